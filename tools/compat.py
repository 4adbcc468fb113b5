"""What a new contract breaks for those who hold data or programs made for an older one.

Run as ``python -m tools.compat``: compares the generated merged schema with the last frozen one; with
``--freeze`` it keeps the generated one as that of its version.

Within a major version (before 1.0: within a minor one) only classes, enums, optional slots and permissible
values may be added. A change breaks old *data* that the new contract refuses, or old *readers* that find less
than they were promised; both count, since a report is written by one version and read by another.
"""

from __future__ import annotations

import re
import sys
from typing import TYPE_CHECKING, Any, NamedTuple

import yaml
from linkml_runtime.dumpers import json_dumper
from linkml_runtime.utils.schemaview import SchemaView

from tools.generate import PACKAGE, ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from linkml_runtime.linkml_model import ClassDefinition, SlotDefinition

FROZEN = ROOT / "tests" / "data" / "contract"

#: What a slot asks of its values and how they are written. A change of any is a break.
ASKED = (
    "range", "multivalued", "required", "pattern", "minimum_value", "maximum_value", "minimum_cardinality",
    "maximum_cardinality", "equals_string", "equals_string_in", "equals_number", "value_presence",
    "inlined", "inlined_as_list", "any_of", "all_of", "none_of", "exactly_one_of", "slot_uri", "implements",
)  # fmt: skip


class Change(NamedTuple):
    """One difference: where, what, and whether it breaks somebody."""

    place: str
    what: str
    breaking: bool

    def __str__(self) -> str:
        return f"{'breaking' if self.breaking else 'compatible'}: {self.place}: {self.what}"


def changes(old: SchemaView, new: SchemaView) -> list[Change]:
    """Every difference that a user of the contract can notice, in the order of the names."""
    return [
        *_elements("class", old.all_classes(), new.all_classes(), lambda name: _class(old, new, name)),
        *_elements("enum", old.all_enums(), new.all_enums(), lambda name: _enum(old, new, name)),
        *_types(old, new),
    ]


def may_break(old: str, new: str) -> bool:
    """Whether a contract of version *new* may break what *old* promised.

    >>> may_break("1.4.0", "2.0.0"), may_break("0.1.0", "0.2.0"), may_break("1.4.0", "1.5.0")
    (True, True, False)
    """
    before, after = _numbers(old), _numbers(new)
    return after[0] > before[0] or (after[0] == before[0] == 0 and after[1] > before[1])


def last_frozen(folder: Path) -> Path:
    """The frozen schema of the highest version in *folder*."""
    return max(folder.glob("v*.schema.yaml"), key=lambda path: _numbers(path.name))


def main() -> int:
    """Print every change since the last frozen contract; 1 if one breaks what the version promises."""
    old, new = SchemaView(str(last_frozen(FROZEN))), SchemaView(str(PACKAGE / "schema.yaml"))
    found = changes(old, new)
    allowed = may_break(old.schema.version, new.schema.version)
    sys.stdout.write("".join(f"{change}\n" for change in found))
    breaks = [change for change in found if change.breaking]
    if breaks and not allowed:
        sys.stdout.write(f"{len(breaks)} breaking since {old.schema.version}: the version has to say so\n")
    return 1 if breaks and not allowed else 0


def freeze(folder: Path) -> Path:
    """Keep the generated contract as that of its version; FileExistsError where that is frozen already."""
    merged = (PACKAGE / "schema.yaml").read_text(encoding="utf-8")
    frozen = folder / f"v{yaml.safe_load(merged)['version']}.schema.yaml"
    with frozen.open("x", encoding="utf-8") as file:
        file.write(merged)
    return frozen


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in re.findall(r"[0-9]+", version)[:3])


def _elements(kind: str, old: dict[str, Any], new: dict[str, Any], compare: Any) -> Iterator[Change]:
    for name in sorted(old.keys() | new.keys()):
        if name not in new:
            yield Change(name, f"{kind} removed", breaking=True)
        elif name not in old:
            yield Change(name, f"{kind} added", breaking=False)
        else:
            yield from compare(name)


