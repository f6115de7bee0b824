/** Every page by the first word of its address; the first page is in the main bundle.
 *
 * To add one: a component that takes `rest` (the other words of the address), and a line here.
 */
import type { Component } from "svelte";

export interface PageProps {
  readonly rest: readonly string[];
  readonly query: ReadonlyMap<string, string>;
}

export const PAGES: Readonly<Record<string, () => Promise<{ default: Component<PageProps> }>>> = {
  new: () => import("./home/NewTable.svelte"),
  settings: () => import("./settings/Settings.svelte"),
  t: () => import("./room/TableRoute.svelte"),
};
