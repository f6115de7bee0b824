"""Who people are: sessions, accounts, and a guest who turns out to have one."""
