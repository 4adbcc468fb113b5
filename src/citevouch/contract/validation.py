"""Validating files against the contract: what ``citevouch schema validate`` does."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from citevouch.contract import schema
from citevouch.contract.check import problems
from citevouch.contract.instances import instances, name_of
from citevouch.errors import InputError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable


@dataclass(frozen=True, kw_only=True)
class FileResult:
    """What became of one file."""

    file: str
    class_name: str
    valid: int = 0  #: instances
    invalid: int = 0
    readable: bool = True  #: to the end

    def __str__(self) -> str:
        total = self.valid + self.invalid
        noun = "instance" if total == 1 else "instances"
        found = f"{self.file}: {total} {noun} of {self.class_name}"
        if not self.readable:
            return f"{self.file}: not validated to its end ({total} {noun} read)"
        if not total:
            return f"{found}: nothing was checked"
        return f"{found}, {self.invalid} invalid" if self.invalid else f"{found}, valid"


def validate_file(
    file: str,
    class_name: str,
    *,
    say: Callable[[str], object],
    format: str | None = None,  # noqa: A002 - the option's name
) -> FileResult:
    """Check every instance in *file*; each fault goes to *say* as ``<file>:<place>: <what>``.

    A file that cannot be read is a fault like others, so that it does not keep the next ones from being
    checked. Raises `InputError` only for a class that the contract has not.
    """
    schema.known_class(class_name)
    name = name_of(file)
    valid = invalid = 0
    try:
        for instance in instances(file, format=format):
            found = problems(instance.value, class_name)
            if not found:
                valid += 1
                continue
            invalid += 1
            for problem in found:
                where = instance.place(problem.path)
                say(f"{name}:{where}: {problem.what}" if where else f"{name}: {problem.what}")
    except InputError as error:
        say(str(error))
        return FileResult(file=name, class_name=class_name, valid=valid, invalid=invalid, readable=False)
    return FileResult(file=name, class_name=class_name, valid=valid, invalid=invalid)


def exit_code(results: Iterable[FileResult]) -> int:
    """1 if a file could not be read or held nothing to check, else 2 if an instance is invalid, else 0."""
    results = list(results)
    if not all(result.readable and result.valid + result.invalid for result in results):
        return 1
    return 2 if any(result.invalid for result in results) else 0
