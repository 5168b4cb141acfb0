"""Caps on what one connection may hold or ask of this computer, each with its reason."""

MAXIMUM_FRAME_BYTES = 256 * 1024
"""One frame of a player who has been let in: no decoded message is longer (`net.limits`), most have under 1 kB."""

MAXIMUM_STRANGER_FRAME_BYTES = 4096
"""One frame before that: the longest is a join or welcome with its body."""

MAXIMUM_HANDSHAKE_BODY_BYTES = 2048
"""The application's part of a join, welcome or answer to a probe: a table's whole description has under 1 kB."""

MAXIMUM_PROGRAM_CHARACTERS = 40
"""A program's name and version."""

MAXIMUM_REASON_CHARACTERS = 40
"""The word that says why someone was refused or left, for programs."""

MAXIMUM_TEXT_CHARACTERS = 200
"""The sentence beside it, for people: two lines."""

MAXIMUM_CODE_CHARACTERS = 64
"""A room code after normalising: what can still be read out."""

MAXIMUM_QUEUED_BYTES = 2 * 1024 * 1024
"""Bytes waiting for one peer: over ten transcripts; who reads none of it for that long is dropped."""

READ_BYTES = 16 * 1024
"""Bytes taken from a socket at once: at most 3,000 of the smallest frames, so no flood holds the thread long."""

BYTES_PER_SECOND = 2 * 1024 * 1024
"""Bytes a peer may send in the long run: more than any game needs, and TLS at that rate costs 1 % of a core."""

BURST_BYTES = 4 * 1024 * 1024
"""Bytes a peer may send at once: a returning player's whole history."""

FRAMES_PER_SECOND = 1000
"""Frames a peer may send in the long run: bots that don't think make some hundred; each may cost a signature."""

BURST_FRAMES = 2000
"""Frames a peer may send at once: a returning player's whole history, one frame a message."""

MAXIMUM_STRANGERS = 32
"""Connections whose handshake is not over: at 64 kB each they hold 2 MB."""

MAXIMUM_STRANGERS_PER_ADDRESS = 8
"""The same for one address, so that no computer takes all: four players behind one address and some probes."""

STRANGERS_PER_SECOND = 20
"""Handshakes begun in the long run: each costs some signatures, together about 5 % of a core."""

BURST_STRANGERS = 64
"""Handshakes begun at once: four players and their windows' probes, some times over."""

STRANGERS_PER_ADDRESS_PER_SECOND = 10
"""The same for one address, that one computer alone keeps nobody out: four windows that probe eight endpoints."""

BURST_STRANGERS_PER_ADDRESS = 32
"""Handshakes begun at once from one address: four players behind it who all start again, and their probes."""

MAXIMUM_ADDRESSES_REMEMBERED = 256
"""Addresses whose rate is remembered; beyond it all are forgotten: then the rate of all together still holds."""

MAXIMUM_CONNECTIONS = 24
"""Connections let in, players and spectators: if all of them read nothing, their queues hold 48 MB."""

MAXIMUM_WAITING_GUESSES = 8
"""Joiners waiting for their turn to try the room code: the last waits sixteen seconds."""

SECONDS_PER_GUESS = 2.0
"""One wrong room code in this time, per table: all codes of four digits take five and a half hours."""

LISTEN_BACKLOG = 16
"""Connections the system may hold before they are taken: those above MAXIMUM_STRANGERS are cut off anyway."""
