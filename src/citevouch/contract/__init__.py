"""The contract at run time: the installed schema, validation, the invariants, and the output gate.

``output`` is how objects leave the process, and ``check`` says what is wrong with one: ``validators`` by
the generated JSON Schema (with the names of ``rules``), ``invariants`` by what LinkML cannot say.
``validation`` does so for files, read by ``instances`` and ``strict_json``; ``schema`` says where the
contract is. Nothing here imports linkml: that is for ``citevouch.linkml_plugin``.
"""
