import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { drawNumbers } from "@/lib/tools/random/draw";
import { type DrawForm, drawDefaults, readDrawForm } from "@/lib/tools/random/terms";
import { isUniform, tally } from "@/tests/support/chi-squared";
import { seededBytes } from "@/tests/support/seeded-bytes";

const termsOf = (form: Partial<DrawForm>) => {
  const { terms } = readDrawForm({ ...drawDefaults, ...form });
  if (!terms) throw new Error("the form is wrong");
  return terms;
};

const outcomes = (form: Partial<DrawForm>, keys: string[], seed: string) => {
  const source = seededBytes(seed);
  const terms = termsOf(form);
  return tally(keys, keys.length * 400, () => drawNumbers(terms, source).join());
};

/** All ordered choices of `count` among the numbers. */
const arrangements = (numbers: readonly string[], count: number, repeats: boolean): string[] =>
  count === 0
    ? [""]
    : numbers.flatMap((first) =>
        arrangements(
          repeats ? numbers : numbers.filter((it) => it !== first),
          count - 1,
          repeats,
        ).map((rest) => (rest === "" ? first : `${first},${rest}`)),
      );

describe("drawNumbers", () => {
  test("draws each ordered choice without repeats equally often", { tags: ["slow"] }, () => {
    const keys = arrangements(["2", "3", "5", "7", "8"], 3, false);
    expect(keys).toHaveLength(60);
    const form = { min: "2", max: "8", excluded: "4, 6", count: 3, repeats: false };
    expect(isUniform(outcomes(form, keys, "unique"))).toBe(true);
  });

  test("draws each ordered choice with repeats equally often", { tags: ["slow"] }, () => {
    const keys = arrangements(["-1", "0", "1", "2"], 3, true);
    expect(keys).toHaveLength(64);
    expect(isUniform(outcomes({ min: "-1", max: "2", count: 3 }, keys, "repeats"))).toBe(true);
  });

  test("draws each number of the default range equally often", () => {
    const keys = Array.from({ length: 100 }, (_, index) => String(index + 1));
    expect(isUniform(outcomes({}, keys, "usual"))).toBe(true);
  });

  test("draws a number that is listed twice double as often, but equally often without repeats", () => {
    const source = seededBytes("list");
    const list = { mode: "list", list: "1.5 7 7" } as const;
    const withRepeats = termsOf(list);
    let sevens = 0;
    for (let round = 0; round < 3000; round++) {
      if (drawNumbers(withRepeats, source)[0] === "7") sevens++;
    }
    expect(Math.abs(sevens - 2000)).toBeLessThan(110);
    const keys = arrangements(["1.5", "7"], 1, false);
    expect(isUniform(outcomes({ ...list, repeats: false }, keys, "list once"))).toBe(true);
  });

  test("keeps the range, the exclusions and unique numbers", {
    tags: ["slow"],
  }, () => {
    const integer = fc.integer({ min: -30, max: 30 });
    fc.assert(
      fc.property(
        integer,
        integer,
        fc.array(integer, { maxLength: 20 }),
        fc.integer({ min: 1, max: 20 }),
        fc.boolean(),
        fc.string(),
        (min, max, excluded, count, repeats, seed) => {
          const { terms, errors } = readDrawForm({
            ...drawDefaults,
            min: String(min),
            max: String(max),
            excluded: excluded.join(),
            count,
            repeats,
          });
          const remaining = new Set<number>();
          for (let it = Math.min(min, max); it <= Math.max(min, max); it++) {
            if (!excluded.includes(it)) remaining.add(it);
          }
          expect(errors === undefined).toBe(
            remaining.size > 0 && (repeats || remaining.size >= count),
          );
          if (!terms) return;
          const drawn = drawNumbers(terms, seededBytes(seed)).map(Number);
          expect(drawn).toHaveLength(count);
          expect(drawn.every((number) => remaining.has(number))).toBe(true);
          if (!repeats) expect(new Set(drawn).size).toBe(count);
        },
      ),
      { numRuns: 500 },
    );
  });

  test("draws all numbers when as many as exist are drawn without repeats", () => {
    const drawn = drawNumbers(
      termsOf({ min: "1", max: "20", count: 20, repeats: false }),
      seededBytes("all"),
    );
    expect([...drawn].sort((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 20 }, (_, index) => String(index + 1)),
    );
  });

  test("draws from 2^54 - 1 numbers without listing them", () => {
    const terms = termsOf({
      min: "-9007199254740991",
      max: "9007199254740991",
      excluded: "-9007199254740991, 0",
      count: 20,
      repeats: false,
    });
    // A list of them all would not fit into memory.
    const drawn = drawNumbers(terms, seededBytes("huge"));
    expect(new Set(drawn).size).toBe(20);
    expect(drawn.every((number) => Number.isSafeInteger(Number(number)))).toBe(true);
    expect(drawn.some((number) => number.startsWith("-"))).toBe(true);
  });
});
