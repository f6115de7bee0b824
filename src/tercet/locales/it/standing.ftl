### Punteggi, record, trovare qualcuno con cui giocare, e gare sullo stesso mazzo.

standing-heading-page = Classifiche
standing-game = Gioco
standing-somebody = qualcuno
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
