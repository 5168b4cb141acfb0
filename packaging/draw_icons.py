"""Draw packaging/icons, the PNG and Windows icons, from resources/art/icon.svg and icon-small.svg."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

from PIL import Image
from PySide6.QtCore import QBuffer, QIODevice, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ROOT = Path(__file__).parents[1]
ICONS = ROOT / "packaging" / "icons"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
# Up to this size, in pixels, the simpler drawing is the clearer one.
LARGEST_SMALL = 48


def icon(size: int) -> Image.Image:
    """Return the icon, that many pixels wide and high."""
    name = "icon-small.svg" if size <= LARGEST_SMALL else "icon.svg"
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(ROOT / "resources" / "art" / name)).render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, b"PNG")
    return Image.open(BytesIO(buffer.data().data()))


if __name__ == "__main__":
    icons = {size: icon(size) for size in SIZES}
    for size, image in icons.items():
        image.save(ICONS / f"{size}.png", optimize=True)
    # The largest that Windows knows is 256 pixels.
    small = [icons[size] for size in SIZES if size < 256]
    icons[256].save(
        ICONS / "samurai.ico", sizes=[image.size for image in [*small, icons[256]]], append_images=small
    )
