"""Why a quote got no record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from citevouch.errors import CitevouchError

if TYPE_CHECKING:
    from citevouch_contract.models import QuoteError


class QuoteContractError(CitevouchError, ValueError):
    """A quote breaks the quote contract.

    *error* says how; *places* are the stretches of blocks that have the words, as (place in Document.blocks,
    start, end), where knowing them helps.
    """

    def __init__(
        self, error: QuoteError, what: str, *, places: tuple[tuple[int, int, int], ...] = ()
    ) -> None:
        self.error, self.places = error, places
        super().__init__(what)
