### Ciò che porta a lezioni, esercizi, enigmi e regole, da ogni pagina.

ways-heading = Imparare e allenarsi
way-learn = Impara
way-learn-text = Da zero alla prima partita, in cinque brevi lezioni
way-practice = Allenati
way-practice-text = Trovali tutti, indovina la carta mancante, batti il tempo
way-puzzle = L’enigma di oggi
way-puzzle-text = Dodici carte, sei SET, uguali per tutti
way-rules = Regole
way-rules-text = Ogni gioco spiegato, con carte da guardare

rules-open = Regole
rules-close = Chiudi

settings-edition = L’aspetto delle carte in lezioni, esercizi, enigmi e regole
settings-edition-fxs1995 = { edition-fxs1995 }
settings-edition-carnet = { edition-carnet }
settings-edition-turquoise = { edition-turquoise }
settings-edition-italian = { edition-italian }

next-heading = Che cosa c’è adesso
next-table = Torna al tuo tavolo
next-table-text = La partita che avevi cominciato
next-puzzle = { way-puzzle }
next-puzzle-text = { way-puzzle-text }
next-solved = L’enigma di oggi: risolto
next-solved-text = In { $time }. Il prossimo arriva domani.
next-learn = È la prima volta?
next-learn-text = Impara in cinque minuti, dalla prima carta alla prima partita
next-lesson = Continua a imparare
next-lesson-text = Lezione { $number } di { $all }
next-practice = { way-practice }
next-practice-text = { way-practice-text }
