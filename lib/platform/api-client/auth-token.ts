import { sessionMarkName } from "@/lib/core/session-mark";

/**
 * Where the web client keeps the token of `/api/login`: the name is a contract
 * (docs/specification/accounts.md#token).
 */
const storageKey = "auth-token";

/** The stored token, or null; null too where storage is refused (private windows). */
export function readAuthToken(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** Keeps the token; where storage is refused the cookie of the same response carries the session. */
export function storeAuthToken(token: string): void {
  try {
    localStorage.setItem(storageKey, token);
  } catch {
    // The HttpOnly cookie is enough for this browser.
  }
}

/** False when the visitor is certainly a guest: there is neither a token nor the cookie's mark. */
export function mayBeSignedIn(): boolean {
  const marked = document.cookie.split("; ").includes(`${sessionMarkName}=1`);
  return marked || readAuthToken() !== null;
}

export function removeAuthToken(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Nothing was stored.
  }
}
