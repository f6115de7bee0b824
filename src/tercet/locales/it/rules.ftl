### Le regole di ogni gioco, per una pagina del browser e per “tercet rules”.
### Una riga di carte viene disegnata; la riga che segue è la sua didascalia.

rules-all = I giochi
rules-others = Altre regole
rules-play = Gioca
rules-match-name = Partite e tornei
rules-match-summary = Più mani, un vincitore: come si sommano i punti e che cosa fa chi guida.

rules-classic =
    # Obiettivo
    Prendere più SET degli altri. Si gioca tutti contemporaneamente, senza turni.

    # Che cos’è un SET
    Ogni carta ha un numero, un colore, un campo e una forma. Tre carte sono un SET quando ciascuna di queste caratteristiche, presa da sola, è uguale su tutte e tre oppure diversa su tutte e tre.
    Se due sono uguali e la terza no, non è un SET.

    2rsw 2gsw 2psw
    Numero, campo e forma sono uguali, i colori tutti diversi: un SET.

    1rso 2ghw 3ped
    Tutte e quattro le caratteristiche sono diverse: anche questo è un SET, il più difficile da vedere.

    1gho 2gho 3pho
    Due hanno lo stesso colore e la terza no: non è un SET.

    Per due carte qualsiasi c’è una sola terza carta che le completa.

    # Come si gioca
    - In tavola ci sono dodici carte scoperte.
    - Quando vedi un SET, chiamalo. Da quel momento puoi giocare solo tu: mostra le tue tre carte entro { $point_s } secondi.
    - Non serve chiamare prima: se tocchi le tre carte (o le scrivi, nel terminale), hai chiamato e mostrato in una volta.
    - Giusto: le carte sono tue, e tre nuove prendono il loro posto.
    - Sbagliato, o troppo tardi: le carte restano, e paghi la penalità dell’edizione.
    - Se nessuno vede un SET, ognuno dice «qui non c’è». Quando l’hanno detto tutti, si aggiungono tre carte, che non vengono sostituite al SET successivo.
    - { edition-turquoise }: dopo { $turquoise_lay_after_s } secondi senza una chiamata si aggiungono tre carte da sole. Ogni tavolo può scegliere un tempo simile, o nessuno.

    # Quanto spesso non ce n’è?
    Tra carte distribuite a caso, dodici non contengono nessun SET 1 volta su 30,96 (i regolamenti dicono 1 su 33), e quindici 1 volta su 2.742 (dicono 1 su 2500). Durante il gioco succede più spesso, perché i SET vengono presi: circa 1 volta su 15 e 1 su 90. Ventuno carte ne contengono sempre uno.

    # La penalità
    - { edition-fxs1995 }: perdi un punto, anche sotto zero.
    - { edition-carnet }: tre carte che hai vinto vengono messe da parte e non contano più. Se non ne hai, non perdi nulla.
    - { edition-turquoise }: non puoi più chiamare finché un altro non ha trovato un SET.
    - { edition-italian }: restituisci un SET; se non ne hai, il primo che vincerai. Questo regolamento ha anche una variante: invece di restituire, aspetti come nell’edizione { edition-turquoise }; scegli quella penalità.

    # Fine della partita
    La partita termina quando il mazzo è esaurito e non resta nessun SET. Secondo l’edizione vale un punto ogni SET oppure ogni carta. Vince chi ha più punti; a pari punti si vince insieme.

    # Per i principianti
    Si toglie una caratteristica, per esempio giocando solo con le carte a campo pieno: 27 carte, nove in tavola, tutto il resto invariato.

