"""Every rule of ours: a function from the modules to one sentence, with the place, for each fault."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from tools.lint import house, pitfalls
from tools.lint.modules import Modules

Rule: TypeAlias = Callable[[Modules], Iterator[str]]

RULES: tuple[Rule, ...] = (
    pitfalls.no_alias,
    pitfalls.no_boolean_in_a_rule,
    pitfalls.no_bound_on_a_list,
    pitfalls.no_constraint_on_a_type,
    pitfalls.no_equals_string_on_an_enum,
    pitfalls.no_identifier,
    pitfalls.no_inheritance,
    pitfalls.no_lost_condition,
    pitfalls.no_lost_constraint,
    pitfalls.no_required_list,
    pitfalls.no_slot_shadows_its_type,
    pitfalls.no_title_on_a_value,
    pitfalls.objects_are_inlined,
    pitfalls.one_absent_per_rule,
    pitfalls.one_tree_root,
    pitfalls.rules_are_about_own_slots,
    pitfalls.rules_have_preconditions,
    house.every_slot_has_examples,
    house.everything_is_described,
    house.one_definition_of_each_name,
    house.one_range_per_slot,
    house.one_version,
    house.prefixes_are_declared_and_used,
    house.rule_titles_are_unique,
    house.shared_slots_are_common,
    house.slots_are_defined_and_used,
    house.times_end_in_z,
    house.uris_are_unique,
)
