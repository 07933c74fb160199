import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";

/** Counts the titles in a file of these lines that the plugin rejects. */
function countRejected(lines: string[]): number {
  const folder = mkdtempSync(join(tmpdir(), "titles-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const plugins = [resolve("tests/support/lint/test-titles.grit")];
  writeFileSync(join(folder, "biome.json"), JSON.stringify({ plugins }));
  writeFileSync(join(folder, "a.test.ts"), lines.join("\n"));
  const biome = resolve("node_modules/@biomejs/biome/bin/biome");
  const { stdout, stderr } = spawnSync(process.execPath, [biome, "lint", "."], {
    cwd: folder,
    encoding: "utf8",
  });
  expect(`${stdout}${stderr}`).toContain("Checked 2 files");
  return stderr.match(/Reword the title/g)?.length ?? 0;
}

test("the linter refuses titles with vague words, in every form of a call", () => {
  const rejected = [
    'test("of a page", () => {});',
    'it("What a page shows", () => {});',
    'describe("pages", () => { test.skip("that are read anew", () => {}); });',
    'test.each([1])("reads %s again besides", () => {});',
    "test(`says $" + "{1} when there is none`, () => {});",
    'test("tells of a page", { tags: ["slow"] }, () => {});',
  ];
  expect(countRejected(rejected)).toBe(rejected.length);
});

test("the linter accepts other titles, and the same words elsewhere", () => {
  const accepted = [
    'test("offers a page", () => {});',
    'test("returns what is asked of it", () => expect("of a page").toBe("of a page"));',
    'test.each(["who", "that is none"])("reads %s", (who) => expect(who).not.toBe("anew"));',
  ];
  expect(countRejected(accepted)).toBe(0);
});
