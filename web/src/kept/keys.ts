/** Whether somebody at a desk has been told that cards have keys; kept in this browser. */
import { keepText, recallText, type Store } from "../shell/storage.ts";

const KEY = "tercet.keys-told";

export function keysTold(store: Store): boolean {
  return recallText(store, KEY) !== null;
}

export function keepKeysTold(store: Store): void {
  keepText(store, KEY, "yes");
}
