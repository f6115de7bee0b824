### Ce qu’un client d’un serveur dit de lui-même : adresses, lignes et ce qui est gardé.

error-address-unreadable = « { $address } » n’est pas l’adresse d’un serveur. Une adresse ressemble à https://example.org ou à http://127.0.0.1:8000.
error-server-unreachable = { $address } ne répond pas.
error-server-not-understood = La réponse de { $address } est incompréhensible : ce n’est pas un serveur Tercet, ou il est plus récent.
error-password-in-the-open = Jusqu’à { $address }, d’autres pourraient lire ton mot de passe en chemin. Utilise https://, ou autorise-le.
error-papers-unusable = Le fichier { $path } de tes sessions est inutilisable : { $reason }
error-act-stale =
    { $seconds ->
        [one] Trop tard : la ligne a été coupée plus de { $seconds } seconde, et ce coup n’a pas été joué.
       *[other] Trop tard : la ligne a été coupée plus de { $seconds } secondes, et ce coup n’a pas été joué.
    }
