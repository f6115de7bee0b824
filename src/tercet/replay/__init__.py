"""A finished game, looked at again: its log replayed, and pages of frames for clients."""
