"""What a judge is to go by: the record's text, other cited papers with the same number, searches of PubMed.

``texts`` makes pieces of evidence of records, ``numbers`` finds the other papers that hold a number,
``trials`` looks for trials that a claim names, ``searches`` for papers that the answer does not cite. Nothing
of the answer goes to PubMed but the words of a search.
"""
