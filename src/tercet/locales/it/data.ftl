### Partite come tabelle per la ricerca.

tidy-done =
    { $games ->
        [one] { $games } partita con { $finds } SET trovati scritta in { $path }.
       *[other] { $games } partite con { $finds } SET trovati scritte in { $path }.
    }
error-only-with-parquet = I registri e la chiave valgono solo con --parquet.
error-data-missing = Le tabelle richiedono il pacchetto «pyarrow»: installa tercet[data].
error-data-folder-used = In { $path } ci sono già file Parquet. Scegli una nuova cartella.
error-data-folder-unwritable = Non è possibile scrivere in { $path }.
error-key-short = La chiave in { $path } è troppo corta: almeno { $least } byte.
error-finds-too-few = Serve almeno un SET trovato, non { $finds }.
