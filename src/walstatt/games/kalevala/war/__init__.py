"""Chapter 16: battlefields, who stands where, orders for the battle, and how it is settled."""
