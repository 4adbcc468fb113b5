"""Every error that citevouch raises on purpose."""

from __future__ import annotations


class CitevouchError(Exception):
    """The job could not be done: bad input, an unreadable file, a broken store.

    Read as ``<file>:<place>: <what> (<what was expected>)``; each part but *what* may be missing.
    The command line prints the message and ends with exit code 1, never with a traceback.
    """

    def __init__(self, what: str, *, file: str = "", place: str = "", expected: str = "") -> None:
        self.what, self.file, self.place, self.expected = what, file, place, expected
        super().__init__(str(self))

    def __str__(self) -> str:
        where = ":".join(part for part in (self.file, self.place) if part)
        message = f"{where}: {self.what}" if where else self.what
        return f"{message} ({self.expected})" if self.expected else message


class InputError(CitevouchError):
    """A file that a user gave cannot be read as what it should be."""


class StoreError(CitevouchError):
    """A record store or cache folder cannot be used as it is."""


class SettingsError(CitevouchError):
    """A setting or environment variable has a value that makes no sense."""


class ContractError(CitevouchError):
    """An object that was about to leave the process breaks the contract: a fault in citevouch itself."""
