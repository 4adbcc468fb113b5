"""Who reviews: a name that they give themselves. Nothing proves it, and the docs say so."""

from __future__ import annotations

import os

from citevouch.errors import SettingsError

VARIABLE = "CITEVOUCH_REVIEWER"


def reviewer() -> str:
    """The name in CITEVOUCH_REVIEWER. Raises SettingsError where there is none."""
    name = " ".join(os.environ.get(VARIABLE, "").encode("utf-8", "replace").decode().split())
    if not name:
        raise SettingsError(f"{VARIABLE} is not set", expected="the name under which decisions are recorded")
    return name
