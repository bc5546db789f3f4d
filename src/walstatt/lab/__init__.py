"""Many games at once, rule cases and rule coverage."""
