"""Peers that stay away for longer than the grace: the others go on without, and they come back or not."""

from pathlib import Path

import pytest

from tests.samurai_qt.command_line.headless import HeadlessTable, Report, check_end, run_command

pytestmark = pytest.mark.long

OPENING_UP = "net.peer.own_seats:OpeningUp"
GRACE = ("--grace", "5")


@pytest.mark.parametrize("victim", [0, 2])
def test_a_silent_player_is_cut_and_takes_the_seat_back(tmp_path: Path, victim: int) -> None:
    # One bot thinks, so that the game lasts until the player is back.
    with HeadlessTable(tmp_path, 2, *GRACE) as table:
        port = table.open()
        table.joiner(port, 0).start("--bot", "master@1500")
        table.joiner(port, 1).start()
        for peer in table.peers:
            assert peer.wait_for("started")["grace"] == 5
        gone = table.peers[victim]
        first, second = (peer for peer in table.peers if peer is not gone)
        seat = gone.own_seat

        def is_of_seat(report: Report) -> bool:
            return seat in report.get("seats", [report.get("seat")])

        first.wait_for("turn", holds=lambda turn: turn["number"] >= 1)
        gone.kill()
        for peer in (first, second):
            away = peer.wait_for("reconnecting", holds=is_of_seat)
            cut = peer.wait_for("cut", holds=is_of_seat)
            assert cut["at"] - away["since"] >= 5
        first.wait_for("turn", holds=is_of_seat)
        gone.start()
        for peer in table.peers:
            peer.wait_for("back", holds=is_of_seat)
        check_end(table)
        assert not any(report["event"] == "left" for report in first.reports)
        words = {report["event"] for peer in table.peers for report in peer.reports}
        assert words >= {"joined", "started", "turn", "reconnecting", "cut", "back", "ended", "audit"}
        record = run_command("export", str(gone.transcript))
        assert '"player": "caretaker"' in record and '"takeovers"' in record


@pytest.mark.parametrize("joiners", [2, 3])
def test_who_does_not_open_up_is_named_and_waited_for_no_longer(tmp_path: Path, joiners: int) -> None:
    with HeadlessTable(tmp_path, joiners, *GRACE) as table:
        port = table.open()
        gone = table.joiner(port, 0).start_to_die(OPENING_UP, 1, done=False)
        rest = [table.host, *(table.joiner(port, number).start() for number in range(1, joiners))]
        assert gone.died()
        assert [(peer.end(), peer.error) for peer in rest] == [(3, "")] * len(rest)
        for peer in rest:
            audit = next(report for report in peer.reports if report["event"] == "audit")
            assert (audit["verified"], audit["complete"], audit["unopened"]) == (False, False, [gone.own_seat])
        assert len({peer.transcript.read_bytes() for peer in rest}) == 1
        found = run_command("verify", "--json", *(str(peer.transcript) for peer in rest))
        assert "Ben0 did not open all envelopes" in found and '"complete": false' in found


def test_all_but_one_stay_away_at_the_end(tmp_path: Path) -> None:
    with HeadlessTable(tmp_path, 2, *GRACE) as table:
        port = table.open()
        for number in range(2):
            table.joiner(port, number).start_to_die(OPENING_UP, 1, done=False)
        assert [peer.died() for peer in table.joiners] == [True, True]
        assert table.host.end() == 3
        audit = next(report for report in table.host.reports if report["event"] == "audit")
        assert audit["unopened"] == sorted(peer.own_seat for peer in table.joiners)
