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
     'description': 'What citevouch says about the citations of a text, and what '
                    'each statement rests on. Every object that leaves a citevouch '
                    'process is an instance of a class of this schema. The tree '
                    'root is ValidationReport; AuditReport, Reading, '
                    'CitationRecord and the other top-level classes are validated '
                    'by name (`-C CLASS`).',
     'id': 'https://w3id.org/citevouch/',
     'imports': ['linkml:types',
                 'common',
                 'lookups',
                 'identifiers',
                 'report',
                 'anchors',
                 'audit'],
     'license': 'BSD-3-Clause',
     'name': 'citevouch',
     'prefixes': {'citevouch': {'prefix_prefix': 'citevouch',
                                'prefix_reference': 'https://w3id.org/citevouch/'},
                  'linkml': {'prefix_prefix': 'linkml',
                             'prefix_reference': 'https://w3id.org/linkml/'}},
     'see_also': ['https://w3id.org/citevouch/'],
     'source_file': 'schema/citevouch.yaml',
     'title': 'The citevouch contract'} )

class Severity(str, Enum):
    """
    How much something wants a person's eye. It is not how sure the finding is.
    """
    CRITICAL = "CRITICAL"
    """
    What it stands on may be wrong, and nobody should rely on it unread.
    """
    WARNING = "WARNING"
    """
    It should be looked at before the text is relied on.
    """
    NOTE = "NOTE"
    """
    It is worth knowing and changes little.
    """


class Registry(str, Enum):
    """
    Who was asked. Each kind of identifier has one authority, which alone can deny it: PUBMED for a PMID, DOI_ORG for a DOI or an arXiv number, IDCONV for a PMCID, GEO for a GEO accession, CLINICALTRIALS for an NCT number. The other kinds have none.
    """
    PUBMED = "PUBMED"
    """
    NCBI's E-utilities for PubMed, and for its sister database PMC where a missing PMCID is confirmed.
    """
    IDCONV = "IDCONV"
    """
    NCBI's ID converter. It knows what is in PMC only: that it lacks a PMID or a DOI is no sign that those do not exist.
    """
    CROSSREF = "CROSSREF"
    """
    Crossref's REST interface. It describes DOIs and denies none: those of other agencies, aliases and new ones are missing from it.
    """
    DATACITE = "DATACITE"
    """
    DataCite's REST interface. Like Crossref it describes DOIs and denies none.
    """
    DOI_ORG = "DOI_ORG"
    """
    The DOI system's own services (registration agency and handle), the only ones that can say that a DOI does not exist.
    """
    GEO = "GEO"
    """
    NCBI's Gene Expression Omnibus, asked through E-utilities.
    """
    CLINICALTRIALS = "CLINICALTRIALS"
    """
    ClinicalTrials.gov, interface version 2.
    """
    EUROPEPMC = "EUROPEPMC"
    """
    Europe PMC, asked for texts. It denies nothing.
    """
    OTHER = "OTHER"
    """
    A source that the user configured for another prefix. It denies nothing.
    """
    CACHE_FILE = "CACHE_FILE"
    """
    A file in a folder that the user gave, in the form of linkml-reference-validator. It shows what the user has, not that a registry has it: it proves no existence and denies none.
    """


class LookupOutcome(str, Enum):
    """
    What became of a request as a whole. It is not what became of an identifier: one answered request can find some and deny others.
    """
    ANSWERED = "ANSWERED"
    """
    The registry gave a well-formed answer about what was asked.
    """
    HTTP_ERROR = "HTTP_ERROR"
    """
    It answered with an HTTP status that is neither success nor a well-defined "no such record".
    """
    RATE_LIMITED = "RATE_LIMITED"
    """
    It refused for now because too much was asked (HTTP status 429 or its own words for that).
    """
    TIMEOUT = "TIMEOUT"
    """
    No answer, or not the whole of it, came within the time allowed.
    """
    CONNECTION_FAILED = "CONNECTION_FAILED"
    """
    No connection could be made, or it broke before the answer was whole.
    """
    MALFORMED = "MALFORMED"
    """
    The body was not what this registry sends: broken XML or JSON, an empty or cut body, another record than the one asked for.
    """
    REFUSED = "REFUSED"
    """
    It would not serve us, by HTTP status 401 or 403 or by a page for human eyes in place of data.
    """
    BREAKER_OPEN = "BREAKER_OPEN"
    """
    No request was made, because this registry had failed too often in this run.
    """
    INCONCLUSIVE = "INCONCLUSIVE"
    """
    It answered, and the answer decides nothing: a control record was missing too, or the answer is none of those that the registry documents.
    """


class IdentifierType(str, Enum):
    """
    Kind of an identifier. The canonical form of each is a CURIE, one string per thing cited whatever way it was written.
    """
    PMID = "PMID"
    """
    A PubMed record: PMID:90000001. Not a PMCID with the same digits, which is another paper.
    """
    PMCID = "PMCID"
    """
    An article in PubMed Central: PMC:PMC99000001.
    """
    DOI = "DOI"
    """
    A digital object identifier in lower case: DOI:10.5555/abc.
    """
    GEO = "GEO"
    """
    A series, data set, sample or platform of the Gene Expression Omnibus: GEO:GSE99000001.
    """
    NCT = "NCT"
    """
    A study of ClinicalTrials.gov: NCT:NCT99000001.
    """
    ARXIV = "ARXIV"
    """
    An arXiv number without its version: ARXIV:2601.99001.
    """
    ISBN = "ISBN"
    """
    A book number in its 13-digit form: ISBN:9780000000002. No registry asked here can deny one.
    """
    BIOPROJECT = "BIOPROJECT"
    """
    A BioProject accession: BIOPROJECT:PRJNA99000001. Recognised and counted, not looked up.
    """
    BIOSAMPLE = "BIOSAMPLE"
    """
    A BioSample accession: BIOSAMPLE:SAMN99000001. Recognised and counted, not looked up.
    """
    URL = "URL"
    """
    A link in a citation's place that holds no identifier of another kind: URL:https://example.org/. Counted, not followed.
    """
    OTHER = "OTHER"
    """
    An identifier with another prefix, for which the user configured a source.
    """


class CitedPartBasis(str, Enum):
    """
    By what a part of a cited work was recognised in the text.
    """
    QUOTATION_MARKS = "QUOTATION_MARKS"
    """
    It stands in quotation marks.
    """
    EMPHASIS = "EMPHASIS"
    """
    It is set in italics or bold.
    """
    POSITION = "POSITION"
    """
    It stands between two other parts, such as the authors and the journal.
    """
    LINK_TEXT = "LINK_TEXT"
    """
    It is the text of the link whose target is the identifier.
    """
    NEAR_MENTION = "NEAR_MENTION"
    """
    It is taken from the words around a mention in running text, the weakest of these.
    """


class ContentScope(str, Enum):
    """
    How much of a publication's text a source gave.
    """
    FULL_TEXT = "FULL_TEXT"
    """
    The whole text, as far as the source has it. Tables and figures may be missing.
    """
    ABSTRACT = "ABSTRACT"
    """
    The abstract. What is not in it may well be in the paper.
    """
    TITLE_ONLY = "TITLE_ONLY"
    """
    A title and no text.
    """
    NONE = "NONE"
    """
    Neither title nor text, as with a registered DOI that nobody described.
    """


class Standing(str, Enum):
    """
    What became of a publication after it appeared.
    """
    RETRACTED = "RETRACTED"
    """
    It has been retracted. Why, and whether all of it is wrong, is not said.
    """
    WITHDRAWN = "WITHDRAWN"
    """
    It was withdrawn, often before or instead of final publication.
    """
    EXPRESSION_OF_CONCERN = "EXPRESSION_OF_CONCERN"
    """
    Its publisher doubts it in public. It has not been retracted.
    """
    CORRECTED = "CORRECTED"
    """
    A correction or erratum was published. Whether it touches what is cited is not said.
    """
    REINSTATED = "REINSTATED"
    """
    An earlier retraction was taken back.
    """
    CURRENT = "CURRENT"
    """
    The source was asked and has no notice. One may be missing from it, or come tomorrow.
    """
    NOT_ASSESSED = "NOT_ASSESSED"
    """
    Nobody was asked. This says nothing about the publication.
    """


class StandingSource(str, Enum):
    """
    Who says so.
    """
    PUBMED = "PUBMED"
    """
    PubMed's publication types and its links between comments and corrections.
    """
    CROSSREF = "CROSSREF"
    """
    Crossref's updates of the work, from its publisher or from Retraction Watch.
    """
    RETRACTION_WATCH = "RETRACTION_WATCH"
    """
    A Retraction Watch table in a local file.
    """


class AttributionKind(str, Enum):
    """
    By what a quotation was attributed to an identifier. An identifier that belongs to a paper named inside the quotation is never its source.
    """
    AFTER = "AFTER"
    """
    The identifier stands after the quotation.
    """
    BEFORE = "BEFORE"
    """
    The identifier stands before the quotation.
    """
    IN_GROUP = "IN_GROUP"
    """
    The identifier stands with others in one group beside the quotation, which is attributed to each.
    """
    MARKER = "MARKER"
    """
    A numbered, keyed or footnote marker beside the quotation leads to an entry with the identifier.
    """
    HEADING = "HEADING"
    """
    The identifier stands in the heading of the quotation's section.
    """
    SOURCE_LINE = "SOURCE_LINE"
    """
    The identifier stands on a line of its own above the quotation that names the source.
    """
    TABLE_ROW = "TABLE_ROW"
    """
    The identifier stands in the same table row.
    """
    LIST_ITEM = "LIST_ITEM"
    """
    The identifier stands in the same list item.
    """
    YAML = "YAML"
    """
    The identifier stands in the same YAML record.
    """
    CUSTOM = "CUSTOM"
    """
    A pattern that the user gave matched both.
    """


class NumberKind(str, Enum):
    """
    What kind of figure a number is, by the words and signs around it.
    """
    HAZARD_RATIO = "HAZARD_RATIO"
    """
    Ratio of hazards.
    """
    ODDS_RATIO = "ODDS_RATIO"
    """
    Ratio of odds. Not a ratio of risks, which it exceeds where events are common.
    """
    RISK_RATIO = "RISK_RATIO"
    """
    Ratio of risks, also called relative risk.
    """
    RATE_RATIO = "RATE_RATIO"
    """
    Ratio of rates per time.
    """
    CONFIDENCE_INTERVAL = "CONFIDENCE_INTERVAL"
    """
    An interval of confidence or credibility, with its ends in low and high.
    """
    P_VALUE = "P_VALUE"
    """
    A p-value or its bound. The comparator stands in raw.
    """
    PERCENT = "PERCENT"
    """
    A share or a relative change in per cent. Not a difference between two shares.
    """
    PERCENTAGE_POINTS = "PERCENTAGE_POINTS"
    """
    A difference between two shares, in percentage points.
    """
    COUNT = "COUNT"
    """
    How many people, events or things.
    """
    SAMPLE_SIZE = "SAMPLE_SIZE"
    """
    How many took part.
    """
    NNT = "NNT"
    """
    Number needed to treat.
    """
    NNH = "NNH"
    """
    Number needed to harm.
    """
    MEAN_DIFFERENCE = "MEAN_DIFFERENCE"
    """
    Difference of two means, in the unit of the measure.
    """
    STANDARDIZED_MEAN_DIFFERENCE = "STANDARDIZED_MEAN_DIFFERENCE"
    """
    Difference of two means in standard deviations.
    """
    COEFFICIENT = "COEFFICIENT"
    """
    A coefficient of regression or correlation.
    """
    MEDIAN = "MEDIAN"
    """
    A median, of survival for one.
    """
    FOLD = "FOLD"
    """
    A multiple, such as twofold.
    """
    FRACTION = "FRACTION"
    """
    A fraction in words or figures, such as 39 of 48 or one third.
    """
    AUC = "AUC"
    """
    Area under a receiver operating characteristic curve.
    """
    SENSITIVITY = "SENSITIVITY"
    """
    Sensitivity of a test.
    """
    SPECIFICITY = "SPECIFICITY"
    """
    Specificity of a test.
    """
    HETEROGENEITY = "HETEROGENEITY"
    """
    I-squared or another measure of heterogeneity between studies.
    """
    DOSE = "DOSE"
    """
    A dose. It says what was given, not what came of it.
    """
    THRESHOLD = "THRESHOLD"
    """
    A bound of a definition, such as a value above which something is treated.
    """
    AGE = "AGE"
    """
    An age.
    """
    YEAR = "YEAR"
    """
    A calendar year.
    """
    OTHER = "OTHER"
    """
    A number of none of these kinds, or one that the words around it do not tell.
    """


class ReferenceStatus(str, Enum):
    """
    Rung 1, whether an identifier names a real record.
    """
    VERIFIED = "VERIFIED"
    """
    There is a record under this identifier. It need not be the paper that the text speaks of, nor support anything. Where the record's source is CACHE_FILE, only a file of the user says so.
    """
    NOT_FOUND = "NOT_FOUND"
    """
    The authority for this kind of identifier answered that it has no such record, and no request to it failed. Not that somebody made it up: a typing error gives the same answer.
    """
    LOOKUP_FAILED = "LOOKUP_FAILED"
    """
    It was asked and not answered. This says nothing about the record; ask again.
    """
    UNVERIFIABLE = "UNVERIFIABLE"
    """
    Nobody was asked, for the reason given. This says nothing about the record.
    """


class UnverifiableReason(str, Enum):
    """
    Why nobody was asked about an identifier.
    """
    SKIPPED_PREFIX = "SKIPPED_PREFIX"
    """
    The user asked to skip identifiers of this kind.
    """
    NO_RESOLVER = "NO_RESOLVER"
    """
    There is no registry for this kind of identifier.
    """
    OVER_LIMIT = "OVER_LIMIT"
    """
    The user asked for a first number of references only, and it comes after them.
    """
    MALFORMED = "MALFORMED"
    """
    It looks like an identifier of its kind and cannot be one, by its form or as the registry says.
    """
    OFFLINE = "OFFLINE"
    """
    The run was offline and neither the store nor a file of the user had it.
    """


class IdentityVerdict(str, Enum):
    """
    Rung 2, whether the record is the paper that the text names.
    """
    MATCH = "MATCH"
    """
    The cited title is the record's, or that of another version of the same work, which a note then says. Authors, year or journal may still be given wrong.
    """
    MISMATCH = "MISMATCH"
    """
    The identifier is real and the paper behind it is another one than the text names.
    """
    WRONG_IDENTIFIER = "WRONG_IDENTIFIER"
    """
    A mismatch, and the cited title was found under the other identifier that is given.
    """
    CONFLICT = "CONFLICT"
    """
    The identifiers of one entry name different papers, and no title decides which is meant.
    """
    UNCERTAIN = "UNCERTAIN"
    """
    The titles neither agree nor clearly differ. It accuses nobody.
    """
    NOT_ASSESSED = "NOT_ASSESSED"
    """
    There was no title to compare, or no record.
    """


class SuggestionSource(str, Enum):
    """
    Where the identifier of a suggestion was found.
    """
    SAME_ENTRY = "SAME_ENTRY"
    """
    It stands beside the wrong one in the text.
    """
    SAME_TEXT = "SAME_TEXT"
    """
    It stands elsewhere in the text.
    """
    STORE = "STORE"
    """
    A record in the store or in a folder of the user bears the cited title.
    """
    SEARCH = "SEARCH"
    """
    A search for the title at a registry found it. Searches also find copies; look before you take it over.
    """


class CitedDetail(str, Enum):
    """
    A detail of a cited work beside its title.
    """
    AUTHORS = "AUTHORS"
    """
    The authors, compared by family names.
    """
    YEAR = "YEAR"
    """
    The year; one year apart, as between print and online, is no difference.
    """
    JOURNAL = "JOURNAL"
    """
    The journal, its abbreviations set aside.
    """


class RelevanceVerdict(str, Enum):
    """
    Rung 5, whether the record is about what the text is about, by shared vocabulary.
    """
    ON_TOPIC = "ON_TOPIC"
    """
    It shares enough of the text's keywords. It need not support anything.
    """
    UNCERTAIN = "UNCERTAIN"
    """
    It shares some, or there was too little of it to say that it shares none.
    """
    OFF_TOPIC = "OFF_TOPIC"
    """
    It shares next to none, over an abstract at least. A reason to look, not an error.
    """
    NOT_ASSESSED = "NOT_ASSESSED"
    """
    There was nothing to compare, or it was not asked for.
    """


class QuoteOutcome(str, Enum):
    """
    Rung 4, whether the words of a quotation stand in the source.
    """
    FOUND = "FOUND"
    """
    They do, at the place shown. What they are used for in the text is not judged.
    """
    NOT_FOUND = "NOT_FOUND"
    """
    They do not stand in what was searched. In an abstract this is weak, since the sentence may be in the body of the paper.
    """
    MISATTRIBUTED = "MISATTRIBUTED"
    """
    They do not stand in the cited source, but do in another paper that this text cites.
    """
    NOT_CHECKABLE = "NOT_CHECKABLE"
    """
    There was no text to search, for the reason given. This says nothing about the quotation.
    """


class NotCheckableReason(str, Enum):
    """
    Why a quotation could not be checked.
    """
    NO_RECORD = "NO_RECORD"
    """
    The cited identifier is NOT_FOUND, or nobody was asked about it.
    """
    LOOKUP_FAILED = "LOOKUP_FAILED"
    """
    The cited identifier was looked up and no answer was had.
    """
    NO_TEXT = "NO_TEXT"
    """
    The record has neither an abstract nor a full text.
    """
    SKIPPED = "SKIPPED"
    """
    The user asked not to check quotations, or to skip identifiers of this kind.
    """
    OVER_LIMIT = "OVER_LIMIT"
    """
    The cited identifier comes after the first number of references that the user asked for.
    """
    TOO_SHORT = "TOO_SHORT"
    """
    It has too few words for their occurrence to say anything.
    """


class MatchKind(str, Enum):
    """
    How the words of a quotation match the source.
    """
    EXACT = "EXACT"
    """
    The same characters, after Unicode NFC and with white space folded.
    """
    TOLERANT = "TOLERANT"
    """
    The same words and figures, written differently in the places listed.
    """
    TITLE = "TITLE"
    """
    They are the record's title, or its beginning, and do not stand in the text that was searched.
    """


class DifferenceKind(str, Enum):
    """
    In what a quotation and its source are written differently without saying anything else.
    """
    LINE_BREAK_HYPHEN = "LINE_BREAK_HYPHEN"
    """
    A hyphen where one of them broke a line.
    """
    SOFT_HYPHEN = "SOFT_HYPHEN"
    """
    An invisible hyphen.
    """
    ENTITY = "ENTITY"
    """
    A character written as an entity of HTML or XML.
    """
    MARKUP = "MARKUP"
    """
    Markup around the same words.
    """
    LIGATURE = "LIGATURE"
    """
    Letters joined into one character.
    """
    ACCENT = "ACCENT"
    """
    A letter with or without its accent.
    """
    CHARACTER_FORM = "CHARACTER_FORM"
    """
    Another form of the same character, such as a full-width or mathematical one.
    """
    QUOTATION_MARK = "QUOTATION_MARK"
    """
    Another form of quotation mark or apostrophe.
    """
    DASH = "DASH"
    """
    Another form of hyphen, dash or minus.
    """
    SCRIPT_POSITION = "SCRIPT_POSITION"
    """
    The same characters as superscript or subscript.
    """
    GREEK = "GREEK"
    """
    A Greek letter, its name or its look-alike.
    """
    SYMBOL = "SYMBOL"
    """
    Another way to write the same symbol, such as >= for ≥. The comparison or unit is the same.
    """
    THOUSANDS_SEPARATOR = "THOUSANDS_SEPARATOR"
    """
    Another separator of thousands, or none. The number is the same.
    """
    ELLIPSIS = "ELLIPSIS"
    """
    Words left out and marked as left out; the parts stand in order, close to each other.
    """
    REFERENCE_MARKER = "REFERENCE_MARKER"
    """
    A reference marker inside the sentence of one of them.
    """
    SECTION_LABEL = "SECTION_LABEL"
    """
    A label of the abstract's section, such as RESULTS, before the sentence in one of them.
    """
    BRACKET = "BRACKET"
    """
    Another form of bracket around the same words.
    """
    PUNCTUATION = "PUNCTUATION"
    """
    Another mark between the same words, or none. Never one within a number.
    """
    WHITE_SPACE = "WHITE_SPACE"
    """
    White space where the other has none, as between a number and its unit.
    """
    GLOSS = "GLOSS"
    """
    An editor's remark in brackets inside the quotation, which was set aside. Read it.
    """
    FIRST_LETTER_CASE = "FIRST_LETTER_CASE"
    """
    The case of the first letter.
    """
    OMISSION = "OMISSION"
    """
    Words that a title cited in the place of a quotation leaves out without a mark; no figure and no negation is one. Nothing else may leave words out unmarked.
    """
    CUT_EDGE = "CUT_EDGE"
    """
    The quotation begins or ends at a word at which the source goes on, with punctuation of its own: a full stop where the source's sentence continues. A match inside a word is never one.
    """


class FindingKind(str, Enum):
    """
    Kind of a finding; the rules of the SARIF output have these names.
    """
    REFERENCE_NOT_FOUND = "REFERENCE_NOT_FOUND"
    """
    The authority has no record of a cited identifier.
    """
    LOOKUP_FAILED = "LOOKUP_FAILED"
    """
    A cited identifier could not be looked up. It is about the run, not about the text.
    """
    IDENTIFIER_MALFORMED = "IDENTIFIER_MALFORMED"
    """
    What looks like an identifier cannot be one.
    """
    IDENTITY_MISMATCH = "IDENTITY_MISMATCH"
    """
    A cited identifier belongs to another paper than the one named.
    """
    WRONG_IDENTIFIER = "WRONG_IDENTIFIER"
    """
    The same, and the identifier of the paper named was found.
    """
    IDENTIFIER_CONFLICT = "IDENTIFIER_CONFLICT"
    """
    The identifiers of one entry name different papers.
    """
    DETAILS_WRONG = "DETAILS_WRONG"
    """
    The paper is the one named; its authors, year or journal are given otherwise.
    """
    RETRACTED = "RETRACTED"
    """
    A cited paper was retracted or withdrawn.
    """
    CONCERN = "CONCERN"
    """
    A cited paper is under an expression of concern.
    """
    CORRECTED = "CORRECTED"
    """
    A cited paper was corrected.
    """
    QUOTE_NOT_FOUND = "QUOTE_NOT_FOUND"
    """
    The words of a quotation do not stand in what was searched of the cited source.
    """
    QUOTE_MISATTRIBUTED = "QUOTE_MISATTRIBUTED"
    """
    The words of a quotation stand in another cited paper.
    """
    OFF_TOPIC = "OFF_TOPIC"
    """
    A cited paper shares next to no vocabulary with the text. It never fails a build.
    """
    CITATION_WITHOUT_IDENTIFIER = "CITATION_WITHOUT_IDENTIFIER"
    """
    An entry has no identifier, so nothing about it could be checked.
    """
    DANGLING_MARKER = "DANGLING_MARKER"
    """
    A marker names a label that no entry has.
    """
    UNSOURCED_NUMBER = "UNSOURCED_NUMBER"
    """
    A sentence states a figure as evidence and cites nothing.
    """


class CoordOrigin(str, Enum):
    """
    The corner of a page that coordinates are counted from.
    """
    TOPLEFT = "TOPLEFT"
    """
    y grows downwards from the upper edge, so t is less than b.
    """
    BOTTOMLEFT = "BOTTOMLEFT"
    """
    y grows upwards from the lower edge, so t is more than b; the page's height is needed to turn it over.
    """


class AnchorLevel(str, Enum):
    """
    How much of an anchor is left, by the strict chain, in falling precision. Closed for good: whatever helps beside it is a hint (AssistStatus), not a level.
    """
    exact = "exact"
    """
    The stored block still has the stored words at the stored offsets. Clean. Says nothing of the words around them.
    """
    relocated = "relocated"
    """
    Exactly one other place has the words, whole, in the stored context. Clean.
    """
    ambiguous = "ambiguous"
    """
    Two or more places fit, and none is picked. Not clean.
    """
    block = "block"
    """
    Only the stored block index on the stored page is left, or a block whose provenance is not single. Not clean; the block may be a quite different paragraph.
    """
    page = "page"
    """
    Only the page is left. Not clean.
    """
    unresolved = "unresolved"
    """
    Nothing of the anchor is left in this document. Not clean.
    """


class CheckerLevel(str, Enum):
    """
    What the citation checker reports: a value of AnchorLevel, or uncited. (Repeated, because the generators do not fill in inherited values; a test compares the two.)
    """
    exact = "exact"
    """
    As in AnchorLevel; clean.
    """
    relocated = "relocated"
    """
    As in AnchorLevel; clean.
    """
    ambiguous = "ambiguous"
    """
    As in AnchorLevel; not clean.
    """
    block = "block"
    """
    As in AnchorLevel; not clean.
    """
    page = "page"
    """
    As in AnchorLevel; not clean.
    """
    unresolved = "unresolved"
    """
    As in AnchorLevel; not clean. The claim had an anchor, and it is lost.
    """
    uncited = "uncited"
    """
    The claim never had an anchor. It cannot be published.
    """


class TextAnchorReason(str, Enum):
    """
    Why a record is anchored in text only, without a page and a box.
    """
    no_provenance = "no_provenance"
    """
    The document gives this block no page and no box, as for DOCX, HTML, JATS and Markdown.
    """
    several_provenances = "several_provenances"
    """
    The block stands in several places (over a page break, say), so no single box is its own.
    """
    table_cell = "table_cell"
    """
    The words stand in a cell of a table; a box of the whole table would not say which.
    """
    script_boundary = "script_boundary"
    """
    The words run on without spaces, as in Chinese or Japanese text, where the strict quote contract finds no word boundary. Not a fault of the quote.
    """
    plain_text = "plain_text"
    """
    The document is a plain text or Markdown file that was cut into blocks here.
    """


class AssistStatus(str, Enum):
    """
    What seems to have happened to a degraded anchor. A hint for a person, never a level.
    """
    none = "none"
    """
    The helper found nothing to say. Not a proof that the words are gone.
    """
    normalized = "normalized"
    """
    The words are there once spaces, hyphenation, ligatures, quotes and dashes are treated alike.
    """
    context_changed = "context_changed"
    """
    The words are there, but not what stood around them.
    """
    geometry_tiebreak = "geometry_tiebreak"
    """
    Several places had the words; the box or the neighbouring blocks left one.
    """
    spanning = "spanning"
    """
    The words now run over two neighbouring blocks.
    """
    drifted = "drifted"
    """
    Nearly the words, with spelling noise and the same numbers, negations and content words. The difference is shown.
    """
    changed = "changed"
    """
    Nearly the words, but a number, a negation, a comparison or a content word differs and is named. Never to be taken for the same statement.
    """
    ambiguous = "ambiguous"
    """
    Two or more places are about as good, and none is picked.
    """


class ChangeKind(str, Enum):
    """
    What kind of word differs between a stored quote and the document.
    """
    number = "number"
    """
    A number with its sign, its decimals or its percent sign.
    """
    negation = "negation"
    """
    A word that turns the statement round (not, no, never, without).
    """
    comparison = "comparison"
    """
    A word or sign that compares (more, less, at least, <).
    """
    word = "word"
    """
    Any other word that is not merely spelt differently.
    """
    spelling = "spelling"
    """
    The same word with a few characters altered, as optical character recognition does.
    """


class QuoteError(str, Enum):
    """
    How a quote broke the strict quote contract. Checked in this order; the first one is reported.
    """
    blank_quote = "blank_quote"
    """
    The quote is empty or only white space.
    """
    not_single_prov = "not_single_prov"
    """
    The block does not have exactly one provenance, so it has no page and box of its own.
    """
    not_in_block = "not_in_block"
    """
    The words do not occur in that block, character for character. They may stand elsewhere.
    """
    not_unique_in_block = "not_unique_in_block"
    """
    The words occur more than once in that block; a longer quote would tell the places apart.
    """
    not_word_aligned = "not_word_aligned"
    """
    The quote begins or ends inside a word or a number.
    """


class CheckerFlag(str, Enum):
    """
    What the citation checker found wrong with an anchor. No flag says anything about the claim's meaning.
    """
    uncited = "uncited"
    """
    The claim has no record.
    """
    degraded = "degraded"
    """
    The anchor resolves, but not at exact or relocated.
    """
    text_differs = "text_differs"
    """
    The place has other words than the record quotes, although the level is clean.
    """
    other_document = "other_document"
    """
    The document is not the one the record was made from.
    """
    damaged_hash = "damaged_hash"
    """
    The record's hash is not that of its own quote; the record was altered or cut.
    """
    boundary = "boundary"
    """
    The words are part of a longer number or word as readers see it, "482" of "1,482" say.
    """
    another_copy = "another_copy"
    """
    The document had the words several times, and what stands around the place found is not what stood around the cited one, so it may be another copy of them.
    """


class VerifierResult(str, Enum):
    """
    What is known from verification about a claim, as a record or a published anchor carries it. Always advice beside a person's decision.
    """
    supported = "supported"
    """
    A verifier found the span to say what the claim says. Not an acceptance.
    """
    contradicted = "contradicted"
    """
    A verifier found the span to say otherwise.
    """
    indeterminate = "indeterminate"
    """
    In doubt, or not run yet, or malformed, or no verifier was to be had. The starting value; no accusation.
    """
    prescreen_skip = "prescreen-skip"
    """
    No verifier ran, because the prescreen routed the claim to skip. Never to be read as supported.
    """


class VerdictResult(str, Enum):
    """
    What a verifier may answer. A verifier cannot skip itself, so prescreen-skip is not among them.
    """
    supported = "supported"
    """
    The span contains the quote and entails the claim.
    """
    contradicted = "contradicted"
    """
    The span entails that the claim is wrong.
    """
    indeterminate = "indeterminate"
    """
    Presence or entailment is in doubt, support is partial, or something would have to be assumed.
    """


class SpotCheckVerdict(str, Enum):
    """
    What a spot check brought instead of support.
    """
    contradicted = "contradicted"
    """
    The verifier contradicted a claim that the prescreen had skipped.
    """
    indeterminate = "indeterminate"
    """
    The verifier could not support a claim that the prescreen had skipped.
    """
    missing = "missing"
    """
    No verifier answered. Not a disagreement of opinion, but no confirmation either.
    """


class PrescreenRoute(str, Enum):
    """
    Where the prescreen sends a claim.
    """
    skip = "skip"
    """
    No verifier is needed unless the claim is drawn for a spot check. Not a verdict.
    """
    verify = "verify"
    """
    A verifier has to look. The route whenever anything is unexpected.
    """


class PrescreenReason(str, Enum):
    """
    Why a claim was not skipped. The first reason that holds is given.
    """
    jev_off = "jev_off"
    """
    The prescreen is switched off or has no key.
    """
    model_changed = "model_changed"
    """
    The answering model is not the approved one, so no score of the batch counts.
    """
    pii = "pii"
    """
    The claim or its span holds personal data; it was not sent.
    """
    secret = "secret"
    """
    The claim or its span looks like holding a key or password; it was not sent.
    """
    too_large = "too_large"
    """
    The item does not fit into one request.
    """
    waf_blocked = "waf_blocked"
    """
    A filter before the service refused the request.
    """
    jev_error = "jev_error"
    """
    The service failed, timed out or answered nonsense.
    """
    degraded_anchor = "degraded_anchor"
    """
    The anchor is not clean, or its span is empty; it was not sent.
    """
    numeric_mismatch = "numeric_mismatch"
    """
    A number or date of the claim is not in the span; it was not sent.
    """
    computed_value = "computed_value"
    """
    The claim speaks of a computed value (a share, a rate, a total); it was not sent.
    """
    low_score = "low_score"
    """
    A score is below the threshold. Not a finding against the claim.
    """


class GuardrailKind(str, Enum):
    """
    The rules of thumb that claims are held against.
    """
    keyword_in_word = "keyword_in_word"
    """
    A keyword of the claim does not stand in the span as a word of its own: only inside a longer word, as ICE in police, or not at all.
    """
    sentinel_as_value = "sentinel_as_value"
    """
    The claim reads a value off a mark of redaction, such as three asterisks, which hides one.
    """
    missing_field = "missing_field"
    """
    The claim needs a field that the source does not have.
    """
    window_as_retention = "window_as_retention"
    """
    The claim takes the time window that was requested for the time that data are kept.
    """


class GateAction(str, Enum):
    """
    What a reviewer does with a claim.
    """
    accept = "accept"
    """
    Signs the claim off as it stands, with its anchor, beside its source.
    """
    edit = "edit"
    """
    Changes the claim or its quote; stamped, checked and put to the verifier again before anything else.
    """
    reject = "reject"
    """
    Turns the claim down. It stays in the ledger and is never published.
    """


class GateStatus(str, Enum):
    """
    Where a card stands.
    """
    pending = "pending"
    """
    Nobody has decided yet.
    """
    pending_reverification = "pending_reverification"
    """
    Edited; its new check and its new order are not both done.
    """
    accepted = "accepted"
    """
    A person accepted exactly this text under a current check.
    """
    rejected = "rejected"
    """
    A person turned it down.
    """


class ReviewRound(str, Enum):
    """
    Which reviewer a decision is from.
    """
    first = "first"
    """
    The one required sign-off.
    """
    second = "second"
    """
    An additional one, logged and never required; it does not replace the first.
    """


class ConcernKind(str, Enum):
    """
    What on a card has to be answered one by one.
    """
    degraded_anchor = "degraded_anchor"
    """
    The anchor is at none of the clean levels.
    """
    other_document = "other_document"
    """
    document_matches is false.
    """
    context_changed = "context_changed"
    """
    context_intact is false.
    """
    boundary = "boundary"
    """
    boundary_intact is false.
    """
    another_copy = "another_copy"
    """
    The words found may be another copy of the cited ones.
    """
    contradicted = "contradicted"
    """
    The verifier contradicted the claim.
    """
    indeterminate = "indeterminate"
    """
    The verifier could not tell, or its answer was malformed.
    """
    verifier_not_run = "verifier_not_run"
    """
    No verifier was to be had.
    """
    spot_check_disagreement = "spot_check_disagreement"
    """
    The prescreen would have skipped the claim; the verifier did not support it.
    """
    guardrail = "guardrail"
    """
    A guardrail flagged the claim.
    """


class LedgerKind(str, Enum):
    """
    What a ledger entry records.
    """
    opened = "opened"
    """
    A workspace was opened over a document that ingest called trustworthy.
    """
    named = "named"
    """
    The terms of the redaction were set, at first or anew.
    """
    stamped = "stamped"
    """
    A record was stamped, at first or after an edit.
    """
    checked = "checked"
    """
    The citation checker ran on a record.
    """
    prescreened = "prescreened"
    """
    The prescreen ran on a record.
    """
    verdict = "verdict"
    """
    A verifier's answer came in.
    """
    not_run = "not_run"
    """
    A reviewer recorded that no verifier was to be had.
    """
    decided = "decided"
    """
    A reviewer decided.
    """
    published = "published"
    """
    A finding left the workspace.
    """


class LedgerStatus(str, Enum):
    """
    What the verification of a ledger found.
    """
    intact = "intact"
    """
    Every line fits the one before, and the last one fits the head. No proof against a complete rewrite.
    """
    changed = "changed"
    """
    A line inside the chain was changed, moved, put in or taken out.
    """
    cut_off = "cut_off"
    """
    The chain holds, but is shorter than its head says.
    """
    torn = "torn"
    """
    The last line is incomplete, as after a crash; it is kept aside and nothing else is lost.
    """


class RedactionBasis(str, Enum):
    """
    Why a stretch was masked.
    """
    flagged_text = "flagged_text"
    """
    The stretch is a whole text that the sweep of the source flagged.
    """
    flagged_part = "flagged_part"
    """
    The stretch is a word or a run of digits out of a flagged text.
    """
    pattern = "pattern"
    """
    The stretch looks like structured personal data.
    """
    person_name = "person_name"
    """
    The stretch is the name of somebody not involved.
    """


class PublicationStatus(str, Enum):
    """
    How a finding came to be published. There is only one way.
    """
    accepted = "accepted"
    """
    A person accepted exactly this text beside its source.
    """


class OriginRisk(str, Enum):
    """
    How likely it is that a retrieved text restates what other papers found. It goes by the corpus, not by the claim: it says where to look hardest and is no verdict.
    """
    HIGH = "HIGH"
    """
    Scraped full text of reviews and journals, much of which reports other people's trials.
    """
    MEDIUM = "MEDIUM"
    """
    Publisher's full text, guidelines and annotated figures.
    """
    LOW = "LOW"
    """
    Abstracts, which mostly report the paper's own findings. They can still be misquoted.
    """
    UNKNOWN = "UNKNOWN"
    """
    The origin is missing or not known. It counts as MEDIUM and is shown as UNKNOWN.
    """


class AnswerParseStatus(str, Enum):
    """
    What reading the answer came to. Everything but OK is an outcome of its own, never "no citations, fine".
    """
    OK = "OK"
    """
    The answer has text and citation data that could be read.
    """
    EMPTY = "EMPTY"
    """
    There is no answer.
    """
    NO_CITATION_DATA = "NO_CITATION_DATA"
    """
    There is text, and no citation data with it.
    """
    MALFORMED_CITATION_DATA = "MALFORMED_CITATION_DATA"
    """
    There is citation data, and it could not be read.
    """


class ExistenceOutcome(str, Enum):
    """
    What the look-up of a paper's identifiers came to. Only NOT_FOUND is a verdict; everything else leaves the paper to be read.
    """
    RESOLVED_MATCH = "RESOLVED_MATCH"
    """
    The identifier exists and its record has the cited title.
    """
    RESOLVED_TITLE_MISMATCH = "RESOLVED_TITLE_MISMATCH"
    """
    The identifier exists, and its record has another title. Somebody has to look; no accusation.
    """
    NOT_FOUND = "NOT_FOUND"
    """
    The authority for the identifier answered that it does not exist, and nothing failed at that authority.
    """
    REGISTERED_NO_METADATA = "REGISTERED_NO_METADATA"
    """
    The DOI is registered, and no agency gave a record of it.
    """
    IDENTIFIER_WRONG = "IDENTIFIER_WRONG"
    """
    One identifier does not exist, but another one of the same citation is the cited paper.
    """
    NOT_APPLICABLE_PMID_ONLY = "NOT_APPLICABLE_PMID_ONLY"
    """
    The citation has only a PMID, and PubMed was switched off.
    """
    UNVERIFIED_NO_IDENTIFIER = "UNVERIFIED_NO_IDENTIFIER"
    """
    The citation has neither a DOI nor a PMID.
    """
    MALFORMED_DOI = "MALFORMED_DOI"
    """
    What stands in place of a DOI is none, so there is nothing to look up.
    """
    SKIPPED_OUTAGE = "SKIPPED_OUTAGE"
    """
    The registry did not answer, or the run was offline and the record not in the store. Says nothing about the paper.
    """


class NumberCheckOutcome(str, Enum):
    """
    Where a number of a claim was found.
    """
    IN_CITED_PAPER = "IN_CITED_PAPER"
    """
    In the text of the paper that the claim cites. It may still stand there in another meaning.
    """
    IN_OTHER_PAPER = "IN_OTHER_PAPER"
    """
    Not in the text of the cited paper, but in that of another paper that the answer cites.
    """
    NOT_IN_TEXT = "NOT_IN_TEXT"
    """
    In no text that could be searched. It may stand in a part of the paper that was not there to search.
    """
    NO_TEXT = "NO_TEXT"
    """
    The cited paper has no text to search. Not the same as not in it.
    """


class WorkOrderLayer(str, Enum):
    """
    What a work order asks.
    """
    LAYER1 = "LAYER1"
    """
    Does this paper support what the answer says of it?
    """
    LAYER2 = "LAYER2"
    """
    Is the picture of the evidence complete and balanced?
    """
    LAYER3 = "LAYER3"
    """
    Do the cited sources contradict each other?
    """


class WorkOrderStatus(str, Enum):
    """
    What became of a work order.
    """
    OK = "OK"
    """
    The answer was read and has everything that was asked.
    """
    INCOMPLETE = "INCOMPLETE"
    """
    The answer was read and lacks something that was asked.
    """
    PARSE_ERROR = "PARSE_ERROR"
    """
    The answer could not be read, or says two things at once, or what a judge may not say.
    """
    INDEX_MISMATCH = "INDEX_MISMATCH"
    """
    The answer is about other citation numbers than the order.
    """
    MISSING = "MISSING"
    """
    No answer came.
    """
    REFUSED = "REFUSED"
    """
    The judge declined to answer.
    """
    TRUNCATED = "TRUNCATED"
    """
    The answer breaks off.
    """


class EvidenceKind(str, Enum):
    """
    What a piece of evidence in a work order is.
    """
    CITED_RECORD = "CITED_RECORD"
    """
    The record of the paper that the order is about.
    """
    OTHER_CITED = "OTHER_CITED"
    """
    Another paper that the answer cites and whose text holds the same number.
    """
    TRIAL_HIT = "TRIAL_HIT"
    """
    A paper that PubMed gave for a trial named in the claim.
    """
    SEARCH_HIT = "SEARCH_HIT"
    """
    A paper that one of the order's dated searches gave.
    """
    JUDGED_FINDING = "JUDGED_FINDING"
    """
    What an earlier answer said a cited paper found.
    """


class JudgeKind(str, Enum):
    """
    What kind of judge answered.
    """
    NONE = "NONE"
    """
    Nobody judged.
    """
    PERSON = "PERSON"
    """
    A person read the sources.
    """
    AGENT = "AGENT"
    """
    A software agent with tools of its own.
    """
    MODEL = "MODEL"
    """
    A language model that saw the work order and nothing else.
    """


class Decider(str, Enum):
    """
    Who gave a verdict.
    """
    GATE = "GATE"
    """
    The existence check, by a registry's answer.
    """
    JUDGE = "JUDGE"
    """
    The judge, by its answer to the work order.
    """
    NOBODY = "NOBODY"
    """
    Nobody; the verdict only says that there is none, or there is no verdict.
    """


class JudgementStatus(str, Enum):
    """
    Whether a paper was judged.
    """
    JUDGED = "JUDGED"
    """
    A judge's answer was read.
    """
    NOT_JUDGED = "NOT_JUDGED"
    """
    No usable answer, as no judge was to be had, the order was not answered, or the existence check had settled it.
    """
    NOT_CHECKED = "NOT_CHECKED"
    """
    Over the cap of papers. It says nothing about the paper.
    """
    PARSE_ERROR = "PARSE_ERROR"
    """
    An answer came and could not be read. It is kept.
    """


class CitationVerdict(str, Enum):
    """
    Whether the source says what the answer says it says, as its own finding. Where several claims of a paper differ the gravest stands, in the order FABRICATED, MISREPRESENTED, TRANSITIVE, SECONDARY_UNTRACED, UNVERIFIABLE, OVERSTATED, ACCURATE.
    """
    ACCURATE = "ACCURATE"
    """
    The source says it, as its own finding. Not that it is true. Shown as ✅.
    """
    OVERSTATED = "OVERSTATED"
    """
    The source says less, or less firmly. Counts as passed and is shown apart. Shown as ⚠️.
    """
    MISREPRESENTED = "MISREPRESENTED"
    """
    The source does not say it, or says otherwise. Shown as ❌.
    """
    FABRICATED = "FABRICATED"
    """
    The identifier does not exist, by the authority's own answer. Said by the existence check alone, never by a judge. Shown as 🚫.
    """
    TRANSITIVE = "TRANSITIVE"
    """
    The statement is real but another paper's, which is named; the cited one only reports it. Shown as ↗️.
    """
    SECONDARY_UNTRACED = "SECONDARY_UNTRACED"
    """
    The cited paper reports somebody else's finding, and whose could not be traced. Shown as 🔄.
    """
    UNVERIFIABLE = "UNVERIFIABLE"
    """
    Nobody could tell, or nobody was asked. No accusation. Shown as ❓.
    """


class ConsistencyFlag(str, Enum):
    """
    How a judge's answer contradicts itself. A flagged answer stands as it was given, with the flag.
    """
    ACCURATE_WITH_MISMATCH = "ACCURATE_WITH_MISMATCH"
    """
    ACCURATE, although one of the claims is marked as a mismatch.
    """
    TRANSITIVE_BUT_PRIMARY = "TRANSITIVE_BUT_PRIMARY"
    """
    TRANSITIVE, although the paper is said to be the primary source.
    """
    TRANSITIVE_WITHOUT_TRACE = "TRANSITIVE_WITHOUT_TRACE"
    """
    TRANSITIVE without naming the origin; taken as SECONDARY_UNTRACED.
    """
    CLAIM_WITHOUT_ANSWER = "CLAIM_WITHOUT_ANSWER"
    """
    A claim of the order has no answer.
    """
    ATTRIBUTION_NOT_ANSWERED = "ATTRIBUTION_NOT_ANSWERED"
    """
    A quantitative claim of a high- or medium-risk paper, and no word whether the paper is the primary source.
    """


class ClaimMatch(str, Enum):
    """
    Whether two statements agree. (Not true and false, which YAML would read as booleans.)
    """
    match = "match"
    """
    They say the same.
    """
    mismatch = "mismatch"
    """
    They do not.
    """
    partial = "partial"
    """
    Part of it is the same, or it is the same with a qualification missing.
    """


class StudyType(str, Enum):
    """
    Design of a study, as far as judged. Not its quality.
    """
    RCT = "RCT"
    """
    Randomised controlled trial.
    """
    SYSTEMATIC_REVIEW = "SYSTEMATIC_REVIEW"
    """
    Systematic review, with or without a pooled estimate of its own.
    """
    META_ANALYSIS = "META_ANALYSIS"
    """
    Meta-analysis of others' results.
    """
    GUIDELINE = "GUIDELINE"
    """
    Clinical guideline.
    """
    SCOPING_REVIEW = "SCOPING_REVIEW"
    """
    Scoping review, which maps a field and pools nothing.
    """
    NARRATIVE_REVIEW = "NARRATIVE_REVIEW"
    """
    Review without a systematic search.
    """
    COHORT = "COHORT"
    """
    Cohort study.
    """
    CASE_CONTROL = "CASE_CONTROL"
    """
    Case-control study.
    """
    CASE_SERIES = "CASE_SERIES"
    """
    Case report or series.
    """
    OTHER = "OTHER"
    """
    Anything else, or not to be told.
    """


class CompletenessStatus(str, Enum):
    """
    Whether completeness was assessed.
    """
    ASSESSED = "ASSESSED"
    """
    A judge assessed it from dated searches.
    """
    NOT_ASSESSED = "NOT_ASSESSED"
    """
    Nobody did, or no search could be made. Not a sign that the answer is complete.
    """


class Importance(str, Enum):
    """
    How much a missing paper matters.
    """
    HIGH = "HIGH"
    """
    It would change the conclusion.
    """
    MEDIUM = "MEDIUM"
    """
    It adds nuance and leaves the direction alone.
    """
    LOW = "LOW"
    """
    It confirms or supplements.
    """


class Alignment(str, Enum):
    """
    How the answer's conclusion stands to that of a synthesis.
    """
    agrees = "agrees"
    """
    The same conclusion, about as firm.
    """
    partially_agrees = "partially_agrees"
    """
    The same direction, with other size, certainty or scope.
    """
    disagrees = "disagrees"
    """
    Another conclusion. Which of the two is right is not said.
    """


class ScanStatus(str, Enum):
    """
    Whether the cited sources were held against each other.
    """
    SCANNED = "SCANNED"
    """
    A judge did.
    """
    NOT_DUE = "NOT_DUE"
    """
    No two papers have numbers on one outcome, so there was nothing to hold.
    """
    NOT_SCANNED = "NOT_SCANNED"
    """
    It was due, and nobody did. Not a sign that the sources agree.
    """


class DispositionAction(str, Enum):
    """
    What to do with the answer. In rising order of care; none of them says that the answer is right.
    """
    PRESENT = "PRESENT"
    """
    Show the report beside the answer to the person who asked for it.
    """
    PROCEED = "PROCEED"
    """
    Every paper passed; go on with the usual review.
    """
    REVIEW = "REVIEW"
    """
    Something could not be told or comes from elsewhere; a person looks before the answer is used.
    """
    ESCALATE = "ESCALATE"
    """
    Something is misrepresented or fabricated; a person looks at everything that the answer says.
    """


class AuditMode(str, Enum):
    """
    For whom the audit was made; decides the disposition.
    """
    STANDALONE = "STANDALONE"
    """
    For a person who asked for the audit.
    """
    AUTO = "AUTO"
    """
    For a workflow that goes on by the disposition.
    """


class SelfCheckKind(str, Enum):
    """
    What an audit has to have done.
    """
    VERDICT_FOR_EVERY_CHECKED = "VERDICT_FOR_EVERY_CHECKED"
    """
    Every paper that was to be checked has a verdict.
    """
    EXISTENCE_BEFORE_VERDICT = "EXISTENCE_BEFORE_VERDICT"
    """
    Every paper with a DOI has its existence outcome before a passing verdict.
    """
    APPLICABILITY_LINE = "APPLICABILITY_LINE"
    """
    Completeness has a line on applicability.
    """
    UNVERIFIABLE_MARKED = "UNVERIFIABLE_MARKED"
    """
    What could not be verified is marked and does not count as passed.
    """
    SEARCH_COVERS_FIVE_YEARS = "SEARCH_COVERS_FIVE_YEARS"
    """
    The searches for missing papers cover the last five years.
    """
    CALLOUT_SYNTAX = "CALLOUT_SYNTAX"
    """
    The report is well-formed in the Markdown that it is written in.
    """
    ATTRIBUTION_CHECKED = "ATTRIBUTION_CHECKED"
    """
    Every quantitative claim of a paper of high, medium or unknown risk was checked for whose finding it is.
    """
    TRACES_GIVEN = "TRACES_GIVEN"
    """
    Every TRANSITIVE names its origin, and every SECONDARY_UNTRACED says what was tried.
    """
    UNKNOWN_NOT_LOW = "UNKNOWN_NOT_LOW"
    """
    No unknown origin counts as low risk.
    """
    PAPERS_ONCE = "PAPERS_ONCE"
    """
    Every paper was judged once and its verdict stands at all its citation numbers.
    """
    INDICES_MATCH = "INDICES_MATCH"
    """
    The citation numbers of the report are those of the answer's markers.
    """


class SelfCheckOutcome(str, Enum):
    """
    What a self-check item came to.
    """
    PASS = "PASS"
    """
    It was done.
    """
    FAIL = "FAIL"
    """
    It was not done, or not wholly.
    """
    NOT_APPLICABLE = "NOT_APPLICABLE"
    """
    There was nothing that it applies to.
    """


class CallOutcome(str, Enum):
    """
    How a batch of calls ended. Lower case, as in existing logs.
    """
    ok = "ok"
    """
    Every question came back with an answer.
    """
    partial = "partial"
    """
    Some came back empty or with an error.
    """
    timeout = "timeout"
    """
    They came back, but later than the budget allowed.
    """
    error = "error"
    """
    Nothing came back, or the tool failed. Does not narrow the advice.
    """
    banned = "banned"
    """
    The service refused for too many questions.
    """


class CallAdvice(str, Enum):
    """
    Whether to ask now. The gravest that holds is given, STOP first.
    """
    GO = "GO"
    """
    Nothing speaks against it.
    """
    WAIT = "WAIT"
    """
    A timeout or refusal was just logged; wait, then ask fewer at once.
    """
    PAUSE = "PAUSE"
    """
    As many questions as the hourly cap allows were asked in the last hour.
    """
    STOP = "STOP"
    """
    Refused twice within an hour; do not ask again in this session.
    """



class LookupAttempt(ConfiguredBaseModel):
    """
    One request to one registry, or one look into a folder of cache files. A request may ask for many identifiers at once, so it has no single result: what it said of each stands in the lists. No key, e-mail address or token is ever part of it.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'broad_mappings': ['prov:Activity'],
         'from_schema': 'https://w3id.org/citevouch/lookups',
         'rules': [{'description': 'Found identifiers are listed only where the '
                                   'registry answered.',
                    'elseconditions': {'slot_conditions': {'found_ids': {'name': 'found_ids',
                                                                         'value_presence': 'ABSENT'}}},
                    'preconditions': {'slot_conditions': {'lookup_outcome': {'equals_string': 'ANSWERED',
                                                                             'name': 'lookup_outcome'}}},
                    'title': 'only an answer finds'},
                   {'description': 'Absent identifiers are listed only where the '
                                   'registry answered.',
                    'elseconditions': {'slot_conditions': {'absent_ids': {'name': 'absent_ids',
                                                                          'value_presence': 'ABSENT'}}},
                    'preconditions': {'slot_conditions': {'lookup_outcome': {'equals_string': 'ANSWERED',
                                                                             'name': 'lookup_outcome'}}},
                    'title': 'only an answer denies'},
                   {'description': 'A folder of cache files lacks a record without '
                                   'saying anything about its existence.',
                    'postconditions': {'slot_conditions': {'absent_ids': {'name': 'absent_ids',
                                                                          'value_presence': 'ABSENT'}}},
                    'preconditions': {'slot_conditions': {'registry': {'equals_string': 'CACHE_FILE',
                                                                       'name': 'registry'}}},
                    'title': 'a file denies nothing'},
                   {'description': 'An outcome that was read off the HTTP status gives '
                                   'that status.',
                    'postconditions': {'slot_conditions': {'http_status': {'name': 'http_status',
                                                                           'required': True}}},
                    'preconditions': {'slot_conditions': {'lookup_outcome': {'equals_string_in': ['HTTP_ERROR',
                                                                                                  'RATE_LIMITED'],
                                                                             'name': 'lookup_outcome'}}},
                    'title': 'an HTTP error has its status'},
                   {'description': 'Where no request was made there is no HTTP status.',
                    'postconditions': {'slot_conditions': {'http_status': {'name': 'http_status',
                                                                           'value_presence': 'ABSENT'}}},
                    'preconditions': {'slot_conditions': {'lookup_outcome': {'equals_string': 'BREAKER_OPEN',
                                                                             'name': 'lookup_outcome'}}},
                    'title': 'an open breaker sends nothing'}],
         'slot_usage': {'id': {'description': 'Name of the attempt within this file, '
                                              'a1, a2 and so on in the order asked. It '
                                              'means nothing outside the file.',
                               'examples': [{'value': 'a1'}],
                               'name': 'id',
                               'pattern': '^a[1-9][0-9]*$'}}})

    id: str = Field(default=..., description="""Name of the attempt within this file, a1, a2 and so on in the order asked. It means nothing outside the file.""", json_schema_extra = { "linkml_meta": {'domain_of': ['LookupAttempt', 'QuoteCheck', 'Finding'],
         'examples': [{'value': 'a1'}]} })
    registry: Registry = Field(default=..., description="""Which registry it is about.""", json_schema_extra = { "linkml_meta": {'domain_of': ['LookupAttempt', 'Denial', 'LookupFailure', 'RegistryHealth'],
         'examples': [{'value': 'PUBMED'}]} })
    requested_ids: Optional[list[str]] = Field(default=None, description="""The canonical identifiers that this request asked for. Controls, which only show that the registry answers properly, are not among them.""", json_schema_extra = { "linkml_meta": {'domain_of': ['LookupAttempt'], 'examples': [{'value': 'PMID:90000001'}]} })
    found_ids: Optional[list[str]] = Field(default=None, description="""Those of the requested identifiers that a record came back for. Left out where there are none.""", json_schema_extra = { "linkml_meta": {'domain_of': ['LookupAttempt'], 'examples': [{'value': 'PMID:90000001'}]} })
    absent_ids: Optional[list[str]] = Field(default=None, description="""Those of the requested identifiers of which the registry said that it has no record. Only the authority for an identifier can deny it by this. Left out where there are none.""", json_schema_extra = { "linkml_meta": {'domain_of': ['LookupAttempt'], 'examples': [{'value': 'PMID:90000099'}]} })
    http_status: Optional[int] = Field(default=None, description="""HTTP status of the last try. Absent where no answer came or no request was made.""", ge=100, le=599, json_schema_extra = { "linkml_meta": {'domain_of': ['LookupAttempt'], 'examples': [{'value': '200'}]} })
    lookup_outcome: LookupOutcome = Field(default=..., description="""What became of the request as a whole.""", json_schema_extra = { "linkml_meta": {'domain_of': ['LookupAttempt'], 'examples': [{'value': 'ANSWERED'}]} })
    at: datetime  = Field(default=..., description="""When the answer came or the request was given up, in UTC. For an answer from the store, when it was stored.""", json_schema_extra = { "linkml_meta": {'close_mappings': ['prov:endedAtTime'],
         'domain_of': ['LookupAttempt', 'PrescreenApproval', 'LedgerEntry'],
         'examples': [{'value': '2026-01-31T12:00:00Z'}]} })
    from_cache: bool = Field(default=..., description="""Whether the answer came from citevouch's own store. The registry is then the one that gave it when it was stored.""", json_schema_extra = { "linkml_meta": {'domain_of': ['LookupAttempt'], 'examples': [{'value': 'false'}]} })
    tries: int = Field(default=..., description="""How often the request was sent, with its repetitions. 0 where none was sent.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['LookupAttempt'], 'examples': [{'value': '1'}]} })

    @field_validator('id')
    def pattern_id(cls, v):
        pattern=re.compile(r"^a[1-9][0-9]*$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid id format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid id format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('requested_ids')
    def pattern_requested_ids(cls, v):
        pattern=re.compile(r"^(PMID:[1-9][0-9]{0,8}|PMC:PMC[1-9][0-9]{0,9}|DOI:10\.[0-9]{4,9}(\.[0-9]+)*/[^\sA-Z]+|GEO:(GSE|GDS|GSM|GPL)[1-9][0-9]*|NCT:NCT[0-9]{8}|ARXIV:([0-9]{4}\.[0-9]{4,5}|[a-z-]+(\.[A-Z]{2})?/[0-9]{7})|ISBN:97[89][0-9]{10}|BIOPROJECT:PRJ[NED][A-Z][0-9]+|BIOSAMPLE:SAM[NED][A-Z]?[0-9]+|URL:https?://\S+|(?!(PMID|PMC|DOI|GEO|NCT|ARXIV|ISBN|BIOPROJECT|BIOSAMPLE|URL):)[A-Za-z][A-Za-z0-9._-]*:\S+)$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid requested_ids format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid requested_ids format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('found_ids')
    def pattern_found_ids(cls, v):
        pattern=re.compile(r"^(PMID:[1-9][0-9]{0,8}|PMC:PMC[1-9][0-9]{0,9}|DOI:10\.[0-9]{4,9}(\.[0-9]+)*/[^\sA-Z]+|GEO:(GSE|GDS|GSM|GPL)[1-9][0-9]*|NCT:NCT[0-9]{8}|ARXIV:([0-9]{4}\.[0-9]{4,5}|[a-z-]+(\.[A-Z]{2})?/[0-9]{7})|ISBN:97[89][0-9]{10}|BIOPROJECT:PRJ[NED][A-Z][0-9]+|BIOSAMPLE:SAM[NED][A-Z]?[0-9]+|URL:https?://\S+|(?!(PMID|PMC|DOI|GEO|NCT|ARXIV|ISBN|BIOPROJECT|BIOSAMPLE|URL):)[A-Za-z][A-Za-z0-9._-]*:\S+)$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid found_ids format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid found_ids format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('absent_ids')
    def pattern_absent_ids(cls, v):
        pattern=re.compile(r"^(PMID:[1-9][0-9]{0,8}|PMC:PMC[1-9][0-9]{0,9}|DOI:10\.[0-9]{4,9}(\.[0-9]+)*/[^\sA-Z]+|GEO:(GSE|GDS|GSM|GPL)[1-9][0-9]*|NCT:NCT[0-9]{8}|ARXIV:([0-9]{4}\.[0-9]{4,5}|[a-z-]+(\.[A-Z]{2})?/[0-9]{7})|ISBN:97[89][0-9]{10}|BIOPROJECT:PRJ[NED][A-Z][0-9]+|BIOSAMPLE:SAM[NED][A-Z]?[0-9]+|URL:https?://\S+|(?!(PMID|PMC|DOI|GEO|NCT|ARXIV|ISBN|BIOPROJECT|BIOSAMPLE|URL):)[A-Za-z][A-Za-z0-9._-]*:\S+)$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid absent_ids format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid absent_ids format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('at')
    def pattern_at(cls, v):
        pattern=re.compile(r"Z$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid at format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid at format: {v}"
            raise ValueError(err_msg)
        return v


class Denial(ConfiguredBaseModel):
    """
    The answer by which an authority said that it has no such record. It stands on a reference if and only if that is NOT_FOUND. That a registry lacks the record is not that somebody invented it: a typing error gives the same answer.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/lookups'})

    registry: Registry = Field(default=..., description="""Which registry it is about.""", json_schema_extra = { "linkml_meta": {'domain_of': ['LookupAttempt', 'Denial', 'LookupFailure', 'RegistryHealth'],
         'examples': [{'value': 'PUBMED'}]} })
    attempt_id: str = Field(default=..., description="""The attempt that this rests on, by its id in the list of attempts.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Denial', 'LookupFailure'], 'examples': [{'value': 'a1'}]} })

    @field_validator('attempt_id')
    def pattern_attempt_id(cls, v):
        pattern=re.compile(r"^a[1-9][0-9]*$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid attempt_id format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid attempt_id format: {v}"
            raise ValueError(err_msg)
        return v


class LookupFailure(ConfiguredBaseModel):
    """
    Why no answer was had about one identifier. It stands on a reference if and only if that is LOOKUP_FAILED, and says nothing about the record.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/lookups'})

    registry: Registry = Field(default=..., description="""Which registry it is about.""", json_schema_extra = { "linkml_meta": {'domain_of': ['LookupAttempt', 'Denial', 'LookupFailure', 'RegistryHealth'],
         'examples': [{'value': 'PUBMED'}]} })
    attempt_id: str = Field(default=..., description="""The attempt that this rests on, by its id in the list of attempts.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Denial', 'LookupFailure'], 'examples': [{'value': 'a1'}]} })
    cause: LookupOutcome = Field(default=..., description="""What the failed request came to. Never ANSWERED.""", json_schema_extra = { "linkml_meta": {'domain_of': ['LookupFailure'], 'examples': [{'value': 'TIMEOUT'}]} })

    @field_validator('attempt_id')
    def pattern_attempt_id(cls, v):
        pattern=re.compile(r"^a[1-9][0-9]*$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid attempt_id format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid attempt_id format: {v}"
            raise ValueError(err_msg)
        return v


class RegistryHealth(ConfiguredBaseModel):
    """
    How one registry held up in one run. Requests are counted here, not identifiers.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/lookups',
         'slot_usage': {'answered': {'description': 'How many of the requests were '
                                                    'answered, from the store or by '
                                                    'the registry.',
                                     'name': 'answered'}}})

    registry: Registry = Field(default=..., description="""Which registry it is about.""", json_schema_extra = { "linkml_meta": {'domain_of': ['LookupAttempt', 'Denial', 'LookupFailure', 'RegistryHealth'],
         'examples': [{'value': 'PUBMED'}]} })
    asked: int = Field(default=..., description="""How many requests this registry was to answer in this run, those that an open breaker held back included.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['RegistryHealth'], 'examples': [{'value': '4'}]} })
    answered: int = Field(default=..., description="""How many of the requests were answered, from the store or by the registry.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['RegistryHealth', 'Coverage'], 'examples': [{'value': '3'}]} })
    failed: int = Field(default=..., description="""How many of the requests came to nothing, for whatever cause.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['RegistryHealth'], 'examples': [{'value': '1'}]} })
    breaker_open: bool = Field(default=..., description="""Whether the registry was given up for the rest of the run.""", json_schema_extra = { "linkml_meta": {'domain_of': ['RegistryHealth'], 'examples': [{'value': 'false'}]} })


class Mention(ConfiguredBaseModel):
    """
    One place in the text where an identifier is written. It shows that the text names the identifier, not that the identifier exists.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'close_mappings': ['C4O:InTextReferencePointer'],
         'from_schema': 'https://w3id.org/citevouch/identifiers',
         'rules': [{'description': 'A mention has a canonical identifier, or else says '
                                   'why it has none.',
                    'elseconditions': {'slot_conditions': {'malformed_reason': {'name': 'malformed_reason',
                                                                                'required': True}}},
                    'postconditions': {'slot_conditions': {'malformed_reason': {'name': 'malformed_reason',
                                                                                'value_presence': 'ABSENT'}}},
                    'preconditions': {'slot_conditions': {'canonical_id': {'name': 'canonical_id',
                                                                           'value_presence': 'PRESENT'}}},
                    'title': 'malformed or canonical'}],
         'slot_usage': {'heading': {'description': 'The heading of the section that '
                                                   'the mention stands in. Absent '
                                                   'before the first heading.',
                                    'name': 'heading'},
                        'identifier_type': {'description': 'Kind of the identifier as '
                                                           'it is written, also where '
                                                           'it is malformed.',
                                            'name': 'identifier_type'}}})

    raw: str = Field(default=..., description="""The text exactly as it stands from start to end, with its markup and line ends.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Mention',
                       'CitedPart',
                       'BibliographyEntry',
                       'Section',
                       'QuotedPassage',
                       'Marker',
                       'Sentence',
                       'Claim',
                       'NumberMention'],
         'examples': [{'value': 'PMID: 90000001'}]} })
    canonical_id: Optional[str] = Field(default=None, description="""The identifier in canonical form, a CURIE. Absent where what is written is malformed. It need not exist.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Mention', 'EvidenceItem'],
         'examples': [{'value': 'PMID:90000001'}]} })
    identifier_type: IdentifierType = Field(default=..., description="""Kind of the identifier as it is written, also where it is malformed.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Mention', 'ReferenceCheck'], 'examples': [{'value': 'PMID'}]} })
    start: int = Field(default=..., description="""Where it begins in the text as given, as the number of Unicode code points before it. Not a byte, and not an offset into what is left after front matter or markup is taken away.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Mention',
                       'CitedPart',
                       'BibliographyEntry',
                       'Section',
                       'QuotedPassage',
                       'Attribution',
                       'Marker',
                       'Sentence',
                       'Claim',
                       'NumberMention',
                       'TextPlace',
                       'TextAnchor',
                       'QuoteCheck',
                       'Redaction'],
         'examples': [{'value': '402'}],
         'slot_uri': 'oa:start'} })
    end: int = Field(default=..., description="""Where it ends, as the number of code points before its end. The character at this place is no longer part of it.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Mention',
                       'CitedPart',
                       'BibliographyEntry',
                       'Section',
                       'QuotedPassage',
                       'Attribution',
                       'Marker',
                       'Sentence',
                       'Claim',
                       'NumberMention',
                       'TextPlace',
                       'TextAnchor',
                       'QuoteCheck',
                       'Redaction'],
         'examples': [{'value': '416'}],
         'slot_uri': 'oa:end'} })
    line: int = Field(default=..., description="""Line on which it begins, from 1. Lines end at CR LF, CR or LF and at nothing else.""", ge=1, json_schema_extra = { "linkml_meta": {'domain_of': ['Mention', 'TextPlace'], 'examples': [{'value': '14'}]} })
    column: int = Field(default=..., description="""Column in which it begins, in code points from 1.""", ge=1, json_schema_extra = { "linkml_meta": {'domain_of': ['Mention', 'TextPlace'], 'examples': [{'value': '27'}]} })
    heading: Optional[str] = Field(default=None, description="""The heading of the section that the mention stands in. Absent before the first heading.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Mention', 'Section'],
         'examples': [{'value': 'Clinical features'}]} })
    link_text: Optional[str] = Field(default=None, description="""The text of the Markdown link whose target the identifier is. Absent outside links.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Mention'],
         'examples': [{'value': 'Biallelic variants in CLDR7 cause Calder syndrome'}]} })
    malformed: bool = Field(default=..., description="""Whether it looks like an identifier of its kind and cannot be one. It is then never looked up.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Mention'], 'examples': [{'value': 'false'}]} })
    malformed_reason: Optional[str] = Field(default=None, description="""What is wrong with its form. Present where it is malformed, and only there.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Mention'],
         'examples': [{'value': '9 digits at most, 13 given'}]} })
    truncation_of: Optional[str] = Field(default=None, description="""A longer identifier of the same text of which this one is a cut copy, as when a DOI was cut at a parenthesis. Such a copy that does not exist is no sign of invention.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Mention'],
         'examples': [{'value': 'DOI:10.5555/0092-8674(94)90302-6'}]} })

    @field_validator('canonical_id')
    def pattern_canonical_id(cls, v):
        pattern=re.compile(r"^(PMID:[1-9][0-9]{0,8}|PMC:PMC[1-9][0-9]{0,9}|DOI:10\.[0-9]{4,9}(\.[0-9]+)*/[^\sA-Z]+|GEO:(GSE|GDS|GSM|GPL)[1-9][0-9]*|NCT:NCT[0-9]{8}|ARXIV:([0-9]{4}\.[0-9]{4,5}|[a-z-]+(\.[A-Z]{2})?/[0-9]{7})|ISBN:97[89][0-9]{10}|BIOPROJECT:PRJ[NED][A-Z][0-9]+|BIOSAMPLE:SAM[NED][A-Z]?[0-9]+|URL:https?://\S+|(?!(PMID|PMC|DOI|GEO|NCT|ARXIV|ISBN|BIOPROJECT|BIOSAMPLE|URL):)[A-Za-z][A-Za-z0-9._-]*:\S+)$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid canonical_id format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid canonical_id format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('truncation_of')
    def pattern_truncation_of(cls, v):
        pattern=re.compile(r"^(PMID:[1-9][0-9]{0,8}|PMC:PMC[1-9][0-9]{0,9}|DOI:10\.[0-9]{4,9}(\.[0-9]+)*/[^\sA-Z]+|GEO:(GSE|GDS|GSM|GPL)[1-9][0-9]*|NCT:NCT[0-9]{8}|ARXIV:([0-9]{4}\.[0-9]{4,5}|[a-z-]+(\.[A-Z]{2})?/[0-9]{7})|ISBN:97[89][0-9]{10}|BIOPROJECT:PRJ[NED][A-Z][0-9]+|BIOSAMPLE:SAM[NED][A-Z]?[0-9]+|URL:https?://\S+|(?!(PMID|PMC|DOI|GEO|NCT|ARXIV|ISBN|BIOPROJECT|BIOSAMPLE|URL):)[A-Za-z][A-Za-z0-9._-]*:\S+)$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid truncation_of format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid truncation_of format: {v}"
            raise ValueError(err_msg)
        return v


class CitedPart(ConfiguredBaseModel):
    """
    A title, or the authors, year or journal of a cited work, as the text writes them. It is what the text claims, not what a record says.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/identifiers',
         'slot_usage': {'confidence': {'name': 'confidence', 'required': True}}})

    raw: str = Field(default=..., description="""The text exactly as it stands from start to end, with its markup and line ends.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Mention',
                       'CitedPart',
                       'BibliographyEntry',
                       'Section',
                       'QuotedPassage',
                       'Marker',
                       'Sentence',
                       'Claim',
                       'NumberMention'],
         'examples': [{'value': 'PMID: 90000001'}]} })
    text: str = Field(default=..., description="""The same words for reading and comparing, without markup or markers, white space folded to single spaces.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitedPart', 'QuotedPassage', 'Claim'],
         'examples': [{'value': 'Most families carry variants in both copies of '
                                'CLDR7.'}]} })
    start: int = Field(default=..., description="""Where it begins in the text as given, as the number of Unicode code points before it. Not a byte, and not an offset into what is left after front matter or markup is taken away.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Mention',
                       'CitedPart',
                       'BibliographyEntry',
                       'Section',
                       'QuotedPassage',
                       'Attribution',
                       'Marker',
                       'Sentence',
                       'Claim',
                       'NumberMention',
                       'TextPlace',
                       'TextAnchor',
                       'QuoteCheck',
                       'Redaction'],
         'examples': [{'value': '402'}],
         'slot_uri': 'oa:start'} })
    end: int = Field(default=..., description="""Where it ends, as the number of code points before its end. The character at this place is no longer part of it.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Mention',
                       'CitedPart',
                       'BibliographyEntry',
                       'Section',
                       'QuotedPassage',
                       'Attribution',
                       'Marker',
                       'Sentence',
                       'Claim',
                       'NumberMention',
                       'TextPlace',
                       'TextAnchor',
                       'QuoteCheck',
                       'Redaction'],
         'examples': [{'value': '416'}],
         'slot_uri': 'oa:end'} })
    found_by: Optional[CitedPartBasis] = Field(default=None, description="""By what it was recognised. Absent where it needs no explanation, as with a year.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitedPart'], 'examples': [{'value': 'POSITION'}]} })
    confidence: float = Field(default=..., description="""How sure it is, from 0 to 1, by rule and not by measurement.""", ge=0, le=1, json_schema_extra = { "linkml_meta": {'domain_of': ['CitedPart', 'VerifierVerdict'], 'examples': [{'value': '0.9'}]} })


class BibliographyEntry(ConfiguredBaseModel):
    """
    One line or item of a reference section, with what could be read off it. A part that could not be read with confidence is absent: no title is better than a wrong one.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'close_mappings': ['schema:citation'],
         'from_schema': 'https://w3id.org/citevouch/identifiers'})

    raw: str = Field(default=..., description="""The text exactly as it stands from start to end, with its markup and line ends.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Mention',
                       'CitedPart',
                       'BibliographyEntry',
                       'Section',
                       'QuotedPassage',
                       'Marker',
                       'Sentence',
                       'Claim',
                       'NumberMention'],
         'examples': [{'value': 'PMID: 90000001'}]} })
    start: int = Field(default=..., description="""Where it begins in the text as given, as the number of Unicode code points before it. Not a byte, and not an offset into what is left after front matter or markup is taken away.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Mention',
                       'CitedPart',
                       'BibliographyEntry',
                       'Section',
                       'QuotedPassage',
                       'Attribution',
                       'Marker',
                       'Sentence',
                       'Claim',
                       'NumberMention',
                       'TextPlace',
                       'TextAnchor',
                       'QuoteCheck',
                       'Redaction'],
         'examples': [{'value': '402'}],
         'slot_uri': 'oa:start'} })
    end: int = Field(default=..., description="""Where it ends, as the number of code points before its end. The character at this place is no longer part of it.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Mention',
                       'CitedPart',
                       'BibliographyEntry',
                       'Section',
                       'QuotedPassage',
                       'Attribution',
                       'Marker',
                       'Sentence',
                       'Claim',
                       'NumberMention',
                       'TextPlace',
                       'TextAnchor',
                       'QuoteCheck',
                       'Redaction'],
         'examples': [{'value': '416'}],
         'slot_uri': 'oa:end'} })
    label: Optional[str] = Field(default=None, description="""What markers in the text call the entry: 3 for [3] or 3., a key, ^3 for a footnote. Absent where the entry has none.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BibliographyEntry', 'Finding'], 'examples': [{'value': '3'}]} })
    keys: Optional[list[str]] = Field(default=None, description="""Further names by which markers call the entry, such as the key beside its number. Absent where it has none.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BibliographyEntry'], 'examples': [{'value': 'roe-2020-mice'}]} })
    identifiers: Optional[list[str]] = Field(default=None, description="""Every identifier on the entry in canonical form, in order. They may name different papers.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BibliographyEntry'], 'examples': [{'value': 'PMID:90000001'}]} })
    cited_title: Optional[CitedPart] = Field(default=None, description="""The title of the cited work as the text writes it. Absent where none could be read with confidence.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BibliographyEntry', 'IdentityCheck'],
         'examples': [{'object': {'confidence': 0.9,
                                  'end': 2238,
                                  'found_by': 'EMPHASIS',
                                  'raw': '*A cell model of CLDR7 deficiency*',
                                  'start': 2204,
                                  'text': 'A cell model of CLDR7 deficiency'}}]} })
    cited_authors: Optional[CitedPart] = Field(default=None, description="""The authors as the text writes them, in one piece.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BibliographyEntry'],
         'examples': [{'object': {'confidence': 0.9,
                                  'end': 29,
                                  'raw': 'Ansel P, Brook T, Castor M',
                                  'start': 3,
                                  'text': 'Ansel P, Brook T, Castor M'}}]} })
    cited_year: Optional[CitedPart] = Field(default=None, description="""The year as the text writes it.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BibliographyEntry'],
         'examples': [{'object': {'confidence': 1.0,
                                  'end': 144,
                                  'raw': '2019',
                                  'start': 140,
                                  'text': '2019'}}]} })
    cited_journal: Optional[CitedPart] = Field(default=None, description="""The journal as the text writes it, often abbreviated.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BibliographyEntry'],
         'examples': [{'object': {'confidence': 0.9,
                                  'end': 136,
                                  'found_by': 'EMPHASIS',
                                  'raw': '*Made-up Trials*',
                                  'start': 120,
                                  'text': 'Made-up Trials'}}]} })

    @field_validator('identifiers')
    def pattern_identifiers(cls, v):
        pattern=re.compile(r"^(PMID:[1-9][0-9]{0,8}|PMC:PMC[1-9][0-9]{0,9}|DOI:10\.[0-9]{4,9}(\.[0-9]+)*/[^\sA-Z]+|GEO:(GSE|GDS|GSM|GPL)[1-9][0-9]*|NCT:NCT[0-9]{8}|ARXIV:([0-9]{4}\.[0-9]{4,5}|[a-z-]+(\.[A-Z]{2})?/[0-9]{7})|ISBN:97[89][0-9]{10}|BIOPROJECT:PRJ[NED][A-Z][0-9]+|BIOSAMPLE:SAM[NED][A-Z]?[0-9]+|URL:https?://\S+|(?!(PMID|PMC|DOI|GEO|NCT|ARXIV|ISBN|BIOPROJECT|BIOSAMPLE|URL):)[A-Za-z][A-Za-z0-9._-]*:\S+)$")
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
    A publication, data set or study as one source describes it. The text that quotes were searched in is not part of it, only how much of it there was and its hash.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'close_mappings': ['fabio:Expression', 'schema:ScholarlyArticle'],
         'from_schema': 'https://w3id.org/citevouch/identifiers',
         'slot_usage': {'title': {'description': 'Title without markup, a subtitle '
                                                 'joined with a colon. Absent where '
                                                 'the source has none.',
                                  'name': 'title'}}})

    source: Registry = Field(default=..., description="""Who described the record. CACHE_FILE marks a record that only a file of the user holds: the reference then counts as VERIFIED, and no registry has confirmed it.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BibliographicRecord'], 'examples': [{'value': 'PUBMED'}]} })
    title: Optional[str] = Field(default=None, description="""Title without markup, a subtitle joined with a colon. Absent where the source has none.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BibliographicRecord',
                       'AnswerCitation',
                       'CitedPaper',
                       'EvidenceItem',
                       'PrimaryTrace',
                       'AnchorSynthesis',
                       'MissingPaper'],
         'examples': [{'value': 'Biallelic variants in CLDR7 cause Calder syndrome'}],
         'slot_uri': 'dcterms:title'} })
    other_titles: Optional[list[str]] = Field(default=None, description="""Further titles of the same record, in the original language, short or without the subtitle.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BibliographicRecord'],
         'examples': [{'value': 'Das Calder-Syndrom bei 48 Betroffenen'}]} })
    authors: Optional[list[str]] = Field(default=None, description="""Names of the authors in order, as the source writes them. It may have cut the list.""", json_schema_extra = { "linkml_meta": {'close_mappings': ['dcterms:creator'],
         'domain_of': ['BibliographicRecord'],
         'examples': [{'value': 'Ansel P'}]} })
    year: Optional[str] = Field(default=None, description="""Year of publication. Print and online years of one paper may differ.""", json_schema_extra = { "linkml_meta": {'close_mappings': ['dcterms:issued'],
         'domain_of': ['BibliographicRecord'],
         'examples': [{'value': '2019'}]} })
    journal: Optional[str] = Field(default=None, description="""Name of the journal, or of what else the publication appeared in.""", json_schema_extra = { "linkml_meta": {'close_mappings': ['schema:isPartOf'],
         'domain_of': ['BibliographicRecord', 'AnswerCitation'],
         'examples': [{'value': 'Made-up Journal of Rare Disease'}]} })
    publication_types: Optional[list[str]] = Field(default=None, description="""Kinds of publication in the source's own words.""", json_schema_extra = { "linkml_meta": {'close_mappings': ['dcterms:type'],
         'domain_of': ['BibliographicRecord', 'AnswerCitation', 'EvidenceItem'],
         'examples': [{'value': 'Randomized Controlled Trial'}]} })
    language: Optional[str] = Field(default=None, description="""Language of the text as the source codes it, mostly three letters of ISO 639-2.""", json_schema_extra = { "linkml_meta": {'close_mappings': ['dcterms:language'],
         'domain_of': ['BibliographicRecord'],
         'examples': [{'value': 'eng'}]} })
    pmid: Optional[str] = Field(default=None, description="""PubMed's number, without a prefix.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BibliographicRecord',
                       'AnswerCitation',
                       'PrimaryTrace',
                       'AnchorSynthesis',
                       'MissingPaper'],
         'examples': [{'value': '90000001'}],
         'slot_uri': 'bibo:pmid'} })
    pmcid: Optional[str] = Field(default=None, description="""The record's PMCID, with its letters.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BibliographicRecord'],
         'examples': [{'value': 'PMC99000007'}],
         'slot_uri': 'fabio:hasPubMedCentralId'} })
    doi: Optional[str] = Field(default=None, description="""Digital object identifier, without a prefix and in lower case.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BibliographicRecord',
                       'AnswerCitation',
                       'PrimaryTrace',
                       'AnchorSynthesis',
                       'MissingPaper'],
         'examples': [{'value': '10.5555/mjrd.2019.001'}],
         'slot_uri': 'bibo:doi'} })
    also: Optional[list[str]] = Field(default=None, description="""Further identifiers that the same record answers for, in canonical form, as the source gives them.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BibliographicRecord'],
         'examples': [{'value': 'ARXIV:2601.99001'}]} })
    content_scope: ContentScope = Field(default=..., description="""How much text the source gave to search quotes in.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BibliographicRecord', 'EvidenceItem'],
         'examples': [{'value': 'ABSTRACT'}]} })
    text_sha256: Optional[str] = Field(default=None, description="""SHA-256 of that text in UTF-8, which tells whether a later search saw the same words. Absent where there is no text.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BibliographicRecord'],
         'examples': [{'value': '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'}]} })
    retrieved_at: Optional[datetime ] = Field(default=None, description="""When the source gave the record, in UTC. Absent where a file of the user does not say.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BibliographicRecord'],
         'examples': [{'value': '2026-01-31T12:00:00Z'}]} })

    @field_validator('year')
    def pattern_year(cls, v):
        pattern=re.compile(r"^[0-9]{4}$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid year format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid year format: {v}"
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

    @field_validator('pmcid')
    def pattern_pmcid(cls, v):
        pattern=re.compile(r"^PMC[1-9][0-9]{0,9}$")
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
        pattern=re.compile(r"^10\.[0-9]{4,9}(\.[0-9]+)*/[^\sA-Z]+$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid doi format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid doi format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('also')
    def pattern_also(cls, v):
        pattern=re.compile(r"^(PMID:[1-9][0-9]{0,8}|PMC:PMC[1-9][0-9]{0,9}|DOI:10\.[0-9]{4,9}(\.[0-9]+)*/[^\sA-Z]+|GEO:(GSE|GDS|GSM|GPL)[1-9][0-9]*|NCT:NCT[0-9]{8}|ARXIV:([0-9]{4}\.[0-9]{4,5}|[a-z-]+(\.[A-Z]{2})?/[0-9]{7})|ISBN:97[89][0-9]{10}|BIOPROJECT:PRJ[NED][A-Z][0-9]+|BIOSAMPLE:SAM[NED][A-Z]?[0-9]+|URL:https?://\S+|(?!(PMID|PMC|DOI|GEO|NCT|ARXIV|ISBN|BIOPROJECT|BIOSAMPLE|URL):)[A-Za-z][A-Za-z0-9._-]*:\S+)$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid also format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid also format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('text_sha256')
    def pattern_text_sha256(cls, v):
        pattern=re.compile(r"^[0-9a-f]{64}$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid text_sha256 format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid text_sha256 format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('retrieved_at')
    def pattern_retrieved_at(cls, v):
        pattern=re.compile(r"Z$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid retrieved_at format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid retrieved_at format: {v}"
            raise ValueError(err_msg)
        return v


class StandingNotice(ConfiguredBaseModel):
    """
    What one source says about a publication after it appeared. That a source has no notice is not that there is none: indexing lags behind.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/identifiers',
         'rules': [{'description': "Whatever was learnt about a publication's standing "
                                   'was learnt from somebody, who is named.',
                    'elseconditions': {'slot_conditions': {'noticed_by': {'name': 'noticed_by',
                                                                          'required': True}}},
                    'preconditions': {'slot_conditions': {'standing': {'equals_string': 'NOT_ASSESSED',
                                                                       'name': 'standing'}}},
                    'title': 'a notice names its source'},
                   {'description': 'A source that has no notice, or was not asked, '
                                   'gives no date of one.',
                    'postconditions': {'slot_conditions': {'notice_date': {'name': 'notice_date',
                                                                           'value_presence': 'ABSENT'}}},
                    'preconditions': {'slot_conditions': {'standing': {'equals_string_in': ['CURRENT',
                                                                                            'NOT_ASSESSED'],
                                                                       'name': 'standing'}}},
                    'title': 'no notice, no date'},
                   {'description': 'That there is no notice holds for the day it was '
                                   'asked, which is given.',
                    'postconditions': {'slot_conditions': {'as_of': {'name': 'as_of',
                                                                     'required': True}}},
                    'preconditions': {'slot_conditions': {'standing': {'equals_string': 'CURRENT',
                                                                       'name': 'standing'}}},
                    'title': 'current as of when'}],
         'slot_usage': {'standing': {'description': 'What this source says.',
                                     'name': 'standing',
                                     'required': True}}})

    standing: Standing = Field(default=..., description="""What this source says.""", json_schema_extra = { "linkml_meta": {'domain_of': ['StandingNotice', 'ReferenceCheck'],
         'examples': [{'value': 'CURRENT'}]} })
    noticed_by: Optional[StandingSource] = Field(default=None, description="""Which source says so. Absent only where nobody was asked.""", json_schema_extra = { "linkml_meta": {'domain_of': ['StandingNotice'], 'examples': [{'value': 'PUBMED'}]} })
    notice_date: Optional[str] = Field(default=None, description="""Date of the notice, as exactly as the source has it. Not the date of the publication.""", json_schema_extra = { "linkml_meta": {'domain_of': ['StandingNotice'], 'examples': [{'value': '2025-06'}]} })
    notice_id: Optional[str] = Field(default=None, description="""Identifier of the notice itself, canonical where it has one, otherwise the source's own number for it.""", json_schema_extra = { "linkml_meta": {'domain_of': ['StandingNotice'], 'examples': [{'value': 'PMID:90000008'}]} })
    as_of: Optional[datetime ] = Field(default=None, description="""When the source was asked, in UTC. What became known later is not in it.""", json_schema_extra = { "linkml_meta": {'domain_of': ['StandingNotice'],
         'examples': [{'value': '2026-01-31T12:00:00Z'}]} })

    @field_validator('notice_date')
    def pattern_notice_date(cls, v):
        pattern=re.compile(r"^[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid notice_date format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid notice_date format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('as_of')
    def pattern_as_of(cls, v):
        pattern=re.compile(r"Z$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid as_of format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid as_of format: {v}"
            raise ValueError(err_msg)
        return v


class Reading(ConfiguredBaseModel):
    """
    Everything that one text cites, with the place of each in the text. Nothing is looked up and nothing is judged: what stands here need not exist.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/report'})

    contract_version: str = Field(default=..., description="""Version of this schema that the object follows. Within a major version only optional slots and enum values are added.""", json_schema_extra = { "linkml_meta": {'close_mappings': ['dcterms:conformsTo'],
         'domain_of': ['Reading', 'ValidationReport', 'ReportSummary', 'AuditReport'],
         'examples': [{'value': '0.1.0'}]} })
    subject: ReportSubject = Field(default=..., description="""The text that this is about.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Reading', 'ValidationReport', 'AuditReport'],
         'examples': [{'object': {'characters': 3120,
                                  'name': 'report.md',
                                  'sha256': '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'}}]} })
    sections: Optional[list[Section]] = Field(default=None, description="""The headings of the text with their sections, in order. A section lasts to the next heading of the same or a higher level.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Reading'],
         'examples': [{'object': {'body_end': 1400,
                                  'end': 988,
                                  'heading': 'Cause',
                                  'heading_level': 2,
                                  'is_bibliography': False,
                                  'raw': '## Cause',
                                  'start': 980}}]} })
    mentions: Optional[list[Mention]] = Field(default=None, description="""The places where identifiers are written, in the order of the text; on a reference, those where it is written.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Reading', 'ReferenceCheck'],
         'examples': [{'object': {'canonical_id': 'PMID:90000001',
                                  'column': 27,
                                  'end': 416,
                                  'heading': 'Clinical features',
                                  'identifier_type': 'PMID',
                                  'line': 14,
                                  'malformed': False,
                                  'raw': 'PMID: 90000001',
                                  'start': 402}}]} })
    bibliography: Optional[list[BibliographyEntry]] = Field(default=None, description="""The entries of the reference sections, in the order of the text, those without an identifier included.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Reading', 'ValidationReport'],
         'examples': [{'object': {'end': 2974,
                                  'label': '7',
                                  'raw': '7. Platt W. The natural history of Calder '
                                         'syndrome. Doctoral thesis, 2016.',
                                  'start': 2900}}]} })
    quoted_passages: Optional[list[QuotedPassage]] = Field(default=None, description="""The quotations of the text, in order, those that no identifier was found for included.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Reading'],
         'examples': [{'object': {'attributions': [{'end': 641,
                                                    'how': 'MARKER',
                                                    'reference_id': 'PMID:90000001',
                                                    'start': 638}],
                                  'end': 636,
                                  'is_title': False,
                                  'raw': 'No individual had seizures',
                                  'start': 610,
                                  'text': 'No individual had seizures'}}]} })
    short_quotes: Optional[int] = Field(default=None, description="""How many quotations are under the least length and were only counted.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Reading', 'Coverage'], 'examples': [{'value': '2'}]} })
    markers: Optional[list[Marker]] = Field(default=None, description="""The citation markers of the text, in order. Those that lead nowhere have dangling labels.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Reading'],
         'examples': [{'object': {'dangling': ['9'],
                                  'end': 643,
                                  'labels': ['1', '9'],
                                  'raw': '[1,9]',
                                  'reference_ids': ['PMID:90000001'],
                                  'start': 638}}]} })
    claims: Optional[list[Claim]] = Field(default=None, description="""The sentences that cite something, in the order of the text.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Reading', 'WorkOrder', 'AuditReport'],
         'examples': [{'object': {'end': 1067,
                                  'labels': ['2'],
                                  'quantitative': False,
                                  'raw': 'Most families carry variants in both copies '
                                         'of CLDR7 [2].',
                                  'start': 1010,
                                  'text': 'Most families carry variants in both copies '
                                          'of CLDR7.'}}]} })
    uncited_entries: Optional[list[str]] = Field(default=None, description="""Labels of entries that no marker names. The text may still cite them by their identifiers.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Reading'], 'examples': [{'value': '7'}]} })
    unsourced: Optional[list[Sentence]] = Field(default=None, description="""Sentences that state a figure as evidence and cite nothing, neither themselves nor their block.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Reading'],
         'examples': [{'object': {'end': 1935,
                                  'raw': 'About 70% of adults work full time.',
                                  'start': 1900}}]} })
    citations_in_text: int = Field(default=..., description="""How many distinct things the text cites: identifiers, entries without one, and links in a citation's place. Markers count through their entries. It is what coverage is measured against.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Reading', 'Coverage'], 'examples': [{'value': '12'}]} })
    citations_list: Optional[list[str]] = Field(default=None, description="""The provider's own list of sources, read beside the text. Places in it are not places in the text.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Reading'],
         'examples': [{'value': 'https://doi.org/10.5555/mjrd.2020.014'}]} })

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


class Section(ConfiguredBaseModel):
    """
    A heading (raw, start and end are those of its line) and where the section below it ends.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/report',
         'slot_usage': {'heading': {'name': 'heading', 'required': True}}})

    raw: str = Field(default=..., description="""The text exactly as it stands from start to end, with its markup and line ends.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Mention',
                       'CitedPart',
                       'BibliographyEntry',
                       'Section',
                       'QuotedPassage',
                       'Marker',
                       'Sentence',
                       'Claim',
                       'NumberMention'],
         'examples': [{'value': 'PMID: 90000001'}]} })
    start: int = Field(default=..., description="""Where it begins in the text as given, as the number of Unicode code points before it. Not a byte, and not an offset into what is left after front matter or markup is taken away.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Mention',
                       'CitedPart',
                       'BibliographyEntry',
                       'Section',
                       'QuotedPassage',
                       'Attribution',
                       'Marker',
                       'Sentence',
                       'Claim',
                       'NumberMention',
                       'TextPlace',
                       'TextAnchor',
                       'QuoteCheck',
                       'Redaction'],
         'examples': [{'value': '402'}],
         'slot_uri': 'oa:start'} })
    end: int = Field(default=..., description="""Where it ends, as the number of code points before its end. The character at this place is no longer part of it.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Mention',
                       'CitedPart',
                       'BibliographyEntry',
                       'Section',
                       'QuotedPassage',
                       'Attribution',
                       'Marker',
                       'Sentence',
                       'Claim',
                       'NumberMention',
                       'TextPlace',
                       'TextAnchor',
                       'QuoteCheck',
                       'Redaction'],
         'examples': [{'value': '416'}],
         'slot_uri': 'oa:end'} })
    heading: str = Field(default=..., description="""A heading's words, without its marks.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Mention', 'Section'],
         'examples': [{'value': 'Clinical features'}]} })
    heading_level: int = Field(default=..., description="""Level of the heading, 1 for the highest.""", ge=1, le=6, json_schema_extra = { "linkml_meta": {'domain_of': ['Section'], 'examples': [{'value': '2'}]} })
    body_end: int = Field(default=..., description="""Where the section ends, its sub-sections included, in code points.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Section'], 'examples': [{'value': '1400'}]} })
    is_bibliography: bool = Field(default=..., description="""Whether it is a reference section, whose lines are entries and not claims.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Section'], 'examples': [{'value': 'false'}]} })


class QuotedPassage(ConfiguredBaseModel):
    """
    A quotation as it was read: raw is what stands between the marks. Whether the words occur in a source is for QuoteCheck to say.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/report'})

    raw: str = Field(default=..., description="""The text exactly as it stands from start to end, with its markup and line ends.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Mention',
                       'CitedPart',
                       'BibliographyEntry',
                       'Section',
                       'QuotedPassage',
                       'Marker',
                       'Sentence',
                       'Claim',
                       'NumberMention'],
         'examples': [{'value': 'PMID: 90000001'}]} })
    text: str = Field(default=..., description="""The same words for reading and comparing, without markup or markers, white space folded to single spaces.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitedPart', 'QuotedPassage', 'Claim'],
         'examples': [{'value': 'Most families carry variants in both copies of '
                                'CLDR7.'}]} })
    start: int = Field(default=..., description="""Where it begins in the text as given, as the number of Unicode code points before it. Not a byte, and not an offset into what is left after front matter or markup is taken away.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Mention',
                       'CitedPart',
                       'BibliographyEntry',
                       'Section',
                       'QuotedPassage',
                       'Attribution',
                       'Marker',
                       'Sentence',
                       'Claim',
                       'NumberMention',
                       'TextPlace',
                       'TextAnchor',
                       'QuoteCheck',
                       'Redaction'],
         'examples': [{'value': '402'}],
         'slot_uri': 'oa:start'} })
    end: int = Field(default=..., description="""Where it ends, as the number of code points before its end. The character at this place is no longer part of it.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Mention',
                       'CitedPart',
                       'BibliographyEntry',
                       'Section',
                       'QuotedPassage',
                       'Attribution',
                       'Marker',
                       'Sentence',
                       'Claim',
                       'NumberMention',
                       'TextPlace',
                       'TextAnchor',
                       'QuoteCheck',
                       'Redaction'],
         'examples': [{'value': '416'}],
         'slot_uri': 'oa:end'} })
    attributions: Optional[list[Attribution]] = Field(default=None, description="""To which identifiers it is attributed. Left out where no source was found.""", json_schema_extra = { "linkml_meta": {'domain_of': ['QuotedPassage'],
         'examples': [{'object': {'end': 416,
                                  'how': 'AFTER',
                                  'reference_id': 'PMID:90000001',
                                  'start': 402}}]} })
    is_title: bool = Field(default=..., description="""Whether it is the title of a paper in the place of a quotation, which says nothing about the paper's text.""", json_schema_extra = { "linkml_meta": {'domain_of': ['QuotedPassage', 'QuoteCheck'], 'examples': [{'value': 'false'}]} })


class Attribution(ConfiguredBaseModel):
    """
    To which identifier a quotation is attributed, and from what this was read. Start and end are those of the identifier or marker.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/report'})

    reference_id: str = Field(default=..., description="""The identifier that this is about, in canonical form (a CURIE); for a malformed one the prefix of its kind and what was written. That it stands here does not mean that it exists.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Attribution', 'ReferenceCheck', 'QuoteCheck', 'Finding'],
         'examples': [{'value': 'PMID:90000001'}],
         'implements': ['linkml:authoritative_reference']} })
    how: AttributionKind = Field(default=..., description="""By what it was attributed.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Attribution', 'QuoteCheck'], 'examples': [{'value': 'AFTER'}]} })
    start: int = Field(default=..., description="""Where it begins in the text as given, as the number of Unicode code points before it. Not a byte, and not an offset into what is left after front matter or markup is taken away.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Mention',
                       'CitedPart',
                       'BibliographyEntry',
                       'Section',
                       'QuotedPassage',
                       'Attribution',
                       'Marker',
                       'Sentence',
                       'Claim',
                       'NumberMention',
                       'TextPlace',
                       'TextAnchor',
                       'QuoteCheck',
                       'Redaction'],
         'examples': [{'value': '402'}],
         'slot_uri': 'oa:start'} })
    end: int = Field(default=..., description="""Where it ends, as the number of code points before its end. The character at this place is no longer part of it.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Mention',
                       'CitedPart',
                       'BibliographyEntry',
                       'Section',
                       'QuotedPassage',
                       'Attribution',
                       'Marker',
                       'Sentence',
                       'Claim',
                       'NumberMention',
                       'TextPlace',
                       'TextAnchor',
                       'QuoteCheck',
                       'Redaction'],
         'examples': [{'value': '416'}],
         'slot_uri': 'oa:end'} })

    @field_validator('reference_id')
    def pattern_reference_id(cls, v):
        pattern=re.compile(r"^[A-Za-z][A-Za-z0-9._-]*:\S(.*\S)?$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid reference_id format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid reference_id format: {v}"
            raise ValueError(err_msg)
        return v


class Marker(ConfiguredBaseModel):
    """
    A run of citation markers such as [1,3-5], [^7] or a superscript, with the labels it names.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'close_mappings': ['C4O:InTextReferencePointer'],
         'from_schema': 'https://w3id.org/citevouch/report'})

    raw: str = Field(default=..., description="""The text exactly as it stands from start to end, with its markup and line ends.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Mention',
                       'CitedPart',
                       'BibliographyEntry',
                       'Section',
                       'QuotedPassage',
                       'Marker',
                       'Sentence',
                       'Claim',
                       'NumberMention'],
         'examples': [{'value': 'PMID: 90000001'}]} })
    start: int = Field(default=..., description="""Where it begins in the text as given, as the number of Unicode code points before it. Not a byte, and not an offset into what is left after front matter or markup is taken away.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Mention',
                       'CitedPart',
                       'BibliographyEntry',
                       'Section',
                       'QuotedPassage',
                       'Attribution',
                       'Marker',
                       'Sentence',
                       'Claim',
                       'NumberMention',
                       'TextPlace',
                       'TextAnchor',
                       'QuoteCheck',
                       'Redaction'],
         'examples': [{'value': '402'}],
         'slot_uri': 'oa:start'} })
    end: int = Field(default=..., description="""Where it ends, as the number of code points before its end. The character at this place is no longer part of it.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Mention',
                       'CitedPart',
                       'BibliographyEntry',
                       'Section',
                       'QuotedPassage',
                       'Attribution',
                       'Marker',
                       'Sentence',
                       'Claim',
                       'NumberMention',
                       'TextPlace',
                       'TextAnchor',
                       'QuoteCheck',
                       'Redaction'],
         'examples': [{'value': '416'}],
         'slot_uri': 'oa:end'} })
    labels: Optional[list[str]] = Field(default=None, description="""The labels of entries that it names, in order, ranges written out.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Marker', 'Claim'], 'examples': [{'value': '1'}]} })
    reference_ids: Optional[list[str]] = Field(default=None, description="""The identifiers that it cites, in canonical form, directly or through bibliography entries, in order.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Marker', 'Claim'],
         'examples': [{'value': 'DOI:10.5555/mjrd.2020.014'}]} })
    dangling: Optional[list[str]] = Field(default=None, description="""Those of its labels that no entry has. Left out where there are none.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Marker'], 'examples': [{'value': '9'}]} })

    @field_validator('reference_ids')
    def pattern_reference_ids(cls, v):
        pattern=re.compile(r"^[A-Za-z][A-Za-z0-9._-]*:\S(.*\S)?$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid reference_ids format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid reference_ids format: {v}"
            raise ValueError(err_msg)
        return v


class Sentence(ConfiguredBaseModel):
    """
    A sentence within one block of the text, its markers included.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/report'})

    raw: str = Field(default=..., description="""The text exactly as it stands from start to end, with its markup and line ends.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Mention',
                       'CitedPart',
                       'BibliographyEntry',
                       'Section',
                       'QuotedPassage',
                       'Marker',
                       'Sentence',
                       'Claim',
                       'NumberMention'],
         'examples': [{'value': 'PMID: 90000001'}]} })
    start: int = Field(default=..., description="""Where it begins in the text as given, as the number of Unicode code points before it. Not a byte, and not an offset into what is left after front matter or markup is taken away.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Mention',
                       'CitedPart',
                       'BibliographyEntry',
                       'Section',
                       'QuotedPassage',
                       'Attribution',
                       'Marker',
                       'Sentence',
                       'Claim',
                       'NumberMention',
                       'TextPlace',
                       'TextAnchor',
                       'QuoteCheck',
                       'Redaction'],
         'examples': [{'value': '402'}],
         'slot_uri': 'oa:start'} })
    end: int = Field(default=..., description="""Where it ends, as the number of code points before its end. The character at this place is no longer part of it.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Mention',
                       'CitedPart',
                       'BibliographyEntry',
                       'Section',
                       'QuotedPassage',
                       'Attribution',
                       'Marker',
                       'Sentence',
                       'Claim',
                       'NumberMention',
                       'TextPlace',
                       'TextAnchor',
                       'QuoteCheck',
                       'Redaction'],
         'examples': [{'value': '416'}],
         'slot_uri': 'oa:end'} })


class Claim(ConfiguredBaseModel):
    """
    A sentence that cites something. It is one claim of the text by its form; a sentence may well claim several things.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'close_mappings': ['schema:Claim'],
         'from_schema': 'https://w3id.org/citevouch/report'})

    raw: str = Field(default=..., description="""The text exactly as it stands from start to end, with its markup and line ends.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Mention',
                       'CitedPart',
                       'BibliographyEntry',
                       'Section',
                       'QuotedPassage',
                       'Marker',
                       'Sentence',
                       'Claim',
                       'NumberMention'],
         'examples': [{'value': 'PMID: 90000001'}]} })
    text: str = Field(default=..., description="""The same words for reading and comparing, without markup or markers, white space folded to single spaces.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitedPart', 'QuotedPassage', 'Claim'],
         'examples': [{'value': 'Most families carry variants in both copies of '
                                'CLDR7.'}]} })
    start: int = Field(default=..., description="""Where it begins in the text as given, as the number of Unicode code points before it. Not a byte, and not an offset into what is left after front matter or markup is taken away.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Mention',
                       'CitedPart',
                       'BibliographyEntry',
                       'Section',
                       'QuotedPassage',
                       'Attribution',
                       'Marker',
                       'Sentence',
                       'Claim',
                       'NumberMention',
                       'TextPlace',
                       'TextAnchor',
                       'QuoteCheck',
                       'Redaction'],
         'examples': [{'value': '402'}],
         'slot_uri': 'oa:start'} })
    end: int = Field(default=..., description="""Where it ends, as the number of code points before its end. The character at this place is no longer part of it.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Mention',
                       'CitedPart',
                       'BibliographyEntry',
                       'Section',
                       'QuotedPassage',
                       'Attribution',
                       'Marker',
                       'Sentence',
                       'Claim',
                       'NumberMention',
                       'TextPlace',
                       'TextAnchor',
                       'QuoteCheck',
                       'Redaction'],
         'examples': [{'value': '416'}],
         'slot_uri': 'oa:end'} })
    context: Optional[str] = Field(default=None, description="""The sentence before, which a reader may need to understand this one. Absent where there is none in the same block.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Claim'], 'examples': [{'value': 'The gene was found in 2020.'}]} })
    labels: Optional[list[str]] = Field(default=None, description="""The labels of entries that it names, in order, ranges written out.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Marker', 'Claim'], 'examples': [{'value': '1'}]} })
    indices: Optional[list[int]] = Field(default=None, description="""Numbers of the citations that it is about, as the answer counts them.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Claim',
                       'CitedPaper',
                       'EvidenceItem',
                       'WorkOrder',
                       'CitationJudgement',
                       'ContradictionSide'],
         'examples': [{'value': '2'}]} })
    reference_ids: Optional[list[str]] = Field(default=None, description="""The identifiers that it cites, in canonical form, directly or through bibliography entries, in order.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Marker', 'Claim'],
         'examples': [{'value': 'DOI:10.5555/mjrd.2020.014'}]} })
    quantitative: bool = Field(default=..., description="""Whether it holds a number that is evidence. A sentence with a dose or a year alone is not quantitative.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Claim'], 'examples': [{'value': 'true'}]} })
    numbers: Optional[list[NumberMention]] = Field(default=None, description="""The numbers in it, in order.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Claim'],
         'examples': [{'object': {'end': 563,
                                  'evidential': True,
                                  'number_kind': 'PERCENT',
                                  'raw': '81%',
                                  'start': 560,
                                  'unit': '%',
                                  'value': 81}}]} })

    @field_validator('reference_ids')
    def pattern_reference_ids(cls, v):
        pattern=re.compile(r"^[A-Za-z][A-Za-z0-9._-]*:\S(.*\S)?$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid reference_ids format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid reference_ids format: {v}"
            raise ValueError(err_msg)
        return v


class NumberMention(ConfiguredBaseModel):
    """
    A number in a claim, with what kind of figure it is by the words around it.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/report',
         'rules': [{'description': 'A confidence interval gives its lower and its '
                                   'upper end.',
                    'postconditions': {'slot_conditions': {'high': {'name': 'high',
                                                                    'required': True},
                                                           'low': {'name': 'low',
                                                                   'required': True}}},
                    'preconditions': {'slot_conditions': {'number_kind': {'equals_string': 'CONFIDENCE_INTERVAL',
                                                                          'name': 'number_kind'}}},
                    'title': 'an interval has both ends'}]})

    raw: str = Field(default=..., description="""The text exactly as it stands from start to end, with its markup and line ends.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Mention',
                       'CitedPart',
                       'BibliographyEntry',
                       'Section',
                       'QuotedPassage',
                       'Marker',
                       'Sentence',
                       'Claim',
                       'NumberMention'],
         'examples': [{'value': 'PMID: 90000001'}]} })
    number_kind: NumberKind = Field(default=..., description="""What kind of figure it is.""", json_schema_extra = { "linkml_meta": {'domain_of': ['NumberMention', 'NumberPair'],
         'examples': [{'value': 'PERCENT'}]} })
    value: float = Field(default=..., description="""The number as a number. A comparator beside it stands in raw only.""", json_schema_extra = { "linkml_meta": {'domain_of': ['NumberMention'], 'examples': [{'value': '81.0'}]} })
    low: Optional[float] = Field(default=None, description="""Lower end, of an interval or range.""", json_schema_extra = { "linkml_meta": {'domain_of': ['NumberMention'], 'examples': [{'value': '1.3'}]} })
    high: Optional[float] = Field(default=None, description="""Upper end, of an interval or range.""", json_schema_extra = { "linkml_meta": {'domain_of': ['NumberMention'], 'examples': [{'value': '1.7'}]} })
    unit: Optional[str] = Field(default=None, description="""The unit as written.""", json_schema_extra = { "linkml_meta": {'domain_of': ['NumberMention'], 'examples': [{'value': '%'}]} })
    start: int = Field(default=..., description="""Where it begins in the text as given, as the number of Unicode code points before it. Not a byte, and not an offset into what is left after front matter or markup is taken away.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Mention',
                       'CitedPart',
                       'BibliographyEntry',
                       'Section',
                       'QuotedPassage',
                       'Attribution',
                       'Marker',
                       'Sentence',
                       'Claim',
                       'NumberMention',
                       'TextPlace',
                       'TextAnchor',
                       'QuoteCheck',
                       'Redaction'],
         'examples': [{'value': '402'}],
         'slot_uri': 'oa:start'} })
    end: int = Field(default=..., description="""Where it ends, as the number of code points before its end. The character at this place is no longer part of it.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Mention',
                       'CitedPart',
                       'BibliographyEntry',
                       'Section',
                       'QuotedPassage',
                       'Attribution',
                       'Marker',
                       'Sentence',
                       'Claim',
                       'NumberMention',
                       'TextPlace',
                       'TextAnchor',
                       'QuoteCheck',
                       'Redaction'],
         'examples': [{'value': '416'}],
         'slot_uri': 'oa:end'} })
    evidential: bool = Field(default=..., description="""Whether it is a result. Doses, thresholds, ages and years are not.""", json_schema_extra = { "linkml_meta": {'domain_of': ['NumberMention'], 'examples': [{'value': 'true'}]} })


class ValidationReport(ConfiguredBaseModel):
    """
    What was found about the citations of one text, with what each verdict rests on. Empty lists say that there was nothing of the kind, so every list is written.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'broad_mappings': ['prov:Entity'],
         'close_mappings': ['dqv:QualityMetadata', 'schema:Report'],
         'from_schema': 'https://w3id.org/citevouch/report',
         'tree_root': True})

    contract_version: str = Field(default=..., description="""Version of this schema that the object follows. Within a major version only optional slots and enum values are added.""", json_schema_extra = { "linkml_meta": {'close_mappings': ['dcterms:conformsTo'],
         'domain_of': ['Reading', 'ValidationReport', 'ReportSummary', 'AuditReport'],
         'examples': [{'value': '0.1.0'}]} })
    generated_at: datetime  = Field(default=..., description="""When the object was made, in UTC. SOURCE_DATE_EPOCH fixes it, so that equal inputs give equal bytes.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ValidationReport', 'AuditReport'],
         'examples': [{'value': '2026-01-31T12:00:00Z'}],
         'slot_uri': 'prov:generatedAtTime'} })
    tools: Optional[list[ToolVersion]] = Field(default=None, description="""The programs whose versions can change the result.""", json_schema_extra = { "linkml_meta": {'close_mappings': ['prov:wasAttributedTo'],
         'domain_of': ['ValidationReport', 'AuditReport'],
         'examples': [{'object': {'name': 'citevouch', 'version': '0.1.0'}}]} })
    subject: ReportSubject = Field(default=..., description="""The text that this is about.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Reading', 'ValidationReport', 'AuditReport'],
         'examples': [{'object': {'characters': 3120,
                                  'name': 'report.md',
                                  'sha256': '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'}}]} })
    settings: RunSettings = Field(default=..., description="""The settings of the run.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ValidationReport'],
         'examples': [{'object': {'check_quotes': True,
                                  'check_relevance': True,
                                  'full_text': False,
                                  'offline': False}}]} })
    coverage: Coverage = Field(default=..., description="""How much of what the text cites was read, looked up and answered.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ValidationReport', 'ReportSummary'],
         'examples': [{'object': {'answered': 9,
                                  'bibliography_entries': 7,
                                  'citations_in_text': 12,
                                  'entries_without_identifier': 1,
                                  'identifiers_extracted': 10,
                                  'looked_up': 10,
                                  'quotes_attributed': 6,
                                  'quotes_checked': 5,
                                  'quotes_seen': 6}}]} })
    references: Optional[list[ReferenceCheck]] = Field(default=None, description="""The cited identifiers, each once, in the order of their first mention.""", json_schema_extra = { "linkml_meta": {'close_mappings': ['CiTO:cites'],
         'domain_of': ['ValidationReport'],
         'examples': [{'object': {'identifier_type': 'PMID',
                                  'occurrences': 1,
                                  'reference_id': 'PMID:90000099',
                                  'status': 'UNVERIFIABLE',
                                  'unverifiable_reason': 'OFFLINE'}}]} })
    quotes: Optional[list[QuoteCheck]] = Field(default=None, description="""The attributed quotations, one check for each identifier that one is attributed to, in the order of the text.""", json_schema_extra = { "linkml_meta": {'close_mappings': ['CiTO:includesQuotationFrom'],
         'domain_of': ['ValidationReport'],
         'examples': [{'object': {'end': 636,
                                  'id': 'q1',
                                  'not_checkable_reason': 'NO_RECORD',
                                  'quote': 'No individual had seizures',
                                  'quote_outcome': 'NOT_CHECKABLE',
                                  'reference_id': 'PMID:90000001',
                                  'start': 610}}]} })
    bibliography: Optional[list[BibliographyEntry]] = Field(default=None, description="""The entries of the reference sections, in the order of the text, those without an identifier included.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Reading', 'ValidationReport'],
         'examples': [{'object': {'end': 2974,
                                  'label': '7',
                                  'raw': '7. Platt W. The natural history of Calder '
                                         'syndrome. Doctoral thesis, 2016.',
                                  'start': 2900}}]} })
    attempts: Optional[list[LookupAttempt]] = Field(default=None, description="""Every request that was made or held back, in the order asked.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ValidationReport', 'AuditReport'],
         'examples': [{'object': {'at': '2026-01-31T12:00:00Z',
                                  'found_ids': ['PMID:90000001'],
                                  'from_cache': False,
                                  'http_status': 200,
                                  'id': 'a1',
                                  'lookup_outcome': 'ANSWERED',
                                  'registry': 'PUBMED',
                                  'requested_ids': ['PMID:90000001'],
                                  'tries': 1}}]} })
    health: Optional[list[RegistryHealth]] = Field(default=None, description="""How each registry that was asked held up in this run.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ValidationReport', 'AuditReport'],
         'examples': [{'object': {'answered': 3,
                                  'asked': 4,
                                  'breaker_open': False,
                                  'failed': 1,
                                  'registry': 'PUBMED'}}]} })
    report_keywords: Optional[list[str]] = Field(default=None, description="""The words that the text's subject was read from, heaviest first.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ValidationReport'], 'examples': [{'value': 'calder'}]} })
    findings: Optional[list[Finding]] = Field(default=None, description="""What wants a person's eye, in the order of the text; the acknowledged ones too.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ValidationReport'],
         'examples': [{'object': {'finding_kind': 'DANGLING_MARKER',
                                  'id': '3f2a9c0d71be4458',
                                  'label': '9',
                                  'message': 'No entry has the label 9.',
                                  'severity': 'NOTE'}}]} })
    acknowledgements: Optional[list[Acknowledgement]] = Field(default=None, description="""The acknowledgements that were read beside the text and name a finding of this report.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ValidationReport'],
         'examples': [{'object': {'because': 'The guideline is in press.',
                                  'finding': '3f2a9c0d71be4458',
                                  'when': '2026-02-01',
                                  'who': 'C. Castor'}}]} })
    summary: ReportSummary = Field(default=..., description="""The counts of this report, as they go into front matter.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ValidationReport'],
         'examples': [{'object': {'citevouch_version': '0.1.0',
                                  'complete': True,
                                  'contract_version': '0.1.0',
                                  'coverage': {'answered': 0,
                                               'bibliography_entries': 0,
                                               'citations_in_text': 0,
                                               'entries_without_identifier': 0,
                                               'identifiers_extracted': 0,
                                               'looked_up': 0,
                                               'quotes_attributed': 0,
                                               'quotes_checked': 0,
                                               'quotes_seen': 0},
                                  'lookup_failed': 0,
                                  'not_found': 0,
                                  'quotes_checked': 0,
                                  'total_references': 0,
                                  'unverifiable': 0,
                                  'validator_version': '0.4.0',
                                  'verified': 0}}]} })

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

    @field_validator('generated_at')
    def pattern_generated_at(cls, v):
        pattern=re.compile(r"Z$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid generated_at format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid generated_at format: {v}"
            raise ValueError(err_msg)
        return v


class ToolVersion(ConfiguredBaseModel):
    """
    A program and the version of it that was at work.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'close_mappings': ['prov:SoftwareAgent'],
         'from_schema': 'https://w3id.org/citevouch/report'})

    name: str = Field(default=..., description="""What it is called.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ToolVersion', 'ReportSubject'],
         'examples': [{'value': 'citevouch'}]} })
    version: str = Field(default=..., description="""Version of the installed distribution. Not what a module says of itself, which is often wrong.""", json_schema_extra = { "linkml_meta": {'close_mappings': ['schema:softwareVersion'],
         'domain_of': ['ToolVersion'],
         'examples': [{'value': '0.1.0'}]} })


class ReportSubject(ConfiguredBaseModel):
    """
    The text that was read. Its hash and length tell whether offsets still hold.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/report',
         'slot_usage': {'name': {'description': 'File name, or a path relative to '
                                                'where the command ran; "-" for '
                                                'standard input. Not an absolute path, '
                                                'which would differ between machines.',
                                 'examples': [{'value': 'report.md'}],
                                 'name': 'name'}}})

    name: str = Field(default=..., description="""File name, or a path relative to where the command ran; \"-\" for standard input. Not an absolute path, which would differ between machines.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ToolVersion', 'ReportSubject'],
         'examples': [{'value': 'report.md'}]} })
    sha256: str = Field(default=..., description="""SHA-256, in lower-case hexadecimal, of the text's UTF-8 bytes.""", json_schema_extra = { "linkml_meta": {'close_mappings': ['schema:sha256'],
         'domain_of': ['ReportSubject', 'TextAnchor'],
         'examples': [{'value': '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'}]} })
    characters: int = Field(default=..., description="""Length of the text in Unicode code points.""", ge=0, json_schema_extra = { "linkml_meta": {'close_mappings': ['dcterms:extent'],
         'domain_of': ['ReportSubject'],
         'examples': [{'value': '3120'}]} })

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
    The settings that can change the result. Keys, e-mail addresses, hosts and paths of the machine are no part of it.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/report'})

    offline: bool = Field(default=..., description="""Whether no registry was to be asked. The store and files of the user were still read.""", json_schema_extra = { "linkml_meta": {'domain_of': ['RunSettings', 'AuditReport'], 'examples': [{'value': 'false'}]} })
    refresh: Optional[bool] = Field(default=None, description="""Whether the store's answers were set aside and everything asked anew.""", json_schema_extra = { "linkml_meta": {'domain_of': ['RunSettings'], 'examples': [{'value': 'false'}]} })
    full_text: bool = Field(default=..., description="""Whether full texts were to be fetched where an abstract was not enough. Not whether there were any.""", json_schema_extra = { "linkml_meta": {'domain_of': ['RunSettings'], 'examples': [{'value': 'false'}]} })
    check_quotes: bool = Field(default=..., description="""Whether quotations were to be checked.""", json_schema_extra = { "linkml_meta": {'domain_of': ['RunSettings'], 'examples': [{'value': 'true'}]} })
    check_relevance: bool = Field(default=..., description="""Whether the subject of references was to be compared with that of the text.""", json_schema_extra = { "linkml_meta": {'domain_of': ['RunSettings'], 'examples': [{'value': 'true'}]} })
    suggest: Optional[bool] = Field(default=None, description="""Whether registries were to be searched for titles whose identifiers do not fit.""", json_schema_extra = { "linkml_meta": {'domain_of': ['RunSettings'], 'examples': [{'value': 'false'}]} })
    skip_prefixes: Optional[list[str]] = Field(default=None, description="""Prefixes of identifiers that were not to be looked up, as the canonical form has them.""", json_schema_extra = { "linkml_meta": {'domain_of': ['RunSettings'], 'examples': [{'value': 'GEO'}]} })
    max_references: Optional[int] = Field(default=None, description="""How many references were to be checked at most, the first ones of the text. Absent where there was no limit.""", ge=1, json_schema_extra = { "linkml_meta": {'domain_of': ['RunSettings'], 'examples': [{'value': '50'}]} })
    max_age_days: Optional[float] = Field(default=None, description="""How old an answer of the store could be. Absent where the store's own limits held.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['RunSettings'], 'examples': [{'value': '30.0'}]} })
    keyword_count: Optional[int] = Field(default=None, description="""How many keywords stood for the subject of the text.""", ge=1, json_schema_extra = { "linkml_meta": {'domain_of': ['RunSettings'], 'examples': [{'value': '20'}]} })
    quote_pattern: Optional[str] = Field(default=None, description="""The user's own pattern for quotations and their citations, if one was given.""", json_schema_extra = { "linkml_meta": {'domain_of': ['RunSettings'],
         'examples': [{'value': '>> (.+?) << \\((PMID:\\d+)\\)'}]} })
    cache_folder_given: Optional[bool] = Field(default=None, description="""Whether a folder of cache files was read. Its path is not told, since it differs between machines.""", json_schema_extra = { "linkml_meta": {'domain_of': ['RunSettings'], 'examples': [{'value': 'true'}]} })
    retraction_table_sha256: Optional[str] = Field(default=None, description="""SHA-256 of the Retraction Watch table that was read. Absent where none was given.""", json_schema_extra = { "linkml_meta": {'domain_of': ['RunSettings'],
         'examples': [{'value': '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'}]} })

    @field_validator('retraction_table_sha256')
    def pattern_retraction_table_sha256(cls, v):
        pattern=re.compile(r"^[0-9a-f]{64}$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid retraction_table_sha256 format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid retraction_table_sha256 format: {v}"
            raise ValueError(err_msg)
        return v


class Coverage(ConfiguredBaseModel):
    """
    How much of what the text cites was read, looked up and answered. It stands beside every rate, since a rate over the answered ones says nothing of the others.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/report',
         'slot_usage': {'answered': {'description': 'How many identifiers are VERIFIED '
                                                    'or NOT_FOUND, be it from the '
                                                    'store or from a registry. Those '
                                                    'that only a file of the user '
                                                    'answers are among them.',
                                     'name': 'answered'}}})

    citations_in_text: int = Field(default=..., description="""How many distinct things the text cites: identifiers, entries without one, and links in a citation's place. Markers count through their entries. It is what coverage is measured against.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Reading', 'Coverage'], 'examples': [{'value': '12'}]} })
    identifiers_extracted: int = Field(default=..., description="""How many distinct identifiers were read from the text.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Coverage'], 'examples': [{'value': '10'}]} })
    bibliography_entries: int = Field(default=..., description="""How many entries its reference sections have.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Coverage'], 'examples': [{'value': '7'}]} })
    entries_without_identifier: int = Field(default=..., description="""How many of the entries have no identifier. Nothing could be checked about these.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Coverage'], 'examples': [{'value': '1'}]} })
    looked_up: int = Field(default=..., description="""How many identifiers were looked up, in the store, in files of the user or at a registry.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Coverage'], 'examples': [{'value': '10'}]} })
    answered: int = Field(default=..., description="""How many identifiers are VERIFIED or NOT_FOUND, be it from the store or from a registry. Those that only a file of the user answers are among them.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['RegistryHealth', 'Coverage'], 'examples': [{'value': '3'}]} })
    quotes_seen: int = Field(default=..., description="""How many quotations of sufficient length were read, attributed or not.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Coverage'], 'examples': [{'value': '6'}]} })
    short_quotes: Optional[int] = Field(default=None, description="""How many quotations are under the least length and were only counted.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Reading', 'Coverage'], 'examples': [{'value': '2'}]} })
    quotes_attributed: int = Field(default=..., description="""How many of them are attributed to at least one identifier.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Coverage'], 'examples': [{'value': '6'}]} })
    quotes_checked: int = Field(default=..., description="""How many checks of a quotation were decided, that is FOUND, NOT_FOUND or MISATTRIBUTED. A quotation with two citations counts twice.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Coverage', 'ReportSummary'], 'examples': [{'value': '5'}]} })


class TextPlace(ConfiguredBaseModel):
    """
    A place in the text that was read.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/report'})

    start: int = Field(default=..., description="""Where it begins in the text as given, as the number of Unicode code points before it. Not a byte, and not an offset into what is left after front matter or markup is taken away.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Mention',
                       'CitedPart',
                       'BibliographyEntry',
                       'Section',
                       'QuotedPassage',
                       'Attribution',
                       'Marker',
                       'Sentence',
                       'Claim',
                       'NumberMention',
                       'TextPlace',
                       'TextAnchor',
                       'QuoteCheck',
                       'Redaction'],
         'examples': [{'value': '402'}],
         'slot_uri': 'oa:start'} })
    end: int = Field(default=..., description="""Where it ends, as the number of code points before its end. The character at this place is no longer part of it.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Mention',
                       'CitedPart',
                       'BibliographyEntry',
                       'Section',
                       'QuotedPassage',
                       'Attribution',
                       'Marker',
                       'Sentence',
                       'Claim',
                       'NumberMention',
                       'TextPlace',
                       'TextAnchor',
                       'QuoteCheck',
                       'Redaction'],
         'examples': [{'value': '416'}],
         'slot_uri': 'oa:end'} })
    line: int = Field(default=..., description="""Line on which it begins, from 1. Lines end at CR LF, CR or LF and at nothing else.""", ge=1, json_schema_extra = { "linkml_meta": {'domain_of': ['Mention', 'TextPlace'], 'examples': [{'value': '14'}]} })
    column: int = Field(default=..., description="""Column in which it begins, in code points from 1.""", ge=1, json_schema_extra = { "linkml_meta": {'domain_of': ['Mention', 'TextPlace'], 'examples': [{'value': '27'}]} })


class TextAnchor(ConfiguredBaseModel):
    """
    A stretch of a source's text, by its offsets and by its words with those around them. Together with the hash of that text it can be found again, or shown to have changed.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'close_mappings': ['oa:TextQuoteSelector', 'oa:TextPositionSelector'],
         'from_schema': 'https://w3id.org/citevouch/report',
         'slot_usage': {'end': {'description': 'Where it ends there. The character at '
                                               'this place is no longer part of it.',
                                'name': 'end'},
                        'sha256': {'description': 'SHA-256 of the text that the '
                                                  "offsets count in: the record's "
                                                  'abstract or full text, or its title '
                                                  'where the match is one in the '
                                                  'title.',
                                   'name': 'sha256'},
                        'start': {'description': "Where it begins in the source's text "
                                                 'as it was searched, in code points.',
                                  'name': 'start'}}})

    source_id: str = Field(default=..., description="""Canonical identifier of the source whose text it is.""", json_schema_extra = { "linkml_meta": {'domain_of': ['TextAnchor'],
         'examples': [{'value': 'PMID:90000001'}],
         'slot_uri': 'oa:hasSource'} })
    start: int = Field(default=..., description="""Where it begins in the source's text as it was searched, in code points.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Mention',
                       'CitedPart',
                       'BibliographyEntry',
                       'Section',
                       'QuotedPassage',
                       'Attribution',
                       'Marker',
                       'Sentence',
                       'Claim',
                       'NumberMention',
                       'TextPlace',
                       'TextAnchor',
                       'QuoteCheck',
                       'Redaction'],
         'examples': [{'value': '402'}],
         'slot_uri': 'oa:start'} })
    end: int = Field(default=..., description="""Where it ends there. The character at this place is no longer part of it.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Mention',
                       'CitedPart',
                       'BibliographyEntry',
                       'Section',
                       'QuotedPassage',
                       'Attribution',
                       'Marker',
                       'Sentence',
                       'Claim',
                       'NumberMention',
                       'TextPlace',
                       'TextAnchor',
                       'QuoteCheck',
                       'Redaction'],
         'examples': [{'value': '416'}],
         'slot_uri': 'oa:end'} })
    exact: str = Field(default=..., description="""The words as the source has them.""", json_schema_extra = { "linkml_meta": {'domain_of': ['TextAnchor'],
         'examples': [{'value': 'No individual had seizures'}],
         'slot_uri': 'oa:exact'} })
    prefix: Optional[str] = Field(default=None, description="""Up to 32 characters before them. Absent at the beginning of the text.""", json_schema_extra = { "linkml_meta": {'domain_of': ['TextAnchor'],
         'examples': [{'value': 'at a median age of 4.2 years. '}],
         'slot_uri': 'oa:prefix'} })
    suffix: Optional[str] = Field(default=None, description="""Up to 32 characters after them. Absent at the end of the text.""", json_schema_extra = { "linkml_meta": {'domain_of': ['TextAnchor'],
         'examples': [{'value': '. Short stature (height below -2'}],
         'slot_uri': 'oa:suffix'} })
    sha256: str = Field(default=..., description="""SHA-256 of the text that the offsets count in: the record's abstract or full text, or its title where the match is one in the title.""", json_schema_extra = { "linkml_meta": {'close_mappings': ['schema:sha256'],
         'domain_of': ['ReportSubject', 'TextAnchor'],
         'examples': [{'value': '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'}]} })

    @field_validator('source_id')
    def pattern_source_id(cls, v):
        pattern=re.compile(r"^(PMID:[1-9][0-9]{0,8}|PMC:PMC[1-9][0-9]{0,9}|DOI:10\.[0-9]{4,9}(\.[0-9]+)*/[^\sA-Z]+|GEO:(GSE|GDS|GSM|GPL)[1-9][0-9]*|NCT:NCT[0-9]{8}|ARXIV:([0-9]{4}\.[0-9]{4,5}|[a-z-]+(\.[A-Z]{2})?/[0-9]{7})|ISBN:97[89][0-9]{10}|BIOPROJECT:PRJ[NED][A-Z][0-9]+|BIOSAMPLE:SAM[NED][A-Z]?[0-9]+|URL:https?://\S+|(?!(PMID|PMC|DOI|GEO|NCT|ARXIV|ISBN|BIOPROJECT|BIOSAMPLE|URL):)[A-Za-z][A-Za-z0-9._-]*:\S+)$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid source_id format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid source_id format: {v}"
            raise ValueError(err_msg)
        return v

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


class ReferenceCheck(ConfiguredBaseModel):
    """
    One cited identifier with everything learnt about it: whether it exists, whether it is the paper that the text names, what became of that paper, and whether it is about the same subject.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'broad_mappings': ['earl:Assertion'],
         'from_schema': 'https://w3id.org/citevouch/report',
         'rules': [{'description': 'Only a canonical identifier can be verified, '
                                   'denied or fail to be looked up.',
                    'postconditions': {'slot_conditions': {'reference_id': {'name': 'reference_id',
                                                                            'pattern': '^(PMID:[1-9][0-9]{0,8}|PMC:PMC[1-9][0-9]{0,9}|DOI:10\\.[0-9]{4,9}(\\.[0-9]+)*/[^\\sA-Z]+|GEO:(GSE|GDS|GSM|GPL)[1-9][0-9]*|NCT:NCT[0-9]{8}|ARXIV:([0-9]{4}\\.[0-9]{4,5}|[a-z-]+(\\.[A-Z]{2})?/[0-9]{7})|ISBN:97[89][0-9]{10}|BIOPROJECT:PRJ[NED][A-Z][0-9]+|BIOSAMPLE:SAM[NED][A-Z]?[0-9]+|URL:https?://\\S+|(?!(PMID|PMC|DOI|GEO|NCT|ARXIV|ISBN|BIOPROJECT|BIOSAMPLE|URL):)[A-Za-z][A-Za-z0-9._-]*:\\S+)$'}}},
                    'preconditions': {'slot_conditions': {'status': {'equals_string_in': ['VERIFIED',
                                                                                          'NOT_FOUND',
                                                                                          'LOOKUP_FAILED'],
                                                                     'name': 'status'}}},
                    'title': 'what is looked up is well formed'},
                   {'description': 'VERIFIED carries the record it rests on; nothing '
                                   'else does.',
                    'elseconditions': {'slot_conditions': {'record': {'name': 'record',
                                                                      'value_presence': 'ABSENT'}}},
                    'postconditions': {'slot_conditions': {'record': {'name': 'record',
                                                                      'required': True}}},
                    'preconditions': {'slot_conditions': {'status': {'equals_string': 'VERIFIED',
                                                                     'name': 'status'}}},
                    'title': 'record iff verified'},
                   {'description': 'NOT_FOUND carries the answer that denies the '
                                   'record; nothing else does.',
                    'elseconditions': {'slot_conditions': {'denial': {'name': 'denial',
                                                                      'value_presence': 'ABSENT'}}},
                    'postconditions': {'slot_conditions': {'denial': {'name': 'denial',
                                                                      'required': True}}},
                    'preconditions': {'slot_conditions': {'status': {'equals_string': 'NOT_FOUND',
                                                                     'name': 'status'}}},
                    'title': 'denial iff not found'},
                   {'description': 'LOOKUP_FAILED carries the request that failed and '
                                   'how, which is never that it was answered; nothing '
                                   'else does.',
                    'elseconditions': {'slot_conditions': {'failure': {'name': 'failure',
                                                                       'value_presence': 'ABSENT'}}},
                    'postconditions': {'slot_conditions': {'failure': {'name': 'failure',
                                                                       'range_expression': {'slot_conditions': {'cause': {'equals_string_in': ['HTTP_ERROR',
                                                                                                                                               'RATE_LIMITED',
                                                                                                                                               'TIMEOUT',
                                                                                                                                               'CONNECTION_FAILED',
                                                                                                                                               'MALFORMED',
                                                                                                                                               'REFUSED',
                                                                                                                                               'BREAKER_OPEN',
                                                                                                                                               'INCONCLUSIVE'],
                                                                                                                          'name': 'cause'}}},
                                                                       'required': True}}},
                    'preconditions': {'slot_conditions': {'status': {'equals_string': 'LOOKUP_FAILED',
                                                                     'name': 'status'}}},
                    'title': 'failure iff look-up failed'},
                   {'description': 'UNVERIFIABLE says why nobody was asked; nothing '
                                   'else does.',
                    'elseconditions': {'slot_conditions': {'unverifiable_reason': {'name': 'unverifiable_reason',
                                                                                   'value_presence': 'ABSENT'}}},
                    'postconditions': {'slot_conditions': {'unverifiable_reason': {'name': 'unverifiable_reason',
                                                                                   'required': True}}},
                    'preconditions': {'slot_conditions': {'status': {'equals_string': 'UNVERIFIABLE',
                                                                     'name': 'status'}}},
                    'title': 'reason iff unverifiable'},
                   {'description': 'Where no record was had, nothing is said about '
                                   'what became of it.',
                    'elseconditions': {'slot_conditions': {'standing': {'name': 'standing',
                                                                        'value_presence': 'ABSENT'}}},
                    'preconditions': {'slot_conditions': {'status': {'equals_string': 'VERIFIED',
                                                                     'name': 'status'}}},
                    'title': 'standing only of what is verified'},
                   {'description': 'The authority for a PMID is PubMed.',
                    'postconditions': {'slot_conditions': {'denial': {'name': 'denial',
                                                                      'range_expression': {'slot_conditions': {'registry': {'equals_string': 'PUBMED',
                                                                                                                            'name': 'registry'}}}}}},
                    'preconditions': {'slot_conditions': {'identifier_type': {'equals_string': 'PMID',
                                                                              'name': 'identifier_type'},
                                                          'status': {'equals_string': 'NOT_FOUND',
                                                                     'name': 'status'}}},
                    'title': 'a PMID is denied by PubMed only'},
                   {'description': 'The authority for a DOI is the DOI system itself, '
                                   'and for an arXiv number the DOI that arXiv gives '
                                   'it.',
                    'postconditions': {'slot_conditions': {'denial': {'name': 'denial',
                                                                      'range_expression': {'slot_conditions': {'registry': {'equals_string': 'DOI_ORG',
                                                                                                                            'name': 'registry'}}}}}},
                    'preconditions': {'slot_conditions': {'identifier_type': {'equals_string_in': ['DOI',
                                                                                                   'ARXIV'],
                                                                              'name': 'identifier_type'},
                                                          'status': {'equals_string': 'NOT_FOUND',
                                                                     'name': 'status'}}},
                    'title': 'a DOI is denied by doi.org only'},
                   {'description': "The authority for a PMCID is NCBI's ID converter.",
                    'postconditions': {'slot_conditions': {'denial': {'name': 'denial',
                                                                      'range_expression': {'slot_conditions': {'registry': {'equals_string': 'IDCONV',
                                                                                                                            'name': 'registry'}}}}}},
                    'preconditions': {'slot_conditions': {'identifier_type': {'equals_string': 'PMCID',
                                                                              'name': 'identifier_type'},
                                                          'status': {'equals_string': 'NOT_FOUND',
                                                                     'name': 'status'}}},
                    'title': 'a PMCID is denied by the ID converter only'},
                   {'description': 'The authority for a GEO accession is GEO.',
                    'postconditions': {'slot_conditions': {'denial': {'name': 'denial',
                                                                      'range_expression': {'slot_conditions': {'registry': {'equals_string': 'GEO',
                                                                                                                            'name': 'registry'}}}}}},
                    'preconditions': {'slot_conditions': {'identifier_type': {'equals_string': 'GEO',
                                                                              'name': 'identifier_type'},
                                                          'status': {'equals_string': 'NOT_FOUND',
                                                                     'name': 'status'}}},
                    'title': 'a GEO accession is denied by GEO only'},
                   {'description': 'The authority for an NCT number is '
                                   'ClinicalTrials.gov.',
                    'postconditions': {'slot_conditions': {'denial': {'name': 'denial',
                                                                      'range_expression': {'slot_conditions': {'registry': {'equals_string': 'CLINICALTRIALS',
                                                                                                                            'name': 'registry'}}}}}},
                    'preconditions': {'slot_conditions': {'identifier_type': {'equals_string': 'NCT',
                                                                              'name': 'identifier_type'},
                                                          'status': {'equals_string': 'NOT_FOUND',
                                                                     'name': 'status'}}},
                    'title': 'an NCT number is denied by ClinicalTrials.gov only'},
                   {'description': 'Kinds of identifier without an authority can never '
                                   'be NOT_FOUND.',
                    'postconditions': {'slot_conditions': {'denial': {'name': 'denial',
                                                                      'value_presence': 'ABSENT'}}},
                    'preconditions': {'slot_conditions': {'identifier_type': {'equals_string_in': ['ISBN',
                                                                                                   'BIOPROJECT',
                                                                                                   'BIOSAMPLE',
                                                                                                   'URL',
                                                                                                   'OTHER'],
                                                                              'name': 'identifier_type'}}},
                    'title': 'no authority, no accusation'}]})

    reference_id: str = Field(default=..., description="""The identifier that this is about, in canonical form (a CURIE); for a malformed one the prefix of its kind and what was written. That it stands here does not mean that it exists.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Attribution', 'ReferenceCheck', 'QuoteCheck', 'Finding'],
         'examples': [{'value': 'PMID:90000001'}],
         'implements': ['linkml:authoritative_reference']} })
    identifier_type: IdentifierType = Field(default=..., description="""Kind of the identifier.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Mention', 'ReferenceCheck'], 'examples': [{'value': 'PMID'}]} })
    mentions: Optional[list[Mention]] = Field(default=None, description="""The places where identifiers are written, in the order of the text; on a reference, those where it is written.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Reading', 'ReferenceCheck'],
         'examples': [{'object': {'canonical_id': 'PMID:90000001',
                                  'column': 27,
                                  'end': 416,
                                  'heading': 'Clinical features',
                                  'identifier_type': 'PMID',
                                  'line': 14,
                                  'malformed': False,
                                  'raw': 'PMID: 90000001',
                                  'start': 402}}]} })
    occurrences: int = Field(default=..., description="""How often the text spells the identifier. A link whose text and target both spell it counts twice.""", ge=1, json_schema_extra = { "linkml_meta": {'domain_of': ['ReferenceCheck'], 'examples': [{'value': '2'}]} })
    status: ReferenceStatus = Field(default=..., description="""Whether the identifier names a real record.""", json_schema_extra = { "linkml_meta": {'broad_mappings': ['earl:outcome'],
         'domain_of': ['ReferenceCheck'],
         'examples': [{'value': 'VERIFIED'}]} })
    unverifiable_reason: Optional[UnverifiableReason] = Field(default=None, description="""Why nobody was asked. Present if and only if the status is UNVERIFIABLE.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ReferenceCheck'], 'examples': [{'value': 'OFFLINE'}]} })
    message: Optional[str] = Field(default=None, description="""One sentence for people that says what was found and where from. Programs read the other slots.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ReferenceCheck',
                       'QuoteCheck',
                       'Finding',
                       'ClaimRefusal',
                       'CheckerResult',
                       'GuardrailFlag',
                       'CardConcern',
                       'LedgerVerification',
                       'CallStats'],
         'examples': [{'value': 'PubMed has no such record.'}]} })
    record: Optional[BibliographicRecord] = Field(default=None, description="""The record behind the identifier. Present if and only if the status is VERIFIED.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ReferenceCheck', 'CitedPaper'],
         'examples': [{'object': {'content_scope': 'ABSTRACT',
                                  'source': 'PUBMED',
                                  'title': 'Biallelic variants in CLDR7 cause Calder '
                                           'syndrome',
                                  'year': '2020'}}]} })
    denial: Optional[Denial] = Field(default=None, description="""The answer by which the authority denied it. Present if and only if it is NOT_FOUND.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ReferenceCheck', 'ExistenceCheck'],
         'examples': [{'object': {'attempt_id': 'a2', 'registry': 'PUBMED'}}]} })
    failure: Optional[LookupFailure] = Field(default=None, description="""The request that came to nothing. Present if and only if the status is LOOKUP_FAILED.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ReferenceCheck', 'ExistenceCheck'],
         'examples': [{'object': {'attempt_id': 'a3',
                                  'cause': 'TIMEOUT',
                                  'registry': 'PUBMED'}}]} })
    attempt_ids: Optional[list[str]] = Field(default=None, description="""Every attempt that had to do with this, by their ids, in the order asked.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ReferenceCheck', 'ExistenceCheck', 'Search'],
         'examples': [{'value': 'a1'}]} })
    identity: Optional[list[IdentityCheck]] = Field(default=None, description="""Whether it is the paper that the text names, one check for each entry or place that names a title.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ReferenceCheck'],
         'examples': [{'object': {'identity_verdict': 'NOT_ASSESSED',
                                  'withheld_reason': 'The text gives no title for '
                                                     'it.'}}]} })
    standing: Optional[Standing] = Field(default=None, description="""What became of the publication. On a reference it is what all sources together come to, and absent where that was not worked out; the single notices stand beside it.""", json_schema_extra = { "linkml_meta": {'domain_of': ['StandingNotice', 'ReferenceCheck'],
         'examples': [{'value': 'CURRENT'}]} })
    notices: Optional[list[StandingNotice]] = Field(default=None, description="""What each source says about the standing of the paper. Sources that disagree all stand here.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ReferenceCheck', 'CitedPaper'],
         'examples': [{'object': {'as_of': '2026-01-31T12:00:00Z',
                                  'noticed_by': 'PUBMED',
                                  'standing': 'CURRENT'}}]} })
    relevance: Optional[RelevanceCheck] = Field(default=None, description="""Whether it is about what the text is about. Absent where this was not asked for.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ReferenceCheck'],
         'examples': [{'object': {'matched_keywords': ['calder'],
                                  'relevance_verdict': 'ON_TOPIC',
                                  'score': 0.61}}]} })
    same_as: Optional[list[str]] = Field(default=None, description="""Other identifiers of this text whose records are the same paper. Left out where there are none.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ReferenceCheck'],
         'examples': [{'value': 'DOI:10.5555/mjrd.2019.001'}]} })

    @field_validator('reference_id')
    def pattern_reference_id(cls, v):
        pattern=re.compile(r"^[A-Za-z][A-Za-z0-9._-]*:\S(.*\S)?$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid reference_id format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid reference_id format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('attempt_ids')
    def pattern_attempt_ids(cls, v):
        pattern=re.compile(r"^a[1-9][0-9]*$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid attempt_ids format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid attempt_ids format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('same_as')
    def pattern_same_as(cls, v):
        pattern=re.compile(r"^(PMID:[1-9][0-9]{0,8}|PMC:PMC[1-9][0-9]{0,9}|DOI:10\.[0-9]{4,9}(\.[0-9]+)*/[^\sA-Z]+|GEO:(GSE|GDS|GSM|GPL)[1-9][0-9]*|NCT:NCT[0-9]{8}|ARXIV:([0-9]{4}\.[0-9]{4,5}|[a-z-]+(\.[A-Z]{2})?/[0-9]{7})|ISBN:97[89][0-9]{10}|BIOPROJECT:PRJ[NED][A-Z][0-9]+|BIOSAMPLE:SAM[NED][A-Z]?[0-9]+|URL:https?://\S+|(?!(PMID|PMC|DOI|GEO|NCT|ARXIV|ISBN|BIOPROJECT|BIOSAMPLE|URL):)[A-Za-z][A-Za-z0-9._-]*:\S+)$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid same_as format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid same_as format: {v}"
            raise ValueError(err_msg)
        return v


class IdentityCheck(ConfiguredBaseModel):
    """
    Whether a record is the paper that one entry or place of the text names. One identifier that two entries cite is checked twice. A MATCH says that the papers are the same, not that the text is right about it.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'broad_mappings': ['earl:Assertion'],
         'from_schema': 'https://w3id.org/citevouch/report',
         'rules': [{'description': 'WRONG_IDENTIFIER gives the identifier under which '
                                   'the cited title was found; nothing else does.',
                    'elseconditions': {'slot_conditions': {'suggested_id': {'name': 'suggested_id',
                                                                            'value_presence': 'ABSENT'}}},
                    'postconditions': {'slot_conditions': {'suggested_id': {'name': 'suggested_id',
                                                                            'required': True}}},
                    'preconditions': {'slot_conditions': {'identity_verdict': {'equals_string': 'WRONG_IDENTIFIER',
                                                                               'name': 'identity_verdict'}}},
                    'title': 'suggestion iff wrong identifier'},
                   {'description': 'A suggested identifier comes with where it was '
                                   'found.',
                    'elseconditions': {'slot_conditions': {'suggested_by': {'name': 'suggested_by',
                                                                            'value_presence': 'ABSENT'}}},
                    'postconditions': {'slot_conditions': {'suggested_by': {'name': 'suggested_by',
                                                                            'required': True}}},
                    'preconditions': {'slot_conditions': {'suggested_id': {'name': 'suggested_id',
                                                                           'value_presence': 'PRESENT'}}},
                    'title': 'a suggestion says where from'},
                   {'description': 'CONFLICT names the identifiers whose records '
                                   'differ.',
                    'postconditions': {'slot_conditions': {'conflicting_records': {'name': 'conflicting_records',
                                                                                   'required': True}}},
                    'preconditions': {'slot_conditions': {'identity_verdict': {'equals_string': 'CONFLICT',
                                                                               'name': 'identity_verdict'}}},
                    'title': 'a conflict names its records'},
                   {'description': 'Whoever is told that the paper is another one sees '
                                   'both titles.',
                    'postconditions': {'slot_conditions': {'cited_title': {'name': 'cited_title',
                                                                           'required': True},
                                                           'record_title': {'name': 'record_title',
                                                                            'required': True}}},
                    'preconditions': {'slot_conditions': {'identity_verdict': {'equals_string_in': ['MISMATCH',
                                                                                                    'WRONG_IDENTIFIER'],
                                                                               'name': 'identity_verdict'}}},
                    'title': 'a mismatch shows both titles'},
                   {'description': 'Authors, year and journal are compared only where '
                                   "the title is the record's.",
                    'elseconditions': {'slot_conditions': {'wrong_details': {'name': 'wrong_details',
                                                                             'value_presence': 'ABSENT'}}},
                    'preconditions': {'slot_conditions': {'identity_verdict': {'equals_string': 'MATCH',
                                                                               'name': 'identity_verdict'}}},
                    'title': 'wrong details only beside the right title'},
                   {'description': 'NOT_ASSESSED says why; nothing else does.',
                    'elseconditions': {'slot_conditions': {'withheld_reason': {'name': 'withheld_reason',
                                                                               'value_presence': 'ABSENT'}}},
                    'postconditions': {'slot_conditions': {'withheld_reason': {'name': 'withheld_reason',
                                                                               'required': True}}},
                    'preconditions': {'slot_conditions': {'identity_verdict': {'equals_string': 'NOT_ASSESSED',
                                                                               'name': 'identity_verdict'}}},
                    'title': 'identity reason iff not assessed'}],
         'slot_usage': {'score': {'description': 'Share of the words of the longer '
                                                 'title that stand in both, from 0 to '
                                                 '1. Sister trials can reach 0.8, so '
                                                 'it decides nothing alone.',
                                  'name': 'score'},
                        'withheld_reason': {'description': 'Why no verdict was given.',
                                            'name': 'withheld_reason'}}})

    identity_verdict: IdentityVerdict = Field(default=..., description="""Whether the record is the paper that the text names.""", json_schema_extra = { "linkml_meta": {'broad_mappings': ['earl:outcome'],
         'domain_of': ['IdentityCheck'],
         'examples': [{'value': 'MATCH'}]} })
    place: Optional[TextPlace] = Field(default=None, description="""Where in the text it stands; of an identity check, the entry or mention that names the paper.""", json_schema_extra = { "linkml_meta": {'domain_of': ['IdentityCheck', 'Finding'],
         'examples': [{'object': {'column': 1,
                                  'end': 2330,
                                  'line': 41,
                                  'start': 2204}}]} })
    cited_title: Optional[CitedPart] = Field(default=None, description="""The title of the cited work as the text writes it. Absent where none could be read with confidence.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BibliographyEntry', 'IdentityCheck'],
         'examples': [{'object': {'confidence': 0.9,
                                  'end': 2238,
                                  'found_by': 'EMPHASIS',
                                  'raw': '*A cell model of CLDR7 deficiency*',
                                  'start': 2204,
                                  'text': 'A cell model of CLDR7 deficiency'}}]} })
    record_title: Optional[str] = Field(default=None, description="""The title that the record has, the one of its titles that is nearest to the cited one.""", json_schema_extra = { "linkml_meta": {'domain_of': ['IdentityCheck'],
         'examples': [{'value': 'A cell model of CLDR7 deficiency responds to '
                                'riboflavin'}]} })
    score: Optional[float] = Field(default=None, description="""Share of the words of the longer title that stand in both, from 0 to 1. Sister trials can reach 0.8, so it decides nothing alone.""", ge=0, le=1, json_schema_extra = { "linkml_meta": {'domain_of': ['IdentityCheck', 'RelevanceCheck'],
         'examples': [{'value': '0.83'}]} })
    differing_words: Optional[list[str]] = Field(default=None, description="""Words that stand in one of the two titles only, those of the cited title first. Sister papers share most words, so these tell them apart.""", json_schema_extra = { "linkml_meta": {'domain_of': ['IdentityCheck', 'ExistenceCheck'],
         'examples': [{'value': 'riboflavin'}]} })
    conflicting_records: Optional[list[str]] = Field(default=None, description="""The identifiers of the entry whose records are different papers. Left out where there are none.""", json_schema_extra = { "linkml_meta": {'domain_of': ['IdentityCheck'], 'examples': [{'value': 'PMID:90000005'}]} })
    suggested_id: Optional[str] = Field(default=None, description="""The identifier under which the cited title was found. It is a suggestion: whoever takes it over should look at the paper first.""", json_schema_extra = { "linkml_meta": {'domain_of': ['IdentityCheck'], 'examples': [{'value': 'PMID:90000004'}]} })
    suggested_by: Optional[SuggestionSource] = Field(default=None, description="""Where the suggested identifier was found.""", json_schema_extra = { "linkml_meta": {'domain_of': ['IdentityCheck'], 'examples': [{'value': 'SAME_ENTRY'}]} })
    wrong_details: Optional[list[WrongDetail]] = Field(default=None, description="""Details in which the text differs from the record although the title is right. Left out where there are none.""", json_schema_extra = { "linkml_meta": {'domain_of': ['IdentityCheck'],
         'examples': [{'object': {'as_cited': '2016',
                                  'detail': 'YEAR',
                                  'in_record': '2019'}}]} })
    note: Optional[str] = Field(default=None, description="""A remark for people that goes with the result and does not change it.""", json_schema_extra = { "linkml_meta": {'domain_of': ['IdentityCheck',
                       'VerifierVerdict',
                       'PrescreenApproval',
                       'ExistenceCheck',
                       'Completeness',
                       'ContradictionScan',
                       'SelfCheckItem',
                       'Spending'],
         'examples': [{'value': 'The record is the preprint of the cited article.'}]} })
    withheld_reason: Optional[str] = Field(default=None, description="""Why no verdict was given.""", json_schema_extra = { "linkml_meta": {'domain_of': ['IdentityCheck', 'RelevanceCheck'],
         'examples': [{'value': 'There is no abstract to compare.'}]} })

    @field_validator('conflicting_records')
    def pattern_conflicting_records(cls, v):
        pattern=re.compile(r"^(PMID:[1-9][0-9]{0,8}|PMC:PMC[1-9][0-9]{0,9}|DOI:10\.[0-9]{4,9}(\.[0-9]+)*/[^\sA-Z]+|GEO:(GSE|GDS|GSM|GPL)[1-9][0-9]*|NCT:NCT[0-9]{8}|ARXIV:([0-9]{4}\.[0-9]{4,5}|[a-z-]+(\.[A-Z]{2})?/[0-9]{7})|ISBN:97[89][0-9]{10}|BIOPROJECT:PRJ[NED][A-Z][0-9]+|BIOSAMPLE:SAM[NED][A-Z]?[0-9]+|URL:https?://\S+|(?!(PMID|PMC|DOI|GEO|NCT|ARXIV|ISBN|BIOPROJECT|BIOSAMPLE|URL):)[A-Za-z][A-Za-z0-9._-]*:\S+)$")
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
        pattern=re.compile(r"^(PMID:[1-9][0-9]{0,8}|PMC:PMC[1-9][0-9]{0,9}|DOI:10\.[0-9]{4,9}(\.[0-9]+)*/[^\sA-Z]+|GEO:(GSE|GDS|GSM|GPL)[1-9][0-9]*|NCT:NCT[0-9]{8}|ARXIV:([0-9]{4}\.[0-9]{4,5}|[a-z-]+(\.[A-Z]{2})?/[0-9]{7})|ISBN:97[89][0-9]{10}|BIOPROJECT:PRJ[NED][A-Z][0-9]+|BIOSAMPLE:SAM[NED][A-Z]?[0-9]+|URL:https?://\S+|(?!(PMID|PMC|DOI|GEO|NCT|ARXIV|ISBN|BIOPROJECT|BIOSAMPLE|URL):)[A-Za-z][A-Za-z0-9._-]*:\S+)$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid suggested_id format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid suggested_id format: {v}"
            raise ValueError(err_msg)
        return v


class WrongDetail(ConfiguredBaseModel):
    """
    A detail in which the text differs from the record of the right paper. Either may be the one that is wrong.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/report'})

    detail: CitedDetail = Field(default=..., description="""Which detail it is.""", json_schema_extra = { "linkml_meta": {'domain_of': ['WrongDetail'], 'examples': [{'value': 'YEAR'}]} })
    as_cited: str = Field(default=..., description="""What the text says.""", json_schema_extra = { "linkml_meta": {'domain_of': ['WrongDetail'], 'examples': [{'value': '2016'}]} })
    in_record: str = Field(default=..., description="""What the record says.""", json_schema_extra = { "linkml_meta": {'domain_of': ['WrongDetail'], 'examples': [{'value': '2019'}]} })


class RelevanceCheck(ConfiguredBaseModel):
    """
    Whether a record shares the vocabulary of the text. It is a hint to look: a paper can share no words and be the right source, or share them all and not support anything.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'close_mappings': ['dqv:QualityMeasurement'],
         'from_schema': 'https://w3id.org/citevouch/report',
         'rules': [{'description': 'A verdict comes with its score; without one there '
                                   'is no score.',
                    'elseconditions': {'slot_conditions': {'score': {'name': 'score',
                                                                     'value_presence': 'ABSENT'}}},
                    'postconditions': {'slot_conditions': {'score': {'name': 'score',
                                                                     'required': True}}},
                    'preconditions': {'slot_conditions': {'relevance_verdict': {'equals_string_in': ['ON_TOPIC',
                                                                                                     'UNCERTAIN',
                                                                                                     'OFF_TOPIC'],
                                                                                'name': 'relevance_verdict'}}},
                    'title': 'relevance score iff assessed'},
                   {'description': 'NOT_ASSESSED says why.',
                    'postconditions': {'slot_conditions': {'withheld_reason': {'name': 'withheld_reason',
                                                                               'required': True}}},
                    'preconditions': {'slot_conditions': {'relevance_verdict': {'equals_string': 'NOT_ASSESSED',
                                                                                'name': 'relevance_verdict'}}},
                    'title': 'relevance not assessed says why'},
                   {'description': 'A full verdict has no reason for withholding it.',
                    'postconditions': {'slot_conditions': {'withheld_reason': {'name': 'withheld_reason',
                                                                               'value_presence': 'ABSENT'}}},
                    'preconditions': {'slot_conditions': {'relevance_verdict': {'equals_string_in': ['ON_TOPIC',
                                                                                                     'OFF_TOPIC'],
                                                                                'name': 'relevance_verdict'}}},
                    'title': 'what was given was not withheld'}],
         'slot_usage': {'score': {'description': "Share of the weight of the text's "
                                                 'keywords that stand in the record, '
                                                 'from 0 to 1.',
                                  'name': 'score'},
                        'withheld_reason': {'description': 'Why no verdict was given, '
                                                           'or why OFF_TOPIC was '
                                                           'weakened to UNCERTAIN.',
                                            'name': 'withheld_reason'}}})

    relevance_verdict: RelevanceVerdict = Field(default=..., description="""Whether the record is about what the text is about.""", json_schema_extra = { "linkml_meta": {'domain_of': ['RelevanceCheck'], 'examples': [{'value': 'ON_TOPIC'}]} })
    score: Optional[float] = Field(default=None, description="""Share of the weight of the text's keywords that stand in the record, from 0 to 1.""", ge=0, le=1, json_schema_extra = { "linkml_meta": {'domain_of': ['IdentityCheck', 'RelevanceCheck'],
         'examples': [{'value': '0.83'}]} })
    matched_keywords: Optional[list[str]] = Field(default=None, description="""The keywords of the text that stand in the record, heaviest first. Left out where there are none.""", json_schema_extra = { "linkml_meta": {'domain_of': ['RelevanceCheck'], 'examples': [{'value': 'calder'}]} })
    withheld_reason: Optional[str] = Field(default=None, description="""Why no verdict was given, or why OFF_TOPIC was weakened to UNCERTAIN.""", json_schema_extra = { "linkml_meta": {'domain_of': ['IdentityCheck', 'RelevanceCheck'],
         'examples': [{'value': 'There is no abstract to compare.'}]} })


class QuoteCheck(ConfiguredBaseModel):
    """
    One quotation against one identifier that it is attributed to: whether its words stand in that source. A quotation with two citations is two checks. FOUND is about words, not about what they are used for.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'broad_mappings': ['earl:Assertion'],
         'from_schema': 'https://w3id.org/citevouch/report',
         'rules': [{'description': 'FOUND says how the words match; nothing else does.',
                    'elseconditions': {'slot_conditions': {'match_kind': {'name': 'match_kind',
                                                                          'value_presence': 'ABSENT'}}},
                    'postconditions': {'slot_conditions': {'match_kind': {'name': 'match_kind',
                                                                          'required': True}}},
                    'preconditions': {'slot_conditions': {'quote_outcome': {'equals_string': 'FOUND',
                                                                            'name': 'quote_outcome'}}},
                    'title': 'match kind iff found'},
                   {'description': 'FOUND and MISATTRIBUTED show where the words '
                                   'stand, in the title for a match of kind TITLE; '
                                   'nothing else does.',
                    'elseconditions': {'slot_conditions': {'anchor': {'name': 'anchor',
                                                                      'value_presence': 'ABSENT'}}},
                    'postconditions': {'slot_conditions': {'anchor': {'name': 'anchor',
                                                                      'required': True}}},
                    'preconditions': {'slot_conditions': {'quote_outcome': {'equals_string_in': ['FOUND',
                                                                                                 'MISATTRIBUTED'],
                                                                            'name': 'quote_outcome'}}},
                    'title': 'anchor iff the words were found'},
                   {'description': 'MISATTRIBUTED names the cited paper in which the '
                                   'words do stand; nothing else does.',
                    'elseconditions': {'slot_conditions': {'found_in': {'name': 'found_in',
                                                                        'value_presence': 'ABSENT'}}},
                    'postconditions': {'slot_conditions': {'found_in': {'name': 'found_in',
                                                                        'required': True}}},
                    'preconditions': {'slot_conditions': {'quote_outcome': {'equals_string': 'MISATTRIBUTED',
                                                                            'name': 'quote_outcome'}}},
                    'title': 'other source iff misattributed'},
                   {'description': 'NOT_CHECKABLE says why; nothing else does.',
                    'elseconditions': {'slot_conditions': {'not_checkable_reason': {'name': 'not_checkable_reason',
                                                                                    'value_presence': 'ABSENT'}}},
                    'postconditions': {'slot_conditions': {'not_checkable_reason': {'name': 'not_checkable_reason',
                                                                                    'required': True}}},
                    'preconditions': {'slot_conditions': {'quote_outcome': {'equals_string': 'NOT_CHECKABLE',
                                                                            'name': 'quote_outcome'}}},
                    'title': 'reason iff not checkable'},
                   {'description': 'An outcome of a search says how much of the cited '
                                   'source was searched.',
                    'postconditions': {'slot_conditions': {'searched_scope': {'name': 'searched_scope',
                                                                              'required': True}}},
                    'preconditions': {'slot_conditions': {'quote_outcome': {'equals_string_in': ['FOUND',
                                                                                                 'NOT_FOUND',
                                                                                                 'MISATTRIBUTED'],
                                                                            'name': 'quote_outcome'}}},
                    'title': 'what was searched says how much of it'},
                   {'description': 'NOT_FOUND and MISATTRIBUTED need a text in which '
                                   'the words are missing, an abstract at least.',
                    'postconditions': {'slot_conditions': {'searched_scope': {'equals_string_in': ['FULL_TEXT',
                                                                                                   'ABSTRACT'],
                                                                              'name': 'searched_scope'}}},
                    'preconditions': {'slot_conditions': {'quote_outcome': {'equals_string_in': ['NOT_FOUND',
                                                                                                 'MISATTRIBUTED'],
                                                                            'name': 'quote_outcome'}}},
                    'title': 'not found says where it looked'},
                   {'description': 'A TOLERANT match lists what was tolerated.',
                    'postconditions': {'slot_conditions': {'differences': {'name': 'differences',
                                                                           'required': True}}},
                    'preconditions': {'slot_conditions': {'match_kind': {'equals_string': 'TOLERANT',
                                                                         'name': 'match_kind'}}},
                    'title': 'tolerance lists its differences'},
                   {'description': 'An EXACT match has nothing to tolerate.',
                    'postconditions': {'slot_conditions': {'differences': {'name': 'differences',
                                                                           'value_presence': 'ABSENT'}}},
                    'preconditions': {'slot_conditions': {'match_kind': {'equals_string': 'EXACT',
                                                                         'name': 'match_kind'}}},
                    'title': 'exact means without differences'},
                   {'description': 'The closest passage is shown only where the words '
                                   'themselves are not there.',
                    'elseconditions': {'slot_conditions': {'closest': {'name': 'closest',
                                                                       'value_presence': 'ABSENT'}}},
                    'preconditions': {'slot_conditions': {'quote_outcome': {'equals_string': 'NOT_FOUND',
                                                                            'name': 'quote_outcome'}}},
                    'title': 'closest only where not found'}],
         'slot_usage': {'how': {'name': 'how', 'required': False},
                        'id': {'description': 'Name of the check within this file, q1, '
                                              'q2 and so on in the order of the text.',
                               'examples': [{'value': 'q1'}],
                               'name': 'id',
                               'pattern': '^q[1-9][0-9]*$'},
                        'is_title': {'name': 'is_title', 'required': False}}})

    id: str = Field(default=..., description="""Name of the check within this file, q1, q2 and so on in the order of the text.""", json_schema_extra = { "linkml_meta": {'domain_of': ['LookupAttempt', 'QuoteCheck', 'Finding'],
         'examples': [{'value': 'q1'}]} })
    quote: str = Field(default=..., description="""The quoted words, line wraps folded. Start and end are those of what stands between the marks in the text.""", json_schema_extra = { "linkml_meta": {'domain_of': ['QuoteCheck'],
         'examples': [{'value': 'No individual had seizures'}],
         'implements': ['linkml:excerpt']} })
    start: int = Field(default=..., description="""Where it begins in the text as given, as the number of Unicode code points before it. Not a byte, and not an offset into what is left after front matter or markup is taken away.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Mention',
                       'CitedPart',
                       'BibliographyEntry',
                       'Section',
                       'QuotedPassage',
                       'Attribution',
                       'Marker',
                       'Sentence',
                       'Claim',
                       'NumberMention',
                       'TextPlace',
                       'TextAnchor',
                       'QuoteCheck',
                       'Redaction'],
         'examples': [{'value': '402'}],
         'slot_uri': 'oa:start'} })
    end: int = Field(default=..., description="""Where it ends, as the number of code points before its end. The character at this place is no longer part of it.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Mention',
                       'CitedPart',
                       'BibliographyEntry',
                       'Section',
                       'QuotedPassage',
                       'Attribution',
                       'Marker',
                       'Sentence',
                       'Claim',
                       'NumberMention',
                       'TextPlace',
                       'TextAnchor',
                       'QuoteCheck',
                       'Redaction'],
         'examples': [{'value': '416'}],
         'slot_uri': 'oa:end'} })
    reference_id: str = Field(default=..., description="""The identifier that this is about, in canonical form (a CURIE); for a malformed one the prefix of its kind and what was written. That it stands here does not mean that it exists.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Attribution', 'ReferenceCheck', 'QuoteCheck', 'Finding'],
         'examples': [{'value': 'PMID:90000001'}],
         'implements': ['linkml:authoritative_reference']} })
    how: Optional[AttributionKind] = Field(default=None, description="""By what it was attributed.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Attribution', 'QuoteCheck'], 'examples': [{'value': 'AFTER'}]} })
    quote_outcome: QuoteOutcome = Field(default=..., description="""Whether the words stand in the cited source.""", json_schema_extra = { "linkml_meta": {'broad_mappings': ['earl:outcome'],
         'domain_of': ['QuoteCheck'],
         'examples': [{'value': 'FOUND'}]} })
    not_checkable_reason: Optional[NotCheckableReason] = Field(default=None, description="""Why it could not be checked. Present if and only if the outcome is NOT_CHECKABLE.""", json_schema_extra = { "linkml_meta": {'domain_of': ['QuoteCheck'], 'examples': [{'value': 'NO_TEXT'}]} })
    match_kind: Optional[MatchKind] = Field(default=None, description="""How the words match. Present if and only if the outcome is FOUND.""", json_schema_extra = { "linkml_meta": {'domain_of': ['QuoteCheck'], 'examples': [{'value': 'EXACT'}]} })
    differences: Optional[list[QuoteDifference]] = Field(default=None, description="""What was tolerated, place by place. Left out where nothing was.""", json_schema_extra = { "linkml_meta": {'domain_of': ['QuoteCheck'],
         'examples': [{'object': {'difference_kind': 'DASH',
                                  'in_quote': '-',
                                  'in_source': '–',
                                  'quote_end': 31,
                                  'quote_start': 30,
                                  'source_end': 413,
                                  'source_start': 412}}]} })
    searched_scope: Optional[ContentScope] = Field(default=None, description="""How much of the cited source was searched. That words are not in an abstract says little about the paper.""", json_schema_extra = { "linkml_meta": {'domain_of': ['QuoteCheck', 'NumberCheck'],
         'examples': [{'value': 'ABSTRACT'}]} })
    anchor: Optional[TextAnchor] = Field(default=None, description="""Where the words stand, in the cited source or, for MISATTRIBUTED, in the other one.""", json_schema_extra = { "linkml_meta": {'close_mappings': ['prov:wasQuotedFrom'],
         'domain_of': ['QuoteCheck'],
         'examples': [{'object': {'end': 237,
                                  'exact': 'No individual had seizures',
                                  'prefix': 'age of 4.2 years. ',
                                  'sha256': '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
                                  'source_id': 'PMID:90000001',
                                  'start': 211,
                                  'suffix': '. Short stature'}}]} })
    found_in: Optional[str] = Field(default=None, description="""The identifier, cited in the same text, in whose source the words do stand.""", json_schema_extra = { "linkml_meta": {'domain_of': ['QuoteCheck'], 'examples': [{'value': 'PMID:90000002'}]} })
    closest: Optional[TextAnchor] = Field(default=None, description="""The passage of the cited source that is most like the quotation. Computed on request only; likeness is no evidence.""", json_schema_extra = { "linkml_meta": {'domain_of': ['QuoteCheck'],
         'examples': [{'object': {'end': 237,
                                  'exact': 'No individual had seizures',
                                  'sha256': '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
                                  'source_id': 'PMID:90000001',
                                  'start': 211}}]} })
    closest_score: Optional[float] = Field(default=None, description="""How like the closest passage is, from 0 to 1.""", ge=0, le=1, json_schema_extra = { "linkml_meta": {'domain_of': ['QuoteCheck'], 'examples': [{'value': '0.74'}]} })
    baseline_found: Optional[bool] = Field(default=None, description="""What the matcher of linkml-reference-validator says of the same quotation and text. It ignores all punctuation and is shown for comparison; it decides nothing. Absent where it was not asked.""", json_schema_extra = { "linkml_meta": {'domain_of': ['QuoteCheck'], 'examples': [{'value': 'true'}]} })
    is_title: Optional[bool] = Field(default=None, description="""Whether it is the title of a paper in the place of a quotation, which says nothing about the paper's text.""", json_schema_extra = { "linkml_meta": {'domain_of': ['QuotedPassage', 'QuoteCheck'], 'examples': [{'value': 'false'}]} })
    message: Optional[str] = Field(default=None, description="""One sentence for people that says what was found and where from. Programs read the other slots.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ReferenceCheck',
                       'QuoteCheck',
                       'Finding',
                       'ClaimRefusal',
                       'CheckerResult',
                       'GuardrailFlag',
                       'CardConcern',
                       'LedgerVerification',
                       'CallStats'],
         'examples': [{'value': 'PubMed has no such record.'}]} })

    @field_validator('id')
    def pattern_id(cls, v):
        pattern=re.compile(r"^q[1-9][0-9]*$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid id format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid id format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('reference_id')
    def pattern_reference_id(cls, v):
        pattern=re.compile(r"^[A-Za-z][A-Za-z0-9._-]*:\S(.*\S)?$")
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
        pattern=re.compile(r"^(PMID:[1-9][0-9]{0,8}|PMC:PMC[1-9][0-9]{0,9}|DOI:10\.[0-9]{4,9}(\.[0-9]+)*/[^\sA-Z]+|GEO:(GSE|GDS|GSM|GPL)[1-9][0-9]*|NCT:NCT[0-9]{8}|ARXIV:([0-9]{4}\.[0-9]{4,5}|[a-z-]+(\.[A-Z]{2})?/[0-9]{7})|ISBN:97[89][0-9]{10}|BIOPROJECT:PRJ[NED][A-Z][0-9]+|BIOSAMPLE:SAM[NED][A-Z]?[0-9]+|URL:https?://\S+|(?!(PMID|PMC|DOI|GEO|NCT|ARXIV|ISBN|BIOPROJECT|BIOSAMPLE|URL):)[A-Za-z][A-Za-z0-9._-]*:\S+)$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid found_in format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid found_in format: {v}"
            raise ValueError(err_msg)
        return v


class QuoteDifference(ConfiguredBaseModel):
    """
    One place in which a quotation and its source are written differently and say the same. A changed number, sign, comparator, unit or negation is never one of these.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/report'})

    difference_kind: DifferenceKind = Field(default=..., description="""In what they differ.""", json_schema_extra = { "linkml_meta": {'domain_of': ['QuoteDifference'], 'examples': [{'value': 'DASH'}]} })
    quote_start: int = Field(default=..., description="""Where it begins in the slot quote, in code points.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['QuoteDifference'], 'examples': [{'value': '30'}]} })
    quote_end: int = Field(default=..., description="""Where it ends there; the same as the beginning where the quotation has nothing at this place.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['QuoteDifference'], 'examples': [{'value': '31'}]} })
    source_start: int = Field(default=..., description="""Where it begins in the text of the anchor, in code points.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['QuoteDifference'], 'examples': [{'value': '412'}]} })
    source_end: int = Field(default=..., description="""Where it ends there; the same as the beginning where the source has nothing at this place.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['QuoteDifference'], 'examples': [{'value': '413'}]} })
    in_quote: Optional[str] = Field(default=None, description="""What the quotation has there. Absent where it has nothing.""", json_schema_extra = { "linkml_meta": {'domain_of': ['QuoteDifference'], 'examples': [{'value': '-'}]} })
    in_source: Optional[str] = Field(default=None, description="""What the source has there. Absent where it has nothing.""", json_schema_extra = { "linkml_meta": {'domain_of': ['QuoteDifference'], 'examples': [{'value': '–'}]} })


class Finding(ConfiguredBaseModel):
    """
    One thing about the text that wants a person's eye. It repeats no evidence: the check that it comes from has that.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/report',
         'rules': [{'description': 'These kinds are about one identifier, which is '
                                   'given.',
                    'postconditions': {'slot_conditions': {'reference_id': {'name': 'reference_id',
                                                                            'required': True}}},
                    'preconditions': {'slot_conditions': {'finding_kind': {'equals_string_in': ['REFERENCE_NOT_FOUND',
                                                                                                'LOOKUP_FAILED',
                                                                                                'IDENTIFIER_MALFORMED',
                                                                                                'IDENTITY_MISMATCH',
                                                                                                'WRONG_IDENTIFIER',
                                                                                                'IDENTIFIER_CONFLICT',
                                                                                                'DETAILS_WRONG',
                                                                                                'RETRACTED',
                                                                                                'CONCERN',
                                                                                                'CORRECTED',
                                                                                                'QUOTE_NOT_FOUND',
                                                                                                'QUOTE_MISATTRIBUTED',
                                                                                                'OFF_TOPIC'],
                                                                           'name': 'finding_kind'}}},
                    'title': 'a finding about a reference names it'},
                   {'description': 'These kinds are about one checked quotation, which '
                                   'is given; the others are about none.',
                    'elseconditions': {'slot_conditions': {'quote_id': {'name': 'quote_id',
                                                                        'value_presence': 'ABSENT'}}},
                    'postconditions': {'slot_conditions': {'quote_id': {'name': 'quote_id',
                                                                        'required': True}}},
                    'preconditions': {'slot_conditions': {'finding_kind': {'equals_string_in': ['QUOTE_NOT_FOUND',
                                                                                                'QUOTE_MISATTRIBUTED'],
                                                                           'name': 'finding_kind'}}},
                    'title': 'a finding about a quote names it'}],
         'slot_usage': {'id': {'description': 'Hash of the kind, the reference and the '
                                              'normalised words it is about, which '
                                              'stays the same for the same finding '
                                              'when other parts of the text change. A '
                                              'second finding with the same hash has '
                                              '-2, a third -3.',
                               'examples': [{'value': '3f2a9c0d71be4458'}],
                               'name': 'id',
                               'pattern': '^[0-9a-f]{16}(-[1-9][0-9]*)?$'},
                        'label': {'description': 'The label of the entry or marker '
                                                 'that it is about, where it is about '
                                                 'one without an identifier.',
                                  'name': 'label'},
                        'message': {'name': 'message', 'required': True},
                        'reference_id': {'description': 'The identifier that it is '
                                                        'about. Absent where it is '
                                                        'about something that names '
                                                        'none.',
                                         'name': 'reference_id',
                                         'required': False}}})

    id: str = Field(default=..., description="""Hash of the kind, the reference and the normalised words it is about, which stays the same for the same finding when other parts of the text change. A second finding with the same hash has -2, a third -3.""", json_schema_extra = { "linkml_meta": {'domain_of': ['LookupAttempt', 'QuoteCheck', 'Finding'],
         'examples': [{'value': '3f2a9c0d71be4458'}]} })
    finding_kind: FindingKind = Field(default=..., description="""What kind of finding it is.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Finding'], 'examples': [{'value': 'QUOTE_NOT_FOUND'}]} })
    severity: Severity = Field(default=..., description="""How much it wants a person's eye.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Finding', 'Contradiction'], 'examples': [{'value': 'WARNING'}]} })
    message: str = Field(default=..., description="""One sentence for people that says what was found and where from. Programs read the other slots.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ReferenceCheck',
                       'QuoteCheck',
                       'Finding',
                       'ClaimRefusal',
                       'CheckerResult',
                       'GuardrailFlag',
                       'CardConcern',
                       'LedgerVerification',
                       'CallStats'],
         'examples': [{'value': 'PubMed has no such record.'}]} })
    place: Optional[TextPlace] = Field(default=None, description="""Where in the text it stands; of an identity check, the entry or mention that names the paper.""", json_schema_extra = { "linkml_meta": {'domain_of': ['IdentityCheck', 'Finding'],
         'examples': [{'object': {'column': 1,
                                  'end': 2330,
                                  'line': 41,
                                  'start': 2204}}]} })
    reference_id: Optional[str] = Field(default=None, description="""The identifier that it is about. Absent where it is about something that names none.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Attribution', 'ReferenceCheck', 'QuoteCheck', 'Finding'],
         'examples': [{'value': 'PMID:90000001'}],
         'implements': ['linkml:authoritative_reference']} })
    quote_id: Optional[str] = Field(default=None, description="""The check of a quotation that it comes from, by its id in this file.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Finding'], 'examples': [{'value': 'q1'}]} })
    label: Optional[str] = Field(default=None, description="""The label of the entry or marker that it is about, where it is about one without an identifier.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BibliographyEntry', 'Finding'], 'examples': [{'value': '3'}]} })

    @field_validator('id')
    def pattern_id(cls, v):
        pattern=re.compile(r"^[0-9a-f]{16}(-[1-9][0-9]*)?$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid id format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid id format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('reference_id')
    def pattern_reference_id(cls, v):
        pattern=re.compile(r"^[A-Za-z][A-Za-z0-9._-]*:\S(.*\S)?$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid reference_id format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid reference_id format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('quote_id')
    def pattern_quote_id(cls, v):
        pattern=re.compile(r"^q[1-9][0-9]*$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid quote_id format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid quote_id format: {v}"
            raise ValueError(err_msg)
        return v


class Acknowledgement(ConfiguredBaseModel):
    """
    That a person has seen a finding and lives with it. It keeps the finding from failing a build again; the finding stays in the report, shown as acknowledged. It does not make the finding wrong.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/report'})

    finding: str = Field(default=..., description="""The id of the finding that is acknowledged.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Acknowledgement'], 'examples': [{'value': '3f2a9c0d71be4458'}]} })
    because: str = Field(default=..., description="""Why it may stay, in that person's words.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Acknowledgement'],
         'examples': [{'value': 'The guideline is in press.'}]} })
    who: str = Field(default=..., description="""Who acknowledges it, as that person wants to be named.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Acknowledgement'], 'examples': [{'value': 'C. Castor'}]} })
    when: str = Field(default=..., description="""When, as a date or a time in UTC.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Acknowledgement'], 'examples': [{'value': '2026-02-01'}]} })

    @field_validator('finding')
    def pattern_finding(cls, v):
        pattern=re.compile(r"^[0-9a-f]{16}(-[1-9][0-9]*)?$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid finding format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid finding format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('because')
    def pattern_because(cls, v):
        pattern=re.compile(r"\S")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid because format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid because format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('when')
    def pattern_when(cls, v):
        pattern=re.compile(r"^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2}:[0-9]{2}Z)?$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid when format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid when format: {v}"
            raise ValueError(err_msg)
        return v


class ReportSummary(ConfiguredBaseModel):
    """
    The block that is written into a text's front matter under reference_validation. The keys of deep-research-client keep their names and meaning. Always written are the required ones; the others only where they are not zero or empty.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/report',
         'rules': [{'description': 'Where nothing was answered there is no rate. A '
                                   'rate of 0 would say that all was well.',
                    'postconditions': {'slot_conditions': {'confabulation_rate': {'name': 'confabulation_rate',
                                                                                  'value_presence': 'ABSENT'}}},
                    'preconditions': {'slot_conditions': {'not_found': {'equals_number': 0,
                                                                        'name': 'not_found'},
                                                          'verified': {'equals_number': 0,
                                                                       'name': 'verified'}}},
                    'title': 'no rate without a denominator'},
                   {'description': 'Where nothing is NOT_FOUND none is listed as '
                                   'unresolved.',
                    'postconditions': {'slot_conditions': {'unresolved_references': {'name': 'unresolved_references',
                                                                                     'value_presence': 'ABSENT'}}},
                    'preconditions': {'slot_conditions': {'not_found': {'equals_number': 0,
                                                                        'name': 'not_found'}}},
                    'title': 'unresolved references are those not found'}]})

    total_references: int = Field(default=..., description="""How many distinct identifiers the text cites, which is verified, not_found, lookup_failed and unverifiable together.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['ReportSummary'], 'examples': [{'value': '10'}]} })
    verified: int = Field(default=..., description="""How many are VERIFIED.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['ReportSummary'], 'examples': [{'value': '8'}]} })
    not_found: int = Field(default=..., description="""How many are NOT_FOUND. Those that could not be looked up are not among them.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['ReportSummary'], 'examples': [{'value': '1'}]} })
    lookup_failed: int = Field(default=..., description="""How many are LOOKUP_FAILED. deep-research-client counts these as not_found.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['ReportSummary'], 'examples': [{'value': '1'}]} })
    unverifiable: int = Field(default=..., description="""How many are UNVERIFIABLE.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['ReportSummary'], 'examples': [{'value': '0'}]} })
    confabulation_rate: Optional[float] = Field(default=None, description="""not_found divided by verified and not_found together, to 3 decimals. Absent where nothing was answered, where deep-research-client writes 0.0. It is a share of the answered ones: read it beside coverage.""", ge=0, le=1, json_schema_extra = { "linkml_meta": {'domain_of': ['ReportSummary'], 'examples': [{'value': '0.111'}]} })
    quotes_checked: int = Field(default=..., description="""How many checks of a quotation were decided, that is FOUND, NOT_FOUND or MISATTRIBUTED. A quotation with two citations counts twice.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Coverage', 'ReportSummary'], 'examples': [{'value': '5'}]} })
    quotes_valid: Optional[int] = Field(default=None, description="""How many checks of quotations are FOUND.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['ReportSummary'], 'examples': [{'value': '4'}]} })
    quotes_unsupported: Optional[int] = Field(default=None, description="""How many are NOT_FOUND or MISATTRIBUTED.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['ReportSummary'], 'examples': [{'value': '1'}]} })
    unsupported_quote_references: Optional[list[str]] = Field(default=None, description="""The identifiers that those are attributed to, each once, in order.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ReportSummary'], 'examples': [{'value': 'PMID:90000005'}]} })
    quotes_misattributed: Optional[int] = Field(default=None, description="""How many are MISATTRIBUTED. They are among quotes_unsupported too.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['ReportSummary'], 'examples': [{'value': '1'}]} })
    quotes_not_checkable: Optional[int] = Field(default=None, description="""How many are NOT_CHECKABLE for another reason than their length. Those without an attribution count in coverage only.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['ReportSummary'], 'examples': [{'value': '1'}]} })
    relevance_assessed: Optional[int] = Field(default=None, description="""For how many references the subject was compared, the uncertain ones included.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['ReportSummary'], 'examples': [{'value': '8'}]} })
    on_topic: Optional[int] = Field(default=None, description="""How many are ON_TOPIC.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['ReportSummary'], 'examples': [{'value': '6'}]} })
    off_topic: Optional[int] = Field(default=None, description="""How many are OFF_TOPIC.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['ReportSummary'], 'examples': [{'value': '1'}]} })
    off_topic_references: Optional[list[str]] = Field(default=None, description="""The identifiers of those that are OFF_TOPIC, in order.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ReportSummary'], 'examples': [{'value': 'PMID:90000006'}]} })
    unresolved_references: Optional[list[str]] = Field(default=None, description="""The identifiers of those that are NOT_FOUND, in order. Never one that could not be looked up.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ReportSummary'], 'examples': [{'value': 'PMID:90000099'}]} })
    identity_mismatches: Optional[int] = Field(default=None, description="""How many references are MISMATCH or WRONG_IDENTIFIER in at least one place.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['ReportSummary'], 'examples': [{'value': '1'}]} })
    identifier_conflicts: Optional[int] = Field(default=None, description="""How many references are CONFLICT in at least one place.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['ReportSummary'], 'examples': [{'value': '1'}]} })
    retracted: Optional[int] = Field(default=None, description="""How many references are RETRACTED or WITHDRAWN, the acknowledged ones included.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['ReportSummary'], 'examples': [{'value': '1'}]} })
    needs_review: Optional[bool] = Field(default=None, description="""True, or absent. Written where anything is NOT_FOUND, LOOKUP_FAILED, an unsupported quotation, OFF_TOPIC, MISMATCH, WRONG_IDENTIFIER or CONFLICT, or a retraction or concern that nobody acknowledged. It asks for a look and is wider than what fails a build.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ReportSummary'], 'examples': [{'value': 'true'}]} })
    truncated: Optional[bool] = Field(default=None, description="""True, or absent. Written where only the first references were checked because the user asked for a limit.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ReportSummary'], 'examples': [{'value': 'true'}]} })
    coverage: Coverage = Field(default=..., description="""How much of what the text cites was read, looked up and answered.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ValidationReport', 'ReportSummary'],
         'examples': [{'object': {'answered': 9,
                                  'bibliography_entries': 7,
                                  'citations_in_text': 12,
                                  'entries_without_identifier': 1,
                                  'identifiers_extracted': 10,
                                  'looked_up': 10,
                                  'quotes_attributed': 6,
                                  'quotes_checked': 5,
                                  'quotes_seen': 6}}]} })
    complete: bool = Field(default=..., description="""Whether everything that can be looked up was answered. False where anything was LOOKUP_FAILED, offline or over the limit, or a registry was given up; \"nothing wrong\" cannot be said then.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ReportSummary'], 'examples': [{'value': 'true'}]} })
    validator_version: str = Field(default=..., description="""Version of the linkml-reference-validator distribution that gave the baseline.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ReportSummary'], 'examples': [{'value': '0.4.0'}]} })
    citevouch_version: str = Field(default=..., description="""Version of the citevouch distribution.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ReportSummary'], 'examples': [{'value': '0.1.0'}]} })
    contract_version: str = Field(default=..., description="""Version of this schema that the object follows. Within a major version only optional slots and enum values are added.""", json_schema_extra = { "linkml_meta": {'close_mappings': ['dcterms:conformsTo'],
         'domain_of': ['Reading', 'ValidationReport', 'ReportSummary', 'AuditReport'],
         'examples': [{'value': '0.1.0'}]} })

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
    A rectangle on one page, in the points of the page, as the document conversion gives it. Two boxes can be compared only after both are brought to one coordinate origin.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/anchors'})

    l: float = Field(default=..., description="""Left edge of the box, in points.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BoundingBox'], 'examples': [{'value': '72.0'}]} })
    t: float = Field(default=..., description="""Upper edge of the box, in points from coord_origin.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BoundingBox'], 'examples': [{'value': '700.5'}]} })
    r: float = Field(default=..., description="""Right edge of the box, in points.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BoundingBox'], 'examples': [{'value': '520.0'}]} })
    b: float = Field(default=..., description="""Lower edge of the box, in points from coord_origin.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BoundingBox'], 'examples': [{'value': '688.25'}]} })
    coord_origin: CoordOrigin = Field(default=..., description="""The corner that t and b are counted from.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BoundingBox'], 'examples': [{'value': 'BOTTOMLEFT'}]} })


class AnchorPlace(ConfiguredBaseModel):
    """
    One stretch of one block of a document. Says where something stands, not that it is the place a record means.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/anchors',
         'slot_usage': {'block_self_ref': {'name': 'block_self_ref', 'required': True},
                        'char_end': {'name': 'char_end', 'required': True},
                        'char_start': {'name': 'char_start', 'required': True}}})

    block_self_ref: str = Field(default=..., description="""JSON pointer to the block inside the document, as the document names it. Points into one version of one conversion; a new conversion may give the number to another block.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AnchorPlace',
                       'CitationRecord',
                       'ResolvedAnchor',
                       'PublicAnchor',
                       'DocumentBlock',
                       'ExtractedClaim',
                       'ClaimRefusal'],
         'examples': [{'value': '#/texts/41'},
                      {'description': 'the table that a cell stands in',
                       'value': '#/tables/2'}]} })
    block_index: Optional[int] = Field(default=None, description="""Number of the block in its list, as in block_self_ref, from 0. Not the order of reading.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['AnchorPlace',
                       'CitationRecord',
                       'ResolvedAnchor',
                       'PublicAnchor',
                       'DocumentBlock'],
         'examples': [{'value': '41'}]} })
    page_no: Optional[int] = Field(default=None, description="""Number of the page, from 1, in the order of the document. Not the number printed on it.""", ge=1, json_schema_extra = { "linkml_meta": {'domain_of': ['AnchorPlace',
                       'CitationRecord',
                       'ResolvedAnchor',
                       'PublicAnchor',
                       'DocumentBlock',
                       'GateCard'],
         'examples': [{'value': '3'}]} })
    table_row: Optional[int] = Field(default=None, description="""Row of the cell in its table, from 0, header rows included.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['AnchorPlace',
                       'DocumentTextAnchor',
                       'DocumentBlock',
                       'ExtractedClaim'],
         'examples': [{'value': '2'}]} })
    table_column: Optional[int] = Field(default=None, description="""Column of the cell in its table, from 0, row headers included.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['AnchorPlace',
                       'DocumentTextAnchor',
                       'DocumentBlock',
                       'ExtractedClaim'],
         'examples': [{'value': '4'}]} })
    char_start: int = Field(default=..., description="""Where the words start in the block's text, in code points from 0.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['AnchorPlace', 'CitationRecord', 'ResolvedAnchor'],
         'examples': [{'value': '118'}],
         'slot_uri': 'oa:start'} })
    char_end: int = Field(default=..., description="""Where the words end in the block's text, in code points; the character there is no longer part of them.""", ge=1, json_schema_extra = { "linkml_meta": {'domain_of': ['AnchorPlace', 'CitationRecord', 'ResolvedAnchor'],
         'examples': [{'value': '162'}],
         'slot_uri': 'oa:end'} })
    bbox: Optional[BoundingBox] = Field(default=None, description="""The box of the block on its page. Of the whole block, not of the quoted words.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AnchorPlace',
                       'CitationRecord',
                       'ResolvedAnchor',
                       'PublicAnchor',
                       'GateCard'],
         'examples': [{'object': {'b': 688.25,
                                  'coord_origin': 'BOTTOMLEFT',
                                  'l': 72.0,
                                  'r': 520.0,
                                  't': 700.5}}]} })
    matched_text: Optional[str] = Field(default=None, description="""The words that stand at this place now.""", json_schema_extra = { "linkml_meta": {'annotations': {'sensitivity': {'tag': 'sensitivity', 'value': 'local_only'}},
         'domain_of': ['AnchorPlace', 'ResolvedAnchor'],
         'examples': [{'value': 'The reader kept plate images for 30 days.'}]} })
    similarity: Optional[float] = Field(default=None, description="""How alike the stored words and those of this place are, from 0 to 1. A hint, without a threshold that accepts.""", ge=0, le=1, json_schema_extra = { "linkml_meta": {'domain_of': ['AnchorPlace', 'AnchorAssist'], 'examples': [{'value': '0.94'}]} })

    @field_validator('block_self_ref')
    def pattern_block_self_ref(cls, v):
        pattern=re.compile(r"^#/[a-z_]+/(0|[1-9][0-9]*)$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid block_self_ref format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid block_self_ref format: {v}"
            raise ValueError(err_msg)
        return v


class DocumentTextAnchor(ConfiguredBaseModel):
    """
    Stands on a CitationRecord instead of a page and a box, for blocks that have none (DOCX, HTML, JATS, plain text), for blocks with several provenances, for table cells, and for quotes that the strict quote contract refuses for their script. It marks the record as anchored in text only; the words, the context and the offsets stand on the record itself.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/anchors',
         'rules': [{'description': 'An anchor into a table says in which row its cell '
                                   'stands; no other anchor has a row.',
                    'elseconditions': {'slot_conditions': {'table_row': {'name': 'table_row',
                                                                         'value_presence': 'ABSENT'}}},
                    'postconditions': {'slot_conditions': {'table_row': {'name': 'table_row',
                                                                         'required': True}}},
                    'preconditions': {'slot_conditions': {'text_anchor_reason': {'equals_string': 'table_cell',
                                                                                 'name': 'text_anchor_reason'}}},
                    'title': 'a table cell has a row'},
                   {'description': 'An anchor into a table says in which column its '
                                   'cell stands; no other anchor has a column.',
                    'elseconditions': {'slot_conditions': {'table_column': {'name': 'table_column',
                                                                            'value_presence': 'ABSENT'}}},
                    'postconditions': {'slot_conditions': {'table_column': {'name': 'table_column',
                                                                            'required': True}}},
                    'preconditions': {'slot_conditions': {'text_anchor_reason': {'equals_string': 'table_cell',
                                                                                 'name': 'text_anchor_reason'}}},
                    'title': 'a table cell has a column'}]})

    text_anchor_reason: TextAnchorReason = Field(default=..., description="""Why there is no page and no box.""", json_schema_extra = { "linkml_meta": {'domain_of': ['DocumentTextAnchor'], 'examples': [{'value': 'no_provenance'}]} })
    document_start: Optional[int] = Field(default=None, description="""Where the words start in the text of the whole document, its blocks joined by one line feed each, in code points from 0.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['DocumentTextAnchor'], 'examples': [{'value': '2044'}]} })
    document_end: Optional[int] = Field(default=None, description="""Where the words end in the text of the whole document, counted as document_start is; half-open.""", ge=1, json_schema_extra = { "linkml_meta": {'domain_of': ['DocumentTextAnchor'], 'examples': [{'value': '2088'}]} })
    table_row: Optional[int] = Field(default=None, description="""Row of the cell in its table, from 0, header rows included.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['AnchorPlace',
                       'DocumentTextAnchor',
                       'DocumentBlock',
                       'ExtractedClaim'],
         'examples': [{'value': '2'}]} })
    table_column: Optional[int] = Field(default=None, description="""Column of the cell in its table, from 0, row headers included.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['AnchorPlace',
                       'DocumentTextAnchor',
                       'DocumentBlock',
                       'ExtractedClaim'],
         'examples': [{'value': '4'}]} })


class CitationRecord(ConfiguredBaseModel):
    """
    A claim and the exact words of a document that it rests on, with everything needed to find these words again. Local only: what is published of it is its PublicAnchor. A record says where the words stand, not that they support the claim.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'broad_mappings': ['prov:Entity'],
         'close_mappings': ['oa:Annotation'],
         'from_schema': 'https://w3id.org/citevouch/anchors',
         'rules': [{'description': 'A record without a text anchor names its page; a '
                                   'record with one names none.',
                    'elseconditions': {'slot_conditions': {'page_no': {'name': 'page_no',
                                                                       'value_presence': 'ABSENT'}}},
                    'postconditions': {'slot_conditions': {'page_no': {'name': 'page_no',
                                                                       'required': True}}},
                    'preconditions': {'slot_conditions': {'text_anchor': {'name': 'text_anchor',
                                                                          'value_presence': 'ABSENT'}}},
                    'title': 'a page, or a text anchor'},
                   {'description': 'A record without a text anchor has a box; a record '
                                   'with one has none.',
                    'elseconditions': {'slot_conditions': {'bbox': {'name': 'bbox',
                                                                    'value_presence': 'ABSENT'}}},
                    'postconditions': {'slot_conditions': {'bbox': {'name': 'bbox',
                                                                    'required': True}}},
                    'preconditions': {'slot_conditions': {'text_anchor': {'name': 'text_anchor',
                                                                          'value_presence': 'ABSENT'}}},
                    'title': 'a box, or a text anchor'},
                   {'description': 'A page and a box are taken only from a block of '
                                   'the text list that has exactly one provenance.',
                    'postconditions': {'slot_conditions': {'block_self_ref': {'name': 'block_self_ref',
                                                                              'pattern': '^#/texts/(0|[1-9][0-9]*)$'},
                                                           'n_prov': {'equals_number': 1,
                                                                      'name': 'n_prov'}}},
                    'preconditions': {'slot_conditions': {'text_anchor': {'name': 'text_anchor',
                                                                          'value_presence': 'ABSENT'}}},
                    'title': 'a page comes from one provenance'},
                   {'description': 'verifier_result is prescreen-skip only beside the '
                                   'prescreen that routed the claim to skip.',
                    'postconditions': {'slot_conditions': {'prescreen': {'name': 'prescreen',
                                                                         'range_expression': {'slot_conditions': {'route': {'equals_string': 'skip',
                                                                                                                            'name': 'route'}}},
                                                                         'required': True}}},
                    'preconditions': {'slot_conditions': {'verifier_result': {'equals_string': 'prescreen-skip',
                                                                              'name': 'verifier_result'}}},
                    'title': 'a skipped claim shows its prescreen'},
                   {'description': "Where no verifier ran there is no verifier's "
                                   'confidence.',
                    'postconditions': {'slot_conditions': {'verifier_confidence': {'name': 'verifier_confidence',
                                                                                   'value_presence': 'ABSENT'}}},
                    'preconditions': {'slot_conditions': {'verifier_result': {'equals_string': 'prescreen-skip',
                                                                              'name': 'verifier_result'}}},
                    'title': 'a skipped claim has no confidence'}],
         'slot_usage': {'block_index': {'name': 'block_index', 'required': True},
                        'block_self_ref': {'name': 'block_self_ref', 'required': True},
                        'char_end': {'name': 'char_end', 'required': True},
                        'char_start': {'name': 'char_start', 'required': True},
                        'claim_text': {'name': 'claim_text', 'required': True},
                        'context_prefix': {'name': 'context_prefix', 'required': True},
                        'context_suffix': {'name': 'context_suffix', 'required': True},
                        'doc_id': {'name': 'doc_id', 'required': True},
                        'doc_schema_name': {'name': 'doc_schema_name',
                                            'required': True},
                        'doc_schema_version': {'name': 'doc_schema_version',
                                               'required': True},
                        'schema_name': {'name': 'schema_name', 'required': True},
                        'schema_version': {'name': 'schema_version', 'required': True},
                        'text_hash': {'name': 'text_hash', 'required': True},
                        'verbatim_quote': {'name': 'verbatim_quote', 'required': True},
                        'verifier_result': {'name': 'verifier_result',
                                            'required': True}}})

    claim_text: str = Field(default=..., description="""What is claimed, in the extractor's or the reviewer's words.""", json_schema_extra = { "linkml_meta": {'annotations': {'sensitivity': {'tag': 'sensitivity', 'value': 'local_only'}},
         'close_mappings': ['schema:text'],
         'domain_of': ['CitationRecord', 'ExtractedClaim', 'VerifierOrder', 'GateCard'],
         'examples': [{'value': "The city's plate readers kept images for 30 days."}]} })
    verbatim_quote: str = Field(default=..., description="""The exact words of one block, character for character, whole words at both ends. Never out of the document's unsanitised text, never over two blocks.""", json_schema_extra = { "linkml_meta": {'annotations': {'sensitivity': {'tag': 'sensitivity', 'value': 'local_only'}},
         'domain_of': ['CitationRecord',
                       'ExtractedClaim',
                       'ClaimRefusal',
                       'VerifierOrder',
                       'GateCard'],
         'examples': [{'value': 'The reader kept plate images for 30 days.'}],
         'slot_uri': 'oa:exact'} })
    context_prefix: str = Field(default=..., description="""Up to 32 characters of the same block before the quote; empty where the quote begins the block.""", json_schema_extra = { "linkml_meta": {'annotations': {'sensitivity': {'tag': 'sensitivity', 'value': 'local_only'}},
         'domain_of': ['CitationRecord', 'GateCard'],
         'examples': [{'value': "from the vendor's manual. "}],
         'slot_uri': 'oa:prefix'} })
    context_suffix: str = Field(default=..., description="""Up to 32 characters of the same block after the quote; empty where the quote ends the block.""", json_schema_extra = { "linkml_meta": {'annotations': {'sensitivity': {'tag': 'sensitivity', 'value': 'local_only'}},
         'domain_of': ['CitationRecord', 'GateCard'],
         'examples': [{'value': ' After that they were deleted.'}],
         'slot_uri': 'oa:suffix'} })
    doc_id: str = Field(default=..., description="""SHA-256 of the source file as it was delivered, in lower-case hexadecimal digits. Says which file, not which conversion of it.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord',
                       'PublicAnchor',
                       'IngestResult',
                       'ExtractionOrder',
                       'AnchorBuild',
                       'CheckerResult',
                       'GateSummary'],
         'examples': [{'value': '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'}],
         'slot_uri': 'oa:hasSource'} })
    doc_schema_name: str = Field(default=..., description="""The format that the document was read in.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord', 'ExtractionOrder'],
         'examples': [{'value': 'DoclingDocument'}, {'value': 'text/markdown'}]} })
    doc_schema_version: str = Field(default=..., description="""Version of that format; for plain text and Markdown, of the rules that cut it into blocks.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord', 'ExtractionOrder'],
         'examples': [{'value': '1.10.0'}]} })
    page_no: Optional[int] = Field(default=None, description="""Number of the page, from 1, in the order of the document. Not the number printed on it.""", ge=1, json_schema_extra = { "linkml_meta": {'domain_of': ['AnchorPlace',
                       'CitationRecord',
                       'ResolvedAnchor',
                       'PublicAnchor',
                       'DocumentBlock',
                       'GateCard'],
         'examples': [{'value': '3'}]} })
    block_index: int = Field(default=..., description="""Number of the block in its list, as in block_self_ref, from 0. Not the order of reading.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['AnchorPlace',
                       'CitationRecord',
                       'ResolvedAnchor',
                       'PublicAnchor',
                       'DocumentBlock'],
         'examples': [{'value': '41'}]} })
    block_self_ref: str = Field(default=..., description="""JSON pointer to the block inside the document, as the document names it. Points into one version of one conversion; a new conversion may give the number to another block.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AnchorPlace',
                       'CitationRecord',
                       'ResolvedAnchor',
                       'PublicAnchor',
                       'DocumentBlock',
                       'ExtractedClaim',
                       'ClaimRefusal'],
         'examples': [{'value': '#/texts/41'},
                      {'description': 'the table that a cell stands in',
                       'value': '#/tables/2'}]} })
    char_start: int = Field(default=..., description="""Where the words start in the block's text, in code points from 0.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['AnchorPlace', 'CitationRecord', 'ResolvedAnchor'],
         'examples': [{'value': '118'}],
         'slot_uri': 'oa:start'} })
    char_end: int = Field(default=..., description="""Where the words end in the block's text, in code points; the character there is no longer part of them.""", ge=1, json_schema_extra = { "linkml_meta": {'domain_of': ['AnchorPlace', 'CitationRecord', 'ResolvedAnchor'],
         'examples': [{'value': '162'}],
         'slot_uri': 'oa:end'} })
    text_hash: str = Field(default=..., description="""SHA-256 of the quote in UTF-8, neither stripped nor cut, in lower-case hexadecimal digits. A short quote can be guessed from it.""", json_schema_extra = { "linkml_meta": {'close_mappings': ['schema:sha256'],
         'domain_of': ['CitationRecord', 'PublicAnchor'],
         'examples': [{'value': '1fb7a1ef57ec3b7264b33532eb72552a7e3a6e98e65514a3ce61f2b0e9cade2a'}]} })
    bbox: Optional[BoundingBox] = Field(default=None, description="""The box of the block on its page. Of the whole block, not of the quoted words.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AnchorPlace',
                       'CitationRecord',
                       'ResolvedAnchor',
                       'PublicAnchor',
                       'GateCard'],
         'examples': [{'object': {'b': 688.25,
                                  'coord_origin': 'BOTTOMLEFT',
                                  'l': 72.0,
                                  'r': 520.0,
                                  't': 700.5}}]} })
    n_prov: Optional[int] = Field(default=None, description="""How many provenances (page and box) the block has in the document.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord', 'DocumentBlock'], 'examples': [{'value': '1'}]} })
    verifier_result: VerifierResult = Field(default=..., description="""What verification said about the claim; indeterminate until something has.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord', 'PublicAnchor'],
         'examples': [{'value': 'indeterminate'}]} })
    verifier_confidence: Optional[float] = Field(default=None, description="""The verifier's own confidence, from 0 to 1. Not a probability that the claim is true.""", ge=0, le=1, json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord'], 'examples': [{'value': '0.8'}]} })
    checker_level: Optional[CheckerLevel] = Field(default=None, description="""What the citation checker said; absent until it has run.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord', 'PublicAnchor'],
         'examples': [{'value': 'exact'}]} })
    extractor_model: Optional[str] = Field(default=None, description="""Who proposed the claim: a model, an agent or a person, as named by the caller.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord'], 'examples': [{'value': 'example-model-2'}]} })
    prompt_version: Optional[str] = Field(default=None, description="""Version of the instructions that were given.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord',
                       'ExtractionOrder',
                       'VerifierOrder',
                       'WorkOrder',
                       'WorkOrderResult'],
         'examples': [{'value': '3'}]} })
    schema_name: Literal["citevouch-citation"] = Field(default=..., description="""Name of the record format. Records of other formats are read, never written.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord', 'PublicAnchor'],
         'equals_string': 'citevouch-citation',
         'examples': [{'value': 'citevouch-citation'}]} })
    schema_version: Literal["1"] = Field(default=..., description="""Version of the record format, which is not the version of this contract.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord', 'PublicAnchor'],
         'equals_string': '1',
         'examples': [{'value': '1'}]} })
    timestamp: Optional[datetime ] = Field(default=None, description="""When the record was stamped, in UTC; absent where the caller gave no clock.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord'],
         'examples': [{'value': '2026-01-31T12:00:00Z'}],
         'slot_uri': 'dcterms:created'} })
    prescreen: Optional[Prescreen] = Field(default=None, description="""What the prescreen said about the claim; absent where it did not run or an edit voided it.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord', 'PrescreenedClaim'],
         'examples': [{'object': {'entailment': 0.91,
                                  'model': 'example/screen-1',
                                  'presence': 0.94,
                                  'route': 'skip',
                                  'spot_check': False}}]} })
    doc_occurrences: Optional[int] = Field(default=None, description="""How often the quote occurred in the whole document, as whole words, when the record was stamped.""", ge=1, json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord'], 'examples': [{'value': '1'}]} })
    document_prefix: Optional[str] = Field(default=None, description="""The document's text before the quote, over the ends of its block: 64 characters, or up to 256 where that tells the place from other copies of the words. Evidence for the assist; the strict chain does not read it.""", json_schema_extra = { "linkml_meta": {'annotations': {'sensitivity': {'tag': 'sensitivity', 'value': 'local_only'}},
         'domain_of': ['CitationRecord'],
         'examples': [{'value': '2 Storage of images\nRetention: '}]} })
    document_suffix: Optional[str] = Field(default=None, description="""The document's text after the quote, taken as document_prefix is.""", json_schema_extra = { "linkml_meta": {'annotations': {'sensitivity': {'tag': 'sensitivity', 'value': 'local_only'}},
         'domain_of': ['CitationRecord'],
         'examples': [{'value': ' After that they were deleted.\n3 Access to images'}]} })
    text_anchor: Optional[DocumentTextAnchor] = Field(default=None, description="""Present where the words are anchored in text only; then there is no page and no box.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord', 'ResolvedAnchor'],
         'examples': [{'object': {'document_end': 2088,
                                  'document_start': 2044,
                                  'text_anchor_reason': 'no_provenance'}}]} })
    claim_id: Optional[str] = Field(default=None, description="""Name of the claim, unique in its batch. Chosen by whoever extracts, so it may say something; never published.""", json_schema_extra = { "linkml_meta": {'annotations': {'sensitivity': {'tag': 'sensitivity', 'value': 'local_only'}},
         'domain_of': ['CitationRecord',
                       'ResolvedAnchor',
                       'ExtractedClaim',
                       'ClaimRefusal',
                       'CheckerResult',
                       'VerifierOrder',
                       'VerifierVerdict',
                       'VerifierNotRun',
                       'PrescreenedClaim',
                       'SpotCheckDisagreement',
                       'GateCard',
                       'GateDecision'],
         'examples': [{'value': 'c1'}]} })
    keywords: Optional[list[str]] = Field(default=None, description="""Words that the claim hinges on; each has to stand in the source as a whole word.""", json_schema_extra = { "linkml_meta": {'annotations': {'sensitivity': {'tag': 'sensitivity', 'value': 'local_only'}},
         'domain_of': ['CitationRecord', 'ExtractedClaim'],
         'examples': [{'value': 'ICE'}, {'value': 'retention'}]} })
    required_fields: Optional[list[str]] = Field(default=None, description="""Fields that the source must have for the claim to be supportable at all.""", json_schema_extra = { "linkml_meta": {'annotations': {'sensitivity': {'tag': 'sensitivity', 'value': 'local_only'}},
         'domain_of': ['CitationRecord', 'ExtractedClaim'],
         'examples': [{'value': 'race'}]} })

    @field_validator('claim_text')
    def pattern_claim_text(cls, v):
        pattern=re.compile(r"\S")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid claim_text format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid claim_text format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('verbatim_quote')
    def pattern_verbatim_quote(cls, v):
        pattern=re.compile(r"\S")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid verbatim_quote format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid verbatim_quote format: {v}"
            raise ValueError(err_msg)
        return v

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
        pattern=re.compile(r"^#/[a-z_]+/(0|[1-9][0-9]*)$")
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

    @field_validator('timestamp')
    def pattern_timestamp(cls, v):
        pattern=re.compile(r"Z$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid timestamp format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid timestamp format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('claim_id')
    def pattern_claim_id(cls, v):
        pattern=re.compile(r"\S")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid claim_id format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid claim_id format: {v}"
            raise ValueError(err_msg)
        return v


class TokenChange(ConfiguredBaseModel):
    """
    One word or number of a stored quote that the document now has differently.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/anchors'})

    change_kind: ChangeKind = Field(default=..., description="""What kind of word it is.""", json_schema_extra = { "linkml_meta": {'domain_of': ['TokenChange'], 'examples': [{'value': 'number'}]} })
    stored_text: Optional[str] = Field(default=None, description="""The word in the record; absent where the document has one more.""", json_schema_extra = { "linkml_meta": {'annotations': {'sensitivity': {'tag': 'sensitivity', 'value': 'local_only'}},
         'domain_of': ['TokenChange'],
         'examples': [{'value': '30'}]} })
    found_text: Optional[str] = Field(default=None, description="""The word in the document; absent where the document has one less.""", json_schema_extra = { "linkml_meta": {'annotations': {'sensitivity': {'tag': 'sensitivity', 'value': 'local_only'}},
         'domain_of': ['TokenChange'],
         'examples': [{'value': '90'}]} })


class AnchorAssist(ConfiguredBaseModel):
    """
    A hint that says what happened to an anchor whose strict level is degraded, or that a clean one may have found another copy of the words (ambiguous). It helps a person to look in the right place; it never changes the level, and none of its values makes an anchor clean.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/anchors',
         'rules': [{'description': 'Drifted and changed carry the difference in '
                                   'readable form; the other statuses have none.',
                    'elseconditions': {'slot_conditions': {'difference': {'name': 'difference',
                                                                          'value_presence': 'ABSENT'}}},
                    'postconditions': {'slot_conditions': {'difference': {'name': 'difference',
                                                                          'required': True}}},
                    'preconditions': {'slot_conditions': {'assist_status': {'equals_string_in': ['drifted',
                                                                                                 'changed'],
                                                                            'name': 'assist_status'}}},
                    'title': 'a difference is shown'}]})

    assist_status: AssistStatus = Field(default=..., description="""What happened to the anchor, in one word.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AnchorAssist'], 'examples': [{'value': 'normalized'}]} })
    difference: Optional[str] = Field(default=None, description="""The difference between the stored words and those found, in readable form.""", json_schema_extra = { "linkml_meta": {'annotations': {'sensitivity': {'tag': 'sensitivity', 'value': 'local_only'}},
         'domain_of': ['AnchorAssist'],
         'examples': [{'value': 'for [30 -> 90] days'}]} })
    token_changes: Optional[list[TokenChange]] = Field(default=None, description="""The words and numbers that differ, one by one, in the order of the quote.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AnchorAssist'],
         'examples': [{'object': {'change_kind': 'number',
                                  'found_text': '90',
                                  'stored_text': '30'}}]} })
    places: Optional[list[AnchorPlace]] = Field(default=None, description="""Places that a person may want to look at, best first. None of them is chosen.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AnchorAssist', 'ClaimRefusal'],
         'examples': [{'object': {'block_self_ref': '#/texts/41',
                                  'char_end': 162,
                                  'char_start': 118}}]} })
    similarity: Optional[float] = Field(default=None, description="""How alike the stored words and those of this place are, from 0 to 1. A hint, without a threshold that accepts.""", ge=0, le=1, json_schema_extra = { "linkml_meta": {'domain_of': ['AnchorPlace', 'AnchorAssist'], 'examples': [{'value': '0.94'}]} })


class ResolvedAnchor(ConfiguredBaseModel):
    """
    Where the words of a record stand in a document now, by the strict chain, with what is known beside it. Only exact and relocated are clean, and also a clean anchor says only that the words are there.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/anchors',
         'rules': [{'description': 'Exact and relocated name block, offsets and words '
                                   'of the one place; no other level has words.',
                    'elseconditions': {'slot_conditions': {'matched_text': {'name': 'matched_text',
                                                                            'value_presence': 'ABSENT'}}},
                    'postconditions': {'slot_conditions': {'block_index': {'name': 'block_index',
                                                                           'required': True},
                                                           'char_end': {'name': 'char_end',
                                                                        'required': True},
                                                           'char_start': {'name': 'char_start',
                                                                          'required': True},
                                                           'matched_text': {'name': 'matched_text',
                                                                            'required': True},
                                                           'n_matches': {'equals_number': 1,
                                                                         'name': 'n_matches'}}},
                    'preconditions': {'slot_conditions': {'level': {'equals_string_in': ['exact',
                                                                                         'relocated'],
                                                                    'name': 'level'}}},
                    'title': 'a clean anchor has its place'},
                   {'description': 'A degraded anchor points at no characters, so it '
                                   'has no start.',
                    'elseconditions': {'slot_conditions': {'char_start': {'name': 'char_start',
                                                                          'value_presence': 'ABSENT'}}},
                    'preconditions': {'slot_conditions': {'level': {'equals_string_in': ['exact',
                                                                                         'relocated'],
                                                                    'name': 'level'}}},
                    'title': 'only a clean anchor has a start'},
                   {'description': 'A degraded anchor points at no characters, so it '
                                   'has no end.',
                    'elseconditions': {'slot_conditions': {'char_end': {'name': 'char_end',
                                                                        'value_presence': 'ABSENT'}}},
                    'preconditions': {'slot_conditions': {'level': {'equals_string_in': ['exact',
                                                                                         'relocated'],
                                                                    'name': 'level'}}},
                    'title': 'only a clean anchor has an end'},
                   {'description': 'Without a text anchor, exact and relocated name '
                                   "the page and the box of today's document.",
                    'postconditions': {'slot_conditions': {'bbox': {'name': 'bbox',
                                                                    'required': True},
                                                           'page_no': {'name': 'page_no',
                                                                       'required': True}}},
                    'preconditions': {'slot_conditions': {'level': {'equals_string_in': ['exact',
                                                                                         'relocated'],
                                                                    'name': 'level'},
                                                          'text_anchor': {'name': 'text_anchor',
                                                                          'value_presence': 'ABSENT'}}},
                    'title': 'a clean anchor has page and box, or a text anchor'},
                   {'description': 'Ambiguous means that at least two places fit; it '
                                   'never picks one of them.',
                    'postconditions': {'slot_conditions': {'n_matches': {'minimum_value': 2,
                                                                         'name': 'n_matches'}}},
                    'preconditions': {'slot_conditions': {'level': {'equals_string': 'ambiguous',
                                                                    'name': 'level'}}},
                    'title': 'several places are at least two'},
                   {'description': 'Level block names the block; at most one place was '
                                   'looked at.',
                    'postconditions': {'slot_conditions': {'block_index': {'name': 'block_index',
                                                                           'required': True},
                                                           'n_matches': {'maximum_value': 1,
                                                                         'name': 'n_matches'}}},
                    'preconditions': {'slot_conditions': {'level': {'equals_string': 'block',
                                                                    'name': 'level'}}},
                    'title': 'block names its block'},
                   {'description': 'Level page names the page and has no match.',
                    'postconditions': {'slot_conditions': {'n_matches': {'equals_number': 0,
                                                                         'name': 'n_matches'},
                                                           'page_no': {'name': 'page_no',
                                                                       'required': True}}},
                    'preconditions': {'slot_conditions': {'level': {'equals_string': 'page',
                                                                    'name': 'level'}}},
                    'title': 'page names its page'},
                   {'description': 'Unresolved means that nothing of the anchor is '
                                   'left, so there is no match.',
                    'postconditions': {'slot_conditions': {'n_matches': {'equals_number': 0,
                                                                         'name': 'n_matches'}}},
                    'preconditions': {'slot_conditions': {'level': {'equals_string': 'unresolved',
                                                                    'name': 'level'}}},
                    'title': 'unresolved matches nothing'},
                   {'description': 'Ambiguous and unresolved name no page, for a page '
                                   'would look like an answer.',
                    'postconditions': {'slot_conditions': {'page_no': {'name': 'page_no',
                                                                       'value_presence': 'ABSENT'}}},
                    'preconditions': {'slot_conditions': {'level': {'equals_string_in': ['ambiguous',
                                                                                         'unresolved'],
                                                                    'name': 'level'}}},
                    'title': 'no page without one place'},
                   {'description': 'Ambiguous, page and unresolved name no block, for '
                                   'a block would look like an answer.',
                    'postconditions': {'slot_conditions': {'block_index': {'name': 'block_index',
                                                                           'value_presence': 'ABSENT'}}},
                    'preconditions': {'slot_conditions': {'level': {'equals_string_in': ['ambiguous',
                                                                                         'page',
                                                                                         'unresolved'],
                                                                    'name': 'level'}}},
                    'title': 'no block without one block'},
                   {'description': 'Ambiguous, page and unresolved have no box, for a '
                                   'box would look like an answer.',
                    'postconditions': {'slot_conditions': {'bbox': {'name': 'bbox',
                                                                    'value_presence': 'ABSENT'}}},
                    'preconditions': {'slot_conditions': {'level': {'equals_string_in': ['ambiguous',
                                                                                         'page',
                                                                                         'unresolved'],
                                                                    'name': 'level'}}},
                    'title': 'no box without one block'}]})

    claim_id: Optional[str] = Field(default=None, description="""Name of the claim, unique in its batch. Chosen by whoever extracts, so it may say something; never published.""", json_schema_extra = { "linkml_meta": {'annotations': {'sensitivity': {'tag': 'sensitivity', 'value': 'local_only'}},
         'domain_of': ['CitationRecord',
                       'ResolvedAnchor',
                       'ExtractedClaim',
                       'ClaimRefusal',
                       'CheckerResult',
                       'VerifierOrder',
                       'VerifierVerdict',
                       'VerifierNotRun',
                       'PrescreenedClaim',
                       'SpotCheckDisagreement',
                       'GateCard',
                       'GateDecision'],
         'examples': [{'value': 'c1'}]} })
    level: AnchorLevel = Field(default=..., description="""How much of the anchor is left, by the strict chain.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ResolvedAnchor'], 'examples': [{'value': 'exact'}]} })
    page_no: Optional[int] = Field(default=None, description="""Number of the page, from 1, in the order of the document. Not the number printed on it.""", ge=1, json_schema_extra = { "linkml_meta": {'domain_of': ['AnchorPlace',
                       'CitationRecord',
                       'ResolvedAnchor',
                       'PublicAnchor',
                       'DocumentBlock',
                       'GateCard'],
         'examples': [{'value': '3'}]} })
    block_index: Optional[int] = Field(default=None, description="""Number of the block in its list, as in block_self_ref, from 0. Not the order of reading.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['AnchorPlace',
                       'CitationRecord',
                       'ResolvedAnchor',
                       'PublicAnchor',
                       'DocumentBlock'],
         'examples': [{'value': '41'}]} })
    block_self_ref: Optional[str] = Field(default=None, description="""JSON pointer to the block inside the document, as the document names it. Points into one version of one conversion; a new conversion may give the number to another block.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AnchorPlace',
                       'CitationRecord',
                       'ResolvedAnchor',
                       'PublicAnchor',
                       'DocumentBlock',
                       'ExtractedClaim',
                       'ClaimRefusal'],
         'examples': [{'value': '#/texts/41'},
                      {'description': 'the table that a cell stands in',
                       'value': '#/tables/2'}]} })
    char_start: Optional[int] = Field(default=None, description="""Where the words start in the block's text, in code points from 0.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['AnchorPlace', 'CitationRecord', 'ResolvedAnchor'],
         'examples': [{'value': '118'}],
         'slot_uri': 'oa:start'} })
    char_end: Optional[int] = Field(default=None, description="""Where the words end in the block's text, in code points; the character there is no longer part of them.""", ge=1, json_schema_extra = { "linkml_meta": {'domain_of': ['AnchorPlace', 'CitationRecord', 'ResolvedAnchor'],
         'examples': [{'value': '162'}],
         'slot_uri': 'oa:end'} })
    matched_text: Optional[str] = Field(default=None, description="""The words that stand at this place now.""", json_schema_extra = { "linkml_meta": {'annotations': {'sensitivity': {'tag': 'sensitivity', 'value': 'local_only'}},
         'domain_of': ['AnchorPlace', 'ResolvedAnchor'],
         'examples': [{'value': 'The reader kept plate images for 30 days.'}]} })
    bbox: Optional[BoundingBox] = Field(default=None, description="""The box of the block on its page. Of the whole block, not of the quoted words.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AnchorPlace',
                       'CitationRecord',
                       'ResolvedAnchor',
                       'PublicAnchor',
                       'GateCard'],
         'examples': [{'object': {'b': 688.25,
                                  'coord_origin': 'BOTTOMLEFT',
                                  'l': 72.0,
                                  'r': 520.0,
                                  't': 700.5}}]} })
    n_matches: int = Field(default=..., description="""How many places fitted.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['ResolvedAnchor'], 'examples': [{'value': '1'}]} })
    text_anchor: Optional[DocumentTextAnchor] = Field(default=None, description="""Present where the words are anchored in text only; then there is no page and no box.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord', 'ResolvedAnchor'],
         'examples': [{'object': {'document_end': 2088,
                                  'document_start': 2044,
                                  'text_anchor_reason': 'no_provenance'}}]} })
    document_matches: Optional[bool] = Field(default=None, description="""Whether the document is the one the record was made from; absent where the document's own hash is not known.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ResolvedAnchor'], 'examples': [{'value': 'true'}]} })
    context_intact: Optional[bool] = Field(default=None, description="""Whether the stored context still stands around the words; absent where no words were found.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ResolvedAnchor'], 'examples': [{'value': 'true'}]} })
    boundary_intact: Optional[bool] = Field(default=None, description="""Whether the words are whole as readers see them: not a part of a longer number, and no accent cut off. Stricter than the chain, whose level it leaves alone.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ResolvedAnchor'], 'examples': [{'value': 'true'}]} })
    assist: Optional[AnchorAssist] = Field(default=None, description="""What happened to the anchor, as far as can be told.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ResolvedAnchor'],
         'examples': [{'object': {'assist_status': 'normalized', 'similarity': 1.0}}]} })

    @field_validator('claim_id')
    def pattern_claim_id(cls, v):
        pattern=re.compile(r"\S")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid claim_id format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid claim_id format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('block_self_ref')
    def pattern_block_self_ref(cls, v):
        pattern=re.compile(r"^#/[a-z_]+/(0|[1-9][0-9]*)$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid block_self_ref format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid block_self_ref format: {v}"
            raise ValueError(err_msg)
        return v


class PublicAnchor(ConfiguredBaseModel):
    """
    What may be published of an anchor: these ten keys and no other, so this closed class is the allow-list. page_no and bbox are missing together where the document has no pages. It proves where the words stand to whoever holds the document, and shows none of them.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'close_mappings': ['oa:SpecificResource'],
         'from_schema': 'https://w3id.org/citevouch/anchors',
         'rules': [{'description': 'A published anchor has both a page and a box, or '
                                   'neither.',
                    'elseconditions': {'slot_conditions': {'bbox': {'name': 'bbox',
                                                                    'value_presence': 'ABSENT'}}},
                    'postconditions': {'slot_conditions': {'bbox': {'name': 'bbox',
                                                                    'required': True}}},
                    'preconditions': {'slot_conditions': {'page_no': {'name': 'page_no',
                                                                      'value_presence': 'PRESENT'}}},
                    'title': 'page and box go together'}],
         'slot_usage': {'block_index': {'name': 'block_index', 'required': True},
                        'block_self_ref': {'name': 'block_self_ref', 'required': True},
                        'checker_level': {'name': 'checker_level', 'required': True},
                        'doc_id': {'name': 'doc_id', 'required': True},
                        'schema_name': {'name': 'schema_name', 'required': True},
                        'schema_version': {'name': 'schema_version', 'required': True},
                        'text_hash': {'name': 'text_hash', 'required': True},
                        'verifier_result': {'name': 'verifier_result',
                                            'required': True}}})

    doc_id: str = Field(default=..., description="""SHA-256 of the source file as it was delivered, in lower-case hexadecimal digits. Says which file, not which conversion of it.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord',
                       'PublicAnchor',
                       'IngestResult',
                       'ExtractionOrder',
                       'AnchorBuild',
                       'CheckerResult',
                       'GateSummary'],
         'examples': [{'value': '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'}],
         'slot_uri': 'oa:hasSource'} })
    page_no: Optional[int] = Field(default=None, description="""Number of the page, from 1, in the order of the document. Not the number printed on it.""", ge=1, json_schema_extra = { "linkml_meta": {'domain_of': ['AnchorPlace',
                       'CitationRecord',
                       'ResolvedAnchor',
                       'PublicAnchor',
                       'DocumentBlock',
                       'GateCard'],
         'examples': [{'value': '3'}]} })
    block_index: int = Field(default=..., description="""Number of the block in its list, as in block_self_ref, from 0. Not the order of reading.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['AnchorPlace',
                       'CitationRecord',
                       'ResolvedAnchor',
                       'PublicAnchor',
                       'DocumentBlock'],
         'examples': [{'value': '41'}]} })
    block_self_ref: str = Field(default=..., description="""JSON pointer to the block inside the document, as the document names it. Points into one version of one conversion; a new conversion may give the number to another block.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AnchorPlace',
                       'CitationRecord',
                       'ResolvedAnchor',
                       'PublicAnchor',
                       'DocumentBlock',
                       'ExtractedClaim',
                       'ClaimRefusal'],
         'examples': [{'value': '#/texts/41'},
                      {'description': 'the table that a cell stands in',
                       'value': '#/tables/2'}]} })
    text_hash: str = Field(default=..., description="""SHA-256 of the quote in UTF-8, neither stripped nor cut, in lower-case hexadecimal digits. A short quote can be guessed from it.""", json_schema_extra = { "linkml_meta": {'close_mappings': ['schema:sha256'],
         'domain_of': ['CitationRecord', 'PublicAnchor'],
         'examples': [{'value': '1fb7a1ef57ec3b7264b33532eb72552a7e3a6e98e65514a3ce61f2b0e9cade2a'}]} })
    bbox: Optional[BoundingBox] = Field(default=None, description="""The box of the block on its page. Of the whole block, not of the quoted words.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AnchorPlace',
                       'CitationRecord',
                       'ResolvedAnchor',
                       'PublicAnchor',
                       'GateCard'],
         'examples': [{'object': {'b': 688.25,
                                  'coord_origin': 'BOTTOMLEFT',
                                  'l': 72.0,
                                  'r': 520.0,
                                  't': 700.5}}]} })
    checker_level: CheckerLevel = Field(default=..., description="""What the citation checker said; absent until it has run.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord', 'PublicAnchor'],
         'examples': [{'value': 'exact'}]} })
    verifier_result: VerifierResult = Field(default=..., description="""What verification said about the claim; indeterminate until something has.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord', 'PublicAnchor'],
         'examples': [{'value': 'indeterminate'}]} })
    schema_name: Literal["citevouch-citation"] = Field(default=..., description="""Name of the record format. Records of other formats are read, never written.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord', 'PublicAnchor'],
         'equals_string': 'citevouch-citation',
         'examples': [{'value': 'citevouch-citation'}]} })
    schema_version: Literal["1"] = Field(default=..., description="""Version of the record format, which is not the version of this contract.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord', 'PublicAnchor'],
         'equals_string': '1',
         'examples': [{'value': '1'}]} })

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
        pattern=re.compile(r"^#/[a-z_]+/(0|[1-9][0-9]*)$")
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


class IngestResult(ConfiguredBaseModel):
    """
    What the conversion of a document said about itself. Only trustworthy_for_extraction opens the gate: anything but true, or no word at all, closes it, and nothing overrides it.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/anchors',
         'slot_usage': {'doc_id': {'name': 'doc_id', 'required': True}}})

    doc_id: str = Field(default=..., description="""SHA-256 of the source file as it was delivered, in lower-case hexadecimal digits. Says which file, not which conversion of it.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord',
                       'PublicAnchor',
                       'IngestResult',
                       'ExtractionOrder',
                       'AnchorBuild',
                       'CheckerResult',
                       'GateSummary'],
         'examples': [{'value': '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'}],
         'slot_uri': 'oa:hasSource'} })
    trustworthy_for_extraction: Optional[bool] = Field(default=None, description="""Whether ingest calls the document fit for extraction. Missing means no.""", json_schema_extra = { "linkml_meta": {'domain_of': ['IngestResult'], 'examples': [{'value': 'true'}]} })
    decision: Optional[str] = Field(default=None, description="""Ingest's own word for the document. Kept to be shown; nothing is decided by it.""", json_schema_extra = { "linkml_meta": {'domain_of': ['IngestResult'], 'examples': [{'value': 'accept'}]} })

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


class DocumentBlock(ConfiguredBaseModel):
    """
    One block of a document as an extractor may quote it.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/anchors',
         'slot_usage': {'block_index': {'name': 'block_index', 'required': True},
                        'block_self_ref': {'name': 'block_self_ref', 'required': True},
                        'block_text': {'name': 'block_text', 'required': True},
                        'n_prov': {'name': 'n_prov', 'required': True}}})

    block_self_ref: str = Field(default=..., description="""JSON pointer to the block inside the document, as the document names it. Points into one version of one conversion; a new conversion may give the number to another block.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AnchorPlace',
                       'CitationRecord',
                       'ResolvedAnchor',
                       'PublicAnchor',
                       'DocumentBlock',
                       'ExtractedClaim',
                       'ClaimRefusal'],
         'examples': [{'value': '#/texts/41'},
                      {'description': 'the table that a cell stands in',
                       'value': '#/tables/2'}]} })
    block_index: int = Field(default=..., description="""Number of the block in its list, as in block_self_ref, from 0. Not the order of reading.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['AnchorPlace',
                       'CitationRecord',
                       'ResolvedAnchor',
                       'PublicAnchor',
                       'DocumentBlock'],
         'examples': [{'value': '41'}]} })
    block_label: Optional[str] = Field(default=None, description="""What the document calls the block.""", json_schema_extra = { "linkml_meta": {'domain_of': ['DocumentBlock'], 'examples': [{'value': 'section_header'}]} })
    page_no: Optional[int] = Field(default=None, description="""Number of the page, from 1, in the order of the document. Not the number printed on it.""", ge=1, json_schema_extra = { "linkml_meta": {'domain_of': ['AnchorPlace',
                       'CitationRecord',
                       'ResolvedAnchor',
                       'PublicAnchor',
                       'DocumentBlock',
                       'GateCard'],
         'examples': [{'value': '3'}]} })
    n_prov: int = Field(default=..., description="""How many provenances (page and box) the block has in the document.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord', 'DocumentBlock'], 'examples': [{'value': '1'}]} })
    table_row: Optional[int] = Field(default=None, description="""Row of the cell in its table, from 0, header rows included.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['AnchorPlace',
                       'DocumentTextAnchor',
                       'DocumentBlock',
                       'ExtractedClaim'],
         'examples': [{'value': '2'}]} })
    table_column: Optional[int] = Field(default=None, description="""Column of the cell in its table, from 0, row headers included.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['AnchorPlace',
                       'DocumentTextAnchor',
                       'DocumentBlock',
                       'ExtractedClaim'],
         'examples': [{'value': '4'}]} })
    block_text: str = Field(default=..., description="""The text of the block, in which offsets are counted.""", json_schema_extra = { "linkml_meta": {'annotations': {'sensitivity': {'tag': 'sensitivity', 'value': 'local_only'}},
         'domain_of': ['DocumentBlock'],
         'examples': [{'value': 'The reader kept plate images for 30 days. After that '
                                'they were deleted.'}]} })

    @field_validator('block_self_ref')
    def pattern_block_self_ref(cls, v):
        pattern=re.compile(r"^#/[a-z_]+/(0|[1-9][0-9]*)$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid block_self_ref format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid block_self_ref format: {v}"
            raise ValueError(err_msg)
        return v


class ExtractionOrder(ConfiguredBaseModel):
    """
    The work order for whoever reads a document and proposes claims: the blocks, the contract each quote has to keep, the guardrails and the shape of the answer (ExtractedClaim). Complete in itself.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/anchors',
         'slot_usage': {'doc_id': {'name': 'doc_id', 'required': True},
                        'prompt_version': {'name': 'prompt_version', 'required': True}}})

    order_id: str = Field(default=..., description="""Name of a work order: the first 16 hexadecimal digits of the SHA-256 of its inputs and prompt version, so that equal inputs give equal orders.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ExtractionOrder',
                       'VerifierOrder',
                       'VerifierVerdict',
                       'WorkOrder',
                       'WorkOrderResult',
                       'CitationJudgement'],
         'examples': [{'value': '5f0c6a9b3d1e7284'}]} })
    doc_id: str = Field(default=..., description="""SHA-256 of the source file as it was delivered, in lower-case hexadecimal digits. Says which file, not which conversion of it.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord',
                       'PublicAnchor',
                       'IngestResult',
                       'ExtractionOrder',
                       'AnchorBuild',
                       'CheckerResult',
                       'GateSummary'],
         'examples': [{'value': '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'}],
         'slot_uri': 'oa:hasSource'} })
    doc_schema_name: Optional[str] = Field(default=None, description="""The format that the document was read in.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord', 'ExtractionOrder'],
         'examples': [{'value': 'DoclingDocument'}, {'value': 'text/markdown'}]} })
    doc_schema_version: Optional[str] = Field(default=None, description="""Version of that format; for plain text and Markdown, of the rules that cut it into blocks.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord', 'ExtractionOrder'],
         'examples': [{'value': '1.10.0'}]} })
    prompt_version: str = Field(default=..., description="""Version of the instructions that were given.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord',
                       'ExtractionOrder',
                       'VerifierOrder',
                       'WorkOrder',
                       'WorkOrderResult'],
         'examples': [{'value': '3'}]} })
    prompt: str = Field(default=..., description="""The instructions as they are handed over, in one text. Whatever in it comes from a document or an answer is fenced as data.""", json_schema_extra = { "linkml_meta": {'annotations': {'sensitivity': {'tag': 'sensitivity', 'value': 'local_only'}},
         'domain_of': ['ExtractionOrder', 'VerifierOrder', 'WorkOrder'],
         'examples': [{'value': 'Read the document between the marks and propose '
                                'claims that its own words support.'}]} })
    quote_contract: str = Field(default=..., description="""What every quote has to keep, in words.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ExtractionOrder'],
         'examples': [{'value': 'Copy each quote character for character out of one '
                                'block, whole words at both ends.'}]} })
    guardrails: Optional[list[str]] = Field(default=None, description="""What an extractor must not do, in words.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ExtractionOrder'],
         'examples': [{'value': 'A mark of redaction hides a value; never read a value '
                                'off it.'}]} })
    naming_rule: str = Field(default=..., description="""How people are to be named in claims.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ExtractionOrder'],
         'examples': [{'value': 'Name people by their role unless the document gives '
                                'them a public office.'}]} })
    result_schema: str = Field(default=..., description="""JSON Schema, as text, that the answer has to meet.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ExtractionOrder', 'VerifierOrder', 'WorkOrder'],
         'examples': [{'value': '{"type": "object", "required": ["result"]}'}]} })
    blocks: Optional[list[DocumentBlock]] = Field(default=None, description="""The blocks of the document, in its order.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ExtractionOrder'],
         'examples': [{'object': {'block_index': 0,
                                  'block_self_ref': '#/texts/0',
                                  'block_text': 'Plate readers',
                                  'n_prov': 1}}]} })

    @field_validator('order_id')
    def pattern_order_id(cls, v):
        pattern=re.compile(r"^[0-9a-f]{16}$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid order_id format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid order_id format: {v}"
            raise ValueError(err_msg)
        return v

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


class ExtractedClaim(ConfiguredBaseModel):
    """
    One claim as an extractor proposes it. Source material, not a finding: nothing in it has been checked.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/anchors',
         'slot_usage': {'block_self_ref': {'name': 'block_self_ref', 'required': True},
                        'claim_id': {'name': 'claim_id', 'required': True},
                        'claim_text': {'name': 'claim_text', 'required': True},
                        'verbatim_quote': {'name': 'verbatim_quote', 'required': True}}})

    claim_id: str = Field(default=..., description="""Name of the claim, unique in its batch. Chosen by whoever extracts, so it may say something; never published.""", json_schema_extra = { "linkml_meta": {'annotations': {'sensitivity': {'tag': 'sensitivity', 'value': 'local_only'}},
         'domain_of': ['CitationRecord',
                       'ResolvedAnchor',
                       'ExtractedClaim',
                       'ClaimRefusal',
                       'CheckerResult',
                       'VerifierOrder',
                       'VerifierVerdict',
                       'VerifierNotRun',
                       'PrescreenedClaim',
                       'SpotCheckDisagreement',
                       'GateCard',
                       'GateDecision'],
         'examples': [{'value': 'c1'}]} })
    claim_text: str = Field(default=..., description="""What is claimed, in the extractor's or the reviewer's words.""", json_schema_extra = { "linkml_meta": {'annotations': {'sensitivity': {'tag': 'sensitivity', 'value': 'local_only'}},
         'close_mappings': ['schema:text'],
         'domain_of': ['CitationRecord', 'ExtractedClaim', 'VerifierOrder', 'GateCard'],
         'examples': [{'value': "The city's plate readers kept images for 30 days."}]} })
    verbatim_quote: str = Field(default=..., description="""The exact words of one block, character for character, whole words at both ends. Never out of the document's unsanitised text, never over two blocks.""", json_schema_extra = { "linkml_meta": {'annotations': {'sensitivity': {'tag': 'sensitivity', 'value': 'local_only'}},
         'domain_of': ['CitationRecord',
                       'ExtractedClaim',
                       'ClaimRefusal',
                       'VerifierOrder',
                       'GateCard'],
         'examples': [{'value': 'The reader kept plate images for 30 days.'}],
         'slot_uri': 'oa:exact'} })
    block_self_ref: str = Field(default=..., description="""JSON pointer to the block inside the document, as the document names it. Points into one version of one conversion; a new conversion may give the number to another block.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AnchorPlace',
                       'CitationRecord',
                       'ResolvedAnchor',
                       'PublicAnchor',
                       'DocumentBlock',
                       'ExtractedClaim',
                       'ClaimRefusal'],
         'examples': [{'value': '#/texts/41'},
                      {'description': 'the table that a cell stands in',
                       'value': '#/tables/2'}]} })
    table_row: Optional[int] = Field(default=None, description="""Row of the cell in its table, from 0, header rows included.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['AnchorPlace',
                       'DocumentTextAnchor',
                       'DocumentBlock',
                       'ExtractedClaim'],
         'examples': [{'value': '2'}]} })
    table_column: Optional[int] = Field(default=None, description="""Column of the cell in its table, from 0, row headers included.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['AnchorPlace',
                       'DocumentTextAnchor',
                       'DocumentBlock',
                       'ExtractedClaim'],
         'examples': [{'value': '4'}]} })
    keywords: Optional[list[str]] = Field(default=None, description="""Words that the claim hinges on; each has to stand in the source as a whole word.""", json_schema_extra = { "linkml_meta": {'annotations': {'sensitivity': {'tag': 'sensitivity', 'value': 'local_only'}},
         'domain_of': ['CitationRecord', 'ExtractedClaim'],
         'examples': [{'value': 'ICE'}, {'value': 'retention'}]} })
    required_fields: Optional[list[str]] = Field(default=None, description="""Fields that the source must have for the claim to be supportable at all.""", json_schema_extra = { "linkml_meta": {'annotations': {'sensitivity': {'tag': 'sensitivity', 'value': 'local_only'}},
         'domain_of': ['CitationRecord', 'ExtractedClaim'],
         'examples': [{'value': 'race'}]} })

    @field_validator('claim_id')
    def pattern_claim_id(cls, v):
        pattern=re.compile(r"\S")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid claim_id format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid claim_id format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('claim_text')
    def pattern_claim_text(cls, v):
        pattern=re.compile(r"\S")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid claim_text format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid claim_text format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('verbatim_quote')
    def pattern_verbatim_quote(cls, v):
        pattern=re.compile(r"\S")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid verbatim_quote format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid verbatim_quote format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('block_self_ref')
    def pattern_block_self_ref(cls, v):
        pattern=re.compile(r"^#/[a-z_]+/(0|[1-9][0-9]*)$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid block_self_ref format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid block_self_ref format: {v}"
            raise ValueError(err_msg)
        return v


class ClaimRefusal(ConfiguredBaseModel):
    """
    A proposed claim that got no record, and why. The other claims of the same answer are kept.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/anchors',
         'slot_usage': {'message': {'name': 'message', 'required': True}}})

    claim_id: Optional[str] = Field(default=None, description="""Name of the claim, unique in its batch. Chosen by whoever extracts, so it may say something; never published.""", json_schema_extra = { "linkml_meta": {'annotations': {'sensitivity': {'tag': 'sensitivity', 'value': 'local_only'}},
         'domain_of': ['CitationRecord',
                       'ResolvedAnchor',
                       'ExtractedClaim',
                       'ClaimRefusal',
                       'CheckerResult',
                       'VerifierOrder',
                       'VerifierVerdict',
                       'VerifierNotRun',
                       'PrescreenedClaim',
                       'SpotCheckDisagreement',
                       'GateCard',
                       'GateDecision'],
         'examples': [{'value': 'c1'}]} })
    quote_error: Optional[QuoteError] = Field(default=None, description="""How the quote broke the quote contract; absent where the claim failed before its quote was looked at.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ClaimRefusal'], 'examples': [{'value': 'not_in_block'}]} })
    message: str = Field(default=..., description="""One sentence for people that says what was found and where from. Programs read the other slots.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ReferenceCheck',
                       'QuoteCheck',
                       'Finding',
                       'ClaimRefusal',
                       'CheckerResult',
                       'GuardrailFlag',
                       'CardConcern',
                       'LedgerVerification',
                       'CallStats'],
         'examples': [{'value': 'PubMed has no such record.'}]} })
    verbatim_quote: Optional[str] = Field(default=None, description="""The exact words of one block, character for character, whole words at both ends. Never out of the document's unsanitised text, never over two blocks.""", json_schema_extra = { "linkml_meta": {'annotations': {'sensitivity': {'tag': 'sensitivity', 'value': 'local_only'}},
         'domain_of': ['CitationRecord',
                       'ExtractedClaim',
                       'ClaimRefusal',
                       'VerifierOrder',
                       'GateCard'],
         'examples': [{'value': 'The reader kept plate images for 30 days.'}],
         'slot_uri': 'oa:exact'} })
    block_self_ref: Optional[str] = Field(default=None, description="""JSON pointer to the block inside the document, as the document names it. Points into one version of one conversion; a new conversion may give the number to another block.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AnchorPlace',
                       'CitationRecord',
                       'ResolvedAnchor',
                       'PublicAnchor',
                       'DocumentBlock',
                       'ExtractedClaim',
                       'ClaimRefusal'],
         'examples': [{'value': '#/texts/41'},
                      {'description': 'the table that a cell stands in',
                       'value': '#/tables/2'}]} })
    places: Optional[list[AnchorPlace]] = Field(default=None, description="""Places that a person may want to look at, best first. None of them is chosen.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AnchorAssist', 'ClaimRefusal'],
         'examples': [{'object': {'block_self_ref': '#/texts/41',
                                  'char_end': 162,
                                  'char_start': 118}}]} })

    @field_validator('claim_id')
    def pattern_claim_id(cls, v):
        pattern=re.compile(r"\S")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid claim_id format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid claim_id format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('verbatim_quote')
    def pattern_verbatim_quote(cls, v):
        pattern=re.compile(r"\S")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid verbatim_quote format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid verbatim_quote format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('block_self_ref')
    def pattern_block_self_ref(cls, v):
        pattern=re.compile(r"^#/[a-z_]+/(0|[1-9][0-9]*)$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid block_self_ref format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid block_self_ref format: {v}"
            raise ValueError(err_msg)
        return v


class AnchorBuild(ConfiguredBaseModel):
    """
    What became of one extractor's answer: a record for each claim that kept the quote contract, a refusal for each other.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/anchors',
         'slot_usage': {'doc_id': {'name': 'doc_id', 'required': True}}})

    doc_id: str = Field(default=..., description="""SHA-256 of the source file as it was delivered, in lower-case hexadecimal digits. Says which file, not which conversion of it.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord',
                       'PublicAnchor',
                       'IngestResult',
                       'ExtractionOrder',
                       'AnchorBuild',
                       'CheckerResult',
                       'GateSummary'],
         'examples': [{'value': '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'}],
         'slot_uri': 'oa:hasSource'} })
    citation_records: Optional[list[CitationRecord]] = Field(default=None, description="""The records that were stamped, in the order of the claims.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AnchorBuild'],
         'examples': [{'object': {'bbox': {'b': 688.25,
                                           'coord_origin': 'BOTTOMLEFT',
                                           'l': 72.0,
                                           'r': 520.0,
                                           't': 700.5},
                                  'block_index': 41,
                                  'block_self_ref': '#/texts/41',
                                  'char_end': 41,
                                  'char_start': 0,
                                  'claim_text': "The city's plate readers kept images "
                                                'for 30 days.',
                                  'context_prefix': '',
                                  'context_suffix': ' After that they were deleted.',
                                  'doc_id': '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
                                  'doc_schema_name': 'DoclingDocument',
                                  'doc_schema_version': '1.10.0',
                                  'n_prov': 1,
                                  'page_no': 3,
                                  'schema_name': 'citevouch-citation',
                                  'schema_version': '1',
                                  'text_hash': '1fb7a1ef57ec3b7264b33532eb72552a7e3a6e98e65514a3ce61f2b0e9cade2a',
                                  'verbatim_quote': 'The reader kept plate images for '
                                                    '30 days.',
                                  'verifier_result': 'indeterminate'}}]} })
    refusals: Optional[list[ClaimRefusal]] = Field(default=None, description="""The claims that got no record, in the order of the claims.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AnchorBuild'],
         'examples': [{'object': {'claim_id': 'c2',
                                  'message': 'The quote does not occur in this block.',
                                  'quote_error': 'not_in_block'}}]} })

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


class CheckerResult(ConfiguredBaseModel):
    """
    The mechanical check of one record against one document. It compares places and words and judges no meaning; ok says that the anchor is clean and whole, never that the claim is true.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/anchors',
         'slot_usage': {'claim_id': {'name': 'claim_id', 'required': True},
                        'doc_id': {'name': 'doc_id', 'required': True},
                        'record_hash': {'description': 'SHA-256 of the record, as '
                                                       'CitationRecord has it: the '
                                                       'same as long as claim, quote '
                                                       'and place are the same. Of an '
                                                       'uncited claim, which has no '
                                                       'record, that of its refusal.',
                                        'name': 'record_hash',
                                        'required': True}}})

    claim_id: str = Field(default=..., description="""Name of the claim, unique in its batch. Chosen by whoever extracts, so it may say something; never published.""", json_schema_extra = { "linkml_meta": {'annotations': {'sensitivity': {'tag': 'sensitivity', 'value': 'local_only'}},
         'domain_of': ['CitationRecord',
                       'ResolvedAnchor',
                       'ExtractedClaim',
                       'ClaimRefusal',
                       'CheckerResult',
                       'VerifierOrder',
                       'VerifierVerdict',
                       'VerifierNotRun',
                       'PrescreenedClaim',
                       'SpotCheckDisagreement',
                       'GateCard',
                       'GateDecision'],
         'examples': [{'value': 'c1'}]} })
    doc_id: str = Field(default=..., description="""SHA-256 of the source file as it was delivered, in lower-case hexadecimal digits. Says which file, not which conversion of it.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord',
                       'PublicAnchor',
                       'IngestResult',
                       'ExtractionOrder',
                       'AnchorBuild',
                       'CheckerResult',
                       'GateSummary'],
         'examples': [{'value': '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'}],
         'slot_uri': 'oa:hasSource'} })
    record_hash: str = Field(default=..., description="""SHA-256 of the record, as CitationRecord has it: the same as long as claim, quote and place are the same. Of an uncited claim, which has no record, that of its refusal.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CheckerResult',
                       'VerifierOrder',
                       'VerifierVerdict',
                       'VerifierNotRun',
                       'PrescreenedClaim',
                       'GateCard',
                       'GateDecision'],
         'examples': [{'value': 'fcde2b2edba56bf408601fb721fe9b5c338d10ee429ea04fae5511b68fbf8fb9'}]} })
    anchor_level: CheckerLevel = Field(default=..., description="""The level that the record's anchor resolves at, or uncited.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CheckerResult'], 'examples': [{'value': 'relocated'}]} })
    ok: bool = Field(default=..., description="""Whether the level is clean and nothing is flagged.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CheckerResult'], 'examples': [{'value': 'true'}]} })
    checker_flags: Optional[list[CheckerFlag]] = Field(default=None, description="""Everything that was found wrong with the anchor.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CheckerResult'], 'examples': [{'value': 'degraded'}]} })
    message: Optional[str] = Field(default=None, description="""One sentence for people that says what was found and where from. Programs read the other slots.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ReferenceCheck',
                       'QuoteCheck',
                       'Finding',
                       'ClaimRefusal',
                       'CheckerResult',
                       'GuardrailFlag',
                       'CardConcern',
                       'LedgerVerification',
                       'CallStats'],
         'examples': [{'value': 'PubMed has no such record.'}]} })

    @field_validator('claim_id')
    def pattern_claim_id(cls, v):
        pattern=re.compile(r"\S")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid claim_id format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid claim_id format: {v}"
            raise ValueError(err_msg)
        return v

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

    @field_validator('record_hash')
    def pattern_record_hash(cls, v):
        pattern=re.compile(r"^[0-9a-f]{64}$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid record_hash format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid record_hash format: {v}"
            raise ValueError(err_msg)
        return v


class VerifierOrder(ConfiguredBaseModel):
    """
    The work order for a verifier: the claim, its quote and the span read again from the document. It has no place for the extractor's reasoning or for prescreen scores, so that neither can colour the answer.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/anchors',
         'slot_usage': {'claim_id': {'name': 'claim_id', 'required': True},
                        'claim_text': {'name': 'claim_text', 'required': True},
                        'prompt_version': {'name': 'prompt_version', 'required': True},
                        'record_hash': {'name': 'record_hash', 'required': True},
                        'source_span': {'name': 'source_span', 'required': True},
                        'verbatim_quote': {'name': 'verbatim_quote', 'required': True}}})

    order_id: str = Field(default=..., description="""Name of a work order: the first 16 hexadecimal digits of the SHA-256 of its inputs and prompt version, so that equal inputs give equal orders.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ExtractionOrder',
                       'VerifierOrder',
                       'VerifierVerdict',
                       'WorkOrder',
                       'WorkOrderResult',
                       'CitationJudgement'],
         'examples': [{'value': '5f0c6a9b3d1e7284'}]} })
    claim_id: str = Field(default=..., description="""Name of the claim, unique in its batch. Chosen by whoever extracts, so it may say something; never published.""", json_schema_extra = { "linkml_meta": {'annotations': {'sensitivity': {'tag': 'sensitivity', 'value': 'local_only'}},
         'domain_of': ['CitationRecord',
                       'ResolvedAnchor',
                       'ExtractedClaim',
                       'ClaimRefusal',
                       'CheckerResult',
                       'VerifierOrder',
                       'VerifierVerdict',
                       'VerifierNotRun',
                       'PrescreenedClaim',
                       'SpotCheckDisagreement',
                       'GateCard',
                       'GateDecision'],
         'examples': [{'value': 'c1'}]} })
    record_hash: str = Field(default=..., description="""SHA-256 of the record in canonical JSON without verifier_result, verifier_confidence, checker_level and prescreen: the same as long as claim, quote and place are the same.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CheckerResult',
                       'VerifierOrder',
                       'VerifierVerdict',
                       'VerifierNotRun',
                       'PrescreenedClaim',
                       'GateCard',
                       'GateDecision'],
         'examples': [{'value': 'fcde2b2edba56bf408601fb721fe9b5c338d10ee429ea04fae5511b68fbf8fb9'}]} })
    prompt_version: str = Field(default=..., description="""Version of the instructions that were given.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord',
                       'ExtractionOrder',
                       'VerifierOrder',
                       'WorkOrder',
                       'WorkOrderResult'],
         'examples': [{'value': '3'}]} })
    prompt: str = Field(default=..., description="""The instructions as they are handed over, in one text. Whatever in it comes from a document or an answer is fenced as data.""", json_schema_extra = { "linkml_meta": {'annotations': {'sensitivity': {'tag': 'sensitivity', 'value': 'local_only'}},
         'domain_of': ['ExtractionOrder', 'VerifierOrder', 'WorkOrder'],
         'examples': [{'value': 'Read the document between the marks and propose '
                                'claims that its own words support.'}]} })
    claim_text: str = Field(default=..., description="""What is claimed, in the extractor's or the reviewer's words.""", json_schema_extra = { "linkml_meta": {'annotations': {'sensitivity': {'tag': 'sensitivity', 'value': 'local_only'}},
         'close_mappings': ['schema:text'],
         'domain_of': ['CitationRecord', 'ExtractedClaim', 'VerifierOrder', 'GateCard'],
         'examples': [{'value': "The city's plate readers kept images for 30 days."}]} })
    verbatim_quote: str = Field(default=..., description="""The exact words of one block, character for character, whole words at both ends. Never out of the document's unsanitised text, never over two blocks.""", json_schema_extra = { "linkml_meta": {'annotations': {'sensitivity': {'tag': 'sensitivity', 'value': 'local_only'}},
         'domain_of': ['CitationRecord',
                       'ExtractedClaim',
                       'ClaimRefusal',
                       'VerifierOrder',
                       'GateCard'],
         'examples': [{'value': 'The reader kept plate images for 30 days.'}],
         'slot_uri': 'oa:exact'} })
    source_span: str = Field(default=..., description="""The text of the block that the anchor resolves to, read again from the document.""", json_schema_extra = { "linkml_meta": {'annotations': {'sensitivity': {'tag': 'sensitivity', 'value': 'local_only'}},
         'domain_of': ['VerifierOrder', 'GateCard'],
         'examples': [{'value': 'The reader kept plate images for 30 days. After that '
                                'they were deleted.'}]} })
    result_schema: str = Field(default=..., description="""JSON Schema, as text, that the answer has to meet.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ExtractionOrder', 'VerifierOrder', 'WorkOrder'],
         'examples': [{'value': '{"type": "object", "required": ["result"]}'}]} })

    @field_validator('order_id')
    def pattern_order_id(cls, v):
        pattern=re.compile(r"^[0-9a-f]{16}$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid order_id format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid order_id format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('claim_id')
    def pattern_claim_id(cls, v):
        pattern=re.compile(r"\S")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid claim_id format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid claim_id format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('record_hash')
    def pattern_record_hash(cls, v):
        pattern=re.compile(r"^[0-9a-f]{64}$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid record_hash format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid record_hash format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('claim_text')
    def pattern_claim_text(cls, v):
        pattern=re.compile(r"\S")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid claim_text format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid claim_text format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('verbatim_quote')
    def pattern_verbatim_quote(cls, v):
        pattern=re.compile(r"\S")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid verbatim_quote format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid verbatim_quote format: {v}"
            raise ValueError(err_msg)
        return v


class VerifierVerdict(ConfiguredBaseModel):
    """
    What a verifier answered about one claim. Advice for the person at the gate: it accepts nothing and rejects nothing. An answer that is malformed or in doubt is recorded as indeterminate.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/anchors',
         'rules': [{'description': 'Supported and contradicted come with a confidence '
                                   'and the reasoning behind them.',
                    'postconditions': {'slot_conditions': {'confidence': {'name': 'confidence',
                                                                          'required': True},
                                                           'reasoning': {'name': 'reasoning',
                                                                         'required': True}}},
                    'preconditions': {'slot_conditions': {'result': {'equals_string_in': ['supported',
                                                                                          'contradicted'],
                                                                     'name': 'result'}}},
                    'title': 'a definite verdict gives its grounds'}],
         'slot_usage': {'confidence': {'description': "The verifier's own confidence, "
                                                      'from 0 to 1. Not a probability '
                                                      'that the claim is true.',
                                       'name': 'confidence',
                                       'required': False}}})

    order_id: str = Field(default=..., description="""Name of a work order: the first 16 hexadecimal digits of the SHA-256 of its inputs and prompt version, so that equal inputs give equal orders.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ExtractionOrder',
                       'VerifierOrder',
                       'VerifierVerdict',
                       'WorkOrder',
                       'WorkOrderResult',
                       'CitationJudgement'],
         'examples': [{'value': '5f0c6a9b3d1e7284'}]} })
    claim_id: Optional[str] = Field(default=None, description="""Name of the claim, unique in its batch. Chosen by whoever extracts, so it may say something; never published.""", json_schema_extra = { "linkml_meta": {'annotations': {'sensitivity': {'tag': 'sensitivity', 'value': 'local_only'}},
         'domain_of': ['CitationRecord',
                       'ResolvedAnchor',
                       'ExtractedClaim',
                       'ClaimRefusal',
                       'CheckerResult',
                       'VerifierOrder',
                       'VerifierVerdict',
                       'VerifierNotRun',
                       'PrescreenedClaim',
                       'SpotCheckDisagreement',
                       'GateCard',
                       'GateDecision'],
         'examples': [{'value': 'c1'}]} })
    record_hash: Optional[str] = Field(default=None, description="""SHA-256 of the record in canonical JSON without verifier_result, verifier_confidence, checker_level and prescreen: the same as long as claim, quote and place are the same.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CheckerResult',
                       'VerifierOrder',
                       'VerifierVerdict',
                       'VerifierNotRun',
                       'PrescreenedClaim',
                       'GateCard',
                       'GateDecision'],
         'examples': [{'value': 'fcde2b2edba56bf408601fb721fe9b5c338d10ee429ea04fae5511b68fbf8fb9'}]} })
    result: VerdictResult = Field(default=..., description="""The verifier's answer.""", json_schema_extra = { "linkml_meta": {'domain_of': ['VerifierVerdict'], 'examples': [{'value': 'supported'}]} })
    confidence: Optional[float] = Field(default=None, description="""The verifier's own confidence, from 0 to 1. Not a probability that the claim is true.""", ge=0, le=1, json_schema_extra = { "linkml_meta": {'domain_of': ['CitedPart', 'VerifierVerdict'], 'examples': [{'value': '0.9'}]} })
    reasoning: Optional[str] = Field(default=None, description="""Why the verifier answered so.""", json_schema_extra = { "linkml_meta": {'annotations': {'sensitivity': {'tag': 'sensitivity', 'value': 'local_only'}},
         'domain_of': ['VerifierVerdict'],
         'examples': [{'value': 'The span gives the 30 days for plate images and names '
                                'no exception.'}]} })
    model: Optional[str] = Field(default=None, description="""The model that answered, as its service names it; absent where a person did.""", json_schema_extra = { "linkml_meta": {'domain_of': ['VerifierVerdict',
                       'Prescreen',
                       'SpotCheckDisagreement',
                       'Judge'],
         'examples': [{'value': 'example/screen-1'}]} })
    note: Optional[str] = Field(default=None, description="""A remark for people that goes with the result and does not change it.""", json_schema_extra = { "linkml_meta": {'domain_of': ['IdentityCheck',
                       'VerifierVerdict',
                       'PrescreenApproval',
                       'ExistenceCheck',
                       'Completeness',
                       'ContradictionScan',
                       'SelfCheckItem',
                       'Spending'],
         'examples': [{'value': 'The record is the preprint of the cited article.'}]} })

    @field_validator('order_id')
    def pattern_order_id(cls, v):
        pattern=re.compile(r"^[0-9a-f]{16}$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid order_id format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid order_id format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('claim_id')
    def pattern_claim_id(cls, v):
        pattern=re.compile(r"\S")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid claim_id format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid claim_id format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('record_hash')
    def pattern_record_hash(cls, v):
        pattern=re.compile(r"^[0-9a-f]{64}$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid record_hash format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid record_hash format: {v}"
            raise ValueError(err_msg)
        return v


class VerifierNotRun(ConfiguredBaseModel):
    """
    A reviewer's statement that no verifier was to be had for a claim. Shown on the card and published as indeterminate.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/anchors',
         'slot_usage': {'claim_id': {'name': 'claim_id', 'required': True},
                        'given_reason': {'name': 'given_reason', 'required': True},
                        'record_hash': {'name': 'record_hash', 'required': True}}})

    claim_id: str = Field(default=..., description="""Name of the claim, unique in its batch. Chosen by whoever extracts, so it may say something; never published.""", json_schema_extra = { "linkml_meta": {'annotations': {'sensitivity': {'tag': 'sensitivity', 'value': 'local_only'}},
         'domain_of': ['CitationRecord',
                       'ResolvedAnchor',
                       'ExtractedClaim',
                       'ClaimRefusal',
                       'CheckerResult',
                       'VerifierOrder',
                       'VerifierVerdict',
                       'VerifierNotRun',
                       'PrescreenedClaim',
                       'SpotCheckDisagreement',
                       'GateCard',
                       'GateDecision'],
         'examples': [{'value': 'c1'}]} })
    record_hash: str = Field(default=..., description="""SHA-256 of the record in canonical JSON without verifier_result, verifier_confidence, checker_level and prescreen: the same as long as claim, quote and place are the same.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CheckerResult',
                       'VerifierOrder',
                       'VerifierVerdict',
                       'VerifierNotRun',
                       'PrescreenedClaim',
                       'GateCard',
                       'GateDecision'],
         'examples': [{'value': 'fcde2b2edba56bf408601fb721fe9b5c338d10ee429ea04fae5511b68fbf8fb9'}]} })
    reviewer: str = Field(default=..., description="""Who decided, as they call themselves. Self-declared; nothing proves it.""", json_schema_extra = { "linkml_meta": {'close_mappings': ['prov:wasAssociatedWith'],
         'domain_of': ['VerifierNotRun', 'GateDecision'],
         'examples': [{'value': 'r.example'}]} })
    given_reason: str = Field(default=..., description="""Why, in the reviewer's words.""", json_schema_extra = { "linkml_meta": {'annotations': {'sensitivity': {'tag': 'sensitivity', 'value': 'local_only'}},
         'domain_of': ['VerifierNotRun', 'ConcernAnswer', 'GateDecision'],
         'examples': [{'value': 'The span speaks of one reader, not of all of them.'}]} })
    decided_at: datetime  = Field(default=..., description="""When, in UTC.""", json_schema_extra = { "linkml_meta": {'close_mappings': ['prov:endedAtTime'],
         'domain_of': ['VerifierNotRun', 'GateDecision'],
         'examples': [{'value': '2026-01-31T12:00:00Z'}]} })

    @field_validator('claim_id')
    def pattern_claim_id(cls, v):
        pattern=re.compile(r"\S")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid claim_id format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid claim_id format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('record_hash')
    def pattern_record_hash(cls, v):
        pattern=re.compile(r"^[0-9a-f]{64}$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid record_hash format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid record_hash format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('reviewer')
    def pattern_reviewer(cls, v):
        pattern=re.compile(r"\S")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid reviewer format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid reviewer format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('given_reason')
    def pattern_given_reason(cls, v):
        pattern=re.compile(r"\S")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid given_reason format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid given_reason format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('decided_at')
    def pattern_decided_at(cls, v):
        pattern=re.compile(r"Z$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid decided_at format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid decided_at format: {v}"
            raise ValueError(err_msg)
        return v


class Prescreen(ConfiguredBaseModel):
    """
    What the optional prescreen said about one claim. It can only save a verifier's call; it accepts, rejects and edits nothing, and a skipped claim counts as not independently checked.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/anchors',
         'rules': [{'description': 'Route verify names the reason; route skip has '
                                   'none.',
                    'elseconditions': {'slot_conditions': {'reason': {'name': 'reason',
                                                                      'value_presence': 'ABSENT'}}},
                    'postconditions': {'slot_conditions': {'reason': {'name': 'reason',
                                                                      'required': True}}},
                    'preconditions': {'slot_conditions': {'route': {'equals_string': 'verify',
                                                                    'name': 'route'}}},
                    'title': 'a claim that is not skipped has a reason'},
                   {'description': 'A claim is skipped only with both scores at 0.85 '
                                   'or above and the model named.',
                    'postconditions': {'slot_conditions': {'entailment': {'minimum_value': 0.85,
                                                                          'name': 'entailment'},
                                                           'model': {'name': 'model',
                                                                     'required': True},
                                                           'presence': {'minimum_value': 0.85,
                                                                        'name': 'presence'}}},
                    'preconditions': {'slot_conditions': {'route': {'equals_string': 'skip',
                                                                    'name': 'route'}}},
                    'title': 'a skip reaches both thresholds'}]})

    presence: Optional[float] = Field(default=None, description="""The prescreen's score that the quote stands in the span, from 0 to 1.""", ge=0, le=1, json_schema_extra = { "linkml_meta": {'domain_of': ['Prescreen', 'SpotCheckDisagreement'],
         'examples': [{'value': '0.94'}]} })
    entailment: Optional[float] = Field(default=None, description="""The prescreen's score that the span entails the claim, from 0 to 1.""", ge=0, le=1, json_schema_extra = { "linkml_meta": {'domain_of': ['Prescreen', 'SpotCheckDisagreement'],
         'examples': [{'value': '0.91'}]} })
    route: PrescreenRoute = Field(default=..., description="""Where the prescreen sends the claim.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Prescreen'], 'examples': [{'value': 'skip'}]} })
    reason: Optional[PrescreenReason] = Field(default=None, description="""Why the claim is not skipped.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Prescreen'], 'examples': [{'value': 'low_score'}]} })
    model: Optional[str] = Field(default=None, description="""The model that answered, as its service names it; absent where a person did.""", json_schema_extra = { "linkml_meta": {'domain_of': ['VerifierVerdict',
                       'Prescreen',
                       'SpotCheckDisagreement',
                       'Judge'],
         'examples': [{'value': 'example/screen-1'}]} })
    spot_check: bool = Field(default=..., description="""Whether the skipped claim was drawn to be verified all the same.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Prescreen'], 'examples': [{'value': 'false'}]} })


class PrescreenedClaim(ConfiguredBaseModel):
    """
    The prescreen of one claim, bound to the record it was made for. An edit of the record voids it.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/anchors',
         'slot_usage': {'claim_id': {'name': 'claim_id', 'required': True},
                        'prescreen': {'name': 'prescreen', 'required': True},
                        'record_hash': {'name': 'record_hash', 'required': True},
                        'seed': {'name': 'seed', 'required': False}}})

    claim_id: str = Field(default=..., description="""Name of the claim, unique in its batch. Chosen by whoever extracts, so it may say something; never published.""", json_schema_extra = { "linkml_meta": {'annotations': {'sensitivity': {'tag': 'sensitivity', 'value': 'local_only'}},
         'domain_of': ['CitationRecord',
                       'ResolvedAnchor',
                       'ExtractedClaim',
                       'ClaimRefusal',
                       'CheckerResult',
                       'VerifierOrder',
                       'VerifierVerdict',
                       'VerifierNotRun',
                       'PrescreenedClaim',
                       'SpotCheckDisagreement',
                       'GateCard',
                       'GateDecision'],
         'examples': [{'value': 'c1'}]} })
    record_hash: str = Field(default=..., description="""SHA-256 of the record in canonical JSON without verifier_result, verifier_confidence, checker_level and prescreen: the same as long as claim, quote and place are the same.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CheckerResult',
                       'VerifierOrder',
                       'VerifierVerdict',
                       'VerifierNotRun',
                       'PrescreenedClaim',
                       'GateCard',
                       'GateDecision'],
         'examples': [{'value': 'fcde2b2edba56bf408601fb721fe9b5c338d10ee429ea04fae5511b68fbf8fb9'}]} })
    prescreen: Prescreen = Field(default=..., description="""What the prescreen said about the claim; absent where it did not run or an edit voided it.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord', 'PrescreenedClaim'],
         'examples': [{'object': {'entailment': 0.91,
                                  'model': 'example/screen-1',
                                  'presence': 0.94,
                                  'route': 'skip',
                                  'spot_check': False}}]} })
    seed: Optional[str] = Field(default=None, description="""The seed that the spot checks were drawn with, so that the draw can be repeated.""", json_schema_extra = { "linkml_meta": {'domain_of': ['PrescreenedClaim', 'SpotCheckDisagreement'],
         'examples': [{'value': '1f0a7c3be94d2258'}]} })

    @field_validator('claim_id')
    def pattern_claim_id(cls, v):
        pattern=re.compile(r"\S")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid claim_id format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid claim_id format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('record_hash')
    def pattern_record_hash(cls, v):
        pattern=re.compile(r"^[0-9a-f]{64}$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid record_hash format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid record_hash format: {v}"
            raise ValueError(err_msg)
        return v


class PrescreenApproval(ConfiguredBaseModel):
    """
    A person's approval of one model for the prescreen. Without one no model is approved and every claim goes to the verifier.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/anchors',
         'slot_usage': {'at': {'description': 'When it was approved, in UTC.',
                               'name': 'at'}}})

    approved_model: str = Field(default=..., description="""The one model whose scores count.""", json_schema_extra = { "linkml_meta": {'domain_of': ['PrescreenApproval'],
         'examples': [{'value': 'example/screen-1'}]} })
    by: str = Field(default=..., description="""Who or what wrote it, as they call themselves.""", json_schema_extra = { "linkml_meta": {'domain_of': ['PrescreenApproval', 'LedgerEntry'],
         'examples': [{'value': 'r.example'}, {'value': 'citevouch'}]} })
    at: datetime  = Field(default=..., description="""When it was approved, in UTC.""", json_schema_extra = { "linkml_meta": {'close_mappings': ['prov:endedAtTime'],
         'domain_of': ['LookupAttempt', 'PrescreenApproval', 'LedgerEntry'],
         'examples': [{'value': '2026-01-31T12:00:00Z'}]} })
    note: Optional[str] = Field(default=None, description="""A remark for people that goes with the result and does not change it.""", json_schema_extra = { "linkml_meta": {'domain_of': ['IdentityCheck',
                       'VerifierVerdict',
                       'PrescreenApproval',
                       'ExistenceCheck',
                       'Completeness',
                       'ContradictionScan',
                       'SelfCheckItem',
                       'Spending'],
         'examples': [{'value': 'The record is the preprint of the cited article.'}]} })

    @field_validator('by')
    def pattern_by(cls, v):
        pattern=re.compile(r"\S")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid by format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid by format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('at')
    def pattern_at(cls, v):
        pattern=re.compile(r"Z$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid at format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid at format: {v}"
            raise ValueError(err_msg)
        return v


class SpotCheckDisagreement(ConfiguredBaseModel):
    """
    A spot-checked claim whose verifier did not say supported, or did not answer, although the prescreen had routed it to skip. Holds no words of the claim.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/anchors',
         'slot_usage': {'claim_id': {'name': 'claim_id', 'required': True}}})

    ts: datetime  = Field(default=..., description="""When it happened, in UTC.""", json_schema_extra = { "linkml_meta": {'domain_of': ['SpotCheckDisagreement', 'CallLogEntry'],
         'examples': [{'value': '2026-01-31T12:00:00Z'}]} })
    claim_id: str = Field(default=..., description="""Name of the claim, unique in its batch. Chosen by whoever extracts, so it may say something; never published.""", json_schema_extra = { "linkml_meta": {'annotations': {'sensitivity': {'tag': 'sensitivity', 'value': 'local_only'}},
         'domain_of': ['CitationRecord',
                       'ResolvedAnchor',
                       'ExtractedClaim',
                       'ClaimRefusal',
                       'CheckerResult',
                       'VerifierOrder',
                       'VerifierVerdict',
                       'VerifierNotRun',
                       'PrescreenedClaim',
                       'SpotCheckDisagreement',
                       'GateCard',
                       'GateDecision'],
         'examples': [{'value': 'c1'}]} })
    presence: Optional[float] = Field(default=None, description="""The prescreen's score that the quote stands in the span, from 0 to 1.""", ge=0, le=1, json_schema_extra = { "linkml_meta": {'domain_of': ['Prescreen', 'SpotCheckDisagreement'],
         'examples': [{'value': '0.94'}]} })
    entailment: Optional[float] = Field(default=None, description="""The prescreen's score that the span entails the claim, from 0 to 1.""", ge=0, le=1, json_schema_extra = { "linkml_meta": {'domain_of': ['Prescreen', 'SpotCheckDisagreement'],
         'examples': [{'value': '0.91'}]} })
    model: Optional[str] = Field(default=None, description="""The model that answered, as its service names it; absent where a person did.""", json_schema_extra = { "linkml_meta": {'domain_of': ['VerifierVerdict',
                       'Prescreen',
                       'SpotCheckDisagreement',
                       'Judge'],
         'examples': [{'value': 'example/screen-1'}]} })
    spot_check_verdict: SpotCheckVerdict = Field(default=..., description="""What the spot check brought.""", json_schema_extra = { "linkml_meta": {'domain_of': ['SpotCheckDisagreement'],
         'examples': [{'value': 'contradicted'}]} })
    seed: str = Field(default=..., description="""The seed that the spot checks were drawn with, so that the draw can be repeated.""", json_schema_extra = { "linkml_meta": {'domain_of': ['PrescreenedClaim', 'SpotCheckDisagreement'],
         'examples': [{'value': '1f0a7c3be94d2258'}]} })

    @field_validator('ts')
    def pattern_ts(cls, v):
        pattern=re.compile(r"Z$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid ts format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid ts format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('claim_id')
    def pattern_claim_id(cls, v):
        pattern=re.compile(r"\S")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid claim_id format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid claim_id format: {v}"
            raise ValueError(err_msg)
        return v


class GuardrailFlag(ConfiguredBaseModel):
    """
    Something about a claim that a rule of thumb found suspicious. A person has to answer it; the flag itself decides nothing.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/anchors',
         'slot_usage': {'message': {'name': 'message', 'required': True}}})

    guardrail: GuardrailKind = Field(default=..., description="""Which rule of thumb.""", json_schema_extra = { "linkml_meta": {'domain_of': ['GuardrailFlag'], 'examples': [{'value': 'keyword_in_word'}]} })
    flagged_text: Optional[str] = Field(default=None, description="""The words that it is about.""", json_schema_extra = { "linkml_meta": {'annotations': {'sensitivity': {'tag': 'sensitivity', 'value': 'local_only'}},
         'domain_of': ['GuardrailFlag'],
         'examples': [{'value': 'police'}]} })
    span_start: Optional[int] = Field(default=None, description="""Where these words start in the source span, in code points from 0.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['GuardrailFlag'], 'examples': [{'value': '12'}]} })
    span_end: Optional[int] = Field(default=None, description="""Where these words end in the source span, half-open.""", ge=1, json_schema_extra = { "linkml_meta": {'domain_of': ['GuardrailFlag'], 'examples': [{'value': '18'}]} })
    message: str = Field(default=..., description="""One sentence for people that says what was found and where from. Programs read the other slots.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ReferenceCheck',
                       'QuoteCheck',
                       'Finding',
                       'ClaimRefusal',
                       'CheckerResult',
                       'GuardrailFlag',
                       'CardConcern',
                       'LedgerVerification',
                       'CallStats'],
         'examples': [{'value': 'PubMed has no such record.'}]} })


class CardConcern(ConfiguredBaseModel):
    """
    One thing on a card that the reviewer has to answer by itself, with a reason, before the claim can be accepted. Concerns are never answered in bulk.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/anchors',
         'rules': [{'description': 'A concern of kind guardrail carries the flag '
                                   'behind it; no other kind has one.',
                    'elseconditions': {'slot_conditions': {'guardrail_flag': {'name': 'guardrail_flag',
                                                                              'value_presence': 'ABSENT'}}},
                    'postconditions': {'slot_conditions': {'guardrail_flag': {'name': 'guardrail_flag',
                                                                              'required': True}}},
                    'preconditions': {'slot_conditions': {'concern_kind': {'equals_string': 'guardrail',
                                                                           'name': 'concern_kind'}}},
                    'title': 'a guardrail concern shows its flag'}],
         'slot_usage': {'message': {'name': 'message', 'required': True}}})

    concern_id: str = Field(default=..., description="""Name of the concern, unique on its card.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CardConcern', 'ConcernAnswer'],
         'examples': [{'value': 'degraded_anchor'}, {'value': 'guardrail-1'}]} })
    concern_kind: ConcernKind = Field(default=..., description="""What has to be answered.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CardConcern'], 'examples': [{'value': 'degraded_anchor'}]} })
    message: str = Field(default=..., description="""One sentence for people that says what was found and where from. Programs read the other slots.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ReferenceCheck',
                       'QuoteCheck',
                       'Finding',
                       'ClaimRefusal',
                       'CheckerResult',
                       'GuardrailFlag',
                       'CardConcern',
                       'LedgerVerification',
                       'CallStats'],
         'examples': [{'value': 'PubMed has no such record.'}]} })
    guardrail_flag: Optional[GuardrailFlag] = Field(default=None, description="""The flag behind the concern.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CardConcern'],
         'examples': [{'object': {'flagged_text': 'police',
                                  'guardrail': 'keyword_in_word',
                                  'message': 'ICE stands in the span only inside a '
                                             'longer word.'}}]} })


class ConcernAnswer(ConfiguredBaseModel):
    """
    What the reviewer answered to one concern.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/anchors',
         'slot_usage': {'given_reason': {'name': 'given_reason', 'required': True}}})

    concern_id: str = Field(default=..., description="""Name of the concern, unique on its card.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CardConcern', 'ConcernAnswer'],
         'examples': [{'value': 'degraded_anchor'}, {'value': 'guardrail-1'}]} })
    given_reason: str = Field(default=..., description="""Why, in the reviewer's words.""", json_schema_extra = { "linkml_meta": {'annotations': {'sensitivity': {'tag': 'sensitivity', 'value': 'local_only'}},
         'domain_of': ['VerifierNotRun', 'ConcernAnswer', 'GateDecision'],
         'examples': [{'value': 'The span speaks of one reader, not of all of them.'}]} })

    @field_validator('given_reason')
    def pattern_given_reason(cls, v):
        pattern=re.compile(r"\S")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid given_reason format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid given_reason format: {v}"
            raise ValueError(err_msg)
        return v


class GateCard(ConfiguredBaseModel):
    """
    What a reviewer sees of one claim, in this order: the source first, then the claim, then the advice. The order is there because people who read the claim first tend to see it confirmed.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/anchors',
         'rules': [{'description': 'A card is accepted only with a decision to accept '
                                   'on it.',
                    'postconditions': {'slot_conditions': {'gate_decision': {'name': 'gate_decision',
                                                                             'range_expression': {'slot_conditions': {'gate_action': {'equals_string': 'accept',
                                                                                                                                      'name': 'gate_action'}}},
                                                                             'required': True}}},
                    'preconditions': {'slot_conditions': {'gate_status': {'equals_string': 'accepted',
                                                                          'name': 'gate_status'}}},
                    'title': 'only an acceptance accepts'},
                   {'description': 'A card is rejected only with a decision to reject '
                                   'on it.',
                    'postconditions': {'slot_conditions': {'gate_decision': {'name': 'gate_decision',
                                                                             'range_expression': {'slot_conditions': {'gate_action': {'equals_string': 'reject',
                                                                                                                                      'name': 'gate_action'}}},
                                                                             'required': True}}},
                    'preconditions': {'slot_conditions': {'gate_status': {'equals_string': 'rejected',
                                                                          'name': 'gate_status'}}},
                    'title': 'only a rejection rejects'},
                   {'description': 'A card waits for re-verification only with a '
                                   'decision to edit on it.',
                    'postconditions': {'slot_conditions': {'gate_decision': {'name': 'gate_decision',
                                                                             'range_expression': {'slot_conditions': {'gate_action': {'equals_string': 'edit',
                                                                                                                                      'name': 'gate_action'}}},
                                                                             'required': True}}},
                    'preconditions': {'slot_conditions': {'gate_status': {'equals_string': 'pending_reverification',
                                                                          'name': 'gate_status'}}},
                    'title': 'only an edit asks for another check'},
                   {'description': 'An accepted card has a checker result.',
                    'postconditions': {'slot_conditions': {'checker_result': {'name': 'checker_result',
                                                                              'required': True}}},
                    'preconditions': {'slot_conditions': {'gate_status': {'equals_string': 'accepted',
                                                                          'name': 'gate_status'}}},
                    'title': 'nothing is accepted unchecked'},
                   {'description': "An accepted card has a verifier's answer, or the "
                                   "label of a claim that was skipped, or a reviewer's "
                                   'statement that no verifier was to be had.',
                    'postconditions': {'any_of': [{'slot_conditions': {'verifier_verdict': {'name': 'verifier_verdict',
                                                                                            'required': True}}},
                                                  {'slot_conditions': {'gate_label': {'name': 'gate_label',
                                                                                      'required': True}}},
                                                  {'slot_conditions': {'verifier_not_run': {'name': 'verifier_not_run',
                                                                                            'required': True}}}]},
                    'preconditions': {'slot_conditions': {'gate_status': {'equals_string': 'accepted',
                                                                          'name': 'gate_status'}}},
                    'title': 'nothing is accepted without advice'},
                   {'description': 'A claim that the prescreen skipped needs no '
                                   'verifier, so nobody records that none was run.',
                    'postconditions': {'slot_conditions': {'verifier_not_run': {'name': 'verifier_not_run',
                                                                                'value_presence': 'ABSENT'}}},
                    'preconditions': {'slot_conditions': {'gate_label': {'name': 'gate_label',
                                                                         'value_presence': 'PRESENT'}}},
                    'title': 'a label or a verifier not run, not both'}],
         'slot_usage': {'claim_id': {'name': 'claim_id', 'required': True},
                        'claim_text': {'name': 'claim_text', 'required': True},
                        'context_prefix': {'name': 'context_prefix', 'required': True},
                        'context_suffix': {'name': 'context_suffix', 'required': True},
                        'gate_status': {'name': 'gate_status', 'required': True},
                        'limits': {'name': 'limits', 'required': True},
                        'record_hash': {'name': 'record_hash', 'required': True},
                        'verbatim_quote': {'name': 'verbatim_quote', 'required': True}}})

    claim_id: str = Field(default=..., description="""Name of the claim, unique in its batch. Chosen by whoever extracts, so it may say something; never published.""", json_schema_extra = { "linkml_meta": {'annotations': {'sensitivity': {'tag': 'sensitivity', 'value': 'local_only'}},
         'domain_of': ['CitationRecord',
                       'ResolvedAnchor',
                       'ExtractedClaim',
                       'ClaimRefusal',
                       'CheckerResult',
                       'VerifierOrder',
                       'VerifierVerdict',
                       'VerifierNotRun',
                       'PrescreenedClaim',
                       'SpotCheckDisagreement',
                       'GateCard',
                       'GateDecision'],
         'examples': [{'value': 'c1'}]} })
    record_hash: str = Field(default=..., description="""SHA-256 of the record in canonical JSON without verifier_result, verifier_confidence, checker_level and prescreen: the same as long as claim, quote and place are the same.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CheckerResult',
                       'VerifierOrder',
                       'VerifierVerdict',
                       'VerifierNotRun',
                       'PrescreenedClaim',
                       'GateCard',
                       'GateDecision'],
         'examples': [{'value': 'fcde2b2edba56bf408601fb721fe9b5c338d10ee429ea04fae5511b68fbf8fb9'}]} })
    source_span: Optional[str] = Field(default=None, description="""The text of the block that the anchor resolves to, read again from the document.""", json_schema_extra = { "linkml_meta": {'annotations': {'sensitivity': {'tag': 'sensitivity', 'value': 'local_only'}},
         'domain_of': ['VerifierOrder', 'GateCard'],
         'examples': [{'value': 'The reader kept plate images for 30 days. After that '
                                'they were deleted.'}]} })
    page_no: Optional[int] = Field(default=None, description="""Number of the page, from 1, in the order of the document. Not the number printed on it.""", ge=1, json_schema_extra = { "linkml_meta": {'domain_of': ['AnchorPlace',
                       'CitationRecord',
                       'ResolvedAnchor',
                       'PublicAnchor',
                       'DocumentBlock',
                       'GateCard'],
         'examples': [{'value': '3'}]} })
    bbox: Optional[BoundingBox] = Field(default=None, description="""The box of the block on its page. Of the whole block, not of the quoted words.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AnchorPlace',
                       'CitationRecord',
                       'ResolvedAnchor',
                       'PublicAnchor',
                       'GateCard'],
         'examples': [{'object': {'b': 688.25,
                                  'coord_origin': 'BOTTOMLEFT',
                                  'l': 72.0,
                                  'r': 520.0,
                                  't': 700.5}}]} })
    context_prefix: str = Field(default=..., description="""Up to 32 characters of the same block before the quote; empty where the quote begins the block.""", json_schema_extra = { "linkml_meta": {'annotations': {'sensitivity': {'tag': 'sensitivity', 'value': 'local_only'}},
         'domain_of': ['CitationRecord', 'GateCard'],
         'examples': [{'value': "from the vendor's manual. "}],
         'slot_uri': 'oa:prefix'} })
    context_suffix: str = Field(default=..., description="""Up to 32 characters of the same block after the quote; empty where the quote ends the block.""", json_schema_extra = { "linkml_meta": {'annotations': {'sensitivity': {'tag': 'sensitivity', 'value': 'local_only'}},
         'domain_of': ['CitationRecord', 'GateCard'],
         'examples': [{'value': ' After that they were deleted.'}],
         'slot_uri': 'oa:suffix'} })
    resolved: ResolvedAnchor = Field(default=..., description="""Where the words stand in the document now.""", json_schema_extra = { "linkml_meta": {'domain_of': ['GateCard'],
         'examples': [{'object': {'level': 'page', 'n_matches': 0, 'page_no': 3}}]} })
    claim_text: str = Field(default=..., description="""What is claimed, in the extractor's or the reviewer's words.""", json_schema_extra = { "linkml_meta": {'annotations': {'sensitivity': {'tag': 'sensitivity', 'value': 'local_only'}},
         'close_mappings': ['schema:text'],
         'domain_of': ['CitationRecord', 'ExtractedClaim', 'VerifierOrder', 'GateCard'],
         'examples': [{'value': "The city's plate readers kept images for 30 days."}]} })
    verbatim_quote: str = Field(default=..., description="""The exact words of one block, character for character, whole words at both ends. Never out of the document's unsanitised text, never over two blocks.""", json_schema_extra = { "linkml_meta": {'annotations': {'sensitivity': {'tag': 'sensitivity', 'value': 'local_only'}},
         'domain_of': ['CitationRecord',
                       'ExtractedClaim',
                       'ClaimRefusal',
                       'VerifierOrder',
                       'GateCard'],
         'examples': [{'value': 'The reader kept plate images for 30 days.'}],
         'slot_uri': 'oa:exact'} })
    verifier_verdict: Optional[VerifierVerdict] = Field(default=None, description="""The verifier's answer; absent until there is one.""", json_schema_extra = { "linkml_meta": {'domain_of': ['GateCard', 'LedgerPayload'],
         'examples': [{'object': {'order_id': '5f0c6a9b3d1e7284',
                                  'result': 'indeterminate'}}]} })
    gate_label: Optional[str] = Field(default=None, description="""What the card says of a claim that the prescreen skipped. Never that it was verified.""", json_schema_extra = { "linkml_meta": {'domain_of': ['GateCard'],
         'examples': [{'value': 'prescreen: supported -- not independently verified '
                                '(presence 0.94, entailment 0.91)'}]} })
    verifier_not_run: Optional[VerifierNotRun] = Field(default=None, description="""A reviewer's statement that no verifier was to be had for this text.""", json_schema_extra = { "linkml_meta": {'domain_of': ['GateCard', 'LedgerPayload'],
         'examples': [{'object': {'claim_id': 'c1',
                                  'decided_at': '2026-01-31T12:00:00Z',
                                  'given_reason': 'No model may see this case file.',
                                  'record_hash': 'fcde2b2edba56bf408601fb721fe9b5c338d10ee429ea04fae5511b68fbf8fb9',
                                  'reviewer': 'r.example'}}]} })
    checker_result: Optional[CheckerResult] = Field(default=None, description="""What the citation checker said about this record and this document.""", json_schema_extra = { "linkml_meta": {'domain_of': ['GateCard', 'LedgerPayload'],
         'examples': [{'object': {'anchor_level': 'exact',
                                  'claim_id': 'c1',
                                  'doc_id': '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
                                  'ok': True,
                                  'record_hash': 'fcde2b2edba56bf408601fb721fe9b5c338d10ee429ea04fae5511b68fbf8fb9'}}]} })
    concerns: Optional[list[CardConcern]] = Field(default=None, description="""What has to be answered before the claim can be accepted.""", json_schema_extra = { "linkml_meta": {'domain_of': ['GateCard'],
         'examples': [{'object': {'concern_id': 'degraded_anchor',
                                  'concern_kind': 'degraded_anchor',
                                  'message': 'Only the page of the anchor is left.'}}]} })
    warnings: Optional[list[str]] = Field(default=None, description="""What a reader should know and need not answer.""", json_schema_extra = { "linkml_meta": {'domain_of': ['GateCard', 'Disposition'],
         'examples': [{'value': 'The quote is shorter than 40 characters; its '
                                'published hash can be guessed.'}]} })
    redacted_claim: Optional[str] = Field(default=None, description="""The claim with everything that is known to be personal masked. The only words of a claim that are published.""", json_schema_extra = { "linkml_meta": {'domain_of': ['GateCard', 'GateDecision', 'PublishedFinding'],
         'examples': [{'value': 'A plate reader run by J.Q.P. kept images for 30 '
                                'days.'}]} })
    redactions: Optional[list[Redaction]] = Field(default=None, description="""What is masked in the claim, in its order.""", json_schema_extra = { "linkml_meta": {'domain_of': ['GateCard'],
         'examples': [{'object': {'end': 36,
                                  'pii_kind': 'person',
                                  'redaction_basis': 'flagged_text',
                                  'replacement': 'J.Q.P.',
                                  'start': 22}}]} })
    words_not_masked: Optional[list[str]] = Field(default=None, description="""Common words of flagged texts that the redaction leaves standing, for the reviewer to see.""", json_schema_extra = { "linkml_meta": {'annotations': {'sensitivity': {'tag': 'sensitivity', 'value': 'local_only'}},
         'domain_of': ['GateCard'],
         'examples': [{'value': 'the'}, {'value': 'street'}]} })
    limits: str = Field(default=..., description="""One line on what this gate cannot see.""", json_schema_extra = { "linkml_meta": {'domain_of': ['GateCard', 'AuditReport'],
         'examples': [{'value': 'Names that nothing flagged are not masked; the '
                                'verifier is advice; the gate is one person.'}]} })
    gate_status: GateStatus = Field(default=..., description="""Where the card stands.""", json_schema_extra = { "linkml_meta": {'domain_of': ['GateCard'], 'examples': [{'value': 'pending'}]} })
    gate_decision: Optional[GateDecision] = Field(default=None, description="""The decision that counts; absent until there is one.""", json_schema_extra = { "linkml_meta": {'domain_of': ['GateCard', 'LedgerPayload'],
         'examples': [{'object': {'claim_id': 'c1',
                                  'decided_at': '2026-01-31T12:00:00Z',
                                  'gate_action': 'accept',
                                  'record_hash': 'fcde2b2edba56bf408601fb721fe9b5c338d10ee429ea04fae5511b68fbf8fb9',
                                  'redacted_claim': 'A plate reader run by J.Q.P. kept '
                                                    'images for 30 days.',
                                  'review_round': 'first',
                                  'reviewer': 'r.example'}}]} })
    second_decision: Optional[GateDecision] = Field(default=None, description="""What a second reviewer decided; logged and shown, never required.""", json_schema_extra = { "linkml_meta": {'domain_of': ['GateCard'],
         'examples': [{'object': {'claim_id': 'c1',
                                  'decided_at': '2026-01-31T12:00:00Z',
                                  'gate_action': 'accept',
                                  'record_hash': 'fcde2b2edba56bf408601fb721fe9b5c338d10ee429ea04fae5511b68fbf8fb9',
                                  'redacted_claim': 'A plate reader run by J.Q.P. kept '
                                                    'images for 30 days.',
                                  'review_round': 'first',
                                  'reviewer': 'r.example'}}]} })

    @field_validator('claim_id')
    def pattern_claim_id(cls, v):
        pattern=re.compile(r"\S")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid claim_id format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid claim_id format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('record_hash')
    def pattern_record_hash(cls, v):
        pattern=re.compile(r"^[0-9a-f]{64}$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid record_hash format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid record_hash format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('claim_text')
    def pattern_claim_text(cls, v):
        pattern=re.compile(r"\S")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid claim_text format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid claim_text format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('verbatim_quote')
    def pattern_verbatim_quote(cls, v):
        pattern=re.compile(r"\S")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid verbatim_quote format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid verbatim_quote format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('gate_label')
    def pattern_gate_label(cls, v):
        pattern=re.compile(r"not independently verified \(presence [01]\.[0-9]{2}, entailment [01]\.[0-9]{2}\)$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid gate_label format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid gate_label format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('redacted_claim')
    def pattern_redacted_claim(cls, v):
        pattern=re.compile(r"\S")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid redacted_claim format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid redacted_claim format: {v}"
            raise ValueError(err_msg)
        return v


class GateDecision(ConfiguredBaseModel):
    """
    What one person decided about exactly one text. It holds for the record whose hash it names and for no later version of it.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'close_mappings': ['prov:Activity', 'ECO:0000218'],
         'from_schema': 'https://w3id.org/citevouch/anchors',
         'rules': [{'description': 'Who accepts a claim accepts the redacted words '
                                   'beside it; no other decision lets words out.',
                    'elseconditions': {'slot_conditions': {'redacted_claim': {'name': 'redacted_claim',
                                                                              'value_presence': 'ABSENT'}}},
                    'postconditions': {'slot_conditions': {'redacted_claim': {'name': 'redacted_claim',
                                                                              'required': True}}},
                    'preconditions': {'slot_conditions': {'gate_action': {'equals_string': 'accept',
                                                                          'name': 'gate_action'}}},
                    'title': 'an acceptance keeps the words to be published'},
                   {'description': 'A decision against the claim as it stands says '
                                   'why.',
                    'postconditions': {'slot_conditions': {'given_reason': {'name': 'given_reason',
                                                                            'required': True}}},
                    'preconditions': {'slot_conditions': {'gate_action': {'equals_string_in': ['edit',
                                                                                               'reject'],
                                                                          'name': 'gate_action'}}},
                    'title': 'edit and reject give a reason'},
                   {'description': 'An edit carries the claim as it shall read; no '
                                   'other decision changes a claim.',
                    'elseconditions': {'slot_conditions': {'edited_claim': {'name': 'edited_claim',
                                                                            'value_presence': 'ABSENT'}}},
                    'postconditions': {'slot_conditions': {'edited_claim': {'name': 'edited_claim',
                                                                            'required': True}}},
                    'preconditions': {'slot_conditions': {'gate_action': {'equals_string': 'edit',
                                                                          'name': 'gate_action'}}},
                    'title': 'an edit gives the new claim'},
                   {'description': 'A decision to accept or to reject leaves the quote '
                                   'as it is.',
                    'elseconditions': {'slot_conditions': {'edited_quote': {'name': 'edited_quote',
                                                                            'value_presence': 'ABSENT'}}},
                    'preconditions': {'slot_conditions': {'gate_action': {'equals_string': 'edit',
                                                                          'name': 'gate_action'}}},
                    'title': 'only an edit changes the quote'}],
         'slot_usage': {'claim_id': {'name': 'claim_id', 'required': True},
                        'record_hash': {'name': 'record_hash', 'required': True},
                        'redacted_claim': {'description': 'The words that would be '
                                                          'published, as they stood on '
                                                          'the card when it was '
                                                          'accepted. Others are not '
                                                          'published under this '
                                                          'decision.',
                                           'name': 'redacted_claim'}}})

    claim_id: str = Field(default=..., description="""Name of the claim, unique in its batch. Chosen by whoever extracts, so it may say something; never published.""", json_schema_extra = { "linkml_meta": {'annotations': {'sensitivity': {'tag': 'sensitivity', 'value': 'local_only'}},
         'domain_of': ['CitationRecord',
                       'ResolvedAnchor',
                       'ExtractedClaim',
                       'ClaimRefusal',
                       'CheckerResult',
                       'VerifierOrder',
                       'VerifierVerdict',
                       'VerifierNotRun',
                       'PrescreenedClaim',
                       'SpotCheckDisagreement',
                       'GateCard',
                       'GateDecision'],
         'examples': [{'value': 'c1'}]} })
    record_hash: str = Field(default=..., description="""SHA-256 of the record in canonical JSON without verifier_result, verifier_confidence, checker_level and prescreen: the same as long as claim, quote and place are the same.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CheckerResult',
                       'VerifierOrder',
                       'VerifierVerdict',
                       'VerifierNotRun',
                       'PrescreenedClaim',
                       'GateCard',
                       'GateDecision'],
         'examples': [{'value': 'fcde2b2edba56bf408601fb721fe9b5c338d10ee429ea04fae5511b68fbf8fb9'}]} })
    gate_action: GateAction = Field(default=..., description="""What the reviewer did.""", json_schema_extra = { "linkml_meta": {'domain_of': ['GateDecision'], 'examples': [{'value': 'accept'}]} })
    review_round: ReviewRound = Field(default=..., description="""Whether this is the required sign-off or an additional one.""", json_schema_extra = { "linkml_meta": {'domain_of': ['GateDecision'], 'examples': [{'value': 'first'}]} })
    reviewer: str = Field(default=..., description="""Who decided, as they call themselves. Self-declared; nothing proves it.""", json_schema_extra = { "linkml_meta": {'close_mappings': ['prov:wasAssociatedWith'],
         'domain_of': ['VerifierNotRun', 'GateDecision'],
         'examples': [{'value': 'r.example'}]} })
    decided_at: datetime  = Field(default=..., description="""When, in UTC.""", json_schema_extra = { "linkml_meta": {'close_mappings': ['prov:endedAtTime'],
         'domain_of': ['VerifierNotRun', 'GateDecision'],
         'examples': [{'value': '2026-01-31T12:00:00Z'}]} })
    given_reason: Optional[str] = Field(default=None, description="""Why, in the reviewer's words.""", json_schema_extra = { "linkml_meta": {'annotations': {'sensitivity': {'tag': 'sensitivity', 'value': 'local_only'}},
         'domain_of': ['VerifierNotRun', 'ConcernAnswer', 'GateDecision'],
         'examples': [{'value': 'The span speaks of one reader, not of all of them.'}]} })
    concern_answers: Optional[list[ConcernAnswer]] = Field(default=None, description="""The reviewer's answer to each concern of the card.""", json_schema_extra = { "linkml_meta": {'domain_of': ['GateDecision'],
         'examples': [{'object': {'concern_id': 'degraded_anchor',
                                  'given_reason': 'The paragraph moved to page 4; I '
                                                  'compared it word by word.'}}]} })
    redacted_claim: Optional[str] = Field(default=None, description="""The words that would be published, as they stood on the card when it was accepted. Others are not published under this decision.""", json_schema_extra = { "linkml_meta": {'domain_of': ['GateCard', 'GateDecision', 'PublishedFinding'],
         'examples': [{'value': 'A plate reader run by J.Q.P. kept images for 30 '
                                'days.'}]} })
    edited_claim: Optional[str] = Field(default=None, description="""The claim as the reviewer wants it to read; unchanged where only the quote was edited.""", json_schema_extra = { "linkml_meta": {'annotations': {'sensitivity': {'tag': 'sensitivity', 'value': 'local_only'}},
         'domain_of': ['GateDecision'],
         'examples': [{'value': 'One plate reader kept images for 30 days.'}]} })
    edited_quote: Optional[str] = Field(default=None, description="""The quote as the reviewer wants it; absent where only the claim was edited.""", json_schema_extra = { "linkml_meta": {'annotations': {'sensitivity': {'tag': 'sensitivity', 'value': 'local_only'}},
         'domain_of': ['GateDecision'],
         'examples': [{'value': 'The reader kept plate images for 30 days.'}]} })

    @field_validator('claim_id')
    def pattern_claim_id(cls, v):
        pattern=re.compile(r"\S")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid claim_id format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid claim_id format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('record_hash')
    def pattern_record_hash(cls, v):
        pattern=re.compile(r"^[0-9a-f]{64}$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid record_hash format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid record_hash format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('reviewer')
    def pattern_reviewer(cls, v):
        pattern=re.compile(r"\S")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid reviewer format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid reviewer format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('decided_at')
    def pattern_decided_at(cls, v):
        pattern=re.compile(r"Z$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid decided_at format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid decided_at format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('given_reason')
    def pattern_given_reason(cls, v):
        pattern=re.compile(r"\S")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid given_reason format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid given_reason format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('redacted_claim')
    def pattern_redacted_claim(cls, v):
        pattern=re.compile(r"\S")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid redacted_claim format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid redacted_claim format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('edited_claim')
    def pattern_edited_claim(cls, v):
        pattern=re.compile(r"\S")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid edited_claim format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid edited_claim format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('edited_quote')
    def pattern_edited_quote(cls, v):
        pattern=re.compile(r"\S")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid edited_quote format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid edited_quote format: {v}"
            raise ValueError(err_msg)
        return v


class GateSummary(ConfiguredBaseModel):
    """
    Where the cards of one workspace stand, and what the prescreen saved. Counts only.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/anchors',
         'slot_usage': {'doc_id': {'name': 'doc_id', 'required': True}}})

    doc_id: str = Field(default=..., description="""SHA-256 of the source file as it was delivered, in lower-case hexadecimal digits. Says which file, not which conversion of it.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord',
                       'PublicAnchor',
                       'IngestResult',
                       'ExtractionOrder',
                       'AnchorBuild',
                       'CheckerResult',
                       'GateSummary'],
         'examples': [{'value': '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'}],
         'slot_uri': 'oa:hasSource'} })
    cards_total: int = Field(default=..., description="""Cards in the workspace.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['GateSummary'], 'examples': [{'value': '12'}]} })
    cards_pending: int = Field(default=..., description="""Cards that nobody has decided.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['GateSummary'], 'examples': [{'value': '4'}]} })
    cards_pending_reverification: int = Field(default=..., description="""Edited cards whose new check or new order is outstanding.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['GateSummary'], 'examples': [{'value': '1'}]} })
    cards_accepted: int = Field(default=..., description="""Accepted cards.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['GateSummary'], 'examples': [{'value': '6'}]} })
    cards_rejected: int = Field(default=..., description="""Rejected cards.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['GateSummary'], 'examples': [{'value': '1'}]} })
    claims_uncited: Optional[int] = Field(default=None, description="""Claims without an anchor, which have no card and cannot be published.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['GateSummary'], 'examples': [{'value': '1'}]} })
    findings_published: int = Field(default=..., description="""Findings that have left the workspace.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['GateSummary'], 'examples': [{'value': '5'}]} })
    claims_prescreened: Optional[int] = Field(default=None, description="""Claims that the prescreen looked at; absent where it is off.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['GateSummary'], 'examples': [{'value': '12'}]} })
    claims_skipped: Optional[int] = Field(default=None, description="""Claims that the prescreen routed to skip.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['GateSummary'], 'examples': [{'value': '7'}]} })
    claims_sent: Optional[int] = Field(default=None, description="""Claims that went to a verifier, spot checks included.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['GateSummary'], 'examples': [{'value': '6'}]} })
    claims_spot_checked: Optional[int] = Field(default=None, description="""Skipped claims that were drawn to be verified all the same.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['GateSummary'], 'examples': [{'value': '1'}]} })
    disagreements: Optional[int] = Field(default=None, description="""Spot checks that did not end in support.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['GateSummary'], 'examples': [{'value': '0'}]} })
    ledger_head: LedgerHead = Field(default=..., description="""Head of the ledger when this was written.""", json_schema_extra = { "linkml_meta": {'domain_of': ['GateSummary', 'PublishedFinding'],
         'examples': [{'object': {'count': 31,
                                  'hash': '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae'}}]} })

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


class LedgerPayload(ConfiguredBaseModel):
    """
    What one ledger entry records: what belongs to the entry's kind and nothing else. (One slot for each kind, because a slot whose range is a common parent class would lose what the children add.)
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/anchors'})

    ingest: Optional[IngestResult] = Field(default=None, description="""What ingest said about the document.""", json_schema_extra = { "linkml_meta": {'domain_of': ['LedgerPayload'],
         'examples': [{'object': {'doc_id': '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
                                  'trustworthy_for_extraction': True}}]} })
    document_hash: Optional[str] = Field(default=None, description="""SHA-256 of the document's file as the workspace keeps it, in lower-case hexadecimal digits. Of the conversion, where doc_id names the source file.""", json_schema_extra = { "linkml_meta": {'domain_of': ['LedgerPayload'],
         'examples': [{'value': '5e884898da28047151d0e56f8dc6292773603d0d6aabbdd62a11ef721d1542d8'}]} })
    redaction_terms: Optional[RedactionTerms] = Field(default=None, description="""The terms of the redaction, whole; the last ones count.""", json_schema_extra = { "linkml_meta": {'domain_of': ['LedgerPayload'],
         'examples': [{'object': {'officials': ['Quinn Placeholder'],
                                  'uninvolved_names': ['Rowan Sample']}}]} })
    citation_record: Optional[CitationRecord] = Field(default=None, description="""The record as stamped.""", json_schema_extra = { "linkml_meta": {'domain_of': ['LedgerPayload'],
         'examples': [{'object': {'bbox': {'b': 688.25,
                                           'coord_origin': 'BOTTOMLEFT',
                                           'l': 72.0,
                                           'r': 520.0,
                                           't': 700.5},
                                  'block_index': 41,
                                  'block_self_ref': '#/texts/41',
                                  'char_end': 41,
                                  'char_start': 0,
                                  'claim_text': "The city's plate readers kept images "
                                                'for 30 days.',
                                  'context_prefix': '',
                                  'context_suffix': ' After that they were deleted.',
                                  'doc_id': '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
                                  'doc_schema_name': 'DoclingDocument',
                                  'doc_schema_version': '1.10.0',
                                  'n_prov': 1,
                                  'page_no': 3,
                                  'schema_name': 'citevouch-citation',
                                  'schema_version': '1',
                                  'text_hash': '1fb7a1ef57ec3b7264b33532eb72552a7e3a6e98e65514a3ce61f2b0e9cade2a',
                                  'verbatim_quote': 'The reader kept plate images for '
                                                    '30 days.',
                                  'verifier_result': 'indeterminate'}}]} })
    checker_result: Optional[CheckerResult] = Field(default=None, description="""What the citation checker said about this record and this document.""", json_schema_extra = { "linkml_meta": {'domain_of': ['GateCard', 'LedgerPayload'],
         'examples': [{'object': {'anchor_level': 'exact',
                                  'claim_id': 'c1',
                                  'doc_id': '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
                                  'ok': True,
                                  'record_hash': 'fcde2b2edba56bf408601fb721fe9b5c338d10ee429ea04fae5511b68fbf8fb9'}}]} })
    prescreened_claim: Optional[PrescreenedClaim] = Field(default=None, description="""What the prescreen said about the record.""", json_schema_extra = { "linkml_meta": {'domain_of': ['LedgerPayload'],
         'examples': [{'object': {'claim_id': 'c1',
                                  'prescreen': {'reason': 'jev_off',
                                                'route': 'verify',
                                                'spot_check': False},
                                  'record_hash': 'fcde2b2edba56bf408601fb721fe9b5c338d10ee429ea04fae5511b68fbf8fb9'}}]} })
    verifier_verdict: Optional[VerifierVerdict] = Field(default=None, description="""The verifier's answer; absent until there is one.""", json_schema_extra = { "linkml_meta": {'domain_of': ['GateCard', 'LedgerPayload'],
         'examples': [{'object': {'order_id': '5f0c6a9b3d1e7284',
                                  'result': 'indeterminate'}}]} })
    verifier_not_run: Optional[VerifierNotRun] = Field(default=None, description="""A reviewer's statement that no verifier was to be had for this text.""", json_schema_extra = { "linkml_meta": {'domain_of': ['GateCard', 'LedgerPayload'],
         'examples': [{'object': {'claim_id': 'c1',
                                  'decided_at': '2026-01-31T12:00:00Z',
                                  'given_reason': 'No model may see this case file.',
                                  'record_hash': 'fcde2b2edba56bf408601fb721fe9b5c338d10ee429ea04fae5511b68fbf8fb9',
                                  'reviewer': 'r.example'}}]} })
    gate_decision: Optional[GateDecision] = Field(default=None, description="""The decision that counts; absent until there is one.""", json_schema_extra = { "linkml_meta": {'domain_of': ['GateCard', 'LedgerPayload'],
         'examples': [{'object': {'claim_id': 'c1',
                                  'decided_at': '2026-01-31T12:00:00Z',
                                  'gate_action': 'accept',
                                  'record_hash': 'fcde2b2edba56bf408601fb721fe9b5c338d10ee429ea04fae5511b68fbf8fb9',
                                  'redacted_claim': 'A plate reader run by J.Q.P. kept '
                                                    'images for 30 days.',
                                  'review_round': 'first',
                                  'reviewer': 'r.example'}}]} })
    published_finding: Optional[PublishedFinding] = Field(default=None, description="""The finding as published.""", json_schema_extra = { "linkml_meta": {'domain_of': ['LedgerPayload'],
         'examples': [{'object': {'finding_id': 'a3c65c2974270fd0',
                                  'ledger_head': {'count': 31,
                                                  'hash': '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae'},
                                  'public_anchor': {'bbox': {'b': 688.25,
                                                             'coord_origin': 'BOTTOMLEFT',
                                                             'l': 72.0,
                                                             'r': 520.0,
                                                             't': 700.5},
                                                    'block_index': 41,
                                                    'block_self_ref': '#/texts/41',
                                                    'checker_level': 'exact',
                                                    'doc_id': '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
                                                    'page_no': 3,
                                                    'schema_name': 'citevouch-citation',
                                                    'schema_version': '1',
                                                    'text_hash': '1fb7a1ef57ec3b7264b33532eb72552a7e3a6e98e65514a3ce61f2b0e9cade2a',
                                                    'verifier_result': 'supported'},
                                  'publication_status': 'accepted',
                                  'redacted_claim': 'A plate reader run by J.Q.P. kept '
                                                    'images for 30 days.'}}]} })

    @field_validator('document_hash')
    def pattern_document_hash(cls, v):
        pattern=re.compile(r"^[0-9a-f]{64}$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid document_hash format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid document_hash format: {v}"
            raise ValueError(err_msg)
        return v


class LedgerEntry(ConfiguredBaseModel):
    """
    One line of the append-only ledger. Its hash covers everything in it and the hash of the line before, so that a change, a deletion or a new order inside the chain shows. A complete rewrite by somebody who holds both the ledger and its head does not show.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/anchors',
         'rules': [{'description': 'The entry that opens a workspace carries what '
                                   'ingest said about the document; no other entry '
                                   'does.',
                    'elseconditions': {'slot_conditions': {'payload': {'name': 'payload',
                                                                       'range_expression': {'slot_conditions': {'ingest': {'name': 'ingest',
                                                                                                                           'value_presence': 'ABSENT'}}}}}},
                    'postconditions': {'slot_conditions': {'payload': {'name': 'payload',
                                                                       'range_expression': {'slot_conditions': {'ingest': {'name': 'ingest',
                                                                                                                           'required': True}}}}}},
                    'preconditions': {'slot_conditions': {'entry_kind': {'equals_string': 'opened',
                                                                         'name': 'entry_kind'}}},
                    'title': 'opened records the ingest result'},
                   {'description': 'The entry that opens a workspace pins the document '
                                   'that its cards are read from; no other entry does.',
                    'elseconditions': {'slot_conditions': {'payload': {'name': 'payload',
                                                                       'range_expression': {'slot_conditions': {'document_hash': {'name': 'document_hash',
                                                                                                                                  'value_presence': 'ABSENT'}}}}}},
                    'postconditions': {'slot_conditions': {'payload': {'name': 'payload',
                                                                       'range_expression': {'slot_conditions': {'document_hash': {'name': 'document_hash',
                                                                                                                                  'required': True}}}}}},
                    'preconditions': {'slot_conditions': {'entry_kind': {'equals_string': 'opened',
                                                                         'name': 'entry_kind'}}},
                    'title': 'opened names the document'},
                   {'description': 'Such an entry carries the terms of the redaction '
                                   'from there on; no other entry does.',
                    'elseconditions': {'slot_conditions': {'payload': {'name': 'payload',
                                                                       'range_expression': {'slot_conditions': {'redaction_terms': {'name': 'redaction_terms',
                                                                                                                                    'value_presence': 'ABSENT'}}}}}},
                    'postconditions': {'slot_conditions': {'payload': {'name': 'payload',
                                                                       'range_expression': {'slot_conditions': {'redaction_terms': {'name': 'redaction_terms',
                                                                                                                                    'required': True}}}}}},
                    'preconditions': {'slot_conditions': {'entry_kind': {'equals_string': 'named',
                                                                         'name': 'entry_kind'}}},
                    'title': 'named records the terms'},
                   {'description': 'A stamping carries the record as stamped; no other '
                                   'entry does.',
                    'elseconditions': {'slot_conditions': {'payload': {'name': 'payload',
                                                                       'range_expression': {'slot_conditions': {'citation_record': {'name': 'citation_record',
                                                                                                                                    'value_presence': 'ABSENT'}}}}}},
                    'postconditions': {'slot_conditions': {'payload': {'name': 'payload',
                                                                       'range_expression': {'slot_conditions': {'citation_record': {'name': 'citation_record',
                                                                                                                                    'required': True}}}}}},
                    'preconditions': {'slot_conditions': {'entry_kind': {'equals_string': 'stamped',
                                                                         'name': 'entry_kind'}}},
                    'title': 'stamped records the citation record'},
                   {'description': 'A check carries its result; no other entry does.',
                    'elseconditions': {'slot_conditions': {'payload': {'name': 'payload',
                                                                       'range_expression': {'slot_conditions': {'checker_result': {'name': 'checker_result',
                                                                                                                                   'value_presence': 'ABSENT'}}}}}},
                    'postconditions': {'slot_conditions': {'payload': {'name': 'payload',
                                                                       'range_expression': {'slot_conditions': {'checker_result': {'name': 'checker_result',
                                                                                                                                   'required': True}}}}}},
                    'preconditions': {'slot_conditions': {'entry_kind': {'equals_string': 'checked',
                                                                         'name': 'entry_kind'}}},
                    'title': 'checked records the checker result'},
                   {'description': 'A prescreen carries its block; no other entry '
                                   'does.',
                    'elseconditions': {'slot_conditions': {'payload': {'name': 'payload',
                                                                       'range_expression': {'slot_conditions': {'prescreened_claim': {'name': 'prescreened_claim',
                                                                                                                                      'value_presence': 'ABSENT'}}}}}},
                    'postconditions': {'slot_conditions': {'payload': {'name': 'payload',
                                                                       'range_expression': {'slot_conditions': {'prescreened_claim': {'name': 'prescreened_claim',
                                                                                                                                      'required': True}}}}}},
                    'preconditions': {'slot_conditions': {'entry_kind': {'equals_string': 'prescreened',
                                                                         'name': 'entry_kind'}}},
                    'title': 'prescreened records the prescreen'},
                   {'description': "A verdict carries the verifier's answer; no other "
                                   'entry does.',
                    'elseconditions': {'slot_conditions': {'payload': {'name': 'payload',
                                                                       'range_expression': {'slot_conditions': {'verifier_verdict': {'name': 'verifier_verdict',
                                                                                                                                     'value_presence': 'ABSENT'}}}}}},
                    'postconditions': {'slot_conditions': {'payload': {'name': 'payload',
                                                                       'range_expression': {'slot_conditions': {'verifier_verdict': {'name': 'verifier_verdict',
                                                                                                                                     'required': True}}}}}},
                    'preconditions': {'slot_conditions': {'entry_kind': {'equals_string': 'verdict',
                                                                         'name': 'entry_kind'}}},
                    'title': "verdict records the verifier's answer"},
                   {'description': "Such an entry carries the reviewer's statement; no "
                                   'other entry does.',
                    'elseconditions': {'slot_conditions': {'payload': {'name': 'payload',
                                                                       'range_expression': {'slot_conditions': {'verifier_not_run': {'name': 'verifier_not_run',
                                                                                                                                     'value_presence': 'ABSENT'}}}}}},
                    'postconditions': {'slot_conditions': {'payload': {'name': 'payload',
                                                                       'range_expression': {'slot_conditions': {'verifier_not_run': {'name': 'verifier_not_run',
                                                                                                                                     'required': True}}}}}},
                    'preconditions': {'slot_conditions': {'entry_kind': {'equals_string': 'not_run',
                                                                         'name': 'entry_kind'}}},
                    'title': 'not_run records that no verifier was run'},
                   {'description': "A decision's entry carries the decision; no other "
                                   'entry does.',
                    'elseconditions': {'slot_conditions': {'payload': {'name': 'payload',
                                                                       'range_expression': {'slot_conditions': {'gate_decision': {'name': 'gate_decision',
                                                                                                                                  'value_presence': 'ABSENT'}}}}}},
                    'postconditions': {'slot_conditions': {'payload': {'name': 'payload',
                                                                       'range_expression': {'slot_conditions': {'gate_decision': {'name': 'gate_decision',
                                                                                                                                  'required': True}}}}}},
                    'preconditions': {'slot_conditions': {'entry_kind': {'equals_string': 'decided',
                                                                         'name': 'entry_kind'}}},
                    'title': 'decided records the decision'},
                   {'description': "A publication's entry carries the finding as "
                                   'published; no other entry does.',
                    'elseconditions': {'slot_conditions': {'payload': {'name': 'payload',
                                                                       'range_expression': {'slot_conditions': {'published_finding': {'name': 'published_finding',
                                                                                                                                      'value_presence': 'ABSENT'}}}}}},
                    'postconditions': {'slot_conditions': {'payload': {'name': 'payload',
                                                                       'range_expression': {'slot_conditions': {'published_finding': {'name': 'published_finding',
                                                                                                                                      'required': True}}}}}},
                    'preconditions': {'slot_conditions': {'entry_kind': {'equals_string': 'published',
                                                                         'name': 'entry_kind'}}},
                    'title': 'published records the finding'}],
         'slot_usage': {'at': {'description': 'When the entry was written, in UTC.',
                               'name': 'at'},
                        'hash': {'name': 'hash', 'required': True},
                        'previous_hash': {'name': 'previous_hash', 'required': True}}})

    seq: int = Field(default=..., description="""Number of the entry, from 0, without gaps.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['LedgerEntry'], 'examples': [{'value': '0'}]} })
    previous_hash: str = Field(default=..., description="""Hash of the entry before; 64 zeros for the first.""", json_schema_extra = { "linkml_meta": {'domain_of': ['LedgerEntry'],
         'examples': [{'value': '0000000000000000000000000000000000000000000000000000000000000000'}]} })
    hash: str = Field(default=..., description="""SHA-256 of the entry in canonical JSON without this key.""", json_schema_extra = { "linkml_meta": {'domain_of': ['LedgerEntry', 'LedgerHead', 'LedgerVerification'],
         'examples': [{'value': '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae'}]} })
    entry_kind: LedgerKind = Field(default=..., description="""What the entry records.""", json_schema_extra = { "linkml_meta": {'domain_of': ['LedgerEntry'], 'examples': [{'value': 'decided'}]} })
    by: str = Field(default=..., description="""Who or what wrote it, as they call themselves.""", json_schema_extra = { "linkml_meta": {'domain_of': ['PrescreenApproval', 'LedgerEntry'],
         'examples': [{'value': 'r.example'}, {'value': 'citevouch'}]} })
    at: datetime  = Field(default=..., description="""When the entry was written, in UTC.""", json_schema_extra = { "linkml_meta": {'close_mappings': ['prov:endedAtTime'],
         'domain_of': ['LookupAttempt', 'PrescreenApproval', 'LedgerEntry'],
         'examples': [{'value': '2026-01-31T12:00:00Z'}]} })
    payload: LedgerPayload = Field(default=..., description="""What is recorded.""", json_schema_extra = { "linkml_meta": {'domain_of': ['LedgerEntry'],
         'examples': [{'object': {'gate_decision': {'claim_id': 'c1',
                                                    'decided_at': '2026-01-31T12:00:00Z',
                                                    'gate_action': 'accept',
                                                    'record_hash': 'fcde2b2edba56bf408601fb721fe9b5c338d10ee429ea04fae5511b68fbf8fb9',
                                                    'redacted_claim': 'A plate reader '
                                                                      'run by J.Q.P. '
                                                                      'kept images for '
                                                                      '30 days.',
                                                    'review_round': 'first',
                                                    'reviewer': 'r.example'}}}]} })

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

    @field_validator('hash')
    def pattern_hash(cls, v):
        pattern=re.compile(r"^[0-9a-f]{64}$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid hash format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid hash format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('by')
    def pattern_by(cls, v):
        pattern=re.compile(r"\S")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid by format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid by format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('at')
    def pattern_at(cls, v):
        pattern=re.compile(r"Z$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid at format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid at format: {v}"
            raise ValueError(err_msg)
        return v


class LedgerHead(ConfiguredBaseModel):
    """
    How long the ledger is and the hash of its last line: printed after each session and carried by each publication, so that a tail cut off later shows.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/anchors',
         'slot_usage': {'hash': {'name': 'hash', 'required': True}}})

    count: int = Field(default=..., description="""How many entries the ledger has.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['LedgerHead', 'LedgerVerification'],
         'examples': [{'value': '31'}]} })
    hash: str = Field(default=..., description="""SHA-256 of the entry in canonical JSON without this key.""", json_schema_extra = { "linkml_meta": {'domain_of': ['LedgerEntry', 'LedgerHead', 'LedgerVerification'],
         'examples': [{'value': '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae'}]} })

    @field_validator('hash')
    def pattern_hash(cls, v):
        pattern=re.compile(r"^[0-9a-f]{64}$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid hash format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid hash format: {v}"
            raise ValueError(err_msg)
        return v


class LedgerVerification(ConfiguredBaseModel):
    """
    Whether the ledger still is the chain it was, up to the head it was compared with.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/anchors',
         'rules': [{'description': 'A changed ledger names the first entry that does '
                                   'not fit; no other status names one.',
                    'elseconditions': {'slot_conditions': {'broken_at': {'name': 'broken_at',
                                                                         'value_presence': 'ABSENT'}}},
                    'postconditions': {'slot_conditions': {'broken_at': {'name': 'broken_at',
                                                                         'required': True}}},
                    'preconditions': {'slot_conditions': {'ledger_status': {'equals_string': 'changed',
                                                                            'name': 'ledger_status'}}},
                    'title': 'a broken chain says where'}]})

    ledger_status: LedgerStatus = Field(default=..., description="""What the verification found.""", json_schema_extra = { "linkml_meta": {'domain_of': ['LedgerVerification'], 'examples': [{'value': 'intact'}]} })
    count: int = Field(default=..., description="""How many entries the ledger has.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['LedgerHead', 'LedgerVerification'],
         'examples': [{'value': '31'}]} })
    hash: Optional[str] = Field(default=None, description="""SHA-256 of the entry in canonical JSON without this key.""", json_schema_extra = { "linkml_meta": {'domain_of': ['LedgerEntry', 'LedgerHead', 'LedgerVerification'],
         'examples': [{'value': '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae'}]} })
    broken_at: Optional[int] = Field(default=None, description="""seq of the first entry that does not fit.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['LedgerVerification'], 'examples': [{'value': '17'}]} })
    message: Optional[str] = Field(default=None, description="""One sentence for people that says what was found and where from. Programs read the other slots.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ReferenceCheck',
                       'QuoteCheck',
                       'Finding',
                       'ClaimRefusal',
                       'CheckerResult',
                       'GuardrailFlag',
                       'CardConcern',
                       'LedgerVerification',
                       'CallStats'],
         'examples': [{'value': 'PubMed has no such record.'}]} })

    @field_validator('hash')
    def pattern_hash(cls, v):
        pattern=re.compile(r"^[0-9a-f]{64}$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid hash format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid hash format: {v}"
            raise ValueError(err_msg)
        return v


class RedactionTerms(ConfiguredBaseModel):
    """
    What the people of a case say about its names and texts: what to mask wherever it stands, and whom not to mask. Local only. Whatever nobody lists here and no pattern knows is not masked.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/anchors'})

    flagged_texts: Optional[list[str]] = Field(default=None, description="""Texts that a sweep of the source or a person flagged; masked with their parts.""", json_schema_extra = { "linkml_meta": {'annotations': {'sensitivity': {'tag': 'sensitivity', 'value': 'local_only'}},
         'domain_of': ['RedactionTerms'],
         'examples': [{'value': 'plate 7XYZ123'}]} })
    uninvolved_names: Optional[list[str]] = Field(default=None, description="""People who have no part in the matter; masked to their initials.""", json_schema_extra = { "linkml_meta": {'annotations': {'sensitivity': {'tag': 'sensitivity', 'value': 'local_only'}},
         'domain_of': ['RedactionTerms'],
         'examples': [{'value': 'Rowan Sample'}]} })
    kept_names: Optional[list[str]] = Field(default=None, description="""People who are part of the matter and may be named.""", json_schema_extra = { "linkml_meta": {'annotations': {'sensitivity': {'tag': 'sensitivity', 'value': 'local_only'}},
         'domain_of': ['RedactionTerms'],
         'examples': [{'value': 'Quinn Placeholder'}]} })
    officials: Optional[list[str]] = Field(default=None, description="""People who acted in a public office and may be named.""", json_schema_extra = { "linkml_meta": {'annotations': {'sensitivity': {'tag': 'sensitivity', 'value': 'local_only'}},
         'domain_of': ['RedactionTerms'],
         'examples': [{'value': 'Avery Example'}]} })


class Redaction(ConfiguredBaseModel):
    """
    One stretch of a claim that is masked before it is published. Names the kind, never the words.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/anchors'})

    start: int = Field(default=..., description="""Where it begins in the text as given, as the number of Unicode code points before it. Not a byte, and not an offset into what is left after front matter or markup is taken away.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Mention',
                       'CitedPart',
                       'BibliographyEntry',
                       'Section',
                       'QuotedPassage',
                       'Attribution',
                       'Marker',
                       'Sentence',
                       'Claim',
                       'NumberMention',
                       'TextPlace',
                       'TextAnchor',
                       'QuoteCheck',
                       'Redaction'],
         'examples': [{'value': '402'}],
         'slot_uri': 'oa:start'} })
    end: int = Field(default=..., description="""Where it ends, as the number of code points before its end. The character at this place is no longer part of it.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Mention',
                       'CitedPart',
                       'BibliographyEntry',
                       'Section',
                       'QuotedPassage',
                       'Attribution',
                       'Marker',
                       'Sentence',
                       'Claim',
                       'NumberMention',
                       'TextPlace',
                       'TextAnchor',
                       'QuoteCheck',
                       'Redaction'],
         'examples': [{'value': '416'}],
         'slot_uri': 'oa:end'} })
    pii_kind: str = Field(default=..., description="""What kind of personal data is masked; person, or the name of the pattern.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Redaction'],
         'examples': [{'value': 'person'}, {'value': 'phone'}]} })
    redaction_basis: RedactionBasis = Field(default=..., description="""Why it is masked.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Redaction'], 'examples': [{'value': 'flagged_part'}]} })
    replacement: str = Field(default=..., description="""What stands in its place; initials, or a placeholder in brackets.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Redaction'],
         'examples': [{'value': '[PHONE]'}, {'value': 'J.Q.P.'}]} })

    @field_validator('pii_kind')
    def pattern_pii_kind(cls, v):
        pattern=re.compile(r"^[a-z][a-z0-9_]*$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid pii_kind format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid pii_kind format: {v}"
            raise ValueError(err_msg)
        return v


class PublishedFinding(ConfiguredBaseModel):
    """
    A claim that a person accepted beside its source, as it leaves the workspace: redacted words, the public anchor, the status. Its status is the checker_level and verifier_result of its anchor, as published, and the acceptance. Known names and numbers are masked; a name that nothing flagged may still stand in it.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/anchors',
         'rules': [{'description': 'What is published has an anchor level; a claim '
                                   'without an anchor stays in the workspace.',
                    'postconditions': {'slot_conditions': {'public_anchor': {'name': 'public_anchor',
                                                                             'range_expression': {'slot_conditions': {'checker_level': {'equals_string_in': ['exact',
                                                                                                                                                             'relocated',
                                                                                                                                                             'ambiguous',
                                                                                                                                                             'block',
                                                                                                                                                             'page',
                                                                                                                                                             'unresolved'],
                                                                                                                                        'name': 'checker_level'}}}}}},
                    'preconditions': {'slot_conditions': {'publication_status': {'equals_string': 'accepted',
                                                                                 'name': 'publication_status'}}},
                    'title': 'an uncited claim is not published'}],
         'slot_usage': {'redacted_claim': {'name': 'redacted_claim', 'required': True}}})

    finding_id: str = Field(default=..., description="""Name of the published finding: the first 16 hexadecimal digits of the SHA-256 of its redacted claim and its anchor, so that publishing twice changes nothing.""", json_schema_extra = { "linkml_meta": {'domain_of': ['PublishedFinding'], 'examples': [{'value': 'a3c65c2974270fd0'}]} })
    redacted_claim: str = Field(default=..., description="""The claim with everything that is known to be personal masked. The only words of a claim that are published.""", json_schema_extra = { "linkml_meta": {'domain_of': ['GateCard', 'GateDecision', 'PublishedFinding'],
         'examples': [{'value': 'A plate reader run by J.Q.P. kept images for 30 '
                                'days.'}]} })
    public_anchor: PublicAnchor = Field(default=..., description="""Where the words stand, in the ten keys that may be known.""", json_schema_extra = { "linkml_meta": {'domain_of': ['PublishedFinding'],
         'examples': [{'object': {'bbox': {'b': 688.25,
                                           'coord_origin': 'BOTTOMLEFT',
                                           'l': 72.0,
                                           'r': 520.0,
                                           't': 700.5},
                                  'block_index': 41,
                                  'block_self_ref': '#/texts/41',
                                  'checker_level': 'exact',
                                  'doc_id': '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
                                  'page_no': 3,
                                  'schema_name': 'citevouch-citation',
                                  'schema_version': '1',
                                  'text_hash': '1fb7a1ef57ec3b7264b33532eb72552a7e3a6e98e65514a3ce61f2b0e9cade2a',
                                  'verifier_result': 'supported'}}]} })
    publication_status: PublicationStatus = Field(default=..., description="""That a person accepted it.""", json_schema_extra = { "linkml_meta": {'domain_of': ['PublishedFinding'], 'examples': [{'value': 'accepted'}]} })
    ledger_head: LedgerHead = Field(default=..., description="""Head of the ledger when this was written.""", json_schema_extra = { "linkml_meta": {'domain_of': ['GateSummary', 'PublishedFinding'],
         'examples': [{'object': {'count': 31,
                                  'hash': '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae'}}]} })

    @field_validator('finding_id')
    def pattern_finding_id(cls, v):
        pattern=re.compile(r"^[0-9a-f]{16}$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid finding_id format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid finding_id format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('redacted_claim')
    def pattern_redacted_claim(cls, v):
        pattern=re.compile(r"\S")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid redacted_claim format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid redacted_claim format: {v}"
            raise ValueError(err_msg)
        return v


class AnswerCitation(ConfiguredBaseModel):
    """
    One numbered citation as the answer gives it. It usually stands for one retrieved piece of a paper, so several may belong to one paper; its number says nothing about an order.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'close_mappings': ['schema:citation'],
         'from_schema': 'https://w3id.org/citevouch/audit',
         'rules': [{'description': 'A citation counts as low risk only where it is '
                                   'known which corpus it was retrieved from.',
                    'postconditions': {'slot_conditions': {'origin': {'name': 'origin',
                                                                      'required': True}}},
                    'preconditions': {'slot_conditions': {'origin_risk': {'equals_string': 'LOW',
                                                                          'name': 'origin_risk'}}},
                    'title': 'low risk needs an origin'}]})

    index: int = Field(default=..., description="""Number of the citation, as its markers in the answer write it.""", ge=1, json_schema_extra = { "linkml_meta": {'domain_of': ['AnswerCitation'], 'examples': [{'value': '3'}]} })
    title: Optional[str] = Field(default=None, description="""Title of a publication.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BibliographicRecord',
                       'AnswerCitation',
                       'CitedPaper',
                       'EvidenceItem',
                       'PrimaryTrace',
                       'AnchorSynthesis',
                       'MissingPaper'],
         'examples': [{'value': 'Biallelic variants in CLDR7 cause Calder syndrome'}],
         'slot_uri': 'dcterms:title'} })
    given_doi: Optional[str] = Field(default=None, description="""What the answer gives as DOI, as it stands.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AnswerCitation'],
         'examples': [{'value': 'https://doi.org/10.5555/TRIAL.1'}]} })
    doi: Optional[str] = Field(default=None, description="""Digital object identifier, without a prefix and in lower case.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BibliographicRecord',
                       'AnswerCitation',
                       'PrimaryTrace',
                       'AnchorSynthesis',
                       'MissingPaper'],
         'examples': [{'value': '10.5555/mjrd.2019.001'}],
         'slot_uri': 'bibo:doi'} })
    given_pmid: Optional[str] = Field(default=None, description="""What the answer gives as PMID, as it stands.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AnswerCitation'], 'examples': [{'value': 'PMID: 90000001'}]} })
    pmid: Optional[str] = Field(default=None, description="""PubMed's number, without a prefix.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BibliographicRecord',
                       'AnswerCitation',
                       'PrimaryTrace',
                       'AnchorSynthesis',
                       'MissingPaper'],
         'examples': [{'value': '90000001'}],
         'slot_uri': 'bibo:pmid'} })
    published: Optional[str] = Field(default=None, description="""When the paper appeared, as far as the answer says. A day, a month or a year.""", json_schema_extra = { "linkml_meta": {'close_mappings': ['schema:datePublished'],
         'domain_of': ['AnswerCitation',
                       'CitedPaper',
                       'EvidenceItem',
                       'PrimaryTrace',
                       'AnchorSynthesis',
                       'MissingPaper'],
         'examples': [{'value': '2021-06'}]} })
    journal: Optional[str] = Field(default=None, description="""Name of the journal, or of what else the publication appeared in.""", json_schema_extra = { "linkml_meta": {'close_mappings': ['schema:isPartOf'],
         'domain_of': ['BibliographicRecord', 'AnswerCitation'],
         'examples': [{'value': 'Made-up Journal of Rare Disease'}]} })
    authors_string: Optional[str] = Field(default=None, description="""The authors in one line, as given.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AnswerCitation',
                       'CitedPaper',
                       'PrimaryTrace',
                       'AnchorSynthesis',
                       'MissingPaper'],
         'examples': [{'value': 'Doe J, Roe R, et al.'}]} })
    publication_types: Optional[list[str]] = Field(default=None, description="""Kinds of publication in the source's own words.""", json_schema_extra = { "linkml_meta": {'close_mappings': ['dcterms:type'],
         'domain_of': ['BibliographicRecord', 'AnswerCitation', 'EvidenceItem'],
         'examples': [{'value': 'Randomized Controlled Trial'}]} })
    impact_score: Optional[float] = Field(default=None, description="""The answer's own figure for the journal's weight. Shown, not used.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AnswerCitation'], 'examples': [{'value': '12.5'}]} })
    recency_days: Optional[int] = Field(default=None, description="""The paper's age in days, as the answer gives it.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['AnswerCitation'], 'examples': [{'value': '410'}]} })
    is_guideline: Optional[bool] = Field(default=None, description="""Whether the answer calls the paper a guideline.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AnswerCitation'], 'examples': [{'value': 'false'}]} })
    origin_raw: Optional[str] = Field(default=None, description="""The retrieval corpus as the answer names it, disguised or not.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AnswerCitation'],
         'examples': [{'value': 'qvcnfe`bctusbdut`w4'}]} })
    origin: Optional[str] = Field(default=None, description="""The retrieval corpus in plain; absent where the answer names none.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AnswerCitation'],
         'examples': [{'value': 'pubmed_abstracts_v3'}]} })
    given_risk: Optional[OriginRisk] = Field(default=None, description="""The risk that the answer gives.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AnswerCitation'], 'examples': [{'value': 'LOW'}]} })
    derived_risk: Optional[OriginRisk] = Field(default=None, description="""The risk that the table of corpora gives for the origin.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AnswerCitation'], 'examples': [{'value': 'LOW'}]} })
    origin_risk: OriginRisk = Field(default=..., description="""The stricter of given_risk and derived_risk, UNKNOWN where neither is there.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AnswerCitation'], 'examples': [{'value': 'LOW'}]} })
    url: Optional[str] = Field(default=None, description="""Where the answer says the paper is. Never fetched.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AnswerCitation'],
         'examples': [{'value': 'https://example.org/trial-1'}]} })
    section_path: Optional[list[str]] = Field(default=None, description="""Headings of the section that the text was retrieved from, from the outermost.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AnswerCitation'],
         'examples': [{'value': 'Treatment'}, {'value': 'Glucocorticoids'}]} })
    problems: Optional[list[str]] = Field(default=None, description="""What is wrong with what was read, in words. The rest of it was read all the same.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AnswerCitation', 'WorkOrderResult'],
         'examples': [{'value': "pmid 'PMC99000001' is a PMCID"}]} })

    @field_validator('doi')
    def pattern_doi(cls, v):
        pattern=re.compile(r"^10\.[0-9]{4,9}(\.[0-9]+)*/[^\sA-Z]+$")
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

    @field_validator('published')
    def pattern_published(cls, v):
        pattern=re.compile(r"^[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid published format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid published format: {v}"
            raise ValueError(err_msg)
        return v


class CitedPaper(ConfiguredBaseModel):
    """
    The citations that belong to one paper. Citations whose identifiers contradict each other are kept apart and the conflict is named; nothing is merged on missing identifiers.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/audit',
         'rules': [{'description': "The worst risk of a paper's citations is the "
                                   "paper's.",
                    'postconditions': {'slot_conditions': {'effective_risk': {'equals_string': 'HIGH',
                                                                              'name': 'effective_risk'}}},
                    'preconditions': {'slot_conditions': {'worst_risk': {'equals_string': 'HIGH',
                                                                         'name': 'worst_risk'}}},
                    'title': 'high counts as high'},
                   {'description': 'An unknown origin is treated as medium, never as '
                                   'low.',
                    'postconditions': {'slot_conditions': {'effective_risk': {'equals_string': 'MEDIUM',
                                                                              'name': 'effective_risk'}}},
                    'preconditions': {'slot_conditions': {'worst_risk': {'equals_string_in': ['MEDIUM',
                                                                                              'UNKNOWN'],
                                                                         'name': 'worst_risk'}}},
                    'title': 'medium and unknown count as medium'},
                   {'description': 'Only a paper whose citations are all low risk '
                                   'counts as low.',
                    'postconditions': {'slot_conditions': {'effective_risk': {'equals_string': 'LOW',
                                                                              'name': 'effective_risk'}}},
                    'preconditions': {'slot_conditions': {'worst_risk': {'equals_string': 'LOW',
                                                                         'name': 'worst_risk'}}},
                    'title': 'low counts as low'}],
         'slot_usage': {'notices': {'description': 'What sources say about the paper '
                                                   'after it appeared; retractions '
                                                   'among them.',
                                    'name': 'notices'},
                        'record': {'description': 'The record that a registry or a '
                                                  'file of the user has of the paper; '
                                                  'absent where there is none.',
                                   'name': 'record'}}})

    paper_id: str = Field(default=..., description="""Name of the paper within this file. It means nothing outside it.""", json_schema_extra = { "linkml_meta": {'annotations': {'filled_by': {'tag': 'filled_by', 'value': 'citevouch'}},
         'domain_of': ['CitedPaper',
                       'NumberCheck',
                       'EvidenceItem',
                       'WorkOrder',
                       'CitationJudgement'],
         'examples': [{'value': 'p1'}]} })
    indices: Optional[list[int]] = Field(default=None, description="""Numbers of the citations that it is about, as the answer counts them.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Claim',
                       'CitedPaper',
                       'EvidenceItem',
                       'WorkOrder',
                       'CitationJudgement',
                       'ContradictionSide'],
         'examples': [{'value': '2'}]} })
    title: Optional[str] = Field(default=None, description="""Title of a publication.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BibliographicRecord',
                       'AnswerCitation',
                       'CitedPaper',
                       'EvidenceItem',
                       'PrimaryTrace',
                       'AnchorSynthesis',
                       'MissingPaper'],
         'examples': [{'value': 'Biallelic variants in CLDR7 cause Calder syndrome'}],
         'slot_uri': 'dcterms:title'} })
    authors_string: Optional[str] = Field(default=None, description="""The authors in one line, as given.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AnswerCitation',
                       'CitedPaper',
                       'PrimaryTrace',
                       'AnchorSynthesis',
                       'MissingPaper'],
         'examples': [{'value': 'Doe J, Roe R, et al.'}]} })
    published: Optional[str] = Field(default=None, description="""When the paper appeared, as far as the answer says. A day, a month or a year.""", json_schema_extra = { "linkml_meta": {'close_mappings': ['schema:datePublished'],
         'domain_of': ['AnswerCitation',
                       'CitedPaper',
                       'EvidenceItem',
                       'PrimaryTrace',
                       'AnchorSynthesis',
                       'MissingPaper'],
         'examples': [{'value': '2021-06'}]} })
    pmids: Optional[list[str]] = Field(default=None, description="""Every PMID that the paper's citations give, without prefix.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitedPaper'], 'examples': [{'value': '90000001'}]} })
    dois: Optional[list[str]] = Field(default=None, description="""Every DOI that the paper's citations give, in lower case.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitedPaper'], 'examples': [{'value': '10.5555/trial.1'}]} })
    conflicts: Optional[list[str]] = Field(default=None, description="""Where the citations' identifiers contradict each other, in words.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitedPaper'],
         'examples': [{'value': '[4] gives PMID 90000002 with the DOI of [3]'}]} })
    origins: Optional[list[str]] = Field(default=None, description="""Every corpus that the paper's citations were retrieved from.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitedPaper'], 'examples': [{'value': 'pubmed_abstracts_v3'}]} })
    worst_risk: OriginRisk = Field(default=..., description="""The gravest risk among the paper's citations, UNKNOWN standing above LOW.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitedPaper'], 'examples': [{'value': 'UNKNOWN'}]} })
    effective_risk: OriginRisk = Field(default=..., description="""The risk that the paper is treated by; UNKNOWN counts as MEDIUM.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitedPaper'], 'examples': [{'value': 'MEDIUM'}]} })
    priority: int = Field(default=..., description="""Place in the order in which papers are checked, from 1. Those beyond max_papers are not checked.""", ge=1, json_schema_extra = { "linkml_meta": {'domain_of': ['CitedPaper'], 'examples': [{'value': '1'}]} })
    record: Optional[BibliographicRecord] = Field(default=None, description="""The record that a registry or a file of the user has of the paper; absent where there is none.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ReferenceCheck', 'CitedPaper'],
         'examples': [{'object': {'content_scope': 'ABSTRACT',
                                  'source': 'PUBMED',
                                  'title': 'Biallelic variants in CLDR7 cause Calder '
                                           'syndrome',
                                  'year': '2020'}}]} })
    notices: Optional[list[StandingNotice]] = Field(default=None, description="""What sources say about the paper after it appeared; retractions among them.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ReferenceCheck', 'CitedPaper'],
         'examples': [{'object': {'as_of': '2026-01-31T12:00:00Z',
                                  'noticed_by': 'PUBMED',
                                  'standing': 'CURRENT'}}]} })
    existence: Optional[ExistenceCheck] = Field(default=None, description="""What the registries say about its identifiers; absent where they were not asked.""", json_schema_extra = { "linkml_meta": {'annotations': {'filled_by': {'tag': 'filled_by', 'value': 'citevouch'}},
         'domain_of': ['CitedPaper', 'PrimaryTrace', 'AnchorSynthesis', 'MissingPaper'],
         'examples': [{'object': {'existence_outcome': 'UNVERIFIED_NO_IDENTIFIER'}}]} })

    @field_validator('paper_id')
    def pattern_paper_id(cls, v):
        pattern=re.compile(r"^p[1-9][0-9]*$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid paper_id format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid paper_id format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('published')
    def pattern_published(cls, v):
        pattern=re.compile(r"^[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid published format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid published format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('pmids')
    def pattern_pmids(cls, v):
        pattern=re.compile(r"^[1-9][0-9]{0,8}$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid pmids format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid pmids format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('dois')
    def pattern_dois(cls, v):
        pattern=re.compile(r"^10\.[0-9]{4,9}(\.[0-9]+)*/[^\sA-Z]+$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid dois format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid dois format: {v}"
            raise ValueError(err_msg)
        return v


class ExistenceCheck(ConfiguredBaseModel):
    """
    What the registries say about the identifiers of one cited, traced or missing paper. It says that a record exists and has this title, not that it supports anything.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'broad_mappings': ['earl:Assertion'],
         'from_schema': 'https://w3id.org/citevouch/audit',
         'rules': [{'description': 'NOT_FOUND and IDENTIFIER_WRONG carry the denial by '
                                   'the authority for the identifier (PubMed or '
                                   'doi.org); no other outcome has one.',
                    'elseconditions': {'slot_conditions': {'denial': {'name': 'denial',
                                                                      'value_presence': 'ABSENT'}}},
                    'postconditions': {'slot_conditions': {'denial': {'name': 'denial',
                                                                      'range_expression': {'slot_conditions': {'registry': {'equals_string_in': ['PUBMED',
                                                                                                                                                 'DOI_ORG'],
                                                                                                                            'name': 'registry'}}},
                                                                      'required': True}}},
                    'preconditions': {'slot_conditions': {'existence_outcome': {'equals_string_in': ['NOT_FOUND',
                                                                                                     'IDENTIFIER_WRONG'],
                                                                                'name': 'existence_outcome'}}},
                    'title': "a denial rests on the authority's answer"},
                   {'description': 'A failed look-up makes SKIPPED_OUTAGE and nothing '
                                   'else.',
                    'elseconditions': {'slot_conditions': {'failure': {'name': 'failure',
                                                                       'value_presence': 'ABSENT'}}},
                    'preconditions': {'slot_conditions': {'existence_outcome': {'equals_string': 'SKIPPED_OUTAGE',
                                                                                'name': 'existence_outcome'}}},
                    'title': 'only an outage has a failure'},
                   {'description': 'A look-up that was skipped says so in words, for '
                                   'the row that readers see.',
                    'postconditions': {'slot_conditions': {'note': {'name': 'note',
                                                                    'required': True}}},
                    'preconditions': {'slot_conditions': {'existence_outcome': {'equals_string': 'SKIPPED_OUTAGE',
                                                                                'name': 'existence_outcome'}}},
                    'title': 'an outage is explained'},
                   {'description': 'Where a record with a title came back, the title '
                                   'and its overlap with the cited one are given.',
                    'elseconditions': {'slot_conditions': {'registry_title': {'name': 'registry_title',
                                                                              'value_presence': 'ABSENT'}}},
                    'postconditions': {'slot_conditions': {'registry_title': {'name': 'registry_title',
                                                                              'required': True},
                                                           'title_overlap': {'name': 'title_overlap',
                                                                             'required': True}}},
                    'preconditions': {'slot_conditions': {'existence_outcome': {'equals_string_in': ['RESOLVED_MATCH',
                                                                                                     'RESOLVED_TITLE_MISMATCH',
                                                                                                     'IDENTIFIER_WRONG'],
                                                                                'name': 'existence_outcome'}}},
                    'title': "a resolved identifier shows the registry's title"},
                   {'description': 'IDENTIFIER_WRONG names the identifier that does '
                                   'belong to the paper; no other outcome does.',
                    'elseconditions': {'slot_conditions': {'resolved_id': {'name': 'resolved_id',
                                                                           'value_presence': 'ABSENT'}}},
                    'postconditions': {'slot_conditions': {'resolved_id': {'name': 'resolved_id',
                                                                           'required': True}}},
                    'preconditions': {'slot_conditions': {'existence_outcome': {'equals_string': 'IDENTIFIER_WRONG',
                                                                                'name': 'existence_outcome'}}},
                    'title': 'a wrong identifier gives the right one'}],
         'slot_usage': {'denial': {'description': 'The answer by which the authority '
                                                  'denied an identifier of the paper. '
                                                  'Present for NOT_FOUND and for '
                                                  'IDENTIFIER_WRONG, and only there.',
                                   'name': 'denial'},
                        'failure': {'description': 'Why no answer was had. Missing '
                                                   'where nothing was asked because '
                                                   'the run was offline.',
                                    'name': 'failure',
                                    'required': False},
                        'note': {'description': 'What a reader should know about the '
                                                'outcome, as that a registry was down '
                                                'or the run offline.',
                                 'name': 'note'}}})

    existence_outcome: ExistenceOutcome = Field(default=..., description="""What the look-up came to.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ExistenceCheck'], 'examples': [{'value': 'RESOLVED_MATCH'}]} })
    checked_ids: Optional[list[str]] = Field(default=None, description="""The identifiers that were looked up, in canonical form.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ExistenceCheck'],
         'examples': [{'value': 'DOI:10.5555/trial.1'}]} })
    agency: Optional[str] = Field(default=None, description="""Who gave the record, in words; a registration agency, PubMed, or a file of the user.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ExistenceCheck'], 'examples': [{'value': 'Crossref'}]} })
    registry_title: Optional[str] = Field(default=None, description="""The title that the record has.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ExistenceCheck'],
         'examples': [{'value': 'Drug A in condition B: a randomised trial'}]} })
    title_overlap: Optional[float] = Field(default=None, description="""Share of words that the cited title and the record's have in common, from 0 to 1. Sister trials score high too.""", ge=0, le=1, json_schema_extra = { "linkml_meta": {'domain_of': ['ExistenceCheck'], 'examples': [{'value': '1.0'}]} })
    differing_words: Optional[list[str]] = Field(default=None, description="""Words that stand in one of the two titles only, those of the cited title first. Sister papers share most words, so these tell them apart.""", json_schema_extra = { "linkml_meta": {'domain_of': ['IdentityCheck', 'ExistenceCheck'],
         'examples': [{'value': 'riboflavin'}]} })
    resolved_id: Optional[str] = Field(default=None, description="""The identifier that does belong to the cited paper, in canonical form.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ExistenceCheck'], 'examples': [{'value': 'PMID:90000001'}]} })
    denial: Optional[Denial] = Field(default=None, description="""The answer by which the authority denied an identifier of the paper. Present for NOT_FOUND and for IDENTIFIER_WRONG, and only there.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ReferenceCheck', 'ExistenceCheck'],
         'examples': [{'object': {'attempt_id': 'a2', 'registry': 'PUBMED'}}]} })
    failure: Optional[LookupFailure] = Field(default=None, description="""Why no answer was had. Missing where nothing was asked because the run was offline.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ReferenceCheck', 'ExistenceCheck'],
         'examples': [{'object': {'attempt_id': 'a3',
                                  'cause': 'TIMEOUT',
                                  'registry': 'PUBMED'}}]} })
    attempt_ids: Optional[list[str]] = Field(default=None, description="""Every attempt that had to do with this, by their ids, in the order asked.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ReferenceCheck', 'ExistenceCheck', 'Search'],
         'examples': [{'value': 'a1'}]} })
    note: Optional[str] = Field(default=None, description="""What a reader should know about the outcome, as that a registry was down or the run offline.""", json_schema_extra = { "linkml_meta": {'domain_of': ['IdentityCheck',
                       'VerifierVerdict',
                       'PrescreenApproval',
                       'ExistenceCheck',
                       'Completeness',
                       'ContradictionScan',
                       'SelfCheckItem',
                       'Spending'],
         'examples': [{'value': 'The record is the preprint of the cited article.'}]} })

    @field_validator('checked_ids')
    def pattern_checked_ids(cls, v):
        pattern=re.compile(r"^[A-Za-z][A-Za-z0-9._-]*:\S(.*\S)?$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid checked_ids format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid checked_ids format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('resolved_id')
    def pattern_resolved_id(cls, v):
        pattern=re.compile(r"^[A-Za-z][A-Za-z0-9._-]*:\S(.*\S)?$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid resolved_id format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid resolved_id format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('attempt_ids')
    def pattern_attempt_ids(cls, v):
        pattern=re.compile(r"^a[1-9][0-9]*$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid attempt_ids format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid attempt_ids format: {v}"
            raise ValueError(err_msg)
        return v


class NumberCheck(ConfiguredBaseModel):
    """
    Whether one number of a claim stands in the text of the paper cited for it. A hint where to look, never a verdict: a number may be reported in a part of the paper that was not searched.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/audit',
         'rules': [{'description': 'A number that was found is shown as the text '
                                   'writes it; one that was not is not.',
                    'elseconditions': {'slot_conditions': {'found_as': {'name': 'found_as',
                                                                        'value_presence': 'ABSENT'}}},
                    'postconditions': {'slot_conditions': {'found_as': {'name': 'found_as',
                                                                        'required': True}}},
                    'preconditions': {'slot_conditions': {'number_outcome': {'equals_string_in': ['IN_CITED_PAPER',
                                                                                                  'IN_OTHER_PAPER'],
                                                                             'name': 'number_outcome'}}},
                    'title': 'what was found is shown'},
                   {'description': 'A number found only in another cited paper names '
                                   'that paper.',
                    'elseconditions': {'slot_conditions': {'found_in_paper': {'name': 'found_in_paper',
                                                                              'value_presence': 'ABSENT'}}},
                    'postconditions': {'slot_conditions': {'found_in_paper': {'name': 'found_in_paper',
                                                                              'required': True}}},
                    'preconditions': {'slot_conditions': {'number_outcome': {'equals_string': 'IN_OTHER_PAPER',
                                                                             'name': 'number_outcome'}}},
                    'title': 'another paper is named'},
                   {'description': 'Without a text nothing was searched; with one it '
                                   'is said how much of the paper it is.',
                    'elseconditions': {'slot_conditions': {'searched_scope': {'equals_string_in': ['FULL_TEXT',
                                                                                                   'ABSTRACT'],
                                                                              'name': 'searched_scope',
                                                                              'required': True}}},
                    'postconditions': {'slot_conditions': {'searched_scope': {'name': 'searched_scope',
                                                                              'value_presence': 'ABSENT'}}},
                    'preconditions': {'slot_conditions': {'number_outcome': {'equals_string': 'NO_TEXT',
                                                                             'name': 'number_outcome'}}},
                    'title': 'no text is not a search'}]})

    claim_number: int = Field(default=..., description="""Number of the claim, counted from 1 in the list of claims that it is about.""", ge=1, json_schema_extra = { "linkml_meta": {'domain_of': ['NumberCheck', 'ClaimJudgement'], 'examples': [{'value': '1'}]} })
    paper_id: str = Field(default=..., description="""Name of the paper within this file. It means nothing outside it.""", json_schema_extra = { "linkml_meta": {'annotations': {'filled_by': {'tag': 'filled_by', 'value': 'citevouch'}},
         'domain_of': ['CitedPaper',
                       'NumberCheck',
                       'EvidenceItem',
                       'WorkOrder',
                       'CitationJudgement'],
         'examples': [{'value': 'p1'}]} })
    number: NumberMention = Field(default=..., description="""The number, as the claim has it.""", json_schema_extra = { "linkml_meta": {'domain_of': ['NumberCheck'],
         'examples': [{'object': {'end': 43,
                                  'evidential': True,
                                  'number_kind': 'PERCENT',
                                  'raw': '13%',
                                  'start': 40,
                                  'unit': '%',
                                  'value': 13.0}}]} })
    number_outcome: NumberCheckOutcome = Field(default=..., description="""Where it was found.""", json_schema_extra = { "linkml_meta": {'domain_of': ['NumberCheck'], 'examples': [{'value': 'IN_CITED_PAPER'}]} })
    searched_scope: Optional[ContentScope] = Field(default=None, description="""How much of the cited source was searched. That words are not in an abstract says little about the paper.""", json_schema_extra = { "linkml_meta": {'domain_of': ['QuoteCheck', 'NumberCheck'],
         'examples': [{'value': 'ABSTRACT'}]} })
    found_as: Optional[str] = Field(default=None, description="""The number as the text writes it, which may be another notation of the same value.""", json_schema_extra = { "linkml_meta": {'domain_of': ['NumberCheck'], 'examples': [{'value': '0·87'}]} })
    found_in_paper: Optional[str] = Field(default=None, description="""The other cited paper that has the number, by its paper_id.""", json_schema_extra = { "linkml_meta": {'domain_of': ['NumberCheck'], 'examples': [{'value': 'p2'}]} })
    transitive_suspect: bool = Field(default=..., description="""Whether the cited paper looks like a source that only restates the number, as a review without it in its text does. A hint for the judge, never a verdict.""", json_schema_extra = { "linkml_meta": {'domain_of': ['NumberCheck'], 'examples': [{'value': 'false'}]} })

    @field_validator('paper_id')
    def pattern_paper_id(cls, v):
        pattern=re.compile(r"^p[1-9][0-9]*$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid paper_id format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid paper_id format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('found_in_paper')
    def pattern_found_in_paper(cls, v):
        pattern=re.compile(r"^p[1-9][0-9]*$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid found_in_paper format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid found_in_paper format: {v}"
            raise ValueError(err_msg)
        return v


class Search(ConfiguredBaseModel):
    """
    One dated search of a database for papers that the answer does not cite.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/audit'})

    database: Registry = Field(default=..., description="""Where the search was made.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Search'], 'examples': [{'value': 'PUBMED'}]} })
    query: str = Field(default=..., description="""The words that were sent. Nothing else of the answer leaves the machine.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Search'],
         'examples': [{'value': 'drug A AND condition B AND systematic review[pt]'}]} })
    searched_from: str = Field(default=..., description="""First day, month or year that the search covers.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Search'], 'examples': [{'value': '2020'}]} })
    searched_to: str = Field(default=..., description="""Last day, month or year that the search covers.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Search'], 'examples': [{'value': '2026-01-31'}]} })
    hits: int = Field(default=..., description="""How many papers the database says there are. More than hit_ids where only the first were taken.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Search'], 'examples': [{'value': '4'}]} })
    hit_ids: Optional[list[str]] = Field(default=None, description="""The papers that were taken, in the database's order, in canonical form.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Search'], 'examples': [{'value': 'PMID:90000011'}]} })
    attempt_ids: Optional[list[str]] = Field(default=None, description="""Every attempt that had to do with this, by their ids, in the order asked.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ReferenceCheck', 'ExistenceCheck', 'Search'],
         'examples': [{'value': 'a1'}]} })

    @field_validator('searched_from')
    def pattern_searched_from(cls, v):
        pattern=re.compile(r"^[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid searched_from format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid searched_from format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('searched_to')
    def pattern_searched_to(cls, v):
        pattern=re.compile(r"^[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid searched_to format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid searched_to format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('hit_ids')
    def pattern_hit_ids(cls, v):
        pattern=re.compile(r"^[A-Za-z][A-Za-z0-9._-]*:\S(.*\S)?$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid hit_ids format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid hit_ids format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('attempt_ids')
    def pattern_attempt_ids(cls, v):
        pattern=re.compile(r"^a[1-9][0-9]*$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid attempt_ids format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid attempt_ids format: {v}"
            raise ValueError(err_msg)
        return v


class EvidenceItem(ConfiguredBaseModel):
    """
    One piece of evidence that a work order pins down, so that a judge without tools can answer and cannot answer about something else. It is data: instructions inside it are not followed.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/audit',
         'slot_usage': {'canonical_id': {'description': 'Identifier of the paper that '
                                                        'the evidence is from; absent '
                                                        'where it has none.',
                                         'name': 'canonical_id'},
                        'content_scope': {'description': 'How much of the paper '
                                                         'evidence_text is; absent '
                                                         'where it is no text of the '
                                                         'paper.',
                                          'name': 'content_scope',
                                          'required': False},
                        'paper_id': {'name': 'paper_id', 'required': False}}})

    evidence_kind: EvidenceKind = Field(default=..., description="""What the piece of evidence is.""", json_schema_extra = { "linkml_meta": {'domain_of': ['EvidenceItem'], 'examples': [{'value': 'CITED_RECORD'}]} })
    paper_id: Optional[str] = Field(default=None, description="""Name of the paper within this file. It means nothing outside it.""", json_schema_extra = { "linkml_meta": {'annotations': {'filled_by': {'tag': 'filled_by', 'value': 'citevouch'}},
         'domain_of': ['CitedPaper',
                       'NumberCheck',
                       'EvidenceItem',
                       'WorkOrder',
                       'CitationJudgement'],
         'examples': [{'value': 'p1'}]} })
    indices: Optional[list[int]] = Field(default=None, description="""Numbers of the citations that it is about, as the answer counts them.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Claim',
                       'CitedPaper',
                       'EvidenceItem',
                       'WorkOrder',
                       'CitationJudgement',
                       'ContradictionSide'],
         'examples': [{'value': '2'}]} })
    canonical_id: Optional[str] = Field(default=None, description="""Identifier of the paper that the evidence is from; absent where it has none.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Mention', 'EvidenceItem'],
         'examples': [{'value': 'PMID:90000001'}]} })
    title: Optional[str] = Field(default=None, description="""Title of a publication.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BibliographicRecord',
                       'AnswerCitation',
                       'CitedPaper',
                       'EvidenceItem',
                       'PrimaryTrace',
                       'AnchorSynthesis',
                       'MissingPaper'],
         'examples': [{'value': 'Biallelic variants in CLDR7 cause Calder syndrome'}],
         'slot_uri': 'dcterms:title'} })
    published: Optional[str] = Field(default=None, description="""When the paper appeared, as far as the answer says. A day, a month or a year.""", json_schema_extra = { "linkml_meta": {'close_mappings': ['schema:datePublished'],
         'domain_of': ['AnswerCitation',
                       'CitedPaper',
                       'EvidenceItem',
                       'PrimaryTrace',
                       'AnchorSynthesis',
                       'MissingPaper'],
         'examples': [{'value': '2021-06'}]} })
    publication_types: Optional[list[str]] = Field(default=None, description="""Kinds of publication in the source's own words.""", json_schema_extra = { "linkml_meta": {'close_mappings': ['dcterms:type'],
         'domain_of': ['BibliographicRecord', 'AnswerCitation', 'EvidenceItem'],
         'examples': [{'value': 'Randomized Controlled Trial'}]} })
    content_scope: Optional[ContentScope] = Field(default=None, description="""How much of the paper evidence_text is; absent where it is no text of the paper.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BibliographicRecord', 'EvidenceItem'],
         'examples': [{'value': 'ABSTRACT'}]} })
    evidence_text: str = Field(default=..., description="""The words themselves.""", json_schema_extra = { "linkml_meta": {'domain_of': ['EvidenceItem'],
         'examples': [{'value': 'Drug A reduced events by 13 % against placebo.'}]} })

    @field_validator('paper_id')
    def pattern_paper_id(cls, v):
        pattern=re.compile(r"^p[1-9][0-9]*$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid paper_id format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid paper_id format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('canonical_id')
    def pattern_canonical_id(cls, v):
        pattern=re.compile(r"^(PMID:[1-9][0-9]{0,8}|PMC:PMC[1-9][0-9]{0,9}|DOI:10\.[0-9]{4,9}(\.[0-9]+)*/[^\sA-Z]+|GEO:(GSE|GDS|GSM|GPL)[1-9][0-9]*|NCT:NCT[0-9]{8}|ARXIV:([0-9]{4}\.[0-9]{4,5}|[a-z-]+(\.[A-Z]{2})?/[0-9]{7})|ISBN:97[89][0-9]{10}|BIOPROJECT:PRJ[NED][A-Z][0-9]+|BIOSAMPLE:SAM[NED][A-Z]?[0-9]+|URL:https?://\S+|(?!(PMID|PMC|DOI|GEO|NCT|ARXIV|ISBN|BIOPROJECT|BIOSAMPLE|URL):)[A-Za-z][A-Za-z0-9._-]*:\S+)$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid canonical_id format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid canonical_id format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('published')
    def pattern_published(cls, v):
        pattern=re.compile(r"^[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid published format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid published format: {v}"
            raise ValueError(err_msg)
        return v


class WorkOrder(ConfiguredBaseModel):
    """
    One question for a judge, complete in itself: instructions, evidence and the shape of the answer. The same order can be answered by a person, an agent or a model.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/audit',
         'rules': [{'description': 'An order of layer 1 names its paper; orders about '
                                   'the whole answer name none.',
                    'elseconditions': {'slot_conditions': {'paper_id': {'name': 'paper_id',
                                                                        'value_presence': 'ABSENT'}}},
                    'postconditions': {'slot_conditions': {'paper_id': {'name': 'paper_id',
                                                                        'required': True}}},
                    'preconditions': {'slot_conditions': {'layer': {'equals_string': 'LAYER1',
                                                                    'name': 'layer'}}},
                    'title': 'layer 1 is about one paper'},
                   {'description': 'Completeness can be judged only against the '
                                   'question that was asked.',
                    'postconditions': {'slot_conditions': {'question': {'name': 'question',
                                                                        'required': True}}},
                    'preconditions': {'slot_conditions': {'layer': {'equals_string': 'LAYER2',
                                                                    'name': 'layer'}}},
                    'title': 'layer 2 has the question'}],
         'slot_usage': {'claims': {'description': 'The claims of the answer that the '
                                                  'order asks about, in its order; the '
                                                  'judge counts them from 1.',
                                   'name': 'claims'},
                        'paper_id': {'description': 'The paper that a layer 1 order is '
                                                    'about.',
                                     'name': 'paper_id',
                                     'required': False},
                        'prompt_version': {'name': 'prompt_version', 'required': True}}})

    order_id: str = Field(default=..., description="""Name of a work order: the first 16 hexadecimal digits of the SHA-256 of its inputs and prompt version, so that equal inputs give equal orders.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ExtractionOrder',
                       'VerifierOrder',
                       'VerifierVerdict',
                       'WorkOrder',
                       'WorkOrderResult',
                       'CitationJudgement'],
         'examples': [{'value': '5f0c6a9b3d1e7284'}]} })
    layer: WorkOrderLayer = Field(default=..., description="""What the order asks.""", json_schema_extra = { "linkml_meta": {'domain_of': ['WorkOrder', 'WorkOrderResult'],
         'examples': [{'value': 'LAYER1'}]} })
    paper_id: Optional[str] = Field(default=None, description="""The paper that a layer 1 order is about.""", json_schema_extra = { "linkml_meta": {'annotations': {'filled_by': {'tag': 'filled_by', 'value': 'citevouch'}},
         'domain_of': ['CitedPaper',
                       'NumberCheck',
                       'EvidenceItem',
                       'WorkOrder',
                       'CitationJudgement'],
         'examples': [{'value': 'p1'}]} })
    indices: Optional[list[int]] = Field(default=None, description="""Numbers of the citations that it is about, as the answer counts them.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Claim',
                       'CitedPaper',
                       'EvidenceItem',
                       'WorkOrder',
                       'CitationJudgement',
                       'ContradictionSide'],
         'examples': [{'value': '2'}]} })
    question: Optional[str] = Field(default=None, description="""The question that the answer answers, as it was asked.""", json_schema_extra = { "linkml_meta": {'domain_of': ['WorkOrder', 'AuditReport'],
         'examples': [{'value': 'Does drug A prevent strokes in condition B?'}]} })
    practice_context: Optional[str] = Field(default=None, description="""Where the answer is to be used; region, specialty, funding.""", json_schema_extra = { "linkml_meta": {'domain_of': ['WorkOrder', 'AuditReport'],
         'examples': [{'value': 'outpatient cardiology, publicly funded'}]} })
    claims: Optional[list[Claim]] = Field(default=None, description="""The claims of the answer that the order asks about, in its order; the judge counts them from 1.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Reading', 'WorkOrder', 'AuditReport'],
         'examples': [{'object': {'end': 1067,
                                  'labels': ['2'],
                                  'quantitative': False,
                                  'raw': 'Most families carry variants in both copies '
                                         'of CLDR7 [2].',
                                  'start': 1010,
                                  'text': 'Most families carry variants in both copies '
                                          'of CLDR7.'}}]} })
    number_pairs: Optional[list[NumberPair]] = Field(default=None, description="""Pairs of numbers that may contradict each other.""", json_schema_extra = { "linkml_meta": {'annotations': {'filled_by': {'tag': 'filled_by', 'value': 'citevouch'}},
         'domain_of': ['WorkOrder', 'ContradictionScan'],
         'examples': [{'object': {'claim_number_a': 1,
                                  'claim_number_b': 4,
                                  'number_kind': 'PERCENT',
                                  'paper_id_a': 'p1',
                                  'paper_id_b': 'p2',
                                  'relative_difference': 0.85,
                                  'topic': 'stroke',
                                  'value_a': 13.0,
                                  'value_b': 2.0}}]} })
    searches: Optional[list[Search]] = Field(default=None, description="""The searches behind it, with what they covered.""", json_schema_extra = { "linkml_meta": {'annotations': {'filled_by': {'tag': 'filled_by', 'value': 'citevouch'}},
         'domain_of': ['WorkOrder', 'Completeness'],
         'examples': [{'object': {'database': 'PUBMED',
                                  'hits': 4,
                                  'query': 'drug A AND condition B',
                                  'searched_from': '2020',
                                  'searched_to': '2026-01-31'}}]} })
    evidence: Optional[list[EvidenceItem]] = Field(default=None, description="""What the judge is to go by.""", json_schema_extra = { "linkml_meta": {'domain_of': ['WorkOrder'],
         'examples': [{'object': {'evidence_kind': 'CITED_RECORD',
                                  'evidence_text': 'Drug A reduced events by 13 % '
                                                   'against placebo.',
                                  'paper_id': 'p1'}}]} })
    prompt_version: str = Field(default=..., description="""Version of the instructions that were given.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord',
                       'ExtractionOrder',
                       'VerifierOrder',
                       'WorkOrder',
                       'WorkOrderResult'],
         'examples': [{'value': '3'}]} })
    prompt: str = Field(default=..., description="""The instructions as they are handed over, in one text. Whatever in it comes from a document or an answer is fenced as data.""", json_schema_extra = { "linkml_meta": {'annotations': {'sensitivity': {'tag': 'sensitivity', 'value': 'local_only'}},
         'domain_of': ['ExtractionOrder', 'VerifierOrder', 'WorkOrder'],
         'examples': [{'value': 'Read the document between the marks and propose '
                                'claims that its own words support.'}]} })
    result_schema: str = Field(default=..., description="""JSON Schema, as text, that the answer has to meet.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ExtractionOrder', 'VerifierOrder', 'WorkOrder'],
         'examples': [{'value': '{"type": "object", "required": ["result"]}'}]} })
    estimated_tokens: int = Field(default=..., description="""Rough size of the order in tokens, from its characters.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['WorkOrder'], 'examples': [{'value': '1850'}]} })

    @field_validator('order_id')
    def pattern_order_id(cls, v):
        pattern=re.compile(r"^[0-9a-f]{16}$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid order_id format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid order_id format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('paper_id')
    def pattern_paper_id(cls, v):
        pattern=re.compile(r"^p[1-9][0-9]*$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid paper_id format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid paper_id format: {v}"
            raise ValueError(err_msg)
        return v


class Judge(ConfiguredBaseModel):
    """
    Who answered the work orders. A judge's answer is advice; who gave it has to be known to weigh it.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'broad_mappings': ['earl:Assertor'],
         'from_schema': 'https://w3id.org/citevouch/audit',
         'rules': [{'description': 'Whoever judged is named; where nobody judged there '
                                   'is no name.',
                    'elseconditions': {'slot_conditions': {'judge_name': {'name': 'judge_name',
                                                                          'required': True}}},
                    'postconditions': {'slot_conditions': {'judge_name': {'name': 'judge_name',
                                                                          'value_presence': 'ABSENT'}}},
                    'preconditions': {'slot_conditions': {'judge_kind': {'equals_string': 'NONE',
                                                                         'name': 'judge_kind'}}},
                    'title': 'a judge has a name'},
                   {'description': 'A judge that is a model says which one.',
                    'postconditions': {'slot_conditions': {'model': {'name': 'model',
                                                                     'required': True}}},
                    'preconditions': {'slot_conditions': {'judge_kind': {'equals_string': 'MODEL',
                                                                         'name': 'judge_kind'}}},
                    'title': 'a model is identified'}]})

    judge_kind: JudgeKind = Field(default=..., description="""What kind of judge it is.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Judge'], 'examples': [{'value': 'PERSON'}]} })
    judge_name: Optional[str] = Field(default=None, description="""The judge's name, as given; for a model, of whoever ran it.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Judge'], 'examples': [{'value': 'r.example'}]} })
    model: Optional[str] = Field(default=None, description="""The model that answered, as its service names it; absent where a person did.""", json_schema_extra = { "linkml_meta": {'domain_of': ['VerifierVerdict',
                       'Prescreen',
                       'SpotCheckDisagreement',
                       'Judge'],
         'examples': [{'value': 'example/screen-1'}]} })

    @field_validator('judge_name')
    def pattern_judge_name(cls, v):
        pattern=re.compile(r"\S")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid judge_name format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid judge_name format: {v}"
            raise ValueError(err_msg)
        return v


class WorkOrderResult(ConfiguredBaseModel):
    """
    What came back for one work order, and whether it could be used.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/audit',
         'rules': [{'description': 'Every answer is kept as it came, also one that '
                                   'could not be read; where none came there is none.',
                    'elseconditions': {'slot_conditions': {'raw_text': {'name': 'raw_text',
                                                                        'required': True}}},
                    'postconditions': {'slot_conditions': {'raw_text': {'name': 'raw_text',
                                                                        'value_presence': 'ABSENT'}}},
                    'preconditions': {'slot_conditions': {'result_status': {'equals_string': 'MISSING',
                                                                            'name': 'result_status'}}},
                    'title': 'what came back is kept'}],
         'slot_usage': {'judge': {'name': 'judge', 'required': False}}})

    order_id: str = Field(default=..., description="""Name of a work order: the first 16 hexadecimal digits of the SHA-256 of its inputs and prompt version, so that equal inputs give equal orders.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ExtractionOrder',
                       'VerifierOrder',
                       'VerifierVerdict',
                       'WorkOrder',
                       'WorkOrderResult',
                       'CitationJudgement'],
         'examples': [{'value': '5f0c6a9b3d1e7284'}]} })
    layer: WorkOrderLayer = Field(default=..., description="""What the order asks.""", json_schema_extra = { "linkml_meta": {'domain_of': ['WorkOrder', 'WorkOrderResult'],
         'examples': [{'value': 'LAYER1'}]} })
    result_status: WorkOrderStatus = Field(default=..., description="""What became of the order.""", json_schema_extra = { "linkml_meta": {'domain_of': ['WorkOrderResult'], 'examples': [{'value': 'OK'}]} })
    judge: Optional[Judge] = Field(default=None, description="""Who judged.""", json_schema_extra = { "linkml_meta": {'domain_of': ['WorkOrderResult', 'AuditReport'],
         'examples': [{'object': {'judge_kind': 'PERSON', 'judge_name': 'r.example'}}]} })
    prompt_version: Optional[str] = Field(default=None, description="""Version of the instructions that were given.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationRecord',
                       'ExtractionOrder',
                       'VerifierOrder',
                       'WorkOrder',
                       'WorkOrderResult'],
         'examples': [{'value': '3'}]} })
    raw_text: Optional[str] = Field(default=None, description="""The judge's answer as it came.""", json_schema_extra = { "linkml_meta": {'annotations': {'filled_by': {'tag': 'filled_by', 'value': 'citevouch'}},
         'domain_of': ['WorkOrderResult', 'CitationJudgement'],
         'examples': [{'value': 'VERDICT: ACCURATE'}]} })
    problems: Optional[list[str]] = Field(default=None, description="""What is wrong with what was read, in words. The rest of it was read all the same.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AnswerCitation', 'WorkOrderResult'],
         'examples': [{'value': "pmid 'PMC99000001' is a PMCID"}]} })
    answered_at: Optional[datetime ] = Field(default=None, description="""When the answer came, in UTC; absent where it does not say.""", json_schema_extra = { "linkml_meta": {'domain_of': ['WorkOrderResult'],
         'examples': [{'value': '2026-01-31T12:00:00Z'}]} })
    prompt_tokens: Optional[int] = Field(default=None, description="""Tokens sent, as the service counts them.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['WorkOrderResult', 'Spending'], 'examples': [{'value': '1790'}]} })
    completion_tokens: Optional[int] = Field(default=None, description="""Tokens received, as the service counts them.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['WorkOrderResult', 'Spending'], 'examples': [{'value': '240'}]} })

    @field_validator('order_id')
    def pattern_order_id(cls, v):
        pattern=re.compile(r"^[0-9a-f]{16}$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid order_id format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid order_id format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('answered_at')
    def pattern_answered_at(cls, v):
        pattern=re.compile(r"Z$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid answered_at format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid answered_at format: {v}"
            raise ValueError(err_msg)
        return v


class ClaimJudgement(ConfiguredBaseModel):
    """
    What a judge read in the source about one claim.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/audit'})

    claim_number: int = Field(default=..., description="""Number of the claim, counted from 1 in the list of claims that it is about.""", ge=1, json_schema_extra = { "linkml_meta": {'domain_of': ['NumberCheck', 'ClaimJudgement'], 'examples': [{'value': '1'}]} })
    claim: Optional[str] = Field(default=None, description="""The claim, in the answer's words.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ClaimJudgement'],
         'examples': [{'value': 'Drug A reduced events by 13 %.'}]} })
    source_says: str = Field(default=..., description="""What the source says, in the judge's words or the source's.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ClaimJudgement', 'ContradictionSide'],
         'examples': [{'value': 'Events fell by 13 % (95 % CI 4 to 21).'}]} })
    match: ClaimMatch = Field(default=..., description="""Whether the two agree.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ClaimJudgement'], 'examples': [{'value': 'match'}]} })


class PrimaryTrace(ConfiguredBaseModel):
    """
    The paper that a number really comes from, as the judge traced it. One step back only, and an identifier that a judge gives is looked up like any other.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'close_mappings': ['prov:PrimarySource'],
         'from_schema': 'https://w3id.org/citevouch/audit',
         'slot_usage': {'title': {'name': 'title', 'required': True}}})

    title: str = Field(default=..., description="""Title of a publication.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BibliographicRecord',
                       'AnswerCitation',
                       'CitedPaper',
                       'EvidenceItem',
                       'PrimaryTrace',
                       'AnchorSynthesis',
                       'MissingPaper'],
         'examples': [{'value': 'Biallelic variants in CLDR7 cause Calder syndrome'}],
         'slot_uri': 'dcterms:title'} })
    authors_string: Optional[str] = Field(default=None, description="""The authors in one line, as given.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AnswerCitation',
                       'CitedPaper',
                       'PrimaryTrace',
                       'AnchorSynthesis',
                       'MissingPaper'],
         'examples': [{'value': 'Doe J, Roe R, et al.'}]} })
    published: Optional[str] = Field(default=None, description="""When the paper appeared, as far as the answer says. A day, a month or a year.""", json_schema_extra = { "linkml_meta": {'close_mappings': ['schema:datePublished'],
         'domain_of': ['AnswerCitation',
                       'CitedPaper',
                       'EvidenceItem',
                       'PrimaryTrace',
                       'AnchorSynthesis',
                       'MissingPaper'],
         'examples': [{'value': '2021-06'}]} })
    doi: Optional[str] = Field(default=None, description="""Digital object identifier, without a prefix and in lower case.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BibliographicRecord',
                       'AnswerCitation',
                       'PrimaryTrace',
                       'AnchorSynthesis',
                       'MissingPaper'],
         'examples': [{'value': '10.5555/mjrd.2019.001'}],
         'slot_uri': 'bibo:doi'} })
    pmid: Optional[str] = Field(default=None, description="""PubMed's number, without a prefix.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BibliographicRecord',
                       'AnswerCitation',
                       'PrimaryTrace',
                       'AnchorSynthesis',
                       'MissingPaper'],
         'examples': [{'value': '90000001'}],
         'slot_uri': 'bibo:pmid'} })
    original_finding: Optional[str] = Field(default=None, description="""What the original paper found.""", json_schema_extra = { "linkml_meta": {'domain_of': ['PrimaryTrace'],
         'examples': [{'value': "Events fell by 13 % in the trial's main analysis."}]} })
    number_match: Optional[ClaimMatch] = Field(default=None, description="""Whether the answer's number is the original's.""", json_schema_extra = { "linkml_meta": {'domain_of': ['PrimaryTrace'], 'examples': [{'value': 'match'}]} })
    existence: Optional[ExistenceCheck] = Field(default=None, description="""What the registries say about its identifiers; absent where they were not asked.""", json_schema_extra = { "linkml_meta": {'annotations': {'filled_by': {'tag': 'filled_by', 'value': 'citevouch'}},
         'domain_of': ['CitedPaper', 'PrimaryTrace', 'AnchorSynthesis', 'MissingPaper'],
         'examples': [{'object': {'existence_outcome': 'UNVERIFIED_NO_IDENTIFIER'}}]} })

    @field_validator('published')
    def pattern_published(cls, v):
        pattern=re.compile(r"^[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid published format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid published format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('doi')
    def pattern_doi(cls, v):
        pattern=re.compile(r"^10\.[0-9]{4,9}(\.[0-9]+)*/[^\sA-Z]+$")
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


class CitationJudgement(ConfiguredBaseModel):
    """
    The verdict about one paper, which holds for all its indices. It says whether the source supports what the answer says of it, not whether the answer is right.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'broad_mappings': ['earl:Assertion'],
         'from_schema': 'https://w3id.org/citevouch/audit',
         'rules': [{'description': 'Every paper that was to be checked has a verdict; '
                                   'a paper over the cap has none.',
                    'elseconditions': {'slot_conditions': {'verdict': {'name': 'verdict',
                                                                       'required': True}}},
                    'postconditions': {'slot_conditions': {'verdict': {'name': 'verdict',
                                                                       'value_presence': 'ABSENT'}}},
                    'preconditions': {'slot_conditions': {'judgement_status': {'equals_string': 'NOT_CHECKED',
                                                                               'name': 'judgement_status'}}},
                    'title': 'no verdict only above the cap'},
                   {'description': 'Without a usable judgement a paper is '
                                   'UNVERIFIABLE, unless the existence check settled '
                                   'it.',
                    'postconditions': {'slot_conditions': {'verdict': {'equals_string_in': ['UNVERIFIABLE',
                                                                                            'FABRICATED'],
                                                                       'name': 'verdict'}}},
                    'preconditions': {'slot_conditions': {'judgement_status': {'equals_string_in': ['NOT_JUDGED',
                                                                                                    'PARSE_ERROR'],
                                                                               'name': 'judgement_status'}}},
                    'title': 'unjudged is unverifiable'},
                   {'description': 'FABRICATED is said by the existence check alone, '
                                   'and the existence check says nothing else.',
                    'elseconditions': {'slot_conditions': {'decided_by': {'equals_string_in': ['JUDGE',
                                                                                               'NOBODY'],
                                                                          'name': 'decided_by'}}},
                    'postconditions': {'slot_conditions': {'decided_by': {'equals_string': 'GATE',
                                                                          'name': 'decided_by'}}},
                    'preconditions': {'slot_conditions': {'verdict': {'equals_string': 'FABRICATED',
                                                                      'name': 'verdict'}}},
                    'title': 'fabricated only by the gate'},
                   {'description': "A status of JUDGED means that a judge's answer "
                                   'gave the verdict.',
                    'postconditions': {'slot_conditions': {'decided_by': {'equals_string': 'JUDGE',
                                                                          'name': 'decided_by'}}},
                    'preconditions': {'slot_conditions': {'judgement_status': {'equals_string': 'JUDGED',
                                                                               'name': 'judgement_status'}}},
                    'title': 'judged by a judge'},
                   {'description': 'TRANSITIVE names the paper that the number comes '
                                   'from; a source that could not be traced is '
                                   'SECONDARY_UNTRACED.',
                    'postconditions': {'slot_conditions': {'primary_trace': {'name': 'primary_trace',
                                                                             'required': True}}},
                    'preconditions': {'slot_conditions': {'verdict': {'equals_string': 'TRANSITIVE',
                                                                      'name': 'verdict'}}},
                    'title': 'transitive names the origin'},
                   {'description': 'A parse error shows what could not be parsed.',
                    'postconditions': {'slot_conditions': {'raw_text': {'name': 'raw_text',
                                                                        'required': True}}},
                    'preconditions': {'slot_conditions': {'judgement_status': {'equals_string': 'PARSE_ERROR',
                                                                               'name': 'judgement_status'}}},
                    'title': 'an unreadable answer is kept'}],
         'slot_usage': {'order_id': {'annotations': {'filled_by': {'tag': 'filled_by',
                                                                   'value': 'citevouch'}},
                                     'description': 'The work order that was answered; '
                                                    'absent where there was none.',
                                     'name': 'order_id',
                                     'required': False}}})

    paper_id: str = Field(default=..., description="""Name of the paper within this file. It means nothing outside it.""", json_schema_extra = { "linkml_meta": {'annotations': {'filled_by': {'tag': 'filled_by', 'value': 'citevouch'}},
         'domain_of': ['CitedPaper',
                       'NumberCheck',
                       'EvidenceItem',
                       'WorkOrder',
                       'CitationJudgement'],
         'examples': [{'value': 'p1'}]} })
    indices: Optional[list[int]] = Field(default=None, description="""Numbers of the citations that it is about, as the answer counts them.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Claim',
                       'CitedPaper',
                       'EvidenceItem',
                       'WorkOrder',
                       'CitationJudgement',
                       'ContradictionSide'],
         'examples': [{'value': '2'}]} })
    judgement_status: JudgementStatus = Field(default=..., description="""Whether the paper was judged.""", json_schema_extra = { "linkml_meta": {'annotations': {'filled_by': {'tag': 'filled_by', 'value': 'citevouch'}},
         'domain_of': ['CitationJudgement'],
         'examples': [{'value': 'JUDGED'}]} })
    verdict: Optional[CitationVerdict] = Field(default=None, description="""What the judgement, or the existence check, came to.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationJudgement'], 'examples': [{'value': 'ACCURATE'}]} })
    decided_by: Decider = Field(default=..., description="""Who gave the verdict.""", json_schema_extra = { "linkml_meta": {'annotations': {'filled_by': {'tag': 'filled_by', 'value': 'citevouch'}},
         'domain_of': ['CitationJudgement'],
         'examples': [{'value': 'JUDGE'}]} })
    study_type: Optional[StudyType] = Field(default=None, description="""Design of the study.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationJudgement', 'ContradictionSide'],
         'examples': [{'value': 'RCT'}]} })
    is_secondary: Optional[bool] = Field(default=None, description="""Whether the paper reports others' results rather than its own.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationJudgement'], 'examples': [{'value': 'false'}]} })
    is_primary_source: Optional[bool] = Field(default=None, description="""Whether the paper itself produced the data that the answer credits it with.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationJudgement'], 'examples': [{'value': 'true'}]} })
    claim_judgements: Optional[list[ClaimJudgement]] = Field(default=None, description="""What the source says to each claim.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationJudgement'],
         'examples': [{'object': {'claim_number': 1,
                                  'match': 'match',
                                  'source_says': 'Events fell by 13 %.'}}]} })
    primary_trace: Optional[PrimaryTrace] = Field(default=None, description="""The paper that the number really comes from.""", json_schema_extra = { "linkml_meta": {'close_mappings': ['prov:hadPrimarySource'],
         'domain_of': ['CitationJudgement'],
         'examples': [{'object': {'pmid': '90000001',
                                  'title': 'Drug A in condition B'}}]} })
    key_findings: Optional[str] = Field(default=None, description="""What the paper found, in a sentence or two. Findings, not verdicts.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationJudgement', 'AnchorSynthesis'],
         'examples': [{'value': 'Drug A reduced events by 13 % against placebo over '
                                'two years.'}]} })
    explanation: Optional[str] = Field(default=None, description="""Why the verdict is what it is.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationJudgement'],
         'examples': [{'value': 'Abstract and claim give the same estimate and '
                                'interval.'}]} })
    consistency_flags: Optional[list[ConsistencyFlag]] = Field(default=None, description="""How the judge's answer contradicts itself.""", json_schema_extra = { "linkml_meta": {'annotations': {'filled_by': {'tag': 'filled_by', 'value': 'citevouch'}},
         'domain_of': ['CitationJudgement'],
         'examples': [{'value': 'ACCURATE_WITH_MISMATCH'}]} })
    order_id: Optional[str] = Field(default=None, description="""The work order that was answered; absent where there was none.""", json_schema_extra = { "linkml_meta": {'annotations': {'filled_by': {'tag': 'filled_by', 'value': 'citevouch'}},
         'domain_of': ['ExtractionOrder',
                       'VerifierOrder',
                       'VerifierVerdict',
                       'WorkOrder',
                       'WorkOrderResult',
                       'CitationJudgement'],
         'examples': [{'value': '5f0c6a9b3d1e7284'}]} })
    raw_text: Optional[str] = Field(default=None, description="""The judge's answer as it came.""", json_schema_extra = { "linkml_meta": {'annotations': {'filled_by': {'tag': 'filled_by', 'value': 'citevouch'}},
         'domain_of': ['WorkOrderResult', 'CitationJudgement'],
         'examples': [{'value': 'VERDICT: ACCURATE'}]} })

    @field_validator('paper_id')
    def pattern_paper_id(cls, v):
        pattern=re.compile(r"^p[1-9][0-9]*$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid paper_id format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid paper_id format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('order_id')
    def pattern_order_id(cls, v):
        pattern=re.compile(r"^[0-9a-f]{16}$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid order_id format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid order_id format: {v}"
            raise ValueError(err_msg)
        return v


class AnchorSynthesis(ConfiguredBaseModel):
    """
    A systematic review or meta-analysis that the answer is held against.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/audit',
         'slot_usage': {'title': {'name': 'title', 'required': True}}})

    title: str = Field(default=..., description="""Title of a publication.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BibliographicRecord',
                       'AnswerCitation',
                       'CitedPaper',
                       'EvidenceItem',
                       'PrimaryTrace',
                       'AnchorSynthesis',
                       'MissingPaper'],
         'examples': [{'value': 'Biallelic variants in CLDR7 cause Calder syndrome'}],
         'slot_uri': 'dcterms:title'} })
    authors_string: Optional[str] = Field(default=None, description="""The authors in one line, as given.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AnswerCitation',
                       'CitedPaper',
                       'PrimaryTrace',
                       'AnchorSynthesis',
                       'MissingPaper'],
         'examples': [{'value': 'Doe J, Roe R, et al.'}]} })
    published: Optional[str] = Field(default=None, description="""When the paper appeared, as far as the answer says. A day, a month or a year.""", json_schema_extra = { "linkml_meta": {'close_mappings': ['schema:datePublished'],
         'domain_of': ['AnswerCitation',
                       'CitedPaper',
                       'EvidenceItem',
                       'PrimaryTrace',
                       'AnchorSynthesis',
                       'MissingPaper'],
         'examples': [{'value': '2021-06'}]} })
    doi: Optional[str] = Field(default=None, description="""Digital object identifier, without a prefix and in lower case.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BibliographicRecord',
                       'AnswerCitation',
                       'PrimaryTrace',
                       'AnchorSynthesis',
                       'MissingPaper'],
         'examples': [{'value': '10.5555/mjrd.2019.001'}],
         'slot_uri': 'bibo:doi'} })
    pmid: Optional[str] = Field(default=None, description="""PubMed's number, without a prefix.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BibliographicRecord',
                       'AnswerCitation',
                       'PrimaryTrace',
                       'AnchorSynthesis',
                       'MissingPaper'],
         'examples': [{'value': '90000001'}],
         'slot_uri': 'bibo:pmid'} })
    key_findings: Optional[str] = Field(default=None, description="""What the paper found, in a sentence or two. Findings, not verdicts.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationJudgement', 'AnchorSynthesis'],
         'examples': [{'value': 'Drug A reduced events by 13 % against placebo over '
                                'two years.'}]} })
    alignment: Alignment = Field(default=..., description="""How the answer's conclusion stands to that of the synthesis.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AnchorSynthesis'], 'examples': [{'value': 'agrees'}]} })
    existence: Optional[ExistenceCheck] = Field(default=None, description="""What the registries say about its identifiers; absent where they were not asked.""", json_schema_extra = { "linkml_meta": {'annotations': {'filled_by': {'tag': 'filled_by', 'value': 'citevouch'}},
         'domain_of': ['CitedPaper', 'PrimaryTrace', 'AnchorSynthesis', 'MissingPaper'],
         'examples': [{'object': {'existence_outcome': 'UNVERIFIED_NO_IDENTIFIER'}}]} })

    @field_validator('published')
    def pattern_published(cls, v):
        pattern=re.compile(r"^[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid published format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid published format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('doi')
    def pattern_doi(cls, v):
        pattern=re.compile(r"^10\.[0-9]{4,9}(\.[0-9]+)*/[^\sA-Z]+$")
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


class MissingPaper(ConfiguredBaseModel):
    """
    A paper that the judge says the answer should have cited. A judge can invent papers too, so its identifiers are looked up like any other.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/audit',
         'slot_usage': {'title': {'name': 'title', 'required': True}}})

    title: str = Field(default=..., description="""Title of a publication.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BibliographicRecord',
                       'AnswerCitation',
                       'CitedPaper',
                       'EvidenceItem',
                       'PrimaryTrace',
                       'AnchorSynthesis',
                       'MissingPaper'],
         'examples': [{'value': 'Biallelic variants in CLDR7 cause Calder syndrome'}],
         'slot_uri': 'dcterms:title'} })
    authors_string: Optional[str] = Field(default=None, description="""The authors in one line, as given.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AnswerCitation',
                       'CitedPaper',
                       'PrimaryTrace',
                       'AnchorSynthesis',
                       'MissingPaper'],
         'examples': [{'value': 'Doe J, Roe R, et al.'}]} })
    published: Optional[str] = Field(default=None, description="""When the paper appeared, as far as the answer says. A day, a month or a year.""", json_schema_extra = { "linkml_meta": {'close_mappings': ['schema:datePublished'],
         'domain_of': ['AnswerCitation',
                       'CitedPaper',
                       'EvidenceItem',
                       'PrimaryTrace',
                       'AnchorSynthesis',
                       'MissingPaper'],
         'examples': [{'value': '2021-06'}]} })
    doi: Optional[str] = Field(default=None, description="""Digital object identifier, without a prefix and in lower case.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BibliographicRecord',
                       'AnswerCitation',
                       'PrimaryTrace',
                       'AnchorSynthesis',
                       'MissingPaper'],
         'examples': [{'value': '10.5555/mjrd.2019.001'}],
         'slot_uri': 'bibo:doi'} })
    pmid: Optional[str] = Field(default=None, description="""PubMed's number, without a prefix.""", json_schema_extra = { "linkml_meta": {'domain_of': ['BibliographicRecord',
                       'AnswerCitation',
                       'PrimaryTrace',
                       'AnchorSynthesis',
                       'MissingPaper'],
         'examples': [{'value': '90000001'}],
         'slot_uri': 'bibo:pmid'} })
    importance: Importance = Field(default=..., description="""How much it matters that the paper is missing.""", json_schema_extra = { "linkml_meta": {'domain_of': ['MissingPaper'], 'examples': [{'value': 'MEDIUM'}]} })
    adds: Optional[str] = Field(default=None, description="""What the paper would add.""", json_schema_extra = { "linkml_meta": {'domain_of': ['MissingPaper'],
         'examples': [{'value': 'No effect in patients over 80.'}]} })
    existence: Optional[ExistenceCheck] = Field(default=None, description="""What the registries say about its identifiers; absent where they were not asked.""", json_schema_extra = { "linkml_meta": {'annotations': {'filled_by': {'tag': 'filled_by', 'value': 'citevouch'}},
         'domain_of': ['CitedPaper', 'PrimaryTrace', 'AnchorSynthesis', 'MissingPaper'],
         'examples': [{'object': {'existence_outcome': 'UNVERIFIED_NO_IDENTIFIER'}}]} })

    @field_validator('published')
    def pattern_published(cls, v):
        pattern=re.compile(r"^[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid published format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid published format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('doi')
    def pattern_doi(cls, v):
        pattern=re.compile(r"^10\.[0-9]{4,9}(\.[0-9]+)*/[^\sA-Z]+$")
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


class AgeDistribution(ConfiguredBaseModel):
    """
    How old the cited papers are. Computed from their years, not asked.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/audit'})

    median_year: float = Field(default=..., description="""Median of the years; half years are possible.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AgeDistribution'], 'examples': [{'value': '2021.0'}]} })
    oldest_year: int = Field(default=..., description="""Year of the oldest paper.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AgeDistribution'], 'examples': [{'value': '2014'}]} })
    newest_year: int = Field(default=..., description="""Year of the newest paper.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AgeDistribution'], 'examples': [{'value': '2025'}]} })
    papers_over_five_years: int = Field(default=..., description="""Papers more than five years old when the report was made.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['AgeDistribution'], 'examples': [{'value': '2'}]} })
    papers_with_year: int = Field(default=..., description="""Papers whose year is known; the others are not in the distribution.""", ge=1, json_schema_extra = { "linkml_meta": {'domain_of': ['AgeDistribution'], 'examples': [{'value': '7'}]} })


class Completeness(ConfiguredBaseModel):
    """
    Whether the answer gives a balanced picture of the evidence, as far as a judge could tell from dated searches. Where nobody judged, nothing is said.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/audit',
         'rules': [{'description': 'An assessed answer has an overall line; one that '
                                   'nobody assessed has none.',
                    'elseconditions': {'slot_conditions': {'overall': {'name': 'overall',
                                                                       'value_presence': 'ABSENT'}}},
                    'postconditions': {'slot_conditions': {'overall': {'name': 'overall',
                                                                       'required': True}}},
                    'preconditions': {'slot_conditions': {'completeness_status': {'equals_string': 'ASSESSED',
                                                                                  'name': 'completeness_status'}}},
                    'title': 'an assessment says overall'},
                   {'description': 'An assessed answer has a line on whether its '
                                   'evidence fits the practice it is meant for.',
                    'elseconditions': {'slot_conditions': {'applicability': {'name': 'applicability',
                                                                             'value_presence': 'ABSENT'}}},
                    'postconditions': {'slot_conditions': {'applicability': {'name': 'applicability',
                                                                             'required': True}}},
                    'preconditions': {'slot_conditions': {'completeness_status': {'equals_string': 'ASSESSED',
                                                                                  'name': 'completeness_status'}}},
                    'title': 'an assessment speaks of applicability'},
                   {'description': 'Where nobody looked for missing papers there is no '
                                   'share of them.',
                    'elseconditions': {'slot_conditions': {'evidence_coverage': {'name': 'evidence_coverage',
                                                                                 'value_presence': 'ABSENT'}}},
                    'preconditions': {'slot_conditions': {'completeness_status': {'equals_string': 'ASSESSED',
                                                                                  'name': 'completeness_status'}}},
                    'title': 'coverage only when assessed'}],
         'slot_usage': {'note': {'annotations': {'filled_by': {'tag': 'filled_by',
                                                               'value': 'citevouch'}},
                                 'description': 'Why nothing was assessed, or what '
                                                'limits the assessment.',
                                 'name': 'note'}}})

    completeness_status: CompletenessStatus = Field(default=..., description="""Whether completeness was assessed.""", json_schema_extra = { "linkml_meta": {'annotations': {'filled_by': {'tag': 'filled_by', 'value': 'citevouch'}},
         'domain_of': ['Completeness'],
         'examples': [{'value': 'ASSESSED'}]} })
    anchor_syntheses: Optional[list[AnchorSynthesis]] = Field(default=None, description="""The syntheses that the answer is held against.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Completeness'],
         'examples': [{'object': {'alignment': 'agrees',
                                  'doi': '10.5555/review.1',
                                  'title': 'Drug A in condition B: a systematic '
                                           'review'}}]} })
    missing_papers: Optional[list[MissingPaper]] = Field(default=None, description="""Papers that the answer should have cited.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Completeness'],
         'examples': [{'object': {'doi': '10.5555/trial.9',
                                  'importance': 'MEDIUM',
                                  'title': 'Drug A in patients over 80'}}]} })
    age_distribution: Optional[AgeDistribution] = Field(default=None, description="""How old the cited papers are; absent where no year is known.""", json_schema_extra = { "linkml_meta": {'annotations': {'filled_by': {'tag': 'filled_by', 'value': 'citevouch'}},
         'domain_of': ['Completeness'],
         'examples': [{'object': {'median_year': 2021.0,
                                  'newest_year': 2025,
                                  'oldest_year': 2014,
                                  'papers_over_five_years': 2,
                                  'papers_with_year': 7}}]} })
    heterogeneity: Optional[str] = Field(default=None, description="""Where the evidence conflicts.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Completeness'],
         'examples': [{'value': 'No significant heterogeneity.'}]} })
    applicability: Optional[str] = Field(default=None, description="""Whether the evidence fits the practice the answer is meant for. Not whether the treatment works.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Completeness'],
         'examples': [{'value': 'All trials were in hospitals; the question is about '
                                'outpatients.'}]} })
    nuances: Optional[list[str]] = Field(default=None, description="""Qualifications that the answer should have made.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Completeness'],
         'examples': [{'value': 'The effect is smaller over 80.'}]} })
    newest_negative: Optional[str] = Field(default=None, description="""The newest paper that found no effect, or that none was found.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Completeness'], 'examples': [{'value': 'None found.'}]} })
    overall: Optional[str] = Field(default=None, description="""The judge's view of the balance, in one to three sentences.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Completeness'],
         'examples': [{'value': 'The conclusion is supported by the best synthesis at '
                                'hand.'}]} })
    papers_kept: Optional[int] = Field(default=None, description="""Papers of the answer that stand after the audit, that is, were not dropped.""", ge=0, json_schema_extra = { "linkml_meta": {'annotations': {'filled_by': {'tag': 'filled_by', 'value': 'citevouch'}},
         'domain_of': ['Completeness'],
         'examples': [{'value': '6'}]} })
    key_papers: Optional[int] = Field(default=None, description="""papers_kept and the missing papers of high importance that exist.""", ge=0, json_schema_extra = { "linkml_meta": {'annotations': {'filled_by': {'tag': 'filled_by', 'value': 'citevouch'}},
         'domain_of': ['Completeness'],
         'examples': [{'value': '8'}]} })
    evidence_coverage: Optional[float] = Field(default=None, description="""papers_kept over key_papers, from 0 to 1. Not the share of the literature that the answer covers.""", ge=0, le=1, json_schema_extra = { "linkml_meta": {'annotations': {'filled_by': {'tag': 'filled_by', 'value': 'citevouch'}},
         'domain_of': ['Completeness'],
         'examples': [{'value': '0.75'}]} })
    searches: Optional[list[Search]] = Field(default=None, description="""The searches behind it, with what they covered.""", json_schema_extra = { "linkml_meta": {'annotations': {'filled_by': {'tag': 'filled_by', 'value': 'citevouch'}},
         'domain_of': ['WorkOrder', 'Completeness'],
         'examples': [{'object': {'database': 'PUBMED',
                                  'hits': 4,
                                  'query': 'drug A AND condition B',
                                  'searched_from': '2020',
                                  'searched_to': '2026-01-31'}}]} })
    note: Optional[str] = Field(default=None, description="""Why nothing was assessed, or what limits the assessment.""", json_schema_extra = { "linkml_meta": {'annotations': {'filled_by': {'tag': 'filled_by', 'value': 'citevouch'}},
         'domain_of': ['IdentityCheck',
                       'VerifierVerdict',
                       'PrescreenApproval',
                       'ExistenceCheck',
                       'Completeness',
                       'ContradictionScan',
                       'SelfCheckItem',
                       'Spending'],
         'examples': [{'value': 'The record is the preprint of the cited article.'}]} })


class NumberPair(ConfiguredBaseModel):
    """
    Two claims of one answer that give the same kind of number for the same outcome from different papers, and so may contradict each other. Found by words and number kinds; it is an occasion to look, not a contradiction.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/audit',
         'slot_usage': {'relative_difference': {'name': 'relative_difference',
                                                'required': True},
                        'topic': {'name': 'topic', 'required': True}}})

    topic: str = Field(default=..., description="""What it is about; of a contradiction, the outcome.""", json_schema_extra = { "linkml_meta": {'domain_of': ['NumberPair', 'Contradiction', 'CallLogEntry'],
         'examples': [{'value': 'stroke'}]} })
    number_kind: NumberKind = Field(default=..., description="""What kind of figure it is.""", json_schema_extra = { "linkml_meta": {'domain_of': ['NumberMention', 'NumberPair'],
         'examples': [{'value': 'PERCENT'}]} })
    claim_number_a: int = Field(default=..., description="""The first claim, by its claim_number.""", ge=1, json_schema_extra = { "linkml_meta": {'domain_of': ['NumberPair'], 'examples': [{'value': '1'}]} })
    paper_id_a: str = Field(default=..., description="""The paper cited for the first claim, by its paper_id.""", json_schema_extra = { "linkml_meta": {'domain_of': ['NumberPair'], 'examples': [{'value': 'p1'}]} })
    value_a: float = Field(default=..., description="""The first claim's number.""", json_schema_extra = { "linkml_meta": {'domain_of': ['NumberPair'], 'examples': [{'value': '13.0'}]} })
    claim_number_b: int = Field(default=..., description="""The second claim, by its claim_number.""", ge=1, json_schema_extra = { "linkml_meta": {'domain_of': ['NumberPair'], 'examples': [{'value': '4'}]} })
    paper_id_b: str = Field(default=..., description="""The paper cited for the second claim, by its paper_id.""", json_schema_extra = { "linkml_meta": {'domain_of': ['NumberPair'], 'examples': [{'value': 'p2'}]} })
    value_b: float = Field(default=..., description="""The second claim's number.""", json_schema_extra = { "linkml_meta": {'domain_of': ['NumberPair'], 'examples': [{'value': '2.0'}]} })
    relative_difference: float = Field(default=..., description="""The difference of the two numbers over the larger of them in size. Computed, not asked.""", ge=0, json_schema_extra = { "linkml_meta": {'annotations': {'filled_by': {'tag': 'filled_by', 'value': 'citevouch'}},
         'domain_of': ['NumberPair', 'Contradiction'],
         'examples': [{'value': '0.85'}]} })

    @field_validator('paper_id_a')
    def pattern_paper_id_a(cls, v):
        pattern=re.compile(r"^p[1-9][0-9]*$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid paper_id_a format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid paper_id_a format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('paper_id_b')
    def pattern_paper_id_b(cls, v):
        pattern=re.compile(r"^p[1-9][0-9]*$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid paper_id_b format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid paper_id_b format: {v}"
            raise ValueError(err_msg)
        return v


class ContradictionSide(ConfiguredBaseModel):
    """
    One side of a contradiction.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/audit'})

    indices: Optional[list[int]] = Field(default=None, description="""Numbers of the citations that it is about, as the answer counts them.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Claim',
                       'CitedPaper',
                       'EvidenceItem',
                       'WorkOrder',
                       'CitationJudgement',
                       'ContradictionSide'],
         'examples': [{'value': '2'}]} })
    source_says: str = Field(default=..., description="""What the source says, in the judge's words or the source's.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ClaimJudgement', 'ContradictionSide'],
         'examples': [{'value': 'Events fell by 13 % (95 % CI 4 to 21).'}]} })
    study_type: Optional[StudyType] = Field(default=None, description="""Design of the study.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CitationJudgement', 'ContradictionSide'],
         'examples': [{'value': 'RCT'}]} })


class Contradiction(ConfiguredBaseModel):
    """
    Two cited sources that disagree about one outcome.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'close_mappings': ['CiTO:disagreesWith'],
         'from_schema': 'https://w3id.org/citevouch/audit',
         'slot_usage': {'severity': {'description': 'CRITICAL where one finds the '
                                                    'effect and the other none or the '
                                                    'opposite, WARNING where they '
                                                    'differ by more than 20 % in the '
                                                    'same direction, NOTE where '
                                                    'populations, times or comparators '
                                                    'explain it.',
                                     'name': 'severity'},
                        'topic': {'name': 'topic', 'required': True}}})

    topic: str = Field(default=..., description="""What it is about; of a contradiction, the outcome.""", json_schema_extra = { "linkml_meta": {'domain_of': ['NumberPair', 'Contradiction', 'CallLogEntry'],
         'examples': [{'value': 'stroke'}]} })
    claimed: str = Field(default=..., description="""What the answer says about the outcome, with its markers.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Contradiction'],
         'examples': [{'value': 'Drug A reduces strokes by 13 % [1].'}]} })
    source_a: ContradictionSide = Field(default=..., description="""The one source.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Contradiction'],
         'examples': [{'object': {'indices': [1],
                                  'source_says': 'Strokes fell by 13 %.',
                                  'study_type': 'RCT'}}]} })
    source_b: ContradictionSide = Field(default=..., description="""The other source.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Contradiction'],
         'examples': [{'object': {'indices': [4],
                                  'source_says': 'No effect on strokes.',
                                  'study_type': 'META_ANALYSIS'}}]} })
    severity: Severity = Field(default=..., description="""CRITICAL where one finds the effect and the other none or the opposite, WARNING where they differ by more than 20 % in the same direction, NOTE where populations, times or comparators explain it.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Finding', 'Contradiction'], 'examples': [{'value': 'WARNING'}]} })
    better_supported: Optional[str] = Field(default=None, description="""Which side is better supported, and why.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Contradiction'],
         'examples': [{'value': '[4], being larger and more recent'}]} })
    relative_difference: Optional[float] = Field(default=None, description="""The difference of the two numbers over the larger of them in size. Computed, not asked.""", ge=0, json_schema_extra = { "linkml_meta": {'annotations': {'filled_by': {'tag': 'filled_by', 'value': 'citevouch'}},
         'domain_of': ['NumberPair', 'Contradiction'],
         'examples': [{'value': '0.85'}]} })


class ContradictionScan(ConfiguredBaseModel):
    """
    Whether the cited sources were held against each other, and what came of it.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/audit',
         'rules': [{'description': 'A scan that was made has a line on the balance of '
                                   'the answer; one that was not has none.',
                    'elseconditions': {'slot_conditions': {'balance': {'name': 'balance',
                                                                       'value_presence': 'ABSENT'}}},
                    'postconditions': {'slot_conditions': {'balance': {'name': 'balance',
                                                                       'required': True}}},
                    'preconditions': {'slot_conditions': {'scan_status': {'equals_string': 'SCANNED',
                                                                          'name': 'scan_status'}}},
                    'title': 'a scan says how the answer dealt with it'}],
         'slot_usage': {'note': {'annotations': {'filled_by': {'tag': 'filled_by',
                                                               'value': 'citevouch'}},
                                 'description': 'Why the sources were not held against '
                                                'each other, where that was due.',
                                 'name': 'note'}}})

    scan_status: ScanStatus = Field(default=..., description="""Whether the sources were held against each other.""", json_schema_extra = { "linkml_meta": {'annotations': {'filled_by': {'tag': 'filled_by', 'value': 'citevouch'}},
         'domain_of': ['ContradictionScan'],
         'examples': [{'value': 'SCANNED'}]} })
    number_pairs: Optional[list[NumberPair]] = Field(default=None, description="""Pairs of numbers that may contradict each other.""", json_schema_extra = { "linkml_meta": {'annotations': {'filled_by': {'tag': 'filled_by', 'value': 'citevouch'}},
         'domain_of': ['WorkOrder', 'ContradictionScan'],
         'examples': [{'object': {'claim_number_a': 1,
                                  'claim_number_b': 4,
                                  'number_kind': 'PERCENT',
                                  'paper_id_a': 'p1',
                                  'paper_id_b': 'p2',
                                  'relative_difference': 0.85,
                                  'topic': 'stroke',
                                  'value_a': 13.0,
                                  'value_b': 2.0}}]} })
    contradictions: Optional[list[Contradiction]] = Field(default=None, description="""The contradictions found.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ContradictionScan'],
         'examples': [{'object': {'claimed': 'Drug A reduces strokes by 13 % [1].',
                                  'severity': 'CRITICAL',
                                  'source_a': {'indices': [1],
                                               'source_says': 'Strokes fell by 13 %.'},
                                  'source_b': {'indices': [4],
                                               'source_says': 'No effect on strokes.'},
                                  'topic': 'stroke'}}]} })
    balance: Optional[str] = Field(default=None, description="""Whether the answer owns up to the disagreement.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ContradictionScan'],
         'examples': [{'value': 'The answer gives the smaller effect too, with its '
                                'source.'}]} })
    note: Optional[str] = Field(default=None, description="""Why the sources were not held against each other, where that was due.""", json_schema_extra = { "linkml_meta": {'annotations': {'filled_by': {'tag': 'filled_by', 'value': 'citevouch'}},
         'domain_of': ['IdentityCheck',
                       'VerifierVerdict',
                       'PrescreenApproval',
                       'ExistenceCheck',
                       'Completeness',
                       'ContradictionScan',
                       'SelfCheckItem',
                       'Spending'],
         'examples': [{'value': 'The record is the preprint of the cited article.'}]} })


class Disposition(ConfiguredBaseModel):
    """
    What to do with the answer, by fixed rules over the verdicts. It never says that the answer is right.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/audit'})

    disposition_action: DispositionAction = Field(default=..., description="""What to do.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Disposition'], 'examples': [{'value': 'REVIEW'}]} })
    reasons: Optional[list[str]] = Field(default=None, description="""Why, one reason each.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Disposition'], 'examples': [{'value': '[3] is TRANSITIVE'}]} })
    dropped_citations: Optional[list[int]] = Field(default=None, description="""Citation numbers that are not to be used, their papers being fabricated.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Disposition'], 'examples': [{'value': '5'}]} })
    dropped_claims: Optional[list[int]] = Field(default=None, description="""Claims that nothing but dropped citations backs, by their claim_number.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Disposition'], 'examples': [{'value': '6'}]} })
    warnings: Optional[list[str]] = Field(default=None, description="""What a reader should know and need not answer.""", json_schema_extra = { "linkml_meta": {'domain_of': ['GateCard', 'Disposition'],
         'examples': [{'value': 'The quote is shorter than 40 characters; its '
                                'published hash can be guessed.'}]} })


class SelfCheckItem(ConfiguredBaseModel):
    """
    One thing that an audit has to have done, and whether this one did.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/audit'})

    self_check_kind: SelfCheckKind = Field(default=..., description="""What had to be done.""", json_schema_extra = { "linkml_meta": {'domain_of': ['SelfCheckItem'],
         'examples': [{'value': 'VERDICT_FOR_EVERY_CHECKED'}]} })
    self_check_outcome: SelfCheckOutcome = Field(default=..., description="""Whether it was.""", json_schema_extra = { "linkml_meta": {'domain_of': ['SelfCheckItem'], 'examples': [{'value': 'PASS'}]} })
    note: Optional[str] = Field(default=None, description="""A remark for people that goes with the result and does not change it.""", json_schema_extra = { "linkml_meta": {'domain_of': ['IdentityCheck',
                       'VerifierVerdict',
                       'PrescreenApproval',
                       'ExistenceCheck',
                       'Completeness',
                       'ContradictionScan',
                       'SelfCheckItem',
                       'Spending'],
         'examples': [{'value': 'The record is the preprint of the cited article.'}]} })


class AuditSummary(ConfiguredBaseModel):
    """
    Counts of one audit. Papers, not citation numbers, are counted, and every rate has its whole beside it.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/audit'})

    papers_cited: int = Field(default=..., description="""Papers that the answer cites.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['AuditSummary'], 'examples': [{'value': '7'}]} })
    papers_checked: int = Field(default=..., description="""Papers within the cap, whether or not a judge was to be had.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['AuditSummary'], 'examples': [{'value': '7'}]} })
    papers_passed: int = Field(default=..., description="""Checked papers that are ACCURATE or OVERSTATED; its split stands beside it.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['AuditSummary'], 'examples': [{'value': '5'}]} })
    papers_accurate: int = Field(default=..., description="""Papers with the verdict ACCURATE.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['AuditSummary'], 'examples': [{'value': '4'}]} })
    papers_overstated: int = Field(default=..., description="""Papers with the verdict OVERSTATED.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['AuditSummary'], 'examples': [{'value': '1'}]} })
    papers_misrepresented: int = Field(default=..., description="""Papers with the verdict MISREPRESENTED.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['AuditSummary'], 'examples': [{'value': '0'}]} })
    papers_fabricated: int = Field(default=..., description="""Papers with the verdict FABRICATED.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['AuditSummary'], 'examples': [{'value': '1'}]} })
    papers_transitive: int = Field(default=..., description="""Papers with the verdict TRANSITIVE.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['AuditSummary'], 'examples': [{'value': '1'}]} })
    papers_secondary_untraced: int = Field(default=..., description="""Papers with the verdict SECONDARY_UNTRACED.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['AuditSummary'], 'examples': [{'value': '0'}]} })
    papers_unverifiable: int = Field(default=..., description="""Papers with the verdict UNVERIFIABLE, those that nobody judged included.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['AuditSummary'], 'examples': [{'value': '0'}]} })
    papers_high_risk: int = Field(default=..., description="""Papers whose worst risk is HIGH.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['AuditSummary'], 'examples': [{'value': '1'}]} })
    papers_medium_risk: int = Field(default=..., description="""Papers whose worst risk is MEDIUM.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['AuditSummary'], 'examples': [{'value': '2'}]} })
    papers_low_risk: int = Field(default=..., description="""Papers whose worst risk is LOW.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['AuditSummary'], 'examples': [{'value': '3'}]} })
    papers_unknown_risk: int = Field(default=..., description="""Papers whose worst risk is UNKNOWN.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['AuditSummary'], 'examples': [{'value': '1'}]} })
    claims_found: int = Field(default=..., description="""Claims of the answer that cite something.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['AuditSummary'], 'examples': [{'value': '9'}]} })
    claims_judged: int = Field(default=..., description="""Claims that a judge answered to.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['AuditSummary'], 'examples': [{'value': '8'}]} })
    numbers_checked: int = Field(default=..., description="""Numbers of claims that were looked for in a text.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['AuditSummary'], 'examples': [{'value': '6'}]} })
    numbers_not_in_text: int = Field(default=..., description="""Those of them that the cited paper's text does not have.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['AuditSummary'], 'examples': [{'value': '1'}]} })
    contradictions_found: Optional[int] = Field(default=None, description="""Contradictions found; absent where nobody looked.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['AuditSummary'], 'examples': [{'value': '1'}]} })
    contradictions_critical: Optional[int] = Field(default=None, description="""Those of them that are CRITICAL; absent where nobody looked.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['AuditSummary'], 'examples': [{'value': '0'}]} })


class Spending(ConfiguredBaseModel):
    """
    What the judge's answers cost in this run. Answers that were replayed cost nothing.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/audit',
         'slot_usage': {'completion_tokens': {'name': 'completion_tokens',
                                              'required': True},
                        'duration_s': {'description': 'Seconds that the calls took, '
                                                      'added up.',
                                       'name': 'duration_s'},
                        'note': {'description': 'Which limit ended the run early; '
                                                'absent where none did.',
                                 'name': 'note'},
                        'prompt_tokens': {'name': 'prompt_tokens', 'required': True}}})

    calls: int = Field(default=..., description="""Calls that were made.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Spending', 'CallStats'], 'examples': [{'value': '8'}]} })
    replayed: int = Field(default=..., description="""Answers that were taken from the results folder without a call.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Spending'], 'examples': [{'value': '3'}]} })
    prompt_tokens: int = Field(default=..., description="""Tokens sent, as the service counts them.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['WorkOrderResult', 'Spending'], 'examples': [{'value': '1790'}]} })
    completion_tokens: int = Field(default=..., description="""Tokens received, as the service counts them.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['WorkOrderResult', 'Spending'], 'examples': [{'value': '240'}]} })
    duration_s: float = Field(default=..., description="""Seconds that the calls took, added up.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Spending', 'CallLogEntry'], 'examples': [{'value': '41.5'}]} })
    note: Optional[str] = Field(default=None, description="""Which limit ended the run early; absent where none did.""", json_schema_extra = { "linkml_meta": {'domain_of': ['IdentityCheck',
                       'VerifierVerdict',
                       'PrescreenApproval',
                       'ExistenceCheck',
                       'Completeness',
                       'ContradictionScan',
                       'SelfCheckItem',
                       'Spending'],
         'examples': [{'value': 'The record is the preprint of the cited article.'}]} })


class AuditReport(ConfiguredBaseModel):
    """
    The audit of one answer, with everything it rests on. Also complete where no judge was to be had: then every paper has its existence check and its numbers, and says that nobody judged it.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'broad_mappings': ['prov:Entity'],
         'from_schema': 'https://w3id.org/citevouch/audit',
         'rules': [{'description': 'An answer that nobody judged is never waved '
                                   'through.',
                    'postconditions': {'slot_conditions': {'disposition': {'name': 'disposition',
                                                                           'range_expression': {'slot_conditions': {'disposition_action': {'equals_string_in': ['PRESENT',
                                                                                                                                                                'REVIEW',
                                                                                                                                                                'ESCALATE'],
                                                                                                                                           'name': 'disposition_action'}}}}}},
                    'preconditions': {'slot_conditions': {'judge': {'name': 'judge',
                                                                    'range_expression': {'slot_conditions': {'judge_kind': {'equals_string': 'NONE',
                                                                                                                            'name': 'judge_kind'}}}}}},
                    'title': 'no judge, no proceed'}],
         'slot_usage': {'claims': {'description': 'The sentences of the answer that '
                                                  'cite something, in order; '
                                                  'claim_number counts them from 1.',
                                   'name': 'claims'},
                        'judge': {'name': 'judge', 'required': True},
                        'limits': {'description': 'One line on what this audit cannot '
                                                  'see.',
                                   'name': 'limits',
                                   'required': True},
                        'offline': {'description': 'Whether no registry was to be '
                                                   'asked. The store and files of the '
                                                   'user were still read.',
                                    'name': 'offline',
                                    'required': False},
                        'subject': {'description': 'The answer that was audited.',
                                    'name': 'subject'}}})

    contract_version: str = Field(default=..., description="""Version of this schema that the object follows. Within a major version only optional slots and enum values are added.""", json_schema_extra = { "linkml_meta": {'close_mappings': ['dcterms:conformsTo'],
         'domain_of': ['Reading', 'ValidationReport', 'ReportSummary', 'AuditReport'],
         'examples': [{'value': '0.1.0'}]} })
    generated_at: datetime  = Field(default=..., description="""When the object was made, in UTC. SOURCE_DATE_EPOCH fixes it, so that equal inputs give equal bytes.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ValidationReport', 'AuditReport'],
         'examples': [{'value': '2026-01-31T12:00:00Z'}],
         'slot_uri': 'prov:generatedAtTime'} })
    tools: Optional[list[ToolVersion]] = Field(default=None, description="""The programs whose versions can change the result.""", json_schema_extra = { "linkml_meta": {'close_mappings': ['prov:wasAttributedTo'],
         'domain_of': ['ValidationReport', 'AuditReport'],
         'examples': [{'object': {'name': 'citevouch', 'version': '0.1.0'}}]} })
    subject: ReportSubject = Field(default=..., description="""The answer that was audited.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Reading', 'ValidationReport', 'AuditReport'],
         'examples': [{'object': {'characters': 3120,
                                  'name': 'report.md',
                                  'sha256': '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'}}]} })
    question: Optional[str] = Field(default=None, description="""The question that the answer answers, as it was asked.""", json_schema_extra = { "linkml_meta": {'domain_of': ['WorkOrder', 'AuditReport'],
         'examples': [{'value': 'Does drug A prevent strokes in condition B?'}]} })
    practice_context: Optional[str] = Field(default=None, description="""Where the answer is to be used; region, specialty, funding.""", json_schema_extra = { "linkml_meta": {'domain_of': ['WorkOrder', 'AuditReport'],
         'examples': [{'value': 'outpatient cardiology, publicly funded'}]} })
    mode: AuditMode = Field(default=..., description="""For whom the audit was made.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AuditReport'], 'examples': [{'value': 'STANDALONE'}]} })
    offline: Optional[bool] = Field(default=None, description="""Whether no registry was to be asked. The store and files of the user were still read.""", json_schema_extra = { "linkml_meta": {'domain_of': ['RunSettings', 'AuditReport'], 'examples': [{'value': 'false'}]} })
    judge: Judge = Field(default=..., description="""Who judged.""", json_schema_extra = { "linkml_meta": {'domain_of': ['WorkOrderResult', 'AuditReport'],
         'examples': [{'object': {'judge_kind': 'PERSON', 'judge_name': 'r.example'}}]} })
    max_papers: int = Field(default=..., description="""The cap of papers to be checked.""", ge=1, json_schema_extra = { "linkml_meta": {'domain_of': ['AuditReport'], 'examples': [{'value': '10'}]} })
    parse_status: AnswerParseStatus = Field(default=..., description="""What reading the answer came to.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AuditReport'], 'examples': [{'value': 'OK'}]} })
    citations: Optional[list[AnswerCitation]] = Field(default=None, description="""The citations of the answer, in its order.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AuditReport'],
         'examples': [{'object': {'index': 3,
                                  'origin': 'pubmed_abstracts_v3',
                                  'origin_risk': 'LOW',
                                  'pmid': '90000001',
                                  'title': 'Drug A in condition B'}}]} })
    papers: Optional[list[CitedPaper]] = Field(default=None, description="""The papers that the citations come to, in the order of their first citation.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AuditReport'],
         'examples': [{'object': {'effective_risk': 'LOW',
                                  'indices': [3, 4],
                                  'paper_id': 'p1',
                                  'priority': 1,
                                  'worst_risk': 'LOW'}}]} })
    claims: Optional[list[Claim]] = Field(default=None, description="""The sentences of the answer that cite something, in order; claim_number counts them from 1.""", json_schema_extra = { "linkml_meta": {'domain_of': ['Reading', 'WorkOrder', 'AuditReport'],
         'examples': [{'object': {'end': 1067,
                                  'labels': ['2'],
                                  'quantitative': False,
                                  'raw': 'Most families carry variants in both copies '
                                         'of CLDR7 [2].',
                                  'start': 1010,
                                  'text': 'Most families carry variants in both copies '
                                          'of CLDR7.'}}]} })
    dangling_indices: Optional[list[int]] = Field(default=None, description="""Numbers that the answer's markers use and its citation data lack.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AuditReport'], 'examples': [{'value': '12'}]} })
    uncited_indices: Optional[list[int]] = Field(default=None, description="""Numbers that the citation data have and no marker uses.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AuditReport'], 'examples': [{'value': '8'}]} })
    unsourced_claims: Optional[list[Claim]] = Field(default=None, description="""Sentences of the answer with a number that is evidence, and no source at all.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AuditReport'],
         'examples': [{'object': {'end': 333,
                                  'quantitative': True,
                                  'raw': 'Mortality fell by 20 %.',
                                  'start': 310,
                                  'text': 'Mortality fell by 20 %.'}}]} })
    number_checks: Optional[list[NumberCheck]] = Field(default=None, description="""What became of each number that is evidence, once for each paper cited for it.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AuditReport'],
         'examples': [{'object': {'claim_number': 1,
                                  'number': {'end': 43,
                                             'evidential': True,
                                             'number_kind': 'PERCENT',
                                             'raw': '13%',
                                             'start': 40,
                                             'unit': '%',
                                             'value': 13.0},
                                  'number_outcome': 'NO_TEXT',
                                  'paper_id': 'p1',
                                  'transitive_suspect': False}}]} })
    judgements: Optional[list[CitationJudgement]] = Field(default=None, description="""One judgement for each paper, those over the cap included.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AuditReport'],
         'examples': [{'object': {'decided_by': 'NOBODY',
                                  'indices': [3, 4],
                                  'judgement_status': 'NOT_JUDGED',
                                  'paper_id': 'p1',
                                  'verdict': 'UNVERIFIABLE'}}]} })
    contradiction_scan: ContradictionScan = Field(default=..., description="""Whether the cited sources contradict each other.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AuditReport'],
         'examples': [{'object': {'scan_status': 'NOT_DUE'}}]} })
    completeness: Completeness = Field(default=..., description="""Whether the answer's picture of the evidence is complete.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AuditReport'],
         'examples': [{'object': {'completeness_status': 'NOT_ASSESSED',
                                  'note': 'The run was offline.'}}]} })
    disposition: Disposition = Field(default=..., description="""What to do with the answer.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AuditReport'],
         'examples': [{'object': {'disposition_action': 'REVIEW',
                                  'reasons': ['nobody judged the papers']}}]} })
    self_check: Optional[list[SelfCheckItem]] = Field(default=None, description="""What the audit did and did not do.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AuditReport'],
         'examples': [{'object': {'self_check_kind': 'VERDICT_FOR_EVERY_CHECKED',
                                  'self_check_outcome': 'PASS'}}]} })
    audit_summary: AuditSummary = Field(default=..., description="""The counts of the audit.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AuditReport'],
         'examples': [{'object': {'claims_found': 1,
                                  'claims_judged': 1,
                                  'numbers_checked': 1,
                                  'numbers_not_in_text': 0,
                                  'papers_accurate': 1,
                                  'papers_checked': 1,
                                  'papers_cited': 1,
                                  'papers_fabricated': 0,
                                  'papers_high_risk': 0,
                                  'papers_low_risk': 1,
                                  'papers_medium_risk': 0,
                                  'papers_misrepresented': 0,
                                  'papers_overstated': 0,
                                  'papers_passed': 1,
                                  'papers_secondary_untraced': 0,
                                  'papers_transitive': 0,
                                  'papers_unknown_risk': 0,
                                  'papers_unverifiable': 0}}]} })
    order_results: Optional[list[WorkOrderResult]] = Field(default=None, description="""What came back for each work order.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AuditReport'],
         'examples': [{'object': {'layer': 'LAYER1',
                                  'order_id': '5f0c6a9b3d1e7284',
                                  'result_status': 'MISSING'}}]} })
    spending: Optional[Spending] = Field(default=None, description="""What the judge's answers cost; absent where no judge was called from here.""", json_schema_extra = { "linkml_meta": {'domain_of': ['AuditReport'],
         'examples': [{'object': {'calls': 8,
                                  'completion_tokens': 1980,
                                  'duration_s': 41.5,
                                  'prompt_tokens': 14210,
                                  'replayed': 0}}]} })
    attempts: Optional[list[LookupAttempt]] = Field(default=None, description="""Every request that was made or held back, in the order asked.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ValidationReport', 'AuditReport'],
         'examples': [{'object': {'at': '2026-01-31T12:00:00Z',
                                  'found_ids': ['PMID:90000001'],
                                  'from_cache': False,
                                  'http_status': 200,
                                  'id': 'a1',
                                  'lookup_outcome': 'ANSWERED',
                                  'registry': 'PUBMED',
                                  'requested_ids': ['PMID:90000001'],
                                  'tries': 1}}]} })
    health: Optional[list[RegistryHealth]] = Field(default=None, description="""How each registry that was asked held up in this run.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ValidationReport', 'AuditReport'],
         'examples': [{'object': {'answered': 3,
                                  'asked': 4,
                                  'breaker_open': False,
                                  'failed': 1,
                                  'registry': 'PUBMED'}}]} })
    limits: str = Field(default=..., description="""One line on what this audit cannot see.""", json_schema_extra = { "linkml_meta": {'domain_of': ['GateCard', 'AuditReport'],
         'examples': [{'value': 'Names that nothing flagged are not masked; the '
                                'verifier is advice; the gate is one person.'}]} })

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

    @field_validator('generated_at')
    def pattern_generated_at(cls, v):
        pattern=re.compile(r"Z$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid generated_at format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid generated_at format: {v}"
            raise ValueError(err_msg)
        return v


class CallLogEntry(ConfiguredBaseModel):
    """
    One line of the log of calls to a service, with the keys that existing logs have.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/audit',
         'slot_usage': {'duration_s': {'description': 'Seconds from sending the first '
                                                      'question to having the last '
                                                      'answer.',
                                       'name': 'duration_s'},
                        'ts': {'description': 'When the calls were logged, in UTC.',
                               'name': 'ts'}}})

    ts: datetime  = Field(default=..., description="""When the calls were logged, in UTC.""", json_schema_extra = { "linkml_meta": {'domain_of': ['SpotCheckDisagreement', 'CallLogEntry'],
         'examples': [{'value': '2026-01-31T12:00:00Z'}]} })
    skill: str = Field(default=..., description="""Name of the tool or workflow that asked.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CallLogEntry'], 'examples': [{'value': 'answer-audit'}]} })
    qcount: int = Field(default=..., description="""Questions in the batch.""", ge=1, json_schema_extra = { "linkml_meta": {'domain_of': ['CallLogEntry'], 'examples': [{'value': '5'}]} })
    parallel: bool = Field(default=..., description="""Whether they were asked at the same time.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CallLogEntry'], 'examples': [{'value': 'true'}]} })
    duration_s: float = Field(default=..., description="""Seconds from sending the first question to having the last answer.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Spending', 'CallLogEntry'], 'examples': [{'value': '41.5'}]} })
    outcome: CallOutcome = Field(default=..., description="""How the batch ended.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CallLogEntry'], 'examples': [{'value': 'ok'}]} })
    topic: Optional[str] = Field(default=None, description="""What it is about; of a contradiction, the outcome.""", json_schema_extra = { "linkml_meta": {'domain_of': ['NumberPair', 'Contradiction', 'CallLogEntry'],
         'examples': [{'value': 'stroke'}]} })

    @field_validator('ts')
    def pattern_ts(cls, v):
        pattern=re.compile(r"Z$")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid ts format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid ts format: {v}"
            raise ValueError(err_msg)
        return v

    @field_validator('skill')
    def pattern_skill(cls, v):
        pattern=re.compile(r"\S")
        if isinstance(v, list):
            for element in v:
                if isinstance(element, str) and not pattern.search(element):
                    err_msg = f"Invalid skill format: {element}"
                    raise ValueError(err_msg)
        elif isinstance(v, str) and not pattern.search(v):
            err_msg = f"Invalid skill format: {v}"
            raise ValueError(err_msg)
        return v


class CallStats(ConfiguredBaseModel):
    """
    What the log of the last days says about how fast and how wide to ask. Advice; nothing enforces it.
    """
    linkml_meta: ClassVar[LinkMLMeta] = LinkMLMeta({'from_schema': 'https://w3id.org/citevouch/audit',
         'rules': [{'description': 'An empty log has no percentile.',
                    'postconditions': {'slot_conditions': {'p95_s': {'name': 'p95_s',
                                                                     'value_presence': 'ABSENT'}}},
                    'preconditions': {'slot_conditions': {'calls': {'equals_number': 0,
                                                                    'name': 'calls'}}},
                    'title': 'no percentile without calls'},
                   {'description': 'WAIT comes with the seconds to wait; no other '
                                   'advice does.',
                    'elseconditions': {'slot_conditions': {'wait_s': {'name': 'wait_s',
                                                                      'value_presence': 'ABSENT'}}},
                    'postconditions': {'slot_conditions': {'wait_s': {'name': 'wait_s',
                                                                      'required': True}}},
                    'preconditions': {'slot_conditions': {'advice': {'equals_string': 'WAIT',
                                                                     'name': 'advice'}}},
                    'title': 'wait says how long'}],
         'slot_usage': {'calls': {'description': 'Log entries that were counted.',
                                  'name': 'calls'}}})

    window_days: int = Field(default=..., description="""Days that the log was read back.""", ge=1, json_schema_extra = { "linkml_meta": {'domain_of': ['CallStats'], 'examples': [{'value': '30'}]} })
    calls: int = Field(default=..., description="""Log entries that were counted.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['Spending', 'CallStats'], 'examples': [{'value': '8'}]} })
    broken_lines: int = Field(default=..., description="""Lines of the log that could not be read and were left out.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['CallStats'], 'examples': [{'value': '0'}]} })
    queries_last_hour: int = Field(default=..., description="""Questions asked in the last hour.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['CallStats'], 'examples': [{'value': '12'}]} })
    p95_s: Optional[float] = Field(default=None, description="""95th percentile of the seconds for each question; absent where nothing was logged.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['CallStats'], 'examples': [{'value': '38.2'}]} })
    timeout_per_query_s: float = Field(default=..., description="""Seconds to allow for each question; one and a half times p95_s, but at least 60 and at most 180.""", ge=60, le=180, json_schema_extra = { "linkml_meta": {'domain_of': ['CallStats'], 'examples': [{'value': '60.0'}]} })
    max_parallel: int = Field(default=..., description="""Questions to ask at the same time.""", ge=1, json_schema_extra = { "linkml_meta": {'domain_of': ['CallStats'], 'examples': [{'value': '15'}]} })
    hourly_cap: int = Field(default=..., description="""Questions to ask in an hour.""", ge=1, json_schema_extra = { "linkml_meta": {'domain_of': ['CallStats'], 'examples': [{'value': '60'}]} })
    advice: CallAdvice = Field(default=..., description="""Whether to ask now.""", json_schema_extra = { "linkml_meta": {'domain_of': ['CallStats'], 'examples': [{'value': 'GO'}]} })
    wait_s: Optional[float] = Field(default=None, description="""Seconds to wait before asking again.""", ge=0, json_schema_extra = { "linkml_meta": {'domain_of': ['CallStats'], 'examples': [{'value': '240.0'}]} })
    message: Optional[str] = Field(default=None, description="""One sentence for people that says what was found and where from. Programs read the other slots.""", json_schema_extra = { "linkml_meta": {'domain_of': ['ReferenceCheck',
                       'QuoteCheck',
                       'Finding',
                       'ClaimRefusal',
                       'CheckerResult',
                       'GuardrailFlag',
                       'CardConcern',
                       'LedgerVerification',
                       'CallStats'],
         'examples': [{'value': 'PubMed has no such record.'}]} })


# Model rebuild
# see https://pydantic-docs.helpmanual.io/usage/models/#rebuilding-a-model
LookupAttempt.model_rebuild()
Denial.model_rebuild()
LookupFailure.model_rebuild()
RegistryHealth.model_rebuild()
Mention.model_rebuild()
CitedPart.model_rebuild()
BibliographyEntry.model_rebuild()
BibliographicRecord.model_rebuild()
StandingNotice.model_rebuild()
Reading.model_rebuild()
Section.model_rebuild()
QuotedPassage.model_rebuild()
Attribution.model_rebuild()
Marker.model_rebuild()
Sentence.model_rebuild()
Claim.model_rebuild()
NumberMention.model_rebuild()
ValidationReport.model_rebuild()
ToolVersion.model_rebuild()
ReportSubject.model_rebuild()
RunSettings.model_rebuild()
Coverage.model_rebuild()
TextPlace.model_rebuild()
TextAnchor.model_rebuild()
ReferenceCheck.model_rebuild()
IdentityCheck.model_rebuild()
WrongDetail.model_rebuild()
RelevanceCheck.model_rebuild()
QuoteCheck.model_rebuild()
QuoteDifference.model_rebuild()
Finding.model_rebuild()
Acknowledgement.model_rebuild()
ReportSummary.model_rebuild()
BoundingBox.model_rebuild()
AnchorPlace.model_rebuild()
DocumentTextAnchor.model_rebuild()
CitationRecord.model_rebuild()
TokenChange.model_rebuild()
AnchorAssist.model_rebuild()
ResolvedAnchor.model_rebuild()
PublicAnchor.model_rebuild()
IngestResult.model_rebuild()
DocumentBlock.model_rebuild()
ExtractionOrder.model_rebuild()
ExtractedClaim.model_rebuild()
ClaimRefusal.model_rebuild()
AnchorBuild.model_rebuild()
CheckerResult.model_rebuild()
VerifierOrder.model_rebuild()
VerifierVerdict.model_rebuild()
VerifierNotRun.model_rebuild()
Prescreen.model_rebuild()
PrescreenedClaim.model_rebuild()
PrescreenApproval.model_rebuild()
SpotCheckDisagreement.model_rebuild()
GuardrailFlag.model_rebuild()
CardConcern.model_rebuild()
ConcernAnswer.model_rebuild()
GateCard.model_rebuild()
GateDecision.model_rebuild()
GateSummary.model_rebuild()
LedgerPayload.model_rebuild()
LedgerEntry.model_rebuild()
LedgerHead.model_rebuild()
LedgerVerification.model_rebuild()
RedactionTerms.model_rebuild()
Redaction.model_rebuild()
PublishedFinding.model_rebuild()
AnswerCitation.model_rebuild()
CitedPaper.model_rebuild()
ExistenceCheck.model_rebuild()
NumberCheck.model_rebuild()
Search.model_rebuild()
EvidenceItem.model_rebuild()
WorkOrder.model_rebuild()
Judge.model_rebuild()
WorkOrderResult.model_rebuild()
ClaimJudgement.model_rebuild()
PrimaryTrace.model_rebuild()
CitationJudgement.model_rebuild()
AnchorSynthesis.model_rebuild()
MissingPaper.model_rebuild()
AgeDistribution.model_rebuild()
Completeness.model_rebuild()
NumberPair.model_rebuild()
ContradictionSide.model_rebuild()
Contradiction.model_rebuild()
ContradictionScan.model_rebuild()
Disposition.model_rebuild()
SelfCheckItem.model_rebuild()
AuditSummary.model_rebuild()
Spending.model_rebuild()
AuditReport.model_rebuild()
CallLogEntry.model_rebuild()
CallStats.model_rebuild()
