"""What every game shares: the `Game` interface, chance as a value, logs, tables and series.

Nothing in here reads a clock, draws from a global source of chance, or does input and output:
time and chance come in as arguments and stand in the log.
"""
