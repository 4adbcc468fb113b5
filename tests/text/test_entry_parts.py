"""The cited title, authors, year and journal of an entry; and where no title is the right answer."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest

from citevouch.text.authors import authors_at
from citevouch.text.document import document
from citevouch.text.entries import find_entries
from citevouch.text.entry_parts import parts_of
from citevouch.text.mentions import find_spellings
from citevouch.text.sections import sections

if TYPE_CHECKING:
    from pathlib import Path

    from citevouch.text.entry_part import Parts

TITLE = "A study of invented mice and their many homes"


def parts(text: str) -> Parts:
    found = parts_of(text, 0, len(text))
    for part in found:
        assert part is None or text[part.start : part.end] == part.raw
    return found


@pytest.mark.parametrize(
    ("text", "found_by"),
    [
        pytest.param(f"Roe J, Poe AB. {TITLE}. J Made Up. 2020;1(2):3-9. PMID: 90000001", "POSITION", id="vancouver"),
        pytest.param(f"Roe J, et al. {TITLE}. *J Made Up*. 2020 Mar;1(2):3-9.", "POSITION", id="journal-in-italics"),
        pytest.param(f"Roe J. {TITLE}. *J Made Up* 1(2):3–9, 2020.", "POSITION", id="year-last"),
        pytest.param(f"Roe J, Poe A (2020). {TITLE}. *J Made Up* 1:3.", "POSITION", id="year-after-authors"),
        pytest.param(f"Roe, J. A., & Poe, B. (2020). {TITLE}. J Made Up, 1(2), 3-9.", "POSITION", id="apa"),
        pytest.param(f"Roe J.A., Poe B. {TITLE}. J Made Up 2020;1:3.", "POSITION", id="initials-with-points"),
        pytest.param(
            f"Jane B. Roe, Ann van der Poe, and Bo Doe. {TITLE}. Journal of Made Up Things, Aug 2020. URL: x",
            "POSITION",
            id="full-names",
        ),
        pytest.param(f"Jane Roe and Ann Poe. {TITLE}. Made Up, 51:321-331, Aug 2020. URL: x", "POSITION", id="two-names"),
        pytest.param(f"Jane B. Roe, C. Ann Poe, and Bo Doe. {TITLE}. Aug 2020. URL: x", "POSITION", id="no-journal"),
        pytest.param(f"Wysoczańska B, Łacina P. {TITLE}. Front Made Up. 2020;11:1.", "POSITION", id="diacritics"),
        pytest.param(f"de la Roe J, van Poe AB. {TITLE}. Cell. 2020;1:1.", "POSITION", id="particles"),
        pytest.param(f"Roe J. {TITLE}. Proc. Natl. Acad. Sci. U.S.A. 2020;1:3.", "POSITION", id="abbreviated-journal"),
        pytest.param(f"Roe J, Poe A. “{TITLE}.” J Made Up 1:3 (2020).", "QUOTATION_MARKS", id="curly-quotes"),
        pytest.param(f'"{TITLE}." J Made Up, 2020. PMID: 90000001', "QUOTATION_MARKS", id="quotes-first"),
        pytest.param(f"Roe J & Poe A (2020) *{TITLE}.* J Made Up 37(4):7. doi:10.5555/a", "EMPHASIS", id="italics"),
        pytest.param(f"**{TITLE}**. Roe J. J Made Up. 2020;1:1.", "EMPHASIS", id="bold-first"),
        pytest.param(f"[{TITLE}](https://doi.org/10.5555/a)", "LINK_TEXT", id="link"),
        pytest.param(f"Title: {TITLE}\nPMID: 90000001", "POSITION", id="field"),
        pytest.param(f"author = {{Roe, J}},\n title = {{{TITLE}}},\n year = 2020\n", "POSITION", id="bibtex"),
        pytest.param(f"C(title='{TITLE} - PMC', url='https://doi.org/10.5555/a')", "POSITION", id="page-title"),
    ],
)  # fmt: skip
def test_parts__title(text: str, found_by: str) -> None:
    title = parts(text).title
    assert title is not None
    assert (title.text.rstrip("."), title.found_by) == (TITLE, found_by)
    assert 0.5 <= title.confidence < 1


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("PMID:90000001 - First demonstration of invented activity in mice", id="description"),
        pytest.param("**PMID:90000001** (Roe et al. 2020) - First demonstration of it all", id="short-citation"),
        pytest.param("Roe et al. (2020) - First demonstration of invented activity", id="dash-behind-year"),
        pytest.param("Roe & Poe (2019), *Annu Rev Made Up* 73:335–358", id="journal-in-italics"),
        pytest.param("Roe J, Poe A. *Lett Made Up Microbiol* 21:230–234, 1995.", id="journal-behind-authors"),
        pytest.param("[Roe J, Poe A, et al. (2024) *Nat Made Up* 15:8](https://doi.org/10.5555/a)", id="link-is-all"),
        pytest.param("[A page about things](https://example.org/a)", id="link-to-a-page"),
        pytest.param("https://doi.org/10.5555/a", id="bare"),
        pytest.param("UniProt Entry P99999. Available at: https://example.org/P99999", id="database"),
        pytest.param("**Sourced claims** — many things were claimed here (Roe 2020)", id="prose"),
        pytest.param('"Mice grew in every home that they had" (PMID:90000001)', id="quotation"),
        pytest.param('Roe et al. (2020): "mice grew in every home they had" PMID:90000001', id="quoted-words"),
        pytest.param("Roe et al. found that mice grow in every home. Later they moved on.", id="sentence"),
        pytest.param("Roe J. and many others have shown this before. Mice grow.", id="lower-case"),
        pytest.param("", id="empty"),
    ],
)  # fmt: skip
def test_parts__no_title(text: str) -> None:
    assert parts(text).title is None


@pytest.mark.parametrize(
    ("text", "authors", "year", "journal"),
    [
        pytest.param(
            f"Roe J, Poe AB. {TITLE}. J Made Up. 2020;1(2):3.",
            "Roe J, Poe AB",
            "2020",
            "J Made Up",
            id="plain",
        ),
        pytest.param(f"Roe J (2019). {TITLE}. *Cell* 1:3.", "Roe J", "2019", "Cell", id="year-in-brackets"),
        pytest.param(f"Roe J et al. {TITLE}. *Cell*, 30 Apr 2026.", "Roe J et al", "2026", "Cell", id="date"),
    ],
)
def test_parts__the_others(text: str, authors: str, year: str, journal: str) -> None:
    found = parts(text)
    assert found.authors is not None
    assert found.year is not None
    assert found.journal is not None
    assert (found.authors.text, found.year.text, found.journal.text) == (authors, year, journal)


@pytest.mark.parametrize(
    ("text", "style"),
    [
        pytest.param("Roe J, Poe A. T", "VANCOUVER", id="vancouver"),
        pytest.param("Louis R. Roe, C. Daniel De Poe Filho, and Ann Doe. T", "FULL", id="full-names"),
        pytest.param("Roe, J. A., and Poe, B. T", "INITIALS", id="initials"),
        pytest.param("Roe & Poe (2020) T", "SHORT", id="short"),
        pytest.param("Actin and Actin-Binding Proteins. Cold", None, id="title"),
        pytest.param("Long COVID: a review", None, id="title-with-colon"),
        pytest.param("The gut. Cell", None, id="short-title"),
    ],
)
def test_authors_at(text: str, style: str | None) -> None:
    found = authors_at(text, 0, len(text))
    assert (found.style if found else None) == style


def _words(text: str | None) -> set[str]:
    return set(re.findall(r"\w+", (text or "").lower()))


@pytest.mark.shared
def test_titles_of_real_lines(shared: Path) -> None:
    """In at least 105 of 112 lines the title holds 95 % of the words of the record's title."""
    hits = total = 0
    for line in (shared / "corpus/bibliography_lines.jsonl").read_text(encoding="utf-8").splitlines():
        record = json.loads(line)
        doc = document(f"## References\n\n{record['line']}\n")
        (entry,) = find_entries(doc, sections(doc), find_spellings(doc))
        cited = _words(entry.title.text if entry.title else "")
        wanted = [_words(record[key]) for key in ("pmid_title", "doi_title") if record[key]]
        hits += any(len(words & cited) >= 0.95 * len(words) for words in wanted)
        total += 1
    assert total == 112
    assert hits >= 105
