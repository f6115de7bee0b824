### Una console Python nella pagina.

console-title = Tercet nel tuo browser
console-text = Una console Python con tutta la libreria, senza installare nulla: le carte, le regole, i bot e tavoli per giocare. Gira in una cornice chiusa di questa pagina, senza i tuoi cookie e senza rete. Ciò che scrivi lì sparisce quando te ne vai.
console-start = Avvia Python (circa 7 MB)
console-frame = Il Python della console
console-log = Ciò che è stato inserito e scritto
console-line = Una riga di Python
console-run = Esegui
console-coming = Python sta arrivando… { $percent } %
console-running = In corso…
console-failed = Qui Python non è partito, oppure si è fermato. Prova ancora, o gioca su un server.
console-stop = Ferma e ricomincia
console-examples = Esempi
console-example = Esegui l’esempio { $number }
