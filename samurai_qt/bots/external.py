"""Somebody's bot as a program of its own, asked and waited for: how the arena plays `cmd:` bots."""

from __future__ import annotations

import os
import signal
import subprocess
from collections import deque
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from types import TracebackType
from typing import IO, Self

from engine.samurai import Choice, Record
from samurai_qt.bots.failures import BotFailure, FailureKind, ending_detail
from samurai_qt.bots.limits import MAX_LINE, command_of, seconds_allowed
from samurai_qt.bots.messages import SHOWN, EndNotice, Question, WrongMessage, format_request, parse_answer, public
from samurai_qt.printable import beginning

_EXIT_SECONDS = 0.5
MAX_UNREAD = 8  # lines


class ExternalBot:
    """One running program; BotFailure when it can't be started or asked. Ends with `close`, whatever it does."""

    def __init__(self, program: str) -> None:
        try:
            # A session of its own: what the program starts can be ended with it.
            self._process = subprocess.Popen(
                command_of(program),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
            raise BotFailure(FailureKind.NOT_STARTED, why) from error
        self._asked_before = False
        self._to_write: SimpleQueue[bytes | None] = SimpleQueue()
        self._lines: SimpleQueue[bytes] = SimpleQueue()
        self._complaints: deque[bytes] = deque(maxlen=1)
        assert self._process.stdin and self._process.stdout and self._process.stderr
        # Threads, for a program may neither read nor write nor end, and must not hold up the game.
        self.threads = (
            Thread(target=self._write, args=(self._process.stdin,), daemon=True),
            Thread(target=self._read, args=(self._process.stdout,), daemon=True),
            Thread(target=self._read_complaints, args=(self._process.stderr,), daemon=True),
        )
        for thread in self.threads:
            thread.start()

    def ask(self, question: Question) -> Choice:
        """The program's choice, not yet judged by the rules; BotFailure if it is missing, late or no answer."""
        if not self._lines.empty():
            line = self._lines.get()
            raise self._failure_of(line, BotFailure(FailureKind.NOT_ASKED, beginning(line, SHOWN)))
        self._to_write.put(format_request(question).encode() + b"\n")
        allowed = seconds_allowed(question.milliseconds, first=not self._asked_before)
        self._asked_before = True
        try:
            line = self._lines.get(timeout=allowed)
        except Empty:
            raise BotFailure(FailureKind.LATE, f"{allowed:g}") from None
        try:
            return parse_answer(line, question)
        except WrongMessage as error:
            raise self._failure_of(line, BotFailure(FailureKind.WRONG_ANSWER, str(error))) from None

    def tell_end(self, record: Record) -> None:
        """Tell it that a game is over."""
        self._to_write.put(format_request(EndNotice(public(record))).encode() + b"\n")

    def close(self) -> None:
        """End the program and what it started."""
        self._to_write.put(None)
        if self._process.poll() is None:
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(_EXIT_SECONDS)
        self.kill()
        for thread in self.threads:
            thread.join(_EXIT_SECONDS)

    def kill(self) -> None:
        """End the program and what it started at once."""
        if os.name == "posix":
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.kill()
        # With a time limit, for without one Popen would wait for itself where a signal interrupted it.
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_EXIT_SECONDS)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _failure_of(self, line: bytes, fault: BotFailure) -> BotFailure:
        """The fault of a whole line; of one cut short, what cut it."""
        if line.endswith(b"\n"):
            return fault
        if len(line) > MAX_LINE:
            return BotFailure(FailureKind.TOO_LONG, str(MAX_LINE))
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_EXIT_SECONDS)
        if self._process.returncode is None:
            return BotFailure(FailureKind.HUNG_UP)
        self.threads[2].join(_EXIT_SECONDS)
        complaint = b"".join(self._complaints).decode(errors="replace")
        return BotFailure(FailureKind.ENDED, ending_detail(self._process.returncode, complaint))

    def _write(self, pipe: IO[bytes]) -> None:
        with suppress(OSError), pipe:
            while (line := self._to_write.get()) is not None:
                pipe.write(line)
                pipe.flush()

    def _read(self, pipe: IO[bytes]) -> None:
        with pipe:
            while line := pipe.readline(MAX_LINE + 1):
                self._lines.put(line)
                # One answer at a time is asked for: of a program that floods no more is kept.
                if not line.endswith(b"\n") or self._lines.qsize() > MAX_UNREAD:
                    break
        # An empty line without its end: nothing more will come.
        self._lines.put(b"")

    def _read_complaints(self, pipe: IO[bytes]) -> None:
        with pipe:
            while line := pipe.readline(MAX_LINE):
                if line.strip():
                    self._complaints.append(line)
