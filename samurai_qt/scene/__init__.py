"""The map as a graphics scene: geometry, background, pieces and the view."""
