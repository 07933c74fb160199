import type { Page } from "@playwright/test";
import { adminPlaces } from "@/content/admin-places";
import { createAxe } from "@/tests/e2e/helpers/accessibility";
import { expect, test } from "@/tests/e2e/helpers/fail-on-page-errors";
import { removeFrameSandbox } from "@/tests/e2e/helpers/remove-frame-sandbox";
import { setTheme } from "@/tests/e2e/helpers/set-theme";
import { type Credentials, newCredentials } from "@/tests/e2e/helpers/visitors";
import { admin } from "@/tests/support/test-admin";

const cabinet = ["/dashboard", "/sites", "/documents", "/notifications", "/settings"];
const panel = adminPlaces.flatMap(({ places }) => places.map(({ href }) => href));
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

const parts = [
  { name: "the cabinet", paths: cabinet, isAdmin: false },
  { name: "the panel", paths: panel, isAdmin: true },
];

/** Signs in as a new visitor, or as the administrator. */
async function signIn(page: Page, isAdmin: boolean): Promise<void> {
  const visitor: Credentials = isAdmin ? admin : newCredentials();
  const response = await page.request.post(isAdmin ? "/api/login" : "/api/register", {
    data: visitor,
  });
  expect(response.ok()).toBe(true);
}

/** The page with what it shows, not with the grey of its skeleton. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("main .animate-breathe")).toHaveCount(0);
}

/** What axe finds, and what sticks out of the window: WCAG 2.2 AA as far as a machine can tell. */
async function faults(page: Page): Promise<string[]> {
  await removeFrameSandbox(page);
  const { violations } = await (await createAxe(page)).withTags(rules).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(" ")}`,
  );
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return overflow > 0 ? [...found, `wider than the window by ${overflow} px`] : found;
}

for (const { name, paths, isAdmin } of parts) {
  test(`${name}: on a phone in the light, on a desk in the dark`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await signIn(page, isAdmin);
    for (const path of paths) {
      await page.setViewportSize({ width: 320, height: 800 });
      await open(page, path);
      await setTheme(page, "light");
      expect.soft(await faults(page), `${path}, 320 px, light`).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 800 });
      await setTheme(page, "dark");
      expect.soft(await faults(page), `${path}, 1,280 px, dark`).toEqual([]);
    }
  });
}
