### Il corso da zero, lezione per lezione.

learn-intro = Cinque brevi lezioni e sai giocare. Senza fretta, non può andare storto nulla, e i tuoi progressi restano qui.
learn-progress = Lezioni finite: { $done } su { $all }
learn-progress-label = Lezioni
learn-start = Comincia
learn-continue = Continua
learn-again = Ancora una volta dall’inizio
learn-done = finita
learn-forget = Dimentica i miei progressi
learn-lesson-done = Ottimo lavoro!
learn-next-lesson = Avanti: { $name }

lesson-cards = Le carte
lesson-cards-text = Numero, colore, campo, forma: come è fatta una carta
lesson-rule = La regola magica
lesson-rule-text = Tutto uguale o tutto diverso, e niente in mezzo
lesson-nine = Nove carte
lesson-nine-text = Trova quattro SET, con tutta calma
lesson-third = La carta mancante
lesson-third-text = Ecco due carte. Qual è la terza?
lesson-play = La tua prima partita
lesson-play-text = Contro qualcuno che ha appena imparato

cards-touch = Ogni carta ha un numero, un colore, un campo e una forma. Tocca i pulsanti e cambia ciascuno dei quattro.
cards-make = Ora fai questa carta:
cards-make-more = Esatto! E adesso questa:
cards-made = Esatto! Ci sono 81 carte diverse, e ognuna esiste una volta sola.
cards-hear = Ascolta il nome

rule-good = Queste tre sono un SET. Guarda una caratteristica dopo l’altra: ognuna è uguale su tutte e tre, o diversa su tutte e tre.
rule-bad = Queste no. La regola magica: se due sono uguali e una no, non è un SET.
rule-try = Ora tocca a te
rule-count = { $at } di { $all }
rule-ask = È un SET?
rule-yes = Sì
rule-no = No
rule-right = Giusto!
rule-wrong = Non esattamente.
rule-result = Risposte giuste: { $right } su { $all }. Ora conosci tutta la regola.

nine-task = Ecco nove carte a campo pieno, e fra loro quattro SET. Tocca tre carte che vanno insieme. Una carta può far parte di più SET.

third-build = Per due carte qualsiasi c’è una sola terza. Dove sono uguali, è uguale anche lei; dove sono diverse, è quello che resta. Componila!
third-misfit = Dove vedi una ✕, due sono uguali e una no. Lì scegli qualcos’altro.
third-built = È lei, e non ce n’è un’altra!

play-intro = Sai fare tutto. Ora una partita vera: nove carte a campo pieno e un bot alle prime armi.
play-look = Nessuno aspetta il turno: si cerca tutti insieme.
play-touch = Quando vedi un SET, tocca le sue tre carte. Sono tue.
play-none = Se non ne vedi, di’ «qui non c’è»: quando tutti sono d’accordo, si aggiungono tre carte.
play-wrong = Un errore ti viene spiegato. Costa anche qualcosa: qui tre carte vinte, altrove un punto.
play-go = Gioca la mia prima partita
onward-heading = Conosci il gioco. Ora gioca!
onward-first = Una prima vera partita
onward-then = E poi, uno dopo l’altro, che cosa si può fare ancora con queste carte:
