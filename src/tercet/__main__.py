"""`python -m tercet` is the `tercet` command."""

from tercet.cli import main

main()
