### Parties de ce navigateur remises à un compte.

handed-sign = Jouée dans un navigateur
handed-sign-text = Cette partie a été jouée dans un navigateur, puis remise. Elle ne compte pour aucun classement, aucun record, aucune moyenne.
handed-offer = Tu peux aussi la garder avec ton compte, sur tous tes appareils. Elle ne compte pour aucun classement, aucun record, aucune moyenne.
handed-button = Remettre à mon compte
handed-account = Avec un compte, tu peux la garder sur tous tes appareils.
handed-done = Remise : elle est aussi dans ton compte.
handed-unknown = Remise. Ce serveur ne connaît pas encore les règles de cette partie : il la garde et la montrera quand il les connaîtra.
handed-not-shown = Gardée. Ce serveur ne connaît pas encore ses règles.
