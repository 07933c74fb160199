import { expect, test } from "vitest";
import { truncateErrors } from "./truncate-errors.mjs";

const report = ".tmp/reports/types.txt";

test("truncateErrors returns a short list unchanged", () => {
  expect(truncateErrors("a: error\n  because\nb: error\n", { report })).toBe(
    "a: error\n  because\nb: error",
  );
});

test("truncateErrors keeps the first 120 lines of a long list and names the full report", () => {
  const lines = Array.from({ length: 300 }, (_, at) => `file-${at}.ts: error`);
  const shown = truncateErrors(lines.join("\n"), { report }).split("\n");
  expect(shown.slice(0, 120)).toEqual(lines.slice(0, 120));
  expect(shown.slice(120)).toEqual([`… ещё строк: 180, все — в ${report}`]);
});

test("truncateErrors puts errors of the given folder first, with their details", () => {
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
