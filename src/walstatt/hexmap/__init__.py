"""Kalevala's land: large fields (GF) of 48 small fields (KF), coordinates, edges, ways. Knows no realm."""
