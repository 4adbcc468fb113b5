"""PubMed: what is asked, what a set says about who is there, and what an article becomes."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from citevouch.records import Notice, Record
from citevouch.resolve.registries import pubmed
from citevouch.resolve.registries.base import Request, Unbelievable

if TYPE_CHECKING:
    from citevouch.settings import Settings

ARTICLE = """<PubmedArticle><MedlineCitation Status="MEDLINE" Owner="NLM"><PMID Version="1">90000001</PMID>
<Article PubModel="Print"><Journal><ISSN>0000-0019</ISSN><JournalIssue CitedMedium="Print">
<Volume>12</Volume>
<PubDate><MedlineDate>1998 Dec-1999 Jan</MedlineDate></PubDate></JournalIssue>
<Title>Journal of Made-up Glands</Title>
<ISOAbbreviation>J Made Up Glands</ISOAbbreviation></Journal>
<ArticleTitle>[Gland size in <i>Danio</i> fed 10<sup>6</sup> cells &amp; CO<sub>2</sub>].</ArticleTitle>
<ELocationID EIdType="doi" ValidYN="Y">10.5555/other</ELocationID>
<Abstract><AbstractText Label="BACKGROUND" NlmCategory="BACKGROUND">Glands <b>differ</b>
 (p&lt;0.05).</AbstractText><AbstractText Label="UNLABELLED">Much.</AbstractText>
<AbstractText Label="RESULTS:">They do.</AbstractText><AbstractText Label="EMPTY"/>
<CopyrightInformation>(c) Nobody</CopyrightInformation></Abstract>
<AuthorList CompleteYN="Y"><Author ValidYN="Y"><LastName>Berg</LastName><ForeName>Anna Ruth</ForeName>
<Initials>AR</Initials><Suffix>Jr</Suffix></Author><Author>
<CollectiveName>Zell Study Group</CollectiveName></Author>
<Author><LastName>Plato</LastName></Author></AuthorList><Language>ger</Language>
<PublicationTypeList><PublicationType UI="D016428">Journal Article</PublicationType>
<PublicationType UI="D016441">Retracted Publication</PublicationType></PublicationTypeList>
<VernacularTitle>Drüsengröße bei <i>Danio</i>.</VernacularTitle></Article>
<CommentsCorrectionsList><CommentsCorrections RefType="ErratumIn">
<RefSource>J Made Up Glands. 2001 Mar 4;13(1):9
</RefSource></CommentsCorrections><CommentsCorrections RefType="RetractionIn">
<RefSource>J Made Up Glands. 2002
 Apr;14:1</RefSource><PMID Version="1">90000999</PMID></CommentsCorrections>
