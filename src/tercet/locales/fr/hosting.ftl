### Ce qui est dit à la personne qui héberge Tercet.

error-postgres-missing = Pour garder les tables dans PostgreSQL, installe Tercet avec lui : pip install 'tercet[postgres]'
error-nats-missing = Pour jouer sur plusieurs nœuds, installe Tercet avec ce qu’il leur faut : pip install 'tercet[nodes]'
error-broker-unknown = Un courtier se nomme par une adresse comme nats://nom:motdepasse@hôte:4222, pas par « { $address } ».
error-broker-open = Un courtier sur une autre machine doit exiger un mot de passe ou un certificat ; celui de { $host } ne le fait pas (ou son adresse n’en donne aucun) : quiconque l’atteint pourrait lire toutes les mains. Protège-le, ou permets-le avec --open-broker.
error-nodes-need-database = Plusieurs nœuds partagent leurs tables par PostgreSQL : indique-le avec --database.
error-thinkers-need-broker = Qui réfléchit pour les robots de plusieurs nœuds les entend par leur courtier : indique-le avec --broker.
error-node-not-started = Un nœud n’a pas démarré ; son journal dit pourquoi.
error-nats-server-missing = Sans courtier, il faut à plusieurs nœuds le programme nats-server : installe-le, ou indique un courtier avec --broker.
error-database-unknown = { $address } n’est pas l’adresse d’une base PostgreSQL, par exemple postgresql://utilisateur@machine/nom.
error-proxy-unreadable = { $proxy } n’est pas l’adresse d’un proxy, par exemple 127.0.0.1 ou 10.0.0.0/8.
error-backup-unusable = { $path } n’est pas une sauvegarde de Tercet, ou elle est endommagée.

doctor-file-missing = Il n’y a pas de base de données { $path }.
doctor-file-empty = La base de données { $path } est vide.
doctor-file-broken = { $path } n’est pas une base de données intacte : { $reason }
doctor-open-to-others = D’autres, sur cette machine, ont accès à { $path } (droits { $mode }).
doctor-key-broken = La clé { $path } est endommagée ; aucun serveur ne démarre avec elle.
doctor-schema-older = La base de données en est à l’étape { $step } et n’a pas encore été portée à l’étape { $newest }.
doctor-schema-unknown = La base de données en est à l’étape { $step } ; cette version de Tercet ne connaît que { $newest }. Une version plus récente l’a utilisée.
doctor-orphans = { $count ->
    [one] { $count } ligne de « { $what } » ne se rattache à rien.
   *[other] { $count } lignes de « { $what } » ne se rattachent à rien.
}
doctor-people-missing = { $count ->
    [one] { $count } place appartient à quelqu’un d’inconnu.
   *[other] { $count } places appartiennent à des inconnus.
}
doctor-next-missing = { $count ->
    [one] { $count } table mène à une suivante qui n’existe pas.
   *[other] { $count } tables mènent à une suivante qui n’existe pas.
}
doctor-table-damaged = Table { $table } : sa partie ne peut être rejouée que jusqu’à l’entrée { $good } ({ $why }).
doctor-settings-damaged = Table { $table } : ses réglages sont illisibles.
doctor-outcome-differs = Table { $table } : le résultat n’est pas celui de sa partie.
doctor-server-silent = Le serveur { $path } ne répond pas : { $reason }
doctor-server-stuck = Le serveur { $path } n’avance plus : { $what }.

doctor-cure-restore = Une sauvegarde peut le remplacer : --mend --backup FICHIER
doctor-cure-close = --mend ne laisse l’accès qu’au propriétaire.
doctor-cure-migrate = Le prochain démarrage la met à jour, ou --mend.
doctor-cure-remove = --mend supprime cela.
doctor-cure-cut = --mend fait reprendre la partie après l’entrée { $seq } ; avec --backup, une partie intacte vient de là.
doctor-cure-end = --mend met fin à cette table ; avec --backup, elle vient de là.
doctor-cure-rebuild = --mend le recalcule à partir de la partie.
doctor-no-cure = Seule une sauvegarde où elle est intacte peut aider.
doctor-mended-restore = Réparé : repris de la sauvegarde.
doctor-mended-close = Réparé : seul le propriétaire a accès.
doctor-mended-migrate = Réparé : mis à jour.
doctor-mended-remove = Réparé : supprimé.
doctor-mended-cut = Réparé : la partie reprend après l’entrée { $seq }.
doctor-mended-end = Réparé : la table est terminée.
doctor-mended-rebuild = Réparé : recalculé à partir de la partie.
doctor-seen = Tables examinées : { $tables }. Entrées rejouées : { $entries }.
doctor-verdict = { $count ->
    [0] Tout est intact.
    [one] { $count } dommage.
   *[other] { $count } dommages.
}
error-ratings-moved = Un serveur a changé les cotes pendant le calcul. Rien n’a été enregistré ; réessaie.
ratings-none = Personne n’a encore joué de partie cotée.
ratings-same = Parties cotées : { $games }, comptées : { $counted }, cotes : { $players }. Tout est comme enregistré, jusqu’au dernier chiffre.
ratings-differed = Parties cotées : { $games }, comptées : { $counted }, cotes : { $players }. Corrigés : { $ratings } cotes et { $results } résultats.
