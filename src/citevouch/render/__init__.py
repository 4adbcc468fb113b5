"""Rendering: a contract object in, text out. Imports only the contract."""
