import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { removeFrameSandbox } from "@/tests/e2e/helpers/remove-frame-sandbox";

/**
 * axe on what the page shows. Its half a megabyte is sent once a page, and it runs in the page itself: the
 * other way opens a second page to put the findings of frames together, and only frames need that.
 */
export async function createAxe(page: Page): Promise<AxeBuilder> {
  // Half-way through an appearance a colour is not yet what it will be.
  await page.emulateMedia({ reducedMotion: "reduce" });
  if (page.frames().length > 1) return new AxeBuilder({ page });
  const isThere = await page.evaluate(() => "axe" in window);
  const axe = new AxeBuilder(isThere ? { page, axeSource: "0" } : { page });
  return axe.options({ resultTypes: ["violations"] }).setLegacyMode();
}

/** What a theme changes: colours. The rest of a page is the same in both, and is asked of once. */
const colourRules = ["color-contrast", "link-in-text-block"];

/** What axe finds of WCAG 2.2 AA, as far as a machine can tell; a person still has to listen. */
export async function violations(page: Page, { coloursOnly = false } = {}): Promise<string[]> {
  await removeFrameSandbox(page);
  const axe = await createAxe(page);
  const { violations: found } = await (coloursOnly
    ? axe.withRules(colourRules)
    : axe.withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
  ).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(" ")}`);
}

/** Neither on a desk nor on the narrowest phone does axe find anything, or the content stick out of the window. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    const { violations } = await (await createAxe(page)).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    const overflow = await page
      .locator("main")
      .evaluate((main) => main.scrollWidth - main.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }
}
