from __future__ import annotations

import re
import sys
from datetime import (
    date,
    datetime,
    time
)
from decimal import Decimal
from enum import Enum
from typing import (
    Any,
    ClassVar,
    Literal,
    Optional,
    Union
)

from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    RootModel,
    SerializationInfo,
    SerializerFunctionWrapHandler,
    field_validator,
    model_serializer
)


metamodel_version = "1.12.0"
version = "0.1.0"


class ConfiguredBaseModel(BaseModel):
    model_config = ConfigDict(
        serialize_by_alias = True,
        validate_by_name = True,
        validate_assignment = True,
        validate_default = True,
        extra = "forbid",
        arbitrary_types_allowed = True,
        use_enum_values = True,
        strict = False,
    )





class LinkMLMeta(RootModel):
    root: dict[str, Any] = {}
    model_config = ConfigDict(frozen=True)

    def __getattr__(self, key:str):
        return getattr(self.root, key)

    def __getitem__(self, key:str):
        return self.root[key]

    def __setitem__(self, key:str, value):
        self.root[key] = value

    def __contains__(self, key:str) -> bool:
        return key in self.root


linkml_meta = LinkMLMeta({'default_prefix': 'citevouch',
     'default_range': 'string',
     'description': 'Contract of citevouch.',
     'id': 'https://w3id.org/citevouch/',
     'imports': ['linkml:types',
                 'identifiers',
                 'lookups',
                 'report',
                 'anchors',
                 'audit'],
     'license': 'BSD-3-Clause',
     'name': 'citevouch',
     'prefixes': {'DOI': {'prefix_prefix': 'DOI',
                          'prefix_reference': 'http://identifiers.org/doi/'},
                  'PMID': {'prefix_prefix': 'PMID',
                           'prefix_reference': 'http://identifiers.org/pubmed/'},
                  'bibo': {'prefix_prefix': 'bibo',
                           'prefix_reference': 'http://purl.org/ontology/bibo/'},
                  'citevouch': {'prefix_prefix': 'citevouch',
                                'prefix_reference': 'https://w3id.org/citevouch/'},
                  'dcterms': {'prefix_prefix': 'dcterms',
                              'prefix_reference': 'http://purl.org/dc/terms/'},
                  'earl': {'prefix_prefix': 'earl',
                           'prefix_reference': 'http://www.w3.org/ns/earl#'},
                  'linkml': {'prefix_prefix': 'linkml',
                             'prefix_reference': 'https://w3id.org/linkml/'},
                  'oa': {'prefix_prefix': 'oa',
                         'prefix_reference': 'http://www.w3.org/ns/oa#'},
                  'prov': {'prefix_prefix': 'prov',
                           'prefix_reference': 'http://www.w3.org/ns/prov#'}},
     'see_also': ['https://w3id.org/citevouch/'],
     'source_file': 'schema/citevouch.yaml',
     'title': 'citevouch citevouch'} )

class IdentifierType(str, Enum):
    """
    Kind of identifier.
    """
    PMID = "PMID"
    """
    PMID: what it means, and not.
    """
    PMCID = "PMCID"
    """
    PMCID: what it means, and not.
    """
    DOI = "DOI"
    """
    DOI: what it means, and not.
    """
    GEO = "GEO"
    """
    GEO: what it means, and not.
    """
    NCT = "NCT"
    """
    NCT: what it means, and not.
    """
    ARXIV = "ARXIV"
    """
    ARXIV: what it means, and not.
    """
    ISBN = "ISBN"
    """
    ISBN: what it means, and not.
    """
    BIOPROJECT = "BIOPROJECT"
    """
    BIOPROJECT: what it means, and not.
    """
    BIOSAMPLE = "BIOSAMPLE"
    """
    BIOSAMPLE: what it means, and not.
    """
    URL = "URL"
    """
    URL: what it means, and not.
    """


class ContentScope(str, Enum):
    """
    How much text of a record there is.
    """
    FULL_TEXT = "FULL_TEXT"
    """
    FULL_TEXT: what it means, and not.
    """
    ABSTRACT = "ABSTRACT"
    """
    ABSTRACT: what it means, and not.
    """
    TITLE_ONLY = "TITLE_ONLY"
    """
    TITLE_ONLY: what it means, and not.
    """
    NONE = "NONE"
    """
    NONE: what it means, and not.
    """


class Standing(str, Enum):
    """
    State of a publication after it appeared.
    """
    RETRACTED = "RETRACTED"
    """
    RETRACTED: what it means, and not.
    """
    WITHDRAWN = "WITHDRAWN"
    """
    WITHDRAWN: what it means, and not.
    """
    EXPRESSION_OF_CONCERN = "EXPRESSION_OF_CONCERN"
    """
    EXPRESSION_OF_CONCERN: what it means, and not.
    """
    CORRECTED = "CORRECTED"
    """
    CORRECTED: what it means, and not.
    """
    REINSTATED = "REINSTATED"
    """
    REINSTATED: what it means, and not.
    """
    CURRENT = "CURRENT"
    """
    CURRENT: what it means, and not.
    """
    NOT_ASSESSED = "NOT_ASSESSED"
    """
    NOT_ASSESSED: what it means, and not.
    """


class StandingSource(str, Enum):
    """
    Who says so.
    """
    PUBMED = "PUBMED"
    """
    PUBMED: what it means, and not.
    """
    CROSSREF = "CROSSREF"
    """
    CROSSREF: what it means, and not.
    """
    RETRACTION_WATCH = "RETRACTION_WATCH"
    """
    RETRACTION_WATCH: what it means, and not.
    """


class Registry(str, Enum):
    """
    Who was asked.
    """
    PUBMED = "PUBMED"
    """
    PUBMED: what it means, and not.
    """
    IDCONV = "IDCONV"
    """
    IDCONV: what it means, and not.
    """
    CROSSREF = "CROSSREF"
    """
    CROSSREF: what it means, and not.
    """
    DATACITE = "DATACITE"
    """
    DATACITE: what it means, and not.
    """
    DOI_ORG = "DOI_ORG"
    """
    DOI_ORG: what it means, and not.
    """
    GEO = "GEO"
    """
    GEO: what it means, and not.
    """
    CLINICALTRIALS = "CLINICALTRIALS"
    """
    CLINICALTRIALS: what it means, and not.
    """
    EUROPEPMC = "EUROPEPMC"
    """
    EUROPEPMC: what it means, and not.
    """
    CACHE = "CACHE"
    """
    CACHE: what it means, and not.
    """


class LookupOutcome(str, Enum):
    """
    What a request came to.
    """
    FOUND = "FOUND"
    """
    FOUND: what it means, and not.
    """
    ABSENT = "ABSENT"
    """
    ABSENT: what it means, and not.
    """
    HTTP_ERROR = "HTTP_ERROR"
    """
    HTTP_ERROR: what it means, and not.
    """
    RATE_LIMITED = "RATE_LIMITED"
    """
    RATE_LIMITED: what it means, and not.
    """
    TIMEOUT = "TIMEOUT"
    """
    TIMEOUT: what it means, and not.
    """
    CONNECTION_FAILED = "CONNECTION_FAILED"
    """
    CONNECTION_FAILED: what it means, and not.
    """
    MALFORMED = "MALFORMED"
    """
    MALFORMED: what it means, and not.
    """
    REFUSED = "REFUSED"
    """
    REFUSED: what it means, and not.
    """


class ReferenceStatus(str, Enum):
    """
    Existence.
    """
    VERIFIED = "VERIFIED"
    """
    VERIFIED: what it means, and not.
    """
    NOT_FOUND = "NOT_FOUND"
    """
    NOT_FOUND: what it means, and not.
    """
    LOOKUP_FAILED = "LOOKUP_FAILED"
    """
    LOOKUP_FAILED: what it means, and not.
    """
    UNVERIFIABLE = "UNVERIFIABLE"
    """
    UNVERIFIABLE: what it means, and not.
    """


class UnverifiableReason(str, Enum):
    """
    Why not.
    """
    SKIPPED_PREFIX = "SKIPPED_PREFIX"
    """
    SKIPPED_PREFIX: what it means, and not.
    """
    NO_RESOLVER = "NO_RESOLVER"
    """
    NO_RESOLVER: what it means, and not.
    """
    OVER_LIMIT = "OVER_LIMIT"
    """
    OVER_LIMIT: what it means, and not.
    """
    MALFORMED = "MALFORMED"
    """
    MALFORMED: what it means, and not.
    """
    OFFLINE = "OFFLINE"
    """
    OFFLINE: what it means, and not.
    """


class IdentityVerdict(str, Enum):
    """
    Is it the paper.
    """
    MATCH = "MATCH"
    """
    MATCH: what it means, and not.
    """
    MISMATCH = "MISMATCH"
    """
    MISMATCH: what it means, and not.
    """
    WRONG_IDENTIFIER = "WRONG_IDENTIFIER"
    """
    WRONG_IDENTIFIER: what it means, and not.
    """
    CONFLICT = "CONFLICT"
    """
    CONFLICT: what it means, and not.
    """
    UNCERTAIN = "UNCERTAIN"
    """
    UNCERTAIN: what it means, and not.
    """
    NOT_ASSESSED = "NOT_ASSESSED"
    """
    NOT_ASSESSED: what it means, and not.
    """


class QuoteOutcome(str, Enum):
    """
    Quotation.
    """
    FOUND = "FOUND"
    """
    FOUND: what it means, and not.
    """
    NOT_FOUND = "NOT_FOUND"
    """
    NOT_FOUND: what it means, and not.
    """
    MISATTRIBUTED = "MISATTRIBUTED"
    """
    MISATTRIBUTED: what it means, and not.
    """
    NOT_CHECKABLE = "NOT_CHECKABLE"
    """
    NOT_CHECKABLE: what it means, and not.
    """


class NotCheckableReason(str, Enum):
    """
    Why not.
    """
    NO_RECORD = "NO_RECORD"
    """
    NO_RECORD: what it means, and not.
    """
    LOOKUP_FAILED = "LOOKUP_FAILED"
    """
    LOOKUP_FAILED: what it means, and not.
    """
    NO_TEXT = "NO_TEXT"
    """
    NO_TEXT: what it means, and not.
    """
    SKIPPED = "SKIPPED"
    """
    SKIPPED: what it means, and not.
    """
    OVER_LIMIT = "OVER_LIMIT"
    """
    OVER_LIMIT: what it means, and not.
    """
    TOO_SHORT = "TOO_SHORT"
    """
    TOO_SHORT: what it means, and not.
    """


class MatchKind(str, Enum):
    """
    How.
    """
    EXACT = "EXACT"
    """
    EXACT: what it means, and not.
    """
    TOLERANT = "TOLERANT"
    """
    TOLERANT: what it means, and not.
    """
    TITLE = "TITLE"
    """
    TITLE: what it means, and not.
    """


class RelevanceVerdict(str, Enum):
    """
    Subject.
    """
    ON_TOPIC = "ON_TOPIC"
    """
    ON_TOPIC: what it means, and not.
    """
    UNCERTAIN = "UNCERTAIN"
    """
    UNCERTAIN: what it means, and not.
    """
    OFF_TOPIC = "OFF_TOPIC"
    """
    OFF_TOPIC: what it means, and not.
    """
    NOT_ASSESSED = "NOT_ASSESSED"
    """
    NOT_ASSESSED: what it means, and not.
    """


class AnchorLevel(str, Enum):
    """
    How precisely an anchor resolves.
    """
    exact = "exact"
    """
    exact: what it means, and not.
    """
    relocated = "relocated"
    """
    relocated: what it means, and not.
    """
    ambiguous = "ambiguous"
    """
    ambiguous: what it means, and not.
    """
    block = "block"
    """
    block: what it means, and not.
    """
    page = "page"
    """
    page: what it means, and not.
    """
    unresolved = "unresolved"
    """
    unresolved: what it means, and not.
    """


class AssistStatus(str, Enum):
    """
    A hint about a degraded anchor, never a level.
    """
    none = "none"
    """
    none: what it means, and not.
    """
    normalized = "normalized"
    """
    normalized: what it means, and not.
    """
    context_changed = "context_changed"
    """
    context_changed: what it means, and not.
    """
    geometry_tiebreak = "geometry_tiebreak"
    """
    geometry_tiebreak: what it means, and not.
    """
    spanning = "spanning"
    """
    spanning: what it means, and not.
    """
    drifted = "drifted"
    """
    drifted: what it means, and not.
    """
    changed = "changed"
    """
    changed: what it means, and not.
    """
    ambiguous = "ambiguous"
    """
    ambiguous: what it means, and not.
    """


class VerifierResult(str, Enum):
    """
    What the blinded verifier said.
    """
    supported = "supported"
    """
    supported: what it means, and not.
    """
    contradicted = "contradicted"
    """
    contradicted: what it means, and not.
    """
    indeterminate = "indeterminate"
    """
    indeterminate: what it means, and not.
    """
    prescreen_skip = "prescreen-skip"
    """
    prescreen-skip: what it means, and not.
    """


class PrescreenRoute(str, Enum):
    """
    Where the prescreen sends a claim.
    """
    skip = "skip"
    """
    skip: what it means, and not.
    """
    verify = "verify"
    """
    verify: what it means, and not.
    """


class PrescreenReason(str, Enum):
    """
    Why it was not skipped.
    """
    jev_off = "jev_off"
    """
    jev_off: what it means, and not.
    """
    model_changed = "model_changed"
    """
    model_changed: what it means, and not.
    """
    pii = "pii"
    """
    pii: what it means, and not.
    """
    secret = "secret"
    """
    secret: what it means, and not.
    """
    too_large = "too_large"
    """
    too_large: what it means, and not.
    """
    waf_blocked = "waf_blocked"
    """
    waf_blocked: what it means, and not.
    """
    jev_error = "jev_error"
    """
    jev_error: what it means, and not.
    """
    degraded_anchor = "degraded_anchor"
    """
    degraded_anchor: what it means, and not.
    """
    numeric_mismatch = "numeric_mismatch"
    """
    numeric_mismatch: what it means, and not.
    """
    computed_value = "computed_value"
    """
    computed_value: what it means, and not.
    """
    low_score = "low_score"
    """
    low_score: what it means, and not.
    """


class GateAction(str, Enum):
    """
    What the reviewer did.
    """
    accept = "accept"
    """
    accept: what it means, and not.
    """
    edit = "edit"
    """
    edit: what it means, and not.
    """
    reject = "reject"
    """
    reject: what it means, and not.
    """


class GateStatus(str, Enum):
    """
    Where a card stands.
    """
    pending = "pending"
    """
    pending: what it means, and not.
    """
    pending_reverification = "pending_reverification"
    """
    pending_reverification: what it means, and not.
    """
    accepted = "accepted"
    """
    accepted: what it means, and not.
    """
    rejected = "rejected"
    """
    rejected: what it means, and not.
    """


class PublicationStatus(str, Enum):
    """
    Only what a person accepted is published.
    """
    accepted = "accepted"
    """
    accepted: what it means, and not.
    """


class CoordOrigin(str, Enum):
    """
    Corner that coordinates start from.
    """
    TOPLEFT = "TOPLEFT"
    """
    TOPLEFT: what it means, and not.
    """
    BOTTOMLEFT = "BOTTOMLEFT"
    """
    BOTTOMLEFT: what it means, and not.
    """


