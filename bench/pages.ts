/**
 * How much JavaScript a page loads before anybody has touched it: `npm run bench:pages`. Each
 * prerendered page of the build in `.next/` is compared with a bare page of the same Next and React.
 * Exits with 1 when a page is above the target of its kind.
 */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { printTable } from "./documents/measure";
import { weighBarePage } from "./pages/bare-page";
import { type PageKind, prerenderedPages, readBuild } from "./pages/built-pages";
import { weighFirstLoad } from "./pages/first-load";

/**
 * What a page may carry above a bare one, in bytes. A tool is its script, and has a little more; forms
 * and the cabinet are only shown. The same figures stand in `tests/e2e/page-weight.spec.ts`.
 */
const targets: Partial<Record<PageKind, number>> = { words: 25_000, tool: 35_000 };

const kB = (bytes: number) => (bytes / 1000).toFixed(1);

const root = fileURLToPath(new URL("..", import.meta.url));
const build = readBuild(join(root, ".next"));
const bare = weighBarePage(root);

const rows = prerenderedPages(build)
  .map(({ route, kind, files }) => {
    // One page of several (an article, say): the heaviest.
    const weight = Math.max(...files.map((file) => weighFirstLoad(build.read(file), build.asset)));
    const over = weight - bare;
    const target = targets[kind];
    const isMissed = target !== undefined && over > target;
    return { route, kind, count: files.length, weight, over, target, isMissed };
  })
  .sort((a, b) => a.kind.localeCompare(b.kind) || b.over - a.over);

const kinds = { words: "слова", form: "форма", tool: "инструмент", account: "кабинет" };
console.log(`Голая страница той же версии Next: ${kB(bare)} кБ (gzip).\n`);
printTable(
  ["Страница", "Вид", "Всего, кБ", "Сверх голой", "Цель"],
  rows.map(({ route, kind, count, weight, over, target, isMissed }) => [
    count > 1 ? `${route} (${count})` : route,
    kinds[kind],
    kB(weight),
    `+${kB(over)}`,
    target === undefined ? "—" : `≤ ${kB(target)} ${isMissed ? "НЕТ" : "да"}`,
  ]),
);
const missed = rows.filter(({ isMissed }) => isMissed).length;
console.log(missed > 0 ? `\nВыше цели: ${missed}.` : "\nВсе страницы в пределах цели.");
process.exit(missed > 0 ? 1 : 0);
