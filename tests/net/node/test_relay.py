"""Players who can't call each other play by way of one who can be called."""

from pathlib import Path
from typing import Any

import pytest

from net.node import PresenceChanged, Reach, calling
from net.transcript import print_transcript
from net.transport import NoAnswer, connect
from tests.net.node.nodes import Company, Player, play_until


def all_over(players: list[Player]) -> bool:
    return all(player.over is not None for player in players)


def test_one_open_port_among_the_players_is_enough(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Company(tmp_path) as company:
        ann = company.host("Ann", 3)

        async def behind_firewalls(host: str, port: int, *arguments: Any, **named: Any) -> Any:
            if port != company.port:
                raise NoAnswer(f"{host}:{port}")
            return await connect(host, port, *arguments, **named)

        monkeypatch.setattr(calling, "connect", behind_firewalls)
        ben, cleo = company.guest("Ben"), company.guest("Cleo")
        company.begin(ann, ben, cleo)
        play_until(company.players, lambda: all_over(company.players))
        for player, other in ((ben, cleo), (cleo, ben)):
            assert player.node._core is not None
            lines = player.node._core._services.lines
            assert ann.node.installation in lines
            assert other.node.installation not in lines
        said = {print_transcript(player.over.transcript) for player in company.players if player.over is not None}
        assert len(said) == 1
        # Who is heard by way of another is not away.
        for player in company.players:
            told = [event.players for event in player.seen if isinstance(event, PresenceChanged)]
            assert {presence.reach for presence in told[-1]} == {Reach.HERE}
