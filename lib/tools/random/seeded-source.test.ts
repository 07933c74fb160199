import { createHmac } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { seededSource } from "@/lib/tools/random/seeded-source";

/** As the page describes the stream, with the HMAC of Node. */
const streamOf = (seed: string, terms: string, blocks: number) =>
  Buffer.concat(
    Array.from({ length: blocks }, (_, block) =>
      createHmac("sha256", seed).update(`${terms}\n${block}`).digest(),
    ),
  );

test("returns the documented stream for reads of any size", () => {
  fc.assert(
    fc.property(
      // A lone surrogate has no UTF-8.
      fc.string({ unit: "grapheme", maxLength: 100 }),
      fc.string({ unit: "grapheme" }),
      fc.array(fc.nat({ max: 70 }), { maxLength: 12 }),
      (seed, terms, portions) => {
        const source = seededSource(seed, terms);
        const read = Buffer.concat(portions.map((length) => source(length)));
        expect(read).toEqual(streamOf(seed, terms, 30).subarray(0, read.length));
      },
    ),
  );
});

test("returns known first bytes", () => {
  const bytes = seededSource("зерно", "Выбор: числа от 1 до 100\nСколько: 1\nПовторы: да")(8);
  expect(Buffer.from(bytes).toString("hex")).toMatchInlineSnapshot(`"acf046b71d3aa39a"`);
});
