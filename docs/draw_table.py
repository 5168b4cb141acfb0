"""Write what docs/protocol/table.md takes from the code: what may be said when, stages, test vectors."""

from __future__ import annotations

import sys
from pathlib import Path

from marks import filled, vector_block

PAGE = Path(__file__).with_name("protocol") / "table.md"
ROOT = PAGE.parents[2]


def sayings() -> str:
    """Return the table of what may be said, by what is due from a seat."""
    from net.expecting import SAYINGS

    lines = ["| due from a seat | it may say |", "|---|---|"]
    lines += [f"| {due} | {', '.join(body.__name__ for body in bodies)} |" for due, bodies in SAYINGS.items()]
    return "\n".join([*lines, ""])


def stages() -> str:
    """Return the Mermaid drawing of the stages: an arrow a whole step that leads on, with its reason."""
    from net.state import STAGES, Stage

    lines = ["```mermaid", "stateDiagram-v2", f"  [*] --> {Stage.SEALING.name}"]
    lines += [
        f"  {start.name} --> {end.name}: {why}" for start, ends in STAGES.items() for end, why in ends.items()
    ]
    lines += [f"  {stage.name} --> [*]" for stage, ends in STAGES.items() if not ends]
    return "\n".join([*lines, "```", ""])


def vectors() -> dict[str, str]:
    """Return the values of a table's first steps, by name, in hex."""
    from engine.samurai import RuleSet
    from net.charter import SignedCharter, endorsed_seat
    from net.checking import StepAtHand
    from net.encoding import encode
    from net.messages import Call, decode_body
    from net.peer.ledger import Ledger
    from net.peer.own_seats import Heard, OwnSeat
    from net.samurai import charter_of, game_of
    from net.secrecy.chain import roll_seed
    from net.secrecy.table_secret import TableSecret
    from net.signing import SigningKey
    from net.state import TableState

    installations = [SigningKey(bytes([number]) * 32) for number in (1, 2)]
    secrets = [TableSecret(bytes([number]) * 32) for number in (3, 4)]
    charter = charter_of(
        RuleSet(),
        tuple(
            endorsed_seat(name, colour, "human", secret.signing_key().public, secret.nonce(), installation)
            for name, colour, secret, installation in zip(
                ("Ann", "Bob"), ("red", "blue"), secrets, installations, strict=True
            )
        ),
    )
    ready = tuple(secret.signing_key().sign(charter.ready_message(seat)) for seat, secret in enumerate(secrets))
    SignedCharter(charter, ready).check()
    found = {"charter": charter.encoded().hex(), "table id": charter.table_id.hex()}
    found |= {f"ready {seat}": signature.hex() for seat, signature in enumerate(ready)}
    ledger = Ledger(TableState.started(charter, game_of(charter)))
    own = [OwnSeat(seat, charter.table_id, None) for seat in (0, 1)]
    for seat, secret in zip(own, secrets, strict=True):
        seat.renew(secret)
    for step in (0, 1):
        for name, value in ledger.state.fields().items():
            found[f"field {name} before step {step}"] = encode(value).hex()
        found[f"state digest before step {step}"] = StepAtHand(ledger.state).digest.hex()
        state = ledger.state
        for seat in own:
            message = seat.speak(ledger.at_hand, Heard(ledger.call))
            assert message is not None
            ledger.add(message)
            found[f"step {step}, seat {seat.seat}, body"] = message.body.hex()
            found[f"step {step}, seat {seat.seat}, identity"] = message.identity(
                state.table_id, state.previous
            ).hex()
            found[f"step {step}, seat {seat.seat}, message"] = message.encoded().hex()
        ledger.complete()
        found[f"hash of step {step}"] = ledger.state.previous.hex()
    links = {seat.seat: ledger.state.seats[seat.seat].link for seat in own}
    assert isinstance(decode_body(ledger.steps[1].messages[0].body), Call)
    found["seed of the roll in step 1"] = roll_seed(charter.table_id, 1, links).hex()
    found["first player"] = encode(ledger.state.game.fields()["first"]).hex()
    envelope = secrets[0].bag(charter.table_id, 0, 0, ledger.state.game.bag)[0]
    found["seat 0, envelope 0, item"] = bytes([envelope.item]).hex()
    found["seat 0, envelope 0, salt"] = envelope.salt.hex()
    return found


def with_drawings(page: str) -> str:
    """Return the page with fresh content between its marks."""
    contents = {"sayings": sayings(), "stages": stages(), "vectors": vector_block(vectors())}
    return filled(page, "draw_table.py", contents)


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    PAGE.write_text(with_drawings(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
