"""Tables between computers, in words: rules at a glance, connections, what went wrong, what was checked."""

from __future__ import annotations

from collections.abc import Sequence

from engine.samurai import RuleSet, SeatInfo
from samurai_qt.lan.errors import NetworkError
from samurai_qt.lan.events import Failed, Stopped
from samurai_qt.lan.model import Audit, Failure, FoundTable, Presence
from samurai_qt.table.link import Link
from samurai_qt.words.options import choice_name, option_name
from samurai_qt.words.pieces import piece_title
from samurai_qt.words.players import joined, seat_name
from samurai_qt.words.translation import translate

MINUTE = 60
HOUR = 60 * MINUTE


def rules_at_a_glance(rules: RuleSet | None) -> str:
    """In what a table differs from the usual rules, on one line."""
    if rules is None:
        return translate("Lan", "another game")
    usual = RuleSet().to_json()
    others = [(option, value) for option, value in rules.to_json().items() if value != usual[option]]
    if not others:
        return translate("Lan", "usual rules")
    return " · ".join(
        translate("Lan", "{option}: {choice}", "as in: Captures: after each tile").format(
            option=option_name(option), choice=choice_name(option, value)
        )
        for option, value in others
    )


def rules_in_full(rules: RuleSet) -> list[tuple[str, str]]:
    """Every option's name and the choice made, in their settled order."""
    return [
        (option_name(option), piece_title(choice_name(option, value))) for option, value in rules.to_json().items()
    ]


def grace_in_full(seconds: int) -> tuple[str, str]:
    """How long a silent player is waited for: what it is called, and the time."""
    return translate("Lan", "Silent player"), translate("Lan", "is waited for {time}").format(
        time=duration_text(seconds)
    )


