# Malen einer Welt vor ihrer ersten Phase.

kalevala-refused-paint = „{ $put }“ lässt sich nicht malen.
kalevala-refused-paint-edge = „{ $edge }“ ist keine Kante eines Kleinfelds; es gibt { $edges }.
kalevala-refused-paint-over-site = Auf { $place } lebt Urbevölkerung um ihr HZ { $site }: Im Wasser und im Gebirge lebt niemand. Nimm zuerst das HZ weg.
kalevala-refused-river-edge-of-map = { $place }, { $edge }: Jenseits dieser Kante ist kein Land. Ein Fluss läuft zwischen zwei Kleinfeldern.
kalevala-refused-river-water = Zwischen { $place } und { $other } ist nichts als Wasser: Ein Fluss läuft am Rand von Land.
kalevala-refused-river-mountains = Zwischen { $place } und { $other } liegt auf beiden Seiten Gebirge: Durch das läuft kein Fluss.
kalevala-refused-site-nowhere = { $place }: Urbevölkerung mit ihrem HZ { $site } lebt auf Land, das man betreten kann, weder im Wasser noch im Gebirge noch in einer Schlucht.
kalevala-refused-painted-home = { $place } sollte die Heimat von { $realm } werden und hat kein HZ auf Land mehr. Gib dem Reich einen anderen Platz, oder male anders.
kalevala-refused-secret-twice = Zwei Einträge im Buch der Geheimnisse heißen gleich.
