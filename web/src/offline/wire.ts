/** What a page and the service worker say to each other. */

export type ToServiceWorker =
  { readonly is: "status" } | { readonly is: "prepare"; readonly lists: readonly string[] };

/** Whether everything is here to play without a network. */
export interface FromServiceWorker {
  readonly ready: boolean;
}
