"""The event log on disk: SQLite by default, PostgreSQL by its address; see `store.Store`."""
