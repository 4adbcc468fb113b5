"""Judging: records and text in, contract objects out. No I/O. One module per rung."""
