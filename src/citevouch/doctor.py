"""What is set and what can be reached, line by line, for people; no line has a secret in it."""

from __future__ import annotations

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING

import requests

from citevouch.bare_http import bare_session
from citevouch.errors import CitevouchError
from citevouch.gate.prescreen.settings import APPROVED, PrescreenSettings, read_approval
from citevouch.gate.redaction.sweep import is_installed
from citevouch.gate.reviewer import VARIABLE, reviewer
from citevouch.resolve.session import proxies_for
from citevouch.settings import VARIABLES, Settings, default_cache_dir
from citevouch.versions import version

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from pathlib import Path

#: Seconds that a service gets to answer anything at all.
PATIENCE = 5.0
SECRETS = ("email", "ncbi_api_key")


@dataclass(frozen=True)
class Line:
    """One thing that was looked at; *fault* where something is set in a way that cannot work."""

    topic: str
    text: str
    fault: bool = False


def lines(*, offline: bool = False) -> list[Line]:
    """Everything that the doctor has to say. With *offline* nobody is asked for an answer."""
    own = Line("citevouch", f"{version('citevouch')}, Python {sys.version.split()[0]}")
    parts = (_registries, _prescreen, _gate)
    return [own, *(line for part in parts for line in _checked(part, offline=offline))]


def _checked(part: Callable[[bool], Iterable[Line]], *, offline: bool) -> list[Line]:
    """The lines of a part, or that a setting of it makes no sense."""
    try:
        return list(part(offline))
    except CitevouchError as error:
        return [Line(part.__name__.removeprefix("_"), str(error), fault=True)]


def _registries(offline: bool) -> Iterator[Line]:
    settings = Settings.from_environment()
    services = settings.services
    answers = {} if offline else _reach(services.values())
    for name, url in services.items():
        yield Line(name, ", ".join((url, _origin(f"{name}_url"), *filter(None, [answers.get(url)]))))
    for name in SECRETS:
        yield Line(name, "set" if getattr(settings, name) else f"not set ({VARIABLES[name][0]})")
    folder = settings.cache_dir or default_cache_dir()
    yield Line("cache", f"{folder}, {_origin('cache_dir')}, {_writable(folder)}")


def _prescreen(offline: bool) -> Iterator[Line]:
    settings = PrescreenSettings.from_environment()
    yield Line("prescreen", settings.status.removeprefix("prescreen: "))
    if settings.lacks:
        return
    answer = "" if offline else f", {_reach([settings.url])[settings.url]}"
    yield Line("endpoint", f"{settings.url}{answer}")
    if settings.url.startswith("http://"):
        yield Line("endpoint", "not encrypted: claims, passages and the key can be read on the way")
    if settings.approval is None:
        yield Line("approval", f"looked for in each workspace ({APPROVED})")
        return
    approval = read_approval(settings.approval)
    said = approval.approved_model if approval else "none, so that every claim goes to the verifier"
    yield Line("approval", f"{settings.approval}: {said}")


def _gate(_offline: bool) -> Iterator[Line]:
    yield Line("reviewer", reviewer() if os.environ.get(VARIABLE) else f"not set ({VARIABLE})")
    yield Line("second sweep", "datafog" if is_installed() else "not installed (citevouch[pii])")


def _origin(field: str) -> str:
    found = next((name for name in VARIABLES.get(field, ()) if os.environ.get(name)), "")
    return f"from {found}" if found else "default"


def _writable(folder: Path) -> str:
    """Whether a cache in *folder* could be written, which need not exist yet."""
    there = next(place for place in (folder, *folder.absolute().parents) if place.exists())
    return "writable" if os.access(there, os.W_OK) and there.is_dir() else "not writable"


def _reach(urls: Iterable[str]) -> dict[str, str]:
    """Whether anything answers at each address, all asked at once."""
    asked = list(dict.fromkeys(urls))
    with ThreadPoolExecutor(max_workers=len(asked) or 1) as pool:
        return dict(zip(asked, pool.map(_answer, asked), strict=True))


def _answer(url: str) -> str:
    """Any answer is one: the question is whether the service can be reached, not what it says of itself."""
    try:
        with (
            bare_session() as session,
            session.get(
                url, timeout=PATIENCE, allow_redirects=False, stream=True, proxies=proxies_for(url)
            ) as response,
        ):
            return f"reachable (HTTP {response.status_code})"
    except (requests.RequestException, OSError, ValueError) as error:
        return f"not reachable ({type(error).__name__})"
