import { expect, test } from "vitest";
import { errorRows, successRows } from "@/tests/message-catalogue/messages";

/** The quoted strings of a specification line. */
const quoted = (row: string) => [...row.matchAll(/'([^']+)'/g)].map(([, text = ""]) => text);

const messages = new Set([...errorRows, ...successRows].flatMap(({ row }) => quoted(row)));

test("the catalogue contains the specification's 19 situations and 11 success messages", () => {
  expect(errorRows).toHaveLength(19);
  expect(successRows).toHaveLength(11);
  expect(messages.size).toBe(63);
});

// That each of these tests ran and passed is checked at the end of `npm test -- --all`: scripts/checks/check-test-references.ts.
test.each([...errorRows, ...successRows])("each message has a test: $row", ({ row, tests }) => {
  expect(Object.keys(tests).sort()).toEqual([...new Set(quoted(row))].sort());
});
