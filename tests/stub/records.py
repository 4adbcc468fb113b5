"""The made-up world behind the stub: which identifiers exist, and what the registries say about them.

Rules instead of lists, so that a test can ask for as many as it likes. Nobody owns these identifiers.

========================  ===============================================================
exists                    does not
========================  ===============================================================
PMID 90000001-90008999    PMID 90009000 and above
PMC99000001-PMC99004999   PMC99009000 and above; from PMC99005000 on without a PMID
10.5555/cr.N (Crossref)   10.5555/gone.N
10.5555/dc.N (DataCite)
10.5555/medra.N (mEDRA)   10.5555/vague.N: doi.org says "Unknown"
10.5555/late.N            registered with Crossref, which has no work yet
arXiv 9999.0NNNN          arXiv 9999.9NNNN
GSE990001-GSE998999       GSE999000 and above
NCT99000000-NCT99899999   NCT99900000 and above
========================  ===============================================================
"""

from __future__ import annotations

import json
import re
from xml.sax.saxutils import escape

XML, JSON, TEXT = "text/xml; charset=UTF-8", "application/json", "text/plain"
BODY = "The gland was seen in every one of them, and it was larger than it had been before. " * 8


def title(name: str) -> str:
    """The title of every record: it names what it belongs to."""
    return f"Glands of the hinterland as seen in number {name}"


def pmid_exists(pmid: str) -> bool:
    return 90_000_001 <= int(pmid) < 90_009_000


def pmid_of(pmcid: str) -> str | None:
    """PMC99000001 is the article of PMID 90000001, and so on; from PMC99005000 on there is no PMID."""
    number = int(pmcid.removeprefix("PMC"))
    return str(number - 9_000_000) if 99_000_001 <= number < 99_005_000 else None


def pmcid_exists(pmcid: str) -> bool:
    return 99_000_001 <= int(pmcid.removeprefix("PMC")) < 99_009_000


def agency(doi: str) -> str | None:
    """The registration agency of a DOI; "?" where doi.org is vague, None where it does not exist."""
    prefixes = {
        "10.5555/cr.": "Crossref",
        "10.5555/late.": "Crossref",
        "10.5555/dc.": "DataCite",
        "10.48550/arxiv.9999.0": "DataCite",
        "10.5555/medra.": "mEDRA",
        "10.5555/vague.": "?",
    }
    return next((name for prefix, name in prefixes.items() if doi.lower().startswith(prefix)), None)


def pubmed_xml(pmids: list[str]) -> bytes:
    articles = (
        f"<PubmedArticle><MedlineCitation><PMID Version='1'>{pmid}</PMID><Article>"
        "<Journal><Title>Glands</Title>"
        "<JournalIssue><PubDate><Year>2001</Year></PubDate></JournalIssue></Journal>"
        f"<ArticleTitle>{title(pmid)}.</ArticleTitle>"
        f"<Abstract><AbstractText>Seen in {pmid}.</AbstractText></Abstract>"
        "<AuthorList><Author><LastName>Vargas</LastName><ForeName>Lena</ForeName></Author></AuthorList>"
        "<Language>eng</Language><PublicationTypeList><PublicationType>Journal Article</PublicationType>"
        "</PublicationTypeList></Article></MedlineCitation><PubmedData><ArticleIdList>"
        f"<ArticleId IdType='pubmed'>{pmid}</ArticleId><ArticleId IdType='doi'>10.5555/pm.{pmid}</ArticleId>"
        "</ArticleIdList></PubmedData></PubmedArticle>"
        for pmid in pmids
        if pmid_exists(pmid)
    )
    return f"<?xml version='1.0'?><PubmedArticleSet>{''.join(articles)}</PubmedArticleSet>".encode()


def pmc_xml(pmcids: list[str]) -> bytes:
    return f"<pmc-articleset>{''.join(map(_pmc_article, pmcids))}</pmc-articleset>".encode()


def _pmc_article(pmcid: str) -> str:
    name = f"PMC{pmcid.removeprefix('PMC')}"
    return article_xml(name) if pmcid_exists(name) else f'<Reply Id="{name[3:]}" error="not available"/>'


def article_xml(pmcid: str, *, heading: str | None = None, body: str = BODY) -> str:
    """A JATS article; *heading* and *body* replaced where a test wants another text."""
    named = heading or title(pmid_of(pmcid) or pmcid)
    return (
        "<article><front><journal-meta><journal-title>Glands</journal-title></journal-meta><article-meta>"
        f"<article-id pub-id-type='pmcid'>{pmcid}</article-id><title-group><article-title>{escape(named)}"
        "</article-title></title-group></article-meta></front>"
        f"<body><sec><title>Results</title><p>{escape(body)}</p></sec></body></article>"
    )


def idconv_json(pmcids: list[str]) -> bytes:
    return json.dumps({"status": "ok", "records": [_conversion(pmcid) for pmcid in pmcids]}).encode()


def _conversion(pmcid: str) -> dict[str, object]:
    if not pmcid_exists(pmcid):
        return {
            "requested-id": pmcid,
            "pmcid": pmcid,
            "status": "error",
            "errmsg": "Identifier not found in PMC",
        }
    pmid = pmid_of(pmcid)
    return {"requested-id": pmcid, "pmcid": pmcid} | ({"pmid": int(pmid)} if pmid else {})


def esearch_json(term: str) -> bytes:
    found = [str(n) for n in map(int, re.findall(r"GSE([0-9]+)", term)) if 990_001 <= n < 999_000]
    named = re.search(r"9000\d{4}", term)
    found = found or ([named.group()] if named else [])
    return json.dumps({"esearchresult": {"count": str(len(found)), "idlist": found}}).encode()


def geo_json(uids: list[str]) -> bytes:
    entries = {
        uid: {
            "uid": uid,
            "accession": f"GSE{uid}",
            "title": title(uid),
            "summary": "Seen.",
            "entrytype": "GSE",
        }
        for uid in uids
    }
    return json.dumps({"result": {"uids": uids, **entries}}).encode()


def work(doi: str) -> dict[str, object]:
    return {"DOI": doi, "title": [title(doi)], "type": "journal-article", "issued": {"date-parts": [[2001]]}}


def crossref_json(dois: list[str]) -> bytes:
    items = [work(doi) for doi in dois if doi.startswith(("10.5555/cr.", "10.5555/pm."))]
    return json.dumps({"status": "ok", "message": {"total-results": len(items), "items": items}}).encode()


def datacite_json(dois: list[str]) -> bytes:
    known = [doi for doi in dois if agency(doi) == "DataCite"]
    data = [
        {"id": doi, "attributes": {"doi": doi, "titles": [{"title": title(doi)}], "publicationYear": 2001}}
        for doi in known
    ]
    return json.dumps({"data": data, "meta": {"total": len(data)}}).encode()


def agencies_json(dois: list[str]) -> bytes:
    words = {None: {"status": "DOI does not exist"}, "?": {"status": "Unknown"}}
    found = [{"DOI": doi, **words.get(agency(doi), {"RA": agency(doi)})} for doi in dois]
    return json.dumps(found).encode()


def study(nct: str) -> dict[str, object]:
    return {
        "protocolSection": {
            "identificationModule": {"nctId": nct, "officialTitle": title(nct)},
            "descriptionModule": {"briefSummary": "Seen."},
        }
    }


def nct_exists(nct: str) -> bool:
    return "NCT99000000" <= nct < "NCT99900000"
