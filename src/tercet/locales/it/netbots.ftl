### I bot che giocano in rete: account e gettoni, «tercet bot», e l’esame dei programmi.

bot-here = { $name }, un bot di { $owner }, è su { $address } e aspetta sfide. Ctrl-C lo ferma.
bot-challenged = { $name } vuole giocare a { $game }: accettato.
bot-declined = { $name } vuole giocare a { $game }: rifiutato.
bot-not-seated = A quel tavolo non c’era posto ({ $code }).
bot-played = { $game } è finito: { $score }
bot-deal-wrong = La distribuzione di { $game } non contiene il numero casuale di questo bot: il server può averla scelta.
bot-gone = { $game }: ha lasciato il tavolo ({ $code }).

bots-password = Password di { $login }:{" "}
bots-none = Non hai ancora bot.
bots-here = è presente
bots-seen = visto il { $date }
bots-made = creato il { $date }
bots-unused = creato il { $date }, da allora nessun uso annotato
bots-revoked = Il gettone è revocato. Ciò che giocava con esso è scollegato.
bots-removed = { $name } è eliminato. Le sue partite restano, senza nessuno al suo posto.
bots-token-once = Conserva questo gettone in un luogo sicuro: è mostrato solo ora. Chi lo possiede gioca come il tuo bot.
bots-token-kept = Il gettone è in { $path }, che solo tu puoi leggere.

error-bot-absent = Non hai un bot così.
error-bots-many = Hai già { $most } bot; prima eliminane uno.
error-tokens-many = Questo bot ha già { $most } gettoni; prima revocane uno.
error-token-unknown = Questo gettone è già revocato.
error-token-wrong = Il server non conosce questo gettone, oppure è stato revocato.
error-token-scope = Questo gettone non lo permette; servirebbe il permesso «{ $scope }».
error-token-missing = Serve un gettone: in un file (--token-file), nella variabile { $variable } oppure, dove tutti sulla macchina possono vederlo, con --token.
error-people-only = Questo è per le persone, non per i programmi.
error-bot-connections = Questo gettone ha già { $most } connessioni aperte.
error-bot-command-prefix = Un programma si scrive { $prefix }COMANDO, per esempio «{ $prefix }python miobot.py».
error-bot-tables = Un bot gioca a { $least }–{ $most } tavoli alla volta.
error-bot-program-absent = «{ $command }» non si può avviare.
error-bot-program-ended = «{ $command }» è terminato prima di rispondere.
error-bot-program-silent = «{ $command }» non ha risposto per { $seconds } secondi.
error-bot-program-unreadable = «{ $command }» ha risposto qualcosa di illeggibile: { $said }
error-token-file-unwritable = { $path } non si può scrivere; un file che esiste già non viene sovrascritto.

conformance-played = { $game }, posto { $seat }: giocato fino alla fine, { $score }
conformance-holds = Il programma rispetta il protocollo.
conformance-fails = Il programma non rispetta ancora il protocollo.
conformance-absent = «{ $command }» non si può avviare. Il percorso è giusto, e si può eseguire?
conformance-silent = Nessuna risposta per { $seconds } secondi. Il programma chiude la riga e svuota il buffer?
conformance-ended = Il programma è terminato (stato { $status }) invece di rispondere. Ha detto: { $said }
conformance-no-json = Questa riga non è JSON: { $said } Ciò che non è una risposta va sullo standard error.
conformance-no-object = Una risposta è un oggetto JSON, per esempio una coppia di graffe vuota; questo non lo è: { $said }
conformance-field = Un campo di questa risposta ha il tipo sbagliato ({ $why }): { $said }
conformance-too-much = Era richiesta una riga, e ne sono venute di più: { $said }
conformance-no-act = Questa non è un’azione del gioco ({ $why }): { $act }
conformance-refused = Le regole rifiutano questa azione ({ $refusal }: { $why }): { $act }
conformance-waits = Alla voce { $entry } tutti aspettano il programma, che non fa nulla; il gioco si fermerebbe.
conformance-endless = Dopo { $steps } passi la partita non è finita.
conformance-unread = Nessuno legge il campo «{ $field }». Si conoscono «act» e «after_ms».
conformance-before = «after_ms» è { $after_ms }; nel passato non si può fare nulla, quindi vale 0.
conformance-late = «after_ms» è { $after_ms }; su un server gli altri dovrebbero aspettare così a lungo.
conformance-not-repeatable = Con lo stesso seme il programma ha giocato un’altra partita. È permesso, ma così non si può rigiocare una partita per cercarvi un errore.
conformance-stays = Il programma continua quando il suo input finisce; allora bisogna ucciderlo.
