### Mehrere Knoten: was der Gastgeber von ihnen erfährt.

cluster-node = { $name } ({ $id }, Version { $version }): { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}, lebt noch { $lease } s{ $state ->
    [draining] , gibt seine Tische ab
   *[serving] {""}
}
cluster-figures = Gäste von anderen { $streams-in }, unsere anderswo { $streams-out }, weitergereicht { $forwarded }, übernommen { $takeovers }, verloren { $stale }
cluster-silent = sagt nichts über den Vermittler
cluster-broker-away = Der Vermittler antwortet nicht oder lässt uns nicht ein: was zwischen den Knoten geschieht, ist unbekannt.
cluster-count = { $count ->
    [0] Kein Knoten lebt.
    [one] Ein Knoten lebt.
   *[other] { $count } Knoten leben.
}
help-cluster = Jeden Knoten einer Datenbank zeigen und mit --broker, was zwischen ihnen läuft.
help-cluster-broker = Die Adresse des NATS-Vermittlers zwischen ihnen.
help-cluster-open-broker = Einen Vermittler auf einem anderen Rechner erlauben, der jeden einlässt.
help-think = Für die Bots aller Knoten an einer Datenbank und einem Vermittler denken, bis man es unterbricht.
help-think-broker = Die Adresse des NATS-Vermittlers zwischen ihnen.
help-think-open-broker = Einen Vermittler auf einem anderen Rechner erlauben, der jeden einlässt.
help-think-processes = So viele Prozesse denken; sonst einer für jeden Kern.