class OriginRisk(str, Enum):
    """
    Risk tier of a retrieval origin.
    """
    HIGH = "HIGH"
    """
    HIGH: what it means, and not.
    """
    MEDIUM = "MEDIUM"
    """
    MEDIUM: what it means, and not.
    """
    LOW = "LOW"
    """
    LOW: what it means, and not.
    """
    UNKNOWN = "UNKNOWN"
    """
    UNKNOWN: what it means, and not.
    """


class ExistenceOutcome(str, Enum):
    """
    Existence gate.
    """
    RESOLVED_MATCH = "RESOLVED_MATCH"
    """
    RESOLVED_MATCH: what it means, and not.
    """
    RESOLVED_TITLE_MISMATCH = "RESOLVED_TITLE_MISMATCH"
    """
    RESOLVED_TITLE_MISMATCH: what it means, and not.
    """
    NOT_FOUND = "NOT_FOUND"
    """
    NOT_FOUND: what it means, and not.
    """
    REGISTERED_NO_METADATA = "REGISTERED_NO_METADATA"
    """
    REGISTERED_NO_METADATA: what it means, and not.
    """
    IDENTIFIER_WRONG = "IDENTIFIER_WRONG"
    """
    IDENTIFIER_WRONG: what it means, and not.
    """
    NOT_APPLICABLE_PMID_ONLY = "NOT_APPLICABLE_PMID_ONLY"
    """
    NOT_APPLICABLE_PMID_ONLY: what it means, and not.
    """
    UNVERIFIED_NO_IDENTIFIER = "UNVERIFIED_NO_IDENTIFIER"
    """
    UNVERIFIED_NO_IDENTIFIER: what it means, and not.
    """
    MALFORMED_DOI = "MALFORMED_DOI"
    """
    MALFORMED_DOI: what it means, and not.
    """
    SKIPPED_OUTAGE = "SKIPPED_OUTAGE"
    """
    SKIPPED_OUTAGE: what it means, and not.
    """


class CitationVerdict(str, Enum):
    """
    Does the source say it.
    """
    ACCURATE = "ACCURATE"
    """
    ACCURATE: what it means, and not.
    """
    OVERSTATED = "OVERSTATED"
    """
    OVERSTATED: what it means, and not.
    """
    MISREPRESENTED = "MISREPRESENTED"
    """
    MISREPRESENTED: what it means, and not.
    """
    FABRICATED = "FABRICATED"
    """
    FABRICATED: what it means, and not.
    """
    TRANSITIVE = "TRANSITIVE"
    """
    TRANSITIVE: what it means, and not.
    """
    SECONDARY_UNTRACED = "SECONDARY_UNTRACED"
    """
    SECONDARY_UNTRACED: what it means, and not.
    """
    UNVERIFIABLE = "UNVERIFIABLE"
    """
    UNVERIFIABLE: what it means, and not.
    """


class JudgementStatus(str, Enum):
    """
    Was it judged.
    """
    JUDGED = "JUDGED"
    """
    JUDGED: what it means, and not.
    """
    NOT_CHECKED = "NOT_CHECKED"
    """
    NOT_CHECKED: what it means, and not.
    """
    PARSE_ERROR = "PARSE_ERROR"
    """
    PARSE_ERROR: what it means, and not.
    """


class ClaimMatch(str, Enum):
    """
    Does one claim match.
    """
    match = "match"
    """
    match: what it means, and not.
    """
    mismatch = "mismatch"
    """
    mismatch: what it means, and not.
    """
    partial = "partial"
    """
    partial: what it means, and not.
    """


class StudyType(str, Enum):
    """
    Design.
    """
    RCT = "RCT"
    """
    RCT: what it means, and not.
    """
    SYSTEMATIC_REVIEW = "SYSTEMATIC_REVIEW"
    """
    SYSTEMATIC_REVIEW: what it means, and not.
    """
    META_ANALYSIS = "META_ANALYSIS"
    """
    META_ANALYSIS: what it means, and not.
    """
    GUIDELINE = "GUIDELINE"
    """
    GUIDELINE: what it means, and not.
    """
    SCOPING_REVIEW = "SCOPING_REVIEW"
    """
    SCOPING_REVIEW: what it means, and not.
    """
    COHORT = "COHORT"
    """
    COHORT: what it means, and not.
    """
    CASE_SERIES = "CASE_SERIES"
    """
    CASE_SERIES: what it means, and not.
    """
    OTHER = "OTHER"
    """
    OTHER: what it means, and not.
    """


class Severity(str, Enum):
    """
    How bad.
    """
    CRITICAL = "CRITICAL"
    """
    CRITICAL: what it means, and not.
    """
    WARNING = "WARNING"
    """
    WARNING: what it means, and not.
    """
    NOTE = "NOTE"
    """
    NOTE: what it means, and not.
    """


class Importance(str, Enum):
    """
    How important.
    """
    HIGH = "HIGH"
    """
    HIGH: what it means, and not.
    """
    MEDIUM = "MEDIUM"
    """
    MEDIUM: what it means, and not.
    """
    LOW = "LOW"
    """
    LOW: what it means, and not.
    """


class Alignment(str, Enum):
    """
    Agreement.
    """
    agrees = "agrees"
    """
    agrees: what it means, and not.
    """
    partially_agrees = "partially_agrees"
    """
    partially_agrees: what it means, and not.
    """
    disagrees = "disagrees"
    """
    disagrees: what it means, and not.
    """


class DispositionAction(str, Enum):
    """
    What to do.
    """
    PRESENT = "PRESENT"
    """
    PRESENT: what it means, and not.
    """
    PROCEED = "PROCEED"
    """
    PROCEED: what it means, and not.
    """
    REVIEW = "REVIEW"
    """
    REVIEW: what it means, and not.
    """
    ESCALATE = "ESCALATE"
    """
    ESCALATE: what it means, and not.
    """


class CallOutcome(str, Enum):
    """
    How a call ended.
    """
    ok = "ok"
    """
    ok: what it means, and not.
    """
    partial = "partial"
    """
    partial: what it means, and not.
    """
    timeout = "timeout"
    """
    timeout: what it means, and not.
    """
    error = "error"
    """
    error: what it means, and not.
    """
    banned = "banned"
    """
    banned: what it means, and not.
    """


class NumberKind(str, Enum):
    """
    What a number is.
    """
    EFFECT = "EFFECT"
    """
    EFFECT: what it means, and not.
    """
    INTERVAL = "INTERVAL"
    """
    INTERVAL: what it means, and not.
    """
    PERCENT = "PERCENT"
    """
    PERCENT: what it means, and not.
    """
    P_VALUE = "P_VALUE"
    """
    P_VALUE: what it means, and not.
    """
    COUNT = "COUNT"
    """
    COUNT: what it means, and not.
    """
    DOSE = "DOSE"
    """
    DOSE: what it means, and not.
    """
    THRESHOLD = "THRESHOLD"
    """
    THRESHOLD: what it means, and not.
    """
    OTHER = "OTHER"
    """
    OTHER: what it means, and not.
    """


class WorkOrderKind(str, Enum):
    """
    Layer.
    """
    LAYER1 = "LAYER1"
    """
    LAYER1: what it means, and not.
    """
    LAYER2 = "LAYER2"
    """
    LAYER2: what it means, and not.
    """
    LAYER3 = "LAYER3"
    """
    LAYER3: what it means, and not.
    """


class ParseStatus(str, Enum):
    """
    Outcome of parsing an answer.
    """
    OK = "OK"
    """
    OK: what it means, and not.
    """
    EMPTY = "EMPTY"
    """
    EMPTY: what it means, and not.
    """
    NO_CITATION_DATA = "NO_CITATION_DATA"
    """
    NO_CITATION_DATA: what it means, and not.
    """
    MALFORMED_CITATION_DATA = "MALFORMED_CITATION_DATA"
    """
    MALFORMED_CITATION_DATA: what it means, and not.
    """



