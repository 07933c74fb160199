import { beforeEach, describe, expect, test, vi } from "vitest";
import { draftStore } from "@/components/forms/draft-store";
import {
  isKeyOf,
  isListOf,
  isNullOr,
  isNumber,
  isText,
  parsePart,
  parseTexts,
  parseWhole,
} from "@/components/forms/parse-draft";
import { MemoryStorage } from "@/tests/support/memory-storage";

type Values = { name: string; rating: number | null; tags: string[] };
const checks = { name: isText, rating: isNullOr(isNumber), tags: isListOf(isText) };
const whole: Values = { name: "Анна", rating: null, tags: ["а"] };

const areas = [
  ["tab", "sessionStorage"],
  ["browser", "localStorage"],
] as const;

describe.each(areas)("a draft of the %s", (area, name) => {
  const store = draftStore({ key: "draft", area, parse: parseWhole<Values>(checks) });

  beforeEach(() => {
    vi.stubGlobal("sessionStorage", new MemoryStorage());
    vi.stubGlobal("localStorage", new MemoryStorage());
  });

  test("is read as it was written, until it is removed", () => {
    expect(store.read()).toBeNull();
    expect(store.write(whole)).toBe(true);
    expect(globalThis[name].getItem("draft")).toBe(JSON.stringify(whole));
    expect(store.read()).toEqual(whole);
    store.remove();
    expect(store.read()).toBeNull();
  });

  test.each([
    "{",
    "",
    "null",
    "7",
    '"text"',
    "[]",
    '{"name":"Анна"}',
    '{"name":7,"rating":null,"tags":[]}',
    '{"name":"","rating":null,"tags":[7]}',
  ])("is not restored from %s", (text) => {
    globalThis[name].setItem("draft", text);
    expect(store.read()).toBeNull();
  });

  test("is lost without an error when the storage is full", () => {
    vi.stubGlobal(
      name,
      Object.assign(new MemoryStorage(), {
        setItem() {
          throw new DOMException("full", "QuotaExceededError");
        },
      }),
    );
    expect(store.write(whole)).toBe(false);
    expect(store.read()).toBeNull();
  });

  test("is lost without an error when the browser forbids storage", () => {
    const access = vi.spyOn(globalThis, name, "get").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    expect(store.write(whole)).toBe(false);
    expect(store.read()).toBeNull();
    expect(() => store.remove()).not.toThrow();
    access.mockRestore();
  });
});

test("keeps the valid fields of a draft of another version", () => {
  const parse = parsePart<Values>(checks);
  expect(parse({ name: "Анна", rating: "5", former: true })).toEqual({ name: "Анна" });
  expect(parse(null)).toBeNull();
});

test("keeps only texts where the keys are not known", () => {
  expect(parseTexts({ a: "текст", b: 7, c: null })).toEqual({ a: "текст" });
  expect(parseTexts("текст")).toBeNull();
});

test("accepts only the own keys of an object of options", () => {
  const isColour = isKeyOf({ red: 1 });
  expect([isColour("red"), isColour("blue"), isColour("toString")]).toEqual([true, false, false]);
});