rules-beginners =
    # Meno caratteristiche da controllare
    Dal mazzo si toglie una caratteristica. Tutte le carte che restano sono uguali in quella, quindi non serve più guardarla. Di solito è il campo: restano solo le carte a campo pieno. Può essere anche il colore, o qualsiasi altra.

    # Che cos’è un SET
    Restano 27 carte e tre domande: numero, colore e forma. Per ognuna le tre carte devono essere tutte uguali o tutte diverse.

    1rso 1gso 1pso
    Il numero è uguale, la forma è uguale, i colori sono tutti diversi: un SET.

    1rso 2gsw 3psd
    Numero, colore e forma sono tutti diversi: anche questo è un SET.

    2rso 2rsw 2gsd
    Due hanno lo stesso colore e la terza no: non è un SET.

    # Come si gioca
    - In tavola ci sono nove carte scoperte, tre file da tre.
    - Si cerca tutti insieme. Quando vedi un SET, chiamalo e mostra le tue tre carte entro { $point_s } secondi. Oppure tocca subito le tre carte: non serve chiamare.
    - Giusto: le carte sono tue, e tre nuove prendono il loro posto. Sbagliato: restano dove sono.
    - Se non vedi un SET, di’ «qui non c’è». Quando l’hanno detto tutti, si aggiungono tre carte; dopo il SET successivo si torna a nove.
    - Tutto il resto è come nel gioco grande.

    # Le domande che aiutano
    Guarda due carte e chiediti: che numero, che colore, che forma deve avere la terza? Poi cerca proprio quella carta. Ce n’è una sola.

    # E dopo?
    Quando le nove carte diventano troppo facili, mescola tutte le 81.

rules-solitaire =
    # Obiettivo
    Prendere SET, da soli e senza fretta. In tavola ci sono dodici carte; tre nuove sostituiscono ogni SET.

    1pho 2phw 3phd
    Colore e campo uguali, numeri e forme tutti diversi: un SET da prendere.

    # Quando non ne vedi
    Lo dici tu: «qui non c’è». Nessuno ti dice se è vero; la fine mostra che cosa ti è sfuggito.

    # Tre forme
    - Primo vuoto: si finisce quando dici che non ce n’è. Quanti SET farai? Riesce se il mazzo si esaurisce.
    - Fino in fondo: quando dici che non ce n’è, si aggiungono tre carte. Riesce quando non resta neppure una carta.
    - Con penalità: come sopra, ma ogni volta che lo dici ricevi un punto di penalità e si toglie uno dei tuoi SET, anche se davvero non ce n’era. A mazzo esaurito, ogni SET riscatta un punto. Vinci se alla fine non ne resta nessuno.
    A mazzo esaurito, «qui non c’è» mette fine a ogni forma.

    # Gli errori
    Tre carte che non sono un SET restano dove sono. L’errore viene contato e costa quanto costa nel gioco di base:
    - Primo vuoto: un punto, anche sotto zero.
    - Fino in fondo: nulla.
    - Con penalità: restituisci un SET; se non ne hai, il primo che farai.

    # Se lo vuoi più facile
    - Gli errori possono non costare nulla, in ogni forma.
    - «Qui non c’è» può essere rifiutato finché in tavola c’è un SET.
    - Il gioco può dire da solo che non ce n’è; allora finisce o aggiunge tre carte.

rules-match =
    # Una mano o più
    Una mano sola finisce presto. Una partita ne unisce diverse, e i punti di tutte le mani si sommano. Tra due mani c’è una pausa di { $pause_s } secondi, che finisce prima se tutti sono pronti. Dove si cerca tutti insieme, prima c’è un breve conto alla rovescia che tutti vedono.

    # Ognuno dà le carte una volta
    Il mazzo passa a sinistra finché ognuno ha dato le carte una volta. Vince il totale più alto.

    # Un numero di mani
    Si decide prima quante mani giocare ({ $deals }, se non si dice altro). Vince il totale più alto.

    # Fino a un punteggio
    Si gioca finché qualcuno raggiunge i punti stabiliti. Se non si dice altro sono { $target } per ogni giocatore al tavolo, come a 20/20.

    # Torneo
    - Da tre giocatori in su, con tante mani quanti sono i giocatori.
    - In ogni mano un giocatore guida: mescola, dà le carte e le completa, ma non gioca. Qui sta a guardare, e il lavoro lo fa il gioco.
    - Ognuno guida una volta. Ogni carta vale un punto.
    - Vince il totale più alto dopo l’ultima mano.

    # Quale penalità, quale punteggio?
    Ogni penalità, ogni punteggio e ogni forma di partita si possono combinare. Un’edizione è una combinazione con un nome:
    - { edition-fxs1995 }: una chiamata sbagliata costa un punto, ogni SET ne vale uno, ognuno dà le carte una volta.
    - { edition-carnet }: una chiamata sbagliata costa tre carte vinte, ogni carta vale un punto.
    - { edition-turquoise }: dopo una chiamata sbagliata si aspetta che un altro trovi un SET; ogni carta vale un punto.
    - { edition-italian }: una chiamata sbagliata costa un SET vinto o il prossimo, ogni SET vale un punto.

    A parità di totale si vince insieme.

