import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { errorRows, successRows } from "@/tests/message-catalogue/messages";

/** What a newcomer reads; a page that names what is gone is worse than none. */
const pages = [
  "README.md",
  "CONTRIBUTING.md",
  ...["docs", "docs/decisions", "docs/performance", "docs/security", "docs/specification"].flatMap(
    (folder) =>
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
  // What runs leave behind need not be there yet.
  .filter((entry) => entry.isDirectory() && entry.name !== ".tmp")
  .map((entry) => entry.name);

const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? "");

/** The anchors of a page's headings, as a viewer of Markdown makes them: «Custom clauses» → `custom-clauses`. */
const headingsOf = (file: string) =>
  all(readFileSync(file, "utf8"), /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, "")
      .replace(/\s/g, "-"),
  );

describe.each(pages)("%s", (page) => {
  const text = readFileSync(page, "utf8");

  test("names files that exist", () => {
    const paths = all(text, /`([\w.-]+\/[\w./-]*)`/g).filter((path) =>
      // `lib/<feature>` and the like do not match; `text/html` names no file of the project.
      topFolders.includes(path.split("/")[0] ?? ""),
    );
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });

  test("names functions and constants that their files hold", () => {
    // «`name` of `file.ts`», also «`one` and `two` of `file.ts`».
    const pairs = [
      ...text.matchAll(
        /((?:`\w+(?:\(\))?`(?:, | and | or )?)+) (?:of|in|from) `([\w./()[\]-]+\.(?:tsx?|mjs))`/g,
      ),
    ].flatMap(([, names = "", file = ""]) => all(names, /`(\w+)/g).map((name) => ({ name, file })));
    const missing = pairs.filter(
      ({ name, file }) =>
        existsSync(file) && !new RegExp(`\\b${name}\\b`).test(readFileSync(file, "utf8")),
    );
    expect(missing).toEqual([]);
  });

  test("links to files and headings that exist", () => {
    const targets = all(text.replace(/`[^`]*`/g, ""), /\]\(([^)\s]+)\)/g).filter((target) =>
      /^[\w./#-]+$/.test(target),
    );
    const missing = targets.filter((target) => {
      const [path = "", heading] = target.split("#");
      const file = path === "" ? page : join(dirname(page), path);
      return !existsSync(file) || (heading !== undefined && !headingsOf(file).includes(heading));
    });
    expect(missing).toEqual([]);
  });

  test("names commands that exist", () => {
    const commands = all(text, /npm (?:run )?(start|test|(?<=run )[\w:-]+)/g);
    expect(commands.filter((command) => !(command in manifest.scripts))).toEqual([]);
  });
});

describe("the specification", () => {
  const folder = "docs/specification";
  const files = readdirSync(folder);

  test("is listed page by page in its README", () => {
    const listed = all(readFileSync(join(folder, "README.md"), "utf8"), /^\| \[([\w-]+\.md)\]/gm);
    expect(["README.md", ...listed].sort()).toEqual(files.sort());
  });

  test("has every place that a comment cites", () => {
    const places = sources().flatMap((file) =>
      all(readFileSync(file, "utf8"), /(docs\/specification\/[\w-]+\.md(?:#[\w-]+)?)/g).map(
        (place) => ({ file, place }),
      ),
    );
    expect(places.length).toBeGreaterThan(100);
    const known = new Set(
      files.flatMap((name) =>
        headingsOf(join(folder, name)).map((item) => `${folder}/${name}#${item}`),
      ),
    );
    expect(places.filter(({ place }) => !known.has(place))).toEqual([]);
  });

  test("is cited by page and heading, never by the number of a section", () => {
    const numbered = sources().filter((file) =>
      /\b(?:specification|decisions?) §/i.test(readFileSync(file, "utf8")),
    );
    expect(numbered).toEqual([]);
  });

  test("has the messages of the catalogue, and no other", () => {
    const page = readFileSync(join(folder, "messages.md"), "utf8");
    const rows = [...errorRows, ...successRows];
    const messages = new Set(rows.flatMap(({ tests }) => Object.keys(tests)));
    expect([...new Set(all(page, /«([^»]+)»/g))].sort()).toEqual([...messages].sort());
  });
});

/** Every file that may hold a comment, except this one. */
function sources(): string[] {
  const written = topFolders.filter(
    (name) => !/^(\.|(node_modules|dist|test-results|playwright-report)$)/.test(name),
  );
  const inFolders = written.flatMap((name) =>
    readdirSync(name, { recursive: true }).map((file) => join(name, String(file))),
  );
  return [...inFolders, ...readdirSync(".")].filter(
    (file) =>
      /\.(?:tsx?|mts|mjs|css|prisma|ya?ml)$/.test(file) &&
      !/(?:^|\/)generated\//.test(file) &&
      file !== "docs/docs.test.ts",
  );
}

const decisions = readdirSync("docs/decisions").filter((name) => name !== "README.md");

test("decisions are numbered without gaps", () => {
  const numbers = decisions.map((name) => Number(name.slice(0, 4)));
  expect(numbers.sort((a, b) => a - b)).toEqual(numbers.map((_, index) => index + 1));
});

test("decisions are listed in their README, with title and status", () => {
  const index = decisions.sort().map((name) => {
    const text = readFileSync(`docs/decisions/${name}`, "utf8");
    const [title] = all(text, /^# \d{4}\. (.+)$/gm);
    const [status] = all(text, /^\*\*Status\*\*: ([^,]+),/gm);
    return `| [${name}](${name}) | ${title} | ${status} |`;
  });
  const readme = readFileSync("docs/decisions/README.md", "utf8").split("\n");
  expect(readme.filter((line) => line.startsWith("| ["))).toEqual(index);
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

test("the tables of features have each folder once, with screens and calls that exist", () => {
  const [, tables = ""] = readFileSync("docs/architecture.md", "utf8").split("\n## Features\n");
  const rows = tables
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .map((line) => line.split("|").slice(1, -1));
  const rooms = rows.map(([room = ""]) => all(room, /`(.+)`/g)[0]);
  expect(rooms.sort()).toEqual(readdirSync("lib/features").sort());
  const places = rows.flatMap(([, , screens = "", calls = ""]) => [
    ...all(screens, /`([^`]+)`/g).map((folder) =>
      folder.startsWith("components/") ? folder : `components/features/${folder}`,
    ),
    ...all(calls, /`([^`]+)`/g).map((place) => `tests/api/${place}`),
  ]);
  // A folder whose files were moved stays behind empty where they were, and is in no other checkout.
  const holdsFile = (place: string) =>
    existsSync(place) &&
    (statSync(place).isFile() ||
      readdirSync(place, { recursive: true, withFileTypes: true }).some((entry) => entry.isFile()));
  expect(places.filter((place) => !holdsFile(place))).toEqual([]);
});
