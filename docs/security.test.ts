import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { claimedTests, readSecurityRows } from "@/tests/support/security-table";

/**
 * Levels of the requirements of OWASP ASVS 5.0.0 in their order: the n-th figure of a section is the
 * level of its n-th requirement. Written down so that none of level 1 or 2 is left out.
 */
const levels: Record<string, string> = {
  ...{ "1.1": "22", "1.2": "1111122223", "1.3": "112222222223", "1.4": "222", "1.5": "123" },
  ...{ "2.1": "122", "2.2": "112", "2.3": "12223", "2.4": "23" },
  ...{ "3.1": "3", "3.2": "113", "3.3": "12223", "3.4": "11222233", "3.5": "11122333" },
  ...{ "3.6": "3", "3.7": "22333" },
  ...{ "4.1": "12233", "4.2": "23333", "4.3": "22", "4.4": "1222" },
  ...{ "5.1": "2", "5.2": "112333", "5.3": "113", "5.4": "222" },
  ...{ "6.1": "122", "6.2": "111111112222", "6.3": "11223333", "6.4": "112233" },
  ...{ "6.5": "22222333", "6.6": "2223", "6.7": "33", "6.8": "2222" },
  ...{ "7.1": "222", "7.2": "1111", "7.3": "22", "7.4": "11222", "7.5": "223", "7.6": "22" },
  ...{ "8.1": "1233", "8.2": "1123", "8.3": "133", "8.4": "23" },
  ...{ "9.1": "111", "9.2": "1222" },
  ...{ "10.1": "22", "10.2": "223", "10.3": "22223", "10.4": "1111122222233333" },
  ...{ "10.5": "22222", "10.6": "22", "10.7": "222" },
  ...{ "11.1": "2233", "11.2": "22233", "11.3": "11233", "11.4": "1222", "11.5": "23" },
  ...{ "11.6": "23", "11.7": "33" },
  ...{ "12.1": "12233", "12.2": "11", "12.3": "22223" },
  ...{ "13.1": "2333", "13.2": "222223", "13.3": "2233", "13.4": "1222233" },
  ...{ "14.1": "22", "14.2": "12223333", "14.3": "122" },
  ...{ "15.1": "12233", "15.2": "12233", "15.3": "1222222", "15.4": "3333" },
  ...{ "16.1": "2", "16.2": "22222", "16.3": "2222", "16.4": "222", "16.5": "2223" },
  ...{ "17.1": "23", "17.2": "22223333", "17.3": "22" },
};
const required = Object.entries(levels).flatMap(([section, figures]) =>
  [...figures].flatMap((level, at) => (level === "3" ? [] : [`V${section}.${at + 1}`])),
);

const statuses = ["met", "not met", "not applicable"] as const;

const entrance = readFileSync("docs/security.md", "utf8");
const rows = readSecurityRows();

function levelOf(id: string): string {
  const [, section = "", number] = /^V(\d+\.\d+)\.(\d+)$/.exec(id) ?? [];
  return levels[section]?.[Number(number) - 1] ?? "unknown";
}

const isTestFile = (path: string) => /\.(?:test|spec)\.tsx?$/.test(path);
const topFolders = readdirSync(".", { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
/** A file of the root has a name with a dot, any other begins with a folder of the root. */
const namesFile = (text: string) =>
  /^[\w.-]+\/[\w./()[\]-]+$/.test(text)
    ? topFolders.includes(text.split("/")[0] ?? "")
    : /^[\w.-]+\.(?:ts|mjs|json|md)$/.test(text);
const filesIn = (text: string) =>
  [...text.matchAll(/`([^`]+)`/g)].flatMap(([, value = ""]) => (namesFile(value) ? [value] : []));

describe("the table of ASVS 5.0", () => {
  test("has every requirement of levels 1 and 2 once, and no other", () => {
    expect(rows.flatMap(({ ids }) => ids).sort()).toEqual([...required].sort());
  });

  test("gives each its level", () => {
    const wrong = rows.filter(
      ({ ids, level }) => [...new Set(ids.map(levelOf))].sort().join(", ") !== level,
    );
    expect(wrong.map(({ ids }) => ids)).toEqual([]);
  });

  test("has no empty cell and no status of its own", () => {
    const empty = rows.filter((row) =>
      Object.values(row).some((cell) => /^[-–—\s]*$/.test(`${cell}`)),
    );
    expect(empty.map(({ ids }) => ids)).toEqual([]);
    const foreign = rows.filter(({ status }) => !(statuses as readonly string[]).includes(status));
    expect(foreign.map(({ ids }) => ids)).toEqual([]);
  });

  test("names files that exist", () => {
    const texts = [entrance, ...rows.map(({ where, tests }) => `${where} ${tests}`)];
    expect(texts.flatMap(filesIn).filter((path) => !existsSync(path))).toEqual([]);
  });

  test("says of what is met where, and which test proves it or why none can", () => {
    const met = rows.filter(({ status }) => status === "met");
    const nowhere = met.filter(({ where }) => filesIn(where).length === 0);
    expect(nowhere.map(({ ids }) => ids)).toEqual([]);
    const unproven = met.filter(
      ({ tests }) => claimedTests(tests).length === 0 && !/^no test: \S/.test(tests),
    );
    expect(unproven.map(({ ids }) => ids)).toEqual([]);
  });

  // That each of them ran and passed is seen at the end of `npm test -- --all`: scripts/checks/check-test-references.ts.
  test("names tests as proofs, and no other files", () => {
    const claims = rows.flatMap(({ tests }) => claimedTests(tests));
    expect(claims.filter(([file]) => !isTestFile(file))).toEqual([]);
  });

  test("is counted as it is", () => {
    const figures = statuses.map((status) => {
      const counted = rows.filter((row) => row.status === status).flatMap(({ ids }) => ids);
      return `| ${status} | ${counted.length} |`;
    });
    expect(figures.filter((line) => !entrance.includes(line))).toEqual([]);
  });
});

test("the list of what is to be done has every requirement that is not met, and no other", () => {
  const [, list = ""] = entrance.split("\n## Not met\n");
  const listed = [...list.matchAll(/V\d+\.\d+\.\d+/g)].map(([id]) => id);
  const unmet = rows.filter(({ status }) => status === "not met").flatMap(({ ids }) => ids);
  expect([...listed].sort()).toEqual([...unmet].sort());
});
