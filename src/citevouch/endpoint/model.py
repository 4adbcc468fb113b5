"""What an endpoint is, what it answers, and how it fails."""

from __future__ import annotations

from dataclasses import dataclass, field
from urllib.parse import urlsplit

from citevouch.errors import CitevouchError, SettingsError

PATH = "/chat/completions"
#: Statuses that may pass if one waits; 529 is "overloaded".
AGAIN = frozenset({408, 409, 425, 429, 500, 502, 503, 504, 529})


class EndpointError(CitevouchError):
    """A request brought no answer.

    *cause*: TIMEOUT, CONNECTION_FAILED, HTTP_ERROR, RATE_LIMITED or MALFORMED; *status* where there was one.
    """

    def __init__(self, cause: str, what: str, *, status: int | None = None) -> None:
        self.cause, self.status = cause, status
        super().__init__(f"the endpoint {what}")


@dataclass(frozen=True, kw_only=True)
class Endpoint:
    """Where a model is, and how patient to be with it. Raises SettingsError for what cannot be one."""

    url: str  #: base address, as ``http://127.0.0.1:11434/v1``; with or without the path of the chat
    model: str
    key: str | None = field(default=None, repr=False)
    seconds: float = 120.0  #: longest time for one answer
    tries: int = 3
    pause: float = 1.0  #: seconds before the second try, doubled for each further one
    longest_pause: float = 60.0  #: a service that asks for a longer one is not asked again
    again: frozenset[int] = AGAIN

    def __post_init__(self) -> None:
        parts = urlsplit(self.url)
        if parts.scheme not in {"http", "https"} or not parts.hostname or parts.query or parts.fragment:
            raise SettingsError(f"{self.url!r} is no address of an endpoint", expected="http(s)://host/path")
        if parts.username or parts.password:
            raise SettingsError("credentials in the address of the endpoint", expected="a key beside it")
        if not self.model.strip():
            raise SettingsError("the endpoint needs the name of a model")
        if self.key and not (self.key.isascii() and self.key.isprintable() and " " not in self.key):
            raise SettingsError("the key has other characters than keys have")

    @property
    def address(self) -> str:
        """Where requests go."""
        base = self.url.rstrip("/")
        return base if base.endswith(PATH) else base + PATH


@dataclass(frozen=True, kw_only=True)
class Reply:
    """One answer of a model."""

    text: str
    model: str | None = None  #: as the service names it
    refused: bool = False  #: the model declined; *text* is what it said
    truncated: bool = False  #: the answer breaks off
    prompt_tokens: int | None = None
    completion_tokens: int | None = None
