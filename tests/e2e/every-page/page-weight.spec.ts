import { gzipSync } from "node:zlib";
import { prerenderedPages, readBuild } from "@/bench/pages/built-pages";
import { bareBytes, pageCeilings, wizardCeilings } from "@/bench/pages/ceilings";
import { openForm, totalBytes, waitUntilIdle, watchScripts } from "@/bench/pages/fetched-scripts";
import { firstLoadScripts } from "@/bench/pages/first-load";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";

test("each prerendered page loads less script than its limit", () => {
  const build = readBuild(".next");
  const weights = new Map<string, number>();
  const weigh = (address: string): number => {
    const weight = weights.get(address) ?? gzipSync(build.asset(address)).byteLength;
    weights.set(address, weight);
    return weight;
  };
  const tooHeavy: string[] = [];
  for (const { kind, files } of prerenderedPages(build)) {
    const ceiling = pageCeilings[kind];
    if (ceiling === null) continue;
    for (const file of files) {
      const scripts = firstLoadScripts(build.read(file));
      const weight = scripts.map(weigh).reduce((sum, bytes) => sum + bytes, 0);
      // Without this a page that loads nothing would pass.
      expect(weight, file).toBeGreaterThan(100_000);
      if (weight > bareBytes + ceiling) tooHeavy.push(`${file}: ${weight}`);
    }
  }
  expect(tooHeavy).toEqual([]);
});

/**
 * A browser also fetches the cookie banner and, for visible links, the code of the pages behind them. That happens late
 * and in small pieces, but must not amount to a second page.
 */
test("an idle browser has loaded less script than the limit", async ({ page }) => {
  const fetched = watchScripts(page);
  await page.goto("/", { waitUntil: "networkidle" });
  const sum = totalBytes(await fetched.list());
  expect(sum).toBeGreaterThan(100_000);
  expect(sum).toBeLessThan(bareBytes + pageCeilings.words + 25_000);
});

test("the wizard's first question needs less script than its limit", async ({ page }) => {
  const fetched = watchScripts(page);
  await page.goto("/generator", { waitUntil: "networkidle" });
  const typableFrom = await openForm(page);
  await waitUntilIdle(page);
  const sum = totalBytes(await fetched.list(typableFrom));
  expect(sum).toBeGreaterThan(bareBytes);
  expect(sum).toBeLessThan(bareBytes + wizardCeilings.typable);
  // With the document next to the form.
  expect(totalBytes(await fetched.list())).toBeLessThan(bareBytes + wizardCeilings.open);
});
