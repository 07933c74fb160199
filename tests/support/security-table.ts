/** The tables of `docs/security`: the requirements of OWASP ASVS and the tests of each. */
import { readdirSync, readFileSync } from "node:fs";

export type SecurityRow = {
  page: string;
  ids: string[];
  level: string;
  what: string;
  status: string;
  where: string;
  tests: string;
};

const folder = "docs/security";

/** All rows of all pages. */
export function readSecurityRows(): SecurityRow[] {
  return readdirSync(folder).flatMap((name) => {
    const page = `${folder}/${name}`;
    return readFileSync(page, "utf8")
      .split("\n")
      .filter((line) => line.startsWith("| V"))
      .map((line) => readRow(page, line));
  });
}

function readRow(page: string, line: string): SecurityRow {
  const cells = line.split("|").slice(1, -1);
  const [id = "", level = "", what = "", status = "", where = "", tests = ""] = cells.map((cell) =>
    cell.trim(),
  );
  if (cells.length !== 6) throw new Error(`${page}: ${cells.length} cells in ${line}`);
  return { page, ids: id.split(", ").flatMap(expand), level, what, status, where, tests };
}

/** «V4.3.1–V4.3.3» are three. */
function expand(ids: string): string[] {
  const [first = "", last] = ids.split("–");
  if (last === undefined) return [first];
  const section = first.slice(0, first.lastIndexOf(".") + 1);
  if (!last.startsWith(section)) throw new Error(`A range of two sections: ${ids}`);
  const [from, to] = [first, last].map((id) => Number(id.slice(section.length))) as [
    number,
    number,
  ];
  return Array.from({ length: to - from + 1 }, (_, at) => section + (from + at));
}

/** «`file` › "title"; "another of the same file"» as pairs. */
export function claimedTests(tests: string): [file: string, title: string][] {
  return tests.split("`").flatMap((part, at, parts): [string, string][] => {
    if (at % 2 === 0) return [];
    return [...(parts[at + 1] ?? "").matchAll(/"([^"]+)"/g)].map(([, title = ""]) => [part, title]);
  });
}
