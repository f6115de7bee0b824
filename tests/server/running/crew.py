"""`tercet serve --workers N` with a page of its own: python -m tests.server.running.crew …

Nothing has to be built for it.
Whatever is changed here is changed in the workers, too: they begin by reading this file.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from tercet.page import files

files.CLIENT = Path(os.environ["TERCET_TEST_CLIENT"])  # type: ignore[misc]

from tercet.cli.app import main  # noqa: E402

if __name__ == "__main__":
    main(sys.argv[1:])
