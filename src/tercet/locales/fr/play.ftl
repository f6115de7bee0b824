### Une partie dans le terminal : ce qu’on tape et ce qu’on apprend.

play-can = Tu peux :
play-help = ce que tu peux faire maintenant
play-rules = où sont les règles
play-leave = quitter la partie
play-notation = Entrée seule montre de nouveau la table. Tu peux aussi nommer les cartes par ce qui y est écrit : 1rso 2gsw 3psd.
play-rules-page = Les règles, dans un autre terminal : tercet rules { $game }
play-list = ? montre une liste numérotée ({ $count } en tout)
play-more = … et { $count } de plus
play-preset = Table : { $name }. Aussi : { $others } (--preset)
play-time = { $seconds ->
    [one] Une seconde { $what }.
   *[other] { $seconds } secondes { $what }.
}
play-left = Tu as quitté la partie.
play-saved = Le journal de cette partie est enregistré. Pour vérifier que la donne était honnête :

## Les chiffres des joueurs

play-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
play-sets = { $count ->
    [one] { $count } SET
   *[other] { $count } SETs
}
play-mistakes = { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
}
play-penalties = { $count ->
    [one] { $count } point de pénalité
   *[other] { $count } points de pénalité
}
play-owed = { $count ->
    [one] { $count } SET dû
   *[other] { $count } SETs dus
}
play-cards = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
play-staked = { $count } en jeu
play-pot = pot { $count }

## Comment choisir cartes et dés ; $hand est la lettre de ses propres cartes

play-hand-letter = m
play-how-call = trois cartes d’un SET, par leurs numéros
play-how-show = tes trois cartes, par leurs numéros
play-how-take = trois cartes d’un SET, par leurs numéros
play-how-point = les trois cartes d’un SET, par leurs numéros : d’abord celle pour ton doigt
play-how-point-second = une deuxième carte du SET, par son numéro
play-how-lay-card = une carte de ta main : { $hand } et son numéro
play-how-challenge = les deux cartes qui font un SET avec la dernière, par leurs numéros
play-how-announce = trois de tes dés qui sont un SET, par leurs numéros
play-how-place = des dés sur des cases : case=dé, le dé par son numéro ou sa face, un joker avec ce qu’il représente (case=*2rw)
play-how-replace-wild = un dé à la place d’un joker : case=dé
play-how-throw-again = les dés à relancer, par leurs numéros

## Les mots pour ce qui ne demande rien de plus ; jamais ?, r ou q

play-word-call = set
play-word-none-here = aucun
play-word-take-back = retour
play-word-stop = fin
play-word-give-up = abandon
play-word-say-done = fini
play-word-say-add = plus
play-word-unsay = retour
play-word-ask-card = carte
play-word-fold = coucher
play-word-check = parole
play-word-call-bet = suivre
play-word-show-cards = montrer
play-word-keep-cards = cacher
play-word-pass = passe
play-word-throw-again = garder
play-word-ready = prêt
play-word-bet = miser
play-word-raise = relancer
play-word-vote = vote
play-word-scolding = remontrance
play-word-dishes = vaisselle
play-word-turn = tour
play-word-start = lancer
play-word-bot = robot
play-word-cancel = annuler
play-word-come = venir
play-word-no = non
play-word-sit = asseoir
play-word-stand = lever
play-word-away = renvoyer
play-word-say = dire
play-word-propose = proposer
play-word-agree = accord
play-word-again = encore
play-word-table = table
play-word-new = nouvelle
play-word-code = code
play-word-login = compte
play-word-open = ouvrir

## Ce qui ne va pas

error-play-nothing-now = Tu ne peux rien faire pour le moment.
error-play-not-understood = Je ne comprends pas « { $line } ». Tape ? pour voir ce que tu peux faire.
error-play-card-count = Tu en as nommé { $count } ; il en faut { $wanted }.
error-play-no-such-place = Il n’y a pas de carte { $place }.
error-play-pace = Le rythme des robots est un nombre de 0 à { $most }.
error-play-log-exists = { $path } existe déjà ; une partie n’écrase jamais rien.
error-play-log-unwritable = { $path } ne peut pas être écrit.
