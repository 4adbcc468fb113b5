"""Where a person can look an identifier up."""

from __future__ import annotations

from urllib.parse import quote

_ADDRESS = {
    "PMID": "https://pubmed.ncbi.nlm.nih.gov/{}/",
    "PMC": "https://pmc.ncbi.nlm.nih.gov/articles/{}/",
    "DOI": "https://doi.org/{}",
    "GEO": "https://www.ncbi.nlm.nih.gov/geo/query/acc.cgi?acc={}",
    "NCT": "https://clinicaltrials.gov/study/{}",
    "ARXIV": "https://arxiv.org/abs/{}",
    "BIOPROJECT": "https://www.ncbi.nlm.nih.gov/bioproject/{}",
    "BIOSAMPLE": "https://www.ncbi.nlm.nih.gov/biosample/{}",
}


def address(curie: str) -> str | None:
    """The web page of a canonical identifier; None where there is none that is sure to be about it."""
    prefix, _colon, local = curie.partition(":")
    if prefix == "URL":
        return local if local.startswith(("https://", "http://")) else None
    return _ADDRESS[prefix].format(quote(local, safe="/:;()._-")) if prefix in _ADDRESS else None
