/**
 * Runs the measurements of `npm run bench` one after another: prints a table, writes `.tmp/reports/bench.json`, and
 * exits with 1 when a target is missed. `--only documents,pages` selects parts.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { measureBanner } from "@/bench/banner";
import { measureChecks } from "@/bench/checks";
import { measureDocuments } from "@/bench/documents";
import { measureJournal } from "@/bench/journal";
import { measureLists } from "@/bench/lists";
import { measurePages } from "@/bench/pages";
import { measurePhone } from "@/bench/phone";
import { measurePolicies } from "@/bench/policies";
import { measureServer } from "@/bench/server";
import { stopAll } from "@/bench/shared/lifecycle";
import type { Row } from "@/bench/shared/row";

const root = fileURLToPath(new URL("..", import.meta.url));

const parts: Record<string, () => Promise<Row[]>> = {
  documents: measureDocuments,
  pages: () => measurePages(root),
  phone: () => measurePhone(root),
  lists: measureLists,
  journal: measureJournal,
  policies: measurePolicies,
  server: () => measureServer(root),
  checks: measureChecks,
  banner: () => measureBanner(root),
};

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void stopAll().finally(() => process.exit(130)));
}

const only = process.argv.includes("--only")
  ? (process.argv[process.argv.indexOf("--only") + 1] ?? "").split(",")
  : Object.keys(parts);
const unknown = only.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`Нет такой части: ${unknown.join(", ")}. Есть: ${Object.keys(parts).join(", ")}.`);
  process.exit(2);
}

const load = loadavg();
const rows: (Row & { part: string })[] = [];
for (const part of only) {
  const startedAt = performance.now();
  try {
    rows.push(...((await parts[part]?.()) ?? []).map((row) => ({ part, ...row })));
  } catch (error) {
    // A part that fails counts as a missed target; the other parts took minutes and are still reported.
    console.error(error);
    const nothing = { ours: "не измерено", peer: "", ratio: "", target: "" };
    rows.push({ part, name: part, ...nothing, isReached: false });
  }
  await stopAll();
  console.log(`  ${part} … готово (${((performance.now() - startedAt) / 1000).toFixed(0)} с)`);
}

const report = join(root, ".tmp/reports/bench.json");
mkdirSync(join(report, ".."), { recursive: true });
const commit = execFileSync("git", ["describe", "--always", "--dirty"], { cwd: root });
const machine = {
  date: new Date().toISOString(),
  commit: commit.toString().trim(),
  node: process.version,
  processor: cpus()[0]?.model,
  cores: cpus().length,
  loadBefore: load,
  loadAfter: loadavg(),
};
writeFileSync(report, `${JSON.stringify({ ...machine, rows }, null, 1)}\n`);

const answer = (isReached: boolean | null) => (isReached === null ? "" : isReached ? "да" : "НЕТ");
console.log();
printTable(
  ["Что", "наше", "рядом", "отношение", "цель", ""],
  rows.map((row) => [row.name, row.ours, row.peer, row.ratio, row.target, answer(row.isReached)]),
);
const missed = rows.filter(({ isReached }) => isReached === false);
console.log(
  missed.length > 0
    ? `\nНе достигнуто: ${missed.map(({ name }) => name).join("; ")}.`
    : "\nВсе цели достигнуты.",
);
process.exit(missed.length > 0 ? 1 : 0);

/** Aligns columns: the first to the left, figures to the right. */
function printTable(header: string[], lines: string[][]): void {
  const all = [header, ...lines];
  const widths = header.map((_, column) =>
    Math.max(...all.map((line) => line[column]?.length ?? 0)),
  );
  for (const line of all) {
    const cells = widths.map((width, column) => {
      const cell = line[column] ?? "";
      return column === 0 ? cell.padEnd(width) : cell.padStart(width);
    });
    console.log(cells.join("  ").trimEnd());
  }
}
