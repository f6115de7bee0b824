### Several nodes: what the host is told of them.

cluster-node = { $name } ({ $id }, version { $version }): { $tables ->
    [one] one table
   *[other] { $tables } tables
}, lease for { $lease } s{ $state ->
    [draining] , hands its tables over
   *[serving] {""}
}
cluster-figures = clients of others here { $streams-in }, ours elsewhere { $streams-out }, passed on { $forwarded }, taken over { $takeovers }, lost to others { $stale }
cluster-silent = says nothing over the broker
cluster-broker-away = The broker does not answer, or does not let us in: what passes between the nodes is not known.
cluster-count = { $count ->
    [0] No node lives.
    [one] One node lives.
   *[other] { $count } nodes live.
}
help-cluster = Show every node at a database, and with --broker what passes between them.
help-cluster-broker = The address of the NATS broker between them.
help-cluster-open-broker = Allow a broker on another machine that lets in everybody.
help-think = Think for the bots of all nodes at a database and a broker, until interrupted.
help-think-broker = The address of the NATS broker between them.
help-think-open-broker = Allow a broker on another machine that lets in everybody.
help-think-processes = So many processes think; by default one for each core.
