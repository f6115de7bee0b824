### Chiamare, mostrare, accordarsi: ciò che le gare hanno in comune.

act-call = SET!
act-show = Queste tre
act-none-here = Qui non c’è
act-take-back = Ci ripenso

event-dealt = Carte in tavola: { $cards }.
event-laid = { $agreed ->
    [yes] Nessuno vede un SET. Si aggiungono: { $cards }.
   *[other] Un lungo silenzio. Si aggiungono: { $cards }.
}
event-called = { $seat } chiama SET!
event-taken = { $seat } prende { $cards }.
event-wrong = { $cards ->
    [none] { $seat } non ha mostrato un SET in tempo.
   *[other] { $seat } mostra { $cards }. Non è un SET: { $broken }
}
event-said-none = { $seat } qui non vede nessun SET.
event-took-back = { $seat } continua a cercare.

deadline-point = per mostrare le tre carte
deadline-lay = prima di aggiungere tre carte

reason-no-set-left = Il mazzo è esaurito e non resta nessun SET.
reason-agreed = Tutti sono d’accordo: non c’è più nessun SET da trovare.
