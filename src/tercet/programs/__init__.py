"""What programs speak: the messages of a table, and the referee on standard input and output."""
