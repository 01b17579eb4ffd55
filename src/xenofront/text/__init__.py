"""Languages, message files, the words of games, and the rules in our own words."""
