"""The fuzz targets by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tests.net.fuzz import files_target, frames_target, lobby_target, peer_target, transport_target

TARGETS: Mapping[str, Callable[[bytes], None]] = {
    "transport": transport_target.one_input,
    "frames": frames_target.one_input,
    "lobby": lobby_target.one_input,
    "peer": peer_target.one_input,
    "files": files_target.one_input,
}
