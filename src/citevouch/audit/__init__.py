"""Auditing an answer with numbered citations: what can be said of it without a judge, and what judges say.

``answer`` reads it (``citation_data``, ``loose_json``, ``citations``, ``fields``, ``article``,
``inline_references``, ``respelling``; ``origins`` and ``tables`` say where its texts were retrieved from).
``claims`` maps sentences to citations, ``papers`` citations to papers; ``priority`` says which are checked.
``existence`` is the gate, ``number_checks`` (``figures``, ``same_number``) looks for the numbers.
``examination`` does all that; ``report`` makes the AuditReport of it, with ``verdicts`` where nobody judged,
``disposition`` and ``self_check``. ``note`` puts a report into a note.
"""
