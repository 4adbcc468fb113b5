"""Which identifier a URL names: registries, archives, preprint servers, publishers' landing pages."""

from __future__ import annotations

import re
from functools import lru_cache
from urllib.parse import unquote

from citevouch.identifiers import canonical
from citevouch.text.dois import START, doi_of

#: Longest URL that is read for identifiers, the fragment left out; browsers and servers stay below.
MAX_URL = 2048

_SCHEME = re.compile(r"https?://", re.IGNORECASE)
_FLAGS = re.IGNORECASE | re.ASCII

#: Kind of identifier by what host and path look like, the identifier in group 1; the first hit wins.
_NCBI = (
    ("PMID", re.compile(r"pubmed\.ncbi\.nlm\.nih\.gov/(?:pubmed/)?([0-9]+)", _FLAGS)),
    ("PMID", re.compile(r"ncbi\.nlm\.nih\.gov/(?:m/)?pubmed/(?:pmid/)?([0-9]+)", _FLAGS)),
    ("PMID", re.compile(r"/pmc/articles/pmid/([0-9]+)", _FLAGS)),
    ("PMID", re.compile(r"pubmed[./?][^#]*[?&](?:term|cmd=search&term)=([0-9]+)(?:\[|%5B|\Z|&|#)", _FLAGS)),
    ("PMID", re.compile(r"[?&](?:list_uids|db=pubmed&id)=([0-9]+)(?:\Z|&|#)", _FLAGS)),
    ("PMCID", re.compile(r"/(?:pmc/)?(?:articles/)?(?:instance/)?(PMC[0-9]+)", _FLAGS)),
    ("PMCID", re.compile(r"/pmc/articles/([0-9]+)", _FLAGS)),
    ("GEO", re.compile(r"[?&/](?:acc|term)=((?:GSE|GDS|GSM|GPL)[0-9]+)", _FLAGS)),
    ("BIOPROJECT", re.compile(r"/bioproject/(?:\?term=)?(PRJ[A-Z]{2}[0-9]+)", _FLAGS)),
    ("BIOSAMPLE", re.compile(r"/biosample/(?:\?term=)?(SAM[A-Z]{1,2}[0-9]+)", _FLAGS)),
)
_EUROPEPMC = (
    ("PMID", re.compile(r"/(?:articles?|abstract)/MED/([0-9]+)", _FLAGS)),
    ("PMCID", re.compile(r"/(?:articles?|abstract)/(?:PMC/)?(PMC[0-9]+)", _FLAGS)),
    ("PMCID", re.compile(r"/(?:articles?|abstract)/PMC/([0-9]+)", _FLAGS)),
    ("PMID", re.compile(r"[?&]query=ext_id(?::|%3A)([0-9]+)", _FLAGS)),
)
_ARXIV = (
    ("ARXIV", re.compile(r"/(?:abs|pdf|html|format)/([0-9]{4}\.[0-9]{4,5}(?:v[0-9]+)?)", _FLAGS)),
    ("ARXIV", re.compile(r"/(?:abs|pdf)/([a-z-]+(?:\.[A-Z]{2})?/[0-9]{7}(?:v[0-9]+)?)", _FLAGS)),
)
_BY_HOST = (("ncbi.nlm.nih.gov", _NCBI), ("europepmc.org", _EUROPEPMC), ("arxiv.org", _ARXIV))

#: Landing pages that spell only the suffix of their DOI; the registrant follows from the host. Of nature.com
#: only the forms that are the suffix as registered (10.1038/ismej.2014.160 is /articles/ismej2014160 there).
_DERIVED = (
    (
        re.compile(
            r"nature\.com/articles/((?:s4[0-9]{4}-[0-9]{3}-[0-9]{4,5}-[0-9a-z]|d4[0-9]{4}-[0-9]{3}-[0-9]{5}-[0-9a-z]"
            r"|(?:nature|ncomms|srep)[0-9]{4,5}|n[a-z]{1,5}\.[0-9]{1,4}))(?![0-9a-z-])",
            _FLAGS,
        ),
        "10.1038/",
    ),
    (re.compile(r"elifesciences\.org/articles/([0-9]{5,6})(?![0-9])", _FLAGS), "10.7554/elife."),
    (
        re.compile(
            r"(?:bio|med)rxiv\.org/(?:cgi/)?content/(?:[a-z]+/){0,3}(?:20(?:1[0-9]|2[0-5])/[0-9]{2}/[0-9]{2}/)?"
            r"((?:20(?:19|2[0-5])\.[0-9]{2}\.[0-9]{2}\.)?[0-9]{6,8})(?![0-9.]*/)",
            _FLAGS,
        ),
        "10.1101/",
    ),
)

