# guests and permissions
kalevala-permitted = { $giver } lets { $to } stand and move here from { $since } to { $until }: { $whole ->
    [yes] the whole realm
   *[no] { $places }
}.
kalevala-guests = In { $place } these stand with { $host } as guests of { $guest }: { $what }.
kalevala-refused-strike = At this table a permission counts as an entry by both: guests of { $realm } in { $place } cannot be struck. Withdraw the permission.
kalevala-guests-unentered = The troops of { $guest } in { $place } are not in the protocol of { $host }: there will be a battle in phase 4.
kalevala-refused-permit-self = Nobody needs a permission from himself.
kalevala-refused-permit-period = The permission names no period that still holds.
kalevala-refused-permit-too-long = A permission holds for { $most } great rounds at most.
kalevala-refused-entry = From outside { $place } is reached by entering only: scouted in this great round, with an EE, in phase 3.
kalevala-refused-no-permission = You have no valid permission for { $place }.
kalevala-refused-foreign-water = The coast of { $place } is not of your realm: ships get no further there than their EE.

# ships and what was made in this phase
kalevala-refused-which-ship = { $place }: name the ship, for example FS[2LB].
kalevala-refused-new-ship = This { $ship } is new and carries nobody in this phase.
kalevala-refused-made-later = { $place }: { $missing } comes to be after the move and stays where it is in this phase.
kalevala-ship-stranded = There is no water left in { $place }: { $ship } is lost, its load is ashore.
kalevala-refused-spare-animals = This group cannot lead more than { $most } animals: one for each of its people.
kalevala-refused-permit-too-many = Nobody gives more than { $most } permissions at a time.
