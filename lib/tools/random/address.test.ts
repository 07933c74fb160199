import fc from "fast-check";
import { expect, test } from "vitest";
import { fromQuery, toQuery } from "@/lib/tools/random/address";
import { type DrawForm, drawDefaults } from "@/lib/tools/random/terms";

const back = (form: DrawForm) => ({
  ...drawDefaults,
  ...fromQuery(new URLSearchParams(toQuery(form))),
});

test("writes no query for the default settings and ignores wrong parameters", () => {
  expect(toQuery(drawDefaults)).toBe("");
  expect(fromQuery(new URLSearchParams("utm_source=x&min=х&count=99&repeats=maybe"))).toEqual({});
});

test("restores settings from the address", () => {
  fc.assert(
    fc.property(
      fc.record({
        mode: fc.constant("range" as const),
        min: fc.maxSafeInteger().map(String),
        max: fc.maxSafeInteger().map(String),
        excluded: fc.array(fc.integer(), { maxLength: 5 }).map((numbers) => numbers.join(", ")),
        count: fc.integer({ min: 1, max: 20 }),
        repeats: fc.boolean(),
      }),
      (chosen) => {
        const form = { ...drawDefaults, ...chosen };
        expect(back(form)).toEqual(form);
      },
    ),
  );
});

test("restores the settings of a prize draw without its participants", () => {
  expect(toQuery({ ...drawDefaults, mode: "people", people: "@anna", count: 3 })).toBe(
    "mode=people&count=3",
  );
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), (isOnceEach, winnersRepeat) => {
      const form = { ...drawDefaults, mode: "people" as const, isOnceEach, winnersRepeat };
      expect(back(form)).toEqual(form);
    }),
  );
});

test("writes no list into the address", () => {
  const form: DrawForm = { ...drawDefaults, mode: "list", list: "1976, 1984", min: "777" };
  expect(toQuery(form)).toBe("mode=list");
});
