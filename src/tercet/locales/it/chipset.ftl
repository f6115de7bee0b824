### ChipSet: carte coperte, fiche e bluff.

game-chipset-name = ChipSet
game-chipset-summary = Due carte coperte, carte scoperte al centro, fiche e bluff: chi fa più SET con almeno una carta della propria mano prende il piatto.

option-chipset-chips = Fiche per ogni giocatore
option-chipset-max-bet = Numero massimo di fiche per puntata o rilancio
option-chipset-raises = Rilanci per giocatore in una fase di puntate
option-chipset-ante = Invito: fiche pagate da tutti prima di ogni mano
option-chipset-deals = Mani della partita (0: fino all’ultima fiche, al massimo 100 mani)
option-chipset-bet-ms = Tempo per puntare (millisecondi)
option-chipset-answer-ms = Tempo per rispondere alla domanda «chi mostra?» (millisecondi)
option-chipset-pause-ms = Pausa tra le mani (millisecondi)
preset-chipset-lively = Più vivace: con un invito di una fiche

act-fold = Lascia la mano
act-check = Aspetta
act-bet = Punta
act-call-bet = Vedi
act-raise = Rilancia
act-show-cards = Mostra
act-keep-cards = Tieni coperte

event-ante-paid = { $seat } paga un invito di { $chips ->
    [one] una fiche
   *[other] { $chips } fiche
}.
event-turned-up = Scoperta al centro: { $cards }.
event-dealt-down = Una carta coperta a ciascuno: { $seats }.
event-got-card = { $seat } guarda la sua carta: { $cards }.
event-folded = { $why ->
    [time] { $seat } lascia scadere il tempo ed esce dalla mano.
    [away] { $seat } non c’è ed esce dalla mano.
   *[own] { $seat } lascia la mano.
}
event-checked = { $why ->
    [time] { $seat } lascia scadere il tempo e aspetta.
    [away] { $seat } non c’è e aspetta.
   *[own] { $seat } aspetta.
}
event-chips-bet = { $seat } punta { $chips ->
    [one] una fiche
   *[other] { $chips } fiche
}.
event-bet-called = { $seat } vede con { $chips ->
    [one] una fiche
   *[other] { $chips } fiche
}.
event-bet-raised = { $seat } rilancia di { $above }, con { $chips ->
    [one] una fiche
   *[other] { $chips } fiche
} in tutto.
event-went-all-in = { $seat } ha messo tutto nel piatto.
event-showdown-asked = { $seat } chiede: chi mostra? { $seats_count ->
    [one] Deve rispondere { $seats }.
   *[other] Devono rispondere insieme { $seats }.
}
event-answer-given = { $word ->
    [show] { $seat } risponde in segreto: mostro.
   *[keep] { $seat } risponde in segreto: non mostro.
}
event-nobody-shows = Nessuno mostra.
event-showdown-called = { $seats_count ->
    [one] { $seats } mostra: tutti quelli ancora in gioco devono scoprire le carte.
   *[other] { $seats } mostrano: tutti quelli ancora in gioco devono scoprire le carte.
}
event-showdown-forced = { $why ->
    [pile] Il pozzo è esaurito: tutti quelli ancora in gioco devono scoprire le carte.
   *[away] Chi era ancora in gioco ha lasciato il tavolo: decidono le carte.
}
event-hand-shown = { $seat } scopre { $cards }: { $sets ->
    [0] nessun SET
    [one] un SET
   *[other] { $sets } SET
}.
event-last-one-in = Tutti gli altri hanno lasciato: la mano va a { $seat }, senza mostrare nulla.
event-chips-returned = { $chips ->
    [one] Una fiche che nessuno poteva vedere torna a { $seat }.
   *[other] { $chips } fiche che nessuno poteva vedere tornano a { $seat }.
}
event-pot-won = { $pot ->
    [0] Il piatto
   *[other] Il piatto laterale { $pot }
} ({ $chips ->
    [0] vuoto
    [one] una fiche
   *[other] { $chips } fiche
}) { $seats_count ->
    [one] va a { $seats }.
   *[other] si divide tra { $seats }.
}
event-chips-taken = { $seat } prende { $chips ->
    [one] una fiche
   *[other] { $chips } fiche
}.
event-odd-chips = { $chips ->
    [one] La fiche che avanza va
   *[other] Le { $chips } fiche che avanzano vanno
} a { $seat }, che ne ha di meno.
event-player-out = { $seat } non ha più fiche ed esce dalla partita.

