"""Words that say nothing about a text's subject: function words, and the words of writing up research.

The list is by kind, so that a wrong word can be found and argued about. All are in the form that
``citevouch.check.vocabulary.words`` gives: lower case, accents folded, a plural folded to its singular.
"""

from __future__ import annotations

_FUNCTION = """
about above across after again against all almost along also although always among and another any are
around because been before being below between both but can cannot could did does doing done down due during
each either else especially etc even ever every few first following for four from further given had has have
having hence her here him his how however including into its itself just largely last later least less like
likely made mainly make many may might more moreover most mostly much must nearly neither never nevertheless
next non nor not now off often one only onto other otherwise our out over own part particularly per perhaps
rather same second several shall she should similarly since small some such than that the their them
themselves then there thereby therefore these they third this those though three through throughout thu thus
together too toward towards two under unles unless until upon use used using usually various very via was
well were what when where whereas whether which while who whole whom whose why will with within without
would yet you your
"""

_WRITING_UP = """
abstract addition additional aim analyse analysi analysis analyze appear approach approximately article
assess associated association author available background based broad case certain clear clearly cohort
common commonly compare compared comparison conclude conclusion confirm consider consistent context
contribute current currently data demonstrate describe described detail detailed detect determine direct
discussion distinct document early effect estimate evaluate evidence examine example exist experiment
experimental explain extent fact factor feature figure find finding focu focus found full general generally
group high higher highlight identified identify important include increase increased indicate information
initial introduction investigate involve key knowledge known lack large late lead level limit limitation
limited literature low lower main major measure mention method methodology model multiple new note notable
number objective observation observe observed obtain occur open outcome overall overview paper particular
pattern perform period perspective point possible potential potentially present presence previou previous
previously primary process propose provide publication publish published purpose quality question range
recent recently recommendation reduce reduced reference related relationship relative relevant remain report
reported represent require research respectively result reveal review role sample scale section seem series
set show shown significant significantly similar single source specific specifically strong study subject
subset suggest suggested summary support supporting supported survey table term test thesi thesis total
trial type understand understanding unknown used useful value variable variety view work year
"""

_SEARCHING = """
accessed answer applicable citation cite cited database deep doi doi.org email file find googlescholar html
http https index journal keyword link medline ncbi nih none online openalex page pdf pmc pmcid pmid preprint
prompt provider pubmed query record reference_validation retrieved scholar search searched semantic site
template url web website www yes cdc clinvar ensembl geo hgnc hpo mondo omim ontology orphanet uniprot
wikipedia
"""

#: Words that say something in a title, where they tell part one from part two or with from without.
TELLING_WORDS = frozenset("absence first four lack no not one second third three two without".split())
#: Words that no title is told apart by.
FUNCTION_WORDS = (
    frozenset(f"a an as at by he i if in is it me my of on or so to up us we {_FUNCTION}".split())
    - TELLING_WORDS
)
STOPWORDS = frozenset(f"{_FUNCTION} {_WRITING_UP} {_SEARCHING}".split())
