### The map in the ruler's chamber.
web-chart-tools = Tools of the map
web-chart-closer = Closer
web-chart-farther = Farther
web-chart-home = My realm
web-chart-whole = Everything
web-chart-measure = Measure
web-chart-measure-from = Tap the large field from which to measure.
web-chart-measure-to = From { $from }: tap where to.
web-chart-measured = { $from } to { $to }: { $steps ->
    [one] one step
   *[other] { $steps } steps
  } from large field to large field over known land.
web-chart-plane = Plane
web-chart-search = Field or name
web-chart-not-found = That is on none of your maps.
web-chart-layers = View
web-chart-layer-owners = Who owns the land
web-chart-layer-rivers = Rivers and streams
web-chart-layer-roads = Roads
web-chart-layer-sites = Trade centres
web-chart-layer-troops = Troops
web-chart-layer-ways = Ways of the scouts
web-chart-layer-age = A veil over old news
web-chart-layer-grid = Large fields
web-chart-layer-names = Names
web-chart-layer-notes = Own notes
web-chart-download = Save as a picture
web-chart-print = Print
web-chamber-map = Map
web-chamber-eyes = Through the eyes of
web-chamber-everything = Game master: everything
web-chamber-no-land = No land of this world is known yet.
web-chamber-unknown = Nothing is known of it but that it is there.
web-chamber-note = Own note
web-chamber-tab-paper = Paper
web-chamber-tab-report = Report
web-chamber-tab-desk = Game master
kalevala-chart-seen = last seen
