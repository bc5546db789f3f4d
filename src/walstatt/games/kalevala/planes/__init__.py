"""Chapter 14: planes, portals, rifts and vortices, and the mystic who makes them."""
