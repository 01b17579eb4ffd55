"""What clients of Bug Hunt need: places, odds, status, answers and threats, without a screen."""
