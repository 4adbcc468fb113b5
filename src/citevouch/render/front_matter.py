"""The summary of a report as YAML: the block ``reference_validation`` of a text's front matter."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import yaml

from citevouch.contract.output import emit

if TYPE_CHECKING:
    from collections.abc import Mapping

    from citevouch_contract.models import ValidationReport

KEY = "reference_validation"

_DUMPER = getattr(yaml, "CSafeDumper", yaml.SafeDumper)
_WIDTH = 10_000  #: characters of a line: nothing is folded


def summary_of(report: ValidationReport) -> dict[str, Any]:
    """The summary as plain values, in the order of the contract: zeros and empty lists left out, checked."""
    return emit(report.summary)


def block(summary: Mapping[str, Any], *, indent: int = 0) -> str:
    """The key and under it *summary*, in block style; every line indented by *indent* and ended by LF."""
    written = yaml.dump(
        {KEY: dict(summary)}, Dumper=_DUMPER, sort_keys=False, allow_unicode=True, width=_WIDTH
    )
    return "".join(" " * indent + line for line in str(written).splitlines(keepends=True))


def flow(summary: Mapping[str, Any]) -> str:
    """*summary* on one line, as a value within ``{...}``: JSON, which YAML reads."""
    return json.dumps(dict(summary), ensure_ascii=False)
