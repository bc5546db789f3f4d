# the inks of the protocol
kalevala-report-protocol = Protokoll: Farben und Zeichen
kalevala-ink = { $ink ->
    [red] rot
    [green] grün
    [brown] braun
    [border] als Grenze
    *[black] schwarz
}
kalevala-mark-border = Reichsgrenze: { $place }
kalevala-mark-neighbour = { $place }: { $note }
kalevala-mark-new = { $place }: neu besetzt (rot)
kalevala-mark-scouting = { $note }: { $place } (roter Pfeil)
kalevala-mark-stands = { $place }: { $note } ({ kalevala-ink })
kalevala-mark-change = Ebene { $place }: { $note } ({ kalevala-ink })
kalevala-mark-canal = Kanal { $place } (rot)
kalevala-mark-built-pass = Gebauter Pass { $place } (rot)
kalevala-mark-pass = Pass { $place }
