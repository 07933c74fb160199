import type { Page } from "@playwright/test";
import { aliases } from "@/content/navigation";
import { type AxeRules, violations } from "@/tests/support/browser/accessibility";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { listPublicPages } from "@/tests/support/browser/list-public-pages";
import { setTheme, themes } from "@/tests/support/browser/set-theme";

/** Pages that are not in the sitemap: sign-in, the cabinet as a guest sees it, an unknown address. */
const otherPages = ["/login", "/register", "/auth", "/documents", "/нет"];
/** The narrowest supported screen, and a common one. */
const sizes = [
  { width: 320, height: 640 },
  { width: 1280, height: 900 },
];
/** A window of 1,280 px at 200 % zoom, for pages of every layout. */
const enlarged = { width: 640, height: 450 };
const enlargedPages = ["/", "/pricing", "/articles", "/help", "/examples", "/feedback"];
const parts = 2;

/** The kind of a text: all texts of a kind share their colours. */
const kindOfText = (path: string) => /^\/(articles|news|help|examples|privacy)\/./.exec(path)?.[1];

/**
 * What is checked on each page, in the light and dark themes. Each text of a kind is checked in one theme, alternating,
 * and the colours of the first one in both.
 */
function lookAt(paths: readonly string[]): Record<(typeof themes)[number], AxeRules | null>[] {
  const seen = new Set<string>();
  return paths.map((path, turn) => {
    const kind = kindOfText(path);
    if (!kind) return { light: "all", dark: "colours" };
    const theme = turn % 2 === 0 ? "light" : "dark";
    const isFirst = !seen.has(`${kind} ${theme}`);
    seen.add(`${kind} ${theme}`);
    return { light: null, dark: null, [theme]: isFirst ? "all" : "the rest" };
  });
}

/** The page is the same as at another address, where it is checked. */
const isSecondAddress = (path: string) => path in aliases || /^\/blog\/./.test(path);

/** Breadcrumbs stay on one line, on a phone too. */
async function expectOneLineOfCrumbs(page: Page, path: string) {
  const crumbs = page.getByRole("navigation", { name: "Вы здесь" }).getByRole("list");
  const height = (await crumbs.count()) > 0 ? (await crumbs.boundingBox())?.height : 0;
  expect.soft(height, `crumbs of ${path}`).toBeLessThan(24);
}

async function expectToFit(page: Page, { width, height }: typeof enlarged, label: string) {
  await page.setViewportSize({ width, height });
  const needed = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(needed, `${label} is cut off at ${width} px`).toBeLessThanOrEqual(width);
}

test.describe("every public page", () => {
  // Parts of one walk, so that all workers share it.
  test.describe.configure({ mode: "parallel" });

  for (let part = 0; part < parts; part += 1) {
    test(`is accessible in both themes, fits its width and has one line of breadcrumbs, part ${part + 1} of ${parts}`, {
      tag: "@exhaustive",
    }, async ({ page, request }) => {
      const listed = (await listPublicPages(request)).filter((path) => !isSecondAddress(path));
      const all = [...listed, ...otherPages];
      const paths = all.filter((_, position) => position % parts === part);
      expect(paths.length).toBeGreaterThan(10);
      const looks = lookAt(paths);
      for (const [turn, path] of paths.entries()) {
        // Light on a phone and dark on a desktop, and the reverse on the next page.
        const shown = turn % 2 === 0 ? themes : themes.toReversed();
        for (const [position, size] of sizes.entries()) {
          await page.setViewportSize(size);
          if (position === 0) await page.goto(path);
          await expectToFit(page, size, path);
          await expectOneLineOfCrumbs(page, path);
          const theme = shown[position] ?? "light";
          const looked = looks[turn]?.[theme];
          if (!looked) continue;
          await setTheme(page, theme);
          const problems = await violations(page, looked);
          expect.soft(problems, `${path} at ${size.width} px, ${theme}`).toEqual([]);
        }
        if (enlargedPages.includes(path)) await expectToFit(page, enlarged, path);
      }
    });
  }
});

test("the wizard is accessible in both themes, with and without errors", {
  tag: "@exhaustive",
}, async ({ page }) => {
  const expectNone = async () => {
    for (const theme of themes) {
      await setTheme(page, theme);
      expect(await violations(page, theme === "dark" ? "colours" : "all"), theme).toEqual([]);
    }
  };
  await page.goto("/generator");
  await page
    .getByRole("button", { name: /Создать документ: / })
    .first()
    .click();
  await expect(page.getByText("Шаг 2 из 3")).toBeVisible();
  await expectNone();
  await page.getByRole("dialog").getByRole("button", { name: "Создать документ" }).click();
  await expect(page.getByRole("region", { name: "Обратите внимание на ошибки" })).toBeFocused();
  await expectNone();
});

test("the first Tab stop skips the header, and no focused element is hidden", {
  tag: "@exhaustive",
}, async ({ page }) => {
  for (const path of ["/", "/help", "/articles", "/important"]) {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(path);
    // The cookie banner covers the page from now on.
    const banner = page.getByRole("region", { name: "Файлы cookie", exact: true });
    const takesPresses = () =>
      banner.evaluate((element) => {
        const { left, top } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + 5, top + 5));
      });
    await expect.poll(takesPresses).toBe(true);
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Перейти к содержанию" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    for (let stop = 0; stop < 40; stop += 1) {
      await page.keyboard.press("Tab");
      // Polled: the carousel scrolls to the focused element with an animation.
      await expect.poll(() => page.evaluate(hiddenStop), `stop ${stop} of ${path}`).toBeNull();
    }
    await skip.focus();
    await page.keyboard.press("Enter");
    await expect(page.locator("#content"), path).toBeFocused();
  }
});

/** The focused element, if it is hidden. */
function hiddenStop(): string | null {
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
}
