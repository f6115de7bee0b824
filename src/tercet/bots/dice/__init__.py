"""The SET Dice bot: `mind` decides, `throwing` reckons."""
