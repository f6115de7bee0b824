/** Whether cards lie or stand: by choice, else as they are largest on this screen. */
import { MediaQuery } from "svelte/reactivity";
import type { Preferences } from "../../shell/preferences.ts";

const desk = new MediaQuery("(min-width: 48rem) and (min-height: 34rem)");
const broad = new MediaQuery("(min-aspect-ratio: 1/1)");

/** Lying cards are larger on a phone and on a screen that is wider than high; in a row they stand. */
export function lies(lie: Preferences["lie"], row = false): boolean {
  return lie === "auto" ? !desk.current || (broad.current && !row) : lie === "lying";
}
