"""Resolving: from identifiers to records. The only package that speaks HTTP."""
