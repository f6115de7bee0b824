### Games as tables for research.

tidy-done =
    { $games ->
        [one] { $games } game with { $finds } SETs found written to { $path }.
       *[other] { $games } games with { $finds } SETs found written to { $path }.
    }
error-only-with-parquet = Log files and a key are only for --parquet.
error-data-missing = Tables need the package “pyarrow”: install tercet[data].
error-data-folder-used = There are Parquet files in { $path } already. Choose a new folder.
error-data-folder-unwritable = { $path } cannot be written.
error-key-short = The key in { $path } is too short: at least { $least } bytes.
error-finds-too-few = At least one find is needed, not { $finds }.
