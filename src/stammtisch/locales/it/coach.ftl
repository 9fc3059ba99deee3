### Il coach sulla pagina: un’analisi mentre nasce, e come viene raccontata.

coach-making = Il coach sta ripassando la tua partita
coach-waiting = { $ahead ->
    [one] Un’altra analisi viene
   *[other] Altre { $ahead } analisi vengono
  } prima.
coach-waiting-next = La tua è la prossima.
coach-reading = Rilegge la partita …
coach-judging = { $done } decisioni su { $total }: prova altre mosse in distribuzioni immaginate.
coach-summing = Separa la fortuna dalla bravura e cerca i motivi.
coach-leave = Puoi lasciare questa pagina o continuare a giocare. L’analisi la ritrovi qui.
coach-cancel = Lascia stare
coach-none = Di questa partita non c’è ancora un’analisi.
coach-failed = Questa analisi non è riuscita. Magari un’altra volta.
coach-whose = Decisioni di

coach-story-lost-own = A costarti di più sono state decisioni tue: qui sotto trovi quelle da riprovare.
coach-story-lost-others = Gli altri hanno giocato bene contro di te. È questo che ti è costato di più.
coach-story-lost-chance = Sono state soprattutto le carte. Ti sono costate più delle tue decisioni.
coach-story-won-own = Hai vinto con le tue decisioni.
coach-story-won-others = Ti ha aiutato di più quello che hanno fatto gli altri.
coach-story-won-chance = Le carte erano dalla tua parte, e ne hai fatto qualcosa.
coach-theirs-lost-own = A { $name } sono costate soprattutto le sue decisioni.
coach-theirs-lost-others = Gli altri hanno giocato bene contro { $name }. È costato più di tutto.
coach-theirs-lost-chance = Soprattutto sono state le carte. A { $name } sono costate più delle decisioni.
coach-theirs-won-own = { $name } ha vinto con buone decisioni.
coach-theirs-won-others = Più di tutto ha aiutato { $name } quello che hanno fatto gli altri.
coach-theirs-won-chance = Le carte erano con { $name }, che ne ha fatto buon uso.
coach-sum = Da dove viene il risultato
coach-initial = all’inizio, per tutti
coach-part-own = le tue decisioni
coach-part-theirs = le sue decisioni
coach-part-others = quello che hanno fatto gli altri
coach-part-chance = fortuna con le carte
coach-result-won = la vittoria
coach-result-lost = alla fine
coach-fine = { $fine } decisioni su { $judged } erano le migliori o altrettanto buone.
coach-skill = In media una decisione è costata { $points } ± { $error } punti di vantaggio.

coach-curve = Probabilità di vincere, mossa per mossa
coach-lane-luck = Fortuna: le carte e gli altri
coach-lane-own = Le tue mosse, rispetto al primo istinto
coach-lane-theirs = Mosse di { $name }, rispetto al primo istinto
coach-move = Mossa
coach-cause = Causa
coach-change = Variazione
coach-chance = Probabilità
coach-cause-start = inizio
coach-cause-own = decisione propria
coach-cause-others = gli altri
coach-cause-chance = fortuna
coach-cause-result = risultato

coach-turning-points = Punti di svolta
coach-theirs-turning-own-up = Decisione di { $name } ({ $kind }): { $change } % di probabilità di vincere in più rispetto al primo istinto.
coach-theirs-turning-own-down = Decisione di { $name } ({ $kind }): { $change } % di probabilità di vincere in meno rispetto al primo istinto.
coach-theirs-turning-others-up = Quello che ha fatto { $who } qui ha dato { $change } % a { $name }.
coach-theirs-turning-others-down = Quello che ha fatto { $who } qui ha tolto { $change } % a { $name }.
coach-theirs-turning-chance-up = Fortuna: { $change } % a { $name }.
coach-theirs-turning-chance-down = Sfortuna: { $change } % in meno per { $name }.
coach-look-again = Da rivedere
coach-kind-at = { $kind }, mossa { $number }
coach-nothing-named = Nessuna decisione ti è costata qualcosa che si distingua dal caso. Ben giocato.
coach-praised-found = La mossa migliore, trovata
coach-praised-only = L’unica mossa che teneva

coach-move-number = Mossa { $number }
coach-question = Che cosa faresti?
coach-show-answer = Mostrami la risposta
coach-you-played = Hai giocato
coach-was-played = È stato giocato
coach-better = Meglio
coach-tried-best = Sì! È la mossa giusta.
coach-tried-again = Sì, e l’avevi trovata anche allora.
coach-tried-same = È quello che avevi giocato. C’era di meglio.
coach-tried-close = Bene: troppo vicina alla migliore per distinguerle.
coach-tried-worse = Non male, ma { $percent } % dietro la migliore.
coach-tried-unknown = Questa mossa non sembrava tra le migliori, perciò il coach non l’ha misurata.
coach-nothing-better = Non si è trovato niente di meglio.
coach-close = Troppo vicine per distinguerle.
coach-no-reason = La differenza è misurata; nessun motivo spicca da solo.
coach-how-sure = Quanto è sicuro?
coach-less = Meno
coach-worlds = Misurato in { $worlds } distribuzioni immaginate che si accordano con quello che sapevi: è costato { $loss } ± { $error } % di probabilità di vincere.
coach-ask-again = Chiedimelo di nuovo
coach-try = Prova da qui
coach-practise = Esercitati su { $count ->
    [one] una decisione
   *[other] { $count } decisioni
  } di questa partita
coach-share = Mostra questa analisi a chiunque abbia il link
coach-people = Tra persone ognuno vede giudicate le proprie decisioni, e quelle degli altri solo se le condividono. Quello che è successo tra due delle tue è detto in una somma.
