"""The registry modules by the Registry value that they answer for."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from citevouch.resolve.registries import (
    clinicaltrials,
    crossref,
    datacite,
    doi_org,
    europepmc,
    geo,
    idconv,
    pubmed,
)

if TYPE_CHECKING:
    from citevouch.resolve.registries.base import Module

_ALL = (pubmed, idconv, crossref, datacite, doi_org, geo, clinicaltrials, europepmc)
MODULES: dict[str, Module] = {module.REGISTRY: cast("Module", module) for module in _ALL}
