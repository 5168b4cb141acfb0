"""What a charter may say."""

from random import Random

import pytest

from engine.samurai import RuleSet
from net.charter import Charter
from net.encoding import decode, encode
from net.errors import RemoteProtocolError
from net.lobby.model import Lobby
from net.samurai import terms_of
from tests.net.tables import set_up

CHARTER = set_up(RuleSet(), Random(1), ((0,), (1,))).charter.charter


def test_it_reads_back_as_it_was() -> None:
    assert Charter.decoded(CHARTER.encoded()) == CHARTER
    assert CHARTER.grace == 120
    longer = CHARTER._replace(grace=600)
    assert Charter.decoded(longer.encoded()) == longer
    assert longer.table_id != CHARTER.table_id


@pytest.mark.parametrize("grace", [0, 4, 86_401, -1, "120", None])
def test_a_grace_that_no_table_has_is_refused(grace: int | str | None) -> None:
    """A host can't have others sign that a player is cut at once."""
    value = decode(CHARTER.encoded())
    assert isinstance(value, list) and value[5] == 120
    value[5] = grace
    with pytest.raises(RemoteProtocolError):
        Charter.decoded(encode(value))
    terms = terms_of(RuleSet())
    lobby = Lobby("Table", bytes(32), terms.game, terms.board, terms.rules, 1, 120, False, (None, None)).to_value()
    assert isinstance(lobby, list) and lobby[6] == 120
    assert Lobby.from_value(lobby).grace == 120
    lobby[6] = grace
    with pytest.raises(RemoteProtocolError):
        Lobby.from_value(lobby)