rules-scout =
    # Obiettivo
    Vincere più carte degli altri. Si gioca tutti insieme, senza turni.

    # Come si gioca
    - In tavola ci sono dodici carte scoperte.
    - Appena vedi un SET sei l’esploratore: scegli le sue tre carte e punta il dito sulla prima. Gli altri vedono solo quella; le altre due restano sigillate.
    - Gli altri cercano una seconda carta del tuo SET. Chi la trova ci punta sopra il dito.
    - Poi la tavola torna a dodici carte.

    # Chi prende che cosa
    - La seconda carta fa parte del SET dell’esploratore: chi l’ha trovata prende quella carta, l’esploratore le altre due.
    - La seconda carta forma con la prima un altro SET: chi l’ha trovata prende le altre due carte di quel SET, l’esploratore prende tutte e tre le proprie.
    - La seconda carta non forma nessun SET con la prima: non si prende nulla, e quel giocatore è fuori da questa ricerca.
    - Tutti si arrendono, o passano { $search_s } secondi: l’esploratore mostra il SET e prende le tre carte.

    1rso 2rso 3rso
    Il SET dell’esploratore: il dito è sulla prima carta, le altre due sono segrete.

    1rso 1gso 1pso
    Un altro SET con la stessa prima carta. Chi trova una di queste prende due carte, e l’esploratore tutte e tre le sue.

    # Se l’esploratore sbaglia
    - Se le sue tre carte non sono un SET, l’esploratore perde una carta e salta la prossima ricerca.
    - Se una seconda carta formava un vero SET con la prima, chi l’ha trovata prende tutte e tre le carte di quel SET.
    - Chi non ha carte da perdere paga una penitenza. Gli altri votano in segreto: una bella ramanzina, o una settimana a lavare i piatti. Hanno { $vote_s } secondi; chi non ha votato in tempo non conta. In caso di parità tocca la ramanzina. La penitenza resta accanto al nome fino alla fine.

    # Nessun SET, e la fine
    Se nessuno vede un SET, ognuno dice «qui non c’è». Quando l’hanno detto tutti, si aggiungono tre carte. La partita finisce quando il mazzo è esaurito e non resta nessun SET. Ogni carta vale un punto; vince chi ha più punti, a pari punti si vince insieme.

