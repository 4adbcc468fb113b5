"""The contract at run time: the installed schema, validation, the invariants, and the output gate.

``output`` is how objects leave the process; ``check`` says what is wrong with one; ``schema`` says where
the contract is. Nothing here imports linkml: that is for ``citevouch.linkml_plugin``.
"""
