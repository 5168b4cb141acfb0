"""Every cap against a hostile or broken peer, each with its reason."""

MAXIMUM_DEPTH = 8
"""Nesting of arrays in one message: the deepest real one, a charter, has four levels."""

MAXIMUM_MESSAGE_BYTES = 256 * 1024
"""One decoded message: a whole transcript of a four-player game is under 150 kB and is sent in parts."""

CHAIN_LINKS = 512
"""Links of a hash chain: a step uses one, and the longest game has about 120 steps."""

SALT_BYTES = 32
"""A salt of an envelope: as long as the hash, so that guessing it costs as much as breaking the hash."""
