### Ratings, records, finding somebody to play with, and races on the same pack.

standing-heading-page = Rankings
standing-game = Game
standing-games = 
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
standing-rank = Place
standing-name = Name
standing-rating = Rating
standing-count = Games
standing-provisional = Still provisional
standing-provisional-text = After a dozen or two games a rating is settled and has a place.
standing-nobody = Nobody has a settled rating here yet.
standing-how = Ratings come from rated games between people with accounts: open one, or look for an opponent. A rating is one number, and how far it may be off.
standing-you = You: { $value } ± { $spread }
standing-you-rank = Place { $rank } of { $of }
standing-you-provisional = provisional
standing-you-none = You have no rating here yet.
seek-heading = Find an opponent
seek-text = Somebody of your strength is looked for. The longer it takes, the further away they may be.
seek-start = Find an opponent
seek-stop = Stop looking
seek-waited = Looking for { $time }
seek-window = Ratings within { $window } points of yours
seek-anybody = By now, anybody will do
seek-looking = 
    { $count ->
        [one] Nobody else is looking for this game now.
       *[other] { $count } people are looking for this game.
    }
seek-bot-text = It takes long today. A bot of about your strength would play at once.
seek-bot = Play against { $bot }
challenge-heading = Challenge somebody
challenge-text = Anybody with an account who is here now is asked at once.
challenge-name = Name
challenge-send = Challenge
records-best = The best of all
records-own = Your last ten
records-own-all = All of yours
records-show-all = Show all { $count }
records-own-best = Your best: { $score } in { $time }
records-none = Nobody has set a record here yet.
records-how = Full packs only, by the sheet’s own rules: games with hints, with the game telling, or with free mistakes set no records. The server takes the time, from the deal to the end.
records-score = Points
records-time = Time
records-when = When
records-team = 
    { $count ->
        [one] Alone
       *[other] Teams of { $count }
    }
records-kind = Kind
race-heading = A race on the same pack
race-to-beat =
    { $score ->
        [one] { $name } needed { $time } and made { $score } point.
       *[other] { $name } needed { $time } and made { $score } points.
    }
race-text = You get the same cards in the same order, and see each find at its moment. It counts for nothing but this race.
race-start = Race

challenge-bots = These bots are here and can be challenged; such games are not rated.
challenge-send-named = Challenge { $name }
