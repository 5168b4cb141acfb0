"""What the frozen program starts with, as itself and as the arena's and the bots' processes."""

import multiprocessing
import sys

from samurai_qt.__main__ import main

# A process of the arena's pool starts here too, and goes no further than this.
multiprocessing.freeze_support()
sys.exit(main())
