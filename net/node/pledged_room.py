"""A table whose charter this player has signed, before it is known whether all others have."""

import asyncio
from collections.abc import Callable

from net.charter import SignedCharter
from net.errors import RemoteProtocolError
from net.journal import Journal
from net.node.callers import Callers
from net.node.calling import Address
from net.node.folder import Notes
from net.node.frames import Shown, decode_node_frame, is_of_node
from net.node.lines import Line
from net.node.requests import PREFIX_BYTES, Greeting, Purpose, Request
from net.node.room import Facts
from net.node.seeking import Seeking
from net.node.services import Services
from net.node.whereabouts import selection_of
from net.peer.stored import Pledged
from net.transport import Applicant, Decision, Ended, Joined, Refusal, Welcome

Take = Callable[["PledgedRoom", SignedCharter], None]


class PledgedRoom:
    """Looks for the others until one of them shows the charter with everybody's signature."""

    def __init__(
        self,
        services: Services,
        notes: Notes,
        pledged: Pledged,
        journal: Journal,
        called: Callable[[Joined, Address], None],
        take: Take,
    ) -> None:
        self.notes = notes
        self.pledged = pledged
        self.journal = journal
        self.prefix = pledged.charter.table_id[:PREFIX_BYTES]
        self._services = services
        self._take = take
        self._taken = False
        self.callers = Callers(pledged.charter, services, self._request, called)
        self.callers.hint(notes.addresses)
        for _, caller in self.callers.items():
            caller.start(0.0)
        settings = services.settings
        self._seeking = Seeking(selection_of(settings), settings.program, self.prefix, self.callers.see)
        self._seeking.want(True)

    def facts(self) -> Facts | None:
        """Nobody can be told of a table that may never have begun."""
        return None

    def admit(self, applicant: Applicant, request: Request) -> Decision:
        """Let the other players in, by their keys."""
        is_player = request.purpose is Purpose.PLAY and applicant.key.encoded in self.callers
        if request.table != self.prefix or not is_player:
            return Refusal("unknown", "that table is not played here")
        return Welcome(Greeting(True, self.prefix, self._services.session).encoded())

    def arrived(self, line: Line) -> None:
        """A player is there, who shows the charter first, if it has it."""

    def hear(self, line: Line, frame: bytes) -> None:
        """The charter that all have signed begins the game; RemoteProtocolError for one that is not right."""
        if self._taken or line.installation not in self.callers or not is_of_node(frame):
            return
        shown = decode_node_frame(frame)
        if not isinstance(shown, Shown):
            return
        if shown.charter.charter != self.pledged.charter:
            raise RemoteProtocolError("a player showed the charter of another table")
        self._taken = True
        self._take(self, shown.charter)

    def gone(self, line: Line, end: Ended) -> None:
        """A line is gone: call again."""
        caller = self.callers.get(line.installation)
        if caller is not None:
            caller.lost()

    async def close(self) -> None:
        """Look for nobody any more; the journal is let go of unless the table goes on with it."""
        if not self._taken:
            self.journal.close()
        await asyncio.gather(self._seeking.close(), self.callers.close())

    def _request(self) -> bytes:
        services = self._services
        return Request(Purpose.PLAY, self.prefix, services.session, services.port()).encoded()
