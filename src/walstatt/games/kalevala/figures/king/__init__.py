"""The king (chapter 18)."""
