/** A table somebody is about to open, as values: what is asked for, and what is sent of it. */

import { DEFAULT_EDITION } from "../../cards/editions.ts";
import type { EditionEntry, Game, OptionEntry } from "../../games/catalogue.ts";
import type { NewTable, OptionValue } from "../../net/types.ts";

export interface Draft {
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
export function usualDraft(game: Game, bot: string, options: Draft["options"] = {}): Draft {
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

export function editionOf(game: Game, draft: Draft): EditionEntry | undefined {
  return game.editions.find(({ key }) => key === draft.edition);
}

/** An option as it will be played: asked for, else the edition's, else the game's. */
export function optionValue(game: Game, draft: Draft, option: OptionEntry): OptionValue {
  return draft.options[option.name] ?? usualValue(game, draft, option);
}

function usualValue(game: Game, draft: Draft, option: OptionEntry): OptionValue {
  return editionOf(game, draft)?.options[option.name] ?? option.default;
}

export function withOption(
  game: Game,
  draft: Draft,
  option: OptionEntry,
  value: OptionValue,
): Draft {
  const { [option.name]: _, ...others } = draft.options;
  const usual = usualValue(game, draft, option) === value;
  return { ...draft, options: usual ? others : { ...others, [option.name]: value } };
}

/** So many seats, within what the game allows; bots never take the last one. */
export function withSeats(game: Game, draft: Draft, seats: number): Draft {
  const [least, most] = game.players;
  const fitting = Math.min(most, Math.max(least, Math.round(seats) || least));
  const full = draft.bots >= draft.seats - 1;
  return { ...draft, seats: fitting, bots: full ? fitting - 1 : Math.min(draft.bots, fitting - 1) };
}

export function withBots(draft: Draft, bots: number): Draft {
  return { ...draft, bots: Math.min(draft.seats - 1, Math.max(0, Math.round(bots) || 0)) };
}

/** Match forms that make sense: a tournament's leader sits out, so it needs three. */
export function formsOf(game: Game, draft: Draft): readonly string[] {
  return game.matches.filter((form) => form !== "tournament" || draft.seats >= 3);
}

export function toTable(game: Game, draft: Draft): NewTable {
  const form = formsOf(game, draft).includes(draft.form) ? draft.form : "single";
  const match: Record<string, string | number> = { form };
  if (form === "deals") match.deals = draft.deals;
  if (form === "target") match.target = draft.target;
  return {
    game: draft.game,
    seats: draft.seats,
    edition: draft.edition,
    options: { ...draft.options },
    ...(game.matches.includes(form) ? { match } : {}),
    public: draft.public && draft.bots < draft.seats - 1,
  };
}
