import { gzipSync } from "node:zlib";
import { formPages } from "@/bench/pages/built-pages";
import { bareBytes, pageCeilings, wizardCeilings } from "@/bench/pages/ceilings";
import { bytesOf, openForm, rest, watchScripts } from "@/bench/pages/fetched-scripts";
import { firstLoadScripts } from "@/bench/pages/first-load";
import { aliases } from "@/content/navigation";
import { tools } from "@/content/tools/tools";
import { expect, test } from "@/tests/e2e/helpers/fail-on-page-errors";
import { listPublicPages } from "@/tests/e2e/helpers/list-public-pages";

const isTool = (path: string) => tools.some(({ href }) => href === (aliases[path] ?? path));

test("each public page loads little script by itself", async ({ request }) => {
  const weights = new Map<string, number>();
  const weigh = async (address: string): Promise<number> => {
    const known = weights.get(address);
    if (known !== undefined) return known;
    const bytes = gzipSync(await (await request.get(address)).body()).byteLength;
    weights.set(address, bytes);
    return bytes;
  };
  const tooHeavy: string[] = [];
  const pages = (await listPublicPages(request)).filter((path) => !formPages.includes(path));
  for (const path of pages) {
    const scripts = firstLoadScripts(await (await request.get(path)).text());
    const weight = (await Promise.all(scripts.map(weigh))).reduce((sum, bytes) => sum + bytes, 0);
    // Nothing at all would pass as well.
    expect(weight, path).toBeGreaterThan(100_000);
    const most = bareBytes + pageCeilings[isTool(path) ? "tool" : "words"];
    if (weight > most) tooHeavy.push(`${path}: ${weight}`);
  }
  expect(tooHeavy).toEqual([]);
});

/**
 * Besides, a browser fetches the banner about cookies and, for links in sight, the code of the pages
 * behind them. That comes late and in small pieces, but it must not become a second page.
 */
test("a browser at rest has fetched little more", async ({ page }) => {
  const fetched = watchScripts(page);
  await page.goto("/", { waitUntil: "networkidle" });
  const sum = bytesOf(await fetched.list());
  expect(sum).toBeGreaterThan(100_000);
  expect(sum).toBeLessThan(bareBytes + pageCeilings.words + 25_000);
});

test("the wizard's first question waits for little script", async ({ page }) => {
  const fetched = watchScripts(page);
  await page.goto("/generator", { waitUntil: "networkidle" });
  const typableFrom = await openForm(page);
  await rest(page);
  const sum = bytesOf(await fetched.list(typableFrom));
  expect(sum).toBeGreaterThan(bareBytes);
  expect(sum).toBeLessThan(bareBytes + wizardCeilings.typable);
  // With the document beside the form.
  expect(bytesOf(await fetched.list())).toBeLessThan(bareBytes + wizardCeilings.open);
});
