# the inks of the protocol
kalevala-report-protocol = Protocol: colours and marks
kalevala-ink = { $ink ->
    [red] red
    [green] green
    [brown] brown
    [border] as a border
    *[black] black
}
kalevala-mark-neighbour = Neighbours: { $all }
kalevala-mark-of = { $place } { $realm }
kalevala-mark-new = newly occupied (red): { $all }
kalevala-mark-stands = Auxiliaries ({ kalevala-ink }): { $all }
kalevala-mark-change = Gains and losses ({ kalevala-ink }): { $all }
kalevala-mark-canal = Canals (red): { $all }
kalevala-mark-built-pass = Built passes (red): { $all }
kalevala-mark-weak-point = Weak point of the god (red): { $all }
kalevala-mark-pass = Passes: { $all }
kalevala-mark-battle = Battle of the last great round (green border): { $all }