deadline-bet = per puntare
deadline-showdown = per rispondere: mostrare o no

reason-last-one-in = Tutti hanno lasciato, tranne uno.
reason-showdown = Le carte sono in tavola.
reason-all-chips = Tutte le fiche sono in una sola mano.

error-cannot-check = Qualcuno ha puntato: lascia la mano, o metti { $chips ->
    [one] una fiche
   *[other] { $chips } fiche
} per vedere.
error-bet-already-open = Qualcuno ha già puntato: puoi vedere o rilanciare.
error-nothing-to-call = Nessuno ha ancora puntato: aspetta, o punta tu.
error-nothing-to-raise = Nessuno ha ancora puntato: puoi aprire con una puntata.
error-no-raises-left = Non hai più rilanci in questa fase; il limite è { $most }.
error-bet-out-of-range = Una puntata o un rilancio va da una fiche a un massimo di { $most }.
error-not-enough-chips = Servono { $need } fiche, e tu ne hai { $have }.
error-nobody-can-follow = Nessun altro ha fiche per seguirti: vedi o lascia la mano.
error-has-folded = Hai lasciato la mano; aspetta la prossima.
error-already-answered = Hai già risposto.
error-no-set-to-show = Può mostrare solo chi ha un SET, e tu non ne hai ancora.
error-no-question = Non è ancora stato chiesto chi mostra.
error-question-open = La domanda è aperta: mostri o no?
error-out-of-match = Non hai più fiche e sei fuori dalla partita.
error-pile-too-small = Per tanti giocatori un pozzo preparato ha almeno { $need } carte; questo ne ha { $have }.

rules-chipset =
    # Obiettivo
    Vincere fiche. Il piatto va a chi fa più SET usando almeno una carta coperta della propria mano – o a chi lo fa credere a tutti gli altri.

    # La distribuzione
    - Tutti cominciano con lo stesso numero di fiche.
    - Si mette una carta scoperta al centro, poi ciascuno riceve una carta coperta. E ancora una volta: due carte scoperte al centro, due in ogni mano.
    - Le tue carte le vedi solo tu.
    - Si distribuisce, si gioca e si punta in senso orario, cominciando a sinistra del mazziere.

    # Le puntate
    Quando è il tuo turno scegli:
    - Aspetta: per ora non punti. Solo finché nessuno ha puntato in questa fase.
    - Punta: apri con una o più fiche.
    - Vedi: metti quanto serve per pareggiare la quota più alta di questa fase.
    - Rilancia: vedi, e aggiungi una o più fiche.
    - Lascia la mano: rinunci. Quello che hai messo resta nel piatto.
    C’è un limite per ogni puntata (di solito tre fiche) e per i rilanci di ciascuno in una fase (di solito uno). La fase finisce quando tutti hanno avuto un turno e le quote sono pari.
    Se non hai abbastanza fiche per vedere, metti tutto quello che ti resta. Da ogni giocatore puoi vincere quanto hai messo tu; il resto forma un piatto laterale per gli altri.

    # Chi mostra?
    - Dopo ogni fase la domanda va a tutti quelli ancora in gioco, nello stesso momento, e si risponde in segreto. Il silenzio vale no.
    - Può mostrare solo chi ha un SET. Nessuno è obbligato.
    - Nessuno mostra: si scopre un’altra carta al centro e comincia una nuova fase.
    - Qualcuno mostra: tutti quelli ancora in gioco scoprono le carte. Chi ha più SET prende il piatto.
    - Un SET vale solo con una carta della propria mano. I SET che hanno carte in comune valgono tutti.
    - A pari SET si divide il piatto. Le fiche che avanzano vanno a chi, tra i vincitori, ne ha di meno; se sono ancora pari, al più vicino alla sinistra del mazziere.
    - Quando il pozzo è esaurito, tutti devono scoprire le carte.

    # Il bluff
    Se tutti hanno lasciato tranne uno, l’ultimo prende il piatto senza mostrare nulla. Nessuno saprà niente fino alla fine della partita.

    # Fine della partita
    Chi non ha più fiche è fuori. La partita finisce dopo il numero di mani stabilito, o quando un giocatore ha tutte le fiche. Vince chi ne ha di più.
