# A Generic Skirmisher: what occurs everywhere.

ags-model = { $en }
ags-named = { $name }
ags-marker-tt = TT marker of { $seat } ({ $marker })
ags-marker-cm = Corpse marker ({ $marker })
ags-value-att = ATT
ags-value-def = DEF
ags-value-wil = WIL
ags-value-fear = Fear test
ags-value-w6 = W6
ags-value-w3 = W3
