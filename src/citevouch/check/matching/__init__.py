"""Finding a quotation in a text: strict about what it says, tolerant of how it is written.

`search` looks for a quotation in a `Source`, `find_in_title` in a title (`find_abridged_title` for one that
stands in the place of a quotation), `Shelf` finds which of many sources
may hold it; `baseline_found` is what another matcher says, `closest` a hint for readers.

How it works, module by module: `folding` brings a text into one spelling that knows its offsets (`mapped`,
`characters`); `stream` leaves out what stands between words; `quoted` takes the quotation apart; `search`
finds its parts; `alignment` judges what stands between words, `guards` what stands around them and what an
ellipsis swallows; `differences` lists what was tolerated.
"""

from citevouch.check.matching.abridged import find_abridged_title
from citevouch.check.matching.baseline import baseline_found
from citevouch.check.matching.closest import Passage, closest
from citevouch.check.matching.differences import Difference
from citevouch.check.matching.quoted import count_words
from citevouch.check.matching.search import Match, Result, find, search
from citevouch.check.matching.shelf import Shelf
from citevouch.check.matching.source import Source, prepare
from citevouch.check.matching.title import find_in_title

__all__ = [
    "Difference",
    "Match",
    "Passage",
    "Result",
    "Shelf",
    "Source",
    "baseline_found",
    "closest",
    "count_words",
    "find",
    "find_abridged_title",
    "find_in_title",
    "prepare",
    "search",
]
