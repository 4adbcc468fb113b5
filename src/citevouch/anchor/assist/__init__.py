"""What happened to an anchor that the strict chain does not find clean: a hint, never a level.

Module by module: `passages` finds where the document has the words, written alike, or nearly has them;
`evidence` weighs what surrounds such a place; `difference` names what differs; `hints` puts them together.
"""

from citevouch.anchor.assist.hints import Hint, hint

__all__ = ["Hint", "hint"]
