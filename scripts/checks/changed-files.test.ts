import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { root } from "../../server/shared/root.mjs";
import { findUnitTests, listChangedFiles } from "./changed-files.mjs";

const imports = new Map(
  Object.entries({
    "lib/core/a.ts": [],
    "lib/core/a.test.ts": ["lib/core/a.ts"],
    "lib/b.ts": ["lib/core/a.ts"],
    "lib/b.test.ts": ["lib/b.ts"],
    "lib/b.db.test.ts": ["lib/b.ts"],
    "content/laws/laws.test.ts": [],
    "content/site.test.ts": [],
  }).map(([file, targets]) => [file, new Set(targets)]),
);

test.each([
  ["a file: the tests that import it, directly or not", "lib/core/a.ts", "lib/core/a lib/b"],
  ["a test: itself", "content/site.test.ts", "content/site"],
  ["text in a folder with tests: these", "content/laws/152.md", "content/laws/laws"],
  [
    "text elsewhere: those of the nearest folder",
    "content/news/1.md",
    "content/laws/laws content/site",
  ],
  ["a file at the root: none", "README.md", ""],
])("findUnitTests finds for %s", (_what, file, tests) => {
  const expected = tests.split(" ").filter(Boolean);
  expect(findUnitTests([file], imports)).toEqual(expected.map((name) => `${name}.test.ts`));
});

/** A Git repository with one commit, which is pushed, on `main`. */
function createRepository() {
  // Git sets these for its hooks, which run these tests too.
  for (const name of ["GIT_DIR", "GIT_INDEX_FILE", "GIT_WORK_TREE"]) vi.stubEnv(name, undefined);
  const parent = mkdtempSync(join(tmpdir(), "changed-files-"));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const folder = join(parent, "clone");
  const gitIn = (cwd: string, ...args: string[]) =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.ru", ...args], {
      cwd,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  gitIn(parent, "init", "--quiet", "--bare", "--initial-branch=main", "remote.git");
  gitIn(parent, "clone", "--quiet", "remote.git", folder);
  const git = (...args: string[]) => gitIn(folder, ...args);
  const commit = (file: string) => {
    writeFileSync(join(folder, file), file);
    git("add", file);
    git("commit", "--quiet", "--no-verify", "-m", `tests: add ${file}`);
    return git("rev-parse", "HEAD");
  };
  git("checkout", "--quiet", "-B", "main");
  const pushed = commit("pushed.ts");
  git("push", "--quiet", "--no-verify", "-u", "origin", "main");
  return { folder, git, commit, pushed };
}

test("on main listChangedFiles lists what was committed since the last push", () => {
  const { folder, commit } = createRepository();
  writeFileSync(join(folder, "untracked.ts"), "");
  expect(listChangedFiles({ folder })).toEqual(["untracked.ts"]);
  commit("committed.ts");
  expect(listChangedFiles({ folder })).toEqual(["committed.ts", "untracked.ts"]);
});

test("on a branch listChangedFiles lists all of it, pushed or not", () => {
  const { folder, git, commit } = createRepository();
  git("checkout", "--quiet", "-b", "feature");
  commit("first.ts");
  git("push", "--quiet", "--no-verify", "-u", "origin", "feature");
  commit("second.ts");
  expect(listChangedFiles({ folder })).toEqual(["first.ts", "second.ts"]);
});

test("listChangedFiles compares with another commit, unless the clone lacks it", () => {
  const { folder, commit } = createRepository();
  const since = commit("first.ts");
  commit("second.ts");
  expect(listChangedFiles({ folder, since })).toEqual(["second.ts"]);
  expect(listChangedFiles({ folder, since: "1".repeat(40) })).toEqual(["first.ts", "second.ts"]);
});

test("listChangedFiles refuses a repository without a main", () => {
  const { folder, git } = createRepository();
  git("checkout", "--quiet", "-b", "other");
  git("branch", "--quiet", "-D", "main");
  git("remote", "remove", "origin");
  expect(() => listChangedFiles({ folder })).toThrow("Нет ветки main");
});

const none = "0".repeat(40);
const one = "1".repeat(40);
const two = "2".repeat(40);

test.each([
  [
    "an existing branch: since its commit there",
    `refs/heads/a ${two} refs/heads/a ${one}\n`,
    `--since=${one}`,
  ],
  ["a new branch: since main", `refs/heads/a ${two} refs/heads/a ${none}\n`, ""],
  [
    "a branch and a tag",
    `refs/tags/v1 ${two} refs/tags/v1 ${none}\nrefs/heads/a ${two} refs/heads/a ${one}\n`,
    `--since=${one}`,
  ],
  ["a deletion: nothing", `(delete) ${none} refs/heads/a ${one}\n`, undefined],
])("before a push the hook checks for %s", (_what, input, since) => {
  const folder = mkdtempSync(join(tmpdir(), "pre-push-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const npm = join(folder, "npm");
  writeFileSync(npm, '#!/bin/sh\necho "$@"\n');
  chmodSync(npm, 0o755);
  const output = execFileSync("sh", [join(root, "scripts/hooks/pre-push")], {
    input,
    encoding: "utf8",
    env: { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` },
  });
  const command = ["run --silent check -- --changed", since].filter(Boolean).join(" ");
  expect(output.trim()).toBe(since === undefined ? "" : command);
});
