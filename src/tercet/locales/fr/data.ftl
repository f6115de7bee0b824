### Des parties en tables pour la recherche.

tidy-done =
    { $games ->
        [one] { $games } partie avec { $finds } SETs trouvés écrite dans { $path }.
       *[other] { $games } parties avec { $finds } SETs trouvés écrites dans { $path }.
    }
error-only-with-parquet = Les journaux et la clé ne vont qu’avec --parquet.
error-data-missing = Les tables demandent le paquet « pyarrow » : installe tercet[data].
error-data-folder-used = Il y a déjà des fichiers Parquet dans { $path }. Choisis un nouveau dossier.
error-data-folder-unwritable = Impossible d’écrire dans { $path }.
error-key-short = La clé dans { $path } est trop courte : au moins { $least } octets.
error-finds-too-few = Il faut au moins un SET trouvé, pas { $finds }.
