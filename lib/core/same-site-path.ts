/** Any origin will do: only whether a path leaves it matters. */
const base = "https://own.invalid";

/**
 * True for an address within this site: `/documents?q=1`. `//host`, `/\host` and what resolves to another host only in
 * a browser (`/.//host`) are rejected.
 */
export const isSameSitePath = (path: string): boolean =>
  !/\s/.test(path) && toOwn(path, base) !== null;

/**
 * Returns where to go after sign-in: `?next=` of the address, only within this site.
 * @returns path, query and hash; null without the parameter and for an address of another site
 */
export function nextPath({ origin, search }: Pick<Location, "origin" | "search">): string | null {
  const url = toOwn(new URLSearchParams(search).get("next") ?? "", origin);
  return url && url.pathname + url.search + url.hash;
}

/** Resolves a path as a browser does; null when the result has another origin or would lead to one: `//host`. */
function toOwn(path: string, origin: string): URL | null {
  if (!path.startsWith("/") || !URL.canParse(path, origin)) return null;
  const url = new URL(path, origin);
  return url.origin === origin && !url.pathname.startsWith("//") ? url : null;
}
