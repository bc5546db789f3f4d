# the inks of the protocol
kalevala-report-protocol = Protocol: colours and marks
kalevala-ink = { $ink ->
    [red] red
    [green] green
    [brown] brown
    [border] as a border
    *[black] black
}
kalevala-mark-border = Border of the realm: { $place }
kalevala-mark-neighbour = { $place }: { $note }
kalevala-mark-new = { $place }: newly occupied (red)
kalevala-mark-scouting = { $note }: { $place } (red arrow)
kalevala-mark-stands = { $place }: { $note } ({ kalevala-ink })
kalevala-mark-change = Plane { $place }: { $note } ({ kalevala-ink })
kalevala-mark-canal = Canal { $place } (red)
kalevala-mark-built-pass = Built pass { $place } (red)
kalevala-mark-pass = Pass { $place }
