"""The bot worker: answers the protocol's requests on its standard input, without a window."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from queue import SimpleQueue
from typing import BinaryIO, TextIO

from engine.samurai import replay
from samurai_qt.bots.messages import (
    EndNotice,
    OpeningRequest,
    Question,
    WrongMessage,
    format_answer,
    parse_request,
)
from samurai_qt.bots.thinking import Thinker

_CHUNK = 65_536


class Worker:
    """Serves one level; the end of its input ends it, in the middle of a thought too.

    `requests` must be unbuffered: Python can't end while a thread waits inside a buffer.
    """

    def __init__(self, thinker: Thinker, requests: BinaryIO, answers: TextIO) -> None:
        self._thinker = thinker
        self._requests = requests
        self._answers = answers
        self._lines: SimpleQueue[bytes | None] = SimpleQueue()
        self._asker_gone = threading.Event()

    def serve(self) -> None:
        """Answer until the input ends; WrongMessage or RecordError for a request that makes no sense."""
        # The reader notices that the program that asks has gone, however it ended, while a thought is under way.
        threading.Thread(target=self._read, daemon=True).start()
        for line in self._received():
            request = parse_request(line)
            if not isinstance(request, EndNotice):
                self._answers.write(self._answer(request) + "\n")
                self._answers.flush()

    def _read(self) -> None:
        rest = b""
        while chunk := self._requests.read(_CHUNK):
            *lines, rest = (rest + chunk).split(b"\n")
            for line in lines:
                self._lines.put(line)
        self._asker_gone.set()
        self._lines.put(None)

    def _received(self) -> Iterator[bytes]:
        while (line := self._lines.get()) is not None:
            yield line

    def _answer(self, question: Question) -> str:
        position = replay(question.record).final
        if not isinstance(question, OpeningRequest) and position.seat_to_act != question.seat:
            raise WrongMessage(f"seat: the record does not wait for seat {question.seat}")
        budget = self._thinker.budget(question.milliseconds, self._asker_gone.is_set)
        return format_answer(question.record.board, self._thinker.answer(question, position, budget))
