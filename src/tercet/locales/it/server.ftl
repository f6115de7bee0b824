### Ciò che dice il server: i rifiuti per codice e i comandi intorno.

error-too-fast = Troppo in fretta. Aspetta un momento e riprova.
error-message-too-deep = Questo messaggio è troppo annidato; il limite è di { $most } livelli.
error-name-empty = Un nome contiene almeno una lettera, una cifra o un segno visibile.
error-storage-failed = In questo momento il server non può salvare nulla, quindi non è successo niente. Riprova più tardi.
error-client-seq-old = L’azione { $client_seq } ha già avuto risposta; il numero più alto finora è { $highest }.
error-no-session = Il server non ti conosce ancora. Di’ prima come vuoi farti chiamare.
error-has-account = Hai già un account.
error-login-taken = Il nome utente { $login } è già in uso.
error-login-wrong = Questo nome utente e questa password non corrispondono.
error-login-slowed = Per questo nome utente sono state provate molte password. Aspetta mezzo minuto e riprova; un dispositivo che ha già fatto l’accesso non deve aspettare.
error-logins-busy = In questo momento fanno l’accesso in tanti. Riprova tra un attimo.
error-login-unreadable = Un nome utente ha da { $least } a { $most } lettere dalla a alla z, cifre o trattini.
error-password-length = Una password ha da { $least } a { $most } caratteri.
error-name-taken = Qualcuno con un account si chiama { $name }, o in modo così simile da non poterli distinguere. Scegli un altro nome.
error-recovery-wrong = Questo nome utente e questo codice di recupero non corrispondono, o il codice è già stato usato. Un codice apre un account una volta sola.
error-account-needed = Per questo ti serve un account. Creane uno sotto «Account»; le tue partite restano tue.
error-session-unknown = Questa sessione è già terminata.
error-kept-changed = Nel frattempo un altro tuo dispositivo l’ha cambiato. Non si è perso niente: guarda di nuovo.
error-puzzle-begun = Hai già cominciato questo enigma. Le sue carte sono mostrate una volta sola a ogni account; riprendi da dove eri.
error-puzzle-not-begun = Non hai ancora cominciato questo enigma.
error-puzzle-solved = Hai già risolto questo enigma; il tuo tempo resta.
error-puzzle-over = L’enigma del { $day } è finito. Le sue carte sono pubblicate, e nessun tempo conta più.
error-puzzle-not-yet = L’enigma del { $day } non è ancora cominciato.
error-puzzle-three = Un SET ha tre carte diverse.
error-session-key-broken = Il file { $path } nella cartella dei dati è danneggiato. Eliminalo; a tutti sarà chiesto di nuovo il nome.
error-muted = Chi ospita ti ha chiesto di non scrivere a questo tavolo.
error-touch-unshared = A questo tavolo non si vede che cosa toccano gli altri.
error-chat-empty = In questa riga non c’è nulla da leggere.
error-chat-line-unknown = La riga { $line } della chat non c’è più.
error-bot-unknown = Non c’è nessun bot «{ $bot }». I bot sono: { $known }.
error-table-unknown = Questo tavolo non esiste o non è aperto a te.
error-already-seated = Sei già a questo tavolo.
error-seat-empty = Al posto { $seat } non siede nessuno.
error-seat-taken = Il posto { $seat } è occupato.
error-table-full = Tutti i { $seats } posti sono occupati; puoi guardare.
error-kick-oneself = Sei tu a ospitare; per andartene, lascia il tuo posto.
error-kicked = Chi ospita ha liberato il tuo posto.
error-replaced = Hai aperto questo tavolo da un’altra parte; si continua lì.
error-no-bot-there = Al posto { $seat } non siede nessun bot.
error-not-started = La partita non è ancora cominciata.
error-not-joined = Prima vieni al tavolo.
error-not-seated = Stai guardando; può farlo solo chi gioca.
error-not-host = Può farlo solo chi ospita.
error-not-now = 
    { $status ->
        [waiting] La partita non è ancora cominciata.
        [playing] La partita è in corso.
        [over] La partita è finita.
       *[other] Il tavolo è stato riposto.
    }
