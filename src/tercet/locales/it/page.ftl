### Giocare senza server: la casa nella pagina.

error-needs-server = Per questo serve un server. Questo tavolo sta nel tuo browser.

page-sign = In questo browser
page-sign-text = Questa partita si gioca nel tuo browser, senza server, e resta conservata qui.
page-starting = Le regole stanno arrivando nel tuo browser; succede una volta sola.
page-percent = { $percent } %
page-again = Prova ancora
page-games = Giochi
page-site = Giocato in questo browser
page-site-text = Dietro questo sito non c’è un server. Tutto succede nel tuo browser e resta lì: contro i bot o da soli, con lezioni, esercizi ed enigmi.
page-going = Partite in corso

page-trouble-no-wasm = Questo browser non può eseguire le regole da solo: WebAssembly manca o è spento. Aggiorna il browser, oppure gioca su un server.
page-trouble-no-memory = Qui c’è troppo poca memoria per le regole. Chiudi altre schede e altri programmi, poi prova ancora.
page-trouble-unreachable = Ciò che serve per giocare senza server non si è potuto caricare. Collegati una volta alla rete, poi prova ancora.
page-trouble-not-kept = Questo browser non conserva nulla, forse perché la finestra è privata. Puoi continuare, ma la partita si perde quando chiudi la pagina.
page-trouble-storage-full = Lo spazio di questo browser è pieno. Puoi continuare, ma da qui in poi nulla viene conservato: fai posto prima di chiudere la pagina.

## Senza rete

offline-heading = Senza rete
offline-sign = Funziona anche senza rete.
offline-ready = C’è tutto: lezioni, esercizi, regole e tutti i giochi, da soli o contro i bot, funzionano senza rete. Dal menu del browser puoi mettere Tercet sulla schermata iniziale.
offline-coming = Sta arrivando ciò che serve per giocare senza rete…
offline-asked = Per giocare senza rete servono circa sette megabyte. Non sono ancora stati scaricati, perché il browser vuole risparmiare dati o la rete mancava.
offline-fetch = Scarica ora
offline-missing = Questo browser non lascia che la pagina conservi i suoi file: perciò le serve una rete.
offline-no-wasm = Questo browser non può eseguire i giochi da solo: WebAssembly manca o è spento. Lezioni, esercizi e regole funzionano senza rete; per i giochi aggiorna il browser oppure gioca su un server.
offline-insecure = I browser conservano una pagina per l’uso senza rete solo se il suo indirizzo comincia con https. Qui non è così, perciò Tercet non si può installare da questo indirizzo; chi gestisce il server può cambiarlo.
offline-unknown = Un momento…
update-waits = C’è una nuova versione di Tercet.
update-take = Usala ora
update-later = Più tardi

## Un sito di semplici file

site-written = Scritto: { $path } ({ $megabytes } MB).
site-try = Mettilo su qualsiasi spazio web, oppure provalo qui: python -m http.server --directory { $path }
error-site-not-empty = { $path } contiene già altro. Scegli una cartella nuova o vuota.
error-page-table-damaged = Questa partita non si può più leggere. Resta in questo browser; le altre non ne risentono.
