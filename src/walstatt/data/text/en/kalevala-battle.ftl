### Battlefields and what comes of them

kalevala-battle-how = How is the battle for { $field } settled: by hand, quickly, or fought?
kalevala-outcome-flaws = That cannot have come of this battle: { $flaws }
kalevala-outcome-dead = { $realm }: { $told } are called dead, and { $found } are missing.
kalevala-outcome-no-refuge = { $realm } cannot flee to { $place }; open are { $refuges }.
kalevala-outcome-flees-with = { $realm }, { $place }: only people and animals flee, and no more animals than people.
kalevala-outcome-slaves = { $realm } enslaves { $number } and has beaten { $beaten }.
kalevala-outcome-part-place = { $place } cannot be divided: it is not on the battlefield, or has one owner.
kalevala-outcome-border = { $place }: every small field belongs to one. Twice: { $twice }; missing: { $missing }; not of this place: { $strange }.
kalevala-outcome-undivided = { $realm } and { $other } are enemies and both stay in { $place }: divide it (parts).
kalevala-outcome-plunder = { $realm } cannot have plundered { $place }: there is no trade centre, or none of its warriors.
kalevala-outcome-raze = The trade centre of { $place } cannot have been razed: there is none, or fewer than { $most } warriors.
kalevala-field-form = This is no battlefield file: { $why }
kalevala-field-size = A battlefield file has { $most } bytes at most.
kalevala-field-piece = { $symbol } is no piece, or there are { $number } of it.
kalevala-named = { $place } bears the names that you gave: { $names }.
kalevala-centre-plundered = { $realm } has plundered { $place }: { $re } RE.
kalevala-razed = The trade centre of { $place } is razed; it is only possible now.
kalevala-divided-in-battle = { $place } is divided with { $others } since the battle. Your part is { $part } with KF { $fields }.
kalevala-stood-by-default = No set-up of { $place } was handed in: your troops stood as it is ruled for those without one.

cli-kalevala-about-battlefield = a battle that waits: to look at, as a file, as a form; with --outcome what came of it
cli-kalevala-word-field = FIELD
cli-kalevala-help-field = the name of the battlefield: the first of its places
cli-kalevala-option-form = a form for the outcome, filled in as if nothing had happened
cli-kalevala-option-outcome = a form filled in: the outcome of the battle
cli-kalevala-which-field = Which battlefield? By hand are settled: { $known }
cli-kalevala-outcome-taken = The outcome of the battle for { $name } is taken.
cli-kalevala-field-head = Battlefield { $name }, { $date }
cli-kalevala-field-place = { $place }: owner { $owner }, trade centre { $centre }, { $fields } KF of land
cli-kalevala-field-land = Land { $gf }: { $terrain }; buildings: { $buildings }
cli-kalevala-field-party = { $name }: enemies { $enemies }; friends { $friends }; may flee to { $refuges }
cli-kalevala-field-force = { $party } in { $place } (attacks { $target }): { $figures }
cli-kalevala-field-stands = { $party } on { $field }, group { $group }: { $figures }
cli-kalevala-field-orders = Orders of { $party } in { $place }:
cli-kalevala-field-line = {"  "}{ $line }
