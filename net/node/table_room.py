"""A table that is played here, or watched."""

import asyncio
from collections.abc import Callable, Iterator, Sequence

from net.errors import LocalProtocolError
from net.game import IllegalChoice
from net.identity import FileNotWritten
from net.journal import Journal
from net.node.callers import Callers
from net.node.calling import Address
from net.node.chat import Chat
from net.node.events import (
    Began,
    Failed,
    Kept,
    Over,
    PresenceChanged,
    RematchOffered,
    Replaced,
    Settled,
    Unsubmitted,
)
from net.node.folder import Notes
from net.node.frames import (
    Reachable,
    Rematch,
    SeenEnd,
    Shown,
    Word,
    decode_node_frame,
    encode_node_frame,
    is_charter,
    is_of_lobby,
    is_of_node,
)
from net.node.limits import MAXIMUM_WATCHERS, SECOND_CALLER_SECONDS, TICK_SECONDS
from net.node.lines import ELSEWHERE, Line
from net.node.pacing import pace_player, pace_watcher
from net.node.presence import Roll
from net.node.rematch import Offers
from net.node.requests import PREFIX_BYTES, Greeting, Purpose, Request
from net.node.room import Facts
from net.node.seeking import Seeking
from net.node.services import Services
from net.node.telling import Telling, disagreement, standing_of, stepped
from net.node.whereabouts import is_usable, selection_of
from net.peer.effects import (
    Caught,
    Disagreed,
    Effect,
    Leaving,
    OpenedElsewhere,
    Refused,
    Rewound,
    Send,
    Stepped,
    Store,
)
from net.peer.machine import TablePeer
from net.peer.own_seats import Intention
from net.secrecy.table_secret import TableSecret
from net.state import Stage
from net.text import player_name
from net.transport import Applicant, AskCode, Decision, Ended, Joined, Refusal, Welcome

STARTED = "started"
"""Why somebody without a seat is sent away: the game has begun."""

_FAULT = "fault"


