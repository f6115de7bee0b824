### ChipSet: carte coperte, fiche e bluff.

game-chipset-name = ChipSet
game-chipset-summary = Due carte coperte, carte scoperte al centro, fiche e bluff: chi fa più SET con almeno una carta della propria mano prende il piatto.

option-chipset-chips = Fiche per ogni giocatore
option-chipset-max-bet = Numero massimo di fiche per puntata o rilancio
option-chipset-raises = Rilanci per giocatore in una fase di puntate
option-chipset-raise-step = Numero massimo di fiche per rilancio (0: come per una puntata)
option-chipset-must-open = Chi parla per primo deve puntare
option-chipset-ante = Invito: fiche pagate da tutti prima di ogni mano
option-chipset-deals = Mani della partita (0: fino all’ultima fiche, al massimo 100 mani)
option-chipset-bet-ms = Tempo per puntare (millisecondi)
option-chipset-answer-ms = Durata della domanda «Chi mostra?» (millisecondi)
option-chipset-pause-ms = Pausa tra le mani (millisecondi)
preset-chipset-lively = Più vivace: con un invito di una fiche
preset-chipset-fast = Veloce: con un invito di una fiche e metà del tempo per pensare
preset-chipset-sheet = Regolamento: senza invito

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
    [time] { $seat } lascia scadere il tempo e lascia la mano.
    [away] { $seat } non c’è e lascia la mano.
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
event-showdown-asked = Si chiede: chi mostra? { $seats_count ->
    [one] La domanda va a { $seats }.
   *[other] La domanda va insieme a { $seats }.
}
event-own-question = { $answers ->
    [both] { $seat } ha un SET e può mostrarlo.
   *[none] { $seat } non ha SET e non deve rispondere.
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
    [pile] Il mazzo è esaurito: tutti quelli ancora in gioco devono scoprire le carte.
   *[away] Chi era ancora in gioco ha lasciato il tavolo: decidono le carte.
}
event-hand-shown = { $seat } scopre { $cards }: { $sets ->
    [0] nessun SET
    [one] un SET
   *[other] { $sets } SET
}.
event-last-one-in = Tutti gli altri hanno lasciato: la mano va a { $seat }, che non mostra nulla.
event-chips-returned = { $chips ->
    [one] Una fiche che nessuno poteva coprire torna a { $seat }.
   *[other] { $chips } fiche che nessuno poteva coprire tornano a { $seat }.
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
deadline-showdown = alla fine della domanda

reason-last-one-in = Tutti hanno lasciato, tranne uno.
reason-showdown = Le carte sono in tavola.
reason-all-chips = Tutte le fiche sono in una sola mano.

error-cannot-check = Qualcuno ha puntato: lascia la mano, o metti { $chips ->
    [one] una fiche
   *[other] { $chips } fiche
} per vedere.
error-must-open = A questo tavolo bisogna aprire: punta almeno una fiche, o lascia la mano.
error-bet-already-open = Qualcuno ha già puntato: puoi vedere o rilanciare.
error-nothing-to-call = Nessuno ha ancora puntato: aspetta, o punta tu.
error-nothing-to-raise = Nessuno ha ancora puntato: puoi aprire con una puntata.
error-no-raises-left = Non hai più rilanci in questa fase; il limite è { $most }.
error-bet-out-of-range = Una puntata o un rilancio va da una fiche a un massimo di { $most }.
error-not-enough-chips = Servono { $need } fiche, e tu ne hai { $have }.
error-nobody-can-follow = Nessun altro ha fiche per seguirti: vedi o lascia la mano.
error-has-folded = Hai lasciato la mano; aspetta la prossima.
error-already-answered = Hai già risposto.
error-no-set-to-show = Non hai ancora un SET, quindi non c’è nulla da rispondere: può mostrare solo chi ha un SET.
error-no-question = Non è ancora stato chiesto chi mostra.
error-question-open = La domanda è aperta: mostri o no?
error-out-of-match = Non hai più fiche e sei fuori dalla partita.
error-pile-too-small = Per così tanti giocatori un mazzo preparato ha almeno { $need } carte; questo ne ha { $have }.
