"""The table between computers as the window sees it: what it shows, what it asks for, and the bridge."""
