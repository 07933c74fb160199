/** Any origin will do: only whether a path leaves it is asked. */
const base = "https://own.invalid";

/**
 * True for an address within this site: `/documents?q=1`. `//host`, `/\host` and what only a browser's
 * resolving makes foreign (`/.//host`) lead to another one.
 */
export function isOwnPath(path: string): boolean {
  if (!path.startsWith("/") || /\s/.test(path) || !URL.canParse(path, base)) return false;
  const url = new URL(path, base);
  return url.origin === base && !url.pathname.startsWith("//");
}

/**
 * Where to go after the sign-in: `?next=` of the address, only within this site. `//host`, `/\host`
 * and other spellings of a foreign address are resolved the way a browser does and refused, as is what
 * only its resolving makes foreign: the path of `/.//host` is `//host`.
 * @returns path, query and hash; null without the parameter and for a foreign address
 */
export function nextPath(location: Pick<Location, "origin" | "search">): string | null {
  const next = new URLSearchParams(location.search).get("next");
  if (!next?.startsWith("/")) return null;
  const url = URL.canParse(next, location.origin) ? new URL(next, location.origin) : null;
  if (url?.origin !== location.origin || url.pathname.startsWith("//")) return null;
  return url.pathname + url.search + url.hash;
}
