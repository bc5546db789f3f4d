# Was die Einträge des Formblatts für den Ausgang einer Schlacht bedeuten; jedes steht vor seinem Eintrag.
kalevala-form-stands = Was übrig ist, je Partei und Ort, mit der Beute. Wer fehlt, ist tot. Beispiel: { $example }
kalevala-form-owners = Wem Orte jetzt gehören, die den Besitzer gewechselt haben; er hat dort einen Krieger. Beispiel: { $example }
kalevala-form-parts = Orte, in denen Feinde beide bleiben: je Besitzer die Kleinfelder, jedes einmal. Beispiel: { $example }
kalevala-form-fled = Wer geflohen ist, und in welches eigene Land neben dem Schlachtfeld: Menschen und Tiere, nicht mehr Tiere als Menschen. Beispiel: { $example }
kalevala-form-captured = Je Eroberer, dann je Verlierer: was den Besitzer gewechselt hat; es steht auch unter „stands“ des Eroberers. Beispiel: { $example }
kalevala-form-dead = Darf leer bleiben: Die Toten ergeben sich aus dem Übrigen. Beispiel: { $example }
kalevala-form-enslaved = Je Eroberer, der für SKLAVEN kam: wie viele der Toten er im Nahkampf besiegt hat. Beispiel: { $example }
kalevala-form-freed = Je Besitzer: wie viele Sklaven während der Schlacht ihre Bewachung verloren und entliefen oder jemandem halfen. Beispiel: { $example }
kalevala-form-helpers = Je Befreier und Ort: wie viele dieser Sklaven ihm halfen und leben. Beispiel: { $example }
kalevala-form-plundered = Je Ort, dessen Handelszentrum geplündert wurde: von wem. Die Beute rechnet das Programm dazu. Beispiel: { $example }
kalevala-form-goods = Je geplündertem Ort: Güter seines Volkes statt der RE. Beispiel: { $example }
kalevala-form-razed = Orte, deren Handelszentrum geschliffen wurde. Beispiel: { $example }
kalevala-form-rounds = Wie viele Kampfrunden gekämpft wurden, höchstens 12. Beispiel: { $example }
kalevala-form-uncovered = Getarnte Gruppen, die der Kampf berührt hat: entdeckt (found), abgezogen (left), tot (dead), genommen (taken), RE für Taten (spent). Von allen anderen hört niemand. Beispiel: { $example }
kalevala-form-words = Die Geschichte für alle Berichte, in deinen Worten. Beispiel: { $example }
