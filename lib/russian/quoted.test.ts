import { expect, test } from "vitest";
import { quoted } from "@/lib/russian/quoted";

test.each([
  ["Лайм", "«Лайм»"],
  ["Студия «Лайм»", "Студия «Лайм»"],
])("quoted writes %s as %s", (name, text) => {
  expect(quoted(name)).toBe(text);
});
