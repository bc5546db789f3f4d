"""Chapter 23: slaves, outside of battle."""
