"""Tables between nodes of one process: whole games, watchers, chat, returns, and what goes wrong."""

import shutil
from pathlib import Path

import pytest

from engine.samurai import EndReason, OpeningChosen, Phase, Resignation, RuleSet, replay
from engine.samurai import Event as TableEvent
from engine.samurai.table import NotYourSeat
from net.audit import audit
from net.journal import Journal
from net.node import (
    Began,
    Chatted,
    Failed,
    HostLeft,
    HostTerms,
    Kept,
    LobbySeen,
    Moved,
    Over,
    PresenceChanged,
    Reach,
    RematchOffered,
    Replaced,
    Settled,
)
from net.samurai import playable_game, record_of_audit, terms_of
from net.transcript import print_transcript
from tests.net.node.nodes import Company, Player, play_until


def all_over(players: list[Player]) -> bool:
    return all(player.over is not None for player in players)


def turns(player: Player) -> int:
    return 0 if player.table is None else len(player.table.record().turns)


@pytest.mark.parametrize(
    "rules",
    [RuleSet(), RuleSet(opening="random", figures="random", capture="immediate", captured="open", edition="1998")],
)
def test_a_game_is_played_to_verified(tmp_path: Path, rules: RuleSet) -> None:
    with Company(tmp_path) as company:
        ann, ben, cleo = company.host("Ann", 3, rules), company.guest("Ben"), company.guest("Cleo")
        company.begin(ann, ben, cleo)
        told: list[TableEvent] = []
        assert ann.table is not None
        ann.table.subscribe(told.append)
        play_until(company.players, lambda: all_over(company.players))
        # Tiles that were drawn nobody has chosen.
        assert any(isinstance(event, OpeningChosen) for event in told) == (rules.opening == "chosen")
        files = set()
        for player in company.players:
            assert player.over is not None and player.table is not None
            transcript = player.over.transcript
            found = audit(transcript, playable_game(transcript.charter.charter))
            assert found.complete
            record = record_of_audit(transcript, found)
            assert replay(record).complete
            assert record.tiles is not None and record.result is not None
            shown = player.table.record()
            own = player.table.own[0]
            assert shown.tiles is not None
            assert shown.tiles[own] == record.tiles[own]
            assert [tiles is None for tiles in shown.tiles] == [seat != own for seat in range(3)]
            assert shown._replace(tiles=None) == record._replace(tiles=None)
            files.add(print_transcript(transcript))
            player.expect(Settled)
            player.node.kept()
            player.expect(Kept)
            assert not player.node.unfinished()
        assert len(files) == 1


def test_a_game_is_told_of_once_it_is_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Company(tmp_path) as company:
        ann, ben = company.host("Ann", 2), company.guest("Ben")
        append = Journal.append

        def full(journal: Journal, *records: bytes) -> None:
            if "Ann" in str(journal.path):
                raise OSError(28, "No space left on device")
            append(journal, *records)

        monkeypatch.setattr(Journal, "append", full)
        for player in (ann, ben):
            player.expect(LobbySeen, lambda event: None not in event.lobby.seats)
            player.node.ready(True)
        assert ann.wait_for(Failed).what == "journal"
        ben.wait_for(HostLeft)
        for player in (ann, ben):
            assert not any(isinstance(event, Began) for event in player.seen)


