"""The first law, over many combinations of outages: an outage is no evidence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import HealthCheck, given
from hypothesis import settings as trying
from hypothesis import strategies as st
from tests.stub.server import PAGE, Fault

from citevouch.identifiers import type_of
from citevouch.resolve import resolve
from citevouch.resolve.evidence import FAILED
from citevouch.resolve.plan import AUTHORITY

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.stub.server import Stub

    from citevouch.settings import Settings

EXISTS = (
    "PMID:90000001",
    "PMC:PMC99000007",
    "PMC:PMC99005007",
    "DOI:10.5555/cr.1",
    "DOI:10.5555/dc.1",
    "DOI:10.5555/medra.1",
    "ARXIV:9999.00001",
    "GEO:GSE990001",
    "NCT:NCT99000001",
)
ABSENT = (
    "PMID:90009001",
    "PMC:PMC99009007",
    "DOI:10.5555/gone.1",
    "ARXIV:9999.90001",
    "GEO:GSE999001",
    "NCT:NCT99900001",
)
ACTIONS = (
    {"status": 404, "body": b"lost"},
    {"status": 400},
    {"status": 429},
    {"status": 503},
    {"action": "reset"},
    {"action": "truncate"},
    {"action": "body", "body": PAGE},
    {"action": "body", "body": b""},
    {"action": "body", "body": b"{}"},
    {"action": "body", "body": b"<PubmedArticleSet/>"},
)
faults = st.lists(
    st.builds(
        lambda service, action, times: Fault(service=service, times=times, **action),
        st.sampled_from(["eutils", "idconv", "crossref", "datacite", "doi", "clinicaltrials"]),
        st.sampled_from(ACTIONS),
        st.sampled_from([1, 2, -1]),
    ),
    max_size=4,
)


@trying(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(faults=faults, asked=st.sets(st.sampled_from(EXISTS + ABSENT), min_size=1))
def test_nothing_that_exists_is_denied(
    faults: list[Fault], asked: set[str], stub: Stub, settings: Callable[..., Settings]
) -> None:
    stub.faults = list(faults)
    resolved = resolve(sorted(asked), settings(), refresh=True)
    for curie, each in resolved.resolutions.items():
        expected = "VERIFIED" if curie in EXISTS else "NOT_FOUND"
        assert each.status in {expected, "LOOKUP_FAILED"}, each
        if each.status == "NOT_FOUND":
            authority = AUTHORITY[type_of(curie)]
            mine = [attempt for attempt in resolved.attempts if curie in attempt.requested_ids]
            assert any(a.registry == authority and curie in a.absent_ids for a in mine)
            assert not [a for a in mine if a.registry == authority and a.lookup_outcome in FAILED]


@trying(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(faults=faults)
def test_what_was_kept_in_bad_times_is_right_in_good_ones(
    faults: list[Fault], stub: Stub, settings: Callable[..., Settings]
) -> None:
    stub.faults = list(faults)
    resolve(EXISTS + ABSENT, settings(), refresh=True)
    stub.faults = []
    again = resolve(EXISTS + ABSENT, settings())
    assert {curie for curie, each in again.resolutions.items() if each.status == "VERIFIED"} == set(EXISTS)
    assert {curie for curie, each in again.resolutions.items() if each.status == "NOT_FOUND"} == set(ABSENT)
