import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { removeFrameSandbox } from "@/tests/support/browser/remove-frame-sandbox";

/** What a theme changes. The rest of a page is the same in both, and is asked of once. Three quarters of axe's work. */
const colourRules = ["color-contrast", "link-in-text-block"];

/** Which rules of axe a look asks of: those of colours, the others, or all. */
export type Looked = "colours" | "the rest" | "all";

/**
 * axe on what the page shows. Its half a megabyte is sent once a page, and it runs in the page itself: the
 * other way opens a second page to put the findings of frames together, and only frames need that.
 */
export async function createAxe(page: Page, looked: Looked = "all"): Promise<AxeBuilder> {
  // Half-way through an appearance a colour is not yet what it will be.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const hasFrames = page.frames().length > 1;
  const isThere = !hasFrames && (await page.evaluate(() => "axe" in window));
  const axe = new AxeBuilder(isThere ? { page, axeSource: "0" } : { page });
  if (!hasFrames) axe.options({ resultTypes: ["violations"] }).setLegacyMode();
  if (looked === "colours") axe.withRules(colourRules);
  if (looked === "the rest") axe.disableRules(colourRules);
  return axe;
}

/** What axe finds of WCAG 2.2 AA, as far as a machine can tell; a person still has to listen. */
export async function violations(page: Page, looked: Looked): Promise<string[]> {
  await removeFrameSandbox(page);
  const axe = await createAxe(page, looked);
  if (looked !== "colours") axe.withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]);
  const { violations: found } = await axe.analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(" ")}`);
}

/**
 * axe finds nothing on what the page shows at its present size, good practice included.
 * @param options `looked`: "the rest" where the same colours were looked at in another window; `within`: the only part
 * of the page that is asked of, a CSS selector
 */
export async function expectNoViolations(
  page: Page,
  { looked = "all", within }: { looked?: Looked; within?: string } = {},
): Promise<void> {
  const axe = await createAxe(page, looked);
  if (within) axe.include(within);
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

/** Neither on a desk nor on the narrowest phone does axe find anything, or the content stick out of the window. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const [turn, width] of [1280, 320].entries()) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoViolations(page, { looked: turn === 0 ? "all" : "the rest" });
    const overflow = await page
      .locator("main")
      .evaluate((main) => main.scrollWidth - main.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }
}
