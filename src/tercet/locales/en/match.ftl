### Several deals as one match; coming and going.

option-match-form = Match
option-match-form-single = one deal
option-match-form-dealers = everybody deals once
option-match-form-deals = a number of deals
option-match-form-tournament = tournament: the dealer leads and sits out
option-match-form-target = to a number of points
option-match-deals = Deals in the match
option-match-target = Points to reach, for each player at the table
option-match-pause-ms = Pause between deals (milliseconds)
option-match-count-down-ms = Count-down before each further deal (milliseconds)

act-ready = Ready
act-leave = Leave the table
act-return = Come back

event-deal-started = { $leads ->
    [yes] Deal { $deal } begins. { $seat } leads and does not play.
   *[other] Deal { $deal } begins. { $seat } deals.
}
event-deal-ended = Deal { $deal } is over. { $outcome } Totals: { $totals }.
event-is-ready = { $seat } is ready.
event-left = { $seat } has left.
event-returned = { $seat } is back.
event-over = { $outcome }

deadline-next-deal = until the next deal

reason-deals-played = The match is over.
reason-target-reached = The target is reached.
