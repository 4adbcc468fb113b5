"""The words around a number that say what kind of number it is (NumberKind of the contract).

Tables only; ``citevouch.text.numbers`` asks them in order. *before* and *after* are short stretches of the
sentence without emphasis and tags.
"""

from __future__ import annotations

import re

_MICRO = "[\u00b5\u03bc]"


def _any(words: str) -> str:
    """An alternation of the words of a string; an underscore in one stands for white space."""
    return "(?:" + "|".join(word.replace("_", r"\s+") for word in words.split()) + ")"


# --- before a number -------------------------------------------------------------------------------------

#: Labels of a result. Between label and number stand no digit, full stop or semicolon; the last label counts.
LABEL = re.compile(
    r"""(?P<HAZARD_RATIO>\b(?:a|s|cs)?HRs?\b|\b(?i:hazards?\s+ratios?))
      | (?P<RATE_RATIO>\ba?IRRs?\b|\b(?i:rate\s+ratios?))
      | (?P<ODDS_RATIO>\b[acpD]?ORs?\b(?!\s+[A-Za-z"(])|\b(?i:odds\s+ratios?))
      | (?P<RISK_RATIO>\ba?RRs?\b(?!\s+intervals?\b)
            |\b(?i:(?:relative\s+risks?|(?:risk|prevalence)\s+ratios?)(?!\s+reduction)))
      | (?P<STANDARDIZED_MEAN_DIFFERENCE>\bSMDs?\b|\b(?i:standardi[sz]ed\s+mean\s+differences?
            |cohen['\u2019]?s\s+d\b|hedges['\u2019]?\s+g\b))
      | (?P<MEAN_DIFFERENCE>\bW?MDs?\b|\b(?i:mean\s+differences?|between-group\s+differences?
            |differences?\s+in\s+means?))
      | (?P<NNH>\bNNHs?\b|\b(?i:number\s+needed\s+to\s+harm))
      | (?P<NNT>\bNNTs?\b|\b(?i:number\s+needed\s+to\s+(?:treat|benefit)))
      | (?P<AUC>\bAU(?:RO|PR)?Cs?\b|\b(?i:area\s+under\s+the)\b|\b[cC][-\ ](?i:statistic|index)\b)
      | (?P<SENSITIVITY>\b(?i:sensitivity)\b(?!\s+and\s+specificity))
      | (?P<SPECIFICITY>\b(?i:specificity)\b)
      | (?P<MEDIAN>\b(?i:medians?)\b(?!\s+(?i:age|follow)))""",
    re.VERBOSE,
)
#: Labels that hold a digit or a single letter, right before the number.
CLOSE_LABEL = re.compile(
    r"""(?P<HETEROGENEITY>(?:\bI|\btau|\u03c4)\s?[2\u00b2]\s*(?:statistic\s*)?(?:=|:|,|of|was|is)?\s*
            |\bheterogeneity\s*(?:=|of|was)\s*)$
      | (?P<COEFFICIENT>(?:(?<![\w-])(?:r|R|rho|beta|[bB])|[\u03b2\u03c1]|(?<!\w)[rR]\s?[2\u00b2]
            |(?i:coefficients?|correlation))\s*(?:=|:|\u2248|of|was|is)\s*[(\s]*)$
      | (?P<SAMPLE_SIZE>(?<![\w-])[nN]\s*[=:]\s*
            |\b(?i:sample\s+(?:size\s+)?of|sample\s+size(?:\s+(?:was|is))?|total\s+[nN]\s*=)\s*)$
      | (?P<P_VALUE>(?<![\w-])[pP](?:[-\ ]?(?i:values?))?
            (?:\s+for\s+[\w\ -]{1,24}?|\s*[-_]?\s*(?i:trend|interaction|adj))?
            \s*(?:[<>=\u2264\u2265\u2248~]+|(?<=value)\s*(?:of|was|is|:)?|(?<=value\ )(?:of|was|is))\s*)$""",
    re.VERBOSE,
)
CI_BEFORE = re.compile(
    r"""\b(?:CIs?|CrIs?|UI|(?i:(?:confidence|credible|uncertainty)\s+(?:intervals?|limits?)))
        [\s:,=([]*(?i:of|from|was|is|between|ranged?|ranging)?[\s([]*(?i:from)?\s*$""",
    re.VERBOSE,
)
COMPARATOR = re.compile(
    r"""(?:[<>\u2264\u2265]=?
      | \b(?i:at\s+(?:least|most)
          |(?:greater|less|more|fewer|higher|lower|older|younger)\s+than(?:\s+or\s+equal\s+to)?
          |above|below|over|under|exceed(?:s|ing|ed)?|up\s+to|(?:minimum|maximum)(?:\s+of)?
          |(?:cut-?off|threshold)s?(?:\s+(?:of|at))?))\s*$""",
    re.VERBOSE,
)
#: A measure of which a percentage is a value, not a result, where a comparator stands before it.
MEASURE = re.compile(
    r"\b(?:HbA1c|A1C|LVEF|EF|FEV1|FVC|SpO2|SaO2|(?i:ejection\s+fraction|haematocrit|hematocrit|stenosis|TSAT"
    r"|saturation))\b[^0-9.;]{0,20}$"
)
AGE_BEFORE = re.compile(r"\b(?i:age[sd]?|aging|born\s+at)\b")
#: Words with a number behind them that tells one thing from another, and measures nothing.
NAMING = frozenset(
    "type types class classes phase phases stage stages grade grades level levels fig fig. figs figure"
    " figures table tables tab. chapter chapters section sections step steps group groups arm arms"
    " cohort cohorts day days week weeks month months year years visit visits cycle cycles version v"
    " v. chromosome chromosomes exon exons intron introns residue residues position positions codon"
    " codons domain domains category categories tier tiers line lines row rows column columns"
    " annotation annotations ref ref. refs reference references page pages p. pp. vol vol. volume no"
    " no. nos. issue issues part parts aim aims question questions item items appendix box panel"
    " panels model models study studies trial trials experiment experiments helix loop subunit"
    " subunits factor factors genotype genotypes serotype serotypes variant variants isoform isoforms"
    " nyha ecog asa ckd child-pugh ccs who bi-rads ec ph rule rules recommendation recommendations"
    " criterion criteria option complex".split()
)
LAST_WORD = re.compile(r"([A-Za-z][A-Za-z.-]*)\s*(?:[#:]\s*)?$")
#: Words for a value that was measured, before its number.
MEASURED = re.compile(
    r"\b(?:K[dDmiI]|kcat|Vmax|MIC|(?i:"
    + _any(
        "half-life half-lives means? averages? averaging averaged rates? incidence prevalences?"
        " mortality survival resolution yields? frequency frequencies affinity ratios? scores?"
    )
    + r"))\b"
)
CONSTANT = re.compile(r"\b(?:[IELC][CD]50|t1/2)\b[^0-9.;]{0,40}$")
CHANGED = re.compile(
    r"\b(?i:"
    + _any(
        r"reduc\w* increas\w* decreas\w* improv\w* rises? rose rising fell falls? declin\w*"
        r" lower(?:s|ed|ing)? drop\w* gains? gained loss(?:es)? lost loses? differences? chang\w+ extend\w*"
        r" shorten\w* prolong\w* grew elevat\w* raises? raised raising"
    )
    + r")\b[^.;]{0,60}$"
)
BY_OR_TO = re.compile(
    r"\b(?:by|from|to|of)\s+(?:(?:about|approximately|around|up\s+to)\s+|[~\u2248]\s?"
    r"|an?\s+(?:mean|average|median)\s+(?:of\s+)?)?$"
)
VERSUS_BEFORE = re.compile(
    r"[0-9)%\]]\s*[A-Za-z\u00b5\u03bc/ ]{0,20}\s*\(?\b(?i:vs\.?|versus|compared\s+(?:with|to))\s+"
    r"(?:[a-z-]+\s+){0,3}$"
)
FIRST_OF_TWO = re.compile(r"\bsensitivity\s+and\s+specificity\b[^0-9.;]*$", re.IGNORECASE)
SECOND_OF_TWO = re.compile(
    r"\bsensitivity\s+and\s+specificity\b[^0-9.;]*[0-9.]+\s?%?\s*(?:and|/|,|\(95.{0,40}?\)\s*and)\s*$",
    re.IGNORECASE,
)

