import { signedInCookieName } from "@/lib/core/access/signed-in-cookie";

/**
 * Where the web client keeps the token of `/api/login`: the name is a contract
 * (docs/specification/accounts.md#token).
 */
export const authTokenKey = "auth-token";

/** The stored token, or null; also null when storage is unavailable (private windows). */
export function readAuthToken(): string | null {
  try {
    return localStorage.getItem(authTokenKey);
  } catch {
    return null;
  }
}

/** Stores the token; when storage is unavailable, the cookie of the same response carries the session. */
export function storeAuthToken(token: string): void {
  try {
    localStorage.setItem(authTokenKey, token);
  } catch {
    // The HttpOnly cookie is enough in this browser.
  }
}

/** False when the visitor is certainly a guest: there is neither a token nor the session's marker cookie. */
export function mayBeSignedIn(): boolean {
  const marked = document.cookie.split("; ").includes(`${signedInCookieName}=1`);
  return marked || readAuthToken() !== null;
}

/**
 * Signs out in this browser when the server cannot be reached: the session cookie is HttpOnly, but its marker cookie is
 * not.
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