def _class(old: SchemaView, new: SchemaView, name: str) -> Iterator[Change]:
    before = {slot.name: slot for slot in old.class_induced_slots(name)}
    after = {slot.name: slot for slot in new.class_induced_slots(name)}
    for slot in sorted(before.keys() | after.keys()):
        place = f"{name}.{slot}"
        if slot not in after:
            yield Change(place, "slot removed", breaking=True)
        elif slot not in before:
            required = bool(after[slot].required)
            yield Change(place, f"{'required' if required else 'optional'} slot added", breaking=required)
        else:
            yield from _slot(place, before[slot], after[slot])
    yield from _root(name, old.get_class(name), new.get_class(name))
    yield from _rules(name, old.get_class(name), new.get_class(name))


def _slot(place: str, before: SlotDefinition, after: SlotDefinition) -> Iterator[Change]:
    for key in ASKED:
        was, now = _plain(before[key]), _plain(after[key])
        if was != now and (_asks(was) or _asks(now)):
            yield Change(place, f"{key} {_shown(was)} -> {_shown(now)}", breaking=True)
    yield from _description(place, before, after)


def _root(name: str, before: ClassDefinition, after: ClassDefinition) -> Iterator[Change]:
    if bool(before.tree_root) != bool(after.tree_root):
        yield Change(name, "tree root moved", breaking=True)
    if before.class_uri != after.class_uri:
        yield Change(name, f"class_uri {before.class_uri} -> {after.class_uri}", breaking=True)
    yield from _description(name, before, after)


def _rules(name: str, before: ClassDefinition, after: ClassDefinition) -> Iterator[Change]:
    """Rules by title. A new rule counts as a break, also where only new slots are its subject."""
    was, now = ({rule.title: _conditions(rule) for rule in one.rules} for one in (before, after))
    for title in sorted(was.keys() | now.keys()):
        if title not in now:
            yield Change(name, f"rule {title!r} removed", breaking=True)
        elif title not in was:
            yield Change(name, f"rule {title!r} added", breaking=True)
        elif was[title] != now[title]:
            yield Change(name, f"rule {title!r} changed", breaking=True)


def _enum(old: SchemaView, new: SchemaView, name: str) -> Iterator[Change]:
    before, after = old.get_enum(name), new.get_enum(name)
    for value in sorted(before.permissible_values.keys() | after.permissible_values.keys()):
        place = f"{name}.{value}"
        if value not in after.permissible_values:
            yield Change(place, "value removed", breaking=True)
        elif value not in before.permissible_values:
            yield Change(place, "value added", breaking=False)
        else:
            was, now = before.permissible_values[value], after.permissible_values[value]
            if was.meaning != now.meaning:
                yield Change(place, f"meaning {was.meaning} -> {now.meaning}", breaking=True)
            yield from _description(place, was, now)
    yield from _description(name, before, after)


def _types(old: SchemaView, new: SchemaView) -> Iterator[Change]:
    for name in sorted(old.all_types().keys() - new.all_types().keys()):
        yield Change(name, "type removed", breaking=True)


def _description(place: str, before: Any, after: Any) -> Iterator[Change]:
    if before.description != after.description:
        yield Change(place, "described otherwise", breaking=False)


def _conditions(rule: Any) -> Any:
    plain = _plain(rule)
    return {key: value for key, value in plain.items() if key not in {"title", "description"}}


def _plain(value: Any) -> Any:
    """A schema element or one of its values as JSON values, which compare by content."""
    if isinstance(value, list):
        return [_plain(one) for one in value]
    if hasattr(value, "_as_dict") or hasattr(value, "__dataclass_fields__"):
        return json_dumper.to_dict(value)
    return value


def _asks(value: Any) -> bool:
    """Whether it asks anything; a bound of 0 does, an absent one or a `false` does not."""
    return value is not None and value is not False and value not in ([], {})


def _shown(value: Any) -> str:
    return str(value) if _asks(value) else "nothing"


if __name__ == "__main__":
    if sys.argv[1:] == ["--freeze"]:
        freeze(FROZEN)
    else:
        sys.exit(main())
