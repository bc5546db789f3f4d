"""The tasks of chapter 4: eighteen of the tactics, twelve side tasks, twelve of the peoples."""
