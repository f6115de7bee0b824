"""`tercet play`: a person plays in the terminal against bots."""
