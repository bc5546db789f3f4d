### Painting a world that is being founded.
web-paint = Painting
web-paint-about = Choose a brush and tap the map. A river runs on the edge nearest to your finger. What nobody owns belongs to the natives; their trade centre decides what occupation costs.
web-paint-brush = Brush
web-paint-none = none, just look
web-paint-ground = Terrain
web-paint-waters = Rivers
web-paint-river = river
web-paint-dry = no river
web-paint-natives = Natives
web-paint-wild = no trade centre
web-paint-secrets = Secrets
web-paint-secret = pin a secret
web-paint-whole = whole large field
web-paint-name = Name of the trade centre
web-paint-place = Place
web-paint-place-about = such as 2A+10/17, for rivers with an edge: 2A+10/17 NE
web-paint-go = Apply
web-paint-undo = Undo
web-paint-redo = Redo
web-paint-discard = Discard all paint
web-paint-count = { $count ->
    [0] Nothing painted yet
    [one] One stroke
   *[other] { $count } strokes
}
web-paint-done = Painted: { $what } on { $at }
web-secret-title = Title
web-secret-words = What one learns
web-secret-opens = What opens it
web-secret-opens-scouting = scouts that see the place
web-secret-opens-search = an expedition that searches there
web-secret-opens-word = only the game master’s word
web-secret-layer = layer { $number }
web-secret-without-layer = Take layer { $number } of “{ $title }” away
web-secret-pin = Pin
web-secret-without = Take the secret “{ $title }” away
web-secret-about = Tap the map to choose the place. Nobody but the game master sees the entries, and you are always asked before one opens. Pinned to the same place again under the same title it becomes a further layer, which opens after the one above.
