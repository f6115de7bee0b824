"""SET Dice without an engine: faces, dice, boards, positions, the judging and finding of turns."""
