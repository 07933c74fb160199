/**
 * How accurate the policy check is on labelled policies. They are third-party texts, so the folder lies outside the
 * project:
 *
 *   text/NAME.txt   the text
 *   split.txt       «NAME dev» or «NAME test», by repository
 *   labels*.txt     one file per reader. The first line names the elements, the others are «NAME ttpan…»: one letter
 *                   per element, optionally in groups: there (t), partly (p), absent (a), outdated (o), not
 *                   applicable (n).
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checkPolicy } from "@/lib/features/policy-check/check-policy";

type Letter = "t" | "p" | "a" | "o" | "n";
/** Policy → element → what a reader found. */
type Labels = Map<string, Map<string, Letter>>;
export type Half = "dev" | "test";

/** How often «absent» was reported, how often correctly, and how often it should have been. */
export type VerdictCounts = { reported: number; correct: number; expected: number };

export type HalfAccuracy = {
  policies: number;
  all: VerdictCounts;
  elements: { id: string; count: VerdictCounts }[];
  /** Rule → policies in which it matched. */
  rules: { id: string; policies: number }[];
  /** «NAME: element (letter of the reader)», for the development half. */
  wrong: string[];
  missed: string[];
};

/** Compares `checkPolicy` with the first reader on one half. */
export function measureHalf(folder: string, half: Half): HalfAccuracy {
  const [labels] = readersOf(folder);
  if (!labels) throw new Error(`${folder} has no labels*.txt`);
  const counts = new Map<string, VerdictCounts>();
  const rules = new Map<string, number>();
  const wrong: string[] = [];
  const missed: string[] = [];
  const names = namesOf(folder, half);
  for (const name of names) {
    const report = checkPolicy(readFileSync(join(folder, "text", `${name}.txt`), "utf8"));
    for (const rule of new Set(report.findings.map((finding) => finding.rule))) {
      rules.set(rule, (rules.get(rule) ?? 0) + 1);
    }
    for (const [id, letter] of labels.get(name) ?? []) {
      const isSaid = report.elements.find((element) => element.id === id)?.state === "absent";
      const count = counts.get(id) ?? { reported: 0, correct: 0, expected: 0 };
      if (isSaid) count.reported += 1;
      if (letter === "a") count.expected += 1;
      if (isSaid && letter === "a") count.correct += 1;
      if (isSaid && letter !== "a") wrong.push(`${name}: ${id} (${letter})`);
      if (!isSaid && letter === "a") missed.push(`${name}: ${id}`);
      counts.set(id, count);
    }
  }
  const elements = [...counts].map(([id, count]) => ({ id, count }));
  return {
    policies: names.length,
    all: elements.reduce(
      (sum, { count }) => ({
        reported: sum.reported + count.reported,
        correct: sum.correct + count.correct,
        expected: sum.expected + count.expected,
      }),
      { reported: 0, correct: 0, expected: 0 },
    ),
    elements,
    rules: [...rules].map(([id, policies]) => ({ id, policies })),
    wrong,
    missed,
  };
}

/** Cohen's κ of the first two readers, over all letters of all policies; null with only one reader. */
export function agreementOf(folder: string): number | null {
  const [left, right] = readersOf(folder);
  if (!left || !right) return null;
  const pairs = [...left].flatMap(([name, letters]) =>
    [...letters].flatMap(([id, letter]): [Letter, Letter][] => {
      const second = right.get(name)?.get(id);
      return second ? [[letter, second]] : [];
    }),
  );
  const share = (which: 0 | 1, letter: Letter) =>
    pairs.filter((pair) => pair[which] === letter).length / pairs.length;
  const agreed = pairs.filter(([first, second]) => first === second).length / pairs.length;
  const byChance = (["t", "p", "a", "o", "n"] as const)
    .map((letter) => share(0, letter) * share(1, letter))
    .reduce((sum, size) => sum + size, 0);
  return (agreed - byChance) / (1 - byChance);
}

/** The mean of a ratio over the elements that have one. */
export function macroAverage(
  { elements }: Pick<HalfAccuracy, "elements">,
  of: "reported" | "expected",
): number {
  const shares = elements.flatMap(({ count }) =>
    count[of] > 0 ? [count.correct / count[of]] : [],
  );
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

function namesOf(folder: string, half: Half): string[] {
  return readFileSync(join(folder, "split.txt"), "utf8")
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .flatMap(([name, its]) => (name && its === half ? [name] : []));
}

function readersOf(folder: string): Labels[] {
  return readdirSync(folder)
    .filter((name) => /^labels.*\.txt$/.test(name))
    .toSorted()
    .map((name) => {
      const [head = "", ...lines] = readFileSync(join(folder, name), "utf8").trim().split("\n");
      const ids = head.split(/\s+/).filter(Boolean);
      return new Map(
        lines.map((line) => {
          const [policy = "", ...groups] = line.trim().split(/\s+/);
          const letters = groups.join("").toLowerCase();
          if (letters.length !== ids.length) throw new Error(`${name}: ${policy} lacks letters`);
          return [policy, new Map(ids.map((id, at) => [id, letters[at] as Letter]))];
        }),
      );
    });
}
