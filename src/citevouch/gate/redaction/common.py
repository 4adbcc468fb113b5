"""The few words of flagged texts that are left standing, shown on the card: they name nobody.

The list is short on purpose. A word that is also a name (Will, May, Mark, Grace) is not on it, for a mask too
many costs a reader little, and a name too many costs somebody else a lot.
"""

from __future__ import annotations

COMMON = frozenset(
    """ an and are as at be been but by for from had has have he her him his if in into is it its no not of
    off on or our out over she so than that the their them then they this those to under until up was we were
    when which while who with you your about after all also any before between both each more most only other
    same some such there these account address apartment avenue birth born call called case cell city county
    date day dob email fax lives mail mobile month name named number owner person phone plate road said ssn
    state street tel telephone time unit year """.split()
)
