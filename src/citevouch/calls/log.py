"""A log of calls in JSON Lines: one batch a line, added under a lock, read with what is broken left out.

The keys are those that existing logs have: ts, skill, qcount, parallel, duration_s, outcome, topic.
"""

from __future__ import annotations

import json
import math
import os
import re
import sys
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from citevouch.contract.output import dumps_lines
from citevouch.errors import InputError
from citevouch.terminal import plain
from citevouch_contract.models import CallLogEntry, CallOutcome

if TYPE_CHECKING:
    from collections.abc import Iterator

#: Names the log instead of the one in the user's state folder.
VARIABLE = "CITEVOUCH_CALL_LOG"

_SURROGATE = re.compile("[\ud800-\udfff]")


@dataclass(frozen=True, kw_only=True)
class CallLog:
    """The entries of a log in the order of its lines, and how many lines could not be read."""

    entries: tuple[CallLogEntry, ...] = ()
    broken_lines: int = 0


def default_log() -> Path:
    """The log in the user's state folder, by the rule of the platform (XDG, ~/Library, %LOCALAPPDATA%)."""
    if named := os.environ.get(VARIABLE):
        return Path(named)
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        given = os.environ.get("XDG_STATE_HOME", "")
        base = Path(given) if Path(given).is_absolute() else Path.home() / ".local" / "state"
    return base / "citevouch" / "calls.jsonl"


def entry(
    *,
    at: datetime,
    skill: str,
    qcount: int,
    parallel: bool,
    duration_s: float,
    outcome: str,
    topic: str | None = None,
) -> CallLogEntry:
    """One entry. Raises ValueError where the contract does not allow it."""
    if not math.isfinite(duration_s):
        raise ValueError("the duration is no number")
    return CallLogEntry(
        ts=at,
        skill=_SURROGATE.sub("\ufffd", skill),
        qcount=qcount,
        parallel=parallel,
        duration_s=duration_s,
        outcome=CallOutcome(outcome),
        topic=_SURROGATE.sub("\ufffd", topic) if topic else None,
    )


def append(path: Path, made: CallLogEntry) -> str:
    """Add *made* to the log at *path*, which is made where there is none; the line that was written.

    Several processes may do so at once: each line is written whole, under a lock. A last line that a crash
    left unfinished is ended first. Raises InputError where it cannot be written.
    """
    line = dumps_lines([made])
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("ab+") as file, _locked(file):
            file.seek(0, os.SEEK_END)
            if file.tell():
                file.seek(-1, os.SEEK_END)
                unfinished = file.read(1) != b"\n"
                line_bytes = (b"\n" if unfinished else b"") + line.encode("utf-8")
            else:
                line_bytes = line.encode("utf-8")
            file.write(line_bytes)
            file.flush()
    except OSError as error:
        raise InputError(error.strerror or "cannot be written", file=str(path)) from error
    return line


def read_log(path: Path) -> CallLog:
    """The log at *path*; an empty one where there is none. Lines that cannot be read are counted.

    Raises InputError where the file cannot be read at all.
    """
    try:
        raw = path.read_bytes()
    except FileNotFoundError:
        return CallLog()
    except OSError as error:
        raise InputError(error.strerror or "cannot be read", file=str(path)) from error
    lines = [line for line in raw.decode("utf-8", "replace").split("\n") if line.strip()]
    entries = [made for line in lines if (made := read_line(line)) is not None]
    return CallLog(entries=tuple(entries), broken_lines=len(lines) - len(entries))


def read_line(line: str) -> CallLogEntry | None:
    """The entry that a line is; None for one that is broken. A time without an offset is taken as UTC."""
    try:
        given: Any = json.loads(line)
        if not isinstance(given, dict) or not isinstance(given["parallel"], bool):
            return None
        topic = given.get("topic")
        return entry(
            at=_moment(given["ts"]),
            skill=_text(given["skill"]),
            qcount=_whole(given["qcount"]),
            parallel=given["parallel"],
            duration_s=_number(given["duration_s"]),
            outcome=given["outcome"],
            topic=_text(topic) if topic is not None else None,
        )
    except (ValueError, KeyError, TypeError, OverflowError, RecursionError):
        return None


def shown(made: CallLogEntry) -> str:
    """An entry as a line for readers."""
    how = "in parallel" if made.parallel else "one by one"
    named = [" ".join(plain(text).split()) for text in (made.skill, made.topic) if text]
    said = f"{made.ts:%Y-%m-%d %H:%M:%S}Z  {made.outcome:<7}  {made.qcount} {how}, {made.duration_s:g} s"
    return "  ".join([said, *named])


def _moment(given: Any) -> datetime:
    at = datetime.fromisoformat(_text(given))
    return at.replace(tzinfo=UTC) if at.tzinfo is None else at.astimezone(UTC)


def _text(given: Any) -> str:
    if not isinstance(given, str) or not given.strip():
        raise ValueError("no text")
    return given


def _whole(given: Any) -> int:
    if isinstance(given, bool) or not isinstance(given, int):
        raise TypeError("no whole number")
    return given


def _number(given: Any) -> float:
    if isinstance(given, bool) or not isinstance(given, int | float):
        raise TypeError("no number")
    return float(given)


@contextmanager
def _locked(file: Any) -> Iterator[None]:
    """Nobody else writes to *file* meanwhile."""
    if sys.platform == "win32":
        import msvcrt

        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)
        try:
            yield
        finally:
            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_UNLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX)
        try:
            yield
        finally:
            fcntl.flock(file, fcntl.LOCK_UN)
