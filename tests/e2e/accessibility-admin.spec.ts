import type { Page } from "@playwright/test";
import { adminPlaces } from "@/content/admin-places";
import { axeOn } from "@/tests/e2e/axe-on";
import { openFrames } from "@/tests/e2e/open-frames";
import { expect, test } from "@/tests/e2e/page-watch";
import { newVisitor, type Visitor } from "@/tests/e2e/people";
import { admin } from "@/tests/support/test-admin";

const cabinet = ["/dashboard", "/documents", "/notifications", "/settings"];
const panel = adminPlaces.map(({ href }) => href);
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** A few pages to a test, so that each stays short. */
const parts = [
  { name: "the cabinet", paths: cabinet, isAdmin: false },
  { name: "the panel: people and texts", paths: panel.slice(0, 4), isAdmin: true },
  { name: "the panel: templates, laws, readers", paths: panel.slice(4, 8), isAdmin: true },
  { name: "the panel: settings, mail, log", paths: panel.slice(8), isAdmin: true },
];

/** Signs in as a new visitor, or as the administrator. */
async function signIn(page: Page, isAdmin: boolean): Promise<void> {
  const visitor: Visitor = isAdmin ? admin : newVisitor();
  const answer = await page.request.post(isAdmin ? "/api/login" : "/api/register", {
    data: visitor,
  });
  expect(answer.ok()).toBe(true);
}

/** The page with what it shows, not with the grey of its skeleton. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("main .animate-breathe")).toHaveCount(0);
}

/** What axe finds, and what sticks out of the window: WCAG 2.2 AA as far as a machine can tell. */
async function faults(page: Page): Promise<string[]> {
  await openFrames(page);
  const { violations } = await (await axeOn(page)).withTags(rules).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(" ")}`,
  );
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return overflow > 0 ? [...found, `wider than the window by ${overflow} px`] : found;
}

for (const { name, paths, isAdmin } of parts) {
  for (const [theme, width] of [
    ["light", 320],
    ["dark", 1280],
  ] as const) {
    test.describe(`${theme} theme at ${width} px`, () => {
      test.use({ reducedMotion: "reduce", viewport: { width, height: 800 } });
      test(name, async ({ page }) => {
        await page.addInitScript((chosen) => {
          // A sandboxed frame has no storage, and throws when asked for it.
          if (window === window.top) localStorage.setItem("theme", chosen);
        }, theme);
        await signIn(page, isAdmin);
        for (const path of paths) {
          await open(page, path);
          expect.soft(await faults(page), path).toEqual([]);
        }
      });
    });
  }
}
