import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "@/tests/e2e/page-watch";

const pages = [
  "/",
  "/generator",
  "/premium",
  "/privacy",
  "/login",
  "/register",
  "/documents",
  "/нет",
];
const themes = ["light", "dark"] as const;

/** WCAG 2.2 AA as far as a machine can tell; a person still has to listen. */
async function violations(page: Page) {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(" ")}`);
}

for (const theme of themes) {
  test.describe(`${theme} theme`, () => {
    test.use({ reducedMotion: "reduce" });
    test.beforeEach(({ page }) =>
      page.addInitScript((chosen) => localStorage.setItem("theme", chosen), theme),
    );

    test("pages are accessible", async ({ page }) => {
      for (const path of pages) {
        await page.goto(path);
        expect(await violations(page), path).toEqual([]);
      }
    });

    test("the wizard is accessible, with its errors too", async ({ page }) => {
      await page.goto("/generator");
      await page
        .getByRole("button", { name: /Создать документ: / })
        .first()
        .click();
      await expect(page.getByText("Шаг 2 из 3")).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.getByRole("dialog").getByRole("button", { name: "Создать документ" }).click();
      await expect(page.getByRole("region", { name: "Обратите внимание на ошибки" })).toBeFocused();
      expect(await violations(page)).toEqual([]);
    });
  });
}

test("nothing is cut off at 320 pixels", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of pages) {
    await page.goto(path);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBeLessThanOrEqual(320);
  }
});
