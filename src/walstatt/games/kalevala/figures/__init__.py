"""The figures of chapters 18, 19, 20, 22 and 24: one folder with one entry each (docs/architecture.md)."""
