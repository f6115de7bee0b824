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
  /** Whether it counts for ratings; then options and form are the edition's own. */
  readonly rated: boolean;
  /** Whether claims are judged by the time a person needed, where lines are unequal. */
  readonly fairLag?: boolean;
  /** Only what differs from the edition. */
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly form: string;
  readonly deals: number;
  readonly target: number;
}

/** A number for an option; of a time, 0 where that is offered, else at least what people need. */
export function livable(option: OptionEntry, wanted: number): number {
  if (wanted === 0 && option.least === 0) return 0;
  return Math.max(wanted, option.lowest ?? wanted);
}

/** A bot of one's own strength, whichever that is by then. */
export const FITTING = "you";

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
    rated: false,
    options: { ...presetOptions(game, game.offered), ...options },
    form: "single",
    deals: numberOf(game, "deals", 3),
    target: numberOf(game, "target", 10),
  };
}

// --- Presets -----------------------------------------------------------------------------------

function presetOptions(game: Game, key: string | null): Draft["options"] {
  return game.presets.find((preset) => preset.key === key)?.options ?? {};
}

/** The preset whose options are asked for; none when some were chosen one by one. */
export function presetOf(game: Game, draft: Draft): string {
  const asked = Object.entries(draft.options);
  const found = game.presets.find(
    ({ options }) =>
      Object.keys(options).length === asked.length &&
      asked.every(([name, value]) => options[name] === value),
  );
  return found?.key ?? "";
}

export function withPreset(game: Game, draft: Draft, key: string): Draft {
  return { ...draft, options: presetOptions(game, key) };
}

/** "Fast: half the time" as a name for a button and a note for below. */
export function nameAndNote(text: string): readonly [string, string] {
  const [name = "", ...rest] = text.split(/\s*:\s*/);
  const note = rest.join(": ");
  return [name, note.charAt(0).toUpperCase() + note.slice(1)];
}

function numberOf(game: Game, name: string, otherwise: number): number {
  const found = game.match_options.find((option) => option.name === name)?.default;
  return typeof found === "number" ? found : otherwise;
}

function editionOf(game: Game, draft: Draft): EditionEntry | undefined {
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

export type Who = "alone" | "bots" | "friends" | "class";

/** Options for a class on its own phones, where a game has them (COOP-1a). */
function classOptions(game: Game): Draft["options"] | undefined {
  return game.presets.find(({ key }) => key === "class")?.options;
}

/** With whom this game can be played. */
export function whoMay(game: Game): readonly Who[] {
  const [least, most] = game.players;
  if (most === 1) return ["alone"];
  const few: readonly Who[] = least === 1 ? ["alone", "bots", "friends"] : ["bots", "friends"];
  return classOptions(game) ? [...few, "class"] : few;
}

export function whoOf(game: Game, draft: Draft): Who {
  if (draft.seats === 1) return "alone";
  if (draft.bots === draft.seats - 1) return "bots";
  return isClass(game, draft) ? "class" : "friends";
}

function isClass(game: Game, draft: Draft): boolean {
  const wanted = Object.entries(classOptions(game) ?? { seats: -1 });
  const asked = wanted.every(([name, value]) => draft.options[name] === value);
  return asked && draft.seats === game.players[1];
}

/** Alone, against bots, with friends who get a link, or as a class: as many as there were, if it fits. */
export function withWho(game: Game, draft: Draft, who: Who): Draft {
  const before = isClass(game, draft) ? smaller(game, draft) : draft;
  if (who === "alone") return withBots(withSeats(game, before, 1), 0);
  if (who === "class") {
    const options = { ...before.options, ...classOptions(game) };
    return { ...withBots(withSeats(game, before, game.players[1]), 0), options, public: false };
  }
  const seats = withSeats(game, before, Math.max(2, before.seats));
  return withBots(seats, who === "bots" ? seats.seats - 1 : 0);
}

/** What was a class is two people again, with the usual words. */
function smaller(game: Game, draft: Draft): Draft {
  const ofClass = Object.keys(classOptions(game) ?? {});
  const options = Object.entries(draft.options).filter(([name]) => !ofClass.includes(name));
  return { ...withSeats(game, draft, 2), options: Object.fromEntries(options), public: true };
}

/** Match forms that make sense: a tournament's leader sits out, so it needs three. */
export function formsOf(game: Game, draft: Draft): readonly string[] {
  return game.matches.filter((form) => form !== "tournament" || draft.seats >= 3);
}

/** Whether a table can count for ratings: people against people, two to eight of them. */
export function mayBeRated(game: Game, draft: Draft): boolean {
  return game.rated && whoOf(game, draft) === "friends" && draft.bots === 0 && draft.seats <= 8;
}

export function toTable(game: Game, draft: Draft): NewTable {
  if (draft.rated && mayBeRated(game, draft)) {
    const { seats, edition } = draft;
    return { game: draft.game, seats, edition, rated: true, public: draft.public };
  }
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
    ...(draft.fairLag === false && mayLag(game, draft) ? { fair_lag: "off" as const } : {}),
    ...(draft.bot === FITTING && whoOf(game, draft) === "bots" ? { fitting: true } : {}),
    public: draft.public && draft.bots < draft.seats - 1,
  };
}

/** Whether people with unequal lines could race each other at a table. */
export function mayLag(game: Game, draft: Draft): boolean {
  return game.rated && game.pace !== "turns" && draft.seats - draft.bots > 1;
}
