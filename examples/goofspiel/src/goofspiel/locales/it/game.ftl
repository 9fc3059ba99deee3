### Goofspiel in italiano: nome, regole ed esempi; l’identificativo di una regola è il suo numero.

goofspiel-name = Goofspiel
goofspiel-tagline = Tredici carte, tredici premi, e si punta tutti insieme. Quanto vale questo per te?
goofspiel-goal = Vinci premi che valgano più di quelli degli altri. Avete tutti le stesse carte da puntare, e ognuna si usa una volta sola.
goofspiel-status = Turno { $round } di { $rounds }

## Le carte

GS-section-0 = Le carte
GS-1 = Avete tutti in mano le stesse 13 carte, numerate da 1 a 13.
    .note = Con le carte comuni è un seme a testa: l’asso è l’1; fante, donna e re sono 11, 12 e 13.
GS-2 = Ci sono 13 premi, anch’essi numerati da 1 a 13. Si mescolano e si mettono coperti. Un premio vale tanti punti quanti ne indica il numero.

## Un turno

GS-section-1 = Un turno
GS-10 = Si scopre il premio successivo. In palio ci sono i suoi punti e quelli rimasti dai turni precedenti, se ce ne sono.
GS-11 = Ognuno sceglie una carta dalla mano, in segreto e insieme agli altri, e la mette coperta: è la sua puntata. Non si può passare, e una puntata fatta resta.
    .note = Scelta nostra: la puntata resta. La maggior parte dei testi non dice se si possa ancora cambiare.
GS-12 = Quando tutti hanno puntato, si scoprono le puntate. La più alta vince tutto quello che è in palio. Tutte le puntate escono dal gioco, che abbiano vinto o no.

## Parità

GS-section-2 = Parità
GS-20 =
    Se in più d’uno puntate la carta più alta, nessuno di voi vince, e non vince nemmeno una puntata più bassa. Che cosa succede allora lo decidete prima della partita:
    carry: i punti restano sul tavolo e sono in palio anche nel turno dopo.
    split: chi ha puntato di più si divide i punti in parti uguali, in punti interi. Quello che non si divide è perso.
    discard: i punti sono persi.
    .note = Scelta nostra: solo punti interi. Altri testi contano anche metà e terzi.
GS-21 = Se l’ultimo turno finisce in parità, non c’è più niente da rimandare: i punti sono persi.

## La fine

GS-section-3 = La fine
GS-30 = La partita finisce dopo il 13º premio.
GS-31 = Vince chi ha più punti; in caso di parità la vittoria è condivisa.

## Esempi

GS-example-1 = Il premio è un 9. Puntate: 10, 4 e 7. Il 10 vince 9 punti; il 4 e il 7 se ne vanno lo stesso.
GS-example-2 = Il premio è un 9. Puntate: 10, 10 e 7. Carry: nel turno dopo ci sono 9 punti in più. Split: 4 punti per ogni 10. Il 7 non prende niente in nessun caso.
GS-public = Tutti vedono il premio, i punti, chi ha già puntato e tutte le puntate dei turni finiti. Così si può ricavare quali carte restano agli altri. Nascoste sono le puntate coperte e l’ordine dei premi ancora da scoprire.

## Perché un’azione non è permessa: il numero della regola e quale sua parte

GS-11-1 = Hai già puntato; gli altri stanno ancora pensando.
GS-11-2 = Si punta una carta da 1 a 13.
GS-11-3 = Quella carta non ce l’hai più.
GS-30-1 = La partita è finita.

goofspiel-notation-action = «{ $value }» non è un’azione. Prova con: bid 7.
goofspiel-notation-bids = Campo «{ $field }»: qualcuno deve ancora puntare, e dopo l’ultimo turno non punta più nessuno.

goofspiel-switch-ties = che fine fanno i punti se in più d’uno puntano il massimo
    .value = carry|split|discard

## Il diario in parole

goofspiel-tell-turned = { $more ->
    [0] Turno { $round }: il premio è { $prize }.
   *[other] Turno { $round }: il premio è { $prize }. Con quello che è rimasto, in palio ci sono { $stake } punti.
  }
goofspiel-tell-laid = { $how ->
    [own] { $player }: puntato { $card }.
   *[secret] { $player }: puntata fatta.
  }
goofspiel-tell-shown = { $table }. { $outcome ->
    [won] { $points ->
        [one] { $player } vince { $points } punto.
       *[other] { $player } vince { $points } punti.
      }
    [shared] { $points ->
        [one] Parità: { $points } punto a testa.
       *[other] Parità: { $points } punti a testa.
      }
    [carried] Parità: { $stake ->
        [one] { $stake } punto resta
       *[other] { $stake } punti restano
      } sul tavolo.
   *[lost] Parità: { $stake ->
        [one] { $stake } punto è perso.
       *[other] { $stake } punti sono persi.
      }
  }
