### Gods and the Archeron (chapter 24).


kalevala-report-god = The god and the Archeron
kalevala-step-god-begins = The fields of gods lie anew
kalevala-step-god-followers = Gods without followers
kalevala-step-god-described = Descriptions of gods and weak points
kalevala-step-god-raises = The dead out of Valhalla
kalevala-step-god-orders = Orders for gods
kalevala-step-god-letters = Letters that bring OEH
kalevala-step-god-weak-points = Weak points that were taken
kalevala-step-god-levels = OEH levels and abilities
kalevala-step-god-fallen = The dead
kalevala-step-gods = Gods: movement, auras, exploration
kalevala-step-god-offerings = Award of OEH
kalevala-step-god-status = OEH status
kalevala-step-god-fights = Fights on the plane of the gods
kalevala-step-god-stays = Gods on the human plane
kalevala-step-god-settled = What fights of gods lead to
kalevala-expected-god-field = the number of a field of gods
kalevala-expected-god-does = the number of a field, wählt, schützt, erkennt, erweckt or betritt
kalevala-expected-god-ability = an ability
kalevala-expected-yes-no = Ja or Nein
kalevala-paper-god-number = { $written }: the Archeron has no coordinates. A field of gods has a number and no more, such as 412.
kalevala-list-oeh = OEH of { $what }

# what happens
kalevala-god-made = { $god } watches over your culture now. OEH status: { $oeh }.
kalevala-god-seated = { $god } is god no. { $number } and has his seat on { $seat }.
kalevala-god-made-desk = { $realm } has a god: { $god } ({ $oeh } OEH), weak point on { $field }. { $words }
kalevala-god-hidden = The weak point { $item } lies hidden on { $field }: { $looks }
kalevala-god-hidden-nowhere = There is no { $meant }. The weak point lies on { $field } instead.
kalevala-god-weak-point-gone = The weak point of { $god } went down with its bearer. A new one must be made by GR { $until }.
kalevala-god-weak-point-lost = The weak point of { $god } is in foreign hands! He loses { $oeh } OEH and has { $left } left. A new one must be made by GR { $until }.
kalevala-god-weak-point-taken = You have captured the weak point of another god: { $name } ({ $item }). Your god gains { $gained } OEH; status: { $oeh }.
kalevala-god-deadline = { $god } was without a weak point for too long. It lies on { $field } now.
kalevala-god-forgets = { $god } stands at { $oeh } OEH and loses abilities: { $lost }.
kalevala-god-learns = { $god } now commands: { $ability } (level { $level }).
kalevala-god-noted = { $god } is expected on field { $gf } of the gods.
kalevala-god-turned-back = Another god is on { $gf } already; { $god } stays on { $at }.
kalevala-god-moves = { $god } stands on field { $gf } of the gods.
kalevala-god-no-aura-here = { $god } cannot set up an aura on { $gf }: he is not alone there, or the field is not free.
kalevala-god-aura = { $gf }/{ $attempt }: { $rolled } against { $need }. { $god } has his aura there now.
kalevala-god-aura-failed = { $gf }/{ $attempt }: { $rolled } against { $need }. No aura for { $god }.
kalevala-god-protects = { $god } protects { $gf } with grade { $grade }.
kalevala-god-saw = EEG{ $unit } in direction { $direction }: field { $gf }, aura: { $aura }, god: { $who }.{ $grade ->
    [0] {""}
   *[other] {" "}Protection of grade { $grade }.
}{ $valhalla ->
    [yes] {" "}Valhalla lies here.
   *[no] {""}
}
kalevala-god-in-valhalla = { $god } stands in Valhalla ({ $gf }). Here he can raise dead worth { $most } RE in each GR.
kalevala-god-raises = { $god } raises the dead: { $raised } stand in { $place } again.
kalevala-god-recognises = { $god } looks into { $place }{ $result ->
    [nothing] : there is nothing.
   *[seen] .
}
kalevala-god-will-attack = { $god } will enter field { $gf } of the gods and attack { $other }.
kalevala-god-attack-off = { $god } has lost a defence; his attack on { $gf } does not take place.
kalevala-god-unopposed = Nobody is on { $gf } any more; { $god } takes it without a fight.
kalevala-god-unprotected = The protection of grade { $grade } on { $gf } is removed.
kalevala-god-fight = Duel on { $gf }: { $attacker } { $attack } + { $attack_points } GP, { $defender } { $defence } + { $defence_points } GP.
kalevala-god-draw = The fight on { $gf } is a draw; the intruder goes back.
kalevala-god-won = { $winner } beats { $loser } on { $gf }, stands on { $at } now and gains { $oeh } OEH and { $rounds } KR on the human plane.
kalevala-god-beaten = { $loser } is beaten by { $winner } on { $gf }, returns to his seat { $seat }, loses { $oeh } OEH and does not explore in the next GR.
kalevala-god-stay = { $god } may appear on the human plane in phase 3 of GR { $gr } for { $rounds } KR.
kalevala-god-status = OEH status of { $god }: { $oeh }, level { $level }.{ $left ->
    [0] {""}
   *[other] {" "}{ $left } abilities are still to be chosen.
}
kalevala-god-offered = For your letters and deeds the god receives { $oeh } OEH; status: { $all }.
kalevala-god-dead = { $god } has no followers any more and dies.
kalevala-god-dead-desk = { $god }, the god of { $realm }, dies without followers.
kalevala-god-will-appear = { $god } (god no. { $number }, position { $at }) appears in { $place } for { $rounds } KR, for { $supports }, against { $against }.

