# land that is drawn, divided or torn off
kalevala-drawn = { $place } ist gezeichnet: { $name }.
kalevala-draw-decision = { $place } ist noch nicht gezeichnet und wird jetzt gesehen. „generate“ erzeugt es passend zu den Nachbarn, „leave“ lässt es offen; sonst das gezeichnete Land.
kalevala-divided = { $place } ist geteilt; jeder Teil gilt als eigenes Großfeld: { $parts }.
kalevala-rift-open = Der Riss zur Scherbe { $splinter } ist offen.
kalevala-rift-closed = Der Riss zur Scherbe { $splinter } hat sich geschlossen; was ihr dort besitzt, ist eine Kolonie.
kalevala-refused-no-land = { $place }: Das ist kein Land: { $why }
kalevala-refused-no-ground = { $place }: Wer dort steht oder herrscht, verlöre den Boden unter den Füßen.
kalevala-refused-still-divided = { $place } gehört mehreren; erst wenn alle Teile einem gehören, fällt die Grenze.
kalevala-refused-share = { $field } lässt sich nicht zuteilen: Es ist kein Land oder schon zugeteilt.
kalevala-refused-no-splinter = Eine Scherbe { $splinter } gibt es nicht.
kalevala-refused-no-rift-yet = Vor { $date } führt kein Riss zu den Scherben.
