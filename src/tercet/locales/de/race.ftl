### Rufen, zeigen, sich einigen: was die Wettläufe gemeinsam haben.

act-call = SET!
act-show = Diese drei
act-none-here = Hier ist keins
act-take-back = Doch noch suchen

event-dealt = Aufgedeckt: { $cards }.
event-laid = { $agreed ->
    [yes] Niemand sieht ein SET. Dazugelegt: { $cards }.
   *[other] Langes Schweigen. Dazugelegt: { $cards }.
}
event-called = { $seat } ruft SET!
event-taken = { $seat } nimmt { $cards }.
event-wrong = { $cards ->
    [none] { $seat } hat nicht rechtzeitig ein SET gezeigt.
   *[other] { $seat } zeigt { $cards }. Kein SET: { $broken }
}
event-said-none = { $seat } sieht hier kein SET.
event-took-back = { $seat } sucht weiter.

deadline-point = um die drei Karten zu zeigen
deadline-lay = bis drei Karten dazukommen

reason-no-set-left = Der Stapel ist leer, und kein SET liegt mehr da.
reason-agreed = Alle sind sich einig: Es ist kein SET mehr zu finden.
