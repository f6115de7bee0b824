/** Dragging a die from the hand onto the board, by mouse, pen or finger. */

const SLACK = 8;

export class Drag {
  /** The die that is being dragged, and where. */
  die = $state<string | null>(null);
  x = $state(0);
  y = $state(0);
  over = $state<string | null>(null);
  #from: { die: string; x: number; y: number } | null = null;
  #ended = 0;

  constructor(readonly ondrop: (die: string, square: string) => void) {}

  start(event: PointerEvent, die: string): void {
    if (event.button !== 0) return;
    this.#from = { die, x: event.clientX, y: event.clientY };
  }

  move(event: PointerEvent): void {
    const from = this.#from;
    if (!from) return;
    const far = Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLACK;
    if (this.die === null && !far) return;
    [this.die, this.x, this.y] = [from.die, event.clientX, event.clientY];
    this.over = squareUnder(event);
  }

  end(event: PointerEvent): void {
    const { die } = this;
    const square = die && squareUnder(event);
    if (die) this.#ended = event.timeStamp;
    this.cancel();
    if (die && square) this.ondrop(die, square);
  }

  cancel(): void {
    this.#from = null;
    this.die = this.over = null;
  }

  /** A click that only ends a drag is none. */
  isClick(event: Event): boolean {
    return event.timeStamp - this.#ended > 100;
  }
}

function squareUnder({ clientX, clientY }: PointerEvent): string | null {
  const found = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-square]");
  return found?.dataset.square ?? null;
}
