import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";

/** What a newcomer reads; a page that names what is gone is worse than none. */
const pages = [
  "README.md",
  ...["docs", "docs/decisions", "docs/security"].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(".md"))
      .map((name) => `${folder}/${name}`),
  ),
];
const manifest = JSON.parse(readFileSync("package.json", "utf8")) as Record<
  "dependencies" | "devDependencies" | "scripts",
  Record<string, string>
>;
const topFolders = readdirSync(".", { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? "");

describe.each(pages)("%s", (page) => {
  const text = readFileSync(page, "utf8");

  test("names files that exist", () => {
    const paths = all(text, /`([\w.-]+\/[\w./-]*)`/g).filter((path) =>
      // `lib/<feature>` and the like do not match; `text/html` names no file of ours.
      topFolders.includes(path.split("/")[0] ?? ""),
    );
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });

  test("links to files that exist", () => {
    const targets = all(text, /\]\(([^)\s]+)\)/g).filter((target) => /^[\w./-]+$/.test(target));
    expect(targets.filter((target) => !existsSync(join(dirname(page), target)))).toEqual([]);
  });

  test("names commands that exist", () => {
    const commands = all(text, /npm (?:run )?(start|test|(?<=run )[\w:-]+)/g);
    expect(commands.filter((command) => !(command in manifest.scripts))).toEqual([]);
  });
});

test("decisions are numbered without gaps", () => {
  const numbers = readdirSync("docs/decisions").map((name) => Number(name.slice(0, 4)));
  expect(numbers.sort((a, b) => a - b)).toEqual(numbers.map((_, index) => index + 1));
});

describe("0001-dependencies.md has the packages of package.json, each with its reason", () => {
  const [production = "", development = ""] = readFileSync(
    "docs/decisions/0001-dependencies.md",
    "utf8",
  ).split("\n## Development\n");
  /** First column of the table, without versions and marks. */
  const named = (part: string) =>
    all(part, /^\| ((?!Package|-)[^|]+) \|/gm)
      .flatMap((cell) => cell.split(", "))
      .map((cell) => cell.split(" ")[0]);

  test.each([
    ["dependencies", production],
    ["devDependencies", development],
  ] as const)("%s", (kind, part) => {
    expect(named(part).sort()).toEqual(Object.keys(manifest[kind]).sort());
  });
});
