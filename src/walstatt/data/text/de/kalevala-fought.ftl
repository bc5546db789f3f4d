kalevala-warning-spell-apart = { $place }: „{ $order }“ trifft nur die ersten Kleinfelder, die zusammenhängen: Die genannten tun es nicht alle.
kalevala-warning-line-unable = { $place }: „{ $order }“ wird nie ausgeführt: { $why ->
    [vessel] Die Gruppe hat kein Wasserfahrzeug.
    [four] In der Gruppe sind keine vier Nahkämpfer von einer Art für eine Phalanx.
    [spell] Niemand in der Gruppe beherrscht diesen Spruch.
    [engine] Die Gruppe hat weder Widder noch Schildkröte, Elefanten, Mammut oder Onager.
    [shooter] Die Gruppe hat weder Bogenschützen noch Onager.
    [heavy] Die Gruppe hat weder Elefant noch Mammut noch Quadriga.
    [caster] In der Gruppe ist niemand, der zaubern kann.
    [duel] In der Gruppe ist kein Zauberer, und sonst duelliert sich niemand.
    [aim] Es fehlt, wem oder welchen Kleinfeldern der Spruch gilt.
    [onto] Es fehlt, wer wohin soll (NACH 2A+10/17).
    [second] In jener Gruppe ruft niemand Götter.
    [ability] Diese Fähigkeit hat kein Gott.
    [wind] Zum Wind gehören Richtung und Stärke: RICHTUNG 1 bis 6 und STÄRKE 0 bis 3.
    [edge] Wem er gilt, steht mit beiden Seiten da: ein Fluss 2A+10/17>2A+10/18, ein Tor 2A+10/24:0>2A+10/25.
    [beast] Das ist kein Fabelwesen: Es gibt RdF, RD, Sir, DD und SeS.
    [god] Ihr habt keinen Gott, den Priester rufen könnten.
    [not-his] Euer Gott hat diese Fähigkeit nicht.
    [zeh] Der Zauber kostet mindestens { $need } ZEH, und mehr als { $there } darf oder kann in der Gruppe niemand ausgeben.
   *[wall] Zwischen diesen Kleinfeldern steht keine Mauer; sie berühren sich nicht.
}
kalevala-warning-refuge-far = { $place }: Nach { $refuge } führt von keinem Schlachtfeld eine Flucht; geflohen wird in eigenes Land gleich daneben.
kalevala-warning-line-idle = { $place }: „{ $order }“ wird nie ausgeführt: Die Bedingung kann nicht eintreten, oder eine Zeile davor gilt immer, wenn diese gilt.
kalevala-battle-fought = Schlacht um { $place } ({ $parties }). Verloren: { $lost }. Gewonnen: { $gained }. Es stehen: { $left }. Geflohen: { $fled }. Besitzer: { $owned }.
kalevala-battle-not-fought = Die Schlacht um { $place } ist zu groß, um auf den Sechsecken ausgefochten zu werden: Ein schneller Kampf entscheidet.
kalevala-breach = { $place }: Gebrochen sind jetzt { $what }.
kalevala-collapsed = { $place }: Das Gebäude auf { $field } ist eingestürzt.
kalevala-bridge-hit = { $place }: Die Brücke { $what } hat jetzt { $hits } Treffer.
kalevala-warning-nothing-stands = { $place }: „{ $order }“ zielt auf ein Bauwerk, das dort nicht steht.
kalevala-warning-target-far = { $place }: „{ $order }“ zielt auf Land, bis zu dem kein Schlachtfeld reicht.
