"""The theme's colours as Qt's palette, for what no style sheet reaches."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPalette

from samurai_qt.theme.colours import Theme


def make_palette(colours: Theme) -> QPalette:
    """Return the palette of a theme."""
    role = QPalette.ColorRole
    roles = {
        role.Window: colours.paper,
        role.WindowText: colours.ink,
        role.Base: colours.sunken,
        role.AlternateBase: colours.raised,
        role.Text: colours.ink,
        role.PlaceholderText: colours.muted,
        role.Button: colours.raised,
        role.ButtonText: colours.ink,
        role.BrightText: colours.on_accent,
        role.Highlight: colours.accent,
        role.HighlightedText: colours.on_accent,
        role.Accent: colours.accent,
        role.Link: colours.focus,
        role.LinkVisited: colours.focus,
        role.ToolTipBase: colours.raised,
        role.ToolTipText: colours.ink,
        role.Light: colours.raised,
        role.Midlight: colours.hover,
        role.Mid: colours.line,
        role.Dark: colours.strong_line,
        role.Shadow: colours.shadow,
    }
    palette = QPalette()
    for which, colour in roles.items():
        palette.setColor(which, QColor(colour))
    for which in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, which, QColor(colours.disabled))
    return palette