class TableRoom:
    """Carries out the peer's effects in order, keeps lines to the other players, and tells what happens."""

    def __init__(
        self,
        services: Services,
        notes: Notes,
        peer: TablePeer,
        journal: Journal | None,
        called: Callable[[Joined, Address], None],
    ) -> None:
        self.notes = notes
        self.peer = peer
        self.prefix = peer.state.table_id[:PREFIX_BYTES]
        self._services = services
        self._journal = journal
        self._telling = Telling(peer)
        self._over = False
        self._silenced = False
        self._seen_end = 0
        self._settled = False
        self._watchers: set[bytes] = set()
        self._met: set[bytes] = set()
        self._offers = Offers()
        self._tick: asyncio.Task[None] | None = None
        self._seeking: Seeking | None = None
        charter = peer.charter.charter
        self._roll = Roll(charter, services.installation)
        self._chat = Chat(charter, services.key, services.tell)
        self.callers = Callers(charter, services, self._request, called)

    @property
    def _now(self) -> float:
        return asyncio.get_running_loop().time()

    def open(self, effects: Sequence[Effect], *, resumed: bool) -> None:
        """Store what the table begins with, and tell that it is played here."""
        self.callers.hint(self.notes.addresses)
        peer = self.peer
        # The notes first: by them the program finds the journal's table again.
        self._keep_notes()
        if not self._store([effect.record for effect in effects if isinstance(effect, Store)]):
            return
        steps = tuple(stepped(peer.ledger, number) for number in range(len(peer.ledger.steps)))
        own = tuple(sorted(peer.own))
        self._services.tell(Began(self.notes.name, own, resumed, steps, standing_of(peer)))
        self.carry_out([effect for effect in effects if not isinstance(effect, Store)])

    def meet(self) -> None:
        """Begin to talk: over the lines that stand, and by calling those to whom there is none."""
        for line in self._services.lines.all():
            if line.watching or line.installation in self.callers:
                self.arrived(line)
            else:
                line.connection.close(STARTED)
        resumed = bool(self.peer.ledger.steps)
        for installation, caller in self.callers.items():
            first = resumed or self._services.installation < installation
            caller.start(0.0 if first else SECOND_CALLER_SECONDS)
        settings = self._services.settings
        self._seeking = Seeking(selection_of(settings), settings.program, self.prefix, self.callers.see)
        self._tick = asyncio.get_running_loop().create_task(self._keep_ticking())
        self._services.advertise()

    def facts(self) -> Facts | None:
        """Every player advertises the table for as long as one may have to find the others."""
        if self._journal is None or self._settled:
            return None
        charter = self.peer.charter.charter
        notes, seats = self.notes, len(charter.seats)
        host = notes.host or player_name(charter.seats[0].name, 0)
        options = self._services.settings.options_of(charter.rules)
        return Facts(notes.name, host, charter.game, seats, seats, options, notes.locked, True)

    def admit(self, applicant: Applicant, request: Request) -> Decision:
        """Let players in by their key, and watchers by the code."""
        if request.table and request.table != self.prefix:
            return Refusal("unknown", "that table is not played here")
        welcome = Welcome(Greeting(True, self.prefix, self._services.session).encoded())
        if request.purpose is Purpose.PLAY and applicant.key.encoded in self.callers:
            return welcome
        if request.purpose is not Purpose.WATCH or applicant.key.encoded in self.callers:
            return Refusal(STARTED, "this game has begun; it can be watched")
        if len(self._watchers) >= MAXIMUM_WATCHERS:
            return Refusal("full", "there is no more room to watch this table")
        if self.notes.locked and not applicant.code_confirmed:
            code = self.notes.code
            return AskCode(code) if code is not None else Refusal(STARTED, "only its host lets watchers in")
        return welcome

    def arrived(self, line: Line) -> None:
        """A line stands."""
        installation = line.installation
        # A player may have been killed before it saw that all had signed.
        shown = Shown(self.notes.name, self.peer.charter)
        self._services.lines.send(installation, encode_node_frame(shown))
        caller = self.callers.get(installation)
        if caller is None:
            self._watchers.add(installation)
            pace_watcher(line)
        else:
            pace_player(line)
            self._met.add(installation)
        if caller is not None and line.listens is not None:
            caller.worked(line.listens)
            self._keep_notes()
        self.carry_out(self.peer.connect(installation))
        for reachable in self.callers.reachable():
            if reachable.installation != installation:
                self._services.lines.send(installation, encode_node_frame(reachable))
        if self._over:
            self._services.lines.send(installation, encode_node_frame(SeenEnd(self._seen_end)))
        self._look(self._now)

    def hear(self, line: Line, frame: bytes) -> None:
        """A frame of a player or a watcher."""
        if is_of_node(frame):
            self._hear_beside(line, frame)
        elif not is_of_lobby(frame) and not self._silenced:
            self.carry_out(self.peer.receive(line.installation, frame))

    def gone(self, line: Line, end: Ended) -> None:
        """A line is gone: call again."""
        self._watchers.discard(line.installation)
        self.peer.disconnect(line.installation)
        caller = self.callers.get(line.installation)
        if caller is not None and end.text == ELSEWHERE:
            caller.rest()
            if not any(installation in self._services.lines for installation in self.callers):
                self._services.tell(Replaced())
        elif caller is not None:
            caller.lost()
        self._look(self._now)

    @property
    def is_over(self) -> bool:
        """Whether the game, or the table, has come to its end."""
        return self._over

    async def close(self) -> None:
        """Do nothing more, and let go of the journal."""
        self._silenced = True
        if self._tick is not None:
            self._tick.cancel()
            await asyncio.wait((self._tick,))
        if self._seeking is not None:
            await self._seeking.close()
        await self.callers.close()
        if self._journal is not None:
            self._journal.close()

    def submit(self, seat: int, intention: Intention) -> None:
        """A player of this computer has chosen."""
        try:
            effects = self.peer.submit(seat, intention)
        except (IllegalChoice, LocalProtocolError) as error:
            self._services.tell(Unsubmitted(seat, str(error)))
        else:
            self.carry_out(effects)
        self._tell_standing()

    def agree(self, seat: int, wish: bool) -> None:
        """A player would have the game end here, or not any more."""
        self.carry_out(self.peer.agree(seat, wish))

    def depart(self, seat: int, *, resigned: bool) -> None:
        """A player leaves or resigns."""
        self.carry_out(self.peer.depart(seat, resigned=resigned))

    def come_back(self, seat: int) -> None:
        """A player takes the seat back from the caretaker."""
        self.carry_out(self.peer.come_back(seat, TableSecret.fresh()))

    def vote_to_cut(self, seat: int) -> None:
        """Vote to go on without the player of a seat."""
        self.carry_out(self.peer.vote_to_cut(seat))

    def kept(self) -> None:
        """The transcript is kept: the table need not be taken up again."""
        self.notes = self.notes._replace(over=True)
        self._keep_notes()
        self._services.tell(Kept())

    def conclude(self) -> None:
        """Wait no longer for those who have not opened up."""
        if not self._over:
            self._end()

    def say(self, text: str) -> None:
        """Say something to all."""
        word = self._chat.say(self.peer, text)
        if word is not None:
            self._broadcast(encode_node_frame(word))

    def carry_out(self, effects: Sequence[Effect]) -> None:
        """Carry out effects in order: nothing leaves before what it follows from is on the disk."""
        unstored: list[bytes] = []
        rewound: int | None = None
        for effect in effects:
            if isinstance(effect, Store):
                unstored.append(effect.record)
            elif isinstance(effect, Send):
                if not self._store(unstored):
                    return
                self._services.lines.send(effect.installation, effect.frame)
            elif isinstance(effect, Rewound):
                rewound = effect.step if rewound is None else min(rewound, effect.step)
            elif isinstance(effect, Refused):
                self._services.lines.close(effect.installation, _FAULT)
            elif isinstance(effect, OpenedElsewhere):
                self._services.tell(Replaced())
            elif isinstance(effect, Disagreed):
                self._services.tell(Failed("disagreement", disagreement(self.peer.charter.charter, effect)))
            else:
                assert isinstance(effect, Stepped | Caught | Leaving)
        if self._store(unstored):
            self._tell_steps(effects, rewound)

    def _store(self, records: list[bytes]) -> bool:
        """Put records on the disk; False if that failed, after which this computer says nothing more."""
        if self._silenced:
            return False
        if records and self._journal is not None:
            try:
                self._journal.append(*records)
            except OSError as error:
                self._silenced = True
                self._services.tell(Failed("journal", error))
                for line in self._services.lines.all():
                    line.connection.close(_FAULT)
                return False
        records.clear()
        return True

    def _tell_steps(self, effects: Sequence[Effect], rewound: int | None) -> None:
        news = self._telling.news(effects, rewound)
        if news is not None:
            self._services.tell(news)
        if not self._over and self._is_over():
            self._end()

    def _tell_standing(self) -> None:
        self._services.tell(self._telling.standing())

    def _is_over(self) -> bool:
        return self.peer.stopped is not None or self.peer.state.stage in (Stage.FINISHED, Stage.STOPPED)

    def _end(self) -> None:
        self._over = True
        peer = self.peer
        self._services.tell(Over(peer.transcript(), peer.state, peer.stopped))
        self._see_end(sum(1 << seat for seat in peer.own))

    def _see_end(self, seats: int) -> None:
        """The computers of these seats have seen the end; who watches has nobody to wait for."""
        fresh = seats & ~self._seen_end
        self._seen_end |= seats
        if fresh:
            self._broadcast(encode_node_frame(SeenEnd(self._seen_end)))
        awaited = 0 if self._journal is None else sum(1 << seat for seat in self.peer.state.present)
        if self._over and not self._settled and not awaited & ~self._seen_end:
            self._settled = True
            self._services.tell(Settled())
            self._services.advertise()

    def _hear_beside(self, line: Line, data: bytes) -> None:
        if line.installation not in self.callers or is_charter(data):
            # Who watches says nothing here; and a charter costs many signatures, and is known.
            return
        frame = decode_node_frame(data)
        if isinstance(frame, SeenEnd):
            self._see_end(frame.seats & self._may_tell_of(line.installation))
        elif isinstance(frame, Word):
            if self._chat.hear(frame, self._now):
                self._broadcast(data, besides=line.installation)
        elif isinstance(frame, Rematch) and self._over:
            seats = self.peer.charter.charter.seats
            seat = next((n for n, held in enumerate(seats) if held.installation == line.installation), -1)
            if self._offers.take(line.installation, frame.table):
                self._services.tell(RematchOffered(seat, line.installation, frame.table))
        elif isinstance(frame, Reachable):
            usable = tuple((address, frame.port) for address in frame.addresses if is_usable(address, frame.port))
            known = self.callers.get(frame.installation)
            if known is not None and set(usable) - set(known.addresses) and known.may_be_hinted(self._now):
                known.hint(usable)
                self._broadcast(data, besides=line.installation)

    def _may_tell_of(self, installation: bytes) -> int:
        """The seats, as bits, that a player may say have seen the end: its own, and those never met here.

        Who has been met says so itself: else a liar could have all leave before that one has everything.
        """
        others = {*self._met, self._services.installation} - {installation}
        seats = enumerate(self.peer.charter.charter.seats)
        return sum(1 << number for number, seat in seats if seat.installation not in others)

    def _broadcast(self, frame: bytes, besides: bytes = b"") -> None:
        for line in self._services.lines.all():
            if line.installation != besides:
                self._services.lines.send(line.installation, frame)

    def _missing(self) -> Iterator[bytes]:
        """Who is still in the game and can't be talked to."""
        seats, state = self.peer.charter.charter.seats, self.peer.state
        present = {seats[number].installation for number in state.present}
        return (key for key, caller in self.callers.items() if caller.is_missing and key in present)

    def _request(self) -> bytes:
        services = self._services
        purpose = Purpose.WATCH if self._journal is None else Purpose.PLAY
        return Request(purpose, self.prefix, services.session, services.port()).encoded()

    def _keep_notes(self) -> None:
        if self._journal is None:
            return
        self.notes = self.notes._replace(port=self._services.port(), addresses=self.callers.addresses)
        try:
            self._services.folder.note(self.peer.state.table_id, self.notes)
        except FileNotWritten as error:
            # It helps to find the others again, no more: the game goes on without.
            self._services.tell(Failed("notes", error))

    async def _keep_ticking(self) -> None:
        while True:
            await asyncio.sleep(TICK_SECONDS)
            self._look(self._now)
            if self._seeking is not None:
                self._seeking.want(not self._settled and any(self._missing()))

    def _look(self, now: float) -> None:
        if self._silenced:
            return
        self.carry_out(self.peer.tick(now))
        changed = self._roll.look(self.peer, now)
        if changed is not None:
            self._services.tell(PresenceChanged(changed))
