### Plusieurs nœuds : ce que l’hôte en apprend.

cluster-node = { $name } ({ $id }, version { $version }) : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, bail de { $lease } s{ $state ->
    [draining] , remet ses tables
   *[serving] {""}
}
cluster-figures = clients des autres ici { $streams-in }, les nôtres ailleurs { $streams-out }, transmis { $forwarded }, repris { $takeovers }, perdus { $stale }
cluster-silent = ne dit rien par le courtier
cluster-broker-away = Le courtier ne répond pas, ou ne nous laisse pas entrer : on ne sait pas ce qui passe entre les nœuds.
cluster-count = { $count ->
    [0] Aucun nœud ne vit.
    [one] { $count } nœud vit.
   *[other] { $count } nœuds vivent.
}
help-cluster = Montrer chaque nœud d’une base de données et, avec --broker, ce qui passe entre eux.
help-cluster-broker = L’adresse du courtier NATS entre eux.
help-cluster-open-broker = Permet un courtier sur une autre machine qui laisse entrer tout le monde.
help-think = Réfléchir pour les robots de tous les nœuds d’une base de données et d’un courtier, jusqu’à interruption.
help-think-broker = L’adresse du courtier NATS entre eux.
help-think-open-broker = Permet un courtier sur une autre machine qui laisse entrer tout le monde.
help-think-processes = Autant de processus réfléchissent ; par défaut un par cœur.
