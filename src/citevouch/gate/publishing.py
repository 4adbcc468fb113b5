"""Letting accepted findings out of the workspace.

A publication is a folder of its own: ``findings.jsonl``, one PublishedFinding a line, and a page of Markdown
for each. The ledger has the findings before the folder does. Everything is written beside its place first;
the pages are put in their places, then the list, at once, and pages of findings that no longer stand are
taken away last. So whoever goes by the list sees the old publication or the new one, and the same command
mends what a crash left.
"""

from __future__ import annotations

import os
import tempfile
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from citevouch.contract.check import problems
from citevouch.contract.instances import instances
from citevouch.contract.output import dumps_lines
from citevouch.errors import InputError
from citevouch.gate.errors import GateError
from citevouch.gate.findings import findings
from citevouch.gate.page import finding_page
from citevouch.gate.private import sync_folder
from citevouch_contract.models import LedgerHead, LedgerKind, LedgerPayload

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from citevouch.gate.workspace import Workspace
    from citevouch_contract.models import PublishedFinding

LIST = "findings.jsonl"
_MODE = 0o644


@dataclass(frozen=True, kw_only=True)
class Publication:
    """What a publication holds now, what it held no longer, and why accepted claims are not in it."""

    findings: Sequence[PublishedFinding]
    withdrawn: Sequence[str]  #: finding_ids
    barred: Sequence[str]
    is_changed: bool


def publish(workspace: Workspace, out: Path) -> Publication:
    """Let *out* hold exactly the findings that may be published now. Needs a `session`.

    Raises GateError where *out* is not apart from the workspace or holds another publication, with nothing
    written.
    """
    demand_apart(out, workspace.folder)
    found, barred = findings(workspace)
    before = _listed(out)
    if foreign := [one for one in before if one not in workspace.state.published]:
        raise GateError(
            f"holds a finding of another workspace, {foreign[0]}",
            file=str(out),
            expected="a folder of its own",
        )
    current = [one.finding_id for one in found]
    withdrawn = [name for name in workspace.state.published if name not in current]
    files = {f"{one.finding_id}.md": finding_page(one) for one in found} | {LIST: dumps_lines(found)}
    new = [one for one in found if one.finding_id not in workspace.state.published]
    if new:
        workspace.record([(LedgerKind.published, LedgerPayload(published_finding=one)) for one in new])
    is_changed = bool(found or before) and _place(files, out)
    gone = [name for name in withdrawn if (out / f"{name}.md").exists()]
    for name in gone:
        (out / f"{name}.md").unlink()
    return Publication(findings=found, withdrawn=gone, barred=barred, is_changed=is_changed or bool(gone))


def published_heads(out: Path) -> list[LedgerHead]:
    """The heads that the findings in a publication carry. Raises InputError for what is no publication."""
    found = [LedgerHead.model_validate(one["ledger_head"]) for one in _lines(out)]
    if not found:
        raise InputError("no publication", file=str(out), expected=f"a folder with {LIST}")
    return found


def demand_apart(out: Path, workspace: Path) -> None:
    """Raise GateError unless neither folder lies in the other, whatever links lead there."""
    for inner, outer in ((out, workspace), (workspace, out)):
        resolved = inner.resolve()
        if any(_is_same(place, outer.resolve()) for place in (resolved, *resolved.parents)):
            raise GateError(
                "the publication and the workspace lie in each other",
                file=str(out),
                expected="a folder apart",
            )


def _is_same(one: Path, other: Path) -> bool:
    """Whether two paths are one folder, also where the file system does not tell capitals apart."""
    return one == other or (one.exists() and other.exists() and one.samefile(other))


def _listed(out: Path) -> list[str]:
    """The findings that a publication lists. Raises InputError where the list is none of ours."""
    return [str(one["finding_id"]) for one in _lines(out)]


def _lines(out: Path) -> list[dict[str, object]]:
    path = out / LIST
    if not path.exists() or not path.stat().st_size:
        return []
    found = list(instances(str(path)))
    for one in found:
        if broken := problems(one.value, "PublishedFinding"):
            raise InputError(f"not a finding: {broken[0]}", file=str(path), place=one.origin)
    return [one.value for one in found]


def _place(files: Mapping[str, str], out: Path) -> bool:
    """Put *files* into *out*, the list last; whether any of them is new or other than before."""
    changed = {name: text for name, text in files.items() if _content(out / name) != text.encode()}
    if not changed:
        return False
    out.mkdir(parents=True, exist_ok=True)
    with ExitStack() as undo:
        staged = {name: _staged(text, out, undo) for name, text in changed.items()}
        for name, path in staged.items():
            is_new = not os.path.lexists(out / name)
            path.replace(out / name)
            if is_new:
                undo.callback((out / name).unlink, missing_ok=True)
        sync_folder(out)
        undo.pop_all()
    return True


def _content(path: Path) -> bytes | None:
    return path.read_bytes() if path.is_file() and not path.is_symlink() else None


def _staged(text: str, out: Path, undo: ExitStack) -> Path:
    """A file with *text* in *out* under a passing name; it goes away if *undo* closes before it is placed."""
    handle, name = tempfile.mkstemp(prefix=".finding.", dir=out)
    path = Path(name)
    undo.callback(path.unlink, missing_ok=True)
    with os.fdopen(handle, "wb") as file:
        file.write(text.encode())
        file.flush()
        os.fsync(file.fileno())
    path.chmod(_MODE)
    return path
