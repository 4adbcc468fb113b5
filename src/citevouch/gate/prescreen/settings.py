"""Whether the prescreen is on, and with which endpoint, model and thresholds."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Self
from urllib.parse import urlsplit

from citevouch.errors import SettingsError
from citevouch.gate.inputs import read_one
from citevouch_contract.models import PrescreenApproval

if TYPE_CHECKING:
    from collections.abc import Mapping

#: Environment variables by what they set; the first that is set counts. Those of magpie are read too.
SWITCH = ("CITEVOUCH_PRESCREEN", "MAGPIE_JEV")
KEY = ("CITEVOUCH_PRESCREEN_KEY", "OPENROUTER_API_KEY")
URL, MODEL = "CITEVOUCH_PRESCREEN_URL", "CITEVOUCH_PRESCREEN_MODEL"
APPROVAL, THRESHOLD = "CITEVOUCH_PRESCREEN_APPROVAL", "CITEVOUCH_PRESCREEN_THRESHOLD"

#: Where the key of magpie's variable belongs to.
OPENROUTER = "https://openrouter.ai/api/v1"
LEAST = 0.85  #: both scores of a skipped claim; a threshold may be raised, never lowered
APPROVED = "prescreen.approval.json"  #: the approval in a workspace, where no other is named

_PRINTABLE = re.compile(r"[\x21-\x7e]{1,4096}")


@dataclass(frozen=True, kw_only=True)
class PrescreenSettings:
    """The settings of the prescreen. The key shows nowhere."""

    is_switched_on: bool = False
    url: str = ""  #: base address of an OpenAI-compatible endpoint
    key: str = field(default="", repr=False)
    model: str = ""  #: asked for; empty: the approved one
    approval: Path | None = None
    threshold: float = LEAST
    timeout: float = 8.0  #: seconds for one request, from first to last byte
    pause: float = 1.0  #: seconds before the one more try that a busy endpoint gets

    @classmethod
    def from_environment(cls, environ: Mapping[str, str] | None = None) -> Self:
        """What *environ* (``os.environ``) sets. Raises SettingsError for a value that makes no sense."""
        env = os.environ if environ is None else environ
        key = _first(env, KEY)
        url = env.get(URL, "").strip() or (OPENROUTER if key and not env.get(KEY[0], "").strip() else "")
        if key and not _PRINTABLE.fullmatch(key):
            raise SettingsError("the key has other characters than keys have", place=KEY[0])
        return cls(
            is_switched_on=_first(env, SWITCH) == "1",
            url=_address(url),
            key=key,
            model=env.get(MODEL, "").strip(),
            approval=Path(env[APPROVAL]) if env.get(APPROVAL) else None,
            threshold=_threshold(env.get(THRESHOLD, "")),
        )

    @property
    def lacks(self) -> str:
        """Why it is off; empty where it is on. What switches it on is named first."""
        if not self.is_switched_on:
            return f"{SWITCH[0]} not set"
        if not self.key:
            return f"no {KEY[0]}"
        return "" if self.url else f"no {URL}"

    @property
    def status(self) -> str:
        """One line for people, without a secret."""
        return f"prescreen: off ({self.lacks})" if self.lacks else "prescreen: on"


def read_approval(path: Path) -> PrescreenApproval | None:
    """The approval in a file; None where there is no such file, and then no model is approved.

    Raises InputError where the file holds anything else.
    """
    return read_one(str(path), PrescreenApproval, "an approval") if path.exists() else None


def _first(env: Mapping[str, str], names: tuple[str, ...]) -> str:
    return next((env[name].strip() for name in names if env.get(name, "").strip()), "")


def _address(url: str) -> str:
    if not url:
        return ""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.query or parts.fragment:
        raise SettingsError("no base address", place=URL, expected="http(s)://host/path")
    if parts.username or parts.password:
        raise SettingsError("credentials in an address", place=URL)
    return url.rstrip("/").removesuffix("/chat/completions")


def _threshold(text: str) -> float:
    if not text.strip():
        return LEAST
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not LEAST <= number <= 1:
        raise SettingsError(f"{text!r} is no threshold", place=THRESHOLD, expected=f"{LEAST} to 1")
    return number
