"""The secret service (chapter 22): headquarters, guards, agents with their groups, their deeds and their risks."""
