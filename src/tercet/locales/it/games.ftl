### La pagina di ogni gioco: di che cosa si tratta, con chi giocare e quanto sono forti i bot.

game-about = Di che cosa si tratta
game-unknown = Su questo server non c’è un gioco così.
who-alone = Da solo
who-bots = Contro un bot
who-friends = Con gli amici
who-friends-text = Ricevi un link da mandare. Chi lo apre prende posto.
strength-first-timer = Ha appena imparato che cos’è un SET.
strength-novice = Gli sfugge ancora molto e ogni tanto sbaglia.
strength-casual = Gioca nelle domeniche di pioggia. I più cominciano da qui.
strength-regular = Gioca ogni settimana e gli sfugge poco.
strength-expert = Difficile da battere, anche per i veterani.
strength-master = Pochi vedono di più.
strength-champion = Il migliore che sappiamo fare.
strength-random = Fa una mossa qualsiasi tra quelle permesse.
about-classic = Dodici carte sono scoperte. Tutti cercano insieme, e chi vede tre carte che formano un SET le prende. Quando il mazzo è vuoto e nessuno ne trova più, vince chi ha più carte.
about-beginners = Lo stesso gioco con una differenza in meno: tutte le carte sono piene e solo nove sono scoperte. I SET si vedono meglio e la partita è breve. Da qui al mazzo intero il passo è breve.
about-solitaire = Giochi contro il mazzo, con calma o in fretta, come vuoi. Sei tu a dire quando non vedi un SET. Le forme sono tre: fermarsi la prima volta, esaurire il mazzo o giocare con i punti di penalità.
about-scout = Chi ha visto un SET mette il dito su una sola delle sue carte. Gli altri ne cercano una seconda e, se la trovano, dividono la presa. Un esploratore che si è sbagliato paga.
about-chipset = Due carte tue che nessun altro vede, carte scoperte al centro e fiche da puntare. Dopo ogni giro si può mostrare. Vince il piatto chi ha più SET con una carta propria – oppure un buon bluff.
about-setup = A turno ognuno mette una carta della sua mano coperta. Non deve formare un SET con due già sul tavolo. Se qualcuno ne trova uno, prendi tutte le carte del tavolo, e vince chi ne ha di meno.
about-coopset = Tutti insieme contro il mazzo. Prendete più SET che potete da ogni gruppo di dodici carte senza usare due volte la stessa, e discutete quali. Quattro in una volta valgono di più.
about-twenty = Sei carte a testa, sei sul tavolo, e nessun turno. Forma SET con le tue carte e quelle del tavolo e libera la mano. Una chiamata sbagliata costa una carta in più.
about-dice = Dadi con simboli su un tabellone, come in un cruciverba. Nel tuo turno metti fino a tre dadi in modo che righe e colonne formino SET; i jolly valgono per tutto. Ogni dado di un SET è un punto, e certe caselle ne danno di più.
