### Ein beendetes Spiel noch einmal ansehen: Wiederholung, Auswertung, eigene Spiele, Prüfung des Gebens.

judged-slower = { $name } hat { $ms } ms früher gehandelt als { $other }, über eine langsamere Leitung.
judged-later = { $other } war { $ms } ms später.
judged-lot = { $name } und { $other } waren gleich schnell; das Los hat entschieden.
replay-title = Wiederholung
replay-of = { $game }: Wiederholung
replay-loading = Das Spiel wird geladen …
replay-none = Hier gibt es nichts anzusehen
replay-more = Teilen und behalten
replay-share = Ein Link zu diesem Augenblick
replay-log = Protokoll herunterladen
replay-scrub = Stelle im Spiel
replay-where = Schritt { $entry } von { $last }, bei { $time }
replay-back = Ein Schritt zurück
replay-on = Ein Schritt weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-next-find = Zum nächsten SET oder Fehler
replay-speed = Tempo
replay-show-sets = SETs zeigen
replay-keys = ← → Schritt für Schritt · Umschalt + → nächstes SET oder Fehler · Bild ↑ und Bild ↓ von Teil zu Teil · Pos1 und Ende · Leertaste spielt ab
replay-parts = Runde oder Auslage
replay-deal = Runde { $deal }
replay-round = Runde { $round }
replay-deal-round = Spiel { $deal }, Runde { $round }
replay-layout = Auslage { $layout }
replay-earlier = Früher
replay-later = Später
replay-dealt = Die Karten werden ausgelegt.
replay-here = { $count ->
    [0] Kein SET auf dem Tisch
    [one] Ein SET auf dem Tisch
   *[other] { $count } SETs auf dem Tisch
}
replay-fate-taken = { $name } nimmt es nach { $time }.
replay-fate-broken = Nach { $time } von einem anderen SET auseinandergerissen.
replay-fate-cleared = Nach { $time } mit dem ganzen Tisch weggeräumt.
replay-fate-left = Liegt bis zum Schluss da, { $time } lang.
replay-hands = Die Karten von allen
replay-analysis = Das Spiel in Zahlen
replay-in-short = { $sets ->
    [one] Ein SET lag im Lauf des Spiels auf dem Tisch.
   *[other] { $sets } SETs lagen im Lauf des Spiels auf dem Tisch.
} { $found ->
    [0] Keines wurde gefunden,
    [one] Eines wurde gefunden,
   *[other] { $found } wurden gefunden,
} { $broken ->
    [0] keines zerfiel, weil ein anderes SET eine Karte davon nahm,
    [one] eines zerfiel, weil ein anderes SET eine Karte davon nahm,
   *[other] { $broken } zerfielen, weil ein anderes SET eine Karte davon nahm,
} und { $unseen ->
    [0] keines wurde übersehen.
    [one] eines wurde übersehen.
   *[other] { $unseen } wurden übersehen.
}
replay-times = Wie lange es dauerte, bis ein SET gefunden war
replay-differs = Merkmale, die verschieden sind
replay-lay = Lagen aus
replay-found = Gefunden
replay-found-of = { $found } von { $lay }
replay-middle = Übliche Zeit
replay-unseen = { $count ->
    [0] Nichts wurde übersehen
    [one] Ein SET, das niemand gesehen hat
   *[other] { $count } SETs, die niemand gesehen hat
}
replay-lay-for = Lag { $time } da; { $differs } { $differs ->
    [one] Merkmal ist verschieden.
   *[other] Merkmale sind verschieden.
}
replay-show = Zeigen
replay-show-all = Alle { $count } zeigen
hint-in-sets = gehört zu SET { $letters }

end-replay = Wiederholung und Auswertung

games-own = Meine Spiele
games-figures = Deine Zahlen
games-none = Du hast noch kein Spiel beendet. Jedes beendete Spiel kannst du dir hier noch einmal ansehen.
games-older = Ältere Spiele
games-watched = zugeschaut
games-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
games-won = gewonnen, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
games-lost = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

fair-link = Wurde fair gegeben?
