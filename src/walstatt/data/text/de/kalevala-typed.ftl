# a list and a protocol typed from paper
kalevala-typed-paper = Liste und Protokoll von { $realm } (Zeilen { $lines }) zeigen anderes als die Buchführung. Dem Papier glauben?
kalevala-refused-first-column = Liste, { $item }: Spalte 1 ist { $stored }, nicht { $typed }; es gilt der neue Stand der letzten Liste.
kalevala-refused-sum = Liste, { $item }: Spalte 6 muss { $right } sein, nicht { $typed }.
kalevala-refused-building-stays = Liste, { $item }: { $typed } stehen auf dem Papier, { $right } gibt es. Bauten und Handelszentren bleiben, bis die Spielleitung etwas anderes sagt.
kalevala-refused-list = Liste, { $item }: { $typed } stehen auf dem Papier, { $right } gibt es. Weniger gilt, wie es dasteht; mehr nur, wenn die Spielleitung dem Papier glaubt.
kalevala-refused-protocol = Protokoll, { $place }: Papier und Buchführung zeigen Verschiedenes ({ $items }).
kalevala-paper-no-other-weapon = Krieger behalten die Waffe, mit der sie gerüstet wurden.
kalevala-expected-until = bis
kalevala-expected-column = der Strich | zwischen zwei Spalten