class Mention(ConfiguredBaseModel):
    """
    One place in the text where an identifier is written.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/identifiers'})

    raw: str = Field(default=..., description="""The raw, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Mention', 'BibliographyEntry', 'Claim'],
         'examples': [{'value': 'example of raw'}]} })
    canonical_id: str = Field(default=..., description="""The canonical id, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Mention'], 'examples': [{'value': 'example of canonical_id'}]} })
    identifier_type: Optional[IdentifierType] = Field(default=None, description="""The identifier type, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Mention', 'ReferenceCheck'],
         'examples': [{'value': 'example of identifier_type'}]} })
    start: int = Field(default=..., description="""The start, and not anything else.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Mention',
                       'BibliographyEntry',
                       'TextAnchor',
                       'QuoteCheck',
                       'Redaction',
                       'NumberMention',
                       'Claim'],
         'examples': [{'value': 'example of start'}]} })
    end: int = Field(default=..., description="""The end, and not anything else.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Mention',
                       'BibliographyEntry',
                       'TextAnchor',
                       'QuoteCheck',
                       'Redaction',
                       'NumberMention',
                       'Claim'],
         'examples': [{'value': 'example of end'}]} })
    line: Optional[int] = Field(default=None, description="""The line, and not anything else.""", ge=1, json_schema_extra = { "linkml_meta": {'domain_of': ['Mention'], 'examples': [{'value': 'example of line'}]} })
    column: Optional[int] = Field(default=None, description="""The column, and not anything else.""", ge=1, json_schema_extra = { "linkml_meta": {'domain_of': ['Mention'], 'examples': [{'value': 'example of column'}]} })
    context_heading: Optional[str] = Field(default=None, description="""The context heading, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Mention'],
         'examples': [{'value': 'example of context_heading'}]} })

    @field_validator('canonical_id')
    def pattern_canonical_id(cls, v):
        pattern=re.compile(r"^(PMID:[1-9][0-9]{0,8}|DOI:10\.[0-9]{4,9}/\S+|PMC:PMC[1-9][0-9]*|GEO:(GSE|GDS|GSM|GPL)[1-9][0-9]*|NCT:NCT[0-9]{8}|ARXIV:\S+|ISBN:[0-9]{9,12}[0-9X]|BIOPROJECT:PRJ[A-Z]{2}[0-9]+|BIOSAMPLE:SAM[NED][A-Z]?[0-9]+|URL:https?://\S+)$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid canonical_id format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid canonical_id format: {v}"
            raise ValueError(err_msg)
        return v


class BibliographyEntry(ConfiguredBaseModel):
    """
    One line or item of a reference section.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/identifiers'})

    raw: str = Field(default=..., description="""The raw, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Mention', 'BibliographyEntry', 'Claim'],
         'examples': [{'value': 'example of raw'}]} })
    label: Optional[str] = Field(default=None, description="""The label, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BibliographyEntry'],
         'examples': [{'value': 'example of label'}]} })
    start: int = Field(default=..., description="""The start, and not anything else.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Mention',
                       'BibliographyEntry',
                       'TextAnchor',
                       'QuoteCheck',
                       'Redaction',
                       'NumberMention',
                       'Claim'],
         'examples': [{'value': 'example of start'}]} })
    end: int = Field(default=..., description="""The end, and not anything else.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Mention',
                       'BibliographyEntry',
                       'TextAnchor',
                       'QuoteCheck',
                       'Redaction',
                       'NumberMention',
                       'Claim'],
         'examples': [{'value': 'example of end'}]} })
    identifiers: Optional[list[str]] = Field(default=None, description="""The identifiers, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BibliographyEntry'],
         'examples': [{'value': 'example of identifiers'}]} })
    cited_title: Optional[str] = Field(default=None, description="""The cited title, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BibliographyEntry', 'IdentityCheck'],
         'examples': [{'value': 'example of cited_title'}]} })
    cited_authors: Optional[list[str]] = Field(default=None, description="""The cited authors, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BibliographyEntry'],
         'examples': [{'value': 'example of cited_authors'}]} })
    cited_year: Optional[int] = Field(default=None, description="""The cited year, and not anything else.""", ge=1000, le=2100, json_schema_extra = { "linkml_meta": {'domain_of': ['BibliographyEntry'],
         'examples': [{'value': 'example of cited_year'}]} })
    cited_journal: Optional[str] = Field(default=None, description="""The cited journal, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BibliographyEntry'],
         'examples': [{'value': 'example of cited_journal'}]} })

    @field_validator('identifiers')
    def pattern_identifiers(cls, v):
        pattern=re.compile(r"^(PMID:[1-9][0-9]{0,8}|DOI:10\.[0-9]{4,9}/\S+|PMC:PMC[1-9][0-9]*|GEO:(GSE|GDS|GSM|GPL)[1-9][0-9]*|NCT:NCT[0-9]{8}|ARXIV:\S+|ISBN:[0-9]{9,12}[0-9X]|BIOPROJECT:PRJ[A-Z]{2}[0-9]+|BIOSAMPLE:SAM[NED][A-Z]?[0-9]+|URL:https?://\S+)$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid identifiers format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid identifiers format: {v}"
            raise ValueError(err_msg)
        return v


class BibliographicRecord(ConfiguredBaseModel):
    """
    A registry's metadata for one publication.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/identifiers',
         'slot_usage': {'doi': {'name': 'doi', 'pattern': '^10\\.[0-9]{4,9}/\\S+$'},
                        'pmid': {'name': 'pmid', 'pattern': '^[1-9][0-9]{0,8}$'}}})

    title: Optional[str] = Field(default=None, description="""The title, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BibliographicRecord',
                       'AnswerCitation',
                       'PrimaryTrace',
                       'MissingPaper',
                       'AnchorSynthesis'],
         'examples': [{'value': 'example of title'}]} })
    authors: Optional[list[str]] = Field(default=None, description="""The authors, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BibliographicRecord'],
         'examples': [{'value': 'example of authors'}]} })
    year: Optional[int] = Field(default=None, description="""The year, and not anything else.""", ge=1000, le=2100, json_schema_extra = { "linkml_meta": {'domain_of': ['BibliographicRecord'],
         'examples': [{'value': 'example of year'}]} })
    journal: Optional[str] = Field(default=None, description="""The journal, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BibliographicRecord', 'AnswerCitation'],
         'examples': [{'value': 'example of journal'}]} })
    publication_types: Optional[list[str]] = Field(default=None, description="""The publication types, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BibliographicRecord', 'AnswerCitation'],
         'examples': [{'value': 'example of publication_types'}]} })
    language: Optional[str] = Field(default=None, description="""The language, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BibliographicRecord'],
         'examples': [{'value': 'example of language'}]} })
    pmid: Optional[str] = Field(default=None, description="""The pmid, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BibliographicRecord', 'AnswerCitation', 'PrimaryTrace'],
         'examples': [{'value': 'example of pmid'}]} })
    pmcid: Optional[str] = Field(default=None, description="""The pmcid, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BibliographicRecord'],
         'examples': [{'value': 'example of pmcid'}]} })
    doi: Optional[str] = Field(default=None, description="""The doi, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BibliographicRecord',
                       'AnswerCitation',
                       'PrimaryTrace',
                       'MissingPaper',
                       'AnchorSynthesis'],
         'examples': [{'value': 'example of doi'}]} })
    content_scope: ContentScope = Field(default=..., description="""The content scope, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BibliographicRecord'],
         'examples': [{'value': 'example of content_scope'}]} })
    retrieved_at: datetime  = Field(default=..., description="""The retrieved at, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BibliographicRecord'],
         'examples': [{'value': 'example of retrieved_at'}]} })
    source: Registry = Field(default=..., description="""The source, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BibliographicRecord'],
         'examples': [{'value': 'example of source'}]} })

    @field_validator('pmid')
    def pattern_pmid(cls, v):
        pattern=re.compile(r"^[1-9][0-9]{0,8}$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid pmid format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid pmid format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('pmcid')
    def pattern_pmcid(cls, v):
        pattern=re.compile(r"^PMC[1-9][0-9]*$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid pmcid format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid pmcid format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('doi')
    def pattern_doi(cls, v):
        pattern=re.compile(r"^10\.[0-9]{4,9}/\S+$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid doi format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid doi format: {v}"
            raise ValueError(err_msg)
        return v


class StandingNotice(ConfiguredBaseModel):
    """
    One notice about a publication.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/identifiers'})

    standing: Standing = Field(default=..., description="""The standing, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['StandingNotice'],
         'examples': [{'value': 'example of standing'}]} })
    noticed_by: StandingSource = Field(default=..., description="""The noticed by, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['StandingNotice'],
         'examples': [{'value': 'example of noticed_by'}]} })
    notice_date: Optional[date] = Field(default=None, description="""The notice date, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['StandingNotice'],
         'examples': [{'value': 'example of notice_date'}]} })
    notice_id: Optional[str] = Field(default=None, description="""The notice id, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['StandingNotice'],
         'examples': [{'value': 'example of notice_id'}]} })


class LookupAttempt(ConfiguredBaseModel):
    """
    One request to one registry.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/lookups'})

    id: str = Field(default=..., description="""The id, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['LookupAttempt', 'GateCard', 'WorkOrder'],
         'examples': [{'value': 'example of id'}]} })
    registry: Registry = Field(default=..., description="""The registry, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['LookupAttempt', 'Denial', 'LookupFailure', 'RegistryHealth'],
         'examples': [{'value': 'example of registry'}]} })
    requested_ids: Optional[list[str]] = Field(default=None, description="""The requested ids, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['LookupAttempt'],
         'examples': [{'value': 'example of requested_ids'}]} })
    http_status: Optional[int] = Field(default=None, description="""The http status, and not anything else.""", ge=100, le=599, json_schema_extra = { "linkml_meta": {'domain_of': ['LookupAttempt'],
         'examples': [{'value': 'example of http_status'}]} })
    lookup_outcome: LookupOutcome = Field(default=..., description="""The lookup outcome, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['LookupAttempt'],
         'examples': [{'value': 'example of lookup_outcome'}]} })
    at: datetime  = Field(default=..., description="""The at, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['LookupAttempt'], 'examples': [{'value': 'example of at'}]} })
    from_cache: bool = Field(default=..., description="""The from cache, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['LookupAttempt'],
         'examples': [{'value': 'example of from_cache'}]} })
    tries: int = Field(default=..., description="""The tries, and not anything else.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['LookupAttempt'], 'examples': [{'value': 'example of tries'}]} })


class Denial(ConfiguredBaseModel):
    """
    The answer by which an authority said that there is no such record.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/lookups'})

    registry: Registry = Field(default=..., description="""The registry, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['LookupAttempt', 'Denial', 'LookupFailure', 'RegistryHealth'],
         'examples': [{'value': 'example of registry'}]} })
    attempt_id: str = Field(default=..., description="""The attempt id, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Denial', 'LookupFailure'],
         'examples': [{'value': 'example of attempt_id'}]} })
    answer: Optional[str] = Field(default=None, description="""The answer, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Denial'], 'examples': [{'value': 'example of answer'}]} })


class LookupFailure(ConfiguredBaseModel):
    """
    Why no answer was had.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/lookups'})

    registry: Registry = Field(default=..., description="""The registry, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['LookupAttempt', 'Denial', 'LookupFailure', 'RegistryHealth'],
         'examples': [{'value': 'example of registry'}]} })
    attempt_id: str = Field(default=..., description="""The attempt id, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Denial', 'LookupFailure'],
         'examples': [{'value': 'example of attempt_id'}]} })
    cause: LookupOutcome = Field(default=..., description="""The cause, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['LookupFailure'], 'examples': [{'value': 'example of cause'}]} })


class RegistryHealth(ConfiguredBaseModel):
    """
    Totals for one registry in one run.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/lookups'})

    registry: Registry = Field(default=..., description="""The registry, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['LookupAttempt', 'Denial', 'LookupFailure', 'RegistryHealth'],
         'examples': [{'value': 'example of registry'}]} })
    asked: int = Field(default=..., description="""The asked, and not anything else.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['RegistryHealth'], 'examples': [{'value': 'example of asked'}]} })
    answered: int = Field(default=..., description="""The answered, and not anything else.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['RegistryHealth', 'Coverage'],
         'examples': [{'value': 'example of answered'}]} })
    failed: int = Field(default=..., description="""The failed, and not anything else.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['RegistryHealth'], 'examples': [{'value': 'example of failed'}]} })
    breaker_open: bool = Field(default=..., description="""The breaker open, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['RegistryHealth'],
         'examples': [{'value': 'example of breaker_open'}]} })


class ToolVersion(ConfiguredBaseModel):
    """
    A tool and its version.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/report'})

    name: str = Field(default=..., description="""The name, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ToolVersion', 'ReportSubject', 'SelfCheckItem'],
         'examples': [{'value': 'example of name'}]} })
    version: str = Field(default=..., description="""The version, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ToolVersion'], 'examples': [{'value': 'example of version'}]} })


class ReportSubject(ConfiguredBaseModel):
    """
    The text that was checked.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/report'})

    name: str = Field(default=..., description="""The name, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ToolVersion', 'ReportSubject', 'SelfCheckItem'],
         'examples': [{'value': 'example of name'}]} })
    sha256: str = Field(default=..., description="""The sha256, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ReportSubject', 'TextAnchor'],
         'examples': [{'value': 'example of sha256'}]} })
    characters: int = Field(default=..., description="""The characters, and not anything else.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['ReportSubject'],
         'examples': [{'value': 'example of characters'}]} })

    @field_validator('sha256')
    def pattern_sha256(cls, v):
        pattern=re.compile(r"^[0-9a-f]{64}$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid sha256 format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid sha256 format: {v}"
            raise ValueError(err_msg)
        return v


class RunSettings(ConfiguredBaseModel):
    """
    Settings of the run.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/report'})

    offline: bool = Field(default=..., description="""The offline, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['RunSettings'], 'examples': [{'value': 'example of offline'}]} })
    full_text: bool = Field(default=..., description="""The full text, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['RunSettings'], 'examples': [{'value': 'example of full_text'}]} })
    check_quotes: bool = Field(default=..., description="""The check quotes, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['RunSettings'],
         'examples': [{'value': 'example of check_quotes'}]} })
    check_relevance: bool = Field(default=..., description="""The check relevance, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['RunSettings'],
         'examples': [{'value': 'example of check_relevance'}]} })
    skip_prefixes: Optional[list[str]] = Field(default=None, description="""The skip prefixes, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['RunSettings'],
         'examples': [{'value': 'example of skip_prefixes'}]} })
    max_references: Optional[int] = Field(default=None, description="""The max references, and not anything else.""", ge=1, json_schema_extra = { "linkml_meta": {'domain_of': ['RunSettings'],
         'examples': [{'value': 'example of max_references'}]} })
    cache_dir: Optional[str] = Field(default=None, description="""The cache dir, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['RunSettings'], 'examples': [{'value': 'example of cache_dir'}]} })


class Coverage(ConfiguredBaseModel):
    """
    What was seen, extracted, looked up and answered.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/report'})

    citations_in_text: int = Field(default=..., description="""The citations in text, and not anything else.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Coverage'],
         'examples': [{'value': 'example of citations_in_text'}]} })
    identifiers_extracted: int = Field(default=..., description="""The identifiers extracted, and not anything else.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Coverage'],
         'examples': [{'value': 'example of identifiers_extracted'}]} })
    bibliography_entries: int = Field(default=..., description="""The bibliography entries, and not anything else.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Coverage'],
         'examples': [{'value': 'example of bibliography_entries'}]} })
    entries_without_identifier: int = Field(default=..., description="""The entries without identifier, and not anything else.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Coverage'],
         'examples': [{'value': 'example of entries_without_identifier'}]} })
    looked_up: int = Field(default=..., description="""The looked up, and not anything else.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Coverage'], 'examples': [{'value': 'example of looked_up'}]} })
    answered: int = Field(default=..., description="""The answered, and not anything else.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['RegistryHealth', 'Coverage'],
         'examples': [{'value': 'example of answered'}]} })
    quotes_seen: int = Field(default=..., description="""The quotes seen, and not anything else.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Coverage'], 'examples': [{'value': 'example of quotes_seen'}]} })
    quotes_attributed: int = Field(default=..., description="""The quotes attributed, and not anything else.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Coverage'],
         'examples': [{'value': 'example of quotes_attributed'}]} })
    quotes_checked: int = Field(default=..., description="""The quotes checked, and not anything else.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Coverage', 'ReportSummary'],
         'examples': [{'value': 'example of quotes_checked'}]} })


class TextAnchor(ConfiguredBaseModel):
    """
    A place in a text.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/report'})

    source_id: str = Field(default=..., description="""The source id, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['TextAnchor'], 'examples': [{'value': 'example of source_id'}]} })
    start: int = Field(default=..., description="""The start, and not anything else.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Mention',
                       'BibliographyEntry',
                       'TextAnchor',
                       'QuoteCheck',
                       'Redaction',
                       'NumberMention',
                       'Claim'],
         'examples': [{'value': 'example of start'}]} })
    end: int = Field(default=..., description="""The end, and not anything else.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Mention',
                       'BibliographyEntry',
                       'TextAnchor',
                       'QuoteCheck',
                       'Redaction',
                       'NumberMention',
                       'Claim'],
         'examples': [{'value': 'example of end'}]} })
    exact: str = Field(default=..., description="""The exact, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['TextAnchor'], 'examples': [{'value': 'example of exact'}]} })
    prefix: Optional[str] = Field(default=None, description="""The prefix, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['TextAnchor'], 'examples': [{'value': 'example of prefix'}]} })
    suffix: Optional[str] = Field(default=None, description="""The suffix, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['TextAnchor'], 'examples': [{'value': 'example of suffix'}]} })
    sha256: str = Field(default=..., description="""The sha256, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ReportSubject', 'TextAnchor'],
         'examples': [{'value': 'example of sha256'}]} })

    @field_validator('sha256')
    def pattern_sha256(cls, v):
        pattern=re.compile(r"^[0-9a-f]{64}$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid sha256 format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid sha256 format: {v}"
            raise ValueError(err_msg)
        return v


class IdentityCheck(ConfiguredBaseModel):
    """
    Rung 2.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/report',
         'rules': [{'description': 'suggestion iff wrong identifier',
                    'elseconditions': {'slot_conditions': {'suggested_id': {'name': 'suggested_id',
                                                                            'value_presence': 'ABSENT'}}},
                    'postconditions': {'slot_conditions': {'suggested_id': {'name': 'suggested_id',
                                                                            'required': True}}},
                    'preconditions': {'slot_conditions': {'identity_verdict': {'equals_string': 'WRONG_IDENTIFIER',
                                                                               'name': 'identity_verdict'}}},
                    'title': 'suggestion iff wrong identifier'},
                   {'description': 'conflict names records',
                    'postconditions': {'slot_conditions': {'conflicting_records': {'name': 'conflicting_records',
                                                                                   'required': True}}},
                    'preconditions': {'slot_conditions': {'identity_verdict': {'equals_string': 'CONFLICT',
                                                                               'name': 'identity_verdict'}}},
                    'title': 'conflict names records'},
                   {'description': 'mismatch shows titles',
                    'postconditions': {'slot_conditions': {'cited_title': {'name': 'cited_title',
                                                                           'required': True},
                                                           'record_title': {'name': 'record_title',
                                                                            'required': True}}},
                    'preconditions': {'slot_conditions': {'identity_verdict': {'equals_string_in': ['MISMATCH',
                                                                                                    'WRONG_IDENTIFIER'],
                                                                               'name': 'identity_verdict'}}},
                    'title': 'mismatch shows titles'}]})

    identity_verdict: IdentityVerdict = Field(default=..., description="""The identity verdict, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['IdentityCheck'],
         'examples': [{'value': 'example of identity_verdict'}]} })
    cited_title: Optional[str] = Field(default=None, description="""The cited title, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BibliographyEntry', 'IdentityCheck'],
         'examples': [{'value': 'example of cited_title'}]} })
    record_title: Optional[str] = Field(default=None, description="""The record title, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['IdentityCheck'],
         'examples': [{'value': 'example of record_title'}]} })
    score: Optional[float] = Field(default=None, description="""The score, and not anything else.""", ge=0.0, le=1.0, json_schema_extra = { "linkml_meta": {'domain_of': ['IdentityCheck', 'RelevanceCheck'],
         'examples': [{'value': 'example of score'}]} })
    differing_words: Optional[list[str]] = Field(default=None, description="""The differing words, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['IdentityCheck', 'ExistenceResult'],
         'examples': [{'value': 'example of differing_words'}]} })
    conflicting_records: Optional[list[str]] = Field(default=None, description="""The conflicting records, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['IdentityCheck'],
         'examples': [{'value': 'example of conflicting_records'}]} })
    suggested_id: Optional[str] = Field(default=None, description="""The suggested id, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['IdentityCheck'],
         'examples': [{'value': 'example of suggested_id'}]} })

    @field_validator('conflicting_records')
    def pattern_conflicting_records(cls, v):
        pattern=re.compile(r"^(PMID:[1-9][0-9]{0,8}|DOI:10\.[0-9]{4,9}/\S+|PMC:PMC[1-9][0-9]*|GEO:(GSE|GDS|GSM|GPL)[1-9][0-9]*|NCT:NCT[0-9]{8}|ARXIV:\S+|ISBN:[0-9]{9,12}[0-9X]|BIOPROJECT:PRJ[A-Z]{2}[0-9]+|BIOSAMPLE:SAM[NED][A-Z]?[0-9]+|URL:https?://\S+)$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid conflicting_records format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid conflicting_records format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('suggested_id')
    def pattern_suggested_id(cls, v):
        pattern=re.compile(r"^(PMID:[1-9][0-9]{0,8}|DOI:10\.[0-9]{4,9}/\S+|PMC:PMC[1-9][0-9]*|GEO:(GSE|GDS|GSM|GPL)[1-9][0-9]*|NCT:NCT[0-9]{8}|ARXIV:\S+|ISBN:[0-9]{9,12}[0-9X]|BIOPROJECT:PRJ[A-Z]{2}[0-9]+|BIOSAMPLE:SAM[NED][A-Z]?[0-9]+|URL:https?://\S+)$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid suggested_id format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid suggested_id format: {v}"
            raise ValueError(err_msg)
        return v


class RelevanceCheck(ConfiguredBaseModel):
    """
    Rung 5.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/report',
         'rules': [{'description': 'score iff assessed',
                    'elseconditions': {'slot_conditions': {'score': {'name': 'score',
                                                                     'value_presence': 'ABSENT'}}},
                    'postconditions': {'slot_conditions': {'score': {'name': 'score',
                                                                     'required': True}}},
                    'preconditions': {'slot_conditions': {'relevance_verdict': {'equals_string_in': ['ON_TOPIC',
                                                                                                     'OFF_TOPIC',
                                                                                                     'UNCERTAIN'],
                                                                                'name': 'relevance_verdict'}}},
                    'title': 'score iff assessed'},
                   {'description': 'reason iff not assessed',
                    'elseconditions': {'slot_conditions': {'withheld_reason': {'name': 'withheld_reason',
                                                                               'value_presence': 'ABSENT'}}},
                    'postconditions': {'slot_conditions': {'withheld_reason': {'name': 'withheld_reason',
                                                                               'required': True}}},
                    'preconditions': {'slot_conditions': {'relevance_verdict': {'equals_string': 'NOT_ASSESSED',
                                                                                'name': 'relevance_verdict'}}},
                    'title': 'reason iff not assessed'}]})

    relevance_verdict: RelevanceVerdict = Field(default=..., description="""The relevance verdict, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['RelevanceCheck'],
         'examples': [{'value': 'example of relevance_verdict'}]} })
    score: Optional[float] = Field(default=None, description="""The score, and not anything else.""", ge=0.0, le=1.0, json_schema_extra = { "linkml_meta": {'domain_of': ['IdentityCheck', 'RelevanceCheck'],
         'examples': [{'value': 'example of score'}]} })
    matched_keywords: Optional[list[str]] = Field(default=None, description="""The matched keywords, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['RelevanceCheck'],
         'examples': [{'value': 'example of matched_keywords'}]} })
    withheld_reason: Optional[str] = Field(default=None, description="""The withheld reason, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['RelevanceCheck'],
         'examples': [{'value': 'example of withheld_reason'}]} })


