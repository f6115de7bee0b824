"""How the ChipSet strategy is made: chances measured, a smaller game solved, deals in bulk."""
