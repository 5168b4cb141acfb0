"""What nodes advertise: the lobby as it changes, the game by each of its players, for as long as that helps."""

from collections.abc import Callable
from pathlib import Path

from engine.samurai import RuleSet
from net.discovery import Added, Advert, Removed
from net.node import Began, Failed, Found, PresenceChanged, Reach
from net.samurai import rules_value
from net.transport import CodeNeeded
from tests.net.node.nodes import Company, Player, play_until


def advertised(player: Player, holds: Callable[[Advert], bool]) -> Advert:
    """The first advert seen by this player for which the condition holds."""

    def is_it(event: Found) -> bool:
        return not isinstance(event.event, Removed) and holds(event.event.table.advert)

    return player.wait_for(Found, is_it).event.table.advert


def visitor(company: Company) -> Player:
    """Somebody who looks at the list."""
    player = company.player("Visitor")
    player.node.look(True)
    return player


def is_by(*players: Player) -> Callable[[Advert], bool]:
    return lambda advert: any(player.node.installation.startswith(advert.host_key) for player in players)


def test_the_advert_follows_the_lobby(tmp_path: Path) -> None:
    with Company(tmp_path) as company:
        watcher = visitor(company)
        ann = company.host("Ann", 2, RuleSet(capture="immediate"), code="plum")
        by_ann = is_by(ann)
        shown = advertised(watcher, by_ann)
        assert (shown.table_name, shown.host_name, shown.seats_taken, shown.seats) == ("Ann's table", "Ann", 1, 2)
        assert (shown.options, shown.locked, shown.started) == ((("capture", "immediate"),), True, False)

        ann.node.change_table(name="Blue room", rules=rules_value(RuleSet(edition="1998")))
        shown = advertised(watcher, lambda advert: by_ann(advert) and advert.table_name == "Blue room")
        assert shown.options == (("edition", "1998"),)
        ann.node.open_seats(4)
        advertised(watcher, lambda advert: by_ann(advert) and advert.seats == 4)
        ann.node.change_seat(0, "Annabel", "red")
        advertised(watcher, lambda advert: by_ann(advert) and advert.host_name == "Annabel")
        company.guest("Ben", code="plum")
        advertised(watcher, lambda advert: by_ann(advert) and advert.seats_taken == 2)
        ann.node.add_seat("Yuki", "", "bot:greedy")
        shown = advertised(watcher, lambda advert: by_ann(advert) and advert.seats_taken == 3)
        assert shown.options == (("bots", "1"), ("edition", "1998"))


def test_the_advert_tells_of_a_grace_of_its_own(tmp_path: Path) -> None:
    with Company(tmp_path) as company:
        watcher = visitor(company)
        ann = company.host("Ann", 2, grace=600)
        assert advertised(watcher, is_by(ann)).options == (("grace", "600"),)


def test_a_host_is_advertised_under_the_name_at_the_table(tmp_path: Path) -> None:
    with Company(tmp_path) as company:
        watcher = visitor(company)
        # Her settings say something else than what she typed into the form.
        ann = company.host("Ann", 2, seat_name="Anna K.")
        assert advertised(watcher, is_by(ann)).host_name == "Anna K."


def test_every_player_advertises_the_game_until_all_have_seen_its_end(tmp_path: Path) -> None:
    with Company(tmp_path) as company:
        ann, ben = company.host("Ann", 2, RuleSet(figures="random"), code="plum"), company.guest("Ben", code="plum")
        company.begin(ann, ben)
        watcher = visitor(company)
        adverts = {}
        for _ in range(2):
            found = watcher.wait_for(Found, lambda event: is_by(ann, ben)(event.event.table.advert)).event
            assert isinstance(found, Added)
            adverts[found.table.advert.host_key] = found.table.advert
        assert set(adverts) == {ann.node.installation[:8], ben.node.installation[:8]}
        assert ann.table is not None
        for advert in adverts.values():
            assert (advert.table, advert.table_name) == (ann.table.table_id[:8], "Ann's table")
            assert (advert.host_name, advert.seats_taken, advert.seats) == ("Ann", 2, 2)
            assert (advert.options, advert.locked, advert.started) == ((("figures", "random"),), True, True)
        play_until((ann, ben), lambda: ann.over is not None and ben.over is not None)
        for _ in range(2):
            watcher.wait_for(
                Found,
                lambda event: isinstance(event.event, Removed) and is_by(ann, ben)(event.event.table.advert),
            )


def test_a_guest_asks_watchers_for_the_tables_code_too(tmp_path: Path) -> None:
    with Company(tmp_path) as company:
        ann, ben = company.host("Ann", 2, code="plum"), company.guest("Ben", code="plum")
        company.begin(ann, ben)
        stranger = company.player("Stranger")
        stranger.node.join((ben.address,), watching=True)
        assert isinstance(stranger.wait_for(Failed).error, CodeNeeded)
        stranger.node.join((ben.address,), code="plum", watching=True)
        stranger.wait_for(Began)


def test_players_whose_addresses_are_all_unknown_find_each_other(tmp_path: Path) -> None:
    with Company(tmp_path) as company:
        ann, ben = company.host("Ann", 2), company.guest("Ben")
        company.begin(ann, ben)
        assert ann.table is not None
        table_id = ann.table.table_id
        for player in (ann, ben):
            player.close()
            # With the addresses goes the port: each opens another one.
            (player.folder / "tables" / f"{table_id.hex()}.json").unlink()
        again = [company.player(name) for name in ("Ann", "Ben")]
        again[0].node.resume(table_id)
        again[0].wait_for(PresenceChanged, lambda event: event.players[0].reach is Reach.AWAY)
        again[1].node.resume(table_id)
        again[0].wait_for(PresenceChanged, lambda event: event.players[0].reach is Reach.HERE)
        play_until(again, lambda: all(player.over is not None for player in again))
