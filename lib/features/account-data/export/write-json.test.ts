import fc from "fast-check";
import { expect, test } from "vitest";
import { type Exported, writeJson } from "@/lib/features/account-data/export/write-json";

async function written(value: Exported): Promise<string> {
  let text = "";
  for await (const piece of writeJson(value)) text += piece;
  return text;
}

async function* later<T>(items: readonly T[]): AsyncGenerator<T> {
  for (const item of items) yield item;
}

test("writes the same text as JSON.stringify when some lists are read asynchronously", async () => {
  const value = {
    a: [1, { b: "x\ny" }],
    list: [
      { c: null, inner: ["т"] },
      { c: true, inner: [] },
    ],
  };
  const list = later(value.list.map((item) => ({ ...item, inner: later(item.inner) })));
  expect(await written({ ...value, list })).toBe(JSON.stringify(value, null, 2));
});

test("writes JSON that parses back to the same value", async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), async (value) => {
      const expected = JSON.stringify(value);
      expect(JSON.stringify(JSON.parse(await written(value as Exported)))).toBe(expected);
    }),
  );
});

test("reads an item only after the previous one was written", async () => {
  const readItems: number[] = [];
  async function* numbers() {
    for (const number of [1, 2, 3]) {
      readItems.push(number);
      yield number;
    }
  }
  const pieces = writeJson({ numbers: numbers() });
  while (!readItems.includes(1)) await pieces.next();
  expect(readItems).toEqual([1]);
});