def duration_text(seconds: int) -> str:
    """A time to wait: "30 seconds", "1 minute", "2 hours", or "1:30" where none of them fits."""
    if seconds == HOUR:
        return translate("Lan", "1 hour")
    if seconds % HOUR == 0:
        return translate("Lan", "{number} hours").format(number=seconds // HOUR)
    if seconds == MINUTE:
        return translate("Lan", "1 minute")
    if seconds % MINUTE == 0:
        return translate("Lan", "{number} minutes").format(number=seconds // MINUTE)
    if seconds < MINUTE:
        return translate("Lan", "{number} seconds").format(number=seconds)
    return span_text(seconds)


def seats_taken(table: FoundTable) -> str:
    """How many seats are taken: "2 of 3"."""
    text = translate("Lan", "{taken} of {seats}", "seats taken at a table")
    return text.format(taken=table.taken, seats=table.seats)


def table_in_full(table: FoundTable) -> str:
    """All that one may want to know of a table before joining it."""
    parts = [translate("Lan", "Seats taken: {seats}").format(seats=seats_taken(table))]
    if table.bots:
        text = translate("Lan", "bots, run by {name}'s computer: {number}")
        parts.append(text.format(name=table.host, number=table.bots))
    if table.locked:
        parts.append(translate("Lan", "joined by room code"))
    if table.rules is not None and not table.started:
        parts += [
            translate("Lan", "{option}: {choice}", "as in: Captures: after each tile").format(
                option=option, choice=choice
            )
            for option, choice in (*rules_in_full(table.rules), grace_in_full(table.grace))
        ]
    return " · ".join(parts)


def span_text(seconds: float) -> str:
    """A time that has gone by: "0:07", "12:30"."""
    whole = max(0, int(seconds))
    return f"{whole // MINUTE}:{whole % MINUTE:02}"


def presence_text(presence: Presence, now: float) -> str:
    """How a seat is connected at this moment of the monotonic clock: "reconnecting, 0:23"."""
    if presence.link is Link.RECONNECTING:
        text = translate("Lan", "reconnecting, {time}", "a player; the time since")
        return text.format(time=span_text(now - presence.since))
    return {
        Link.HERE: translate("Lan", "at this computer"),
        Link.CONNECTED: translate("Lan", "connected"),
        Link.LEFT: translate("Lan", "has left"),
        Link.CARETAKER: translate("Lan", "caretaker plays"),
        Link.WATCHED: "",
    }[presence.link]


def lan_failure_text(failed: Failed) -> str:
    """Why a table can't be opened or joined, and what to do about it."""
    place = failed.detail
    text = {
        Failure.NO_NETWORK: translate("Lan", "This computer is not connected to a network."),
        Failure.PORT_TAKEN: translate("Lan", "Port {place} is taken by another program."),
        Failure.PORT_FORBIDDEN: translate("Lan", "Port {place} can't be opened. Choose one from 1024 to 65535."),
        Failure.NO_DISCOVERY: translate(
            "Lan", "Tables can't be looked for here: {place}. Joining by address still works."
        ),
        Failure.UNKNOWN_HOST: translate("Lan", "No computer is known as {place}."),
        Failure.NOBODY_LISTENS: translate("Lan", "No table is open at {place}."),
        Failure.NO_ANSWER: translate("Lan", "{place} does not answer. A firewall may stand between."),
        Failure.NO_TABLE: translate("Lan", "What answers at {place} is no Samurai table."),
        Failure.LOST: translate("Lan", "The connection to the table was lost."),
        Failure.OTHER_VERSION: translate(
            "Lan", "That table is played with {place}, which this version can't play with. Both need the same."
        ),
        Failure.CODE_NEEDED: translate("Lan", "This table asks for a room code."),
        Failure.WRONG_CODE: translate("Lan", "That is not the table's room code."),
        Failure.BAD_CODE: translate("Lan", "This room code can't be used: it needs letters or digits."),
        Failure.BAD_ADDRESS: translate("Lan", "Type the address as host:port, as in 192.168.1.7:31603."),
        Failure.FULL: translate("Lan", "All seats of that table are taken."),
        Failure.STARTED: translate("Lan", "That table has begun already. You can watch it."),
        Failure.BUSY: translate("Lan", "Too many are trying to get in. Try again in a moment."),
        Failure.OWN_TABLE: translate("Lan", "That table belongs to this computer."),
        Failure.OTHER_PLAYER: translate("Lan", "Somebody else answers at {place} than the host that was called."),
        Failure.DISK: translate("Lan", "The table can't be kept on the disk: {place}."),
        Failure.DISAGREED: translate(
            "Lan", "The players' computers have come to different states of the game: {place}."
        ),
        Failure.OTHER: translate("Lan", "It did not work: {place}."),
    }[failed.failure]
    return text.format(place=place)


def network_text(error: NetworkError) -> str:
    """Why there can be no network at all."""
    return translate("Lan", "Playing on the network is not possible: {reason}.").format(reason=error)


def dismissed_text(reason: str, host: str) -> str:
    """Why one is no longer in a lobby."""
    if reason == "kicked":
        return translate("Lan", "{host} has sent you away from the table.").format(host=host)
    if reason == "full":
        return translate("Lan", "All seats were taken in the meantime.")
    if reason == "started":
        return translate("Lan", "The game began without you.")
    if reason == "other-game":
        return translate("Lan", "That table plays another game, or by rules this version doesn't know.")
    if reason == "lost":
        return translate("Lan", "The connection to {host} was lost. Join again when it is back.").format(host=host)
    return translate("Lan", "{host} has closed the table.").format(host=host)


def stranger_text(name: str) -> str:
    """The warning that a name belongs to another computer, as far as this one knows."""
    text = translate(
        "Lan",
        "You know the name {name} from another computer. This may be their new computer, or somebody else: "
        "compare the words below aloud if you are not sure.",
    )
    return text.format(name=name)


def words_text(words: Sequence[str]) -> str:
    """The words to compare, as they are read aloud."""
    return " · ".join(words)


def stopped_text(stopped: Stopped, seats: Sequence[SeatInfo]) -> str:
    """Why a table stopped for good, naming who broke what."""
    if stopped.seat < 0:
        return translate("Lan", "The table stopped: the computers came to different states of the game.")
    return translate("Lan", "The table stopped: {player} {fault}.", "the fault follows the name").format(
        player=seat_name(seats, stopped.seat), fault=fault_text(stopped.fault)
    )


def fault_text(fault: str) -> str:
    """What a player did, to follow the name; `fault` is the name of a `net.misconduct.Fault`."""
    return {
        "FORGED": translate("Lan", "sent a message that is not signed by their key"),
        "NOT_OF_THIS_STEP": translate("Lan", "sent something that does not belong there"),
        "UNREADABLE": translate("Lan", "sent something that can't be read"),
        "ILLEGAL_RETURN": translate("Lan", "let somebody come back who could not"),
        "TWO_VOTES": translate("Lan", "said both that a player is here and that they are gone"),
        "OUT_OF_PLACE": translate("Lan", "sent something that does not belong there"),
        "WRONG_LINK": translate("Lan", "tampered with a roll"),
        "NOT_IN_HAND": translate("Lan", "played a tile that was not in hand"),
        "WRONG_ENVELOPE": translate("Lan", "showed another tile than the one sealed"),
        "OPENED_TWICE": translate("Lan", "played one tile twice"),
        "ILLEGAL_CHOICE": translate("Lan", "made a move that the rules forbid"),
        "ILLEGAL_NAMING": translate("Lan", "took tiles that were not to be had"),
        "ILLEGAL_BAG": translate("Lan", "did not play with the twenty tiles"),
        "WRONG_DIGEST": translate("Lan", "came to another state of the game"),
        "WRONG_CALL": translate("Lan", "confirmed another move than the one made"),
        "EQUIVOCATION": translate("Lan", "said two different things about one move"),
    }.get(fault, fault)


def audit_headline(audit: Audit, seats: Sequence[SeatInfo]) -> str:
    """The outcome of the check in a few words."""
    if audit.fault:
        if audit.seat < 0:
            return translate("Lan", "Not verified: {fault}").format(fault=fault_text(audit.fault))
        return translate("Lan", "Not verified: {player} {fault}", "the fault follows the name").format(
            player=seat_name(seats, audit.seat), fault=fault_text(audit.fault)
        )
    if audit.unopened:
        names = joined([seat_name(seats, seat) for seat in audit.unopened])
        return translate("Lan", "Not verified: {names} did not open").format(names=names)
    return translate("Lan", "Verified")


def audit_detail(audit: Audit) -> str:
    """What was checked, with numbers."""
    if not audit.verified:
        return translate("Lan", "What could be checked was right: {steps} steps, {signatures} signatures.").format(
            steps=audit.steps, signatures=audit.signatures
        )
    text = translate(
        "Lan",
        "Every hand, draw, move and capture was checked again: {envelopes} sealed tiles, {steps} steps, "
        "{signatures} signatures.",
    )
    return text.format(envelopes=audit.envelopes, steps=audit.steps, signatures=audit.signatures)
