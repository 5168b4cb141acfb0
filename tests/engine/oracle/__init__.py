"""A slow, obvious referee for Samurai, written from the rules alone; it shares no code with the engine."""