<CommentsCorrections RefType="CommentIn">
<RefSource>X. 2003</RefSource></CommentsCorrections></CommentsCorrectionsList>
<MeshHeadingList><MeshHeading><DescriptorName UI="D1" MajorTopicYN="N">Zebrafish</DescriptorName>
<QualifierName UI="Q1">growth</QualifierName></MeshHeading></MeshHeadingList>
<KeywordList Owner="NOTNLM"><Keyword MajorTopicYN="N">gland size</Keyword>
<Keyword>Zebrafish</Keyword></KeywordList>
</MedlineCitation><PubmedData><ArticleIdList><ArticleId IdType="pubmed">90000001</ArticleId>
<ArticleId IdType="doi">10.5555/GLAND.1</ArticleId>
<ArticleId IdType="pmc">PMC99000001</ArticleId></ArticleIdList>
<ReferenceList><Reference><ArticleIdList>
<ArticleId IdType="pmc">PMC99000077</ArticleId></ArticleIdList></Reference>
</ReferenceList></PubmedData></PubmedArticle>"""

BOOK = """<PubmedBookArticle><BookDocument><PMID Version="1">90000003</PMID><ArticleIdList>
<ArticleId IdType="bookaccession">NBK99</ArticleId></ArticleIdList><Book><Publisher>
<PublisherName>U</PublisherName>
</Publisher><BookTitle book="b">Glands<sup>®</sup></BookTitle><PubDate><Year>1993</Year></PubDate>
<AuthorList Type="editors"><Author><LastName>Edel</LastName>
<Initials>E</Initials></Author></AuthorList></Book>
<ArticleTitle book="b" part="p">Small glands</ArticleTitle><Language>eng</Language>
<AuthorList Type="authors" CompleteYN="Y"><Author><LastName>Berg</LastName>
<Initials>A</Initials></Author></AuthorList>
<PublicationType UI="D016454">Review</PublicationType>
<Abstract><AbstractText Label="CLINICAL">Small.</AbstractText></Abstract></BookDocument>
<PubmedBookData><ArticleIdList>
<ArticleId IdType="pubmed">90000003</ArticleId></ArticleIdList></PubmedBookData>
</PubmedBookArticle>"""

PLAIN = (
    '<PubmedArticle><MedlineCitation><PMID Version="{version}">{pmid}</PMID><Article>'
    "<ArticleTitle>{title}</ArticleTitle>{more}</Article>{after}</MedlineCitation></PubmedArticle>"
)


def plain(pmid: int, *, version: int = 1, title: str = "T", more: str = "", after: str = "") -> str:
    return PLAIN.format(pmid=pmid, version=version, title=title, more=more, after=after)


def articles(*entries: str) -> bytes:
    return f'<?xml version="1.0" ?><PubmedArticleSet>{"".join(entries)}</PubmedArticleSet>'.encode()


def ask(*pmids: int, control: str | None = None, kind: str = "record", prefix: str = "PMID:") -> Request:
    ids = tuple(f"{prefix}{pmid}" for pmid in pmids)
    return Request(
        registry="PUBMED",
        group="ncbi",
        kind=kind,
        method="POST",
        url="http://stub.test",
        requested_ids=ids,
        control=control,
    )


def record(entry: str, pmid: int = 90000001) -> Record:
    return pubmed.believe(ask(pmid), 200, {}, articles(entry)).records[f"PMID:{pmid}"]


def test_requests__200_with_the_control_in_a_post(settings: Settings) -> None:
    ids = [f"PMID:{90000000 + n}" for n in range(450)]

    requests = pubmed.requests_for(ids, settings, control="PMID:99999999")

    sent = [dict(request.data)["id"].split(",") for request in requests]
    assert [len(numbers) for numbers in sent] == [200, 200, 53]
    assert all(numbers[-1] == "99999999" for numbers in sent)
    assert [name for request in requests for name in request.requested_ids] == ids
    assert {(request.method, request.control) for request in requests} == {("POST", "PMID:99999999")}


def test_requests__control_that_is_wanted_itself(settings: Settings) -> None:
    (request,) = pubmed.requests_for(["PMID:90000001"], settings, control="PMID:90000001")

    assert dict(request.data)["id"] == "90000001"
    assert request.requested_ids == ("PMID:90000001",)


def test_record__article() -> None:
    assert record(ARTICLE) == Record(
        reference_id="PMID:90000001",
        source="PUBMED",
        title="[Gland size in Danio fed 10⁶ cells & CO₂].",
        other_titles=("Drüsengröße bei Danio.", "Gland size in Danio fed 10⁶ cells & CO₂"),
        authors=("Berg AR Jr", "Zell Study Group", "Plato"),
        year="1998",
        journal="J Made Up Glands",
        language="ger",
        publication_types=("Journal Article", "Retracted Publication"),
        keywords=("Zebrafish", "gland size"),
        pmid="90000001",
        pmcid="PMC99000001",
        doi="10.5555/gland.1",
        text="BACKGROUND: Glands differ (p<0.05).\n\nMuch.\n\nRESULTS: They do.",
        content_scope="ABSTRACT",
        notices=(
            Notice(standing="CORRECTED", noticed_by="PUBMED", notice_date="2001-03-04"),
            Notice(
                standing="RETRACTED", noticed_by="PUBMED", notice_date="2002-04", notice_id="PMID:90000999"
            ),
        ),
    )


def test_record__book() -> None:
    assert record(BOOK, 90000003) == Record(
        reference_id="PMID:90000003",
        source="PUBMED",
        title="Small glands",
        other_titles=("Glands®",),
        authors=("Berg A",),
        year="1993",
        journal="Glands®",
        language="eng",
        publication_types=("Review",),
        pmid="90000003",
        text="CLINICAL: Small.",
        content_scope="ABSTRACT",
    )


OTHER = '<OtherAbstract Type="Publisher" Language="{}"><AbstractText>{}</AbstractText></OtherAbstract>'


@pytest.mark.parametrize(
    ("more", "after", "text"),
    [
        pytest.param("", OTHER.format("spa", "Glándulas."), "Glándulas.", id="only-spanish"),
        pytest.param(
            "",
            OTHER.format("spa", "Glándulas.") + OTHER.format("eng", "Glands."),
            "Glands.",
            id="english-first",
        ),
        pytest.param(
            "<Abstract><AbstractText>Own.</AbstractText></Abstract>",
            OTHER.format("eng", "Glands."),
            "Own.",
            id="own-first",
        ),
        pytest.param("<Abstract><AbstractText/></Abstract>", "", "", id="empty"),
    ],
)
def test_record__abstract_of_another_body(more: str, after: str, text: str) -> None:
    found = record(plain(90000001, more=more, after=after))

    assert (found.text, found.content_scope) == (text, "ABSTRACT" if text else "TITLE_ONLY")


@pytest.mark.parametrize(
    ("date", "year"),
    [
        pytest.param("<Year>2001</Year><Month>Jan</Month>", "2001", id="year"),
        pytest.param("<MedlineDate>Winter 2001-2002</MedlineDate>", "2001", id="season-first"),
        pytest.param("<MedlineDate>soon</MedlineDate>", None, id="none"),
    ],
)
def test_record__year(date: str, year: str | None) -> None:
    more = f"<Journal><JournalIssue><PubDate>{date}</PubDate></JournalIssue></Journal>"

    assert record(plain(90000001, more=more)).year == year


TYPES = "<PublicationTypeList><PublicationType>{}</PublicationType></PublicationTypeList>"
LINKS = '<CommentsCorrectionsList><CommentsCorrections RefType="{}"/></CommentsCorrectionsList>'


@pytest.mark.parametrize(
    ("entry", "standings"),
    [
        pytest.param(
            plain(
                90000001,
                more=TYPES.format("Retracted Publication"),
            ),
            ["RETRACTED"],
            id="type-alone",
        ),
        pytest.param(plain(90000001, title="WITHDRAWN: Glands."), ["WITHDRAWN"], id="title"),
        pytest.param(plain(90000001, title="Retraction: Glands."), [], id="a-notice-itself"),
        pytest.param(
            plain(
                90000001,
                more=TYPES.format("Retraction of Publication"),
                after=LINKS.format("RetractionOf"),
            ),
            [],
            id="a-notice-by-type",
        ),
        pytest.param(
            plain(
                90000001,
                after=LINKS.format("ExpressionOfConcernIn"),
            ),
            ["EXPRESSION_OF_CONCERN"],
            id="concern",
        ),
    ],
)
def test_record__standing(entry: str, standings: list[str]) -> None:
    assert [notice.standing for notice in record(entry).notices] == standings


@pytest.mark.parametrize(
    ("entries", "found", "absent", "unknown"),
    [
        pytest.param([plain(1), plain(2)], {1, 2}, set(), set(), id="both"),
        pytest.param([plain(1)], {1}, {2}, set(), id="one-vouches-for-the-other"),
        pytest.param([plain(9)], set(), {1, 2}, set(), id="control-vouches"),
        pytest.param([], set(), set(), {1, 2}, id="nothing-came"),
    ],
)
def test_believe__absence(entries: list[str], found: set[int], absent: set[int], unknown: set[int]) -> None:
    answer = pubmed.believe(ask(1, 2, control="PMID:9"), 200, {}, articles(*entries))

    assert set(answer.records) == {f"PMID:{n}" for n in found}
    assert set(answer.absent) == {f"PMID:{n}" for n in absent}
    assert set(answer.unknown) == {f"PMID:{n}" for n in unknown}


@pytest.mark.parametrize(
    "entry",
    [
        pytest.param(plain(3), id="another"),
        pytest.param("<PubmedArticle>wrong format</PubmedArticle>", id="without-pmid"),
    ],
)
def test_believe__a_stranger_spoils_the_set(entry: str) -> None:
    with pytest.raises(Unbelievable, match="MALFORMED"):
        pubmed.believe(ask(1, 2, control="PMID:9"), 200, {}, articles(plain(1), entry))


def test_believe__latest_version() -> None:
    body = articles(plain(1, version=2, title="New"), plain(1, version=1, title="Old"))

    assert pubmed.believe(ask(1), 200, {}, body).records["PMID:1"].title == "New"


def test_search__term_is_words_only(settings: Settings) -> None:
    request = pubmed.search_request('Glands" OR 1[pmid]) and the (size): *effects* [ti]', settings)

    assert dict(request.params)["term"] == "glands[ti] AND pmid[ti] AND size[ti] AND effects[ti]"
    assert request.requested_ids == ()
    assert request.url == "http://stub.test/eutils/esearch.fcgi"


def test_search__title_of_short_words_alone(settings: Settings) -> None:
    request = pubmed.search_request("How we see: it is of use", settings)
    assert dict(request.params)["term"].startswith("how[ti] AND we[ti] AND see[ti]")


def test_search__hits(settings: Settings) -> None:
    body = json.dumps({"esearchresult": {"count": "2", "idlist": ["90000002", "90000001"]}}).encode()

    answer = pubmed.believe(pubmed.search_request("Glands", settings), 200, {}, body)

    assert answer.hits == ("PMID:90000002", "PMID:90000001")


@pytest.mark.parametrize(
    "body",
    [
        pytest.param(b'{"esearchresult": {"ERROR": "Invalid query"}}', id="error"),
        pytest.param(b'{"header": {}}', id="no-result"),
    ],
)
def test_search__no_answer(body: bytes, settings: Settings) -> None:
    with pytest.raises(Unbelievable, match="MALFORMED"):
        pubmed.believe(pubmed.search_request("Glands", settings), 200, {}, body)


PMC = (
    '<article><front><article-meta><article-id pub-id-type="{kind}">{number}</article-id>'
    '<article-id pub-id-type="pmid">90000001</article-id><title-group><article-title>T</article-title>'
    "</title-group></article-meta></front>{body}</article>"
)


def pmc_set(*entries: str) -> bytes:
    return f"<pmc-articleset>{''.join(entries)}</pmc-articleset>".encode()


def test_pmc__requests_are_small(settings: Settings) -> None:
    requests = pubmed.requests_for([f"PMC:PMC{99000001 + n}" for n in range(25)], settings, kind="pmc")

    assert [len(request.requested_ids) for request in requests] == [10, 10, 5]
    assert dict(requests[0].data)["id"].startswith("99000001,99000002,")


@pytest.mark.parametrize(
    ("entry", "found", "absent", "unknown"),
    [
        pytest.param(PMC.format(kind="pmc", number="99000001", body=""), True, False, False, id="number"),
        pytest.param(PMC.format(kind="pmcid", number="PMC99000001", body=""), True, False, False, id="pmcid"),
        pytest.param(
            '<Reply Id="99000001" error="The following PMCID is not available: 99000001"/>',
            False,
            True,
            False,
            id="reply",
        ),
        pytest.param(
            '<error id="99000001">The following PMCID is not available: 99000001</error>',
            False,
            True,
            False,
            id="error",
        ),
        pytest.param('<Reply Id="99000001" error="try later"/>', False, False, True, id="other-error"),
        pytest.param("", False, False, True, id="silence"),
    ],
)
def test_pmc__existence(entry: str, found: bool, absent: bool, unknown: bool) -> None:
    name = "PMC:PMC99000001"

    answer = pubmed.believe(ask(99000001, kind="pmc", prefix="PMC:PMC"), 200, {}, pmc_set(entry))

    assert (name in answer.records, name in answer.absent) == (found, absent)
    assert not unknown or not (answer.records or answer.absent)


def test_pmc__full_text() -> None:
    body = "<body><sec><title>Results</title><p>" + "Glands differ. " * 60 + "</p></sec></body>"
    entry = PMC.format(kind="pmc", number="99000001", body=body)

    found = pubmed.believe(ask(99000001, kind="pmc", prefix="PMC:PMC"), 200, {}, pmc_set(entry))

    record = found.records["PMC:PMC99000001"]
    assert (record.content_scope, record.pmid, record.source) == ("FULL_TEXT", "90000001", "PUBMED")
    assert record.text.startswith("Results\n\nGlands differ. Glands")


def test_pmc__a_stranger() -> None:
    entry = PMC.format(kind="pmc", number="99000002", body="")

    with pytest.raises(Unbelievable, match="MALFORMED"):
        pubmed.believe(ask(99000001, kind="pmc", prefix="PMC:PMC"), 200, {}, pmc_set(entry))
