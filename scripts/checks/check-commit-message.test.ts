import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

/** Calls the hook as Git does: with the path of a file that has the message. */
function runHook(message: string) {
  const folder = mkdtempSync(join(tmpdir(), "commit-message-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "COMMIT_EDITMSG");
  writeFileSync(file, message);
  return spawnSync(process.execPath, ["scripts/checks/check-commit-message.mjs", file], {
    encoding: "utf8",
  });
}

test.each([
  "docs: name the hook\n\nThe body may have anything: Load the limit.\n",
  "# A comment of Git\n\ndocs: name the hook\n",
  "fixup! docs: name the hook\n",
])("a commit with the message %j is made", (message) =>
  expect(runHook(message)).toMatchObject({ status: 0, stderr: "" }),
);

test.each([
  ["Name the hook\n", "нет области"],
  [`docs: name the hook\nof ${"a".repeat(60)}\n`, "знаков 83"],
])("a commit with the message %j is refused", (message, problem) => {
  const { status, stderr } = runHook(message);
  expect(status).toBe(1);
  expect(stderr).toContain(problem);
});
