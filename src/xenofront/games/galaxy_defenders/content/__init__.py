"""The content of Galaxy Defenders: its types, the checks, and the files in ``data``."""
