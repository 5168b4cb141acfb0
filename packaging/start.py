"""What the frozen program starts with, as itself and as the processes it starts."""

import multiprocessing
import runpy
import sys

from samurai_qt.__main__ import main

# A process of the arena's pool starts here too, and goes no further than this.
multiprocessing.freeze_support()
if sys.argv[1:2] == ["-m"]:
    # `bench` starts modules as Python would.
    module = sys.argv[2]
    del sys.argv[1:3]
    runpy.run_module(module, run_name="__main__", alter_sys=True)
else:
    sys.exit(main())