class ReferenceCheck(ConfiguredBaseModel):
    """
    One cited identifier and how far it got.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/report',
         'rules': [{'description': 'record iff verified',
                    'elseconditions': {'slot_conditions': {'record': {'name': 'record',
                                                                      'value_presence': 'ABSENT'}}},
                    'postconditions': {'slot_conditions': {'record': {'name': 'record',
                                                                      'required': True}}},
                    'preconditions': {'slot_conditions': {'status': {'equals_string': 'VERIFIED',
                                                                     'name': 'status'}}},
                    'title': 'record iff verified'},
                   {'description': 'denial iff not found',
                    'elseconditions': {'slot_conditions': {'denial': {'name': 'denial',
                                                                      'value_presence': 'ABSENT'}}},
                    'postconditions': {'slot_conditions': {'denial': {'name': 'denial',
                                                                      'required': True}}},
                    'preconditions': {'slot_conditions': {'status': {'equals_string': 'NOT_FOUND',
                                                                     'name': 'status'}}},
                    'title': 'denial iff not found'},
                   {'description': 'failure iff lookup failed',
                    'elseconditions': {'slot_conditions': {'failure': {'name': 'failure',
                                                                       'value_presence': 'ABSENT'}}},
                    'postconditions': {'slot_conditions': {'failure': {'name': 'failure',
                                                                       'range_expression': {'slot_conditions': {'cause': {'equals_string_in': ['HTTP_ERROR',
                                                                                                                                               'RATE_LIMITED',
                                                                                                                                               'TIMEOUT',
                                                                                                                                               'CONNECTION_FAILED',
                                                                                                                                               'MALFORMED',
                                                                                                                                               'REFUSED'],
                                                                                                                          'name': 'cause'}}},
                                                                       'required': True}}},
                    'preconditions': {'slot_conditions': {'status': {'equals_string': 'LOOKUP_FAILED',
                                                                     'name': 'status'}}},
                    'title': 'failure iff lookup failed'},
                   {'description': 'reason iff unverifiable',
                    'elseconditions': {'slot_conditions': {'unverifiable_reason': {'name': 'unverifiable_reason',
                                                                                   'value_presence': 'ABSENT'}}},
                    'postconditions': {'slot_conditions': {'unverifiable_reason': {'name': 'unverifiable_reason',
                                                                                   'required': True}}},
                    'preconditions': {'slot_conditions': {'status': {'equals_string': 'UNVERIFIABLE',
                                                                     'name': 'status'}}},
                    'title': 'reason iff unverifiable'},
                   {'description': 'authority PMID',
                    'postconditions': {'slot_conditions': {'denial': {'name': 'denial',
                                                                      'range_expression': {'slot_conditions': {'registry': {'equals_string': 'PUBMED',
                                                                                                                            'name': 'registry'}}},
                                                                      'required': True}}},
                    'preconditions': {'slot_conditions': {'identifier_type': {'equals_string_in': ['PMID'],
                                                                              'name': 'identifier_type'},
                                                          'status': {'equals_string': 'NOT_FOUND',
                                                                     'name': 'status'}}},
                    'title': 'authority PMID'},
                   {'description': 'authority DOI_or_ARXIV',
                    'postconditions': {'slot_conditions': {'denial': {'name': 'denial',
                                                                      'range_expression': {'slot_conditions': {'registry': {'equals_string': 'DOI_ORG',
                                                                                                                            'name': 'registry'}}},
                                                                      'required': True}}},
                    'preconditions': {'slot_conditions': {'identifier_type': {'equals_string_in': ['DOI',
                                                                                                   'ARXIV'],
                                                                              'name': 'identifier_type'},
                                                          'status': {'equals_string': 'NOT_FOUND',
                                                                     'name': 'status'}}},
                    'title': 'authority DOI_or_ARXIV'},
                   {'description': 'authority PMCID',
                    'postconditions': {'slot_conditions': {'denial': {'name': 'denial',
                                                                      'range_expression': {'slot_conditions': {'registry': {'equals_string': 'IDCONV',
                                                                                                                            'name': 'registry'}}},
                                                                      'required': True}}},
                    'preconditions': {'slot_conditions': {'identifier_type': {'equals_string_in': ['PMCID'],
                                                                              'name': 'identifier_type'},
                                                          'status': {'equals_string': 'NOT_FOUND',
                                                                     'name': 'status'}}},
                    'title': 'authority PMCID'},
                   {'description': 'authority GEO',
                    'postconditions': {'slot_conditions': {'denial': {'name': 'denial',
                                                                      'range_expression': {'slot_conditions': {'registry': {'equals_string': 'GEO',
                                                                                                                            'name': 'registry'}}},
                                                                      'required': True}}},
                    'preconditions': {'slot_conditions': {'identifier_type': {'equals_string_in': ['GEO'],
                                                                              'name': 'identifier_type'},
                                                          'status': {'equals_string': 'NOT_FOUND',
                                                                     'name': 'status'}}},
                    'title': 'authority GEO'},
                   {'description': 'authority NCT',
                    'postconditions': {'slot_conditions': {'denial': {'name': 'denial',
                                                                      'range_expression': {'slot_conditions': {'registry': {'equals_string': 'CLINICALTRIALS',
                                                                                                                            'name': 'registry'}}},
                                                                      'required': True}}},
                    'preconditions': {'slot_conditions': {'identifier_type': {'equals_string_in': ['NCT'],
                                                                              'name': 'identifier_type'},
                                                          'status': {'equals_string': 'NOT_FOUND',
                                                                     'name': 'status'}}},
                    'title': 'authority NCT'},
                   {'description': 'no authority, no accusation',
                    'postconditions': {'slot_conditions': {'denial': {'name': 'denial',
                                                                      'value_presence': 'ABSENT'}}},
                    'preconditions': {'slot_conditions': {'identifier_type': {'equals_string_in': ['ISBN',
                                                                                                   'BIOPROJECT',
                                                                                                   'BIOSAMPLE',
                                                                                                   'URL'],
                                                                              'name': 'identifier_type'}}},
                    'title': 'no authority, no accusation'}],
         'slot_usage': {'identifier_type': {'name': 'identifier_type',
                                            'required': True}}})

    reference_id: str = Field(default=..., description="""The reference id, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ReferenceCheck', 'QuoteCheck'],
         'examples': [{'value': 'example of reference_id'}],
         'implements': ['linkml:authoritative_reference']} })
    identifier_type: IdentifierType = Field(default=..., description="""The identifier type, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Mention', 'ReferenceCheck'],
         'examples': [{'value': 'example of identifier_type'}]} })
    mentions: Optional[list[Mention]] = Field(default=None, description="""The mentions, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ReferenceCheck'],
         'examples': [{'value': 'example of mentions'}]} })
    occurrences: int = Field(default=..., description="""The occurrences, and not anything else.""", ge=1, json_schema_extra = { "linkml_meta": {'domain_of': ['ReferenceCheck'],
         'examples': [{'value': 'example of occurrences'}]} })
    status: ReferenceStatus = Field(default=..., description="""The status, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ReferenceCheck'], 'examples': [{'value': 'example of status'}]} })
    unverifiable_reason: Optional[UnverifiableReason] = Field(default=None, description="""The unverifiable reason, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ReferenceCheck'],
         'examples': [{'value': 'example of unverifiable_reason'}]} })
    message: Optional[str] = Field(default=None, description="""The message, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ReferenceCheck', 'QuoteCheck'],
         'examples': [{'value': 'example of message'}]} })
    record: Optional[BibliographicRecord] = Field(default=None, description="""The record, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ReferenceCheck'], 'examples': [{'value': 'example of record'}]} })
    attempt_ids: Optional[list[str]] = Field(default=None, description="""The attempt ids, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ReferenceCheck', 'ExistenceResult'],
         'examples': [{'value': 'example of attempt_ids'}]} })
    denial: Optional[Denial] = Field(default=None, description="""The denial, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ReferenceCheck', 'ExistenceResult'],
         'examples': [{'value': 'example of denial'}]} })
    failure: Optional[LookupFailure] = Field(default=None, description="""The failure, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ReferenceCheck'], 'examples': [{'value': 'example of failure'}]} })
    identity: Optional[IdentityCheck] = Field(default=None, description="""The identity, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ReferenceCheck'],
         'examples': [{'value': 'example of identity'}]} })
    notices: Optional[list[StandingNotice]] = Field(default=None, description="""The notices, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ReferenceCheck'], 'examples': [{'value': 'example of notices'}]} })
    relevance: Optional[RelevanceCheck] = Field(default=None, description="""The relevance, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ReferenceCheck'],
         'examples': [{'value': 'example of relevance'}]} })

    @field_validator('reference_id')
    def pattern_reference_id(cls, v):
        pattern=re.compile(r"^(PMID:[1-9][0-9]{0,8}|DOI:10\.[0-9]{4,9}/\S+|PMC:PMC[1-9][0-9]*|GEO:(GSE|GDS|GSM|GPL)[1-9][0-9]*|NCT:NCT[0-9]{8}|ARXIV:\S+|ISBN:[0-9]{9,12}[0-9X]|BIOPROJECT:PRJ[A-Z]{2}[0-9]+|BIOSAMPLE:SAM[NED][A-Z]?[0-9]+|URL:https?://\S+)$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid reference_id format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid reference_id format: {v}"
            raise ValueError(err_msg)
        return v


class QuoteCheck(ConfiguredBaseModel):
    """
    One quotation and whether it occurs.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/report',
         'rules': [{'description': 'kind iff found',
                    'elseconditions': {'slot_conditions': {'match_kind': {'name': 'match_kind',
                                                                          'value_presence': 'ABSENT'}}},
                    'postconditions': {'slot_conditions': {'match_kind': {'name': 'match_kind',
                                                                          'required': True}}},
                    'preconditions': {'slot_conditions': {'quote_outcome': {'equals_string': 'FOUND',
                                                                            'name': 'quote_outcome'}}},
                    'title': 'kind iff found'},
                   {'description': 'anchor iff the words were found',
                    'elseconditions': {'slot_conditions': {'anchor': {'name': 'anchor',
                                                                      'value_presence': 'ABSENT'}}},
                    'postconditions': {'slot_conditions': {'anchor': {'name': 'anchor',
                                                                      'required': True}}},
                    'preconditions': {'slot_conditions': {'quote_outcome': {'equals_string_in': ['FOUND',
                                                                                                 'MISATTRIBUTED'],
                                                                            'name': 'quote_outcome'}}},
                    'title': 'anchor iff the words were found'},
                   {'description': 'other source iff misattributed',
                    'elseconditions': {'slot_conditions': {'found_in': {'name': 'found_in',
                                                                        'value_presence': 'ABSENT'}}},
                    'postconditions': {'slot_conditions': {'found_in': {'name': 'found_in',
                                                                        'required': True}}},
                    'preconditions': {'slot_conditions': {'quote_outcome': {'equals_string': 'MISATTRIBUTED',
                                                                            'name': 'quote_outcome'}}},
                    'title': 'other source iff misattributed'},
                   {'description': 'reason iff not checkable',
                    'elseconditions': {'slot_conditions': {'not_checkable_reason': {'name': 'not_checkable_reason',
                                                                                    'value_presence': 'ABSENT'}}},
                    'postconditions': {'slot_conditions': {'not_checkable_reason': {'name': 'not_checkable_reason',
                                                                                    'required': True}}},
                    'preconditions': {'slot_conditions': {'quote_outcome': {'equals_string': 'NOT_CHECKABLE',
                                                                            'name': 'quote_outcome'}}},
                    'title': 'reason iff not checkable'},
                   {'description': 'not found says where it looked',
                    'postconditions': {'slot_conditions': {'searched_scope': {'equals_string_in': ['FULL_TEXT',
                                                                                                   'ABSTRACT'],
                                                                              'name': 'searched_scope',
                                                                              'required': True}}},
                    'preconditions': {'slot_conditions': {'quote_outcome': {'equals_string': 'NOT_FOUND',
                                                                            'name': 'quote_outcome'}}},
                    'title': 'not found says where it looked'}]})

    quote: str = Field(default=..., description="""The quote, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['QuoteCheck'],
         'examples': [{'value': 'example of quote'}],
         'implements': ['linkml:excerpt']} })
    reference_id: str = Field(default=..., description="""The reference id, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ReferenceCheck', 'QuoteCheck'],
         'examples': [{'value': 'example of reference_id'}],
         'implements': ['linkml:authoritative_reference']} })
    start: int = Field(default=..., description="""The start, and not anything else.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Mention',
                       'BibliographyEntry',
                       'TextAnchor',
                       'QuoteCheck',
                       'Redaction',
                       'NumberMention',
                       'Claim'],
         'examples': [{'value': 'example of start'}]} })
    end: int = Field(default=..., description="""The end, and not anything else.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Mention',
                       'BibliographyEntry',
                       'TextAnchor',
                       'QuoteCheck',
                       'Redaction',
                       'NumberMention',
                       'Claim'],
         'examples': [{'value': 'example of end'}]} })
    quote_outcome: QuoteOutcome = Field(default=..., description="""The quote outcome, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['QuoteCheck'],
         'examples': [{'value': 'example of quote_outcome'}]} })
    not_checkable_reason: Optional[NotCheckableReason] = Field(default=None, description="""The not checkable reason, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['QuoteCheck'],
         'examples': [{'value': 'example of not_checkable_reason'}]} })
    match_kind: Optional[MatchKind] = Field(default=None, description="""The match kind, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['QuoteCheck'], 'examples': [{'value': 'example of match_kind'}]} })
    differences: Optional[list[str]] = Field(default=None, description="""The differences, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['QuoteCheck'], 'examples': [{'value': 'example of differences'}]} })
    searched_scope: Optional[ContentScope] = Field(default=None, description="""The searched scope, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['QuoteCheck'],
         'examples': [{'value': 'example of searched_scope'}]} })
    anchor: Optional[TextAnchor] = Field(default=None, description="""The anchor, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['QuoteCheck'], 'examples': [{'value': 'example of anchor'}]} })
    found_in: Optional[str] = Field(default=None, description="""The found in, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['QuoteCheck'], 'examples': [{'value': 'example of found_in'}]} })
    baseline_found: Optional[bool] = Field(default=None, description="""The baseline found, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['QuoteCheck'],
         'examples': [{'value': 'example of baseline_found'}]} })
    message: Optional[str] = Field(default=None, description="""The message, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ReferenceCheck', 'QuoteCheck'],
         'examples': [{'value': 'example of message'}]} })

    @field_validator('reference_id')
    def pattern_reference_id(cls, v):
        pattern=re.compile(r"^(PMID:[1-9][0-9]{0,8}|DOI:10\.[0-9]{4,9}/\S+|PMC:PMC[1-9][0-9]*|GEO:(GSE|GDS|GSM|GPL)[1-9][0-9]*|NCT:NCT[0-9]{8}|ARXIV:\S+|ISBN:[0-9]{9,12}[0-9X]|BIOPROJECT:PRJ[A-Z]{2}[0-9]+|BIOSAMPLE:SAM[NED][A-Z]?[0-9]+|URL:https?://\S+)$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid reference_id format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid reference_id format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('found_in')
    def pattern_found_in(cls, v):
        pattern=re.compile(r"^(PMID:[1-9][0-9]{0,8}|DOI:10\.[0-9]{4,9}/\S+|PMC:PMC[1-9][0-9]*|GEO:(GSE|GDS|GSM|GPL)[1-9][0-9]*|NCT:NCT[0-9]{8}|ARXIV:\S+|ISBN:[0-9]{9,12}[0-9X]|BIOPROJECT:PRJ[A-Z]{2}[0-9]+|BIOSAMPLE:SAM[NED][A-Z]?[0-9]+|URL:https?://\S+)$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid found_in format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid found_in format: {v}"
            raise ValueError(err_msg)
        return v


class ReportSummary(ConfiguredBaseModel):
    """
    The front-matter block.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/report',
         'rules': [{'description': 'no rate without a denominator',
                    'postconditions': {'slot_conditions': {'confabulation_rate': {'name': 'confabulation_rate',
                                                                                  'value_presence': 'ABSENT'}}},
                    'preconditions': {'slot_conditions': {'not_found': {'equals_number': 0,
                                                                        'name': 'not_found'},
                                                          'verified': {'equals_number': 0,
                                                                       'name': 'verified'}}},
                    'title': 'no rate without a denominator'}]})

    contract_version: str = Field(default=..., description="""The contract version, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ReportSummary', 'ValidationReport', 'AuditReport'],
         'examples': [{'value': 'example of contract_version'}]} })
    total_references: int = Field(default=..., description="""The total references, and not anything else.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['ReportSummary'],
         'examples': [{'value': 'example of total_references'}]} })
    verified: int = Field(default=..., description="""The verified, and not anything else.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['ReportSummary'], 'examples': [{'value': 'example of verified'}]} })
    not_found: int = Field(default=..., description="""The not found, and not anything else.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['ReportSummary'],
         'examples': [{'value': 'example of not_found'}]} })
    unverifiable: int = Field(default=..., description="""The unverifiable, and not anything else.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['ReportSummary'],
         'examples': [{'value': 'example of unverifiable'}]} })
    lookup_failed: int = Field(default=..., description="""The lookup failed, and not anything else.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['ReportSummary'],
         'examples': [{'value': 'example of lookup_failed'}]} })
    confabulation_rate: Optional[float] = Field(default=None, description="""The confabulation rate, and not anything else.""", ge=0.0, le=1.0, json_schema_extra = { "linkml_meta": {'domain_of': ['ReportSummary'],
         'examples': [{'value': 'example of confabulation_rate'}]} })
    quotes_checked: int = Field(default=..., description="""The quotes checked, and not anything else.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Coverage', 'ReportSummary'],
         'examples': [{'value': 'example of quotes_checked'}]} })
    quotes_valid: int = Field(default=..., description="""The quotes valid, and not anything else.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['ReportSummary'],
         'examples': [{'value': 'example of quotes_valid'}]} })
    quotes_unsupported: int = Field(default=..., description="""The quotes unsupported, and not anything else.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['ReportSummary'],
         'examples': [{'value': 'example of quotes_unsupported'}]} })
    unsupported_quote_references: Optional[list[str]] = Field(default=None, description="""The unsupported quote references, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ReportSummary'],
         'examples': [{'value': 'example of unsupported_quote_references'}]} })
    quotes_not_checkable: int = Field(default=..., description="""The quotes not checkable, and not anything else.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['ReportSummary'],
         'examples': [{'value': 'example of quotes_not_checkable'}]} })
    relevance_assessed: int = Field(default=..., description="""The relevance assessed, and not anything else.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['ReportSummary'],
         'examples': [{'value': 'example of relevance_assessed'}]} })
    on_topic: int = Field(default=..., description="""The on topic, and not anything else.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['ReportSummary'], 'examples': [{'value': 'example of on_topic'}]} })
    off_topic: int = Field(default=..., description="""The off topic, and not anything else.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['ReportSummary'],
         'examples': [{'value': 'example of off_topic'}]} })
    off_topic_references: Optional[list[str]] = Field(default=None, description="""The off topic references, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ReportSummary'],
         'examples': [{'value': 'example of off_topic_references'}]} })
    unresolved_references: Optional[list[str]] = Field(default=None, description="""The unresolved references, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ReportSummary'],
         'examples': [{'value': 'example of unresolved_references'}]} })
    needs_review: bool = Field(default=..., description="""The needs review, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ReportSummary'],
         'examples': [{'value': 'example of needs_review'}]} })
    validator_version: str = Field(default=..., description="""The validator version, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ReportSummary'],
         'examples': [{'value': 'example of validator_version'}]} })
    identity_mismatches: int = Field(default=..., description="""The identity mismatches, and not anything else.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['ReportSummary'],
         'examples': [{'value': 'example of identity_mismatches'}]} })
    identifier_conflicts: int = Field(default=..., description="""The identifier conflicts, and not anything else.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['ReportSummary'],
         'examples': [{'value': 'example of identifier_conflicts'}]} })
    retracted: int = Field(default=..., description="""The retracted, and not anything else.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['ReportSummary'],
         'examples': [{'value': 'example of retracted'}]} })
    quotes_misattributed: int = Field(default=..., description="""The quotes misattributed, and not anything else.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['ReportSummary'],
         'examples': [{'value': 'example of quotes_misattributed'}]} })
    coverage: Coverage = Field(default=..., description="""The coverage, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ReportSummary', 'ValidationReport'],
         'examples': [{'value': 'example of coverage'}]} })
    complete: bool = Field(default=..., description="""The complete, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ReportSummary'], 'examples': [{'value': 'example of complete'}]} })

    @field_validator('contract_version')
    def pattern_contract_version(cls, v):
        pattern=re.compile(r"^[0-9]+\.[0-9]+\.[0-9]+$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid contract_version format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid contract_version format: {v}"
            raise ValueError(err_msg)
        return v


class ValidationReport(ConfiguredBaseModel):
    """
    The result of checking one text.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/report', 'tree_root': True})

    contract_version: str = Field(default=..., description="""The contract version, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ReportSummary', 'ValidationReport', 'AuditReport'],
         'examples': [{'value': 'example of contract_version'}]} })
    generated_at: datetime  = Field(default=..., description="""The generated at, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ValidationReport', 'AuditReport'],
         'examples': [{'value': 'example of generated_at'}]} })
    tools: Optional[list[ToolVersion]] = Field(default=None, description="""The tools, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ValidationReport'], 'examples': [{'value': 'example of tools'}]} })
    subject: ReportSubject = Field(default=..., description="""The subject, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ValidationReport', 'AuditReport'],
         'examples': [{'value': 'example of subject'}]} })
    settings: RunSettings = Field(default=..., description="""The settings, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ValidationReport'],
         'examples': [{'value': 'example of settings'}]} })
    coverage: Coverage = Field(default=..., description="""The coverage, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ReportSummary', 'ValidationReport'],
         'examples': [{'value': 'example of coverage'}]} })
    references: Optional[list[ReferenceCheck]] = Field(default=None, description="""The references, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ValidationReport'],
         'examples': [{'value': 'example of references'}]} })
    quotes: Optional[list[QuoteCheck]] = Field(default=None, description="""The quotes, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ValidationReport'],
         'examples': [{'value': 'example of quotes'}]} })
    bibliography: Optional[list[BibliographyEntry]] = Field(default=None, description="""The bibliography, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ValidationReport'],
         'examples': [{'value': 'example of bibliography'}]} })
    attempts: Optional[list[LookupAttempt]] = Field(default=None, description="""The attempts, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ValidationReport', 'AuditReport'],
         'examples': [{'value': 'example of attempts'}]} })
    health: Optional[list[RegistryHealth]] = Field(default=None, description="""The health, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ValidationReport', 'AuditReport'],
         'examples': [{'value': 'example of health'}]} })
    report_keywords: Optional[list[str]] = Field(default=None, description="""The report keywords, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ValidationReport'],
         'examples': [{'value': 'example of report_keywords'}]} })
    summary: ReportSummary = Field(default=..., description="""The summary, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ValidationReport'],
         'examples': [{'value': 'example of summary'}]} })

    @field_validator('contract_version')
    def pattern_contract_version(cls, v):
        pattern=re.compile(r"^[0-9]+\.[0-9]+\.[0-9]+$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid contract_version format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid contract_version format: {v}"
            raise ValueError(err_msg)
        return v


class BoundingBox(ConfiguredBaseModel):
    """
    A rectangle on a page.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/anchors'})

    l: float = Field(default=..., description="""The l, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BoundingBox'], 'examples': [{'value': 'example of l'}]} })
    t: float = Field(default=..., description="""The t, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BoundingBox'], 'examples': [{'value': 'example of t'}]} })
    r: float = Field(default=..., description="""The r, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BoundingBox'], 'examples': [{'value': 'example of r'}]} })
    b: float = Field(default=..., description="""The b, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BoundingBox'], 'examples': [{'value': 'example of b'}]} })
    coord_origin: CoordOrigin = Field(default=..., description="""The coord origin, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BoundingBox'],
         'examples': [{'value': 'example of coord_origin'}]} })


class Prescreen(ConfiguredBaseModel):
    """
    Advisory prescreen of one claim.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/anchors',
         'rules': [{'description': 'reason iff verify',
                    'elseconditions': {'slot_conditions': {'reason': {'name': 'reason',
                                                                      'value_presence': 'ABSENT'}}},
                    'postconditions': {'slot_conditions': {'reason': {'name': 'reason',
                                                                      'required': True}}},
                    'preconditions': {'slot_conditions': {'route': {'equals_string': 'verify',
                                                                    'name': 'route'}}},
                    'title': 'reason iff verify'}]})

    presence: Optional[float] = Field(default=None, description="""The presence, and not anything else.""", ge=0.0, le=1.0, json_schema_extra = { "linkml_meta": {'domain_of': ['Prescreen'], 'examples': [{'value': 'example of presence'}]} })
    entailment: Optional[float] = Field(default=None, description="""The entailment, and not anything else.""", ge=0.0, le=1.0, json_schema_extra = { "linkml_meta": {'domain_of': ['Prescreen'], 'examples': [{'value': 'example of entailment'}]} })
    route: PrescreenRoute = Field(default=..., description="""The route, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Prescreen'], 'examples': [{'value': 'example of route'}]} })
    reason: Optional[PrescreenReason] = Field(default=None, description="""The reason, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Prescreen'], 'examples': [{'value': 'example of reason'}]} })
    model: Optional[str] = Field(default=None, description="""The model, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Prescreen', 'WorkOrderResult'],
         'examples': [{'value': 'example of model'}]} })
    spot_check: bool = Field(default=..., description="""The spot check, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Prescreen'], 'examples': [{'value': 'example of spot_check'}]} })


class CitationRecord(ConfiguredBaseModel):
    """
    A claim anchored in a document.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/anchors',
         'rules': [{'description': 'skip_has_prescreen',
                    'postconditions': {'slot_conditions': {'prescreen': {'name': 'prescreen',
                                                                         'required': True}}},
                    'preconditions': {'slot_conditions': {'verifier_result': {'equals_string': 'prescreen-skip',
                                                                              'name': 'verifier_result'}}},
                    'title': 'skip_has_prescreen'}],
         'slot_usage': {'bbox': {'name': 'bbox', 'required': True},
                        'block_index': {'name': 'block_index', 'required': True},
                        'char_end': {'name': 'char_end', 'required': True},
                        'char_start': {'name': 'char_start', 'required': True},
                        'page_no': {'name': 'page_no', 'required': True}}})

    claim_text: str = Field(default=..., description="""The claim text, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord', 'GateDecision'],
         'examples': [{'value': 'example of claim_text'}]} })
    verbatim_quote: str = Field(default=..., description="""The verbatim quote, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord'],
         'examples': [{'value': 'example of verbatim_quote'}]} })
    context_prefix: str = Field(default=..., description="""The context prefix, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord'],
         'examples': [{'value': 'example of context_prefix'}]} })
    context_suffix: str = Field(default=..., description="""The context suffix, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord'],
         'examples': [{'value': 'example of context_suffix'}]} })
    doc_id: str = Field(default=..., description="""The doc id, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord', 'PublicAnchor'],
         'examples': [{'value': 'example of doc_id'}]} })
    doc_schema_name: str = Field(default=..., description="""The doc schema name, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord'],
         'examples': [{'value': 'example of doc_schema_name'}]} })
    doc_schema_version: str = Field(default=..., description="""The doc schema version, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord'],
         'examples': [{'value': 'example of doc_schema_version'}]} })
    page_no: int = Field(default=..., description="""The page no, and not anything else.""", ge=1, json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord', 'ResolvedAnchor', 'PublicAnchor'],
         'examples': [{'value': 'example of page_no'}]} })
    block_index: int = Field(default=..., description="""The block index, and not anything else.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord',
                       'AnchorAssist',
                       'ResolvedAnchor',
                       'PublicAnchor'],
         'examples': [{'value': 'example of block_index'}]} })
    block_self_ref: str = Field(default=..., description="""The block self ref, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord', 'PublicAnchor'],
         'examples': [{'value': 'example of block_self_ref'}]} })
    char_start: int = Field(default=..., description="""The char start, and not anything else.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord', 'ResolvedAnchor'],
         'examples': [{'value': 'example of char_start'}]} })
    char_end: int = Field(default=..., description="""The char end, and not anything else.""", ge=1, json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord', 'ResolvedAnchor'],
         'examples': [{'value': 'example of char_end'}]} })
    text_hash: str = Field(default=..., description="""The text hash, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord', 'PublicAnchor', 'GateDecision'],
         'examples': [{'value': 'example of text_hash'}]} })
    bbox: BoundingBox = Field(default=..., description="""The bbox, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord', 'ResolvedAnchor', 'PublicAnchor'],
         'examples': [{'value': 'example of bbox'}]} })
    n_prov: int = Field(default=..., description="""The n prov, and not anything else."""    , le=1, ge=1, json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord'], 'examples': [{'value': 'example of n_prov'}]} })
    verifier_result: VerifierResult = Field(default=..., description="""The verifier result, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord', 'PublicAnchor'],
         'examples': [{'value': 'example of verifier_result'}]} })
    verifier_confidence: Optional[float] = Field(default=None, description="""The verifier confidence, and not anything else.""", ge=0.0, le=1.0, json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord'],
         'examples': [{'value': 'example of verifier_confidence'}]} })
    checker_level: Optional[AnchorLevel] = Field(default=None, description="""The checker level, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord', 'PublicAnchor'],
         'examples': [{'value': 'example of checker_level'}]} })
    extractor_model: str = Field(default=..., description="""The extractor model, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord'],
         'examples': [{'value': 'example of extractor_model'}]} })
    prompt_version: str = Field(default=..., description="""The prompt version, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord'],
         'examples': [{'value': 'example of prompt_version'}]} })
    schema_name: Literal["citevouch-citation"] = Field(default=..., description="""The schema name, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord', 'PublicAnchor'],
         'equals_string': 'citevouch-citation',
         'examples': [{'value': 'example of schema_name'}]} })
    schema_version: Literal["1"] = Field(default=..., description="""The schema version, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord', 'PublicAnchor'],
         'equals_string': '1',
         'examples': [{'value': 'example of schema_version'}]} })
    timestamp: str = Field(default=..., description="""The timestamp, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord'],
         'examples': [{'value': 'example of timestamp'}]} })
    prescreen: Optional[Prescreen] = Field(default=None, description="""The prescreen, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord'],
         'examples': [{'value': 'example of prescreen'}]} })
    doc_occurrences: Optional[int] = Field(default=None, description="""The doc occurrences, and not anything else.""", ge=1, json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord'],
         'examples': [{'value': 'example of doc_occurrences'}]} })

    @field_validator('doc_id')
    def pattern_doc_id(cls, v):
        pattern=re.compile(r"^[0-9a-f]{64}$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid doc_id format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid doc_id format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('block_self_ref')
    def pattern_block_self_ref(cls, v):
        pattern=re.compile(r"^#/[a-z_]+/[0-9]+$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid block_self_ref format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid block_self_ref format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('text_hash')
    def pattern_text_hash(cls, v):
        pattern=re.compile(r"^[0-9a-f]{64}$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid text_hash format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid text_hash format: {v}"
            raise ValueError(err_msg)
        return v


class AnchorAssist(ConfiguredBaseModel):
    """
    What happened to a degraded anchor.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/anchors'})

    assist_status: AssistStatus = Field(default=..., description="""The assist status, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AnchorAssist'],
         'examples': [{'value': 'example of assist_status'}]} })
    difference: Optional[str] = Field(default=None, description="""The difference, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AnchorAssist'],
         'examples': [{'value': 'example of difference'}]} })
    changed_tokens: Optional[list[str]] = Field(default=None, description="""The changed tokens, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AnchorAssist'],
         'examples': [{'value': 'example of changed_tokens'}]} })
    block_index: Optional[int] = Field(default=None, description="""The block index, and not anything else.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord',
                       'AnchorAssist',
                       'ResolvedAnchor',
                       'PublicAnchor'],
         'examples': [{'value': 'example of block_index'}]} })