def test_a_clock_that_is_set_back_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No time of day counts for anything at a table: all waiting is by clocks that only go forward."""
    with Company(tmp_path) as company:
        ann, ben = company.host("Ann", 2), company.guest("Ben")
        company.begin(ann, ben)
        play_until((ann, ben), lambda: turns(ann) >= 2)
        monkeypatch.setattr("time.time", lambda: 1.0)
        ben.close()
        again = company.player("Ben")
        again.node.resume(again.node.unfinished()[0].table_id)
        again.wait_for(Began)
        play_until((ann, again), lambda: all_over([ann, again]))
        assert ann.over is not None
        assert audit(ann.over.transcript, playable_game(ann.over.transcript.charter.charter)).complete


def test_a_table_knows_only_its_own_hands(tmp_path: Path) -> None:
    with Company(tmp_path) as company:
        ann, ben = company.host("Ann", 2), company.guest("Ben")
        company.begin(ann, ben)
        play_until(company.players, lambda: turns(ann) >= 1)
        assert ann.table is not None
        assert len(ann.table.hand(0).tiles) == 5
        with pytest.raises(NotYourSeat):
            ann.table.hand(1)
        with pytest.raises(NotYourSeat):
            ann.table.submit(1, Resignation())


def test_a_watcher_sees_what_is_public_and_nothing_else(tmp_path: Path) -> None:
    with Company(tmp_path) as company:
        ann, ben = company.host("Ann", 2), company.guest("Ben")
        early = company.watcher("Early")
        early.wait_for(LobbySeen)
        company.begin(ann, ben)
        early.wait_for(Began)
        play_until((ann, ben), lambda: turns(ann) >= 4)
        late = company.watcher("Late")
        late.wait_for(Began)
        everybody = [ann, ben, early, late]
        play_until(everybody, lambda: all_over(everybody))
        assert ann.table is not None
        for watcher in (early, late):
            assert watcher.table is not None and watcher.over is not None and ann.over is not None
            assert watcher.table.own == ()
            assert watcher.table.standing.items == {}
            assert watcher.table.record() == ann.table.record()._replace(tiles=None)
            assert watcher.over.transcript == ann.over.transcript
            watcher.expect(Settled)


def test_chat_reaches_all_by_any_way(tmp_path: Path) -> None:
    with Company(tmp_path) as company:
        ann, ben, cleo = company.host("Ann", 3), company.guest("Ben"), company.guest("Cleo")
        watcher = company.watcher("Dora")
        watcher.wait_for(LobbySeen)
        company.begin(ann, ben, cleo)
        watcher.wait_for(Began)
        ben.node.say("well\u202e  <b>played</b>")
        for player in (ann, ben, cleo, watcher):
            said = player.wait_for(Chatted)
            assert (said.seat, said.name, said.text) == (1, "Ben", "well ‹b›played‹/b›")
        watcher.node.say("hello")
        assert watcher.wait_for(Failed).what == "chat"


def test_all_leave_and_take_the_game_up_again(tmp_path: Path) -> None:
    with Company(tmp_path) as company:
        first = [company.host("Ann", 4), *(company.guest(name) for name in ("Ben", "Cleo", "Dora"))]
        company.begin(*first)
        play_until(first, lambda: turns(first[0]) >= 6)
        table = first[0].table
        assert table is not None
        for player in first:
            player.close()
        again = [company.player(player.name) for player in first]
        for player in again:
            (stored,) = player.node.unfinished()
            assert (stored.table_id, stored.notes.name) == (table.table_id, "Ann's table")
            player.node.resume(stored.table_id)
        for player in again:
            assert len(player.wait_for(Began).steps) > 10
            assert player.table is not None
            assert turns(player) >= 5
        play_until(again, lambda: all_over(again))
        assert len({print_transcript(player.over.transcript) for player in again if player.over}) == 1
        for player in again:
            player.node.kept()
            player.close()
            assert player.node.unfinished() == ()


def test_nobody_is_asked_to_choose_before_the_others_have_told_what_came_to_pass(tmp_path: Path) -> None:
    with Company(tmp_path) as company:
        first = [company.host("Ann", 2), company.guest("Ben")]
        company.begin(*first)
        play_until(first, lambda: turns(first[0]) >= 2)
        for player in first:
            player.close()
        ann, ben = [company.player(player.name) for player in first]
        ann.node.resume(ann.node.unfinished()[0].table_id)
        alone = ann.wait_for(Began).standing
        assert alone.recalling and alone.awaited == ()
        ben.node.resume(ben.node.unfinished()[0].table_id)
        ann.wait_for(Moved, lambda moved: not moved.standing.recalling)
        ben.wait_for(Began)
        play_until((ann, ben), lambda: all_over([ann, ben]))


def test_the_table_opened_twice_goes_on_in_the_newer_program(tmp_path: Path) -> None:
    with Company(tmp_path) as company:
        ann, ben = company.host("Ann", 2), company.guest("Ben")
        company.begin(ann, ben)
        play_until((ann, ben), lambda: turns(ann) >= 2)
        # The journal of the copy is an older one: this program holds a lock on its own.
        shutil.copytree(ben.folder, tmp_path / "copy", ignore=lambda _, names: [n for n in names if "lock" in n])
        twin = company.player("Ben", "copy")
        twin.node.resume(twin.node.unfinished()[0].table_id)
        twin.wait_for(Began)
        ben.expect(Replaced)
        play_until((ann, twin), lambda: all_over([ann, twin]))
        assert ann.over is not None
        assert audit(ann.over.transcript, playable_game(ann.over.transcript.charter.charter)).complete


def test_who_goes_away_is_waited_for(tmp_path: Path) -> None:
    with Company(tmp_path) as company:
        ann, ben = company.host("Ann", 2), company.guest("Ben")
        company.begin(ann, ben)
        play_until((ann, ben), lambda: turns(ann) >= 1)
        ben.close()

        def is_away(event: PresenceChanged) -> bool:
            return event.players[0].reach is Reach.AWAY

        gone = ann.wait_for(PresenceChanged, is_away).players[0]
        assert (gone.seats, gone.name, gone.exhausted) == ((1,), "Ben", False)
        back = company.player("Ben")
        back.node.resume(back.node.unfinished()[0].table_id)
        ann.wait_for(PresenceChanged, lambda event: event.players[0].reach is Reach.HERE)


def test_resigning_ends_a_game_of_two(tmp_path: Path) -> None:
    with Company(tmp_path) as company:
        ann, ben = company.host("Ann", 2), company.guest("Ben")
        company.begin(ann, ben)
        play_until((ann, ben), lambda: turns(ann) >= 2)
        assert ben.table is not None
        ben.table.submit(1, Resignation())
        play_until((ann, ben), lambda: all_over([ann, ben]))
        assert ann.table is not None
        result = ann.table.record().result
        assert result is not None
        assert (result.reasons, result.winners) == ((EndReason.RESIGNED,), (0,))


def test_all_agree_to_end_the_game(tmp_path: Path) -> None:
    with Company(tmp_path) as company:
        ann, ben = company.host("Ann", 2), company.guest("Ben")
        company.begin(ann, ben)
        play_until((ann, ben), lambda: turns(ann) >= 2)
        for seat, player in enumerate((ann, ben)):
            player.node.agree(seat, True)
        play_until((ann, ben), lambda: all_over([ann, ben]))
        assert ann.table is not None
        result = ann.table.record().result
        assert result is not None
        assert result.reasons == (EndReason.AGREED,)


def test_who_leaves_a_game_of_three_is_played_by_the_caretaker_and_comes_back(tmp_path: Path) -> None:
    with Company(tmp_path) as company:
        ann, ben, cleo = company.host("Ann", 3), company.guest("Ben"), company.guest("Cleo")
        company.begin(ann, ben, cleo)
        play_until(company.players, lambda: turns(ann) >= 3)
        ben.node.depart(1, resigned=False)
        play_until(company.players, lambda: ann.table is not None and not ann.table.standing.state.seats[1].present)
        ann.expect(PresenceChanged, lambda event: event.players[0].reach in (Reach.LEFT, Reach.CUT))
        left_at = turns(ann)
        play_until(company.players, lambda: turns(ann) >= left_at + 4)
        ben.node.come_back(1)
        play_until(company.players, lambda: ann.table is not None and ann.table.standing.state.seats[1].present)
        play_until(company.players, lambda: all_over(company.players))
        assert ann.table is not None and ann.over is not None
        record = ann.table.record()
        assert [(one.seat, one.player) for one in record.takeovers] == [(1, "caretaker"), (1, "human")]
        replay(record)
        found = audit(ann.over.transcript, playable_game(ann.over.transcript.charter.charter))
        opened = record_of_audit(ann.over.transcript, found)
        replay(opened)
        assert opened._replace(tiles=None) == record._replace(tiles=None)


def test_a_full_disk_stops_this_computer_and_it_comes_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Company(tmp_path) as company:
        ann, ben = company.host("Ann", 2), company.guest("Ben")
        company.begin(ann, ben)
        play_until((ann, ben), lambda: turns(ann) >= 2)
        append = Journal.append

        def full(journal: Journal, *records: bytes) -> None:
            if "Ben" in str(journal.path):
                raise OSError(28, "No space left on device")
            append(journal, *records)

        monkeypatch.setattr(Journal, "append", full)
        play_until((ann, ben), lambda: any(isinstance(event, Failed) for event in ben.seen))
        failed = ben.expect(Failed)
        assert (failed.what, failed.error.args[0]) == ("journal", 28)
        monkeypatch.undo()
        ben.node.leave()
        ben.node.resume(ben.node.unfinished()[0].table_id)
        ben.wait_for(Began)
        play_until((ann, ben), lambda: all_over([ann, ben]))


def test_a_choice_is_refused_before_anything_is_said(tmp_path: Path) -> None:
    with Company(tmp_path) as company:
        ann, ben = company.host("Ann", 2), company.guest("Ben")
        company.begin(ann, ben)
        ann.expect(Moved, lambda event: 0 in event.standing.awaited)
        table = ann.table
        assert table is not None and table.position.phase is Phase.OPENING
        ann.act()
        assert table.awaited in ((), (1,))
        for over in (Over,):
            assert not any(isinstance(event, over) for event in ann.seen)


def test_a_rematch_keeps_the_seats(tmp_path: Path) -> None:
    with Company(tmp_path) as company:
        ann, ben, cleo = company.host("Ann", 3), company.guest("Ben"), company.guest("Cleo")
        players = [ann, ben, cleo]
        company.begin(*players)
        play_until(players, lambda: all_over(players))
        first = [player.table.table_id for player in players if player.table]
        for player in players:
            player.expect(Settled)
        ann.node.rematch(HostTerms("Again", terms_of(RuleSet()), 3, (("Ann", "red", "human"),)))
        for player in (cleo, ben):
            offer = player.expect(RematchOffered)
            assert offer.seat == 0
            player.node.accept_rematch(offer, player.name, "", "human")
            player.wait_for(LobbySeen, lambda event: bool(event.own))
        for player in players:
            player.seen.clear()
            player.over = player.table = None
        seated = ann.wait_for(LobbySeen, lambda event: None not in event.lobby.seats).lobby.seats
        assert [seat.name for seat in seated if seat] == ["Ann", "Ben", "Cleo"]
        cleo.wait_for(LobbySeen, lambda event: None not in event.lobby.seats)
        for player in players:
            player.node.ready(True)
        for player in players:
            player.wait_for(Began)
        # That Ben let go of Cleo was nothing to the lobby of both.
        assert not any(isinstance(event, HostLeft) for player in players for event in player.seen)
        play_until(players, lambda: all_over(players))
        assert ann.table is not None
        assert ann.table.table_id not in first


def test_of_two_rematches_one_is_given_up(tmp_path: Path) -> None:
    with Company(tmp_path) as company:
        ann, ben = company.host("Ann", 2), company.guest("Ben")
        players = [ann, ben]
        company.begin(*players)
        play_until(players, lambda: all_over(players))
        for player in players:
            player.expect(Settled)
        for player in players:
            seats = ((player.name, "", "human"),)
            player.node.rematch(HostTerms("Again", terms_of(RuleSet()), 2, seats))
        offers = [player.expect(RematchOffered) for player in players]
        assert [offer.seat for offer in offers] == [1, 0]
        for player in players:
            player.over = player.table = None
            player.seen.clear()
        ben.node.accept_rematch(offers[1], "Ben", "", "human")
        seated = ann.wait_for(LobbySeen, lambda event: None not in event.lobby.seats).lobby.seats
        assert [seat.name for seat in seated if seat] == ["Ann", "Ben"]
        ben.wait_for(LobbySeen, lambda event: None not in event.lobby.seats)
        for player in players:
            player.node.ready(True)
        for player in players:
            player.wait_for(Began)


def test_a_rematch_keeps_bots_where_they_were_whoever_opens_it(tmp_path: Path) -> None:
    with Company(tmp_path) as company:
        bot = ("Yuki", "", "bot:greedy")
        ann = company.host("Ann", 3)
        ann.node.add_seat(*bot)
        players = [ann, ben := company.guest("Ben")]
        company.begin(*players)
        play_until(players, lambda: all_over(players))
        for player in players:
            player.expect(Settled)
        # The bot sat between the two: it is Ben's computer that runs it now.
        seats = (bot, ("Ben", "", "human"))
        ben.node.rematch(HostTerms("Again", terms_of(RuleSet()), 3, seats))
        ann.node.accept_rematch(ann.expect(RematchOffered), "Ann", "", "human")
        seated = ben.wait_for(LobbySeen, lambda event: None not in event.lobby.seats).lobby.seats
        assert [seat.name for seat in seated if seat] == ["Ann", "Yuki", "Ben"]


def test_a_silent_player_is_cut_by_all_others_after_the_grace(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("net.charter.LEAST_GRACE_SECONDS", 1)
    with Company(tmp_path) as company:
        ann, ben, cleo = company.host("Ann", 3, grace=1), company.guest("Ben"), company.guest("Cleo")
        company.begin(ann, ben, cleo)
        play_until(company.players, lambda: turns(ann) >= 3)
        cleo.close()
        left = (ann, ben)

        def is_exhausted(event: PresenceChanged) -> bool:
            return any(player.exhausted and player.seats == (2,) for player in event.players)

        def has_waited(player: Player) -> bool:
            return any(isinstance(event, PresenceChanged) and is_exhausted(event) for event in player.seen)

        play_until(left, lambda: has_waited(ann) and has_waited(ben))
        for player in left:
            player.node.vote_to_cut(2)
        play_until(left, lambda: all_over([ann, ben]))
        assert ann.over is not None and ann.table is not None
        found = audit(ann.over.transcript, playable_game(ann.over.transcript.charter.charter))
        assert (found.complete, found.unfinished, found.unopened) == (False, False, (2,))
        assert [takeover.player for takeover in ann.table.record().takeovers] == ["caretaker"]
        replay(record_of_audit(ann.over.transcript, found))