# report
kalevala-god-who = God
kalevala-god-is = { $god }, god no. { $number }
kalevala-god-oeh = OEH/level
kalevala-god-seat = Seat
kalevala-god-stands = Position
kalevala-god-abilities = Abilities
kalevala-god-auras = Aura fields
kalevala-god-weak-point = Weak point
kalevala-god-weak-point-is = ☠ { $item } in { $place }: { $looks }
kalevala-god-weak-point-none = lost; to be made anew by GR { $until }
kalevala-god-may-stay = Human plane
kalevala-god-stays = { $rounds } KR in GR { $gr }
kalevala-god-sheet = Exploration of the plane of the gods
kalevala-god-column-gr = GR
kalevala-god-column-unit = EEG
kalevala-god-column-gf = Field no.
kalevala-god-column-aura = Aura
kalevala-god-column-god = God
kalevala-god-column-rest = Else
kalevala-god-valhalla = Valhalla
kalevala-god-grade = protection of grade { $grade }
kalevala-template-god = God: { $god } no.: { $number } position: { $at } OEH/level: { $oeh }
kalevala-template-god-chooses = Abilities still to be chosen: { $number }, such as: Gott wählt Lähmen
kalevala-template-god-hides = A new weak point must be made by GR { $until }: Schwachstelle 2A+10/17: …
kalevala-template-god-stay = The god may appear for { $rounds } KR: Gott erscheint 2A+10 für Brunhilde gegen Gunther: …
kalevala-template-god-enters = Gott betritt { $gf }: { $god }, { $aura }

# the game master
kalevala-offerings = OEH for letters and deeds
kalevala-roll-aura = Does the god set up his aura?
kalevala-roll-god-fight = Duel of gods
kalevala-roll-god-order = Which fight of gods is next?
kalevala-roll-god-stay = For how many KR may the god appear?

