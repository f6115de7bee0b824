### I bot: i loro sette livelli e ciò che stampa il comando “arena”.

skill-first-timer = Alla prima partita
skill-novice = Principiante
skill-casual = Giocatore occasionale
skill-regular = Giocatore abituale
skill-expert = Esperto
skill-master = Maestro
skill-champion = Campione
skill-random = Giocatore a caso
skill-strength = Forza { $strength }

arena-playing = Partite in corso
arena-caption = { $game }: { $games } partite; seme { $seed }
arena-player = Giocatore
arena-wins = Vittorie
arena-score = Punti a partita
arena-rating = Valutazione
arena-pair = Coppia
arena-better = Il primo fa meglio
arena-took = { $seconds } s; una partita dura { $table } s al tavolo

error-bot-process-failed = Il programma «{ $command }» non sta al gioco: si è fermato, o la sua risposta è illeggibile o non è permessa.
error-option-unreadable = «{ $option }» non è un’opzione: scrivi un nome, il segno di uguale e un valore, per esempio form=penalty.

hint-take = Prendi { $cards }: lascia le probabilità migliori.
hint-none = Qui non c’è nessun SET. Dillo: «qui non c’è».

skill-program = Un programma in rete
bot-of = bot di { $owner }