error-table-abandoned = Se n’erano andati tutti; questo tavolo è stato riposto.
error-house-full = Il locale è pieno: { $most } tavoli sono occupati. Riprova più tardi.
error-too-many-tables = Ospiti già { $most } tavoli; prima finiscine uno.
error-table-damaged = Questo tavolo è danneggiato ed è stato messo da parte ({ $why }); gli altri non ne risentono. Chi gestisce il server può esaminarlo con «tercet doctor».
error-seed-missing = Manca il seme di questo tavolo.
error-header-missing = Manca l’inizio della partita di questo tavolo.
error-nobody-acts = Da molto tempo qui giocava solo l’orologio; questo tavolo è stato riposto.
error-table-too-long = Questa partita dura più di quanto possa durare una partita; il tavolo è stato riposto.
error-seat-acts-too-often = Hai agito più spesso di quanto chiunque possa giocare; il tavolo va avanti senza di te. Torna fra qualche minuto.
error-too-many-tables-here = Dalla tua rete sono già stati aperti { $most } tavoli; finisci prima uno di quelli.
error-too-many-empty-tables = { $most } tavoli aperti dalla tua rete sono vuoti; gioca a uno di quelli o aspetta che vengano riposti.
error-too-many-joined = Sei a { $most } tavoli insieme; prima lasciane uno.
error-code-unreadable = Un codice ha { $length } lettere e cifre.
error-say-hello = Il primo messaggio deve essere «hello».
error-said-hello = Hai già salutato.
error-protocol-unknown = Qui non si usa la versione { $protocol } del protocollo, ma la { $known }. Ricarica la pagina.
error-internal = Qualcosa è andato storto da parte nostra. Nulla è cambiato.
error-not-found = Qui non c’è niente.
error-method-unknown = Qui non si può fare.
error-body-too-big = Questa richiesta è troppo lunga.
error-request-wrong = Questa richiesta non ha la forma giusta.
error-origin-foreign = Lo chiede un altro sito; non è permesso.
error-host-foreign = Questo server non si chiama { $host }. Chi lo ospita può indicare quell’indirizzo all’avvio.
error-game-goes-on = Il registro e il seme si rivelano a partita finita.
error-data-unusable = I dati in { $path } non si possono usare: { $reason }
error-data-in-use = Un altro server usa già i dati in { $path }.
error-data-empty = { $path } è un file vuoto e non un database. Metti al suo posto un backup (tercet doctor --mend --backup FILE), oppure eliminalo per ricominciare da capo.
error-data-too-new = I dati in { $path } sono stati usati da Tercet in una versione più nuova di questa di oltre un passo (il loro schema è di generazione { $generation }; questa versione apre fino alla { $newest }). Non è stato cambiato nulla. Installa quella versione, o metti al loro posto un backup precedente.
error-data-step-unreadable = I dati in { $path } non dicono da quale versione di Tercet vengono (il loro passo è «{ $step }»). Non è stato cambiato nulla. Metti un backup al loro posto.
error-backup-exists = { $path } esiste già; una copia di sicurezza non sovrascrive mai nulla.

backup-done = Copia di sicurezza fatta in { $path }.
export-done = 
    { $count ->
        [one] { $count } partita finita esportata.
       *[other] { $count } partite finite esportate.
    }
error-rated-account = Le partite valutate sono per chi ha un account. Creane uno sotto «Account»; le tue partite restano tue.
error-rated-not-offered = Questo gioco si gioca contro il mazzo: ha dei record e non delle valutazioni.
error-rated-seats = Un tavolo valutato ha da { $least } a { $most } posti.
error-rated-options = Una partita valutata si gioca con le opzioni proprie dell’edizione, nella forma consueta.
error-rated-no-bots = A un tavolo valutato non ci sono bot.
error-rated-alone = Una partita valutata richiede da due a otto giocatori.
error-rated-nonce = Il tuo client non aggiunge un numero casuale alla distribuzione, e una partita valutata ne chiede uno a ogni giocatore. Ricarica la pagina, o aggiorna il tuo programma.
error-nonce-given = Hai già dato il tuo numero casuale per questa distribuzione.
error-seek-not-offered = Questo gioco non si gioca in due l’uno contro l’altro: non c’è un avversario da cercare.
error-seekers-many = { $most } persone cercano un avversario in questo momento. Riprova tra un attimo.
error-person-unknown = Nessuno con un account si chiama { $name }.
error-person-away = { $name } non c’è in questo momento. Manda invece il link di un tavolo.
error-challenge-oneself = Nessuno può sfidare se stesso.
error-challenge-unknown = Questa sfida è passata, o non era per te.
error-challenge-declined = La risposta era no un attimo fa. Aspetta un po’ prima di richiedere.
error-block-oneself = Non puoi bloccare te stesso.
error-blocks-many = Hai già bloccato { $most } persone. Prima sbloccane una.
error-block-unknown = Non hai bloccato questa persona.
error-challenges-many = Troppe sfide aspettano già una risposta.
error-race-not-offered = Si può gareggiare solo contro un solitario finito.
error-race-unknown = Questa gara non c’è più.
error-handed-of-the-house = Questa partita è stata giocata su questo server: è già qui e non serve consegnarla.
error-handed-too-many = Il tuo account non può tenere altre partite del tuo browser.
