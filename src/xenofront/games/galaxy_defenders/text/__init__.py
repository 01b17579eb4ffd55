"""The words of Galaxy Defenders."""
