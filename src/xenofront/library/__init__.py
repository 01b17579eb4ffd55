"""Reads content files, checks them and keeps the results; also holds the content itself."""