# --- behind a number -------------------------------------------------------------------------------------

CI_AFTER = re.compile(
    r"\s?%?\s?-?\s?(?:CIs?|CrIs?|UI"
    r"|(?i:(?:confidence|credible|uncertainty|prediction)(?:\s+(?:intervals?|limits?))?))\b"
)
PERCENTAGE_POINTS = re.compile(r"\s?-?(?:(?i:percent(?:age)?[- ]points?)|%[- ]?points?|pp\b)")
PERCENT = re.compile(r"\s?(?:%|-?(?i:per\s?cent)\b(?!\s?ile))")
FOLD = re.compile(
    r"\s?-?\s?(?i:folds?)\b"
    r"|\s?[\u00d7x](?=\s+(?i:higher|lower|more|less|greater|faster|slower|increase))"
    r"|\s+(?i:times)\s+(?:as|higher|lower|more|less|greater|fewer|the|faster|slower|likelier)\b"
)
AGE_AFTER = re.compile(
    r"\s?-?\s?(?:years?|yrs?|months?|weeks?)[- ]?"
    r"(?:-?old\b|\s+of\s+age\b|\s+and\s+(?:older|over|above)\b|\s+or\s+(?:older|over)\b)|\s?y/?o\b"
)
DURATION = re.compile(
    r"\s?-?"
    + _any(
        "years? yrs? months? mos? weeks? wks? days? hours? hrs? h minutes? mins? seconds? secs? s"
        " person-years patient-years"
    )
    + r"\b(?!['\u2019-])"
)
_LAB_UNIT = (
    rf"(?:mg|g|{_MICRO}g|ng|pg|mcg|mmol|{_MICRO}mol|nmol|pmol|m?IU|U|mEq|cells|copies|mL|ml|L|kg|beats|breaths)"
    rf"\s?/\s?(?:dL|dl|L|l|mL|ml|{_MICRO}L|mm3|mm\u00b3|min|mol)(?![A-Za-z])"
    r"(?:\s?/\s?(?:min|1\.73\s?m[2\u00b2]|h|day))*"
)
_DOSE_UNIT = (
    rf"(?:mg|{_MICRO}g|mcg|ng|g|IU|U|units?|mL|ml|Gy|mCi|MBq|kcal)"
    r"(?:\s?/\s?(?:kg|day|d|m2|m\u00b2|h|hour|min|dose|week))*"
)
DOSE = re.compile(
    rf"\s?-?{_DOSE_UNIT}\b(?!\s?/)|\s+(?:doses?|tablets?|capsules?|puffs?|drops?|infusions?|injections?)\b"
    r"|\s+times\s+(?:daily|weekly|a\s+day|a\s+week|per\s+(?:day|week))"
)
LAB = re.compile(rf"\s?-?{_LAB_UNIT}")
UNIT = re.compile(
    rf"\s?-?(?:mm\s?Hg|kDa|MDa|Da|(?:[nmpf]|{_MICRO})?M|\u00c5|\u212b|(?:[cmnk]|{_MICRO})?m2|(?:[cmnk]|{_MICRO})m"
    r"|kg/m[2\u00b2]|kg|lbs?|bp|kb|Mb|kJ|kcal|mV|Hz|kHz|\u00b0C|\u00b0F|mol|mmol|amino\s+acids?|residues|nucleotides"
    r"|base\s+pairs|points?|g|mL|ml|L|dB)(?![\w'\u2019])"
)
COUNT = re.compile(
    r"\s+(?:[A-Za-z][\w/-]*\s+){0,3}?"
    + _any(
        "patients? participants? subjects? individuals? people persons adults children men women"
        " infants neonates newborns girls boys cases controls deaths events trials studies RCTs"
        " cohorts families probands carriers samples specimens mice rats animals births pregnancies"
        " genes loci variants mutations SNPs species strains isolates genomes sequences citations"
        " articles reports publications reviews hospitals centers centres countries sites admissions"
        " visits procedures surgeries fractures strokes infections responders survivors relapses"
        " recurrences episodes donors recipients veterans smokers workers students proteins isoforms"
        " interactions transcripts cells"
    )
    + r"\b"
)
VERSUS_AFTER = re.compile(
    r"\s*(?:%|[A-Za-z\u00b5\u03bc/]+)?\s*(?:\([^()]{0,40}\)\s*)?(?:in\s+[a-z ]{1,30})?\(?"
    r"(?i:vs\.?|versus|compared\s+(?:with|to))\s+(?:[a-z-]+\s+){0,3}[<~]?[0-9]"
)
SENSITIVITY_AFTER = re.compile(r"\s?%?\s+(?i:sensitivity)\b")
SPECIFICITY_AFTER = re.compile(r"\s?%?\s+(?i:specificity)\b")
#: A unit that may stand right behind the digits; other letters make it a name (3D, 5-HT, 28S).
ATTACHED = re.compile(
    rf"-?(?:{_LAB_UNIT}|{_DOSE_UNIT}|{_MICRO}m|{_MICRO}M|"
    + _any(
        "mm cm nm km kg kDa Da bp kb Mb nM mM mmHg h hr hrs min s d wk wks y yr yrs mo x pp yo folds?"
        " percent years? months? weeks? days? hours? minutes? points? pounds? residues? amino"
    )
    + r")\b(?!['\u2019])"
)

#: Kinds that an interval behind them belongs to.
WITH_INTERVAL = frozenset(
    "HAZARD_RATIO ODDS_RATIO RISK_RATIO RATE_RATIO MEAN_DIFFERENCE STANDARDIZED_MEAN_DIFFERENCE"
    " COEFFICIENT AUC SENSITIVITY SPECIFICITY MEDIAN PERCENT PERCENTAGE_POINTS NNT NNH FOLD OTHER".split()
)
