"""Content files, whatever the game: types, reading, checking, keeping, finding."""