class ResolvedAnchor(ConfiguredBaseModel):
    """
    Where an anchor is now.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/anchors',
         'rules': [{'description': 'clean_has_place',
                    'postconditions': {'slot_conditions': {'bbox': {'name': 'bbox',
                                                                    'required': True},
                                                           'block_index': {'name': 'block_index',
                                                                           'required': True},
                                                           'char_end': {'name': 'char_end',
                                                                        'required': True},
                                                           'char_start': {'name': 'char_start',
                                                                          'required': True},
                                                           'matched_text': {'name': 'matched_text',
                                                                            'required': True},
                                                           'page_no': {'name': 'page_no',
                                                                       'required': True}}},
                    'preconditions': {'slot_conditions': {'level': {'equals_string_in': ['exact',
                                                                                         'relocated'],
                                                                    'name': 'level'}}},
                    'title': 'clean_has_place'},
                   {'description': 'page_has_page',
                    'postconditions': {'slot_conditions': {'page_no': {'name': 'page_no',
                                                                       'required': True}}},
                    'preconditions': {'slot_conditions': {'level': {'equals_string': 'page',
                                                                    'name': 'level'}}},
                    'title': 'page_has_page'},
                   {'description': 'unresolved_has_no_page',
                    'postconditions': {'slot_conditions': {'page_no': {'name': 'page_no',
                                                                       'value_presence': 'ABSENT'}}},
                    'preconditions': {'slot_conditions': {'level': {'equals_string_in': ['unresolved',
                                                                                         'ambiguous'],
                                                                    'name': 'level'}}},
                    'title': 'unresolved_has_no_page'}]})

    level: AnchorLevel = Field(default=..., description="""The level, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ResolvedAnchor'], 'examples': [{'value': 'example of level'}]} })
    page_no: Optional[int] = Field(default=None, description="""The page no, and not anything else.""", ge=1, json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord', 'ResolvedAnchor', 'PublicAnchor'],
         'examples': [{'value': 'example of page_no'}]} })
    block_index: Optional[int] = Field(default=None, description="""The block index, and not anything else.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord',
                       'AnchorAssist',
                       'ResolvedAnchor',
                       'PublicAnchor'],
         'examples': [{'value': 'example of block_index'}]} })
    char_start: Optional[int] = Field(default=None, description="""The char start, and not anything else.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord', 'ResolvedAnchor'],
         'examples': [{'value': 'example of char_start'}]} })
    char_end: Optional[int] = Field(default=None, description="""The char end, and not anything else.""", ge=1, json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord', 'ResolvedAnchor'],
         'examples': [{'value': 'example of char_end'}]} })
    matched_text: Optional[str] = Field(default=None, description="""The matched text, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ResolvedAnchor'],
         'examples': [{'value': 'example of matched_text'}]} })
    bbox: Optional[BoundingBox] = Field(default=None, description="""The bbox, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord', 'ResolvedAnchor', 'PublicAnchor'],
         'examples': [{'value': 'example of bbox'}]} })
    n_matches: int = Field(default=..., description="""The n matches, and not anything else.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['ResolvedAnchor'],
         'examples': [{'value': 'example of n_matches'}]} })
    context_intact: Optional[bool] = Field(default=None, description="""The context intact, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ResolvedAnchor'],
         'examples': [{'value': 'example of context_intact'}]} })
    document_matches: Optional[bool] = Field(default=None, description="""The document matches, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ResolvedAnchor'],
         'examples': [{'value': 'example of document_matches'}]} })
    assist: Optional[AnchorAssist] = Field(default=None, description="""The assist, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ResolvedAnchor'], 'examples': [{'value': 'example of assist'}]} })


class PublicAnchor(ConfiguredBaseModel):
    """
    The allow-list.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/anchors',
         'slot_usage': {'bbox': {'name': 'bbox', 'required': True},
                        'block_index': {'name': 'block_index', 'required': True},
                        'checker_level': {'name': 'checker_level', 'required': True},
                        'page_no': {'name': 'page_no', 'required': True}}})

    doc_id: str = Field(default=..., description="""The doc id, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord', 'PublicAnchor'],
         'examples': [{'value': 'example of doc_id'}]} })
    page_no: int = Field(default=..., description="""The page no, and not anything else.""", ge=1, json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord', 'ResolvedAnchor', 'PublicAnchor'],
         'examples': [{'value': 'example of page_no'}]} })
    block_index: int = Field(default=..., description="""The block index, and not anything else.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord',
                       'AnchorAssist',
                       'ResolvedAnchor',
                       'PublicAnchor'],
         'examples': [{'value': 'example of block_index'}]} })
    block_self_ref: str = Field(default=..., description="""The block self ref, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord', 'PublicAnchor'],
         'examples': [{'value': 'example of block_self_ref'}]} })
    text_hash: str = Field(default=..., description="""The text hash, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord', 'PublicAnchor', 'GateDecision'],
         'examples': [{'value': 'example of text_hash'}]} })
    bbox: BoundingBox = Field(default=..., description="""The bbox, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord', 'ResolvedAnchor', 'PublicAnchor'],
         'examples': [{'value': 'example of bbox'}]} })
    checker_level: AnchorLevel = Field(default=..., description="""The checker level, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord', 'PublicAnchor'],
         'examples': [{'value': 'example of checker_level'}]} })
    verifier_result: VerifierResult = Field(default=..., description="""The verifier result, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord', 'PublicAnchor'],
         'examples': [{'value': 'example of verifier_result'}]} })
    schema_name: Literal["citevouch-citation"] = Field(default=..., description="""The schema name, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord', 'PublicAnchor'],
         'equals_string': 'citevouch-citation',
         'examples': [{'value': 'example of schema_name'}]} })
    schema_version: Literal["1"] = Field(default=..., description="""The schema version, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord', 'PublicAnchor'],
         'equals_string': '1',
         'examples': [{'value': 'example of schema_version'}]} })

    @field_validator('doc_id')
    def pattern_doc_id(cls, v):
        pattern=re.compile(r"^[0-9a-f]{64}$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid doc_id format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid doc_id format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('block_self_ref')
    def pattern_block_self_ref(cls, v):
        pattern=re.compile(r"^#/[a-z_]+/[0-9]+$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid block_self_ref format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid block_self_ref format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('text_hash')
    def pattern_text_hash(cls, v):
        pattern=re.compile(r"^[0-9a-f]{64}$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid text_hash format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid text_hash format: {v}"
            raise ValueError(err_msg)
        return v


class GateCard(ConfiguredBaseModel):
    """
    What a reviewer sees.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/anchors'})

    id: str = Field(default=..., description="""The id, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['LookupAttempt', 'GateCard', 'WorkOrder'],
         'examples': [{'value': 'example of id'}]} })
    citation: CitationRecord = Field(default=..., description="""The citation, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['GateCard'], 'examples': [{'value': 'example of citation'}]} })
    resolved: ResolvedAnchor = Field(default=..., description="""The resolved, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['GateCard'], 'examples': [{'value': 'example of resolved'}]} })
    gate_status: GateStatus = Field(default=..., description="""The gate status, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['GateCard'], 'examples': [{'value': 'example of gate_status'}]} })
    must_resolve: Optional[list[str]] = Field(default=None, description="""The must resolve, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['GateCard'], 'examples': [{'value': 'example of must_resolve'}]} })


