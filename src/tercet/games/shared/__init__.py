"""What several games share: the race for a SET, the table, hidden hands, pairs and pots."""
