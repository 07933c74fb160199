import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { errorRows, successRows } from "@/tests/catalogue/messages";

/** What a line of the specification quotes. */
const quoted = (row: string) => [...row.matchAll(/'([^']+)'/g)].map(([, text = ""]) => text);

/** The quotation marks of a test's title may be either kind. */
const hasTest = (source: string, title: string) =>
  [`test("${title}"`, `test('${title}'`].some((call) => source.includes(call));

const messages = new Set([...errorRows, ...successRows].flatMap(({ row }) => quoted(row)));

/** Whether a literal holds the message; «Документ создан!» is another message, not a proof of «Документ создан». */
const hasMessage = (source: string, message: string) =>
  [...source.matchAll(/"([^"\n]+)"/g)].some(
    ([, literal = ""]) =>
      literal.includes(message) && (literal === message || !messages.has(literal)),
  );

test("the catalogue has the specification's 19 situations and 11 lines of success", () => {
  expect(errorRows).toHaveLength(19);
  expect(successRows).toHaveLength(11);
  expect(messages.size).toBe(63);
});

test.each([...errorRows, ...successRows])("$row", ({ row, proofs }) => {
  expect(Object.keys(proofs).sort()).toEqual([...new Set(quoted(row))].sort());
  for (const [message, { file, test: title }] of Object.entries(proofs)) {
    const source = readFileSync(file, "utf8");
    expect(hasTest(source, title), `${file}: ${title}`).toBe(true);
    expect(hasMessage(source, message), `${file}: ${message}`).toBe(true);
  }
});
