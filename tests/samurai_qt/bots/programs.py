"""Programs that play as `cmd:` bots, well and badly."""

import shlex
import sys
from pathlib import Path

WORKER = f"{shlex.quote(sys.executable)} -m samurai_qt bot-worker"

# What a bad program does with the number of the request (from 1) and the line.
DIES = "sys.exit('no more')"
HANGS = "time.sleep(600)"
RUBBISH = "print('{}}')"
STRAY_PRINT = "print('thinking\\x1b[31m about', number, 'x' * 60)"
ILLEGAL = 'print(\'{"opening": ["X", "X", "X", "X", "X"]}\')'
PASSES_OR_PLACES_NOWHERE = (
    'print(\'{"actions": []}\' if json.loads(line)["cmd"] == "turn" else \'{"hex": "l15", "figure": "H"}\')'
)
OPENING_ANSWER = 'print(\'{"opening": ["S1", "S1", "S2", "S2", "S3"]}\')'
NO_ANSWER_AT_ALL = "sys.stdout.close(); os.close(1); time.sleep(600)"
ENDLESS_LINE = "print('x' * 100_000)"


def program(folder: Path, body: str, name: str = "bot.py") -> str:
    """The command of a program that runs this for every request."""
    path = folder / name
    path.write_text(
        "import json, os, sys, time\n"
        f"for number, line in enumerate(sys.stdin, 1):\n    {body}\n    sys.stdout.flush()\n"
    )
    return f"{shlex.quote(sys.executable)} {shlex.quote(str(path))}"
