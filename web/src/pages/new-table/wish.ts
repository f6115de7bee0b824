/** A table somebody is about to open, as values: what is asked for, and what is sent of it. */
import type { EditionEntry, Game, OptionEntry } from "../../games/catalogue.ts";
import type { NewTable, OptionValue } from "../../net/types.ts";
import { DEFAULT_EDITION } from "../../cards/editions.ts";

export interface Wish {
  readonly game: string;
  readonly edition: string;
  readonly seats: number;
  readonly bots: number;
  readonly bot: string;
  readonly public: boolean;
  /** Only what differs from the edition. */
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly form: string;
  readonly deals: number;
  readonly target: number;
}

/** What people usually want: two players, one of them a bot, one deal. */
export function usualWish(game: Game, bot: string, options: Wish["options"] = {}): Wish {
  const [least, most] = game.players;
  const seats = Math.min(most, Math.max(least, 2));
  return {
    game: game.key,
    edition: DEFAULT_EDITION,
    seats,
    bots: seats - 1,
    bot,
    public: true,
    options,
    form: "single",
    deals: numberOf(game, "deals", 3),
    target: numberOf(game, "target", 10),
  };
}

function numberOf(game: Game, name: string, otherwise: number): number {
  const found = game.match_options.find((option) => option.name === name)?.default;
  return typeof found === "number" ? found : otherwise;
}

export function editionOf(game: Game, wish: Wish): EditionEntry | undefined {
  return game.editions.find(({ key }) => key === wish.edition);
}

/** An option as it will be played: asked for, else the edition's, else the game's. */
export function valueOf(game: Game, wish: Wish, option: OptionEntry): OptionValue {
  return wish.options[option.name] ?? usualValue(game, wish, option);
}

function usualValue(game: Game, wish: Wish, option: OptionEntry): OptionValue {
  return editionOf(game, wish)?.options[option.name] ?? option.default;
}

export function withOption(game: Game, wish: Wish, option: OptionEntry, value: OptionValue): Wish {
  const { [option.name]: _, ...others } = wish.options;
  const usual = usualValue(game, wish, option) === value;
  return { ...wish, options: usual ? others : { ...others, [option.name]: value } };
}

/** So many seats, within what the game allows; bots never take the last one. */
export function withSeats(game: Game, wish: Wish, seats: number): Wish {
  const [least, most] = game.players;
  const fitting = Math.min(most, Math.max(least, Math.round(seats) || least));
  const full = wish.bots >= wish.seats - 1;
  return { ...wish, seats: fitting, bots: full ? fitting - 1 : Math.min(wish.bots, fitting - 1) };
}

export function withBots(wish: Wish, bots: number): Wish {
  return { ...wish, bots: Math.min(wish.seats - 1, Math.max(0, Math.round(bots) || 0)) };
}

/** Match forms that make sense: a tournament's leader sits out, so it needs three. */
export function formsOf(game: Game, wish: Wish): readonly string[] {
  return game.matches.filter((form) => form !== "tournament" || wish.seats >= 3);
}

export function toTable(game: Game, wish: Wish): NewTable {
  const form = formsOf(game, wish).includes(wish.form) ? wish.form : "single";
  const match: Record<string, string | number> = { form };
  if (form === "deals") match["deals"] = wish.deals;
  if (form === "target") match["target"] = wish.target;
  return {
    game: wish.game,
    seats: wish.seats,
    edition: wish.edition,
    options: { ...wish.options },
    ...(game.matches.includes(form) ? { match } : {}),
    public: wish.public && wish.bots < wish.seats - 1,
  };
}
