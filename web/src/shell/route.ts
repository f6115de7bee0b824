/** Which page an address shows: `#/t/<table>`, `#/new?game=scout`, nothing is home.
 *
 * Behind the hash the server never sees a table's name, and every link works on any host. A plain
 * `/t/<table>` is understood, too, where a server hands out this page for it. What else stands before
 * the hash says where the page lies, which may be any folder of a site.
 */

export interface Route {
  readonly page: string;
  readonly rest: readonly string[];
  readonly query: ReadonlyMap<string, string>;
}

export function readRoute(address: { readonly pathname: string; readonly hash: string }): Route {
  const [, plain = ""] = /\/(t\/[^/]+)$/.exec(address.pathname) ?? [];
  const said = address.hash.startsWith("#/") ? address.hash.slice(2) : plain;
  const [path = "", query = ""] = said.split("?", 2);
  const [page = "", ...rest] = path.split("/").filter(Boolean).map(decode);
  return { page: page || "home", rest, query: new Map(new URLSearchParams(query)) };
}

export function link(page: string, ...rest: string[]): string {
  return page === "home" ? "#/" : `#/${[page, ...rest].map(encodeURIComponent).join("/")}`;
}

/** Where this site lies, which may be a folder of another one; ends with a slash. */
export function siteAddress(address: {
  readonly origin: string;
  readonly pathname: string;
}): string {
  return address.origin + address.pathname.replace(/(\/t)?\/[^/]*$/, "/");
}

/** The same table for the last row: large cards, and the code while people come. */
export function bigLink(table: string): string {
  return `${link("t", table)}?big`;
}

/** The address to give to others. */
export function tableLink(site: string, table: string): string {
  return `${site}${link("t", table)}`;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
