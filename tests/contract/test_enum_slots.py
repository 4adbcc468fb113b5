"""What docs/index.md tells Python users: a slot of an enum holds its text; compare it with members."""

from __future__ import annotations

import pytest

from citevouch_contract.models import IdentifierType, ReferenceCheck, ReferenceStatus, UnverifiableReason


def unasked(status: object) -> ReferenceCheck:
    return ReferenceCheck(
        reference_id="ISBN:9780306406157",
        identifier_type=IdentifierType.ISBN,
        occurrences=1,
        status=status,  # type: ignore[arg-type]
        unverifiable_reason=UnverifiableReason.NO_RESOLVER,
    )


@pytest.mark.parametrize("given", [ReferenceStatus.UNVERIFIABLE, "UNVERIFIABLE"], ids=["member", "text"])
def test_enum_slots_hold_plain_text(given: object) -> None:
    status = unasked(given).status
    assert type(status) is str
    assert status == ReferenceStatus.UNVERIFIABLE
    assert status in {ReferenceStatus.UNVERIFIABLE, ReferenceStatus.VERIFIED}
    assert {ReferenceStatus.UNVERIFIABLE: 1}[status] == 1
    with pytest.raises(AttributeError):
        _ = status.value
    match status:
        case ReferenceStatus.UNVERIFIABLE:
            pass
        case _:
            pytest.fail("match works with members")
