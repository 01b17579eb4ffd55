"""GX 10 NPCs: allies with cards of their own, who act by rules in the turns of their players."""
