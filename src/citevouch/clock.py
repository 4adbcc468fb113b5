"""The only clock: UTC, or what SOURCE_DATE_EPOCH says, so that equal inputs give equal bytes."""

from __future__ import annotations

import os
from datetime import UTC, datetime

from citevouch.errors import SettingsError


def now() -> datetime:
    """The current time in UTC without microseconds; SOURCE_DATE_EPOCH (seconds since 1970) fixes it."""
    fixed = os.environ.get("SOURCE_DATE_EPOCH")
    if not fixed:
        return datetime.now(UTC).replace(microsecond=0)
    try:
        return datetime.fromtimestamp(int(fixed), UTC)
    except (ValueError, OverflowError, OSError) as error:
        raise SettingsError(
            f"SOURCE_DATE_EPOCH is {fixed!r}", expected="whole seconds since 1970-01-01"
        ) from error


def stamp(moment: datetime | None = None) -> str:
    """ISO 8601 in UTC ending in Z, as every time in the contract: ``2026-01-31T12:00:00Z``."""
    return (moment or now()).astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def moment(text: str) -> datetime:
    """The time that :func:`stamp` wrote; ValueError where it is no ISO 8601 time with an offset."""
    parsed = datetime.fromisoformat(text)
    if parsed.tzinfo is None:
        raise ValueError(f"{text!r} has no offset from UTC")
    return parsed.astimezone(UTC)
