"""The option that has the work done on a Dask cluster."""

from __future__ import annotations

import argparse


def add_cluster_argument(parser: argparse.ArgumentParser) -> None:
    """Add `--cluster`."""
    parser.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help="play on the Dask cluster with its scheduler at ADDRESS, like 192.0.2.7:8786. Trusted networks only:"
        " a cluster runs pickled code. Needs pip install 'samurai-qt[cluster]'",
    )
