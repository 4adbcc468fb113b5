"""The contract of citevouch: made by `just gen-datamodel` from schema/, not to be edited."""
