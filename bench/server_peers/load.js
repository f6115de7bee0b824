// The same clients for both peers: the next move when all at the table have heard of the last one.
const fs = require("fs");
const { io } = require("socket.io-client");
const [port, tables, seats, seconds, rate, pid] = process.argv.slice(2, 8).map(Number);
const boardgame = process.argv[8] === "boardgame.js";
const wait = (s) => new Promise((done) => setTimeout(done, s * 1000));
const cpu = () => {
  const f = fs.readFileSync(`/proc/${pid}/stat`, "utf8").split(")").pop().trim().split(/\s+/);
  return (Number(f[11]) + Number(f[12])) / 100;
};
const run = { going: false, paced: false, moves: 0, latencies: [] };
class Table {
  constructor(id) { this.id = id; this.clients = []; this.waiting = 0; this.state = 0; this.turn = 0; }
  async connect() {
    for (let seat = 0; seat < seats; seat++) {
      const url = `http://127.0.0.1:${port}` + (boardgame ? "/peer" : "");
      const socket = io(url, { transports: ["websocket"], forceNew: true });
      this.clients.push(socket);
      await new Promise((done) => socket.on("connect", done));
      if (boardgame) {
        const synced = new Promise((done) => socket.once("sync", done));
        socket.emit("sync", this.id, String(seat), undefined, seats);
        await synced;
        socket.on("update", (id, state) => { this.state = state._stateID; this.heard(); });
      } else {
        await new Promise((done) => socket.emit("join", this.id, done));
        socket.on("steps", () => this.heard());
      }
    }
  }
  heard() {
    if (!this.waiting) return;
    if (run.paced) run.latencies.push((performance.now() - this.sent) / 1000);
    if (--this.waiting === 0) { run.moves++; if (run.going && !run.paced) this.move(); }
  }
  move() {
    if (this.waiting) return;
    const seat = this.turn++ % seats, cards = ["1rso", "2rso", "3rso"];
    this.waiting = seats; this.sent = performance.now();
    if (boardgame) {
      const payload = { type: "call", args: [cards], playerID: String(seat) };
      this.clients[seat].emit("update", { type: "MAKE_MOVE", payload }, this.state, this.id, String(seat));
    } else this.clients[seat].emit("act", cards);
  }
}
(async () => {
  const all = Array.from({ length: tables }, (_, n) => new Table(`t${n}`));
  for (let n = 0; n < tables; n += 25) await Promise.all(all.slice(n, n + 25).map((t) => t.connect()));
  run.going = true;
  for (const table of all) table.move();
  await wait(2);
  run.moves = 0;
  let before = cpu(), start = performance.now();
  await wait(seconds);
  const moves = run.moves, used = cpu() - before, took = (performance.now() - start) / 1000;
  run.going = false;
  await wait(1);
  run.paced = true; run.moves = 0; run.latencies = [];
  for (const table of all) table.waiting = 0;
  before = cpu(); start = performance.now();
  let due = 0;
  while (performance.now() - start < seconds * 1000) {
    while (due < ((performance.now() - start) / 1000) * rate) all[due++ % tables].move();
    await wait(0.001);
  }
  await wait(0.5);
  const sorted = run.latencies.sort((a, b) => a - b);
  const latencies = Array.from({ length: 1000 }, (_, n) => sorted[Math.floor((n * sorted.length) / 1000)]);
  const told = { moves, cpu: used, took, paced: run.moves, paced_cpu: cpu() - before, latencies };
  process.stdout.write(JSON.stringify(told) + "\n", () => process.exit(0));
})();
