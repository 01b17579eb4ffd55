"""The content of Bug Hunt: its types, the checks, and the files in ``data``."""