rules-chipset =
    # Obiettivo
    Vincere fiche. Il piatto va a chi fa più SET usando almeno una carta coperta della propria mano – o a chi lo fa credere a tutti gli altri.

    # La distribuzione
    - Si gioca da due a dieci. Tutti cominciano con { $chips } fiche.
    - { $ante ->
        [0] Prima della mano non si paga nulla; il gioco è più vivace con un invito di una fiche.
        [one] Prima di ogni mano tutti mettono nel piatto un invito di una fiche.
       *[other] Prima di ogni mano tutti mettono nel piatto un invito di { $ante } fiche.
    }
    - Si mette una carta scoperta al centro, poi ciascuno riceve una carta coperta. E ancora una volta: due carte scoperte al centro, due in ogni mano.
    - Le tue carte le vedi solo tu.
    - Si distribuisce, si gioca e si punta in senso orario, cominciando a sinistra del mazziere.

    2rsw 2gsw
    Scoperte al centro…

    2psw 1ghd
    … e queste sono le tue carte. La prima fa SET con le due scoperte.

    # Le puntate
    Quando è il tuo turno scegli:
    - Aspetta: per ora non punti. Solo finché nessuno ha puntato in questa fase.
    - Punta: apri con una o più fiche.
    - Vedi: metti quanto serve per pareggiare la quota più alta di questa fase.
    - Rilancia: vedi, e aggiungi una o più fiche.
    - Lascia la mano: rinunci. Quello che hai messo resta nel piatto.
    C’è un limite per ogni puntata (fiche: { $max_bet }) e per i rilanci di ciascuno in una fase (rilanci: { $raises }); il tavolo può deciderne altri. Hai { $bet_s } secondi per pensare; quando sono passati aspetti, o lasci la mano se qualcuno ha puntato. La fase finisce quando tutti hanno avuto un turno e le quote sono pari.
    Se non hai abbastanza fiche per vedere, metti tutto quello che ti resta. Da ogni giocatore puoi vincere quanto hai messo tu; il resto forma un piatto laterale per gli altri. Le fiche che nessuno ha seguito tornano a chi le ha messe.
    Si può anche convenire un limite più basso per i rilanci, o che chi parla per primo debba puntare almeno una fiche.

    # Chi mostra?
    - Dopo ogni fase la domanda va a tutti quelli ancora in gioco, nello stesso momento, e si risponde in segreto. Il silenzio vale no.
    - La domanda dura sempre { $answer_s } secondi, chiunque abbia risposto: la durata non rivela nulla.
    - Può mostrare solo chi ha un SET, e nessuno è obbligato. Se non ne hai, non devi rispondere; lo sai solo tu.
    - Nessuno mostra: si scopre un’altra carta al centro e comincia una nuova fase.
    - Qualcuno mostra: tutti quelli ancora in gioco scoprono le carte. Chi ha più SET prende il piatto.
    - Un SET vale solo con una carta della propria mano. I SET che hanno carte in comune valgono tutti.
    - A pari SET si divide il piatto. Le fiche che avanzano vanno a chi, tra i vincitori, ne ha di meno; se sono ancora pari, al più vicino alla sinistra del mazziere.
    - Quando il mazzo è esaurito, tutti devono scoprire le carte.

    # Il bluff
    Se tutti hanno lasciato tranne uno, l’ultimo prende il piatto senza mostrare nulla. Nessuno saprà niente fino alla fine della partita.

    # Fine della partita
    Chi non ha più fiche è fuori. La partita finisce dopo { $deals } mani, o quante se ne sono stabilite, o quando un giocatore ha tutte le fiche. Tra due mani c’è una pausa di { $pause_s } secondi al massimo. Vince chi ne ha di più.

rules-setup =
    # Obiettivo
    Prendere meno carte possibile. Ogni carta presa è un punto negativo.

    # Preparazione
    Da due a otto giocatori. Ognuno riceve { $hand } carte, che gli altri non devono vedere. Le altre formano il mazzo. La tavola è vuota.

    # Come si gioca
    - A turno, ognuno gioca una carta scoperta e ne pesca una nuova. Comincia chi siede a sinistra del mazziere.
    - La carta non deve fare SET con due carte già in tavola.
    - Tutti gli altri guardano. Chi vede un SET con questa carta lo dice e indica le altre due. Può farlo anche il giocatore successivo.
    - È un SET: chi ha giocato la carta prende tutte le carte in tavola. Non vanno nella mano, sono punti negativi. Il giocatore successivo ricomincia con la tavola vuota.
    - Non lo è: non costa nulla, ma con questa carta non puoi più provare.
    - Appena c’è la carta successiva, è troppo tardi. Un SET che non usa l’ultima carta non conta più.

    1rso 3ghd 2pew
    Le prime due erano già in tavola. Chi aggiunge la terza ha fatto un SET, e prende tutto se qualcuno se ne accorge.

    # Il tempo
    Tutti hanno almeno { $challenge_s } secondi per guardare prima che si giochi la carta successiva. Questo tempo si può cambiare o togliere; per l’ultima carta sono allora { $last_s } secondi. { $turn_s ->
        [0] Per giocare una carta non c’è limite, se non lo si mette; quando scade, il caso gioca una delle tue carte.
       *[other] Una carta si gioca entro { $turn_s } secondi; quando scadono, il caso gioca una delle tue carte.
    }

    # Fine della partita
    La partita finisce quando il mazzo è esaurito e l’ultima carta è stata guardata. Vince chi ha preso meno carte, perde chi ne ha prese di più; un posto si può dividere. Quel che resta nelle mani e in tavola non conta per nessuno.

    # Un consiglio
    Più carte ci sono, più diventa difficile. Ce ne possono stare venti senza nessun SET; la ventunesima ne fa sempre uno. Fai finta di niente: forse nessuno nota il SET che hai appena fatto.

