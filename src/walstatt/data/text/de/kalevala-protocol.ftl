# the inks of the protocol
kalevala-report-protocol = Protokoll: Farben und Zeichen
kalevala-ink = { $ink ->
    [red] rot
    [green] grün
    [brown] braun
    [border] als Grenze
    *[black] schwarz
}
kalevala-mark-neighbour = Nachbarn: { $all }
kalevala-mark-of = { $place } { $realm }
kalevala-mark-new = neu besetzt (rot): { $all }
kalevala-mark-stands = Hilfstruppen ({ kalevala-ink }): { $all }
kalevala-mark-change = Zu- und Abgänge ({ kalevala-ink }): { $all }
kalevala-mark-canal = Kanäle (rot): { $all }
kalevala-mark-built-pass = Gebaute Pässe (rot): { $all }
kalevala-mark-weak-point = Schwachstelle des Gottes (rot): { $all }
kalevala-mark-pass = Pässe: { $all }
kalevala-mark-battle = Schlacht der letzten Großrunde (grün umrandet): { $all }
