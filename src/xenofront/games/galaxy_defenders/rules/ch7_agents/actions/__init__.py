"""GD 7.4 Special actions: each with its options, its refusal and its procedure."""
