"""What developers run on the schema; nothing of this is installed."""
