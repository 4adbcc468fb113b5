"""``ReferenceValidator`` as deep-research-client has it, over citevouch: so that scripts keep working.

    from citevouch.compat import ReferenceValidator

Names, arguments and attributes are that tool's; what they say is ours: an outage is never a missing record
(LOOKUP_FAILED reads as UNVERIFIABLE here), and ``report.report`` is the whole ValidationReport.
"""

from citevouch.compat.items import QuoteItem, ReferenceItem
from citevouch.compat.report import ReferenceValidationReport
from citevouch.compat.validator import ReferenceValidator
from citevouch_contract.models import ReferenceStatus

__all__ = [
    "QuoteItem",
    "ReferenceItem",
    "ReferenceStatus",
    "ReferenceValidationReport",
    "ReferenceValidator",
]
