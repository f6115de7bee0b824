### Spiele als Tabellen für die Forschung.

tidy-done =
    { $games ->
        [one] { $games } Spiel mit { $finds } gefundenen SETs nach { $path } geschrieben.
       *[other] { $games } Spiele mit { $finds } gefundenen SETs nach { $path } geschrieben.
    }
error-only-with-parquet = Protokolle und ein Schlüssel gehören nur zu --parquet.
error-data-missing = Für Tabellen wird das Paket „pyarrow“ gebraucht: installiere tercet[data].
error-data-folder-used = In { $path } liegen schon Parquet-Dateien. Wähle einen neuen Ordner.
error-data-folder-unwritable = In { $path } kann nicht geschrieben werden.
error-key-short = Der Schlüssel in { $path } ist zu kurz: mindestens { $least } Byte.
error-finds-too-few = Gebraucht wird mindestens ein Fund, nicht { $finds }.
