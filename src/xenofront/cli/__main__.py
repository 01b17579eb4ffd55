"""`python -m xenofront.cli` is the command `xenofront`."""

from xenofront.cli import main

main(prog_name="xenofront")
