"""Every cap against a hostile or broken peer, each with its reason."""

MAXIMUM_DEPTH = 8
"""Nesting of arrays in one message: the deepest real one, a charter, has four levels."""

MAXIMUM_MESSAGE_BYTES = 256 * 1024
"""One decoded message: a whole transcript of a four-player game is under 150 kB and is sent in parts."""

CHAIN_LINKS = 512
"""Links of a hash chain: a step uses one, and the longest game has about 120 steps."""

SALT_BYTES = 32
"""A salt of an envelope: as long as the hash, so that guessing it costs as much as breaking the hash."""

MAXIMUM_NAME_CHARACTERS = 40
"""A name of a player, table, game or colour: what a lobby can show on one line."""

MAXIMUM_CHAT_CHARACTERS = 300
"""One line of chat: three lines of the lobby's panel."""

MAXIMUM_COMBINING_MARKS = 3
"""Marks on one letter: what Hebrew and Vietnamese use; a pile of them paints over the lines above."""

MAXIMUM_SEATS = 8
"""Seats of a table: twice what Samurai has, so that another game fits."""

MAXIMUM_BAG = 64
"""Envelopes of one bag: three times the twenty tiles of Samurai."""

MAXIMUM_ENVELOPES = 110
"""Envelopes that one seat seals in all, those after each return included: so that all fit one message, opened."""

MAXIMUM_STEPS = 100_000
"""Steps of a game: far more than any chain has links for."""

MAXIMUM_BODY_BYTES = 4096
"""A message's body: the largest real one, all envelopes of a seat that came back often, has under 3800 bytes."""

MAXIMUM_STEPS_IN_FRAME = 64
"""Whole steps in one frame: about 60 kB with four players, so that catching up never blocks a line for long."""

MAXIMUM_JOURNAL_BYTES = 16 * 1024 * 1024
"""A journal: every message twice and every step of a long game take under 1 MB."""

MAXIMUM_TRANSCRIPT_BYTES = 4 * 1024 * 1024
"""A transcript: a four-player game takes under 150 kB."""

MAXIMUM_CONTACTS = 8
"""Addresses of one computer: IPv4 and IPv6 on a cable, Wi-Fi and a VPN."""

MAXIMUM_ADDRESS_CHARACTERS = 64
"""One address as text: the longest, IPv6 with a link's name behind it, has 62."""

MAXIMUM_VOTES = MAXIMUM_SEATS * MAXIMUM_SEATS
"""Votes of one step: each player's word on each other one."""

MAXIMUM_FIELDS = 64
"""Fields of a table's public state: twice what there are with Samurai."""

GRACE_SECONDS = 120
"""How long a player may be silent before the others may vote to go on without, where the host says nothing else."""

LEAST_GRACE_SECONDS = 5
"""The shortest grace: a program that starts again is back within three seconds, a lost connection within ten."""

MOST_GRACE_SECONDS = 24 * 60 * 60
"""The longest grace: who waits for a day saves for another one."""

STEPS_LOOKED_BACK = 8
"""Steps whose votes are kept and shown to who came to another history: cuts concern the last one or two."""

RECALLS_PASSED_ON = 256
"""Questions of one seat after a start, and answers and challenges to them, that are passed on in a second: some for
each start that is remembered, so that old ones which somebody repeats leave room for the real one."""

SESSIONS_REMEMBERED = 64
"""Starts of one player's program that the others tell apart: more than anybody starts it in one game."""