class GateDecision(ConfiguredBaseModel):
    """
    What a reviewer decided.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/anchors',
         'rules': [{'description': 'edit and reject need a reason',
                    'postconditions': {'slot_conditions': {'given_reason': {'name': 'given_reason',
                                                                            'required': True}}},
                    'preconditions': {'slot_conditions': {'gate_action': {'equals_string_in': ['edit',
                                                                                               'reject'],
                                                                          'name': 'gate_action'}}},
                    'title': 'edit and reject need a reason'}]})

    card: str = Field(default=..., description="""The card, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['GateDecision'], 'examples': [{'value': 'example of card'}]} })
    gate_action: GateAction = Field(default=..., description="""The gate action, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['GateDecision'],
         'examples': [{'value': 'example of gate_action'}]} })
    reviewer: str = Field(default=..., description="""The reviewer, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['GateDecision'], 'examples': [{'value': 'example of reviewer'}]} })
    given_reason: Optional[str] = Field(default=None, description="""The given reason, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['GateDecision'],
         'examples': [{'value': 'example of given_reason'}]} })
    decided_at: datetime  = Field(default=..., description="""The decided at, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['GateDecision'],
         'examples': [{'value': 'example of decided_at'}]} })
    claim_text: str = Field(default=..., description="""The claim text, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord', 'GateDecision'],
         'examples': [{'value': 'example of claim_text'}]} })
    text_hash: str = Field(default=..., description="""The text hash, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord', 'PublicAnchor', 'GateDecision'],
         'examples': [{'value': 'example of text_hash'}]} })

    @field_validator('text_hash')
    def pattern_text_hash(cls, v):
        pattern=re.compile(r"^[0-9a-f]{64}$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid text_hash format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid text_hash format: {v}"
            raise ValueError(err_msg)
        return v


class LedgerEntry(ConfiguredBaseModel):
    """
    One line of the append-only ledger.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/anchors'})

    seq: int = Field(default=..., description="""The seq, and not anything else.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['LedgerEntry'], 'examples': [{'value': 'example of seq'}]} })
    previous_hash: str = Field(default=..., description="""The previous hash, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['LedgerEntry'],
         'examples': [{'value': 'example of previous_hash'}]} })
    entry_hash: str = Field(default=..., description="""The entry hash, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['LedgerEntry'], 'examples': [{'value': 'example of entry_hash'}]} })
    decision: GateDecision = Field(default=..., description="""The decision, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['LedgerEntry'], 'examples': [{'value': 'example of decision'}]} })

    @field_validator('previous_hash')
    def pattern_previous_hash(cls, v):
        pattern=re.compile(r"^[0-9a-f]{64}$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid previous_hash format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid previous_hash format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('entry_hash')
    def pattern_entry_hash(cls, v):
        pattern=re.compile(r"^[0-9a-f]{64}$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid entry_hash format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid entry_hash format: {v}"
            raise ValueError(err_msg)
        return v


class Redaction(ConfiguredBaseModel):
    """
    One masked span.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/anchors'})

    start: int = Field(default=..., description="""The start, and not anything else.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Mention',
                       'BibliographyEntry',
                       'TextAnchor',
                       'QuoteCheck',
                       'Redaction',
                       'NumberMention',
                       'Claim'],
         'examples': [{'value': 'example of start'}]} })
    end: int = Field(default=..., description="""The end, and not anything else.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Mention',
                       'BibliographyEntry',
                       'TextAnchor',
                       'QuoteCheck',
                       'Redaction',
                       'NumberMention',
                       'Claim'],
         'examples': [{'value': 'example of end'}]} })
    pii_kind: str = Field(default=..., description="""The pii kind, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Redaction'], 'examples': [{'value': 'example of pii_kind'}]} })
    replacement: str = Field(default=..., description="""The replacement, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Redaction'], 'examples': [{'value': 'example of replacement'}]} })


class PublishedFinding(ConfiguredBaseModel):
    """
    A finding that a person accepted.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/anchors'})

    claim: str = Field(default=..., description="""The claim, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['PublishedFinding', 'ClaimJudgement'],
         'examples': [{'value': 'example of claim'}]} })
    public_anchor: PublicAnchor = Field(default=..., description="""The public anchor, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['PublishedFinding'],
         'examples': [{'value': 'example of public_anchor'}]} })
    publication_status: PublicationStatus = Field(default=..., description="""The publication status, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['PublishedFinding'],
         'examples': [{'value': 'example of publication_status'}]} })


