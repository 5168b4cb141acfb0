"""The table between computers, without Qt. The network game is built here on the same table interface as the local one."""
