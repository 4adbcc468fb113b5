"""What the gate refuses, and why."""

from __future__ import annotations

from citevouch.errors import CitevouchError, StoreError


class GateError(CitevouchError):
    """The gate does not allow this step: a concern unanswered, a check outstanding, a path inside the
    workspace.
    """


class LedgerError(StoreError):
    """The ledger is not the chain that it was, so nothing is taken from it and nothing is added to it."""
