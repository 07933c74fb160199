import type { Page } from "@playwright/test";
import { axeOn } from "@/tests/e2e/axe-on";
import { openFrames } from "@/tests/e2e/open-frames";
import { expect, test } from "@/tests/e2e/page-watch";
import { isOneOfMany, listPublicPages } from "@/tests/e2e/public-pages";

/** Pages that the sitemap does not have: the way in, the cabinet as a guest meets it, a wrong address. */
const otherPages = ["/login", "/register", "/auth", "/documents", "/нет"];
const sizes = [
  { width: 1280, height: 900 },
  { width: 360, height: 800 },
];
const themes = ["light", "dark"] as const;
const parts = 4;

/** What a theme changes: colours. The rest of a page is the same in both, and is asked of once. */
const colourRules = ["color-contrast", "link-in-text-block"];

/** WCAG 2.2 AA as far as a machine can tell; a person still has to listen. */
async function violations(page: Page, { coloursOnly = false } = {}) {
  await openFrames(page);
  const axe = await axeOn(page);
  const { violations: found } = await (coloursOnly
    ? axe.withRules(colourRules)
    : axe.withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
  ).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(" ")}`);
}

/** As if the theme had been chosen in another tab; the next page then opens in it. */
async function show(page: Page, theme: (typeof themes)[number]) {
  await expect(async () => {
    await page.evaluate((chosen) => {
      localStorage.setItem("theme", chosen);
      window.dispatchEvent(new StorageEvent("storage", { key: "theme", newValue: chosen }));
    }, theme);
    // Before its scripts have run, a page does not hear it.
    await expect(page.locator("html")).toContainClass(theme, { timeout: 500 });
  }).toPass();
}

test.describe("in both themes", () => {
  // Parts of one walk, so that all workers share it.
  test.describe.configure({ mode: "parallel" });
  test.use({ reducedMotion: "reduce" });

  for (let part = 0; part < parts; part += 1) {
    test(`pages are accessible, part ${part + 1} of ${parts}`, async ({ page, request }) => {
      test.setTimeout(600_000);
      const all = [...(await listPublicPages(request)), ...otherPages];
      const paths = all.filter((_, position) => position % parts === part);
      expect(paths.length).toBeGreaterThan(10);
      for (const path of paths) {
        await page.goto(path);
        for (const [position, size] of sizes.entries()) {
          await page.setViewportSize(size);
          for (const theme of isOneOfMany(path) ? [themes[position] ?? "light"] : themes) {
            await show(page, theme);
            const found = await violations(page, { coloursOnly: theme === "dark" });
            expect.soft(found, `${path} at ${size.width} px, ${theme}`).toEqual([]);
          }
        }
      }
    });
  }

  for (const theme of themes) {
    test(`the wizard is accessible, with its errors too, ${theme}`, async ({ page }) => {
      await page.addInitScript((chosen) => {
        // A sandboxed frame has no storage, and throws when asked for it.
        if (window === window.top) localStorage.setItem("theme", chosen);
      }, theme);
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
  }
});

test("nothing is cut off at 320 pixels, nor at twice the size of letters", async ({
  page,
  request,
}) => {
  test.setTimeout(600_000);
  await page.setViewportSize({ width: 320, height: 640 });
  const widthOf = () => page.evaluate(() => document.documentElement.scrollWidth);
  for (const path of [...(await listPublicPages(request)), ...otherPages]) {
    await page.goto(path);
    expect.soft(await widthOf(), path).toBeLessThanOrEqual(320);
  }
  // 640 CSS pixels is what a window of 1,280 has at 200 %.
  await page.setViewportSize({ width: 640, height: 450 });
  for (const path of ["/", "/pricing", "/articles", "/help", "/examples", "/feedback"]) {
    await page.goto(path);
    expect.soft(await widthOf(), `${path} at 200 %`).toBeLessThanOrEqual(640);
  }
});

test("the first stop of the Tab key skips the header, and no stop is hidden", async ({ page }) => {
  for (const path of ["/", "/help", "/articles", "/important"]) {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(path);
    // The cookie banner lies over the page from now on.
    await page.waitForTimeout(1200);
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).toHaveText("Перейти к содержанию");
    for (let stop = 0; stop < 40; stop += 1) {
      await page.keyboard.press("Tab");
      const hidden = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused || focused === document.body) return null;
        const { left, right, top, bottom } = focused.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const above = document.elementFromPoint(x, y);
        const isSeen =
          above !== null &&
          (focused.contains(above) ||
            above.contains(focused) ||
            above.closest("label")?.contains(focused));
        return isSeen ? null : focused.outerHTML.slice(0, 200);
      });
      expect(hidden, `stop ${stop} of ${path}`).toBeNull();
    }
  }
});