#: Identifiers that stand in a URL of any host.
_ANYWHERE = (
    ("NCT", re.compile(r"(?<![a-z0-9])(NCT[0-9]{8})(?![0-9])", _FLAGS)),
    ("PMID", re.compile(r"(?:pubmed|pmid)[:/=]([0-9]{4,9})(?![0-9a-z])", _FLAGS)),
    ("PMCID", re.compile(r"(?<![a-z0-9])(PMC[0-9]{5,10})(?![0-9a-z])", _FLAGS)),
    ("GEO", re.compile(r"[/=:](GSE[0-9]{3,})(?![0-9a-z])", _FLAGS)),
    ("BIOPROJECT", re.compile(r"[/=:](PRJ(?:NA|EB|DB)[0-9]+)(?![0-9a-z])", _FLAGS)),
    ("ISBN", re.compile(r"isbn[=/:]([0-9][0-9-]{8,15}[0-9x])(?![0-9a-z])", _FLAGS)),
)

#: An article number that Silverchair sites put behind the DOI: /article/doi/10.1084/jem.20190001/12345/Title
_ARTICLE_NUMBER = re.compile(r"(10\.[0-9]{4,9}/[^/?#]+(?:/[a-z]+[^/?#]*)?)/[0-9]{4,}(?:/[^?#]*)?", _FLAGS)


@lru_cache(maxsize=8192)
def identifier_in(url: str) -> tuple[str, str | None] | None:
    """Type and canonical form of the identifier that *url* names; None where it names none that we know.

    The form is None where a registry's URL holds something else in the place of the identifier:

    >>> identifier_in("https://pubmed.ncbi.nlm.nih.gov/7913883/"), identifier_in("doi.org/10.1000")
    (('PMID', 'PMID:7913883'), ('DOI', None))
    """
    rest = _SCHEME.sub("", url, count=1).partition("#")[0]
    if len(rest) > MAX_URL:
        return ("DOI", None) if START.search(rest, 0, 400) else None
    host = re.split(r"[/?]", rest, maxsplit=1)[0].lower()
    for name, rules in _BY_HOST:
        before, known, _ = host.replace("-", ".").partition(name)  # www-ncbi-nlm-nih-gov.proxy.example.edu
        found = _first(rules, before + known + rest[len(host) :]) if known else None
        if found:
            return found
    return _doi(host, rest) or _derived(rest) or _first(_ANYWHERE, rest)


def canonical_url(url: str) -> str | None:
    """The canonical form of a URL that is cited as such: scheme and host in lower case, no fragment."""
    scheme = _SCHEME.match(url)
    rest = url[scheme.end() :] if scheme else url
    rest = rest.partition("#")[0]
    host = re.split(r"[/?]", rest, maxsplit=1)[0]
    path = rest[len(host) :].rstrip("/")
    return (
        canonical("URL", f"{scheme[0].lower() if scheme else 'https://'}{host.lower()}{path}")
        if host
        else None
    )


def _first(rules: tuple[tuple[str, re.Pattern[str]], ...], rest: str) -> tuple[str, str | None] | None:
    for kind, pattern in rules:
        found = pattern.search(rest)
        if found:
            return kind, canonical(kind, found[1])
    return None


def _doi(host: str, rest: str) -> tuple[str, str | None] | None:
    start = START.search(rest)
    if start is None and re.search(r"%3A10|10%2E", rest):
        rest = unquote(rest)
        start = START.search(rest)
    if start is None:
        is_resolver = host in {"doi.org", "dx.doi.org", "www.doi.org"}
        return ("DOI", None) if is_resolver and re.match(r"[^/]*/+(?:doi:)?10\.[0-9]", rest) else None
    name = rest[start.start() :]
    numbered = (
        _ARTICLE_NUMBER.match(name) if re.search(r"/article[^/]*/doi/", rest[: start.start()]) else None
    )
    return "DOI", doi_of(numbered[1] if numbered else name)


def _derived(rest: str) -> tuple[str, str | None] | None:
    for pattern, registrant in _DERIVED:
        found = pattern.search(rest)
        if found:
            return "DOI", doi_of(registrant + found[1])
    return None
