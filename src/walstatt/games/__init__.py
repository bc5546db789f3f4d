"""One package for each game; no game knows another."""
