### 20/20: liberarsi per primi delle proprie carte.

game-twenty-name = 20/20
game-twenty-summary = Liberati per primo delle tue carte, formando SET con quelle e con le carte in tavola.

option-twenty-hand = Carte distribuite a ciascuno
option-twenty-table = Carte in tavola
option-twenty-most = Massimo di carte in mano
option-twenty-point-ms = Tempo per mostrare le tre carte (millisecondi)

act-ask-card = Ancora una carta

event-extra-card = { $reason ->
    [asked] { $card ->
        [none] { $seat } chiede una carta e la riceve.
       *[other] { $seat } chiede una carta e riceve { $card }.
    }
   *[penalty] { $card ->
        [none] { $seat } riceve una carta in più.
       *[other] { $seat } riceve una carta in più: { $card }.
    }
}
event-hand-full = { $seat } ha già { $count } carte in mano: nessuna carta in più.
event-pile-rebuilt = Il pozzo era vuoto; { $count } carte tolte dal gioco vengono mescolate in uno nuovo.
event-table-swapped = Nessuno può più muovere. Le carte in tavola si cambiano con { $cards }; se ne vanno { $gone }.
event-went-out = { $points ->
    [one] { $seat } non ha più carte: { $points } punto.
   *[other] { $seat } non ha più carte: { $points } punti.
}

reason-hand-empty = Nessuna carta resta in mano.

error-card-out-of-reach = La carta { $card } non è né in tavola né nella tua mano.
error-hand-full = Hai già { $most } carte in mano; di più non si può.

rules-twenty =
    # Lo scopo
    Liberarsi delle proprie carte prima degli altri, formando SET con quelle e con le carte in tavola.

    # La distribuzione
    Ogni giocatore riceve sei carte, una alla volta, e le tiene nascoste agli altri. Altre sei stanno scoperte in tavola. Il resto è il pozzo.

    # Come si gioca
    - Non ci sono turni. Quando vedi un SET, chiamalo e mostra le tue tre carte prima che scada il tempo.
    - Il SET può unire in qualsiasi modo le tue carte e quelle in tavola.
    - Le carte prese dalla tavola vengono sostituite dal pozzo. Le tue no: quelle sono andate.
    - Chiamata sbagliata o troppo lenta: le carte tornano al loro posto e ne ricevi una in più.
    - Puoi chiedere una carta in più quando nessuna chiamata è aperta. Aiuta a trovare un SET, ma è una carta in più da smaltire.
    - Nessuno ha mai più di nove carte in mano. Con nove, una chiamata sbagliata non costa carte.
    - Se nessuno può muovere, ognuno dice «qui non c’è». Quando l’hanno detto tutti, le carte in tavola si cambiano con altre.
    - Quando il pozzo è vuoto, le carte tolte vengono mescolate in uno nuovo.

    # Il punteggio
    I SET non contano. Il primo che resta senza carte vince la mano e riceve un punto per ogni carta che gli altri hanno ancora. Poi distribuisce il giocatore a sinistra.

    # La partita
    Vince chi raggiunge per primo dieci punti per ogni giocatore al tavolo: 30 in tre, 40 in quattro.
