"""The page as a document: complete in itself, accessible, and nothing on it that text from outside put there."""

from __future__ import annotations

import base64
import hashlib
import re
from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lxml import html
from tests.render.samples import HOSTILE, SOUND, TEXT, every_state

from citevouch.errors import InputError
from citevouch.render.html import render_html
from citevouch.render.visible import shown

if TYPE_CHECKING:
    from citevouch_contract.models import ValidationReport

EVERY = every_state()
PAGE = render_html(EVERY, text=TEXT)
EMPTY = every_state(text="Nothing is cited here.\n")
PAGES = [
    pytest.param(PAGE, id="every state"),
    pytest.param(render_html(EVERY), id="without the text"),
    pytest.param(render_html(every_state(text=SOUND)), id="all is well"),
    pytest.param(render_html(EMPTY), id="no citation"),
]


def parsed(page: str) -> html.HtmlElement:
    return html.document_fromstring(page)


def words(element: html.HtmlElement) -> str:
    """The text of *element* as a reader sees it, white space folded."""
    return " ".join(element.text_content().split())


def style(page: str) -> str:
    (found,) = re.findall(r"<style>(.*?)</style>", page, re.DOTALL)
    return str(found)


@pytest.mark.parametrize("page", PAGES)
def test_html__loads_and_runs_nothing(page: str) -> None:
    tree = parsed(page)
    assert not tree.xpath("//script | //link | //img | //iframe | //object | //form | //base | //@src")
    assert not tree.xpath("//@*[starts-with(name(), 'on')] | //@style")
    assert "url(" not in style(page)
    assert "@import" not in style(page)


@pytest.mark.parametrize("page", PAGES)
def test_html__policy_allows_its_own_style_only(page: str) -> None:
    policy = parsed(page).xpath("//meta[@http-equiv='Content-Security-Policy']/@content")[0]
    digest = base64.b64encode(hashlib.sha256(style(page).encode()).digest()).decode()
    assert policy == f"default-src 'none'; style-src 'sha256-{digest}'; base-uri 'none'; form-action 'none'"
    head = [
        child.get("http-equiv") or child.get("charset") or child.tag for child in parsed(page).find("head")
    ]
    assert head.index("Content-Security-Policy") < head.index("style")


@pytest.mark.parametrize("page", PAGES)
def test_html__links_are_safe_and_lead_somewhere(page: str) -> None:
    tree = parsed(page)
    ids = tree.xpath("//@id")
    assert len(ids) == len(set(ids))
    for href in tree.xpath("//@href"):
        assert href.startswith(("https://", "http://", "#"))
        assert not href.startswith("#") or href[1:] in ids
    for link in tree.xpath("//a[starts-with(@href, 'http')]"):
        assert link.get("rel") == "noopener noreferrer"


@pytest.mark.parametrize("page", PAGES)
def test_html__structure_serves_screen_readers(page: str) -> None:
    tree = parsed(page)
    assert tree.get("lang") == "en"
    assert tree.findtext("head/title")
    assert [len(tree.xpath(f"//{tag}")) for tag in ("main", "header", "footer", "h1")] == [1, 1, 1, 1]
    levels = [int(each.tag[1]) for each in tree.xpath("//h1 | //h2 | //h3 | //h4")]
    assert all(after <= before + 1 for before, after in pairwise(levels))
    ids = set(tree.xpath("//@id"))
    assert set(tree.xpath("//@aria-labelledby")) <= ids
    for field in tree.xpath("//input"):
        assert tree.xpath(f"//label[@for='{field.get('id')}']")
    assert not tree.xpath("//svg[not(@aria-hidden='true')]"), (
        "what the pictures show stands beside them in words"
    )


@pytest.mark.parametrize("page", PAGES)
def test_html__every_filter_has_a_rule(page: str) -> None:
    for name in parsed(page).xpath("//input[@name='show']/@id"):
        assert name == "show-all" or f"#{name}:checked" in style(page)


def test_html__citations_stand_in_reading_order() -> None:
    cards = parsed(PAGE).xpath("//li[contains(@class, 'card')]")
    names = [card.xpath(".//p[@class='card-facts']/*[1]")[0].text for card in cards]
    starts = {each.reference_id: (each.mentions or [])[0].start for each in EVERY.references or ()}
    assert names[-1] == "Entry 7"
    assert names[:-1] == sorted(starts, key=lambda name: starts[name])


