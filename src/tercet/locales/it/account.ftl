### Il proprio account: entrare e uscire, segreti, sessioni, ciò che vedono gli altri, e i propri dati.

account-title = Account
account-text = Con un account le tue partite, i tuoi risultati e le tue impostazioni sono gli stessi su ogni dispositivo. Non serve un indirizzo mail. Senza account puoi giocare a tutto, tranne all’enigma in classifica e alle partite valutate.
account-login = Nome utente (lettere dalla a alla z, cifre, trattini)
account-password = Password
account-register = Crea un account
account-enter = Accedi
account-leave = Esci
account-new = Sei qui per la prima volta?
account-forgotten = Password dimenticata?
account-recover = Imposta una nuova password
account-code = Codice di recupero
account-known = Hai fatto l’accesso come { $login }.
account-left = Sei uscito. Ciò che appartiene al tuo account non è più in questo browser.

account-code-heading = Il tuo codice di recupero
account-code-text = Conservalo in un posto sicuro: è mostrato solo adesso. Apre il tuo account una volta, se dimentichi la password. Senza, nessuno può farlo.
account-code-copy = Copia il codice
account-code-kept = L’ho conservato
account-code-none = Il tuo account non ha ancora un codice di recupero.
account-code-new = Crea un nuovo codice di recupero

account-name-heading = Nome e lingua
account-password-heading = Password e recupero
account-password-now = Password attuale
account-password-new = Nuova password
account-password-change = Cambia la password
account-password-changed = La password è cambiata. Ogni altro dispositivo è uscito.

account-shown-heading = Ciò che vedono gli altri
account-shown-text = Se qui non lo scegli, gli altri vedono di te solo il nome ai tavoli dove giochi.
account-shown-figures = Gli altri possono vedere le mie cifre: valutazioni, tempi, partite
account-shown-name = Il mio nome sta nelle classifiche
account-research = Le mie partite ai tavoli pubblici possono essere date alla ricerca, sotto pseudonimo

account-sessions-heading = Dove hai fatto l’accesso
account-session-here = questo dispositivo
account-session-seen = visto il { $date }
account-session-unknown = Browser sconosciuto
account-session-end = Termina
account-session-end-named = Termina la sessione di { $device }, vista il { $date }
account-sessions-end = Esci da ogni altro dispositivo
account-sessions-ended = Ogni altro dispositivo è uscito.

account-blocks-heading = Persone bloccate
account-blocks-text = Le sfide di queste persone e dei loro bot non ti arrivano, e la ricerca di un avversario non te le assegna. Loro non lo sanno.
account-unblock = Sblocca
account-unblock-named = Sblocca { $name }

account-data-heading = I tuoi dati
account-data-text = Tutto ciò che è conservato su di te in un solo file JSON, con i registri delle tue partite.
account-download = Scarica tutto
account-delete-heading = Elimina l’account
account-delete-text = L’account e tutto ciò che gli appartiene vengono eliminati per sempre, su ogni dispositivo. Le partite che hai giocato restano agli altri, sotto «qualcuno».
account-delete = Elimina per sempre
account-deleted = L’account è eliminato, e con esso tutto ciò che era conservato su di te.

account-bots-heading = I tuoi bot
account-bots-text = Un tuo programma può giocare qui come bot: lo si sfida con il suo nome. È sempre segnato come bot, con il tuo nome, e mai classificato. «tercet bot» lo collega, con un gettone.
account-bot-name = Nome di un nuovo bot
account-bot-make = Crea un bot
account-bot-here = è qui
account-bot-remove = Elimina
account-bot-remove-sure = Eliminare davvero?
account-bot-remove-named = Elimina { $name } per sempre
account-bot-play = giocare
account-bot-open = aprire tavoli e sfidare altri
account-bot-chat = scrivere dal suo posto
account-token-new = Nuovo gettone
account-token-allows = Con il suo gettone un bot può giocare ai tavoli. Può fare di più?
account-token-make = Crea il gettone
account-token-one = Gettone
account-token-revoke = Revoca
account-token-revoke-named = Revoca il gettone: { $about }
account-token-heading = Il gettone del bot
account-token-text = Conservalo in un file che solo tu puoi leggere: è mostrato solo ora. Chi lo possiede gioca come il tuo bot. Puoi revocarlo qui in ogni momento.
account-token-copy = Copia il gettone
account-token-kept = L’ho conservato
