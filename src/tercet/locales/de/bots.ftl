### Die Bots: ihre sieben Spielstärken, und was der Befehl „arena“ ausgibt.

skill-first-timer = Zum ersten Mal dabei
skill-novice = Neuling
skill-casual = Gelegenheitsspieler
skill-regular = Stammspieler
skill-expert = Kenner
skill-master = Meister
skill-champion = Champion
skill-random = Zufallsspieler
skill-strength = Stärke { $strength }

arena-playing = Es wird gespielt
arena-caption = { $game }: { $games } Spiele; Startwert { $seed }
arena-player = Spieler
arena-wins = Siege
arena-score = Punkte pro Spiel
arena-rating = Wertung
arena-pair = Paar
arena-better = Der erste ist besser
arena-took = { $seconds } s; ein Spiel dauert am Tisch { $table } s

error-bot-process-failed = Das Programm „{ $command }“ spielt nicht mit: Es ist zu Ende, oder seine Antwort ist unlesbar oder nicht erlaubt.
error-option-unreadable = „{ $option }“ ist keine Option: Schreib einen Namen, ein Gleichheitszeichen und einen Wert, zum Beispiel form=penalty.

hint-take = Nimm { $cards }: Das lässt die besten Chancen offen.
hint-none = Hier liegt kein SET. Sag es: „Hier ist keins“.

skill-program = Ein Programm übers Netz
bot-of = Bot von { $owner }
