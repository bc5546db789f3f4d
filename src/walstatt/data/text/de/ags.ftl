# A Generic Skirmisher: was überall vorkommt.

ags-model = { $de }
ags-named = { $name }
ags-marker-tt = TT-Marker { $marker } von { $seat }
ags-marker-cm = Corpse Marker { $marker }
ags-piece = { $piece }
ags-markers = { $markers }
ags-marker-shrine = Schrein
ags-marker-beacon = Leuchtfeuer { $marker }
ags-marker-item = Gegenstand von { $seat }
ags-marker-provisions = Proviant von { $seat }
ags-marker-portion = entnommener Proviant von { $seat }
ags-value-att = ATT
ags-value-def = DEF
ags-value-wil = WIL
ags-value-fear = Furcht-Probe
ags-value-w6 = W6
ags-value-w3 = W3
