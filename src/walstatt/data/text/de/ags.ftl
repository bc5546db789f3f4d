# A Generic Skirmisher: was überall vorkommt.

ags-model = { $de }
ags-named = { $name }
ags-marker-tt = TT-Marker von { $seat } ({ $marker })
ags-marker-cm = Corpse Marker ({ $marker })
ags-value-att = ATT
ags-value-def = DEF
ags-value-wil = WIL
ags-value-fear = Furcht-Probe
ags-value-w6 = W6
ags-value-w3 = W3
