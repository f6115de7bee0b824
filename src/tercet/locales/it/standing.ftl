### Punteggi, record, trovare qualcuno con cui giocare, e gare sullo stesso mazzo.

standing-heading-page = Classifiche
standing-game = Gioco
standing-games = 
    { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }
standing-rank = Posto
standing-name = Nome
standing-rating = Valutazione
standing-count = Partite
standing-provisional = Ancora provvisorie
standing-provisional-text = Dopo una o due dozzine di partite una valutazione è assestata e ha un posto.
standing-nobody = Nessuno ha ancora una valutazione assestata qui.
standing-how = Le valutazioni vengono dalle partite valutate tra persone con un account: aprine una, o cerca un avversario. Una valutazione è un numero, e di quanto può sbagliare.
standing-you = Tu: { $value } ± { $spread }
standing-you-rank = Posto { $rank } su { $of }
standing-you-provisional = provvisoria
standing-you-none = Non hai ancora una valutazione qui.
seek-heading = Trovare un avversario
seek-text = Si cerca qualcuno della tua forza. Più dura, più lontano può essere.
seek-start = Trova un avversario
seek-stop = Smetti di cercare
seek-waited = Ricerca da { $time }
seek-window = Valutazioni entro { $window } punti dalla tua
seek-anybody = Ormai va bene chiunque
seek-looking = 
    { $count ->
        [one] Nessun altro cerca questo gioco ora.
       *[other] { $count } persone cercano questo gioco.
    }
seek-bot-text = Oggi ci vuole un po’. Un bot più o meno della tua forza giocherebbe subito.
seek-bot = Gioca contro { $bot }
challenge-heading = Sfidare qualcuno
challenge-text = Chiunque abbia un account e sia qui viene interpellato subito.
challenge-name = Nome
challenge-send = Sfida
records-best = I migliori di tutti
records-own = I tuoi ultimi dieci
records-own-all = Tutti i tuoi
records-show-all = Mostrali tutti ({ $count })
records-own-best = Il tuo migliore: { $score } in { $time }
records-none = Nessuno ha ancora stabilito un record qui.
records-how = Solo mazzi interi, con le regole del foglio: le partite con aiuti, con il gioco che parla o con errori gratis non fanno record. Il tempo lo prende il server, dalla distribuzione alla fine.
records-score = Punti
records-time = Tempo
records-when = Quando
records-team = 
    { $count ->
        [one] Da soli
       *[other] Squadre di { $count }
    }
records-kind = Forma
race-heading = Una gara sullo stesso mazzo
race-to-beat =
    { $score ->
        [one] { $name } ha impiegato { $time } e fatto { $score } punto.
       *[other] { $name } ha impiegato { $time } e fatto { $score } punti.
    }
race-text = Ricevi le stesse carte nello stesso ordine, e vedi ogni scoperta nel suo momento. Vale solo per questa gara.
race-start = Gareggia

challenge-bots = Questi bot sono qui e si possono sfidare; queste partite non sono classificate.
challenge-send-named = Sfida { $name }
