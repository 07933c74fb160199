/**
 * Returns the value of a cookie of the request, or null. Of two with the same name the first counts: browsers send the
 * most specific path first (RFC 6265 § 5.4).
 */
export function readCookie(headers: Headers, name: string): string | null {
  for (const pair of (headers.get("cookie") ?? "").split(";")) {
    const at = pair.indexOf("=");
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return null;
}

export type CookieOptions = {
  /** Max-Age in seconds; 0 removes the cookie. */
  maxAge: number;
  secure: boolean;
  httpOnly: boolean;
};

/**
 * A `Set-Cookie` value for the whole site, SameSite=Lax: it is sent when a visitor follows a link to us, never with
 * another site's POST. `value` must be free of `;` and spaces (tokens are).
 */
export function writeCookie(name: string, value: string, options: CookieOptions): string {
  const parts = [`${name}=${value}`, "Path=/", `Max-Age=${options.maxAge}`, "SameSite=Lax"];
  if (options.httpOnly) parts.push("HttpOnly");
  if (options.secure) parts.push("Secure");
  return parts.join("; ");
}