rules-coopset =
    # Obiettivo
    Si gioca insieme, senza altro avversario che il mazzo, da soli o in una squadra fino a trentadue. Da ogni disposizione bisogna ricavare il maggior numero possibile di SET.

    # Come si gioca
    - In tavola ci sono dodici carte scoperte. Chi vede un SET lo prende. Una scelta sbagliata non costa nulla, viene solo contata.
    - I posti per ora restano vuoti: si continua a cercare fra le carte rimaste.
    - Due SET non possono avere una carta in comune. Parlatene: conviene prendere quello che ne lascia possibili altri. Quel che è preso è preso.
    - Quando non ne trovate più, dite «fatto». Quando l’hanno detto tutti, la disposizione viene contata, il gioco mostra che cosa vi è sfuggito, e si torna a dodici carte.

    1gso 2gso 3gso 3rso 3pso
    Due SET hanno in comune la carta di mezzo: potete prenderne uno solo. Quale ve ne lascia di più?

    # Nessun SET fra le dodici
    Chiedete un’altra carta, e poi un’altra ancora, finché trovate un SET. Ogni carta aggiunta costa un punto, anche se un SET c’era e nessuno l’ha visto.

    # I punti
    - Punti per un SET: { $one_set }
    - Punti per due SET: { $two_sets }
    - Punti per tre SET: { $three_sets }
    - Punti per quattro SET o più: { $four_sets }
    - Punti in meno per ogni carta aggiunta: { $added_cost }

    # Fine della partita
    La partita finisce quando servirebbero nuove carte e il mazzo è esaurito. La disposizione in tavola vale ancora. Poi confrontate:
    - fino a 3: { verdict-keep-playing }
    - da 4 a 7: { verdict-not-bad }
    - da 8 a 10: { verdict-good }
    - da 11 a 13: { verdict-excellent }
    - 14 e 15: { verdict-super }
    - da 16 in su: { verdict-records }
    - da 30 in su: { verdict-misread }

    Con 4 punti o più avete battuto il mazzo. Il vostro risultato compare accanto agli ultimi della stessa squadra e al migliore.

rules-twenty =
    # Obiettivo
    Liberarsi delle proprie carte prima degli altri, formando SET con quelle e con le carte in tavola.

    # La distribuzione
    Ogni giocatore riceve { $hand } carte, una alla volta, e le tiene nascoste agli altri. Altre { $table } stanno scoperte in tavola. Il resto è il mazzo.

    # Come si gioca
    - Non ci sono turni. Quando vedi un SET, chiamalo e mostra le tue tre carte entro { $point_s } secondi. Oppure tocca subito le tre carte: non serve chiamare.
    - Il SET può unire in qualsiasi modo le tue carte e quelle in tavola.
    - Le carte prese dalla tavola vengono sostituite dal mazzo. Le tue no: te ne sei liberato.
    - Chiamata sbagliata o fuori tempo: le carte tornano al loro posto e ne ricevi una in più.
    - Puoi chiedere una carta in più quando nessuna chiamata è aperta. Aiuta a trovare un SET, ma è una carta in più da smaltire.
    - Nessuno ha mai più di { $most } carte in mano. Con { $most }, una chiamata sbagliata non costa carte.
    - Se nessuno può giocare, ognuno dice «qui non c’è». Quando l’hanno detto tutti, le carte in tavola si cambiano con altre.
    - Quando il mazzo è vuoto, le carte tolte vengono mescolate in uno nuovo.

    2gew 2gsw 2ghw
    La prima è in tavola, le altre due sono tue: un SET, e due carte in meno.

    # Il punteggio
    I SET non contano. Il primo che resta senza carte vince la mano e riceve un punto per ogni carta che gli altri hanno ancora. Poi distribuisce il giocatore a sinistra.

    # La partita
    Vince chi raggiunge per primo dieci punti per ogni giocatore al tavolo: 30 in tre, 40 in quattro.

