### Le carte sono state date onestamente?

fair-title = Le carte sono state date onestamente?
fair-explained = Prima della prima carta il server ha scelto un numero segreto e te ne ha mostrato l’impronta. Poi il browser di ogni giocatore ha aggiunto un proprio numero casuale, e tutti questi numeri insieme hanno mescolato le carte. Dopo la partita il numero segreto viene rivelato: ha l’impronta promessa e porta esattamente alle carte che hai visto, quindi nessuno può averle preparate.
fair-checking = Sto calcolando…
fair-verdict-yes = Sì, le carte sono state date onestamente.
fair-verdict-no = No, qui qualcosa non va.
fair-verdict-unknown = Non si può dire.
fair-verdict-missing = Non è provato che le carte siano state date onestamente verso { $names }.
fair-verdict-bots = { $count ->
    [one] Carte date onestamente, se { $names } è un bot del server.
   *[other] Carte date onestamente, se { $names } sono bot del server.
}
fair-links-yes = Nessuno ha cambiato il registro: ognuna delle sue { $count } voci segue la precedente.
fair-links-no = Il registro è stato cambiato: la riga { $line } non segue la precedente.
fair-commitment-yes = Il numero rivelato alla fine ha l’impronta mostrata prima della prima carta.
fair-commitment-no = Il numero rivelato alla fine non ha l’impronta mostrata prima della prima carta.
fair-commitment-unknown = La partita di questo registro non è finita; il numero segreto non è ancora stato rivelato.
fair-noted-yes = Questo browser ha annotato l’impronta arrivando al tavolo, ed è sempre la stessa.
fair-noted-no = Quando questo browser è arrivato al tavolo gli è stata mostrata un’altra impronta.
fair-own-yes = Il tuo numero casuale è nel registro.
fair-own-no = Il tuo numero casuale non è nel registro: il server l’ha omesso o cambiato.
fair-nonces-yes = Ogni giocatore ha aggiunto un numero casuale.
fair-nonces-missing = { $count ->
    [one] Nessun numero casuale da { $names }: il server può aver scelto queste carte contro { $names }.
   *[other] Nessun numero casuale da { $names }: il server può aver scelto queste carte contro queste persone.
}
fair-nonces-bots = Nessun numero casuale da { $names }. I bot del server non ne hanno bisogno; contro una persona, il server può aver scelto queste carte.
fair-deal-yes = Questo browser ha ridistribuito le carte con le stesse regole: dopo ognuno dei { $count } passi il tavolo era come ti è stato mostrato.
fair-deal-no = Al passo { $entry } è stato mostrato altro da ciò che danno i numeri.
fair-deal-unknown = Questo browser non ha potuto ridistribuire le carte né confrontarle con ciò che è stato mostrato.
fair-rules-yes = Questo browser ha rigiocato tutto il registro: le regole permettono ogni voce e il risultato è lo stesso.
fair-rules-no = Rigiocato per intero, il registro non regge.
fair-rules-unknown = Qui non è stato possibile rigiocare il registro.
fair-no-log = Questo non è il registro di una partita.
fair-own-log = Controlla il registro di questo tavolo
fair-commitment = L’impronta mostrata prima della prima carta
fair-nonces = I numeri casuali dei giocatori
fair-nonce-bot = non serve (un bot)
fair-nonce-missing = nessuno: il server può aver scelto queste carte contro { $name }
fair-nonce-unknown = nessuno
fair-nonce-given = ha aggiunto un numero casuale
fair-nonce-not-given = non ha aggiunto un numero casuale
fair-abandoned = Il server si era già impegnato su queste carte; poi il tavolo è stato abbandonato.
fair-seed = Il numero segreto, rivelato alla fine
fair-first-cards = Le prime carte che ne seguono
fair-other = Controlla il registro di un file
fair-file = Scegli un file o trascinalo qui
fair-paste = O incolla il suo testo
fair-check = Controlla
