"""`python -m fablewood` is the command `fablewood`."""

import sys

from fablewood.cli import main

sys.exit(main())
