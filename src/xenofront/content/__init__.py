"""The types of definitions, effects and modifiers. No files are read here."""
