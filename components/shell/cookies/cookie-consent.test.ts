import { expect, test } from "vitest";
import { readCookieConsent, storeCookieConsent } from "@/components/shell/cookies/cookie-consent";

/** An in-memory implementation of the browser's storage. */
function newStorage() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}
const now = new Date("2026-11-21T09:30:00Z");

test.each(["accepted", "declined"] as const)(
  "storeCookieConsent keeps «%s» with an ISO date",
  (choice) => {
    const storage = newStorage();
    expect(readCookieConsent(storage)).toBeNull();
    storeCookieConsent(choice, { now, storage });
    // The names and values are a contract: docs/specification/site.md#cookie-banner.
    expect(Object.fromEntries(storage.items)).toEqual({
      "cookie-consent": choice,
      "cookie-consent-date": "2026-11-21T09:30:00.000Z",
    });
    expect(readCookieConsent(storage)).toEqual({ choice, date: "2026-11-21T09:30:00.000Z" });
  },
);

test("storeCookieConsent removes the answer and its date for null", () => {
  const storage = newStorage();
  storeCookieConsent("accepted", { now, storage });
  storeCookieConsent(null, { now, storage });
  expect(storage.items.size).toBe(0);
});

test("readCookieConsent ignores an unknown stored value", () => {
  const storage = newStorage();
  storage.setItem("cookie-consent", "true");
  expect(readCookieConsent(storage)).toBeNull();
});

test("storeCookieConsent throws nothing when the browser refuses storage", () => {
  const refuse = () => {
    throw new DOMException("refused", "SecurityError");
  };
  const storage = { getItem: refuse, setItem: refuse, removeItem: refuse };
  expect(() => storeCookieConsent("declined", { now, storage })).not.toThrow();
});
