# land that is drawn, divided or torn off
kalevala-drawn = { $place } is drawn: { $name }.
kalevala-draw-decision = { $place } is not drawn yet, and now it is seen. “generate” makes it fit its neighbours, “leave” leaves it open; else the land as drawn.
kalevala-divided = { $place } is divided; each part counts as a large field of its own: { $parts }.
kalevala-rift-open = The rift to the splinter { $splinter } is open.
kalevala-rift-closed = The rift to the splinter { $splinter } has closed; what you own there is a colony.
kalevala-refused-no-land = { $place }: that is no land: { $why }
kalevala-refused-no-ground = { $place }: whoever stands or rules there would lose the ground under their feet.
kalevala-refused-still-divided = { $place } belongs to several; the border falls when all parts belong to one.
kalevala-refused-share = { $field } cannot be shared out: it is no land, or shared out already.
kalevala-refused-no-splinter = There is no splinter { $splinter }.
kalevala-refused-no-rift-yet = Before { $date } no rift leads to the splinters.
