### Come si dice una carta. I valori sono gli identificatori delle edizioni.
### Un attributo di messaggio (".o") è una concordanza propria di questa lingua.

attribute-number = numero
attribute-colour = colore
attribute-filling = campo
attribute-shape = forma

value-one = uno
value-two = due
value-three = tre
value-red = rosso
value-green = verde
value-purple = porpora
value-violet = viola
value-turquoise = turchese
value-solid = pieno
value-striped = rigato
value-hatched = tratteggiato
value-empty = vuoto
value-half = semivuoto
value-oval = ovale
value-bean = fagiolo
value-wave = onda
value-bar = barra
value-diamond = rombo

# "due onde rosse tratteggiate", "un'onda rossa tratteggiata"
card-name = { card-name.symbols } { card-name.colour } { card-name.filling }
    .symbols = { $number ->
        [one] { $shape ->
            [oval] un ovale
            [bean] un fagiolo
            [wave] un’onda
            [bar] una barra
            [diamond] un rombo
           *[other] { $shape }
        }
       *[other] { card-name.number } { card-name.shapes }
    }
    .number = { $number ->
        [two] due
        [three] tre
       *[other] { $number }
    }
    .shapes = { $shape ->
        [oval] ovali
        [bean] fagioli
        [wave] onde
        [bar] barre
        [diamond] rombi
       *[other] { $shape }
    }
    .colour = { $colour ->
        [red] ross{ card-name.o }
        [green] verd{ card-name.e }
        [purple] porpora
        [violet] viola
        [turquoise] turches{ card-name.e }
       *[other] { $colour }
    }
    .filling = { $filling ->
        [solid] pien{ card-name.o }
        [striped] rigat{ card-name.o }
        [hatched] tratteggiat{ card-name.o }
        [empty] vuot{ card-name.o }
        [half] semivuot{ card-name.o }
       *[other] { $filling }
    }
    .o = { $number ->
        [one] { $shape ->
            [wave] a
            [bar] a
           *[other] o
        }
       *[other] { $shape ->
            [wave] e
            [bar] e
           *[other] i
        }
    }
    .e = { $number ->
        [one] e
       *[other] i
    }

## Tre carte, caratteristica per caratteristica (CARD-3, BEG-5)

verdict-set = È un SET.
verdict-no-set = Non è un SET.

finding-same = { $attribute ->
    [number] Il numero è uguale su tutte e tre.
    [colour] Il colore è uguale su tutte e tre.
    [filling] Il campo è uguale su tutte e tre.
    [shape] La forma è uguale su tutte e tre.
   *[other] { $attribute }
}

finding-different = { $attribute ->
    [number] Il numero è diverso su tutte e tre.
    [colour] Il colore è diverso su tutte e tre.
    [filling] Il campo è diverso su tutte e tre.
    [shape] La forma è diversa su tutte e tre.
   *[other] { $attribute }
}

# $two è il valore che due delle carte hanno in comune.
finding-broken = { $two ->
    [one] Due mostrano un solo simbolo e la terza no.
    [two] Due mostrano due simboli e la terza no.
    [three] Due mostrano tre simboli e la terza no.
    [red] Due sono rosse e la terza no.
    [green] Due sono verdi e la terza no.
    [purple] Due sono porpora e la terza no.
    [violet] Due sono viola e la terza no.
    [turquoise] Due sono turchesi e la terza no.
    [solid] Due hanno il campo pieno e la terza no.
    [striped] Due hanno il campo rigato e la terza no.
    [hatched] Due hanno il campo tratteggiato e la terza no.
    [empty] Due hanno il campo vuoto e la terza no.
    [half] Due hanno il campo semivuoto e la terza no.
    [oval] Due mostrano ovali e la terza no.
    [bean] Due mostrano fagioli e la terza no.
    [wave] Due mostrano onde e la terza no.
    [bar] Due mostrano barre e la terza no.
    [diamond] Due mostrano rombi e la terza no.
   *[other] { $two }
}