rules-dice =
    # Obiettivo
    Fare più punti degli altri formando SET sul tabellone. Da due a quattro giocatori.

    # Che cos’è un SET
    Un dado mostra un numero di simboli, un colore e una forma. Tre dadi sono un SET quando ciascuna di queste tre caratteristiche, presa da sola, è uguale su tutti e tre oppure diversa su tutti e tre. Anche tre dadi del tutto uguali sono un SET.

    1ro 2gw 3pd
    Tutte e tre le caratteristiche sono diverse: un SET.

    3gw 3gw 3gw
    Del tutto uguali: con i dadi anche questo è un SET.

    2rd 2rd 2pd
    Due hanno lo stesso colore e il terzo no: non è un SET.

    Se due sono uguali e il terzo no, non è un SET.

    # L’apertura
    - Ognuno pesca cinque dadi dal sacchetto senza guardare e li lancia. Tutti i dadi sono visibili; nascosto è solo il sacchetto.
    - Chi vede per primo un SET fra i propri cinque dadi lo annuncia e lo posa attraverso la casella centrale, lungo la riga o la colonna. Vale subito, ed è il primo turno di quel giocatore.
    - Annuncio sbagliato: si aspetta il prossimo lancio. Se nessuno ha un SET, rilanciano tutti.
    - { $opening_s ->
        [0] Non c’è fretta: senza limite di tempo si cerca finché qualcuno annuncia. Un tavolo può metterne uno; quando scade, rilanciano tutti.
       *[other] Dopo { $opening_s } secondi senza un annuncio rilanciano tutti.
    }

    # Il tuo turno
    - Posa uno, due o tre dei tuoi dadi in modo da formare nuovi SET. Un SET sono tre dadi vicini in una riga o in una colonna: non in diagonale e non girando l’angolo.
    - Ogni dado posato deve far parte di almeno un nuovo SET, e almeno uno dei tuoi SET deve usare un dado che c’era già. Conta il tabellone con tutti i tuoi dadi posati.
    - I tuoi dadi possono toccarne altri senza formare lì un SET, purché ognuno ne formi uno da qualche parte.
    - Puoi sempre passare. { $turn_s ->
        [0] Per un turno non c’è limite di tempo; se il tavolo ne mette uno, quando scade passi.
       *[other] Un turno dura al massimo { $turn_s } secondi; quando scadono, passi.
    }

    # I punti
    - Ogni nuovo SET vale un punto per ciascuno dei suoi dadi. Un dado che sta in due SET conta due volte. In una fila più lunga si guarda ogni gruppo di tre vicini.
    - Chi occupa per primo una casella bonus ne riceve anche i punti, una volta sola.

    | . . 3rw .
    | . +2po 1pw 3pd
    | +2gd 2go 2gw 2gd
    | . 3ro 2rw 1rd
    | . 1po +2pw 3pd
    L’esempio del regolamento: i tre dadi incorniciati vengono posati nello stesso turno. Le due onde porpora in basso valgono 6 punti, per un SET nella riga e uno nella colonna. Con i due rombi verdi a sinistra sono 9, con i due ovali porpora in alto 12. Gli ovali stanno anche in una colonna di tre che non è un SET: non importa.

    # I jolly
    - Un jolly vale per qualsiasi dado. Quando lo si posa si dice che cosa rappresenta, e non cambia più. Se ne possono usare quanti se ne vuole.
    - Nel browser scegli che cosa rappresenta. Per iscritto un jolly è *, e *2rw è un jolly che rappresenta due onde rosse: h7=*2rw lo posa nella casella h7.
    - Nel turno in cui viene posato il jolly in sé non vale niente; in seguito conta come ogni altro dado. La casella bonus invece la guadagna.
    - All’inizio del tuo turno puoi sostituire un jolly del tabellone con un dado che mostra esattamente ciò che il jolly rappresenta. Non dà punti e non è uno dei tuoi tre dadi. Lancia il dado liberato: è tuo, e puoi usarlo subito.

    # Un giro
    - Quando tutti hanno avuto il loro turno, ognuno pesca fino ad avere cinque dadi e lancia quelli nuovi. Chi ha aperto pesca per primo e comincia ogni giro.
    - Poi ognuno può rilanciare una volta i dadi che vuole, oppure tenerli. Il giro comincia quando tutti hanno deciso; chi non l’ha fatto dopo { $again_s } secondi li tiene tutti.
    - Se nessuno può fare un SET, tutti rilanciano tutti i dadi.

    # Fine della partita
    Quando un giocatore non ha più dadi, chi non ha ancora giocato in questo giro gioca un’ultima volta. La partita finisce anche quando il sacchetto è vuoto e passano tre giri senza che si posi un dado. Vince chi ha più punti; i dadi rimasti non contano, e a pari punti si vince insieme.
rules-console = Per chi programma: una console Python con la libreria
