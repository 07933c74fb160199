import { gzipSync } from "node:zlib";
import { bytesOf, openForm, rest, watchScripts } from "@/bench/pages/fetched-scripts";
import { firstLoadScripts } from "@/bench/pages/first-load";
import { aliases } from "@/content/navigation";
import { tools } from "@/content/tools/tools";
import { expect, test } from "@/tests/e2e/helpers/fail-on-page-errors";
import { listPublicPages } from "@/tests/e2e/helpers/list-public-pages";

/** Bytes of a bare page of Next 16.4.6, gzipped, and what pages may carry above it: `bench/pages.ts`. */
const bare = 135_400;
const target = 25_000;
const targetOfTool = 35_000;
/**
 * The page, the dialog and the form up to its first letter; then all that comes by itself after it, 40 kB of which are
 * the words of the policy: the ceiling of the bench is 260 kB, which the passages of 24.11.2026 have passed by nine, origins of
 * imported facts and the limit of an account by one, and grounds in a cell's own words by two more.
 */
const targetOfWizard = 150_000;
const maxWizardBytes = 274_500;

const isTool = (path: string) => tools.some(({ href }) => href === (aliases[path] ?? path));

/** A form with its checks, no page of words: see `bench/pages/built-pages.ts`. */
const forms = ["/social-disclaimer-simple"];

test("each public page loads little script by itself", async ({ request }) => {
  test.setTimeout(180_000);
  const weights = new Map<string, number>();
  const weigh = async (address: string): Promise<number> => {
    const known = weights.get(address);
    if (known !== undefined) return known;
    const bytes = gzipSync(await (await request.get(address)).body()).byteLength;
    weights.set(address, bytes);
    return bytes;
  };
  const tooHeavy: string[] = [];
  const pages = (await listPublicPages(request)).filter((path) => !forms.includes(path));
  for (const path of pages) {
    const scripts = firstLoadScripts(await (await request.get(path)).text());
    const weight = (await Promise.all(scripts.map(weigh))).reduce((sum, bytes) => sum + bytes, 0);
    // Nothing at all would pass as well.
    expect(weight, path).toBeGreaterThan(100_000);
    const most = bare + (isTool(path) ? targetOfTool : target);
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
  expect(sum).toBeLessThan(bare + target + 25_000);
});

test("the wizard's first question waits for little script", async ({ page }) => {
  const fetched = watchScripts(page);
  await page.goto("/generator", { waitUntil: "networkidle" });
  const typableFrom = await openForm(page);
  await rest(page);
  const sum = bytesOf(await fetched.list(typableFrom));
  expect(sum).toBeGreaterThan(bare);
  expect(sum).toBeLessThan(bare + targetOfWizard);
  // With the document beside the form.
  expect(bytesOf(await fetched.list())).toBeLessThan(bare + maxWizardBytes);
});
