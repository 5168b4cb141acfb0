"""One computer at a networked table, without sockets, files or clocks: what comes in, what must go out."""
