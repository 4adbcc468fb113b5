"""What this project asks of its LinkML modules beyond linkml-lint, each learnt from an experiment."""
