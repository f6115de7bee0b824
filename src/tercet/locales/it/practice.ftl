### Allenarsi, l’enigma di oggi, e ciò che dicono gli esercizi.

practice-intro = Qualche minuto al giorno, e vedrai SET dove gli altri vedono carte.
practice-pack = Quali carte?
pack-solid = solo carte a campo pieno, per cominciare
pack-whole = tutte le 81 carte
practice-own = Questi tempi li misura il tuo browser: nessun altro li vede e non contano da nessuna parte.
practice-faces = L’aspetto delle carte si cambia nelle impostazioni
practice-start = Comincia
practice-again = Ancora
practice-next = Avanti

drill-find = Trovali tutti
drill-find-text = Tutti i SET di una tavola, con un indizio se ti blocchi.
drill-third = La carta mancante
drill-third-text = Ecco due carte: quale le completa?
drill-streak = Contro il tempo
drill-streak-text = Un SET per ogni tavola, e ogni volta un po’ meno tempo.
best-none = Ancora nessun risultato
best-time = Tempo migliore per { $sets } SET: { $time }
best-streak = Serie più lunga: { $count }
best-new = Il tuo miglior risultato!
percent = { $percent }%

find-left = { $count ->
    [0] Tutti trovati!
    [one] Ancora { $count } SET da trovare
   *[other] Ancora { $count } SET da trovare
}
find-done = Tutti e { $count } trovati in { $time }!
find-again = Questo l’hai già trovato.
find-hint = Un indizio
find-hinted = In un SET: { $cards }
found-label = SET trovati: { $found } su { $all }

third-ask = Quale carta completa il SET?
third-right = Giusto!
third-wrong = Non questa. Era: { $card }.
third-streak = Giuste di fila
third-accuracy = Giuste finora

streak-ready = Si parte?
streak-rules = Trova un SET, uno qualsiasi, e arriva la tavola seguente. Cominci con 30 secondi; ogni volta ce n’è uno in meno. Tre carte che non sono un SET costano quattro secondi.
streak-length = La tua serie: { $count }
streak-over = Tempo scaduto. La tua serie: { $count }
streak-missed = Eccone uno:
deadline-streak = per trovare un SET

puzzle-task = Dodici carte, e fra loro esattamente sei SET. Oggi tutto il mondo ha le stesse. Il tempo parte quando vedi le carte.
puzzle-task-earlier = Dodici carte, e fra loro esattamente sei SET. Il tempo parte quando vedi le carte.
puzzle-title = L’enigma del { $date }
puzzle-begin = Mostra le carte
puzzle-solved = Risolto in { $time }
puzzle-begun = cominciato
puzzle-today = All’enigma di oggi
puzzle-month-before = Mese precedente
puzzle-month-after = Mese seguente
puzzle-count = Enigmi risolti
puzzle-row = Giorni di fila
puzzle-best = Tempo migliore
puzzle-share = Copia il mio risultato
puzzle-share-text = { $hints ->
    [0] Tercet, { $date }: sei SET in { $time }. { $link }
    [one] Tercet, { $date }: sei SET in { $time } con { $hints } indizio. { $link }
   *[other] Tercet, { $date }: sei SET in { $time } con { $hints } indizi. { $link }
}
puzzle-command-task = Enigma del { $date }: trova i { $count } SET fra queste dodici carte.

daily-heading = L’enigma di oggi in classifica
daily-intro = Dodici carte che nessuno può conoscere in anticipo, e fra loro sei SET. Ti vengono mostrate una volta sola. Da quel momento corre l’orologio del server, che giudica ogni ritrovamento. Un errore costa { $seconds } secondi, e non ci sono indizi.
daily-start = Comincia
daily-cost = Questo costa { $seconds } secondi.
daily-mistakes = { $count ->
    [one] Un errore: { $seconds } secondi in più.
   *[other] { $count } errori: { $seconds } secondi in più.
}
daily-unranked = L’enigma secondo la data, senza classifica
daily-ranked-link = All’enigma di oggi in classifica
daily-ranking = Classifica del giorno
daily-count = { $count ->
    [0] Nessuno ha ancora risolto l’enigma in classifica.
    [one] Una persona ha risolto l’enigma in classifica.
   *[other] { $count } persone hanno risolto l’enigma in classifica.
}
daily-place = Posto { $place } su { $count }
daily-percentile = più veloce del { $percent } % degli altri
daily-column-place = Posto
daily-column-name = Nome
daily-column-time = Tempo
daily-column-mistakes = Errori
daily-you = tu
daily-streak = { $count ->
    [0] Al momento non hai una serie.
    [one] Un giorno di fila.
   *[other] { $count } giorni di fila.
}
daily-name-link = Mostra o nascondi il mio nome
daily-guest = Ogni giorno c’è un enigma in classifica, le cui carte nessuno può conoscere in anticipo. Per giocarlo ti serve un account.
daily-account-link = All’account
daily-second-accounts = Le carte sono mostrate una volta a ogni account. Non si può escludere che qualcuno abbia un secondo account.
daily-published = Il giorno è finito: le sue carte
daily-seed = Le carte vengono dal seme { $seed }, di cui il server aveva mostrato l’impronta per tutto il giorno.
daily-share-text = Tercet · { $date } · { $time } · { $place }/{ $count } · ×{ $streak } · { $link }

error-date-unreadable = «{ $text }» non è una data. Una data si scrive come 2026-11-16.
error-puzzle-unknown = Per quel giorno non c’è un enigma. Ce ne sono dal { $first } al { $last }.
