"""Reading: from a text to what it cites, as offsets. Pure functions, no I/O."""
