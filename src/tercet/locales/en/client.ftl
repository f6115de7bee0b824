### What a client of a server says by itself: of addresses, lines and what is kept.

error-address-unreadable = “{ $address }” is not the address of a server. An address looks like https://example.org or http://127.0.0.1:8000.
error-server-unreachable = { $address } does not answer.
error-server-not-understood = What { $address } answers cannot be understood: it is not a Tercet server, or a newer one.
error-password-in-the-open = To { $address } a password would travel where others can read it. Use https://, or allow it.
error-papers-unusable = The file { $path } for your sessions cannot be used: { $reason }
error-act-stale =
    { $seconds ->
        [one] Too late: the line was broken for more than { $seconds } second, and this was not played.
       *[other] Too late: the line was broken for more than { $seconds } seconds, and this was not played.
    }
