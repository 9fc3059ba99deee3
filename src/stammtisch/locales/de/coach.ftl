### Der Coach auf der Seite: eine Analyse, während sie entsteht, und wie sie erzählt wird.

coach-making = Der Coach geht deine Partie durch
coach-waiting = { $ahead ->
    [one] Eine andere Analyse kommt
   *[other] { $ahead } andere Analysen kommen
  } vorher dran.
coach-waiting-next = Deine ist als Nächste dran.
coach-reading = Liest die Partie noch einmal …
coach-judging = { $done } von { $total } Entscheidungen: probiert andere Züge in vorgestellten Kartenverteilungen.
coach-summing = Trennt Glück von Können und sucht nach Gründen.
coach-leave = Du kannst die Seite verlassen oder weiterspielen. Die Analyse findest du dann hier.
coach-cancel = Doch nicht
coach-none = Zu dieser Partie gibt es noch keine Analyse.
coach-failed = Diese Analyse ist nicht gelungen. Vielleicht klappt es ein andermal.
coach-whose = Entscheidungen von

coach-story-lost-own = Am meisten gekostet haben dich eigene Entscheidungen: Unten stehen die, die du noch einmal probieren kannst.
coach-story-lost-others = Die anderen haben gut gegen dich gespielt. Das hat dich am meisten gekostet.
coach-story-lost-chance = Es lag vor allem an den Karten. Sie haben dich mehr gekostet als deine Entscheidungen.
coach-story-won-own = Gewonnen hast du mit deinen Entscheidungen.
coach-story-won-others = Am meisten geholfen hat dir, was die anderen taten.
coach-story-won-chance = Die Karten waren auf deiner Seite, und du hast etwas daraus gemacht.
coach-theirs-lost-own = Am meisten haben { $name } eigene Entscheidungen gekostet.
coach-theirs-lost-others = Die anderen haben gut gegen { $name } gespielt. Das hat am meisten gekostet.
coach-theirs-lost-chance = Vor allem waren es die Karten. Sie haben { $name } mehr gekostet als jede Entscheidung.
coach-theirs-won-own = { $name } hat durch gute Entscheidungen gewonnen.
coach-theirs-won-others = Was die anderen taten, hat { $name } am meisten geholfen.
coach-theirs-won-chance = { $name } hatte gute Karten und hat etwas daraus gemacht.
coach-sum = Woher das Ergebnis kommt
coach-initial = am Anfang, für alle
coach-part-own = deine Entscheidungen
coach-part-theirs = eigene Entscheidungen
coach-part-others = was die anderen taten
coach-part-chance = Kartenglück
coach-result-won = der Sieg
coach-result-lost = am Ende
coach-fine = { $fine } von { $judged } Entscheidungen waren die besten oder gleich gut.
coach-skill = Im Schnitt kostete eine Entscheidung { $points } ± { $error } Punkte Vorsprung.

coach-curve = Gewinnchance, Zug für Zug
coach-lane-luck = Glück: Karten und was andere taten
coach-lane-own = Deine Züge, verglichen mit dem ersten Impuls
coach-lane-theirs = Züge von { $name }, verglichen mit dem ersten Impuls
coach-move = Zug
coach-cause = Ursache
coach-change = Änderung
coach-chance = Chance
coach-cause-start = Anfang
coach-cause-own = eigene Entscheidung
coach-cause-others = die anderen
coach-cause-chance = Glück
coach-cause-result = Ergebnis

coach-turning-points = Wendepunkte
coach-theirs-turning-own-up = { $name } entschied ({ $kind }): { $change } % mehr Gewinnchance als beim ersten Impuls.
coach-theirs-turning-own-down = { $name } entschied ({ $kind }): { $change } % weniger Gewinnchance als beim ersten Impuls.
coach-theirs-turning-others-up = Was { $who } hier tat, brachte { $name } { $change } %.
coach-theirs-turning-others-down = Was { $who } hier tat, kostete { $name } { $change } %.
coach-theirs-turning-chance-up = Glück: { $change } % für { $name }.
coach-theirs-turning-chance-down = Pech: { $change } % weniger für { $name }.
coach-look-again = Einen zweiten Blick wert
coach-kind-at = { $kind }, Zug { $number }
coach-nothing-named = Keine Entscheidung hat dich etwas gekostet, das sich vom Zufall unterscheiden lässt. Gut gespielt.
coach-praised-found = Der beste Zug, gefunden
coach-praised-only = Der einzige Zug, der hielt

coach-move-number = Zug { $number }
coach-question = Was würdest du tun?
coach-show-answer = Zeig mir die Antwort
coach-you-played = Du hast gespielt
coach-was-played = Gespielt wurde
coach-better = Besser
coach-tried-best = Ja! Das ist der Zug.
coach-tried-again = Ja, und du hast ihn auch damals gefunden.
coach-tried-same = So hast du gespielt. Es gab etwas Besseres.
coach-tried-close = Gut: vom besten nicht zu unterscheiden.
coach-tried-worse = Nicht schlecht, aber { $percent } % hinter dem besten.
coach-tried-unknown = Dieser Zug sah nicht nach einem der besten aus, deshalb hat ihn der Coach nicht gemessen.
coach-nothing-better = Etwas Besseres wurde nicht gefunden.
coach-close = Zu knapp, um sie zu unterscheiden.
coach-no-reason = Der Unterschied ist gemessen; ein einzelner Grund sticht nicht hervor.
coach-how-sure = Wie sicher ist das?
coach-less = Weniger
coach-worlds = Gemessen in { $worlds } vorgestellten Verteilungen, die zu dem passen, was du wusstest: Es kostete { $loss } ± { $error } % Gewinnchance.
coach-ask-again = Frag mich noch einmal
coach-try = Von hier an probieren
coach-practise = { $count ->
    [one] Eine Entscheidung
   *[other] { $count } Entscheidungen
  } aus dieser Partie üben
coach-share = Alle mit dem Link dürfen diese Analyse sehen
coach-people = Unter Menschen sehen alle nur die eigenen Entscheidungen beurteilt, die der anderen nur, wenn diese sie teilen. Was zwischen zwei eigenen Entscheidungen geschah, steht in einer Summe.
