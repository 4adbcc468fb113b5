"""Settings of looking things up: addresses, who asks, limits, lifetimes.

Everything has a default; environment variables (:data:`VARIABLES`) replace it, command-line options
replace those. Nothing is read from a file. Secrets (``email``, ``ncbi_api_key``) do not show in ``repr``.
"""

from __future__ import annotations

import os
import re
import sys
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self
from urllib.parse import urlsplit

from citevouch.errors import SettingsError
from citevouch.identifiers import canonical

if TYPE_CHECKING:
    from collections.abc import Mapping

#: Environment variable by field; the first that is set and not empty wins.
VARIABLES: dict[str, tuple[str, ...]] = {
    "eutils_url": ("CITEVOUCH_EUTILS_URL",),
    "idconv_url": ("CITEVOUCH_IDCONV_URL",),
    "crossref_url": ("CITEVOUCH_CROSSREF_URL",),
    "datacite_url": ("CITEVOUCH_DATACITE_URL",),
    "doi_url": ("CITEVOUCH_DOI_URL",),
    "clinicaltrials_url": ("CITEVOUCH_CLINICALTRIALS_URL",),
    "europepmc_url": ("CITEVOUCH_EUROPEPMC_URL",),
    "email": ("CITEVOUCH_EMAIL", "NCBI_EMAIL"),
    "ncbi_api_key": ("NCBI_API_KEY",),
    "control_pmid": ("CITEVOUCH_CONTROL_PMID",),
    "control_doi": ("CITEVOUCH_CONTROL_DOI",),
    "cache_dir": ("CITEVOUCH_CACHE_DIR",),
    "connect_timeout": ("CITEVOUCH_CONNECT_TIMEOUT",),
    "read_timeout": ("CITEVOUCH_READ_TIMEOUT",),
    "total_timeout": ("CITEVOUCH_TOTAL_TIMEOUT",),
    "outage_seconds": ("CITEVOUCH_OUTAGE_SECONDS",),
    "found_days": ("CITEVOUCH_FOUND_DAYS",),
    "standing_days": ("CITEVOUCH_STANDING_DAYS",),
    "not_found_days": ("CITEVOUCH_NOT_FOUND_DAYS",),
}

_EMAIL = re.compile(r"[A-Za-z0-9._%+'-]{1,64}@[A-Za-z0-9.-]{1,255}")
_KEY = re.compile(r"[A-Za-z0-9_-]{1,128}")
_BASE_ADDRESS = "http(s)://host/path, no query"

#: Times that have to be longer than nothing.
_LONGER_THAN_NOTHING = ("connect_timeout", "read_timeout", "total_timeout", "outage_seconds")


