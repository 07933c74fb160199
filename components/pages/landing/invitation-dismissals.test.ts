import { expect, test } from "vitest";
import {
  canShowInvitation,
  countDismissal,
} from "@/components/pages/landing/invitation-dismissals";

function newStorage(stored: Record<string, string> = {}) {
  const items = new Map(Object.entries(stored));
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
}

test("shows the invitation after ten dismissals, and not after the eleventh", () => {
  const storage = newStorage();
  for (let dismissal = 1; dismissal <= 10; dismissal += 1) {
    countDismissal(storage);
    expect(canShowInvitation(storage), `after ${dismissal}`).toBe(true);
    expect(storage.items.has("registration-notice-closed")).toBe(false);
  }
  countDismissal(storage);
  expect(canShowInvitation(storage)).toBe(false);
  expect(Object.fromEntries(storage.items)).toEqual({
    "registration-notice-count": "11",
    "registration-notice-closed": "true",
  });
});

test("does not show the invitation when the flag is set without a count", () => {
  expect(canShowInvitation(newStorage({ "registration-notice-closed": "true" }))).toBe(false);
});

test.each(["", "много", "-3", "1.5", "NaN"])("treats the stored count «%s» as zero", (count) => {
  const storage = newStorage({ "registration-notice-count": count });
  expect(canShowInvitation(storage)).toBe(true);
  countDismissal(storage);
  expect(storage.items.get("registration-notice-count")).toBe("1");
});

test("shows the invitation without errors when the browser refuses storage", () => {
  const refuse = () => {
    throw new DOMException("refused", "SecurityError");
  };
  const storage = { getItem: refuse, setItem: refuse };
  expect(canShowInvitation(storage)).toBe(true);
  expect(() => countDismissal(storage)).not.toThrow();
});
