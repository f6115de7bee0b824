### Partite di questo browser consegnate a un account.

handed-sign = Giocata in un browser
handed-sign-text = Questa partita è stata giocata in un browser e poi consegnata. Non conta per nessuna classifica, nessun record, nessuna media.
handed-offer = Puoi tenerla anche nel tuo account, su tutti i tuoi dispositivi. Non conta per nessuna classifica, nessun record, nessuna media.
handed-button = Consegna al mio account
handed-account = Con un account puoi tenerla su tutti i tuoi dispositivi.
handed-done = Consegnata: ora è anche nel tuo account.
handed-unknown = Consegnata. Questo server non conosce ancora le regole di questa partita: la conserva e la mostrerà quando le conoscerà.
handed-not-shown = Conservata. Questo server non conosce ancora le sue regole.
