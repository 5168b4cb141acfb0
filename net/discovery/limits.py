"""Every cap on what the network says of tables, each with its reason."""

MAXIMUM_ADVERT_BYTES = 1024
"""TXT of an advert: one Ethernet frame holds it with its other records (RFC 6763, section 6.2); most have 200."""

MAXIMUM_ADVERT_STRINGS = 32
"""Strings in a TXT: three times what an advert has, so that later versions may add some."""

MAXIMUM_OPTIONS = 12
"""Options named in an advert: twice what Samurai has, in 200 bytes."""

MAXIMUM_OPTIONS_BYTES = 200
"""Options of an advert as text: with its key they fill one string of a TXT, which can't exceed 255 bytes."""

MAXIMUM_VERSION = 9999
"""A protocol version: four digits."""

LOWEST_PORT = 1024
"""A port of a table: below are the services of the system, which no advert may have probed."""

MAXIMUM_ADDRESSES = 4
"""Addresses taken from one advert: a laptop on one link has one, or three with IPv6 and its temporary address."""

MAXIMUM_TABLES = 64
"""Tables kept from the network: more than a person reads; each costs a probe every two seconds."""

MAXIMUM_WAITING = 1024
"""Adverts kept until there is room for them: what one flooding source may send in twenty seconds, in 1 MB."""

MAXIMUM_SIGHTINGS = 8
"""Adverts kept of one table: one for each address family of four interfaces."""

MAXIMUM_ENDPOINTS = 8
"""Addresses probed of one table: its host on four interfaces, in both address families."""

RESOLVES_AT_ONCE = 16
"""Adverts asked for more at a time: each sends a few questions and lasts up to three seconds."""

PROBES_AT_ONCE = 8
"""Probes under way: enough for a full list in half a minute at worst, too few to scan a network or to be felt."""

ADVERT_BYTES_PER_SECOND = 16 * 1024
"""Multicast answers read from one source: a host with a table sends 3 kB once and 1 kB for each change."""

ADVERT_BURST_BYTES = 64 * 1024
"""Multicast answers read from one source at once: a full answer is under 9 kB."""

MAXIMUM_SOURCES = 512
"""Sources whose rate is remembered: as many as a large school's network has machines near each other."""
