import fc from "fast-check";
import { expect, test } from "vitest";
import { fromQuery, toQuery } from "@/lib/tools/random/address";
import { type DrawForm, drawDefaults } from "@/lib/tools/random/terms";

const back = (form: DrawForm) => ({
  ...drawDefaults,
  ...fromQuery(new URLSearchParams(toQuery(form))),
});

test("the usual settings need no query", () => {
  expect(toQuery(drawDefaults)).toBe("");
  expect(fromQuery(new URLSearchParams("utm_source=x&min=х&count=99&repeats=maybe"))).toEqual({});
});

test("settings come back from the address", () => {
  fc.assert(
    fc.property(
      fc.record({
        mode: fc.constant("range" as const),
        min: fc.maxSafeInteger().map(String),
        max: fc.maxSafeInteger().map(String),
        excluded: fc.array(fc.integer(), { maxLength: 5 }).map((numbers) => numbers.join(", ")),
        list: fc.constant(""),
        count: fc.integer({ min: 1, max: 20 }),
        repeats: fc.boolean(),
      }),
      (form) => {
        expect(back(form)).toEqual(form);
      },
    ),
  );
});

test("a list never gets into the address", () => {
  const form: DrawForm = { ...drawDefaults, mode: "list", list: "1976, 1984", min: "777" };
  expect(toQuery(form)).toBe("mode=list");
});
