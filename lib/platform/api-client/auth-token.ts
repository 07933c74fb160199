import { signedInCookieName } from "@/lib/core/access/signed-in-cookie";

/**
 * Where the web client keeps the token of `/api/login`: the name is a contract
 * (docs/specification/accounts.md#token).
 */
export const authTokenKey = "auth-token";

/** The stored token, or null; null too where storage is refused (private windows). */
export function readAuthToken(): string | null {
  try {
    return localStorage.getItem(authTokenKey);
  } catch {
    return null;
  }
}

/** Keeps the token; where storage is refused the cookie of the same response carries the session. */
export function storeAuthToken(token: string): void {
  try {
    localStorage.setItem(authTokenKey, token);
  } catch {
    // The HttpOnly cookie is enough for this browser.
  }
}

/** False when the visitor is certainly a guest: there is neither a token nor the cookie's mark. */
export function mayBeSignedIn(): boolean {
  const marked = document.cookie.split("; ").includes(`${signedInCookieName}=1`);
  return marked || readAuthToken() !== null;
}

/**
 * Makes a guest of this browser where the server could not be told to: its session's cookie is HttpOnly, the
 * mark next to it is not.
 */
export function removeSessionMark(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${signedInCookieName}=; Path=/; Max-Age=0`;
}

export function removeAuthToken(): void {
  try {
    localStorage.removeItem(authTokenKey);
  } catch {
    // Nothing was stored.
  }
}
