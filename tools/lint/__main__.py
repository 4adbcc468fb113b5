"""Run as ``python -m tools.lint``: linkml-lint, our own rules and the examples of the slots."""

from __future__ import annotations

import json
import sys

from tools.generate import PACKAGE, ROOT
from tools.lint import modules, stock
from tools.lint.examples import wrong_examples
from tools.lint.rules import RULES


def main() -> int:
    """Print every problem of the schema; 1 if there is one."""
    schema = modules.load(ROOT / "schema")
    json_schema = json.loads((PACKAGE / "schema.json").read_text(encoding="utf-8"))
    found = [
        *stock.problems(),
        *(f"{problem} ({rule.__name__})" for rule in RULES for problem in rule(schema)),
        *(f"{problem} (example)" for problem in wrong_examples(schema, json_schema)),
    ]
    sys.stdout.write("".join(f"{problem}\n" for problem in found))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
