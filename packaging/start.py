"""What the frozen program starts with."""

import sys

from samurai_qt.__main__ import main

sys.exit(main())
