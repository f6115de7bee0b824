"""The solitaire bot: `mind` decides, `patience` reckons."""
