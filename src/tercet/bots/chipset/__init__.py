"""The ChipSet bot: `mind` plays a strategy that was trained beforehand (`training`)."""
