# Angriffe auf Karawanen (Kapitel 21).
kalevala-refused-raid-unseen = In { $place } wurde in der 1. Phase keine Karawane von { $realm } erkundet; ein Überfall (K) setzt das voraus.
kalevala-refused-raid-afloat = Ein Überfall in { $place } geschieht zu Land auf Karawanen an Land, mit Schiffen auf Karawanen auf See.
kalevala-refused-raid-where = In { $place } dürft ihr nicht stehen. Karawanen werden im eigenen Land überfallen, mit einer Erlaubnis („mit Erlaubnis“), oder wo die Angreifer schon stehen.
kalevala-raid-nobody = Aus dem Überfall in { $place } wird nichts: Dort ist keine Karawane von { $realm } mehr, oder niemand, der sie angreifen könnte.
kalevala-caravan-raided = { $raider } überfällt in { $place } die Karawane { $group } von { $owner }. Sie enthält: { $what }.
kalevala-caravan-survived = { $group } in { $place } hat den Angriff überstanden. Alle, die übrig sind, gehören wieder dazu: { $what }.
