import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { removeFrameSandbox } from "@/tests/support/browser/remove-frame-sandbox";

/**
 * The rules that depend on the theme. All others give the same result in both, so they run once. Three quarters of
 * axe's work.
 */
const colourRules = ["color-contrast", "link-in-text-block"];

/** Which axe rules to run: colours, the others, or all. */
export type AxeRules = "colours" | "the rest" | "all";

/**
 * Runs axe on what the page shows. Its half a megabyte is injected once per page, and it runs in the page itself:
 * AxeBuilder opens a second page to merge the results of frames, which only frames need.
 */
export async function createAxe(page: Page, rules: AxeRules = "all"): Promise<AxeBuilder> {
  // During a fade-in colours are not final.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const hasFrames = page.frames().length > 1;
  const isThere = !hasFrames && (await page.evaluate(() => "axe" in window));
  const axe = new AxeBuilder(isThere ? { page, axeSource: "0" } : { page });
  if (!hasFrames) axe.options({ resultTypes: ["violations"] }).setLegacyMode();
  if (rules === "colours") axe.withRules(colourRules);
  if (rules === "the rest") axe.disableRules(colourRules);
  return axe;
}

/** WCAG 2.2 AA violations found by axe; only a person can test the rest. */
export async function violations(page: Page, rules: AxeRules): Promise<string[]> {
  await removeFrameSandbox(page);
  const axe = await createAxe(page, rules);
  if (rules !== "colours") axe.withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]);
  const { violations: found } = await axe.analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(" ")}`);
}

/**
 * Asserts that axe finds nothing on the page at its current size, including best practices.
 * @param options `rules`: "the rest" if the same colours were checked in another window; `within`: CSS selector of the
 * only part to check
 */
export async function expectNoViolations(
  page: Page,
  { rules = "all", within }: { rules?: AxeRules; within?: string } = {},
): Promise<void> {
  const axe = await createAxe(page, rules);
  if (within) axe.include(within);
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

/** Asserts for a desktop and the narrowest phone that axe finds nothing and that no content overflows the window. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const [turn, width] of [1280, 320].entries()) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoViolations(page, { rules: turn === 0 ? "all" : "the rest" });
    const overflow = await page
      .locator("main")
      .evaluate((main) => main.scrollWidth - main.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }
}
