### Kriegsschauplätze und was aus ihnen wird

kalevala-battle-how = Wie wird die Schlacht um { $field } entschieden: von Hand, schnell oder ausgefochten?
kalevala-outcome-flaws = Das kann bei dieser Schlacht nicht herausgekommen sein: { $flaws }
kalevala-outcome-dead = { $realm }: Als tot genannt sind { $told }, es fehlen { $found }.
kalevala-outcome-no-refuge = { $realm } kann nicht nach { $place } fliehen; offen stehen { $refuges }.
kalevala-outcome-flees-with = { $realm }, { $place }: Nur Menschen und Tiere fliehen, und nicht mehr Tiere als Menschen.
kalevala-outcome-slaves = { $realm } versklavt { $number } und hat { $beaten } besiegt.
kalevala-outcome-part-place = { $place } lässt sich nicht teilen: Es liegt nicht auf dem Kriegsschauplatz oder hat einen einzigen Besitzer.
kalevala-outcome-border = { $place }: Jedes KF gehört genau einem. Doppelt: { $twice }; es fehlen: { $missing }; nicht von hier: { $strange }.
kalevala-outcome-undivided = { $realm } und { $other } sind Feinde und bleiben beide in { $place }: teile es (parts).
kalevala-outcome-plunder = { $realm } kann { $place } nicht geplündert haben: Dort ist kein HZ oder kein Krieger von ihm.
kalevala-outcome-raze = Das HZ von { $place } kann nicht geschleift sein: Dort ist keines, oder es sind weniger als { $most } Krieger.
kalevala-field-form = Das ist keine Datei eines Kriegsschauplatzes: { $why }
kalevala-field-size = Die Datei eines Kriegsschauplatzes hat höchstens { $most } Bytes.
kalevala-field-piece = { $symbol } ist keine Figur, oder es sind { $number } davon.
kalevala-named = { $place } trägt die Namen, die du gabst: { $names }.
kalevala-centre-plundered = { $realm } hat { $place } geplündert: { $re } RE.
kalevala-razed = Das HZ von { $place } ist geschleift; es ist nur noch möglich.
kalevala-divided-in-battle = { $place } ist seit der Schlacht mit { $others } geteilt. Dein Teil ist { $part } mit den KF { $fields }.
kalevala-stood-by-default = Für { $place } lag keine Aufstellung vor: Deine Truppen standen, wie es ohne eine vorgesehen ist.

cli-kalevala-about-battlefield = eine Schlacht, die wartet: ansehen, als Datei, als Formblatt; mit --outcome, was daraus wurde
cli-kalevala-word-field = SCHAUPLATZ
cli-kalevala-help-field = Name des Kriegsschauplatzes: der erste seiner Orte
cli-kalevala-option-form = ein Formblatt für den Ausgang, ausgefüllt, als wäre nichts geschehen
cli-kalevala-option-outcome = ein ausgefülltes Formblatt: der Ausgang der Schlacht
cli-kalevala-which-field = Welcher Kriegsschauplatz? Von Hand entschieden werden: { $known }
cli-kalevala-outcome-taken = Der Ausgang der Schlacht um { $name } ist eingetragen.
cli-kalevala-field-head = Kriegsschauplatz { $name }, { $date }
cli-kalevala-field-place = { $place }: Besitzer { $owner }, HZ { $centre }, { $fields } KF Land
cli-kalevala-field-land = Land { $gf }: { $terrain }; Bauten: { $buildings }
cli-kalevala-field-party = { $name }: Feinde { $enemies }; Freunde { $friends }; Fluchtziele { $refuges }
cli-kalevala-field-force = { $party } in { $place } (greift an: { $target }): { $figures }
cli-kalevala-field-stands = { $party } auf { $field }, Gruppe { $group }: { $figures }
cli-kalevala-field-orders = Befehle von { $party } in { $place }:
cli-kalevala-field-line = {"  "}{ $line }
