# Painting a world before its first phase.

kalevala-refused-paint = “{ $put }” cannot be painted.
kalevala-refused-paint-edge = “{ $edge }” is no edge of a small field; there are { $edges }.
kalevala-refused-paint-over-site = On { $place } natives live around their { $site }: nobody lives in water or in mountains. Take the trade centre away first.
kalevala-refused-river-edge-of-map = { $place }, { $edge }: beyond this edge there is no land. A river runs between two small fields.
kalevala-refused-river-water = Between { $place } and { $other } there is nothing but water: a river runs along the edge of land.
kalevala-refused-river-mountains = Between { $place } and { $other } there are mountains on both sides: no river runs through them.
kalevala-refused-site-nowhere = { $place }: natives with their { $site } live on land that can be entered, neither in water nor in mountains or a gorge.
kalevala-refused-painted-home = { $place } was to be the home of { $realm }, and has no trade centre on land any more. Place the realm elsewhere, or paint otherwise.
kalevala-refused-secret-twice = Two entries of the book of secrets have the same name.
