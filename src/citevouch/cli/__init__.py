"""The command line: click commands, no logic."""
