"""Running a server: the command, the process, its metrics and its log for the host."""
