import { expect, test } from "vitest";
import { truncateErrors } from "./truncate-errors.mjs";

const report = ".tmp/reports/types.txt";

test("a short list is shown whole", () => {
  expect(truncateErrors("a: error\n  because\nb: error\n", { report })).toBe(
    "a: error\n  because\nb: error",
  );
});

test("of a long list the beginning is shown, and where the rest is", () => {
  const lines = Array.from({ length: 300 }, (_, at) => `file-${at}.ts: error`);
  const shown = truncateErrors(lines.join("\n"), { report }).split("\n");
  expect(shown.slice(0, 120)).toEqual(lines.slice(0, 120));
  expect(shown.slice(120)).toEqual([`… ещё строк: 180, все — в ${report}`]);
});

test("the cause of the others is shown before them, with its details", () => {
  const others = Array.from({ length: 300 }, (_, at) => `app/${at}.ts: error\n  because`);
  const output = [...others, "lib/definitions/site.ts(3,5): error", "  a norm is missing"].join(
    "\n",
  );
  const shown = truncateErrors(output, { first: "lib/definitions/", report }).split("\n");
  expect(shown.slice(0, 3)).toEqual([
    "lib/definitions/site.ts(3,5): error",
    "  a norm is missing",
    "app/0.ts: error",
  ]);
});
