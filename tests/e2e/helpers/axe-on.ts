import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * axe on what the page shows. Its half a megabyte is sent once a page, and it runs in the page itself: the
 * other way opens a second page to put the findings of frames together, and only frames need that.
 */
export async function axeOn(page: Page): Promise<AxeBuilder> {
  // Half-way through an appearance a colour is not yet what it will be.
  await page.emulateMedia({ reducedMotion: "reduce" });
  if (page.frames().length > 1) return new AxeBuilder({ page });
  const isThere = await page.evaluate(() => "axe" in window);
  const axe = new AxeBuilder(isThere ? { page, axeSource: "0" } : { page });
  return axe.options({ resultTypes: ["violations"] }).setLegacyMode();
}
