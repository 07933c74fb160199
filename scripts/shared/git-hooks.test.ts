import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { installHooks as installHooksOf } from "./git-hooks.mjs";

/** What a developer's shell has: Git sets more for its own hooks, which run these tests too. */
const env = { NODE_ENV: "test", PATH: process.env.PATH } as const;

const installHooks = (options: Parameters<typeof installHooksOf>[0]) =>
  installHooksOf({ isTerminal: true, ...options });

function createFolder() {
  const folder = mkdtempSync(join(tmpdir(), "git-hooks-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

function createRepository() {
  const folder = createFolder();
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: folder, encoding: "utf8", env }).trim();
  git("init", "--quiet");
  return { folder, git };
}

test("installHooks sets the hooks of a new clone once", () => {
  const { folder, git } = createRepository();
  expect(installHooks({ folder, env })).toBe(true);
  expect(git("config", "--local", "core.hooksPath")).toBe("scripts/hooks");
  expect(installHooks({ folder, env })).toBe(false);
});

test("installHooks leaves the clone's own hooks", () => {
  const { folder, git } = createRepository();
  git("config", "core.hooksPath", "hooks-of-mine");
  expect(installHooks({ folder, env })).toBe(false);
  expect(git("config", "core.hooksPath")).toBe("hooks-of-mine");

  const other = createRepository();
  mkdirSync(join(other.folder, ".git/hooks"), { recursive: true });
  writeFileSync(join(other.folder, ".git/hooks/pre-commit"), "#!/bin/sh\n");
  expect(installHooks({ folder: other.folder, env })).toBe(false);
});

test("installHooks does nothing without a terminal, in CI, in a part of another checkout, outside one and without Git", () => {
  const { folder } = createRepository();
  const inside = join(folder, "inside");
  mkdirSync(inside);
  expect(installHooks({ folder, env, isTerminal: false })).toBe(false);
  expect(installHooks({ folder, env: { ...env, CI: "true" } })).toBe(false);
  expect(installHooks({ folder: inside, env })).toBe(false);
  expect(installHooks({ folder: createFolder(), env })).toBe(false);
  expect(installHooks({ folder, env: { ...env, PATH: "" } })).toBe(false);
  expect(installHooks({ folder, env })).toBe(true);
});
