"""The window's network: wishes go to the `net.node`, and what it tells becomes events of the window. No Qt."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from engine.samurai import RuleSet, SeatInfo
from net import node as told_by
from net.discovery import DiscoveryError
from net.errors import RemoteProtocolError
from net.identity import IdentityError, KeyChanged
from net.lobby.model import Lobby as NetLobby
from net.node import USUAL_PORT, HostTerms, Node, NodeEvent
from net.node.whereabouts import own_addresses
from net.samurai import rules_value, terms_of
from net.samurai.table import NetworkTable
from net.transcript import Transcript
from net.transport import EVERY_ADDRESS, CodeUnusable, normal_code
from samurai_qt.game_setup import bot_names
from samurai_qt.lan import events
from samurai_qt.lan.endpoints import NoSuchPort, endpoint_of, written
from samurai_qt.lan.errors import NetworkError
from samurai_qt.lan.failures import failure_of
from samurai_qt.lan.listing import Listing
from samurai_qt.lan.lobbies import lobby_of
from samurai_qt.lan.model import Failure
from samurai_qt.lan.node import HostWish, JoinWish
from samurai_qt.lan.place import ANYWHERE, NetworkPlace
from samurai_qt.lan.playing import Playing
from samurai_qt.lan.rematch import person_at, rematch_terms
from samurai_qt.lan.reports import one_line
from samurai_qt.lan.settings import node_settings
from samurai_qt.lan.transcripts import CheckedTranscript, check_transcript, save_transcript
from samurai_qt.lan.unfinished import unfinished_tables
from samurai_qt.storage.errors import StorageError
from samurai_qt.storage.saves import free_path, new_file_name

Listener = Callable[[object], None]

# What fails beside a table, without consequence for it; a player can do nothing about it.
_QUIET = frozenset({"stranger", "line", "chat", "cut", "players"})
_ENTERING = frozenset({"host", "join", "resume", "sit"})


class _Checked(NamedTuple):
    """Told by the checking thread: the sound transcript or None, the fault or "", the file it was written to."""

    checked: CheckedTranscript | None
    fault: str
    file: str


class NetworkNode:
    """The `Node` of a data folder; NetworkError where there can be none."""

    def __init__(
        self,
        folder: Path,
        saves: Path,
        name: str,
        place: NetworkPlace = ANYWHERE,
    ) -> None:
        self._saves = saves
        listen = place.listen or EVERY_ADDRESS
        self._settings = node_settings(folder, place.name or name, listen, place.port, place.interfaces)
        self._listener: Listener = lambda told: None
        try:
            self._node = Node(self._settings, self._tell)
        except (IdentityError, DiscoveryError) as error:
            raise NetworkError(str(error)) from error
        self._own = self._node.installation.hex()
        self._listing = Listing(self._node.installation)
        self._join: JoinWish | None = None
        self._asked_for_seat = False
        self._code = ""
        """The room code as it was typed here, for the others who ask for it."""
        self._lobby: NetLobby | None = None
        self._port = 0
        self._playing: Playing | None = None
        self._offer: told_by.RematchOffered | None = None
        self._rematching = False
        """Whether a game that is over is left for another one, which was opened here or by somebody else."""
        self._opened_rematch = False
        self._person: SeatInfo | None = None
        self._node.start()

    def subscribe(self, listener: Listener) -> None:
        """Call the listener, in the network's thread, with whatever is told from now on."""
        self._listener = listener

    @property
    def online(self) -> bool:
        """Whether this computer has an address that others may reach."""
        return bool(own_addresses(self._settings))

    @property
    def port(self) -> int:
        """The TCP port at which others reach this computer: the open one, else the one that a table opens."""
        return self._port or self._settings.port or USUAL_PORT

    # Before the game

    def look(self, looking: bool) -> None:
        """Look for tables, or stop looking."""
        if looking:
            unfinished = unfinished_tables(self._node.unfinished(), self._settings.folder)
            self._listing.leave_out(table.key for table in unfinished)
            self._listener(events.UnfinishedFound(unfinished))
            self._listener(events.TablesFound(self._listing.tables))
        else:
            self._listing.clear()
        # At the end: what the network's thread says to this comes after what was told here.
        self._node.look(looking)

    def host(self, wish: HostWish) -> None:
        """Open a table."""
        try:
            code = normal_code(wish.code) if wish.code else None
        except CodeUnusable:
            self._listener(events.Failed(Failure.BAD_CODE))
            return
        self._start_anew()
        self._code = wish.code
        names = bot_names(len(wish.bots), (wish.player,))
        bots = tuple((name, "", f"bot:{level}") for name, level in zip(names, wish.bots, strict=True))
        seats = ((wish.player, wish.colour, "human"), *bots)
        self._node.host(HostTerms(wish.name, terms_of(wish.rules, wish.grace), wish.players, seats, code))

    def join(self, wish: JoinWish) -> None:
        """Ask to be let in to a table's lobby, or to watch its game."""
        try:
            code = normal_code(wish.code) if wish.code else None
            typed = endpoint_of(wish.address)
        except CodeUnusable:
            self._listener(events.Failed(Failure.BAD_CODE))
            return
        except NoSuchPort:
            typed = None
        found = self._listing.entry(wish.table)
        addresses: tuple[tuple[str, int], ...] = () if typed is None else (typed,)
        if found is not None:
            addresses = tuple((endpoint.address, endpoint.port) for endpoint in found.endpoints)
        if not addresses:
            self._listener(events.Failed(Failure.BAD_ADDRESS))
            return
        self._start_anew()
        self._join = wish
        self._code = wish.code
        table = b"" if found is None else found.advert.table
        key = b"" if found is None else found.key_to_prove
        self._node.join(addresses, table, code, watching=wish.watch, key=key)

    def resume(self, key: str) -> None:
        """Take an unfinished table up again."""
        self._start_anew()
        self._node.resume(bytes.fromhex(key))

    def _start_anew(self) -> None:
        self._node.leave()
        self._join = self._lobby = self._playing = self._offer = None
        self._asked_for_seat = False
        self._code = ""
        self._rematching = self._opened_rematch = False

    # The lobby

    def change(self, seat: int, name: str, colour: str) -> None:
        """Sit in one of the own seats under another name or colour."""
        self._node.change_seat(seat, name, colour)

    def set_ready(self, ready: bool) -> None:
        """Sign the charter for the own seats, or take that back."""
        self._node.ready(ready)

    def say(self, text: str) -> None:
        """Say something to everyone at the table."""
        self._node.say(text)

    def kick(self, seat: int) -> None:
        """As host: empty a seat."""
        self._node.remove_seat(seat)

    def add_bot(self, level: str) -> None:
        """As host: put a bot of this computer in a free seat."""
        taken = [] if self._lobby is None else [seat.name for seat in self._lobby.seats if seat is not None]
        self._node.add_seat(bot_names(1, taken)[0], "", f"bot:{level}")

    def set_seats(self, players: int) -> None:
        """As host: play with so many seats."""
        self._node.open_seats(players)

    def set_rules(self, rules: RuleSet) -> None:
        """As host: play by other rules."""
        self._node.change_table(rules=rules_value(rules))

    def trust(self, computer: str) -> None:
        """Remember this computer under the name it carries."""
        seats = () if self._lobby is None else self._lobby.seats
        for seat in seats:
            if seat is not None and seat.entry.installation.hex() == computer:
                self._node.accept_key(seat.entry.installation, seat.name)

    # The game

    def cut(self, seat: int) -> None:
        """Vote to go on without a silent seat."""
        self._node.vote_to_cut(seat)

    def take_back(self) -> None:
        """Take the own seats back from the caretaker."""
        if self._playing is not None:
            for seat in self._playing.taken:
                self._node.come_back(seat)

    def propose_end(self, wanted: bool) -> None:
        """Sign that the game may end here, or take the wish back."""
        if self._playing is not None:
            for seat in self._playing.table.own:
                self._node.agree(seat, wanted)

    def step_away(self) -> None:
        """Close the table and keep it."""
        self._start_anew()

    def leave(self) -> None:
        """Leave the lobby, or the game for good: the seats' last messages go out with their next step."""
        if self._playing is None or self._playing.is_over or not self._playing.table.own:
            self._start_anew()
            return
        self._playing.leaving = True
        for seat in self._playing.table.own:
            self._node.depart(seat, resigned=False)

    def rematch(self) -> None:
        """Play again with the same seats: at the table another player has opened for it, or at one opened here."""
        playing = self._playing
        person = None if playing is None else person_at(playing.table)
        if playing is None or person is None:
            return
        self._rematching = True
        if self._offer is not None:
            self._follow(self._offer, person)
        else:
            self._opened_rematch = True
            self._join, self._person = None, person
            self._node.rematch(rematch_terms(playing.table))

    def _follow(self, offer: told_by.RematchOffered, person: SeatInfo) -> None:
        self._join, self._asked_for_seat = JoinWish("", "", person.name, person.colour), True
        self._node.accept_rematch(offer, person.name, person.colour, person.player)

    def _hear_offer(self, offer: told_by.RematchOffered) -> Sequence[events.LanEvent]:
        if self._opened_rematch:
            # Two have opened a table at the same moment: one of them gives the own up.
            if self._person is not None and offer.installation < self._node.installation:
                self._opened_rematch = False
                self._follow(offer, self._person)
            return ()
        self._offer = offer
        return (events.RematchOffered(offer.seat),)

    def close(self) -> None:
        """End the network's thread; tables in play are kept."""
        self._listener = lambda told: None
        self._node.close()

    # What is told

    def _tell(self, event: NodeEvent) -> None:
        """In the network's thread."""
        self._listener(event)
        if isinstance(event, told_by.Over):
            threading.Thread(target=self._check, args=(event.transcript,), name="audit", daemon=True).start()

    def _check(self, transcript: Transcript) -> None:
        """In a thread of its own: audit, and write the file."""
        file = ""
        try:
            checked = check_transcript(transcript)
        except RemoteProtocolError as error:
            self._listener(_Checked(None, one_line(error), file))
            return
        try:
            path = free_path(self._saves, new_file_name(checked.record.seats, datetime.now()))
            save_transcript(path, transcript)
            file = str(path)
        except StorageError as error:
            self._listener(events.Failed(Failure.DISK, one_line(error)))
        self._listener(_Checked(checked, "", file))

    def hear(self, told: object) -> Sequence[events.LanEvent]:
        """What something that was told means for the window."""
        if isinstance(told, told_by.Kept):
            if self._playing is None or not self._playing.let_go:
                return ()
            self._start_anew()
            return (events.Departed(),)
        if isinstance(told, _Checked):
            return self._hear_check(*told)
        if isinstance(told, events.TOLD_HERE):
            return (told,)
        if self._playing is not None and (heard := self._playing.hear(told)) is not None:
            if self._playing.must_conclude:
                self._playing.must_conclude = False
                self._node.conclude()
            if self._playing.has_left and not self._playing.let_go:
                self._playing.let_go = True
                self._node.kept()
            return heard
        match told:
            case told_by.Looks():
                # What the search before still had to say has come in by now, and may be gone since.
                self._listing.clear()
                return (events.TablesFound(()),)
            case told_by.Found(event):
                self._listing.hear(event)
                return (events.TablesFound(self._listing.tables),)
            case told_by.Listening(_, port):
                self._port = port
            case told_by.Joined(peer):
                return (events.WordsToCompare(peer.key.encoded.hex(), peer.words),)
            case told_by.LobbySeen(lobby, own):
                return self._see_lobby(lobby, own)
            case told_by.Met(seat, KeyChanged(name, _)) if self._lobby is not None:
                held = self._lobby.seats[seat]
                return () if held is None else (events.KeyChanged(held.entry.installation.hex(), name),)
            case told_by.RematchOffered():
                return self._hear_offer(told)
            case told_by.Chatted(seat, _, text):
                return (events.ChatSaid(seat, text),)
            case told_by.Dismissed(reason):
                self._node.leave()
                return (events.Dismissed(reason),)
            case told_by.HostLeft():
                self._node.leave()
                return (events.Dismissed("host-left"),)
            case told_by.Began():
                return self._begin(told)
            case told_by.Failed(what, error):
                return self._fail(what, error)
        return ()

    def _see_lobby(self, lobby: NetLobby, own: tuple[int, ...]) -> Sequence[events.LanEvent]:
        if self._playing is not None and not self._rematching:
            # The host's last look at its lobby comes after the game has begun.
            return ()
        self._playing = None
        self._lobby = lobby
        wish = self._join
        if not own and wish is not None and not wish.watch:
            if not self._asked_for_seat:
                self._asked_for_seat = True
                self._node.sit(wish.player, wish.colour, "human")
            return ()
        addresses = own_addresses(self._settings) if lobby.host.hex() == self._own else ()
        try:
            places = tuple(written(address, self._port) for address in addresses)
            shown = lobby_of(lobby, self._own, places, self._code)
        except RemoteProtocolError as error:
            self._start_anew()
            return (events.Failed(Failure.OTHER, one_line(error)), events.Dismissed("other-game"))
        return (events.LobbyChanged(shown),)

    def _begin(self, began: told_by.Began) -> Sequence[events.LanEvent]:
        table = NetworkTable(self._node, began)
        self._playing, self._offer = Playing(table), None
        self._rematching = self._opened_rematch = False
        return (events.Started(table), *self._playing.first_events())

    def _hear_check(self, checked: CheckedTranscript | None, fault: str, file: str) -> Sequence[events.LanEvent]:
        if self._playing is None:
            return ()
        if file and self._playing.table.own:
            self._node.kept()
        return self._playing.checked(checked, fault, file)

    def _fail(self, what: str, error: Exception) -> Sequence[events.LanEvent]:
        if what in _QUIET:
            return ()
        if what == "rematch":
            self._rematching = self._opened_rematch = False
            if self._offer is not None and self._playing is not None:
                # Whoever opened it is gone.
                self._offer = None
                self.rematch()
                return ()
        if what == "disagreement":
            return (events.Failed(Failure.DISAGREED, one_line(error)),)
        place = str(self._settings.port)
        if what in _ENTERING:
            place = place if what == "host" or self._join is None else self._join.address
            self._start_anew()
        return (failure_of(error, place),)
