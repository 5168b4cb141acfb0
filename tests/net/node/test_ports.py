"""Where a node listens when nobody says."""

import socket
from pathlib import Path
from random import Random

import pytest

from engine.samurai import RuleSet
from net.node import HostTerms, Listening, settings
from net.node.settings import USUAL_PORT, ports_to_try
from net.samurai import terms_of
from tests.net.node.nodes import Company, Player

EPHEMERAL_PORTS = range(32768, 65536)


@pytest.fixture
def usual_port(monkeypatch: pytest.MonkeyPatch) -> int:
    """A usual port of this test's own that is free; as it is not ephemeral no other program takes it by chance."""
    random = Random()
    while True:
        port = random.randrange(20000, 30000)
        with socket.socket() as tried:
            if tried.connect_ex(("127.0.0.1", port)):
                monkeypatch.setattr(settings, "USUAL_PORT", port)
                return port


def hosts_at(player: Player, name: str) -> int:
    player.node.host(HostTerms(name, terms_of(RuleSet(), 120), 2, (("Ann", "red", "human"),)))
    return player.wait_for(Listening).port


def test_the_usual_port_is_given_to_no_connection_going_out() -> None:
    assert 1024 < USUAL_PORT < EPHEMERAL_PORTS[0]


def test_the_port_of_before_comes_first_then_the_usual_one_then_any() -> None:
    assert ports_to_try(0) == (USUAL_PORT, 0)
    assert ports_to_try(40000) == (40000, USUAL_PORT, 0)
    assert ports_to_try(USUAL_PORT) == (USUAL_PORT, 0)


def test_a_computer_listens_on_the_usual_port(tmp_path: Path, usual_port: int) -> None:
    with Company(tmp_path) as company:
        assert hosts_at(company.player("Ann"), "Blue room") == usual_port


def test_who_joins_listens_there_too(tmp_path: Path, usual_port: int) -> None:
    with Company(tmp_path) as company, socket.create_server(("127.0.0.1", usual_port)) as taken:
        company.host("Ann", 2)
        taken.close()
        assert company.guest("Ben").expect(Listening).port == usual_port


def test_where_the_usual_port_is_taken_another_one_is_opened(tmp_path: Path, usual_port: int) -> None:
    with Company(tmp_path) as company, socket.create_server(("127.0.0.1", usual_port)):
        assert hosts_at(company.player("Ann"), "Blue room") not in (0, usual_port)
