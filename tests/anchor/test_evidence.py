"""What speaks for a place: boxes and surroundings."""

from __future__ import annotations

import pytest
from tests.anchor.samples import anchor, document, item, prov

from citevouch.anchor import Box
from citevouch.anchor.assist.evidence import in_same_box, overlap


def box(l: float, t: float, r: float, b: float, origin: str = "TOPLEFT") -> Box:  # noqa: E741
    return Box(l=l, t=t, r=r, b=b, origin=origin)


@pytest.mark.parametrize(
    ("one", "other", "height", "expected"),
    [
        pytest.param(box(0, 0, 10, 10), box(0, 0, 10, 10), None, 1.0, id="the same"),
        pytest.param(box(0, 0, 10, 10), box(5, 0, 15, 10), None, 1 / 3, id="half over"),
        pytest.param(box(0, 0, 10, 10), box(10, 0, 20, 10), None, 0.0, id="side by side"),
        pytest.param(box(0, 0, 10, 10), box(0, 20, 10, 30), None, 0.0, id="below"),
        pytest.param(
            box(0, 792, 10, 782, "BOTTOMLEFT"), box(0, 792, 10, 782, "BOTTOMLEFT"), None, 1.0, id="from below"
        ),
        pytest.param(box(0, 792, 10, 782, "BOTTOMLEFT"), box(0, 0, 10, 10), 792.0, 1.0, id="two corners"),
        pytest.param(
            box(0, 792, 10, 782, "BOTTOMLEFT"), box(0, 0, 10, 10), None, 0.0, id="two corners, no height"
        ),
        pytest.param(box(0, 0, 0, 0), box(0, 0, 0, 0), None, 0.0, id="nothing"),
        pytest.param(box(10, 10, 0, 0), box(0, 0, 10, 10), None, 1.0, id="edges the wrong way round"),
    ],
)
def test_overlap(one: Box, other: Box, height: float | None, expected: float) -> None:
    assert overlap(one, other, height) == pytest.approx(expected)
    assert overlap(other, one, height) == pytest.approx(expected)


@pytest.mark.parametrize(
    ("places", "expected"),
    [
        pytest.param([prov(1, t=701, b=681)], True, id="moved by a point"),
        pytest.param([prov(2)], False, id="another page"),
        pytest.param([prov(1, t=400, b=380)], False, id="elsewhere on the page"),
        pytest.param([], False, id="no place"),
        pytest.param([prov(1, t=92, b=112, coord_origin="TOPLEFT")], True, id="from the other corner"),
    ],
)
def test_in_same_box(places: list[dict[str, object]], expected: bool) -> None:
    record = anchor("One.", document(item(0, "One.", provs=[prov(1)])))
    now = document(item(0, "x", provs=places))
    assert in_same_box(record, now.texts[0], now) is expected
