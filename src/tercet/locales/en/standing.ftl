### Ratings, records, finding somebody to play with, and races on the same pack.

standing-heading-page = Rankings
standing-game = Game
standing-somebody = somebody
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
