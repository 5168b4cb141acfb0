"""Chat at a table: signed by installations, passed on, shown once."""

import secrets
from collections import OrderedDict
from collections.abc import Callable

from net.charter import Charter
from net.errors import LocalProtocolError
from net.node.events import Chatted, NodeEvent
from net.node.frames import Word, is_said_by, sign_word
from net.node.limits import CHAT_BURST, CHAT_PER_SECOND, MARK_BYTES, MAXIMUM_MARKS
from net.peer.machine import TablePeer
from net.signing import PublicKey, SigningKey
from net.text import clean_chat, player_name
from net.transport.token_bucket import TokenBucket


class ChatQuota:
    """How much each may say, and no more, however it comes."""

    def __init__(self) -> None:
        self._buckets: dict[bytes, TokenBucket] = {}

    def take(self, who: bytes, now: float) -> bool:
        """Whether one more line of theirs is to be told."""
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = TokenBucket(CHAT_PER_SECOND, CHAT_BURST, now)
        return bucket.take_if_there(1, now)

    def forget(self, who: bytes) -> None:
        """They have gone."""
        self._buckets.pop(who, None)


class Chat:
    """What was said, by the marks of its lines."""

    def __init__(self, charter: Charter, key: SigningKey, tell: Callable[[NodeEvent], None]) -> None:
        self._charter = charter
        self._table_id = charter.table_id
        self._key = key
        self._tell = tell
        self._marks: OrderedDict[bytes, None] = OrderedDict()
        self._quota = ChatQuota()

    def say(self, peer: TablePeer, text: str) -> Word | None:
        """A line of this computer's player, told here too; None if nothing of it can be shown."""
        line = clean_chat(text)
        if not peer.own:
            raise LocalProtocolError("who watches says nothing at the table")
        if not line:
            return None
        word = sign_word(self._key, self._table_id, min(peer.own), secrets.token_bytes(MARK_BYTES), line)
        self._remember(word)
        self._show(word)
        return word

    def hear(self, word: Word, now: float) -> bool:
        """Whether a line is new and its player's own; if so it is told, and to be passed on."""
        if word.seat >= len(self._charter.seats) or word.mark in self._marks:
            return False
        installation = self._charter.seats[word.seat].installation
        if not is_said_by(word, PublicKey(installation), self._table_id):
            return False
        if not self._quota.take(installation, now):
            return False
        self._remember(word)
        self._show(word)
        return True

    def _remember(self, word: Word) -> None:
        self._marks[word.mark] = None
        while len(self._marks) > MAXIMUM_MARKS:
            self._marks.popitem(last=False)

    def _show(self, word: Word) -> None:
        line = clean_chat(word.text)
        if line:
            name = player_name(self._charter.seats[word.seat].name, word.seat)
            self._tell(Chatted(word.seat, name, line))
