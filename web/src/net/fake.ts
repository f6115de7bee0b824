/** A fake server for tests: sockets that answer, and a clock that the test moves. */
import type { Environment, SocketLike } from "./connection.ts";

type Request = Record<string, unknown> & { do: string; id: number };

class FakeSocket implements SocketLike {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly sent: Request[] = [];
  closed = false;

  constructor(readonly answer: (request: Request) => object | null) {}

  send(text: string): void {
    const request = JSON.parse(text) as Request;
    this.sent.push(request);
    const reply = this.answer(request);
    if (reply) queueMicrotask(() => this.say({ id: request.id, ...reply }));
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  break(code = 1006): void {
    this.onclose?.({ code });
  }

  close(): void {
    this.closed = true;
  }

  asked(what: string): Request[] {
    return this.sent.filter((request) => request.do === what);
  }
}

export class FakeEnvironment implements Environment {
  readonly sockets: FakeSocket[] = [];
  readonly timers: { work: () => void; ms: number; at: number }[] = [];
  introduced = 0;
  up = true;
  unreachable = false;
  clock = 0;
  answers: Record<string, (request: Request) => object | null> = {
    hello: () => ({ is: "welcome", protocol: 1, name: "Ada" }),
  };

  open(): SocketLike {
    const socket = new FakeSocket((request) => (this.answers[request.do] ?? (() => null))(request));
    this.sockets.push(socket);
    queueMicrotask(() => socket.onopen?.());
    return socket;
  }

  async introduce(): Promise<void> {
    this.introduced += 1;
    if (this.unreachable) throw new Error("no server");
  }

  online(): boolean {
    return this.up;
  }

  later(work: () => void, ms: number): () => void {
    const timer = { work, ms, at: this.clock + ms };
    this.timers.push(timer);
    return () => this.timers.splice(this.timers.indexOf(timer) >>> 0, 1);
  }

  random(): number {
    return 0.5;
  }

  now(): number {
    return this.clock;
  }

  get socket(): FakeSocket {
    return this.sockets.at(-1)!;
  }

  /** Move the clock, and run every timer that is due. */
  async pass(ms: number): Promise<void> {
    this.clock += ms;
    for (const timer of this.timers.filter((each) => each.at <= this.clock)) {
      this.timers.splice(this.timers.indexOf(timer), 1);
      timer.work();
    }
    await settled();
  }
}

export async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
}
