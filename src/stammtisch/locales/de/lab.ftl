### Das Labor: was jemand liest, der damit programmiert.

compiling-lab = { $game } wird fürs Labor übersetzt, nur dieses eine Mal: { $done } von { $total }
compiling-lab-once = { $game } wird fürs Labor übersetzt, einmal für diese Version. Das dauert bis zu einer halben Minute.
lab-version = Eine Version „{ $value }“ gibt es nicht. Es gibt: { $known }.
lab-unlisted = „{ $value }“ wird nicht aufgelistet und hat deshalb keine Nummer.
lab-index = Eine Aktion ist eine ganze Zahl von 0 bis { $last }, nicht { $value }.
lab-nothing = Die Nummer { $value } steht in dieser Stellung für nichts.
lab-other-game = Das passt nicht zusammen: { $value } ist für ein anderes Spiel oder eine andere Spielerzahl.
lab-count = { $option } ist eine ganze Zahl ab 1, nicht { $value }.
lab-shape = Die Aktionen sind ganze Zahlen in einem Array der Form { $expected }; diese haben die Form { $found }.
lab-not-allowed = Aktion { $value } ist in Zeile { $row } nicht erlaubt: welche es sind, sagt die Maske. Gespielt wurde nichts.
lab-records = Erwartet werden { $n } Stellungen dieses Spiels mit je { $players } Spielern.
lab-not-dealt = Es ist noch nicht ausgeteilt: Als Nächstes ist der Zufall am Zug.
lab-view = Das ist nicht die Sicht eines Platzes, oder sie widerspricht sich: Keine Stellung sieht so aus.
lab-view-over = Die Partie dieser Sicht ist zu Ende: Vorzustellen gibt es nichts mehr.
lab-reward = Eine Belohnung „{ $value }“ gibt es nicht. Es gibt { $known }, oder eine Funktion von Punkten und Siegern.
lab-policy = Die Strategie wählte { $value }, und das ist hier nicht erlaubt.
lab-replay = Die Partie mit dem Startwert { $seed } endet nicht so, wie es geschrieben steht.
lab-recorded = { $file } gibt es schon, mit Partien anderer Bots, anderer Optionen oder mit einem anderen Startwert. Nimm einen anderen Ordner.
lab-share = { $option } ist ein Anteil von 0 bis 1, nicht { $value }.
lab-no-policy = „{ $value }“ ist keine Strategie: Die Klasse muss von lab.Policy abgeleitet sein.
