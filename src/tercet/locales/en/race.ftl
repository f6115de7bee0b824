### Calling, showing, agreeing: what the races share.

act-call = SET!
act-show = These three
act-none-here = None here
act-take-back = Take it back

event-dealt = Dealt: { $cards }.
event-laid = { $agreed ->
    [yes] Nobody sees a SET. Laid: { $cards }.
   *[other] A long silence. Laid: { $cards }.
}
event-called = { $seat } calls SET!
event-taken = { $seat } takes { $cards }.
event-wrong = { $cards ->
    [none] { $seat } shows no SET in time.
   *[other] { $seat } shows { $cards }. No SET: { $broken }
}
event-said-none = { $seat } sees no SET here.
event-took-back = { $seat } keeps looking.

deadline-point = to show the three cards
deadline-lay = until three more cards are laid

reason-no-set-left = The pile is empty and no SET is left.
reason-agreed = All agree that there is no SET left to find.
