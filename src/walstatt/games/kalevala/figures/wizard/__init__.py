"""The wizard (chapter 19)."""
