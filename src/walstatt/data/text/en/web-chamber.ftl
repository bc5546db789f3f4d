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
web-chart-plane-number = Plane { $number }
web-chart-search = Field or name
web-chart-not-found = That is on none of your maps.
web-chart-layers = View
web-chart-layer-owners = Who owns the land
web-chart-layer-rivers = Rivers and streams
web-chart-layer-roads = Roads
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
web-chamber-unrolling = Unrolling the map …
web-chamber-no-land = No land of this world is known yet.
web-chamber-unknown = Nothing is known of it but that it is there.
web-chamber-note = Own note
web-chamber-tab-paper = Paper
web-chamber-tab-desk = Game master
web-chamber-tab-places = Places
kalevala-chart-seen = last seen
kalevala-appraisal-title = What the lines do
kalevala-appraisal-line = Line
kalevala-appraisal-change = Change
kalevala-appraisal-left = RE after it
kalevala-appraisal-treasury = RE in all
kalevala-appraisal-upkeep = Upkeep
web-world-template = Put in the template
web-world-section-lines = What your paper does
web-world-section-treasury = What is left
web-world-section-limits = Limits
web-world-section-asked = What the game master decides
server-world-written-elsewhere = Another window has written something else meanwhile; nothing was written over.
server-too-many-notes = A map takes no more than { $most } notes.
web-chart-drawing = Save as a drawing (SVG)
web-chart-layer-terrain = Terrain
web-chart-layer-reach = How far scouts come
web-chart-layer-zones = Colonies and armament zones
web-chart-layer-sites = Trade centres and their yield
web-chart-drag = { $way }: { $steps ->
    [one] one step
   *[other] { $steps } steps
  }, pace { $pace }
web-chart-measured-army = { $from } to { $to }: { $steps ->
    [one] one step
   *[other] { $steps } steps
  } at pace { $pace }, which is { $rounds ->
    [one] this GR
   *[other] { $rounds } GR
  }.
web-chamber-note-colour = Colour of the note
web-chamber-colour-red = Red
web-chamber-colour-gold = Gold
web-chamber-colour-green = Green
web-chamber-colour-blue = Blue
web-chamber-colour-violet = Violet
web-paper-wrong = { $count ->
    [one] One line does not work.
   *[other] { $count } lines do not work.
} What nobody can read may make the whole paper void.
web-paper-followed = What you wrote in another window now stands here.
web-paper-other = Another window has written another text meanwhile. Nothing was written over. There it says:
web-paper-take-other = Take the other text
web-paper-keep-mine = Keep my text
web-paper-older-counts = An earlier version is handed in; it counts until you hand in this one.
web-world-words-title = Words of the notation
web-lines-title = Orders of the paper
web-lines-wrong = Not like this:
web-lines-doubtful = Please look again:
web-lines-right = Counts:
web-lines-remove = Remove “{ $line }”
web-lines-edit = Change the line
web-lines-again = Change on the map
