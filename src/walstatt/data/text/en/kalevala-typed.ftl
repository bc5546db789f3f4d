# a list and a protocol typed from paper
kalevala-typed-paper = List and protocol of { $realm } (lines { $lines }) show something else than the ledger. Believe the paper?
kalevala-refused-first-column = List, { $item }: column 1 is { $stored }, not { $typed }; the last column of the list before counts.
kalevala-refused-sum = List, { $item }: column 6 must be { $right }, not { $typed }.
kalevala-refused-building-stays = List, { $item }: the paper has { $typed }, there are { $right }. Buildings and trade centres stay until the game master says otherwise.
kalevala-refused-list = List, { $item }: the paper has { $typed }, there are { $right }. Fewer counts as written; more only if the game master believes the paper.
kalevala-refused-protocol = Protocol, { $place }: paper and ledger show different things ({ $items }).
kalevala-paper-no-other-weapon = Warriors keep the weapon that they were armed with.
kalevala-expected-until = bis
kalevala-expected-column = the bar | between two columns
