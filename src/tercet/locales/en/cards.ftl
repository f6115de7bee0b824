### How cards are spoken. Values are the face ids of the editions.
### An attribute of a message (".plural") is grammar that only this language needs.

attribute-number = number
attribute-colour = colour
attribute-filling = filling
attribute-shape = shape

value-one = one
value-two = two
value-three = three
value-red = red
value-green = green
value-purple = purple
value-violet = violet
value-turquoise = turquoise
value-solid = solid
value-striped = striped
value-hatched = hatched
value-empty = empty
value-half = half-empty
value-oval = oval
value-bean = bean
value-wave = wave
value-bar = bar
value-diamond = diamond

# "two red hatched waves"
card-name = { card-name.number } { card-name.colour } { card-name.filling } { card-name.shape }
    .number = { $number ->
        [one] one
        [two] two
        [three] three
       *[other] { $number }
    }
    .colour = { $colour ->
        [red] red
        [green] green
        [purple] purple
        [violet] violet
        [turquoise] turquoise
       *[other] { $colour }
    }
    .filling = { $filling ->
        [solid] solid
        [striped] striped
        [hatched] hatched
        [empty] empty
        [half] half-empty
       *[other] { $filling }
    }
    .shape = { $shape ->
        [oval] oval{ card-name.plural }
        [bean] bean{ card-name.plural }
        [wave] wave{ card-name.plural }
        [bar] bar{ card-name.plural }
        [diamond] diamond{ card-name.plural }
       *[other] { $shape }
    }
    .plural = { $number ->
        [one] { "" }
       *[other] s
    }

## Three cards, attribute by attribute (CARD-3, BEG-5)

verdict-set = This is a SET.
verdict-no-set = This is not a SET.

finding-same = { $attribute ->
    [number] The number is the same on all three.
    [colour] The colour is the same on all three.
    [filling] The filling is the same on all three.
    [shape] The shape is the same on all three.
   *[other] { $attribute }
}

finding-different = { $attribute ->
    [number] The number is different on all three.
    [colour] The colour is different on all three.
    [filling] The filling is different on all three.
    [shape] The shape is different on all three.
   *[other] { $attribute }
}

# $two is the value that two of the cards share.
finding-broken = { $two ->
    [one] Two show one symbol and the third does not.
    [two] Two show two symbols and the third does not.
    [three] Two show three symbols and the third does not.
    [red] Two are red and the third is not.
    [green] Two are green and the third is not.
    [purple] Two are purple and the third is not.
    [violet] Two are violet and the third is not.
    [turquoise] Two are turquoise and the third is not.
    [solid] Two are solid and the third is not.
    [striped] Two are striped and the third is not.
    [hatched] Two are hatched and the third is not.
    [empty] Two are empty and the third is not.
    [half] Two are half-empty and the third is not.
    [oval] Two show ovals and the third does not.
    [bean] Two show beans and the third does not.
    [wave] Two show waves and the third does not.
    [bar] Two show bars and the third does not.
    [diamond] Two show diamonds and the third does not.
   *[other] { $two }
}
