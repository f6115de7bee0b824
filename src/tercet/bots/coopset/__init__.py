"""The CoopSet bot: `mind` decides, `packing` reckons."""
