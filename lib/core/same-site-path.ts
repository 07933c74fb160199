/** Any origin will do: only whether a path leaves it is asked. */
const base = "https://own.invalid";

/**
 * True for an address within this site: `/documents?q=1`. `//host`, `/\host` and what only a browser's
 * resolving makes foreign (`/.//host`) lead to another one.
 */
export const isSameSitePath = (path: string): boolean =>
  !/\s/.test(path) && toOwn(path, base) !== null;

/**
 * Where to go after the sign-in: `?next=` of the address, only within this site.
 * @returns path, query and hash; null without the parameter and for a foreign address
 */
export function nextPath({ origin, search }: Pick<Location, "origin" | "search">): string | null {
  const url = toOwn(new URLSearchParams(search).get("next") ?? "", origin);
  return url && url.pathname + url.search + url.hash;
}

/** A path as a browser resolves it; null when that leads to another origin, or is a path that would: `//host`. */
function toOwn(path: string, origin: string): URL | null {
  if (!path.startsWith("/") || !URL.canParse(path, origin)) return null;
  const url = new URL(path, origin);
  return url.origin === origin && !url.pathname.startsWith("//") ? url : null;
}