# refused
kalevala-refused-no-god = This realm has no god. He comes with “Götterbeschreibung Gernoth 2A+10/17: …”.
kalevala-refused-god-ruler = Only a ruler has a god.
kalevala-refused-second-god = Every player has only one god.
kalevala-refused-god-described = The description of the god lacks: { $missing }. It has three lines: “Waffe: …”, “Geist: …”, “Schwachstelle: …”.
kalevala-refused-god-no-place = The small field of the weak point is missing, such as “Götterbeschreibung Gernoth 2A+10/17: …”.
kalevala-refused-god-hidden-archeron = { $field } is a field of gods. The weak point lies on the human plane.
kalevala-refused-god-has-weak-point = The god has a weak point: { $item }.
kalevala-refused-god-unknown-ability = { $ability } is not in the list: { $known }.
kalevala-refused-god-has-ability = He already commands { $ability }.
kalevala-refused-god-too-low = { $ability } takes { $needed } OEH; the god has { $oeh }.
kalevala-refused-god-level = With level { $level } the god has as many abilities and no more; { $chosen } are chosen.
kalevala-refused-god-noted = One position and one attempt in a GR.
kalevala-refused-god-unexplored = { $gf } was not explored in phase 1 of GR { $gr }.
kalevala-refused-god-occupied = { $god } was on { $gf }; one goes there in phase 3.
kalevala-refused-god-units = None of the two units of the god of GR { $gr } is left.
kalevala-refused-god-aura-seat = { $gf } is the seat of the god; no aura is set up there.
kalevala-refused-god-aura-valhalla = { $gf } is Valhalla; nobody sets up an aura there.
kalevala-refused-god-aura-own = { $gf } has his own aura already.
kalevala-refused-god-attempt = On { $gf } this is not attempt { $attempt } but { $now }.
kalevala-refused-god-direction = There is no direction { $direction }; they go from 1 to 6.
kalevala-refused-god-barred = After a defeat the god does not explore in GR { $gr }.
kalevala-refused-god-unit = EEG { $unit }: each god has { $most } exploration units, each once.
kalevala-refused-god-same-way = Direction { $direction } is explored already.
kalevala-refused-god-no-ability = The god does not have this ability: { $ability }.
kalevala-refused-god-protects-twice = Protection is set up on one field in a GR.
kalevala-refused-god-not-his-field = { $gf } is neither his seat nor an aura field of his.
kalevala-refused-god-sees-twice = One large field is recognised in a GR; it is { $place } already.
kalevala-refused-god-second-attack = A god attacks once in a GR; he enters { $gf } already.
kalevala-refused-god-nobody = There was neither a god nor a foreign aura on { $gf }.
kalevala-refused-god-otherwise = On { $gf } there was { $god }, aura: { $aura ->
    [yes] Ja
   *[no] Nein
}.
kalevala-refused-god-not-in-valhalla = The dead are raised in Valhalla alone; the god stands on { $gf }.
kalevala-refused-god-raised = Dead have been raised in this GR already.
kalevala-god-judged = { $god }, the god of { $realm }, asks for { $asked } in Valhalla. Who comes back? By symbol how many.
kalevala-god-raises-nobody = { $god } finds nobody in Valhalla who may come back.
kalevala-refused-god-raises-where = Those who are raised appear in the capital ({ $capitals }), not in { $place }.
kalevala-refused-god-raises-what = People are raised, neither RE nor ships.
kalevala-refused-god-not-dead = { $wanted }{ $symbol } cannot be raised; { $dead } fell in the last 12 GR.
kalevala-refused-god-raises-much = They are worth { $worth } RE; no more than { $most } RE are raised in a GR.
kalevala-refused-offerings = For each realm with a god a number from 0 to { $most } OEH.
kalevala-refused-god-one-place = A god appears on one battlefield in a GR; it is { $place } already.
kalevala-refused-god-two-places = { $places }: exactly one large or small field must be named; whoever can materialise changes once during a stay: “2A+14, KR 3 2A+20”.
kalevala-refused-god-no-stay = The god has no right to appear on the human plane in GR { $gr }.
kalevala-refused-god-without-weak-point = Without a weak point the god does not appear on the human plane.
kalevala-refused-god-both = { $realm } cannot be supported and fought at once.
kalevala-refused-god-many-deeds = The order takes no more than { $most } lines.
kalevala-refused-god-deed = “{ $written }” is no ability with its target. Known are: { $known }.
kalevala-refused-god-not-there = { $ability } is not used on a battlefield.
kalevala-refused-god-apart = { $ability } takes in small fields that hang together.
kalevala-refused-god-no-line = A river runs along edges that hang together, between neighbouring small fields of one GF.
kalevala-refused-god-fields = { $ability } takes in { $most ->
    [one] one small field or edge
   *[other] { $most } small fields or edges
  } at most.

# on the human plane
kalevala-step-god-passes = Passes made by gods close
kalevala-god-comes = { $god } appears in { $place } for { $rounds } KR, for { $supports }, against { $against }.
kalevala-god-comes-desk = { $realm }: { $god } appears in { $place } for { $rounds } KR, for { $supports }, against { $against }: { $deeds }
kalevala-god-kept-out = { $place } is under divine protection; { $god } does not appear there.
kalevala-god-finds-nobody = { $god } finds neither { $supports } nor { $against } in { $place } and turns back.
kalevala-god-met = { $winner } beats { $loser } on the human plane; { $loser } loses { $oeh } OEH.
kalevala-god-weapon = { $god } has made a magic weapon: { $item } on { $field }.
