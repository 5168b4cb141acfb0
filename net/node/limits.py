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

MAXIMUM_UNSEATED = 4
"""Lines of a lobby without a seat: who calls to sit asks for one at once. The oldest gives way to a new one."""

WATCHER_FRAMES_PER_SECOND = 50.0
"""Frames read from a watcher in the long run: it says how far it is once a second and after each step."""

WATCHER_BURST_FRAMES = 100.0
"""Frames of a watcher at once: those that wait while a computer is busy."""

GUEST_FRAMES_PER_SECOND = 5.0
"""Frames a host reads from a guest of its lobby in the long run: each may have the lobby sent to all."""

GUEST_BURST_FRAMES = 20.0
"""Frames of a guest at once: a name, a colour and a poem."""

HOST_FRAMES_PER_SECOND = 40.0
"""Frames a guest reads from its host in the long run: what three other guests may bring about, and their chat."""

HOST_BURST_FRAMES = 80.0
"""Frames of a host at once: the same for two seconds."""

MAXIMUM_ADDRESSES_KNOWN = 8
"""Addresses kept for one player, the newest first: what a computer has on cable, Wi-Fi and a VPN."""

MAXIMUM_ADDRESSES_PROVED = 4
"""Of these, those at which the player has proved its key: no hint of others pushes them out, or is tried before."""

HINTS_PER_SECOND = 0.1
"""New addresses of one player taken from others and passed on in the long run: an address lasts for hours."""

HINT_BURST = 8.0
"""The same at once: all that others know of it when they meet."""

MAXIMUM_MET = 256
"""Players of lobbies, by key and name, remembered so that each is told once; then all may be told again."""

MAXIMUM_OFFERS = 4
"""Rematches that one player may offer after one game: opened anew, or opened by two at the same moment."""

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
