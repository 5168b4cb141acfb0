"""A bot's program for the window: asked and heard by signals, so that no frame ever waits for it."""

from __future__ import annotations

import os
import signal
import sys
from collections import deque
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QProcess, QProcessEnvironment, QTimer, Signal

import samurai_qt
from engine.samurai import Record
from samurai_qt.bots.failures import BotFailure, FailureKind, ending_detail, failure_text
from samurai_qt.bots.limits import MAX_LINE, command_of, seconds_allowed
from samurai_qt.bots.messages import EndNotice, Question, WrongMessage, format_request, parse_answer, public

_EXIT_MILLISECONDS = 1000


def worker_command(level: str, seed: int | None = None) -> list[str]:
    """The command that starts this program as a bot worker."""
    module = [] if getattr(sys, "frozen", False) else ["-m", "samurai_qt"]
    seeded = [] if seed is None else ["--seed", str(seed)]
    return [sys.executable, *module, "bot-worker", level, *seeded]


class BotProcess(QObject):
    """One program that answers for any number of seats, one question after the other.

    `answered` brings a seat and its choice, not yet judged by the rules; `failed` a seat and why it has none.
    The program starts with the first question, and again with the next one after it failed.
    """

    answered = Signal(int, object)
    failed = Signal(int, str)

    def __init__(self, command: list[str], restarts: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._command = command
        self._restarts_left = restarts
        self._process: QProcess | None = None
        self._asked_before = False
        self._waiting: deque[Question] = deque()
        self._current: Question | None = None
        self._complaint = ""
        self._clock = QTimer(self, singleShot=True)
        self._clock.timeout.connect(self._late)
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.close)

    @classmethod
    def for_level(cls, level: str, parent: QObject | None = None, *, seed: int | None = None) -> BotProcess:
        """A worker of our own, with a seed for its choices; should it crash, it is started once more."""
        return cls(worker_command(level, seed), 1, parent)

    @classmethod
    def for_program(cls, program: str, parent: QObject | None = None) -> BotProcess:
        """Somebody's program; ValueError if that is no command."""
        return cls(command_of(program), 0, parent)

    @property
    def busy(self) -> bool:
        """Whether a question is out."""
        return self._current is not None

    def ask(self, question: Question) -> None:
        """Ask for a choice; the answer or the failure comes by signal, never before this returns."""
        self._waiting.append(question)
        QTimer.singleShot(0, self, self._ask_next)

    def tell_end(self, record: Record) -> None:
        """Tell the program that a game is over, if it runs."""
        if self._process is not None:
            self._write(format_request(EndNotice(public(record))))

    def cancel(self) -> None:
        """Forget every question; a thought under way is ended with its program."""
        self._waiting.clear()
        if self._current is not None:
            self._current = None
            self.close()

    def close(self) -> None:
        """End the program at once, in the middle of a thought too."""
        self._waiting.clear()
        self._current = None
        self._clock.stop()
        process, self._process = self._process, None
        if process is None:
            return
        process.blockSignals(True)
        identifier = process.processId()
        if identifier and os.name == "posix":
            # The program has a session of its own: what it started ends with it.
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(identifier, signal.SIGKILL)
        process.kill()
        process.waitForFinished(_EXIT_MILLISECONDS)
        process.deleteLater()

    def _ask_next(self) -> None:
        if self._current is None and self._waiting:
            self._current = self._waiting.popleft()
            self._put(self._current)

    def _put(self, question: Question) -> None:
        if self._process is None:
            self._start()
        self._clock.start(round(1000 * seconds_allowed(question.milliseconds, first=not self._asked_before)))
        self._asked_before = True
        self._write(format_request(question))

    def _start(self) -> None:
        process = QProcess(self)
        if os.name == "posix":
            process.setUnixProcessParameters(QProcess.UnixProcessFlag.CreateNewSession)
        environment = QProcessEnvironment.systemEnvironment()
        packages = str(Path(samurai_qt.__file__).parents[1])
        if not getattr(sys, "frozen", False):
            # A worker finds the same packages as this program, wherever that was started.
            environment.insert(
                "PYTHONPATH", os.pathsep.join(filter(None, (packages, environment.value("PYTHONPATH"))))
            )
        process.setProcessEnvironment(environment)
        process.readyReadStandardOutput.connect(self._read)
        process.readyReadStandardError.connect(self._read_complaints)
        process.errorOccurred.connect(self._error)
        process.finished.connect(self._finished)
        self._process = process
        self._asked_before = False
        self._complaint = ""
        process.start(self._command[0], self._command[1:])

    def _write(self, line: str) -> None:
        assert self._process is not None
        self._process.write(line.encode() + b"\n")

    def _read(self) -> None:
        process = self._process
        while process is not None and process.canReadLine():
            self._hear(bytes(process.readLine().data()))
            if process is not self._process:
                return
        if process is not None and process.bytesAvailable() > MAX_LINE:
            self._fail(BotFailure(FailureKind.TOO_LONG, str(MAX_LINE)))

    def _hear(self, line: bytes) -> None:
        question = self._current
        if question is None:
            # It spoke out of turn; whoever asks next starts it anew.
            self.close()
            return
        if len(line) > MAX_LINE:
            self._fail(BotFailure(FailureKind.TOO_LONG, str(MAX_LINE)))
            return
        try:
            choice = parse_answer(line, question)
        except WrongMessage as error:
            self._fail(BotFailure(FailureKind.WRONG_ANSWER, str(error)))
            return
        self._clock.stop()
        self._current = None
        self._ask_next()
        self.answered.emit(question.seat, choice)

    def _read_complaints(self) -> None:
        assert self._process is not None
        lines = bytes(self._process.readAllStandardError().data()).decode(errors="replace").split("\n")
        self._complaint = next((line for line in reversed(lines) if line.strip()), self._complaint)

    def _late(self) -> None:
        question = self._current
        if question is not None:
            self._fail(BotFailure(FailureKind.LATE, f"{self._clock.interval() / 1000:g}"))

    def _error(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart and self._process is not None:
            self._fail(BotFailure(FailureKind.NOT_STARTED, self._process.errorString()))

    def _finished(self, status: int, how: QProcess.ExitStatus) -> None:
        question = self._current
        if question is None:
            self.close()
        elif self._restarts_left:
            self._restarts_left -= 1
            waiting = tuple(self._waiting)
            self.close()
            self._waiting.extend(waiting)
            self._current = question
            self._put(question)
        else:
            self._fail(BotFailure(FailureKind.ENDED, ending_detail(status, self._complaint)))

    def _fail(self, failure: BotFailure) -> None:
        question = self._current
        waiting = tuple(self._waiting)
        self.close()
        self._waiting.extend(waiting)
        if self._waiting:
            QTimer.singleShot(0, self, self._ask_next)
        if question is not None:
            self.failed.emit(question.seat, failure_text(failure))
