// @module-tag slow
import { expect, onTestFinished, test, vi } from "vitest";
import { rerunCommands, runVitest, unmatchedTestNames } from "./suites.mjs";

/** Unit tests as `npm run test:unit -- NAMES` runs them, without their output. */
function runUnit(...names: string[]) {
  const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  return runVitest({ projects: ["unit"], names });
}

test("runVitest runs a single test chosen by file and title", async () => {
  const title = "toFileName shortens a long name";
  expect(await runUnit("lib/core/text/file-name", "-t", title)).toEqual({ passed: 1, failed: 0 });
});

/** `npm run test:unit -- NAMES` prints no count then, and ends with an error: nothing ran. */
test.each([
  ["a path", ["no-such-file"]],
  ["a title", ["lib/core/text/file-name", "-t", "no such title"]],
])("runVitest fails and names %s that no test matches", async (_what, names) => {
  expect(await runUnit(...names)).toEqual({
    passed: 0,
    failed: 0,
    fault: `ни один тест не подошёл под «${names.join(" ")}»`,
    isUnmatched: true,
  });
});

test("unmatchedTestNames returns names that match no file of that kind of tests", () => {
  const names = ["package.spec", "no-such-page", "tests/e2e/tools/qr.spec.ts:12", "-g", "no title"];
  expect(unmatchedTestNames("e2e", names)).toEqual(["no-such-page"]);
  expect(
    unmatchedTestNames("unit", ["scripts/shared/suites", "text-field", "package.spec"]),
  ).toEqual(["package.spec"]);
  expect(unmatchedTestNames("db", ["drafts"])).toEqual([]);
});

test("rerunCommands chooses the command by the kind of test and the test by its title", () => {
  const faults = [
    { message: "the run itself" },
    { path: "lib/core/a.test.ts", title: "suite a (b) costs $5, “c”" },
    { path: "lib/core/b.test.ts", message: "SyntaxError" },
    { path: "tests/api/c.alone.db.test.ts", title: "c" },
    { path: "tests/faults/d.fault.test.ts", title: "d" },
    { path: "admin/e.spec.ts", title: "e" },
    { path: "lib/f.test.ts", title: "f" },
  ];
  expect(rerunCommands(faults)).toEqual([
    'npm run test:unit -- lib/core/a.test.ts -t "suite a .b. costs .5, “c”"',
    "npm run test:unit -- lib/core/b.test.ts",
    'npm run test:db -- tests/api/c.alone.db.test.ts -t "c"',
    'npm run test:faults -- tests/faults/d.fault.test.ts -t "d"',
    'npm run test:e2e -- admin/e.spec.ts -g "e"',
  ]);
});
