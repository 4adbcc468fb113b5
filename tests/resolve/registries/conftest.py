"""Settings whose addresses lead nowhere: these tests build requests and read bodies, they send nothing."""

from __future__ import annotations

import pytest

from citevouch.settings import Settings


@pytest.fixture
def settings() -> Settings:
    return Settings(
        eutils_url="http://stub.test/eutils",
        idconv_url="http://stub.test/idconv/",
        crossref_url="http://stub.test/crossref",
        datacite_url="http://stub.test/datacite",
        doi_url="http://stub.test/doi",
        clinicaltrials_url="http://stub.test/ctgov",
        europepmc_url="http://stub.test/epmc",
        email="someone@example.org",
        ncbi_api_key="s3cret",
    )
