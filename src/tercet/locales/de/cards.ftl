### Wie eine Karte gesprochen wird. Die Werte sind die Kennungen der Ausgaben.
### Ein Attribut einer Nachricht („.end“) ist Grammatik, die nur diese Sprache braucht.

attribute-number = Anzahl
attribute-colour = Farbe
attribute-filling = Füllung
attribute-shape = Form

value-one = eins
value-two = zwei
value-three = drei
value-red = rot
value-green = grün
value-purple = lila
value-violet = violett
value-turquoise = türkis
value-solid = ausgefüllt
value-striped = gestreift
value-hatched = schraffiert
value-empty = leer
value-half = halbleer
value-oval = Oval
value-bean = Bohne
value-wave = Welle
value-bar = Balken
value-diamond = Raute

# „zwei rote schraffierte Wellen“, „ein rotes schraffiertes Oval“
card-name = { card-name.number } { card-name.colour } { card-name.filling } { card-name.shape }
    .number = { $number ->
        [one] { $shape ->
            [oval] ein
            [bar] ein
           *[other] eine
        }
        [two] zwei
        [three] drei
       *[other] { $number }
    }
    .colour = { $colour ->
        [red] rot{ card-name.end }
        [green] grün{ card-name.end }
        [purple] lila
        [violet] violett{ card-name.end }
        [turquoise] türkis{ card-name.end }
       *[other] { $colour }
    }
    .filling = { $filling ->
        [solid] ausgefüllt{ card-name.end }
        [striped] gestreift{ card-name.end }
        [hatched] schraffiert{ card-name.end }
        [empty] leer{ card-name.end }
        [half] halbleer{ card-name.end }
       *[other] { $filling }
    }
    .shape = { $number ->
        [one] { $shape ->
            [oval] Oval
            [bean] Bohne
            [wave] Welle
            [bar] Balken
            [diamond] Raute
           *[other] { $shape }
        }
       *[other] { $shape ->
            [oval] Ovale
            [bean] Bohnen
            [wave] Wellen
            [bar] Balken
            [diamond] Rauten
           *[other] { $shape }
        }
    }
    .end = { $number ->
        [one] { $shape ->
            [oval] es
            [bar] er
           *[other] e
        }
       *[other] e
    }

## Drei Karten, Merkmal für Merkmal (CARD-3, BEG-5)

verdict-set = Das ist ein SET.
verdict-no-set = Das ist kein SET.

finding-same = { $attribute ->
    [number] Die Anzahl ist auf allen drei Karten gleich.
    [colour] Die Farbe ist auf allen drei Karten gleich.
    [filling] Die Füllung ist auf allen drei Karten gleich.
    [shape] Die Form ist auf allen drei Karten gleich.
   *[other] { $attribute }
}

finding-different = { $attribute ->
    [number] Die Anzahl ist auf allen drei Karten verschieden.
    [colour] Die Farbe ist auf allen drei Karten verschieden.
    [filling] Die Füllung ist auf allen drei Karten verschieden.
    [shape] Die Form ist auf allen drei Karten verschieden.
   *[other] { $attribute }
}

# $two ist der Wert, den zwei der Karten gemeinsam haben.
finding-broken = { $two ->
    [one] Zwei zeigen ein Symbol und die dritte nicht.
    [two] Zwei zeigen zwei Symbole und die dritte nicht.
    [three] Zwei zeigen drei Symbole und die dritte nicht.
    [red] Zwei sind rot und die dritte nicht.
    [green] Zwei sind grün und die dritte nicht.
    [purple] Zwei sind lila und die dritte nicht.
    [violet] Zwei sind violett und die dritte nicht.
    [turquoise] Zwei sind türkis und die dritte nicht.
    [solid] Zwei sind ausgefüllt und die dritte nicht.
    [striped] Zwei sind gestreift und die dritte nicht.
    [hatched] Zwei sind schraffiert und die dritte nicht.
    [empty] Zwei sind leer und die dritte nicht.
    [half] Zwei sind halbleer und die dritte nicht.
    [oval] Zwei zeigen Ovale und die dritte nicht.
    [bean] Zwei zeigen Bohnen und die dritte nicht.
    [wave] Zwei zeigen Wellen und die dritte nicht.
    [bar] Zwei zeigen Balken und die dritte nicht.
    [diamond] Zwei zeigen Rauten und die dritte nicht.
   *[other] { $two }
}
