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
