/** The dice that one chooses and lays before anything is sent: by touch, by keys or by dragging. */
import type { DiceView } from "../../net/protocol.ts";
import {
  handOf,
  isWild,
  type Kept,
  lineWith,
  nextOpening,
  type Placed,
  put,
  stillPlaced,
  takeBack,
  taskOf,
  tried,
  turned,
  type Wild,
} from "./screen.ts";

/** The table as it is now, and the seat of whoever places. */
interface Situation {
  readonly view: DiceView;
  readonly me: number | null;
}

export class Placing {
  /** The line of the opening that is laid along. */
  line = $state(0);
  /** Dice of the hand to be thrown again. */
  again = $state.raw<ReadonlySet<string>>(new Set());
  /** A wild on its way to a square: it is asked what it stands for. */
  wild = $state.raw<Wild | null>(null);
  /** A wild on the board that a die of the hand would replace. */
  swap = $state.raw<{ readonly square: string; readonly shows: string } | null>(null);
  #picked = $state.raw<readonly Placed[]>([]);
  #selected = $state<string | null>(null);

  readonly task = $derived.by(() => taskOf(this.situation().view, this.situation().me));
  readonly hand = $derived.by(() => handOf(this.situation().view, this.situation().me));
  /** What lies on the board and has not been sent. */
  readonly placed = $derived.by(() =>
    stillPlaced(this.#picked, this.situation().view, this.situation().me),
  );
  /** The same with a wild that is being asked about. */
  readonly tried = $derived.by(() => tried(this.placed, this.wild));
  /** The die of the hand that the next square is for. */
  readonly held = $derived.by(() =>
    this.task === "turn" ? (this.hand.find(({ die }) => die === this.#selected) ?? null) : null,
  );
  readonly chosen: ReadonlySet<string> = $derived.by(() =>
    this.task === "again" ? this.again : new Set(this.held ? [this.held.die] : []),
  );

  constructor(readonly situation: () => Situation) {}

  /** Choose a die, take it back, or lay it where the opening goes on. */
  pressDie(die: string): void {
    if (this.task === "again") {
      const others = [...this.again].filter((each) => each !== die);
      this.again = new Set(this.again.has(die) ? others : [...others, die]);
      return;
    }
    const there = this.placed.some((each) => each.die === die);
    this.#picked = takeBack(this.placed, die);
    if (this.task === "turn") this.#selected = this.#selected === die && !there ? null : die;
    else if (!there) {
      const square = nextOpening(this.situation().view, this.line, this.#picked);
      if (square) this.lay(die, square);
    }
  }

  /** Lay the chosen die there, or take back the one that lies there; false if none is chosen. */
  pressSquare(square: string): boolean {
    const there = this.placed.find((each) => each.square === square);
    if (there) this.pressDie(there.die);
    else if (this.held) this.lay(this.held.die, square);
    else return false;
    return true;
  }

  /** A die to a square; a wild, there or here, is asked about first. */
  lay(die: string, square: string): void {
    const shows = this.hand.find((each) => each.die === die)?.shows;
    if (!shows || (this.task !== "turn" && this.task !== "opening")) return;
    const lying = this.situation().view.board.find((each) => each.square === square);
    if (lying) {
      if (isWild(lying.shows) && !isWild(shows)) this.swap = { square, shows };
    } else if (isWild(shows)) this.wild = { die, square, meaning: null };
    else this.place({ die, square, shows });
  }

  place(next: Placed): void {
    const { view } = this.situation();
    this.wild = null;
    if (this.task === "opening") {
      const along = lineWith(view, this.line, next.square);
      if (along === null) return;
      this.#along(along);
    } else this.#picked = this.placed;
    this.#picked = put(this.#picked, next);
    this.#selected = null;
  }

  /** The wild stands for this, as long as nothing else is chosen. */
  mean(meaning: string): void {
    if (this.wild) this.wild = { ...this.wild, meaning };
  }

  /** The wild lies where it is asked about; false while nobody has said what it stands for. */
  layWild(): boolean {
    if (!this.wild?.meaning) return false;
    const { die, square, meaning } = this.wild;
    this.place({ die, square, shows: `*${meaning}` });
    return true;
  }

  /** What is worth keeping for a reload. */
  get kept(): Kept {
    return { position: this.situation().view.position, line: this.line, placed: this.placed };
  }

  restore({ line, placed }: Kept): void {
    [this.line, this.#picked] = [line, placed];
  }

  /** The opening as a column instead of a row, or the other way round. */
  turnLine(): void {
    this.#along((this.line + 1) % this.situation().view.openings.length);
  }

  #along(line: number): void {
    this.#picked = turned(this.situation().view, this.line, line, this.placed);
    this.line = line;
  }

  /** Nothing is chosen any more, or first no wild asked about; what lies on the board stays. */
  deselect(): void {
    if (!this.wild) [this.#selected, this.swap] = [null, null];
    this.wild = null;
  }

  /** Everything back to the hand. */
  clear(): void {
    [this.#picked, this.#selected, this.again, this.wild] = [[], null, new Set(), null];
  }
}
