"""Who can say that an identifier does not exist."""

from __future__ import annotations

from citevouch.identifiers import type_of

#: Registries by IdentifierType; nobody can deny the types that are not here. The first is the one that a
#: denial names. A PMCID is denied by the ID converter and confirmed at PMC, whose attempts are PubMed's.
AUTHORITIES: dict[str, tuple[str, ...]] = {
    "PMID": ("PUBMED",),
    "PMCID": ("IDCONV", "PUBMED"),
    "DOI": ("DOI_ORG",),
    "ARXIV": ("DOI_ORG",),
    "GEO": ("GEO",),
    "NCT": ("CLINICALTRIALS",),
}


def authorities(curie: str) -> frozenset[str]:
    """The registries whose failure or answer decides about a canonical identifier."""
    return frozenset(AUTHORITIES.get(type_of(curie), ()))
