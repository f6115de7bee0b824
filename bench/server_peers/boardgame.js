// boardgame.io as a peer: a state of the same size, one move for everybody, kept in memory.
const { Server, Origins } = require("boardgame.io/server");
const card = (n) => "123"[n % 3] + "rgp"[((n / 3) | 0) % 3] + "she"[((n / 9) | 0) % 3] + "owd"[(n / 27) | 0];
const game = {
  name: "peer",
  minPlayers: 1,
  maxPlayers: 8,
  setup: () => ({
    table: Array.from({ length: 12 }, (_, n) => card(n)),
    pile: 69,
    players: Array.from({ length: 4 }, () => ({ score: 0, sets: 0, wrong: 0, debt: 0, locked: false, said_none: false })),
  }),
  turn: { activePlayers: { all: "play" }, stages: { play: {} } },
  moves: {
    call: ({ G, playerID }, cards) => {
      G.players[Number(playerID)].sets += 1;
      const at = G.table.indexOf(cards[0]);
      G.table[at < 0 ? 0 : at] = card((G.pile + G.players[0].sets) % 81);
      G.pile = (G.pile + 78) % 81;
    },
  },
};
const server = Server({ games: [game], origins: [Origins.LOCALHOST_IN_DEVELOPMENT, /.*/] });
server.run({ port: 0, callback: () => {} }).then((running) => console.log("port", running.appServer.address().port, process.pid));
