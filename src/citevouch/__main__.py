"""``python -m citevouch``."""

from citevouch.cli import main

main()
