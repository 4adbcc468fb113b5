"""What of a claim may be published: everything that is known to be personal is masked.

Known are the texts and names that people listed (`RedactionTerms`), what the patterns of structured personal
data find in the claim and in its source (`patterns`, and `sweep` where datafog is installed), and the parts
of all of these (`flagged`): a number or a name that a claim repeats out of a flagged text is masked although
the whole text does not stand there. A name that nobody listed is not found; `unlisted_names` only points at
what looks like one.

`masking` puts it together; `tokens` are the words and numbers that texts are compared by, `merge` makes one
mask of several.
"""

from citevouch.gate.redaction.masking import Redacted, is_flagged, redact
from citevouch.gate.redaction.names import unlisted_names

__all__ = ["Redacted", "is_flagged", "redact", "unlisted_names"]
