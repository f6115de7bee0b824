"""The SetUp bot: `mind` decides; the rest is what it reckons with."""
