"""What is to be played, as a lobby and an advert say it."""

from engine.samurai.caretaker import CARETAKER_VERSION
from engine.samurai.records import COLOURS
from engine.samurai.rules import RuleSet
from net.charter import Charter
from net.encoding import Value
from net.limits import GRACE_SECONDS
from net.lobby.host import Terms
from net.samurai.chronicle import seats_of
from net.samurai.game import GAME_NAME, SamuraiGame, board_digest, game_of, rules_of, rules_value


def terms_of(rules: RuleSet, grace: int = GRACE_SECONDS) -> Terms:
    """A table of Samurai by these rules, where silent players are waited for so many seconds."""
    return Terms(GAME_NAME, board_digest(), rules_value(rules), CARETAKER_VERSION, COLOURS, grace)


def options_of(rules: Value) -> tuple[tuple[str, str], ...]:
    """The options that are not as usual, by name, for an advert; RemoteProtocolError for what are no rules."""
    usual = RuleSet().to_json()
    chosen = rules_of(rules).to_json()
    return tuple(sorted((name, str(value).lower()) for name, value in chosen.items() if value != usual[name]))


def playable_game(charter: Charter) -> SamuraiGame:
    """The game that a charter names; RemoteProtocolError unless this program can play it and keep its record."""
    game = game_of(charter)
    seats_of(charter)
    return game
