kalevala-warning-line-idle = { $place }: „{ $order }“ wird nie ausgeführt: Die Bedingung kann nicht eintreten, oder eine Zeile davor gilt immer, wenn diese gilt.
kalevala-battle-fought = Schlacht um { $place } ({ $parties }). Verloren: { $lost }. Gewonnen: { $gained }. Es stehen: { $left }. Geflohen: { $fled }. Besitzer: { $owned }.
kalevala-battle-not-fought = Die Schlacht um { $place } ist zu groß, um auf den Sechsecken ausgefochten zu werden: Ein schneller Kampf entscheidet.
kalevala-breach = { $place }: Gebrochen sind jetzt { $what }.
kalevala-collapsed = { $place }: Das Gebäude auf { $field } ist eingestürzt.
kalevala-bridge-hit = { $place }: Die Brücke { $what } hat jetzt { $hits } Treffer.
kalevala-warning-target-far = { $place }: „{ $order }“ zielt auf Land, bis zu dem kein Schlachtfeld reicht.
