### Der Zauberer (Kapitel 19).

kalevala-report-wizard = Der Zauberer
kalevala-step-wizard-mortality = Zauberer, die wieder unsterblich sind
kalevala-step-research = Forschung der Zauberer
kalevala-step-magic-rolls = Zauberwürfe
kalevala-step-wizards = Wer einen Zauberer hat
kalevala-step-wizards-after = Sterbliche Zauberer und Lehrlinge
kalevala-roll-magic-roll = { $realm }: Zauberwurf

# was geschieht
kalevala-wizard-gains = Deinem Zauberer strömt Magie zu: Aus { $was } wird { $now }.
kalevala-wizard-mortal = Dein Zauberer hat ein Zauberduell verloren und ist sterblich: { $symbol }. Ab GR { $until } ist er wieder unsterblich.
kalevala-wizard-immortal = Dein Zauberer ist wieder unsterblich: { $symbol }.
kalevala-wizard-apprentice = Dein Zauberer ist tot. In { $place } tritt ein Lehrling an seine Stelle: { $symbol }.
kalevala-wizard-research = Forschung: Aus { $value } RE an Wert werden { $zeh } ZEH; für Forschung sind nun { $all } da.
kalevala-wizard-project = Die Forschung verbraucht { $zeh } ZEH; { $all } bleiben dafür übrig. { $words }
kalevala-wizard-stopped = Hinter { $place } findet dein Zauberer nur Wasser: Er erreicht { $end } nicht und bleibt dort.

# Bericht
kalevala-wizard-who = Zauberer
kalevala-wizard-is = { $symbol } in { $place }
kalevala-wizard-zeh = ZEH
kalevala-wizard-spells = Sprüche
kalevala-wizard-for-research = ZEH für Forschung
kalevala-wizard-free = Wieder unsterblich in GR
kalevala-template-wizard = Zauberer: { $symbol } in { $place }; in einer Kampfanweisung: Z: ZAUBERN Lähmen NÄCHSTER BIS 30

# abgelehnt
kalevala-refused-no-wizard-there = Der Zauberer ist nicht in { $place }.
kalevala-refused-too-little-research = { $re } RE an Wert bringen keine ZEH für die Forschung: Zwei RE sind eine.
kalevala-refused-no-research = Aus { $symbol } werden keine ZEH für Forschung: nur aus RE und Gerät.
kalevala-refused-research = Dafür sind { $zeh } ZEH für Forschung nötig; da sind { $there }.
kalevala-refused-second-wizard = Dieser Herrscher hat so viele Zauberer, wie er haben darf.
kalevala-refused-wizard-dismissed = { $symbol } kann nicht entlassen werden.
kalevala-refused-wizard-dead = { $symbol } von { $realm } stirbt nur nach einem verlorenen Zauberduell, und niemand hier konnte ihn fordern: Er muss irgendwo stehen oder geflohen sein.
kalevala-refused-ends-on-water = Ein Zauberer quert Wasser nur, wenn er in derselben GR Land erreicht; { $place } ist Wasser.
kalevala-step-wizards-of-planes = Zauberer für neue Stammreiche
kalevala-wizard-joins = In { $place } hast du ein weiteres Stammreich: Dort tritt ein Lehrling zu dir, { $symbol }.
