# A Generic Skirmisher: what occurs everywhere.

ags-model = { $en }
ags-named = { $name }
ags-marker-tt = TT marker { $marker } of { $seat }
ags-marker-cm = Corpse marker { $marker }
ags-piece = { $piece }
ags-markers = { $markers }
ags-marker-shrine = Shrine
ags-marker-beacon = Beacon { $marker }
ags-marker-item = Item of { $seat }
ags-marker-provisions = Provisions of { $seat }
ags-marker-portion = taken provisions of { $seat }
ags-value-att = ATT
ags-value-def = DEF
ags-value-wil = WIL
ags-value-fear = Fear test
ags-value-w6 = D6
ags-value-w3 = D3