def test_html__states_are_told_in_words_and_by_sign() -> None:
    card = parsed(PAGE).xpath("//li[@id='c1']")[0]
    states = card.xpath(".//li[contains(@class, 'rung ')]")
    assert [each.xpath("string(.//*[@class='rung-word'])") for each in states] == [
        "verified",
        "details differ",
        "no notice",
        "1 of 3 elsewhere",
        "on topic",
    ]
    assert [each.xpath("string(.//use/@href)") for each in states] == [
        "#s-ok",
        "#s-note",
        "#s-ok",
        "#s-bad",
        "#s-ok",
    ]


@pytest.mark.parametrize(
    ("fragment", "said"),
    [
        pytest.param("c1-existence", "PubMed has a record of it 2026-01-31 11:58 UTC, asked in this run, a1", id="asked"),
        pytest.param("c1-existence", "line 6, column 60, “Clinical features”", id="place in the text"),
        pytest.param("c5-existence", "Crossref has a record of it 2026-01-12 09:00 UTC, kept in citevouch’s store since then, a3", id="from the store"),
        pytest.param("c7-existence", "your cache folder has a record of it 2026-01-31 11:58 UTC, a file of yours, no registry", id="from a file"),
        pytest.param("c9-existence", "This rests on a1: PubMed is the authority for identifiers of this kind", id="denial"),
        pytest.param("c11-existence", "GEO answered with an HTTP error 2026-01-31 11:58 UTC, asked in this run, 3 tries, a4", id="failure"),
        pytest.param("c11-existence", "It says nothing about the record: ask again.", id="what a failure is not"),
        pytest.param("c10-existence", "Identifiers of this kind were to be skipped.", id="skipped"),
        pytest.param("c4-identity", "Exercise tolerance of retired carriage horses", id="cited title"),
        pytest.param("c4-identity", "Cochlear implantation in children with Calder syndrome", id="record's title"),
        pytest.param("c18-identity", "The cited title is that of PMID:90000012: it stands beside the wrong one.", id="suggestion"),
        pytest.param("c7-identity", "Different papers: PMID:90000006, DOI:10.5555/mjrd.2021.033.", id="conflict"),
        pytest.param("c6-standing", "PubMed says: retracted, 2025-06, notice PMID:90000108 as of 2026-01-31 11:58 UTC", id="notice"),
        pytest.param("c1-q1", "In this text: line 5, characters 136–196; attributed because the identifier stands after it", id="place of a quotation"),
        pytest.param("c1-q1", "In PMID:90000001: characters 75–135 of the text with SHA-256", id="offsets in the source"),
        pytest.param("c1-q2", "Not in the abstract, which is all that was searched.", id="scope"),
        pytest.param("c2-q3", "Found in the abstract, written differently: first letter case", id="tolerance"),
        pytest.param("c15-q6", "Not checkable: The lookup of the cited identifier failed.", id="not checkable"),
        pytest.param("c14-subject", "0 % of the weight of the text’s 20 terms stands in the record.", id="score"),
        pytest.param("c1-subject", "calder (in the record)", id="matched words"),
    ],
)  # fmt: skip
def test_html__a_verdict_shows_what_it_rests_on(fragment: str, said: str) -> None:
    assert said in words(parsed(PAGE).xpath(f"//*[@id='{fragment}']")[0])


def test_html__what_differs_from_the_nearest_passage_is_marked() -> None:
    quote = parsed(PAGE).xpath("//*[@id='c1-q2']")[0]
    assert quote.xpath(".//mark/text()") == ["5.1", "4.2"]


def test_html__findings_lead_to_their_evidence() -> None:
    tree = parsed(PAGE)
    links = tree.xpath("//section[@aria-labelledby='h-look']/ol[1]//a/@href")
    kinds = Counter(each.finding_kind for each in EVERY.findings or () if each.severity != "NOTE")
    loose, acknowledged, about_the_run = kinds["DANGLING_MARKER"], 1, kinds["LOOKUP_FAILED"]
    assert len(links) == kinds.total() - loose - acknowledged - about_the_run
    assert links[0] == "#c1-q4"
    for link in links:
        assert tree.xpath(f"//details//*[@id='{link[1:]}']")


def test_html__acknowledged_findings_are_shown_apart() -> None:
    (found,) = parsed(PAGE).xpath("//summary[contains(., 'acknowledged by a person')]/..")
    assert "Acknowledged by C. Castor, 2026-02-01: The registry paper is in press" in words(found)


