### Comment une carte se dit. Les valeurs sont les identifiants des éditions.
### Un attribut de message (« .fem ») est une règle d'accord propre à cette langue.

attribute-number = nombre
attribute-colour = couleur
attribute-filling = remplissage
attribute-shape = forme

value-one = un
value-two = deux
value-three = trois
value-red = rouge
value-green = vert
value-purple = pourpre
value-violet = violet
value-turquoise = turquoise
value-solid = plein
value-striped = rayé
value-hatched = hachuré
value-empty = vide
value-half = demi-vide
value-oval = ovale
value-bean = haricot
value-wave = vague
value-bar = barre
value-diamond = losange

# « deux vagues rouges hachurées »
card-name = { card-name.number } { card-name.shape } { card-name.colour } { card-name.filling }
    .number = { $number ->
        [one] un{ card-name.fem }
        [two] deux
        [three] trois
       *[other] { $number }
    }
    .shape = { $shape ->
        [oval] ovale{ card-name.plural }
        [bean] haricot{ card-name.plural }
        [wave] vague{ card-name.plural }
        [bar] barre{ card-name.plural }
        [diamond] losange{ card-name.plural }
       *[other] { $shape }
    }
    .colour = { $colour ->
        [red] rouge{ card-name.plural }
        [green] vert{ card-name.fem }{ card-name.plural }
        [purple] pourpre{ card-name.plural }
        [violet] { card-name.violet }{ card-name.plural }
        [turquoise] turquoise
       *[other] { $colour }
    }
    .violet = { $shape ->
        [wave] violette
        [bar] violette
       *[other] violet
    }
    .filling = { $filling ->
        [solid] plein{ card-name.fem }{ card-name.plural }
        [striped] rayé{ card-name.fem }{ card-name.plural }
        [hatched] hachuré{ card-name.fem }{ card-name.plural }
        [empty] vide{ card-name.plural }
        [half] demi-vide{ card-name.plural }
       *[other] { $filling }
    }
    .fem = { $shape ->
        [wave] e
        [bar] e
       *[other] { "" }
    }
    .plural = { $number ->
        [one] { "" }
       *[other] s
    }

## Trois cartes, caractéristique par caractéristique (CARD-3, BEG-5)

verdict-set = C’est un SET.
verdict-no-set = Ce n’est pas un SET.

finding-same = { $attribute ->
    [number] Le nombre est identique sur les trois.
    [colour] La couleur est identique sur les trois.
    [filling] Le remplissage est identique sur les trois.
    [shape] La forme est identique sur les trois.
   *[other] { $attribute }
}

finding-different = { $attribute ->
    [number] Le nombre est différent sur chacune des trois.
    [colour] La couleur est différente sur chacune des trois.
    [filling] Le remplissage est différent sur chacune des trois.
    [shape] La forme est différente sur chacune des trois.
   *[other] { $attribute }
}

# $two est la valeur que deux des cartes ont en commun.
finding-broken = { $two ->
    [one] Deux portent un seul symbole et la troisième non.
    [two] Deux portent deux symboles et la troisième non.
    [three] Deux portent trois symboles et la troisième non.
    [red] Deux sont rouges et la troisième ne l’est pas.
    [green] Deux sont vertes et la troisième ne l’est pas.
    [purple] Deux sont pourpres et la troisième ne l’est pas.
    [violet] Deux sont violettes et la troisième ne l’est pas.
    [turquoise] Deux sont turquoise et la troisième ne l’est pas.
    [solid] Deux sont pleines et la troisième ne l’est pas.
    [striped] Deux sont rayées et la troisième ne l’est pas.
    [hatched] Deux sont hachurées et la troisième ne l’est pas.
    [empty] Deux sont vides et la troisième ne l’est pas.
    [half] Deux sont demi-vides et la troisième ne l’est pas.
    [oval] Deux portent des ovales et la troisième non.
    [bean] Deux portent des haricots et la troisième non.
    [wave] Deux portent des vagues et la troisième non.
    [bar] Deux portent des barres et la troisième non.
    [diamond] Deux portent des losanges et la troisième non.
   *[other] { $two }
}
