"""Entries go into each database straight by its driver: the hot path of every act."""