def test_html__an_incomplete_check_says_so_first() -> None:
    first = parsed(PAGE).xpath("//main/section")[0]
    assert words(first.find("h2")) == "This check is incomplete"
    assert "GEO was left alone after it had failed too often: 2 of 2 requests failed." in words(first)
    assert not parsed(render_html(every_state(text=SOUND))).xpath("//h2[@id='h-gaps']")


def test_html__nothing_found_claims_no_more() -> None:
    lead = words(parsed(render_html(every_state(text=SOUND))).xpath("//p[@class='lead']")[0])
    assert lead.startswith("Nothing was found against the citations that could be checked. 1 of 1 identifier")


def test_html__nothing_cited_says_that_nothing_was_checked() -> None:
    assert "so nothing was checked" in words(parsed(render_html(EMPTY)).xpath("//p[@class='lead']")[0])


def test_html__another_text_is_refused() -> None:
    with pytest.raises(InputError, match="not the one that was checked"):
        render_html(EVERY, text=TEXT + " ")


def test_html__same_report_same_bytes() -> None:
    assert render_html(EVERY.model_copy(deep=True), text=TEXT) == PAGE


def test_html__hostile_title_is_text() -> None:
    titles = parsed(PAGE).xpath("//h3")
    assert shown(HOSTILE) in [title.text_content() for title in titles]


def with_text(text: str) -> ValidationReport:
    """The report, *text* in every slot that text from outside can reach."""
    report = EVERY.model_copy(deep=True)
    report.subject.name = text
    for reference in report.references or ():
        reference.message = text
        if reference.record:
            reference.record.title = reference.record.journal = text
            reference.record.authors = [text]
            reference.record.publication_types = [text]
        for mention in reference.mentions or ():
            mention.raw, mention.heading = text, text
        for check in reference.identity or ():
            check.note = check.record_title = text
            if check.cited_title:
                check.cited_title.text = text
            for detail in check.wrong_details or ():
                detail.as_cited = detail.in_record = text
        for notice in reference.notices or ():
            notice.notice_id = text
    for quote in report.quotes or ():
        quote.quote = text
        for anchor in (quote.anchor, quote.closest):
            if anchor:
                anchor.exact = anchor.prefix = anchor.suffix = text
    for finding in report.findings or ():
        finding.message = text
    for entry in report.bibliography or ():
        entry.raw = text
    for acknowledgement in report.acknowledgements or ():
        acknowledgement.because = acknowledgement.who = f"x{text}"  # the contract wants words there
    report.report_keywords = [text]
    return report


def shape(page: str) -> Counter[str]:
    """How many of each element a page has, but for the marks and break hints that depend on words."""
    return Counter(str(each.tag) for each in parsed(page).iter() if each.tag not in {"mark", "wbr"})


@settings(max_examples=40, deadline=None)
@given(
    text=st.one_of(
        st.text(st.characters(codec=None), min_size=1), st.sampled_from([HOSTILE, "</style><script>"])
    )
)
def test_html__no_text_becomes_markup(text: str) -> None:
    page = render_html(with_text("plain"))
    outside = render_html(with_text(text))
    assert outside.encode()
    assert shape(outside) == shape(page)
    assert not re.search(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]", outside)


def luminance(colour: str) -> float:
    """Relative luminance by WCAG 2.2."""
    channels = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    linear = [each / 12.92 if each <= 0.04045 else ((each + 0.055) / 1.055) ** 2.4 for each in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("scheme", [pytest.param(0, id="light"), pytest.param(1, id="dark")])
def test_html__colours_can_be_read(scheme: int) -> None:
    blocks = [
        dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6})", block))
        for block in style(PAGE).split("prefers-color-scheme")
    ]
    colours = blocks[0] | blocks[scheme]
    tones = ("ok", "note", "warn", "bad", "open", "none")
    pairs = [(text, ground) for text in ("ink", "soft", "link") for ground in ("paper", "surface")]
    pairs += [(tone, f"{tone}-tint") for tone in tones] + [(tone, "surface") for tone in tones]
    pairs += [("ink", f"{tone}-tint") for tone in tones] + [("soft", f"{tone}-tint") for tone in tones]
    pairs += [("mark-ink", "mark")]
    for text, ground in pairs:
        light, dark = sorted((luminance(colours[text]), luminance(colours[ground])), reverse=True)
        assert (light + 0.05) / (dark + 0.05) >= 4.5, f"{text} on {ground}"
