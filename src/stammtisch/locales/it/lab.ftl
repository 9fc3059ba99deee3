### Il laboratorio: che cosa legge chi ci programma.

compiling-lab = Compilo { $game } per il laboratorio, solo questa volta: { $done } di { $total }
compiling-lab-once = Compilo { $game } per il laboratorio, una volta per questa versione. Ci vuole al massimo mezzo minuto.
lab-version = Non c’è una versione «{ $value }». Ci sono: { $known }.
lab-unlisted = «{ $value }» non viene elencata, perciò non ha un numero.
lab-index = Un’azione è un numero intero da 0 a { $last }, non { $value }.
lab-nothing = Il numero { $value } non indica nulla in questa posizione.
lab-other-game = Non vanno insieme: { $value } è per un altro gioco o un altro numero di giocatori.
lab-count = { $option } è un numero intero da 1 in su, non { $value }.
lab-shape = Le azioni sono numeri interi in un array di forma { $expected }; queste hanno la forma { $found }.
lab-not-allowed = L’azione { $value } non è permessa alla riga { $row }: quali lo sono lo dice la maschera. Non è stato giocato nulla.
lab-records = Servono { $n } posizioni di questo gioco, ciascuna con { $players } giocatori.
lab-not-dealt = La smazzata non è ancora fatta: tocca prima al caso.
lab-view = Non è la vista di un posto, oppure si contraddice: nessuna posizione appare così.
lab-view-over = La partita di questa vista è finita: non resta nulla da immaginare.
lab-reward = Non c’è una ricompensa «{ $value }». È una di { $known }, oppure una funzione di punti e vincitori.
lab-policy = La strategia ha scelto { $value }, che qui non è permesso.
lab-replay = La partita con il seme { $seed } non finisce come sta scritto.
lab-recorded = { $file } c’è già, con partite di altri bot, altre opzioni o un altro seme. Scegli un’altra cartella.
lab-share = { $option } è una quota da 0 a 1, non { $value }.
lab-no-policy = «{ $value }» non è una strategia: la sua classe deve derivare da lab.Policy.
