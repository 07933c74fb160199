import type { Page } from "@playwright/test";
import { expect } from "@/tests/support/browser/fail-on-page-errors";

export const themes = ["light", "dark"] as const;

/** As if the theme had been chosen in another tab; the next page then opens in it. */
export async function setTheme(page: Page, theme: (typeof themes)[number]): Promise<void> {
  await expect(async () => {
    await page.evaluate((chosen) => {
      localStorage.setItem("theme", chosen);
      window.dispatchEvent(new StorageEvent("storage", { key: "theme", newValue: chosen }));
    }, theme);
    // Before its scripts have run, a page does not react to it.
    await expect(page.locator("html")).toContainClass(theme, { timeout: 500 });
  }).toPass();
}
