import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { expect, test } from "@/tests/e2e/page-watch";

/**
 * A bare page of Next 16.4.6 weighs 135.3 kB gzipped; a page of words may carry 25 kB more. Here counts
 * all that the browser fetches until it rests, links fetched ahead included: more than
 * `npm run bench:pages` counts, which tells what a page loads by itself.
 */
const most = 160_500;

async function scriptsOf(page: Page, path: string): Promise<{ address: string; bytes: number }[]> {
  const bodies: Promise<{ address: string; bytes: number }>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    bodies.push(
      response.body().then((body) => ({
        address: new URL(response.url()).pathname,
        bytes: gzipSync(body).byteLength,
      })),
    );
  });
  await page.goto(path, { waitUntil: "networkidle" });
  return Promise.all(bodies);
}

for (const path of ["/", "/articles", "/examples", "/help", "/pricing", "/privacy"]) {
  test(`${path} carries little script before anybody touches it`, async ({ page }) => {
    const scripts = await scriptsOf(page, path);
    const sum = scripts.reduce((total, { bytes }) => total + bytes, 0);
    expect(sum, JSON.stringify(scripts, null, 1)).toBeLessThan(most);
    // Nothing at all would pass as well.
    expect(sum).toBeGreaterThan(100_000);
  });
}