@dataclass(frozen=True, kw_only=True)
class Settings:
    """How citevouch reaches registries and how long it believes them. Times are seconds unless named days."""

    eutils_url: str = "https://eutils.ncbi.nlm.nih.gov/entrez/eutils"
    idconv_url: str = "https://pmc.ncbi.nlm.nih.gov/tools/idconv/api/v1/articles/"  #: keeps its last slash
    crossref_url: str = "https://api.crossref.org"
    datacite_url: str = "https://api.datacite.org"
    doi_url: str = "https://doi.org"
    clinicaltrials_url: str = "https://clinicaltrials.gov/api/v2"
    europepmc_url: str = "https://www.ebi.ac.uk/europepmc/webservices/rest"

    email: str | None = field(default=None, repr=False)  #: who asks; registries give named callers more
    ncbi_api_key: str | None = field(default=None, repr=False)

    #: Records that ride along so that "absent" can be told from "broken": the double helix, 1953.
    control_pmid: str = "13054692"
    control_doi: str = "10.1038/171737a0"

    cache_dir: Path | None = None  #: None: the user's cache folder, see :func:`default_cache_dir`

    connect_timeout: float = 5.0
    read_timeout: float = 8.0  #: longest silence
    total_timeout: float = 18.0  #: longest answer, so that a slow drip ends
    outage_seconds: float = 19.0  #: the most that one dead service may cost a run, but for a last moment
    tries: int = 3  #: per request, the first included
    backoff: float = 0.5  #: pause before the second try, doubled for each further one
    retry_after_limit: float = 30.0  #: a service that asks for a longer pause counts as down
    breaker_failures: int = 4  #: failed requests in a row after which a service is left alone
    max_body: int = 25_000_000  #: bytes of one answer, decompressed
    threads: int = 8
    rates: Mapping[str, float] = field(default_factory=dict)  #: requests per second by group, instead of ours
    least_pause: float = 0.0  #: between two requests to one service, where its limit would allow less
    extra_services: Mapping[str, str] = field(default_factory=dict)  #: base address by name: user's sources
    extra_headers: Mapping[str, Mapping[str, str]] = field(default_factory=dict, repr=False)  #: by service

    found_days: float = 90.0
    standing_days: float = 30.0
    not_found_days: float = 3.0

    suspicious_share: float = 0.9  #: of one type NOT_FOUND: more likely our fault than the author's
    suspicious_least: int = 10  #: identifiers of that type asked, below which no share is suspicious

    def __post_init__(self) -> None:
        for name in (each.name for each in fields(self)):
            if name.endswith("_url"):
                object.__setattr__(self, name, _address(name, getattr(self, name)))
        for name in _LONGER_THAN_NOTHING:
            if not (seconds := getattr(self, name)) > 0:
                place = f"CITEVOUCH_{name.upper()}"
                raise SettingsError(f"{seconds} is no time to wait", place=place, expected="over 0")
        if self.email and not _EMAIL.fullmatch(self.email):
            raise SettingsError("the e-mail address is none", place="CITEVOUCH_EMAIL", expected="name@host")
        if self.ncbi_api_key and not _KEY.fullmatch(self.ncbi_api_key):
            raise SettingsError("the key has other characters than keys have", place="NCBI_API_KEY")
        for kind in ("PMID", "DOI"):
            value = getattr(self, f"control_{kind.lower()}")
            if not canonical(kind, value):
                raise SettingsError(f"{value!r} is no {kind}", place=f"CITEVOUCH_CONTROL_{kind}")

    @classmethod
    def from_environment(cls, environ: Mapping[str, str] | None = None, **changes: Any) -> Self:
        """The defaults, with what *environ* (``os.environ``) sets, with *changes* that are not None."""
        env = os.environ if environ is None else environ
        values: dict[str, Any] = {}
        kinds = {each.name: each.default for each in fields(cls)}
        for name, variables in VARIABLES.items():
            for variable in reversed(variables):
                if env.get(variable):
                    values[name] = _value(name, variable, env[variable], kinds[name])
        values.update({name: value for name, value in changes.items() if value is not None})
        return cls(**values)

    @property
    def services(self) -> dict[str, str]:
        """Base address by service: ``eutils``, ``idconv``, ``crossref``, ``datacite``, ``doi`` ..."""
        own = [each.name for each in fields(self) if each.name.endswith("_url")]
        return {name.removesuffix("_url"): getattr(self, name) for name in own} | dict(self.extra_services)


def default_cache_dir() -> Path:
    """The user's cache folder by the rule of the platform (XDG, ~/Library/Caches, %LOCALAPPDATA%)."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Caches"
    else:
        given = os.environ.get("XDG_CACHE_HOME", "")
        base = given if Path(given).is_absolute() else Path.home() / ".cache"  # the XDG rule on relative ones
    return Path(base) / "citevouch"


def _address(name: str, url: str) -> str:
    """*url* with the slash at its end that it takes. What is refused is not shown: it may hold a key."""
    place = f"CITEVOUCH_{name.upper()}"
    try:
        parts = urlsplit(url)
        parts.port  # noqa: B018 - raises ValueError where it is none
    except ValueError as error:
        raise SettingsError("is no base address", place=place, expected=_BASE_ADDRESS) from error
    if "@" in parts.netloc:
        raise SettingsError("credentials in an address", place=place)
    written_whole = parts.scheme in {"http", "https"} and parts.hostname and not re.search(r"\s", url)
    if not written_whole or parts.query or parts.fragment:
        raise SettingsError("is no base address", place=place, expected=_BASE_ADDRESS)
    return url.rstrip("/") + "/" if name == "idconv_url" else url.rstrip("/")


def _value(name: str, variable: str, text: str, default: object) -> Any:
    if name == "cache_dir":
        return Path(text)
    if not isinstance(default, float):
        return text.strip()
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0 <= number < float("inf"):
        raise SettingsError(f"{text!r} is no number", place=variable, expected="0 or more")
    return number
