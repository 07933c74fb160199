/**
 * The visitor's answer about cookies, kept in this browser. Keys and values:
 * docs/specification/site.md#cookie-banner.
 */

const choiceKey = "cookie-consent";
const dateKey = "cookie-consent-date";
const changed = "cookie-consent-change";

export type CookieConsent = "accepted" | "declined";

type Keeper = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * The visitor's choice and its time; null when there is none, or the stored value is not valid.
 * @throws DOMException where the browser refuses storage
 */
export function readCookieConsent(
  storage: Pick<Storage, "getItem"> = localStorage,
): { choice: CookieConsent; date: string } | null {
  const choice = storage.getItem(choiceKey);
  if (choice !== "accepted" && choice !== "declined") return null;
  return { choice, date: storage.getItem(dateKey) ?? "" };
}

/**
 * Keeps an answer with its date, or, for null, forgets it, and says so to whatever shows it. A browser
 * that keeps nothing has nothing to change.
 */
export function storeCookieConsent(
  choice: CookieConsent | null,
  { now = new Date(), storage }: { now?: Date; storage?: Keeper } = {},
): void {
  try {
    const keeper = storage ?? localStorage;
    if (choice === null) {
      keeper.removeItem(choiceKey);
      keeper.removeItem(dateKey);
    } else {
      keeper.setItem(choiceKey, choice);
      keeper.setItem(dateKey, now.toISOString());
    }
  } catch {
    // Refused: the answer holds for this page only.
  }
  globalThis.dispatchEvent?.(new Event(changed));
}

/** Subscribes to changes, on this page or in another tab; returns the unsubscribe function. */
export function onCookieConsent(listen: () => void): () => void {
  window.addEventListener("storage", listen);
  window.addEventListener(changed, listen);
  return () => {
    window.removeEventListener("storage", listen);
    window.removeEventListener(changed, listen);
  };
}
