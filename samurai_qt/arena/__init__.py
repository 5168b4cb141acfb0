"""Bots against bots: games dealt in pairs, played in parallel, and what their results say."""
