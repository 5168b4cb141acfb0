"""Caps and times of the node, each with its reason."""

FIRST_CALL_AGAIN_SECONDS = 0.2
"""Before a player who did not answer is called again: a program that starts anew takes about a second."""

SLOWEST_CALL_AGAIN_SECONDS = 8.0
"""The wait doubles up to this: who comes back calls by itself, so this is for those who can't call us."""

SECOND_CALLER_SECONDS = 1.0
"""Of two players one calls first; the other only after this, so that not both call at once."""

TICK_SECONDS = 1.0
"""Between looks at who is silent, and repetitions of what may have got lost."""

JOIN_ROUNDS = 3
"""Calls of a table that has just answered a probe: at 30 % loss one call in eight is not heard."""

AWAY_AFTER_SECONDS = 1.0
"""Silence that is told: a connection that is replaced at once is no absence."""

MAXIMUM_WATCHERS = 8
"""Spectators of one table: with three players on four lines each there is room for all."""

MAXIMUM_ADDRESSES_KNOWN = 8
"""Addresses kept for one player, the newest first: what a computer has on cable, Wi-Fi and a VPN."""

MAXIMUM_MARKS = 1024
"""Lines of chat remembered so that each is shown once, by whatever way it comes."""

CHAT_PER_SECOND = 1.0
"""Lines of chat one player may say in the long run: more than anyone reads."""

CHAT_BURST = 8.0
"""Lines of chat at once: a poem."""

MARK_BYTES = 16
"""What tells one line of chat from all others: random, so that none is taken for another."""

LINGER_SECONDS = 30.0
"""After the end of a game for those who have yet to see it: they come back within seconds, or later from a file."""
