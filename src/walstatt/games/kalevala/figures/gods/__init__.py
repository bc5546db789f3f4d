"""Gods and the Archeron (chapter 24)."""
