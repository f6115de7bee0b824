/** Fetches what may be long, on a line that may be slow: it may take its time, but not be silent. */

const SILENCE_MS = 30_000;

type Chunk = Uint8Array<ArrayBuffer>;

/** An answer that breaks off when nothing comes for a while, instead of waiting for ever. */
export async function fetchAlive(address: string): Promise<Response> {
  const silence = new Silence();
  const answer = await fetch(address, { signal: silence.signal });
  if (!answer.ok || !answer.body) throw new Error(`${address}: ${answer.status}`);
  const heard = new TransformStream<Chunk, Chunk>({
    transform: (chunk, next) => {
      silence.broken();
      next.enqueue(chunk);
    },
    flush: () => silence.over(),
  });
  return new Response(answer.body.pipeThrough(heard), { headers: unpacked(answer.headers) });
}

/** What the browser has unpacked already does not say any more that it is packed. */
function unpacked(given: Headers): Headers {
  const headers = new Headers(given);
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  return headers;
}

class Silence {
  readonly #end = new AbortController();
  #timer = this.#begin();

  get signal(): AbortSignal {
    return this.#end.signal;
  }

  broken(): void {
    this.over();
    this.#timer = this.#begin();
  }

  over(): void {
    clearTimeout(this.#timer);
  }

  #begin(): ReturnType<typeof setTimeout> {
    return setTimeout(() => this.#end.abort(), SILENCE_MS);
  }
}
