"""The tables of an audit, and how a user extends them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from citevouch.audit.citations import citation
from citevouch.audit.origins import decode_origin, risk_of
from citevouch.audit.tables import VARIABLE, load_tables, our_tables
from citevouch.errors import InputError, SettingsError

if TYPE_CHECKING:
    from pathlib import Path

MINE = """
corpora:
  - {contains: jacc_fulltext_scraped, risk: medium}
  - {begins: Made_Up, risk: LOW}
corpus_words: [made]
therapeutic: [velotran]
"""


@pytest.fixture
def mine(tmp_path: Path) -> str:
    path = tmp_path / "mine.yaml"
    path.write_text(MINE, encoding="utf-8")
    return str(path)


def test_load_tables__ours_without_a_file() -> None:
    assert load_tables(environ={}) is our_tables()
    assert "reduc" in our_tables().therapeutic


def test_load_tables__a_users_corpora_come_first(mine: str) -> None:
    tables = load_tables(mine)
    assert risk_of("jacc_fulltext_scraped", tables) == "MEDIUM"
    assert risk_of("made_up_registry_v1", tables) == "LOW"
    assert risk_of("lancet_fulltext_scraped", tables) == "HIGH"
    assert "velotran" in tables.therapeutic
    assert "reduc" in tables.therapeutic


def test_load_tables__a_users_words_lift_the_disguise(mine: str) -> None:
    assert decode_origin("nbef_vq_sfhjtusz", load_tables(mine)) == "made_up_registry"


def test_load_tables__named_by_the_environment(mine: str) -> None:
    assert load_tables(environ={VARIABLE: mine}).therapeutic[0] == "velotran"


def test_load_tables__the_risk_of_a_citation_follows(mine: str) -> None:
    made = citation({"origin": "made_up_texts", "origin_risk": "LOW"}, 1, load_tables(mine))
    assert (made.derived_risk, made.origin_risk, made.problems) == ("LOW", "LOW", None)


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("corpora: [", id="not YAML"),
        pytest.param("- HIGH", id="a list"),
        pytest.param("corpra: []", id="a key that nobody knows"),
        pytest.param("corpora: {a: 1}", id="corpora that are no list"),
        pytest.param("corpora: [{contains: a, risk: BAD}]", id="no risk"),
        pytest.param("corpora: [{risk: LOW}]", id="a corpus that is everything"),
        pytest.param("corpora: [LOW]", id="a corpus in a word"),
        pytest.param("corpora: [{contains: a, risk: LOW, extra: 1}]", id="one key too many"),
        pytest.param("therapeutic: reduc", id="words that are no list"),
        pytest.param("corpora: [{contains: {a: 1}, risk: LOW}]", id="parts that are no words"),
    ],
)
def test_load_tables__what_is_none_is_refused_with_its_place(text: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.yaml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(InputError, match=r"bad\.yaml:"):
        load_tables(str(path))
    with pytest.raises(InputError, match=r"bad\.yaml:"):
        load_tables(environ={VARIABLE: str(path)})


def test_load_tables__a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="No such file"):
        load_tables(str(tmp_path / "none.yaml"))
    with pytest.raises(SettingsError, match=VARIABLE):
        load_tables(environ={VARIABLE: str(tmp_path / "none.yaml")})
