// socket.io as a peer: a bare broadcast of a state of the same size to a room.
const { Server } = require("socket.io");
const http = require("http").createServer();
const io = new Server(http, { transports: ["websocket"] });
const state = {
  table: Array.from({ length: 12 }, () => "2rhw"),
  pile: 69,
  players: Array.from({ length: 4 }, () => ({ score: 0, sets: 0, wrong: 0, debt: 0, locked: false, said_none: false })),
};
io.on("connection", (socket) => {
  let room = null;
  socket.on("join", (id, done) => { room = id; socket.join(id); done(); });
  socket.on("act", (cards) => io.to(room).emit("steps", { seq: 1, steps: [{ seq: 1, at: 1, events: [{ event: "taken", seat: 0, cards }, { event: "dealt", cards }] }], view: state }));
});
http.listen(0, "127.0.0.1", () => console.log("port", http.address().port, process.pid));
