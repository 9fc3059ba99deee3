### SCORE 5: was der Coach zu den Entscheidungen sagt.

score5-kind-lay = erstes Gebot
score5-kind-bid = ändern oder endgültig
score5-kind-share-out = Verteilung
score5-kind-joker = Joker
score5-unjudged-bid = Erste Gebote und Änderungen werden nicht beurteilt: Wie die anderen darauf antworten, lässt sich nicht gut genug durchspielen.

score5-reason-wins = Damit bekommst du die Karte in { $best } % statt in { $played } %.
    .plain = Damit bekommst du die Karte eher.
score5-reason-pays = Du zahlst im Mittel { $best } statt { $played }.
    .plain = Du zahlst weniger dafür.
score5-reason-gets = Du bekommst beim Verteilen Karten im Wert von { $best } statt { $played }.
    .plain = Beim Verteilen bekommst du mehr.
score5-reason-first = Du nimmst beim Verteilen in { $best } % als Erstes statt in { $played } %.
    .plain = Beim Verteilen nimmst du eher als Erstes.
score5-reason-counts = Deine besten Karten ergeben dann { $best } statt { $played }.
    .plain = Deine besten Karten ergeben mehr.
score5-reason-rival-counts = Wer von den anderen am besten steht, hat dann { $best } statt { $played }.
    .plain = Wer von den anderen am besten steht, hat dann weniger.
