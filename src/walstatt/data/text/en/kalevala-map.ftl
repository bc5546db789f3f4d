# Maps of Kalevala: what is wrong with a map, its signs and its margin.

kalevala-map-broken = { $where } is no readable map ({ $why }).
kalevala-map-bytes = { $where } is too large; a map has at most { $most } MB.
kalevala-map-format = { $where } has the format “{ $given }”; “{ $wanted }” is read.
kalevala-map-coordinate = { $where }: “{ $given }” is no coordinate of a large field.
kalevala-map-twice = { $where }: { $gf } occurs twice.
kalevala-map-flaws = { $where }: { $flaws }
kalevala-map-flaw = { $gf }: { $what }
kalevala-map-more = { $count ->
    [one] one more mistake
   *[other] { $count } more mistakes
}
kalevala-map-length = The terrain has { $given } instead of { $wanted } small fields.
kalevala-map-letter = On KF { $kf } stands the unknown terrain “{ $letter }”; known are { $known }.
kalevala-map-undrawn = Without terrain nothing can lie on it.
kalevala-map-stream = The stream on KF { $kf } does not lie on water.
kalevala-map-canal = The canal on KF { $kf } does not lie on water.
kalevala-map-wide-canal = The canal is wider than one small field at KF { $kf }.
kalevala-map-pass = The pass on KF { $kf } does not lead over mountains.
kalevala-map-gorge = The gorge on KF { $kf } lies in water.
kalevala-map-road = The road on KF { $kf } lies in water.
kalevala-map-site = The trade centre on KF { $kf } stands on ground that nobody can enter.
kalevala-map-portal = The portal on KF { $kf } stands in water or in mountains.
kalevala-map-flows = The stream on KF { $kf } flows in two directions.
kalevala-map-river = The river at KF { $kf } has water on both sides.
kalevala-map-flow-on-land = The stream on KF { $kf } flows against the land.
kalevala-map-flows-meet = The stream on KF { $kf } flows against that of the field beside it.

kalevala-tiled-shape = { $where } must be a hexagonal Tiled map with staggered rows (stagger axis y).
kalevala-tiled-infinite = { $where } must not be an infinite map.
kalevala-tiled-size = { $where } would be { $width } by { $height } tiles; { $most } are possible in all.
kalevala-tiled-lands = { $where } has { $given } large fields; { $most } are possible.
kalevala-tiled-place = { $where } needs the properties “gf” (a coordinate), “column” and “row” (the tile of its KF 1).
kalevala-tiled-terrain = { $where } needs exactly one tile layer “terrain”; there are { $given }.
kalevala-tiled-csv = { $where }: the tile layer “terrain” must be saved as CSV.
kalevala-tiled-data = { $where }: the tile layer “terrain” has { $given } instead of { $wanted } tiles.
kalevala-tiled-tileset = { $where }: the tileset must be embedded in the map.
kalevala-tiled-tile = { $where }: the tile in column { $column }, row { $row } has no terrain as its class.
kalevala-tiled-off = { $where }: the tile in column { $column }, row { $row } lies outside of the plane.
kalevala-tiled-gap = { $where }: { $gf } has { $given } instead of { $wanted } tiles; KF { $kf } is missing.
kalevala-tiled-class = { $where }: the class “{ $given }” is unknown; known are { $known }.
kalevala-tiled-point = { $where } is no point.
kalevala-tiled-nowhere = { $where }: “{ $kind }” lies on no large field that is drawn.
kalevala-tiled-twice = { $where }: there is a “{ $kind }” in this large field already.
kalevala-tiled-flow = { $where }: “{ $given }” is no direction of flow; possible are { $known }.
kalevala-tiled-property = { $where }: there is no property “{ $given }” here, or it is no short text; known are: { $known }.
kalevala-tiled-edge = { $where } lies in the middle of the small field; the point belongs beside the edge.