class AnswerCitation(ConfiguredBaseModel):
    """
    One citation of an answer.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/audit',
         'slot_usage': {'doi': {'name': 'doi', 'pattern': '^10\\.[0-9]{4,9}/\\S+$'},
                        'pmid': {'name': 'pmid', 'pattern': '^[1-9][0-9]{0,8}$'}}})

    index: int = Field(default=..., description="""The index, and not anything else.""", ge=1, json_schema_extra = { "linkml_meta": {'domain_of': ['AnswerCitation'], 'examples': [{'value': 'example of index'}]} })
    title: Optional[str] = Field(default=None, description="""The title, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BibliographicRecord',
                       'AnswerCitation',
                       'PrimaryTrace',
                       'MissingPaper',
                       'AnchorSynthesis'],
         'examples': [{'value': 'example of title'}]} })
    doi: Optional[str] = Field(default=None, description="""The doi, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BibliographicRecord',
                       'AnswerCitation',
                       'PrimaryTrace',
                       'MissingPaper',
                       'AnchorSynthesis'],
         'examples': [{'value': 'example of doi'}]} })
    pmid: Optional[str] = Field(default=None, description="""The pmid, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BibliographicRecord', 'AnswerCitation', 'PrimaryTrace'],
         'examples': [{'value': 'example of pmid'}]} })
    published: Optional[str] = Field(default=None, description="""The published, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AnswerCitation'],
         'examples': [{'value': 'example of published'}]} })
    journal: Optional[str] = Field(default=None, description="""The journal, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BibliographicRecord', 'AnswerCitation'],
         'examples': [{'value': 'example of journal'}]} })
    authors_string: Optional[str] = Field(default=None, description="""The authors string, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AnswerCitation'],
         'examples': [{'value': 'example of authors_string'}]} })
    publication_types: Optional[list[str]] = Field(default=None, description="""The publication types, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BibliographicRecord', 'AnswerCitation'],
         'examples': [{'value': 'example of publication_types'}]} })
    impact_score: Optional[float] = Field(default=None, description="""The impact score, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AnswerCitation'],
         'examples': [{'value': 'example of impact_score'}]} })
    recency_days: Optional[int] = Field(default=None, description="""The recency days, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AnswerCitation'],
         'examples': [{'value': 'example of recency_days'}]} })
    is_guideline: Optional[bool] = Field(default=None, description="""The is guideline, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AnswerCitation'],
         'examples': [{'value': 'example of is_guideline'}]} })
    origin_raw: Optional[str] = Field(default=None, description="""The origin raw, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AnswerCitation'],
         'examples': [{'value': 'example of origin_raw'}]} })
    origin: Optional[str] = Field(default=None, description="""The origin, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AnswerCitation'], 'examples': [{'value': 'example of origin'}]} })
    origin_risk: OriginRisk = Field(default=..., description="""The origin risk, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AnswerCitation'],
         'examples': [{'value': 'example of origin_risk'}]} })
    url: Optional[str] = Field(default=None, description="""The url, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AnswerCitation'], 'examples': [{'value': 'example of url'}]} })
    section_path: Optional[list[str]] = Field(default=None, description="""The section path, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AnswerCitation'],
         'examples': [{'value': 'example of section_path'}]} })

    @field_validator('doi')
    def pattern_doi(cls, v):
        pattern=re.compile(r"^10\.[0-9]{4,9}/\S+$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid doi format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid doi format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('pmid')
    def pattern_pmid(cls, v):
        pattern=re.compile(r"^[1-9][0-9]{0,8}$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid pmid format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid pmid format: {v}"
            raise ValueError(err_msg)
        return v


class NumberMention(ConfiguredBaseModel):
    """
    A number in a claim.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/audit'})

    number_kind: NumberKind = Field(default=..., description="""The number kind, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['NumberMention'],
         'examples': [{'value': 'example of number_kind'}]} })
    value: float = Field(default=..., description="""The value, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['NumberMention'], 'examples': [{'value': 'example of value'}]} })
    low: Optional[float] = Field(default=None, description="""The low, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['NumberMention'], 'examples': [{'value': 'example of low'}]} })
    high: Optional[float] = Field(default=None, description="""The high, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['NumberMention'], 'examples': [{'value': 'example of high'}]} })
    unit: Optional[str] = Field(default=None, description="""The unit, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['NumberMention'], 'examples': [{'value': 'example of unit'}]} })
    start: int = Field(default=..., description="""The start, and not anything else.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Mention',
                       'BibliographyEntry',
                       'TextAnchor',
                       'QuoteCheck',
                       'Redaction',
                       'NumberMention',
                       'Claim'],
         'examples': [{'value': 'example of start'}]} })
    end: int = Field(default=..., description="""The end, and not anything else.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Mention',
                       'BibliographyEntry',
                       'TextAnchor',
                       'QuoteCheck',
                       'Redaction',
                       'NumberMention',
                       'Claim'],
         'examples': [{'value': 'example of end'}]} })
    evidential: bool = Field(default=..., description="""The evidential, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['NumberMention'],
         'examples': [{'value': 'example of evidential'}]} })


class Claim(ConfiguredBaseModel):
    """
    What a sentence says with what citations.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/audit'})

    text: str = Field(default=..., description="""The text, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Claim'], 'examples': [{'value': 'example of text'}]} })
    raw: str = Field(default=..., description="""The raw, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Mention', 'BibliographyEntry', 'Claim'],
         'examples': [{'value': 'example of raw'}]} })
    start: int = Field(default=..., description="""The start, and not anything else.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Mention',
                       'BibliographyEntry',
                       'TextAnchor',
                       'QuoteCheck',
                       'Redaction',
                       'NumberMention',
                       'Claim'],
         'examples': [{'value': 'example of start'}]} })
    end: int = Field(default=..., description="""The end, and not anything else.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Mention',
                       'BibliographyEntry',
                       'TextAnchor',
                       'QuoteCheck',
                       'Redaction',
                       'NumberMention',
                       'Claim'],
         'examples': [{'value': 'example of end'}]} })
    context: Optional[str] = Field(default=None, description="""The context, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Claim'], 'examples': [{'value': 'example of context'}]} })
    indices: Optional[list[int]] = Field(default=None, description="""The indices, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Claim', 'CitedPaper', 'CitationJudgement', 'WorkOrder'],
         'examples': [{'value': 'example of indices'}]} })
    quantitative: bool = Field(default=..., description="""The quantitative, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Claim'], 'examples': [{'value': 'example of quantitative'}]} })
    numbers: Optional[list[NumberMention]] = Field(default=None, description="""The numbers, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Claim'], 'examples': [{'value': 'example of numbers'}]} })


class CitedPaper(ConfiguredBaseModel):
    """
    Citations merged into one paper.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/audit',
         'rules': [{'description': 'unknown counts as medium',
                    'postconditions': {'slot_conditions': {'effective_risk': {'equals_string': 'MEDIUM',
                                                                              'name': 'effective_risk'}}},
                    'preconditions': {'slot_conditions': {'worst_risk': {'equals_string': 'UNKNOWN',
                                                                         'name': 'worst_risk'}}},
                    'title': 'unknown counts as medium'}]})

    indices: Optional[list[int]] = Field(default=None, description="""The indices, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Claim', 'CitedPaper', 'CitationJudgement', 'WorkOrder'],
         'examples': [{'value': 'example of indices'}]} })
    pmids: Optional[list[str]] = Field(default=None, description="""The pmids, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitedPaper'], 'examples': [{'value': 'example of pmids'}]} })
    dois: Optional[list[str]] = Field(default=None, description="""The dois, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitedPaper'], 'examples': [{'value': 'example of dois'}]} })
    conflicts: Optional[list[str]] = Field(default=None, description="""The conflicts, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitedPaper'], 'examples': [{'value': 'example of conflicts'}]} })
    worst_risk: OriginRisk = Field(default=..., description="""The worst risk, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitedPaper'], 'examples': [{'value': 'example of worst_risk'}]} })
    effective_risk: OriginRisk = Field(default=..., description="""The effective risk, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitedPaper'],
         'examples': [{'value': 'example of effective_risk'}]} })
    origins: Optional[list[str]] = Field(default=None, description="""The origins, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitedPaper'], 'examples': [{'value': 'example of origins'}]} })
    existence: Optional[ExistenceResult] = Field(default=None, description="""The existence, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitedPaper', 'PrimaryTrace', 'MissingPaper'],
         'examples': [{'value': 'example of existence'}]} })


class ExistenceResult(ConfiguredBaseModel):
    """
    What the existence gate found.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/audit',
         'rules': [{'description': 'denial iff not found',
                    'elseconditions': {'slot_conditions': {'denial': {'name': 'denial',
                                                                      'value_presence': 'ABSENT'}}},
                    'postconditions': {'slot_conditions': {'denial': {'name': 'denial',
                                                                      'required': True}}},
                    'preconditions': {'slot_conditions': {'existence_outcome': {'equals_string': 'NOT_FOUND',
                                                                                'name': 'existence_outcome'}}},
                    'title': 'denial iff not found'}]})

    existence_outcome: ExistenceOutcome = Field(default=..., description="""The existence outcome, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ExistenceResult'],
         'examples': [{'value': 'example of existence_outcome'}]} })
    agency: Optional[str] = Field(default=None, description="""The agency, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ExistenceResult'], 'examples': [{'value': 'example of agency'}]} })
    registry_title: Optional[str] = Field(default=None, description="""The registry title, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ExistenceResult'],
         'examples': [{'value': 'example of registry_title'}]} })
    title_overlap: Optional[float] = Field(default=None, description="""The title overlap, and not anything else.""", ge=0.0, le=1.0, json_schema_extra = { "linkml_meta": {'domain_of': ['ExistenceResult'],
         'examples': [{'value': 'example of title_overlap'}]} })
    differing_words: Optional[list[str]] = Field(default=None, description="""The differing words, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['IdentityCheck', 'ExistenceResult'],
         'examples': [{'value': 'example of differing_words'}]} })
    attempt_ids: Optional[list[str]] = Field(default=None, description="""The attempt ids, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ReferenceCheck', 'ExistenceResult'],
         'examples': [{'value': 'example of attempt_ids'}]} })
    denial: Optional[Denial] = Field(default=None, description="""The denial, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ReferenceCheck', 'ExistenceResult'],
         'examples': [{'value': 'example of denial'}]} })
    note: Optional[str] = Field(default=None, description="""The note, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ExistenceResult', 'SelfCheckItem'],
         'examples': [{'value': 'example of note'}]} })


class PrimaryTrace(ConfiguredBaseModel):
    """
    Where a number really comes from.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/audit'})

    title: Optional[str] = Field(default=None, description="""The title, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BibliographicRecord',
                       'AnswerCitation',
                       'PrimaryTrace',
                       'MissingPaper',
                       'AnchorSynthesis'],
         'examples': [{'value': 'example of title'}]} })
    doi: Optional[str] = Field(default=None, description="""The doi, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BibliographicRecord',
                       'AnswerCitation',
                       'PrimaryTrace',
                       'MissingPaper',
                       'AnchorSynthesis'],
         'examples': [{'value': 'example of doi'}]} })
    pmid: Optional[str] = Field(default=None, description="""The pmid, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BibliographicRecord', 'AnswerCitation', 'PrimaryTrace'],
         'examples': [{'value': 'example of pmid'}]} })
    existence: Optional[ExistenceResult] = Field(default=None, description="""The existence, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitedPaper', 'PrimaryTrace', 'MissingPaper'],
         'examples': [{'value': 'example of existence'}]} })


class ClaimJudgement(ConfiguredBaseModel):
    """
    A judgement of one claim.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/audit'})

    claim: str = Field(default=..., description="""The claim, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['PublishedFinding', 'ClaimJudgement'],
         'examples': [{'value': 'example of claim'}]} })
    source_says: str = Field(default=..., description="""The source says, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ClaimJudgement'],
         'examples': [{'value': 'example of source_says'}]} })
    match: ClaimMatch = Field(default=..., description="""The match, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ClaimJudgement'], 'examples': [{'value': 'example of match'}]} })


class CitationJudgement(ConfiguredBaseModel):
    """
    A judgement of one paper.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/audit',
         'rules': [{'description': 'verdict iff judged',
                    'elseconditions': {'slot_conditions': {'verdict': {'name': 'verdict',
                                                                       'value_presence': 'ABSENT'}}},
                    'postconditions': {'slot_conditions': {'verdict': {'name': 'verdict',
                                                                       'required': True}}},
                    'preconditions': {'slot_conditions': {'judgement_status': {'equals_string': 'JUDGED',
                                                                               'name': 'judgement_status'}}},
                    'title': 'verdict iff judged'},
                   {'description': 'fabricated only by gate',
                    'postconditions': {'slot_conditions': {'decided_by': {'equals_string': 'GATE',
                                                                          'name': 'decided_by',
                                                                          'required': True}}},
                    'preconditions': {'slot_conditions': {'verdict': {'equals_string': 'FABRICATED',
                                                                      'name': 'verdict'}}},
                    'title': 'fabricated only by gate'},
                   {'description': 'transitive has trace',
                    'postconditions': {'slot_conditions': {'primary_trace': {'name': 'primary_trace',
                                                                             'required': True}}},
                    'preconditions': {'slot_conditions': {'verdict': {'equals_string': 'TRANSITIVE',
                                                                      'name': 'verdict'}}},
                    'title': 'transitive has trace'}]})

    indices: Optional[list[int]] = Field(default=None, description="""The indices, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Claim', 'CitedPaper', 'CitationJudgement', 'WorkOrder'],
         'examples': [{'value': 'example of indices'}]} })
    judgement_status: JudgementStatus = Field(default=..., description="""The judgement status, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationJudgement', 'WorkOrderResult'],
         'examples': [{'value': 'example of judgement_status'}]} })
    verdict: Optional[CitationVerdict] = Field(default=None, description="""The verdict, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationJudgement'],
         'examples': [{'value': 'example of verdict'}]} })
    study_type: Optional[StudyType] = Field(default=None, description="""The study type, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationJudgement'],
         'examples': [{'value': 'example of study_type'}]} })
    is_secondary: Optional[bool] = Field(default=None, description="""The is secondary, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationJudgement'],
         'examples': [{'value': 'example of is_secondary'}]} })
    is_primary_source: Optional[bool] = Field(default=None, description="""The is primary source, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationJudgement'],
         'examples': [{'value': 'example of is_primary_source'}]} })
    claim_judgements: Optional[list[ClaimJudgement]] = Field(default=None, description="""The claim judgements, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationJudgement'],
         'examples': [{'value': 'example of claim_judgements'}]} })
    primary_trace: Optional[PrimaryTrace] = Field(default=None, description="""The primary trace, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationJudgement'],
         'examples': [{'value': 'example of primary_trace'}]} })
    key_findings: Optional[str] = Field(default=None, description="""The key findings, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationJudgement'],
         'examples': [{'value': 'example of key_findings'}]} })
    explanation: Optional[str] = Field(default=None, description="""The explanation, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationJudgement'],
         'examples': [{'value': 'example of explanation'}]} })
    decided_by: Optional[str] = Field(default=None, description="""The decided by, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationJudgement'],
         'examples': [{'value': 'example of decided_by'}]} })
    raw_text: Optional[str] = Field(default=None, description="""The raw text, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationJudgement', 'WorkOrderResult'],
         'examples': [{'value': 'example of raw_text'}]} })


class Contradiction(ConfiguredBaseModel):
    """
    Two sources that disagree.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/audit',
         'slot_usage': {'topic': {'name': 'topic', 'required': True}}})

    topic: str = Field(default=..., description="""The topic, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Contradiction', 'CallLogEntry'],
         'examples': [{'value': 'example of topic'}]} })
    claimed: str = Field(default=..., description="""The claimed, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Contradiction'], 'examples': [{'value': 'example of claimed'}]} })
    source_a: str = Field(default=..., description="""The source a, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Contradiction'], 'examples': [{'value': 'example of source_a'}]} })
    source_b: str = Field(default=..., description="""The source b, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Contradiction'], 'examples': [{'value': 'example of source_b'}]} })
    severity: Severity = Field(default=..., description="""The severity, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Contradiction'], 'examples': [{'value': 'example of severity'}]} })
    better_supported: Optional[str] = Field(default=None, description="""The better supported, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Contradiction'],
         'examples': [{'value': 'example of better_supported'}]} })


