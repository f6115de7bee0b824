### Le proprie cifre, nel browser (#/me) e con il comando «me».

me-of = Cifre di { $name }
me-of-none = { $name } non ha ancora finito nessuna partita.
me-unread = { $count ->
    [one] Una partita deve ancora essere letta.
   *[other] { $count } partite devono ancora essere lette.
}
me-strength = Forza
me-strength-text = È la rapidità con cui si vedono i SET nel gioco base e in Scout, secondo le ultime dieci partite: 1 è una prima partita, 7 un campione. «Gioca subito» sceglie un bot che vince circa una partita su due.
me-strength-none = Dopo alcuni SET trovati nel gioco base o in Scout la tua forza appare qui, e «Gioca subito» sceglie un bot adatto.
me-of-strength-none = Troppo pochi SET trovati nel gioco base o in Scout per dirlo.
me-rating = Valutazione
me-interval = In 95 casi su 100 è compresa tra { $low } e { $high }.
me-rests-on = { $count ->
    [one] Si basa su un SET trovato.
   *[other] Si basa su { $count } SET trovati.
}
me-by-results = Forza { $strength } secondo i risultati ({ $low }–{ $high })
me-games = { $count ->
    [one] Una partita
   *[other] { $count } partite
}
me-by-game = Per gioco
me-game = Gioco
me-played = Partite giocate
me-won = Vinte
me-points = Punti
me-best = Record
me-opponents = Per avversario
me-opponent = Avversario
me-own = Tu
me-theirs = Questa persona
me-all = Tutti qui
me-model = Modello
me-times = { $count ->
    [one] Un SET trovato
   *[other] { $count } SET trovati
}
me-times-text = Nel gioco base, in Scout e nel solitario, dall’ultimo cambiamento del tavolo. Il modello è quello dei bot della stessa forza.
me-distribution = Quanto tempo serve per trovarne uno
me-time = Tempo
me-by-difference = Tempo solito secondo gli attributi diversi
me-by-number = Tempo solito secondo i SET sul tavolo
me-there = SET sul tavolo
me-weeks = Tempo solito, settimana per settimana
me-weeks-strength = Forza, settimana per settimana
me-week = Settimana dal
me-attributes = L’attributo dietro gli errori
me-attributes-text = { $wrong ->
    [0] Nessuna chiamata sbagliata finora;
    [one] Una chiamata sbagliata;
   *[other] { $wrong } chiamate sbagliate;
} { $overlooked ->
    [0] nessun SET a cui tutti hanno rinunciato.
    [one] un SET a cui tutti hanno rinunciato.
   *[other] { $overlooked } SET a cui tutti hanno rinunciato.
}
me-attribute = Attributo
me-broke = In causa nelle chiamate sbagliate
me-differed-overlooked = Diverso nei SET non visti
me-differed-found = Diverso nei SET trovati
me-records = Record e serie
me-record-find = SET trovato più in fretta: { $value } ({ $game })
me-record-points = Più punti a { $game }: { $value }
me-record-length = Partita vinta più breve a { $game }: { $value }
me-streak-wins = Vittorie di fila: al massimo { $most }, ora { $now }
me-streak-days = Giorni di fila con una partita: al massimo { $most }, { $now } fino all’ultimo
me-file-heading = Porta con te le tue partite
me-file-text = Le tue ultime 200 partite con tutte le mosse, una per riga. «tercet me games.jsonl» mostra queste cifre in un terminale.
me-file = Scarica games.jsonl
me-reads = { $count } partite rilette.
error-figures-hidden = Qui non ci sono cifre da vedere: nessuno si chiama così, oppure le tiene per sé.
error-games-line-unreadable = La riga { $line } del file non è una partita leggibile ({ $why }).
