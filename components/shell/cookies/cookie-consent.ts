/**
 * The visitor's choice about cookies, stored in this browser. Keys and values:
 * docs/specification/site.md#cookie-banner.
 */

const choiceKey = "cookie-consent";
const dateKey = "cookie-consent-date";
const changed = "cookie-consent-change";

export type CookieConsent = "accepted" | "declined";

type ConsentStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * The visitor's choice and its time; null if there is none, or the stored value is invalid.
 * @throws DOMException if the browser refuses storage
 */
export function readCookieConsent(
  storage: Pick<Storage, "getItem"> = localStorage,
): { choice: CookieConsent; date: string } | null {
  const choice = storage.getItem(choiceKey);
  if (choice !== "accepted" && choice !== "declined") return null;
  return { choice, date: storage.getItem(dateKey) ?? "" };
}

/**
 * Stores a choice with its date, or removes it for null, and notifies subscribers. Does nothing if the browser stores
 * nothing.
 */
export function storeCookieConsent(
  choice: CookieConsent | null,
  { now = new Date(), storage }: { now?: Date; storage?: ConsentStorage } = {},
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
    // Storage is blocked: the choice applies to this page only.
  }
  globalThis.dispatchEvent?.(new Event(changed));
}

/** Subscribes to changes, on this page or in another tab; returns the unsubscribe function. */
export function subscribeToCookieConsent(listener: () => void): () => void {
  window.addEventListener("storage", listener);
  window.addEventListener(changed, listener);
  return () => {
    window.removeEventListener("storage", listener);
    window.removeEventListener(changed, listener);
  };
}
