"""Making a mission: the table, the markers, the squad."""
