/** Whether there is room for the story beside the table; the same bounds stand in the styles. */
import { MediaQuery } from "svelte/reactivity";

export const wide = new MediaQuery("(min-width: 64rem) and (min-height: 34rem)");
