import type { Page } from "@playwright/test";
import { adminLinks } from "@/content/admin/links";
import { type AxeRules, violations } from "@/tests/support/browser/accessibility";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { setTheme, themes } from "@/tests/support/browser/set-theme";
import { type Credentials, newCredentials } from "@/tests/support/browser/visitors";
import { admin } from "@/tests/support/test-admin";

const cabinet = ["/dashboard", "/sites", "/documents", "/notifications", "/settings"];
const panel = adminLinks.flatMap(({ places }) => places.map(({ href }) => href));

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

/** Waits for the page's content instead of its skeleton. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("main .animate-breathe")).toHaveCount(0);
}

/** Violations found by axe, and elements that overflow the window. */
async function faults(page: Page, looked: AxeRules): Promise<string[]> {
  const problems = await violations(page, looked);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return overflow > 0 ? [...problems, `wider than the window by ${overflow} px`] : problems;
}

for (const { name, paths, isAdmin } of parts) {
  test(`${name} is accessible and fits on a phone and a desktop in both themes`, {
    tag: "@exhaustive",
  }, async ({ page }) => {
    await signIn(page, isAdmin);
    for (const [turn, path] of paths.entries()) {
      // Light on a phone and dark on a desktop, and the reverse on the next page.
      const shown = turn % 2 === 0 ? themes : themes.toReversed();
      for (const [position, width] of [320, 1280].entries()) {
        await page.setViewportSize({ width, height: 800 });
        if (position === 0) await open(page, path);
        const theme = shown[position] ?? "light";
        await setTheme(page, theme);
        const problems = await faults(page, theme === "dark" ? "colours" : "all");
        expect.soft(problems, `${path}, ${width} px, ${theme}`).toEqual([]);
      }
    }
  });
}
