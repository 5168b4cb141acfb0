"""What a guest keeps of the charter that it is about to sign, and finds it again by."""

from net.lobby.effects import Pledge
from net.lobby.model import Lobby
from net.node.calling import Address
from net.node.folder import Notes, StoredTable
from net.node.requests import PREFIX_BYTES, Purpose, Request
from net.node.services import Services
from net.peer.stored import Pledged, encode_record
from net.text import clean_name


def keep(services: Services, lobby: Lobby, code: str | None, pledge: Pledge) -> None:
    """Store what is needed to take the table up, should this program be killed before it is told to start.

    OSError or JournalError: then nothing may be signed.
    """
    table_id = pledge.charter.table_id
    addresses: dict[bytes, tuple[Address, ...]] = {
        line.installation: (line.listens,)
        for line in services.lines.all()
        if line.installation == lobby.host and line.listens is not None
    }
    name = clean_name(lobby.name) or "Samurai"
    code = code if lobby.locked else None
    notes = Notes(name, False, services.port(), code, addresses, locked=lobby.locked, pledged=True)
    # First, since a journal without notes would pass for a game that has begun.
    services.folder.note(table_id, notes)
    with services.folder.journal(table_id) as journal:
        if not journal.records:
            pledged = Pledged(pledge.charter, services.installation, pledge.secrets)
            journal.append(encode_record(pledged))


def pledged_for(services: Services, table: bytes) -> list[StoredTable]:
    """The tables not seen to begin that may be the one with these first bytes, which may be empty."""
    return [stored for stored in services.folder.pledged() if table in (b"", stored.table_id[:PREFIX_BYTES])]


def request_for(services: Services, stored: StoredTable) -> bytes:
    """The request to play at such a table."""
    return Request(Purpose.PLAY, stored.table_id[:PREFIX_BYTES], services.session, services.port()).encoded()