class MissingPaper(ConfiguredBaseModel):
    """
    A paper the answer should have cited.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/audit',
         'slot_usage': {'title': {'name': 'title', 'required': True}}})

    title: str = Field(default=..., description="""The title, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BibliographicRecord',
                       'AnswerCitation',
                       'PrimaryTrace',
                       'MissingPaper',
                       'AnchorSynthesis'],
         'examples': [{'value': 'example of title'}]} })
    doi: Optional[str] = Field(default=None, description="""The doi, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BibliographicRecord',
                       'AnswerCitation',
                       'PrimaryTrace',
                       'MissingPaper',
                       'AnchorSynthesis'],
         'examples': [{'value': 'example of doi'}]} })
    importance: Importance = Field(default=..., description="""The importance, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['MissingPaper'],
         'examples': [{'value': 'example of importance'}]} })
    existence: Optional[ExistenceResult] = Field(default=None, description="""The existence, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitedPaper', 'PrimaryTrace', 'MissingPaper'],
         'examples': [{'value': 'example of existence'}]} })


class AnchorSynthesis(ConfiguredBaseModel):
    """
    A synthesis to compare with.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/audit',
         'slot_usage': {'title': {'name': 'title', 'required': True}}})

    title: str = Field(default=..., description="""The title, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BibliographicRecord',
                       'AnswerCitation',
                       'PrimaryTrace',
                       'MissingPaper',
                       'AnchorSynthesis'],
         'examples': [{'value': 'example of title'}]} })
    doi: Optional[str] = Field(default=None, description="""The doi, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BibliographicRecord',
                       'AnswerCitation',
                       'PrimaryTrace',
                       'MissingPaper',
                       'AnchorSynthesis'],
         'examples': [{'value': 'example of doi'}]} })
    alignment: Alignment = Field(default=..., description="""The alignment, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AnchorSynthesis'],
         'examples': [{'value': 'example of alignment'}]} })


class Completeness(ConfiguredBaseModel):
    """
    Layer 2.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/audit'})

    anchor_syntheses: Optional[list[AnchorSynthesis]] = Field(default=None, description="""The anchor syntheses, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Completeness'],
         'examples': [{'value': 'example of anchor_syntheses'}]} })
    missing_papers: Optional[list[MissingPaper]] = Field(default=None, description="""The missing papers, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Completeness'],
         'examples': [{'value': 'example of missing_papers'}]} })
    age_distribution: Optional[str] = Field(default=None, description="""The age distribution, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Completeness'],
         'examples': [{'value': 'example of age_distribution'}]} })
    heterogeneity: Optional[str] = Field(default=None, description="""The heterogeneity, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Completeness'],
         'examples': [{'value': 'example of heterogeneity'}]} })
    applicability: Optional[str] = Field(default=None, description="""The applicability, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Completeness'],
         'examples': [{'value': 'example of applicability'}]} })
    nuances: Optional[list[str]] = Field(default=None, description="""The nuances, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Completeness'], 'examples': [{'value': 'example of nuances'}]} })
    newest_negative: Optional[str] = Field(default=None, description="""The newest negative, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Completeness'],
         'examples': [{'value': 'example of newest_negative'}]} })
    overall: Optional[str] = Field(default=None, description="""The overall, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Completeness'], 'examples': [{'value': 'example of overall'}]} })


class Disposition(ConfiguredBaseModel):
    """
    What to do with the answer.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/audit'})

    disposition_action: DispositionAction = Field(default=..., description="""The disposition action, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Disposition'],
         'examples': [{'value': 'example of disposition_action'}]} })
    dropped_citations: Optional[list[int]] = Field(default=None, description="""The dropped citations, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Disposition'],
         'examples': [{'value': 'example of dropped_citations'}]} })
    dropped_claims: Optional[list[str]] = Field(default=None, description="""The dropped claims, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Disposition'],
         'examples': [{'value': 'example of dropped_claims'}]} })
    warnings: Optional[list[str]] = Field(default=None, description="""The warnings, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Disposition'], 'examples': [{'value': 'example of warnings'}]} })


class SelfCheckItem(ConfiguredBaseModel):
    """
    One item of the self check.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/audit'})

    name: str = Field(default=..., description="""The name, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ToolVersion', 'ReportSubject', 'SelfCheckItem'],
         'examples': [{'value': 'example of name'}]} })
    passed: bool = Field(default=..., description="""The passed, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['SelfCheckItem'], 'examples': [{'value': 'example of passed'}]} })
    note: Optional[str] = Field(default=None, description="""The note, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ExistenceResult', 'SelfCheckItem'],
         'examples': [{'value': 'example of note'}]} })


class AuditReport(ConfiguredBaseModel):
    """
    The audit of one answer.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/audit'})

    contract_version: str = Field(default=..., description="""The contract version, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ReportSummary', 'ValidationReport', 'AuditReport'],
         'examples': [{'value': 'example of contract_version'}]} })
    generated_at: datetime  = Field(default=..., description="""The generated at, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ValidationReport', 'AuditReport'],
         'examples': [{'value': 'example of generated_at'}]} })
    question: Optional[str] = Field(default=None, description="""The question, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AuditReport'], 'examples': [{'value': 'example of question'}]} })
    subject: ReportSubject = Field(default=..., description="""The subject, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ValidationReport', 'AuditReport'],
         'examples': [{'value': 'example of subject'}]} })
    parse_status: ParseStatus = Field(default=..., description="""The parse status, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AuditReport'],
         'examples': [{'value': 'example of parse_status'}]} })
    citations: Optional[list[AnswerCitation]] = Field(default=None, description="""The citations, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AuditReport'], 'examples': [{'value': 'example of citations'}]} })
    papers: Optional[list[CitedPaper]] = Field(default=None, description="""The papers, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AuditReport'], 'examples': [{'value': 'example of papers'}]} })
    claims: Optional[list[Claim]] = Field(default=None, description="""The claims, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AuditReport'], 'examples': [{'value': 'example of claims'}]} })
    judgements: Optional[list[CitationJudgement]] = Field(default=None, description="""The judgements, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AuditReport'], 'examples': [{'value': 'example of judgements'}]} })
    contradictions: Optional[list[Contradiction]] = Field(default=None, description="""The contradictions, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AuditReport'],
         'examples': [{'value': 'example of contradictions'}]} })
    completeness: Optional[Completeness] = Field(default=None, description="""The completeness, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AuditReport'],
         'examples': [{'value': 'example of completeness'}]} })
    disposition: Disposition = Field(default=..., description="""The disposition, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AuditReport'],
         'examples': [{'value': 'example of disposition'}]} })
    self_check: Optional[list[SelfCheckItem]] = Field(default=None, description="""The self check, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AuditReport'], 'examples': [{'value': 'example of self_check'}]} })
    attempts: Optional[list[LookupAttempt]] = Field(default=None, description="""The attempts, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ValidationReport', 'AuditReport'],
         'examples': [{'value': 'example of attempts'}]} })
    health: Optional[list[RegistryHealth]] = Field(default=None, description="""The health, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ValidationReport', 'AuditReport'],
         'examples': [{'value': 'example of health'}]} })

    @field_validator('contract_version')
    def pattern_contract_version(cls, v):
        pattern=re.compile(r"^[0-9]+\.[0-9]+\.[0-9]+$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid contract_version format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid contract_version format: {v}"
            raise ValueError(err_msg)
        return v


class WorkOrder(ConfiguredBaseModel):
    """
    One question for a judge.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/audit'})

    id: str = Field(default=..., description="""The id, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['LookupAttempt', 'GateCard', 'WorkOrder'],
         'examples': [{'value': 'example of id'}]} })
    layer: WorkOrderKind = Field(default=..., description="""The layer, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['WorkOrder'], 'examples': [{'value': 'example of layer'}]} })
    prompt_pack: str = Field(default=..., description="""The prompt pack, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['WorkOrder'], 'examples': [{'value': 'example of prompt_pack'}]} })
    prompt: str = Field(default=..., description="""The prompt, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['WorkOrder'], 'examples': [{'value': 'example of prompt'}]} })
    result_schema: str = Field(default=..., description="""The result schema, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['WorkOrder'],
         'examples': [{'value': 'example of result_schema'}]} })
    indices: Optional[list[int]] = Field(default=None, description="""The indices, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Claim', 'CitedPaper', 'CitationJudgement', 'WorkOrder'],
         'examples': [{'value': 'example of indices'}]} })
    evidence: str = Field(default=..., description="""The evidence, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['WorkOrder'], 'examples': [{'value': 'example of evidence'}]} })


class WorkOrderResult(ConfiguredBaseModel):
    """
    The answer of a judge.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/audit',
         'slot_usage': {'raw_text': {'name': 'raw_text', 'required': True}}})

    order: str = Field(default=..., description="""The order, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['WorkOrderResult'], 'examples': [{'value': 'example of order'}]} })
    judgement_status: JudgementStatus = Field(default=..., description="""The judgement status, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationJudgement', 'WorkOrderResult'],
         'examples': [{'value': 'example of judgement_status'}]} })
    judge: str = Field(default=..., description="""The judge, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['WorkOrderResult'], 'examples': [{'value': 'example of judge'}]} })
    model: Optional[str] = Field(default=None, description="""The model, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Prescreen', 'WorkOrderResult'],
         'examples': [{'value': 'example of model'}]} })
    raw_text: str = Field(default=..., description="""The raw text, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationJudgement', 'WorkOrderResult'],
         'examples': [{'value': 'example of raw_text'}]} })


class CallLogEntry(ConfiguredBaseModel):
    """
    One line of the call log.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/audit'})

    ts: datetime  = Field(default=..., description="""The ts, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CallLogEntry'], 'examples': [{'value': 'example of ts'}]} })
    skill: str = Field(default=..., description="""The skill, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CallLogEntry'], 'examples': [{'value': 'example of skill'}]} })
    qcount: int = Field(default=..., description="""The qcount, and not anything else.""", ge=1, json_schema_extra = { "linkml_meta": {'domain_of': ['CallLogEntry'], 'examples': [{'value': 'example of qcount'}]} })
    parallel: bool = Field(default=..., description="""The parallel, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CallLogEntry'], 'examples': [{'value': 'example of parallel'}]} })
    duration_s: float = Field(default=..., description="""The duration s, and not anything else.""", ge=0.0, json_schema_extra = { "linkml_meta": {'domain_of': ['CallLogEntry'],
         'examples': [{'value': 'example of duration_s'}]} })
    outcome: CallOutcome = Field(default=..., description="""The outcome, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CallLogEntry'], 'examples': [{'value': 'example of outcome'}]} })
    topic: Optional[str] = Field(default=None, description="""The topic, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Contradiction', 'CallLogEntry'],
         'examples': [{'value': 'example of topic'}]} })


class CallStats(ConfiguredBaseModel):
    """
    Advice from the log.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/audit'})

    calls: int = Field(default=..., description="""The calls, and not anything else.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['CallStats'], 'examples': [{'value': 'example of calls'}]} })
    p95_s: Optional[float] = Field(default=None, description="""The p95 s, and not anything else.""", ge=0.0, json_schema_extra = { "linkml_meta": {'domain_of': ['CallStats'], 'examples': [{'value': 'example of p95_s'}]} })
    timeout_per_query_s: float = Field(default=..., description="""The timeout per query s, and not anything else.""", ge=0.0, json_schema_extra = { "linkml_meta": {'domain_of': ['CallStats'],
         'examples': [{'value': 'example of timeout_per_query_s'}]} })
    max_parallel: int = Field(default=..., description="""The max parallel, and not anything else.""", ge=1, json_schema_extra = { "linkml_meta": {'domain_of': ['CallStats'], 'examples': [{'value': 'example of max_parallel'}]} })
    advice: str = Field(default=..., description="""The advice, and not anything else.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CallStats'], 'examples': [{'value': 'example of advice'}]} })


# Model rebuild
# see https://pydantic-docs.helpmanual.io/usage/models/#rebuilding-a-model
Mention.model_rebuild()
BibliographyEntry.model_rebuild()
BibliographicRecord.model_rebuild()
StandingNotice.model_rebuild()
LookupAttempt.model_rebuild()
Denial.model_rebuild()
LookupFailure.model_rebuild()
RegistryHealth.model_rebuild()
ToolVersion.model_rebuild()
ReportSubject.model_rebuild()
RunSettings.model_rebuild()
Coverage.model_rebuild()
TextAnchor.model_rebuild()
IdentityCheck.model_rebuild()
RelevanceCheck.model_rebuild()
ReferenceCheck.model_rebuild()
QuoteCheck.model_rebuild()
ReportSummary.model_rebuild()
ValidationReport.model_rebuild()
BoundingBox.model_rebuild()
Prescreen.model_rebuild()
CitationRecord.model_rebuild()
AnchorAssist.model_rebuild()
ResolvedAnchor.model_rebuild()
PublicAnchor.model_rebuild()
GateCard.model_rebuild()
GateDecision.model_rebuild()
LedgerEntry.model_rebuild()
Redaction.model_rebuild()
PublishedFinding.model_rebuild()
AnswerCitation.model_rebuild()
NumberMention.model_rebuild()
Claim.model_rebuild()
CitedPaper.model_rebuild()
ExistenceResult.model_rebuild()
PrimaryTrace.model_rebuild()
ClaimJudgement.model_rebuild()
CitationJudgement.model_rebuild()
Contradiction.model_rebuild()
MissingPaper.model_rebuild()
AnchorSynthesis.model_rebuild()
Completeness.model_rebuild()
Disposition.model_rebuild()
SelfCheckItem.model_rebuild()
AuditReport.model_rebuild()
WorkOrder.model_rebuild()
WorkOrderResult.model_rebuild()
CallLogEntry.model_rebuild()
CallStats.model_rebuild()
