import type { Page } from "@playwright/test";
import { expect, test } from "@/tests/e2e/helpers/page-watch";
import { newVisitor } from "@/tests/e2e/helpers/people";

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);
const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top);
const phone = { width: 360, height: 740 };

test.describe("the invitation to register", () => {
  const notice = (page: Page) =>
    page.getByRole("complementary", { name: "Приглашение зарегистрироваться" });
  const counted = (page: Page) =>
    page.evaluate(() => [
      localStorage.getItem("registration-notice-count"),
      localStorage.getItem("registration-notice-closed"),
    ]);

  test("goes away for this visit and comes back until the eleventh time", async ({ page }) => {
    await page.goto("/");
    for (const time of [1, 2, 10, 11]) {
      // As if it had been hidden on as many visits as lie between.
      await page.evaluate(
        (before) => before && localStorage.setItem("registration-notice-count", String(before)),
        time - 1,
      );
      await notice(page).getByRole("button", { name: "Скрыть приглашение" }).click();
      await expect(notice(page)).toBeHidden();
      expect(await counted(page)).toEqual([String(time), time === 11 ? "true" : null]);
      await page.reload();
      if (time < 11) await expect(notice(page)).toBeVisible();
    }
    await expect(notice(page)).toBeHidden();
  });

  test("counts a click on «register» too", async ({ page }) => {
    await page.goto("/");
    await notice(page).getByRole("link", { name: "Зарегистрироваться" }).click();
    await expect(page).toHaveURL(/\/register$/);
    expect(await counted(page)).toEqual(["1", null]);
  });
});

test("the sign of the regulator's checklist is in the header, on a phone in the drawer with its words", async ({
  page,
}) => {
  await page.goto("/about");
  const sign = page.getByRole("banner").getByRole("link", { name: "Проверьте свой сайт" });
  await expect(sign).toHaveAttribute("href", "/important");
  await page.setViewportSize(phone);
  await expect(sign).toBeHidden();
  const menu = page.getByRole("button", { name: "Открыть меню" });
  const enter = await page.getByRole("banner").getByRole("link", { name: "Войти" }).boundingBox();
  const gap = ((await menu.boundingBox())?.x ?? 0) - (enter?.x ?? 0) - (enter?.width ?? 0);
  // The ring of the focus is 2 px wide and 2 px away.
  expect(gap).toBeGreaterThan(4);
  await menu.click();
  await page.getByRole("dialog", { name: "Меню" }).getByText("Проверьте свой сайт").click();
  await expect(page).toHaveURL(/\/important$/);
});

test("breadcrumbs keep to one line on a phone", async ({ page }) => {
  await page.setViewportSize(phone);
  for (const path of ["/generators/consent", "/examples/privacy", "/social-disclaimer-simple"]) {
    await page.goto(path);
    const crumbs = await page
      .getByRole("navigation", { name: "Вы здесь" })
      .getByRole("list")
      .boundingBox();
    expect(crumbs?.height, path).toBeLessThan(24);
  }
});

test("the way up appears after 300 pixels and leads there, the focus with it", async ({ page }) => {
  await page.goto("/privacy");
  const up = page.getByRole("button", { name: "Наверх" });
  await scrollTo(page, 301);
  await expect(up).toBeVisible();
  await scrollTo(page, 300);
  await expect(up).toBeHidden();
  await scrollTo(page, 3000);
  await up.click();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(up).toBeHidden();
  await expect(page.locator("#content")).toBeFocused();
});

test("each page opened by a link begins at its top, and Back returns to the place", async ({
  page,
}) => {
  await page.goto("/privacy");
  await scrollTo(page, 2500);
  await page.getByRole("navigation", { name: "Основная" }).getByText("Ресурсы").click();
  await expect(page).toHaveURL(/\/resources$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Ресурсы|источник/i);
  expect(await scrollTop(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/privacy$/);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(2000);
});

test("the first press of Tab offers the way past the menu", async ({ page }) => {
  await page.goto("/help");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Перейти к содержанию" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("#content")).toBeFocused();
});

test("the theme is light at first, is kept, and stands before the page is drawn", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/about");
  const root = page.locator("html");
  await expect(root).toHaveClass(/light/);
  await page.getByRole("button", { name: "Сменить тему: светлая или тёмная" }).click();
  await expect(root).toHaveClass(/dark/);
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
  await page.reload({ waitUntil: "commit" });
  await expect(page.locator("body")).toBeAttached();
  await expect(root).toHaveClass(/dark/);
});

test("a phone's drawer leads a guest everywhere and asks to sign in", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/about");
  await page.getByRole("button", { name: "Открыть меню" }).click();
  const drawer = page.getByRole("dialog", { name: "Меню" });
  await expect(drawer.getByRole("link", { name: "Войти или зарегистрироваться" })).toHaveAttribute(
    "href",
    "/login",
  );
  for (const name of ["Генератор документов", "Помощь", "Контакты", "Новости", "Роскомнадзор"]) {
    await expect(drawer.getByRole("link", { name })).toBeVisible();
  }
  await expect(drawer.getByRole("link", { name: "Мои документы" })).toHaveCount(0);
  await expect(drawer.getByRole("button", { name: "Выйти" })).toHaveCount(0);
  await drawer.getByRole("link", { name: "Контакты" }).click();
  await expect(page).toHaveURL(/\/contacts$/);
  await expect(drawer).toBeHidden();
});

test("a user's drawer holds the cabinet and the way out", async ({ page }) => {
  const visitor = newVisitor();
  await page.request.post("/api/register", { data: visitor });
  await page.setViewportSize(phone);
  await page.goto("/about");
  await page.getByRole("button", { name: "Открыть меню" }).click();
  const drawer = page.getByRole("dialog", { name: "Меню" });
  await expect(drawer.getByText(visitor.email).first()).toBeVisible();
  await expect(drawer.getByText("Бесплатный")).toBeVisible();
  for (const name of ["Личный кабинет", "Мои документы", "Уведомления", "Помощь", "Контакты"]) {
    await expect(drawer.getByRole("link", { name })).toBeVisible();
  }
  await expect(drawer.getByRole("button", { name: /тема/ })).toBeVisible();
  await drawer.getByRole("button", { name: "Выйти" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Войти" })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/");
});

test("a guest costs no request; a user is asked about once, whatever is opened", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/auth/user")) asked.push(request.url());
  });
  const banner = page.getByRole("banner");
  await page.goto("/about");
  await expect(banner.getByRole("link", { name: "Войти" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);

  await page.request.post("/api/register", { data: newVisitor() });
  await page.goto("/about");
  await expect(banner.getByRole("button", { name: /^Меню пользователя/ })).toBeVisible();
  await banner.getByRole("link", { name: "Мои документы" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Мои документы");
  await banner.getByRole("link", { name: "Новости" }).click();
  await expect(page).toHaveURL(/\/news$/);
  expect(asked).toHaveLength(1);
});

test.describe("a user whose line was lost for a moment is known on the next page, without a reload", () => {
  async function expectToBeKnown(page: Page, isLost: (url: URL) => boolean) {
    await page.request.post("/api/register", { data: newVisitor() });
    await page.route(isLost, (route) => route.abort());
    const loss = page.waitForEvent("requestfailed", (request) => isLost(new URL(request.url())));
    await page.goto("/about", { waitUntil: "networkidle" });
    await loss;
    const banner = page.getByRole("banner");
    await expect(banner.getByRole("link", { name: "Войти" })).toBeVisible();

    await page.unroute(isLost);
    await banner.getByRole("link", { name: "Новости" }).click();
    await expect(page).toHaveURL(/\/news$/);
    await expect(banner.getByRole("button", { name: /^Меню пользователя/ })).toBeVisible();
  }

  test("the code that asks about him did not come", async ({ page }) => {
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(request.url()));
    await page.goto("/about");
    await expect(page.getByRole("region", { name: "Файлы cookie", exact: true })).toBeVisible();
    await page.waitForLoadState("networkidle");
    // What a guest's page does without.
    const ofGuest = new Set(fetched);
    await expectToBeKnown(page, ({ href }) => href.endsWith(".js") && !ofGuest.has(href));
  });

  test("the answer did not come", async ({ page }) => {
    await expectToBeKnown(page, ({ pathname }) => pathname === "/api/auth/user");
  });
});

test("paper gets the words and nothing of the shell", async ({ page }) => {
  await page.goto("/privacy");
  await expect(page.getByRole("region", { name: "Файлы cookie", exact: true })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const part of [
    page.getByRole("banner"),
    page.getByRole("contentinfo"),
    page.getByRole("navigation", { name: "Вы здесь" }),
    page.getByRole("region", { name: "Файлы cookie", exact: true }),
  ]) {
    await expect(part).toBeHidden();
  }
});

test("the header fits on every screen, signed in too", async ({ page }) => {
  const fits = () =>
    page.evaluate(() => {
      const header = document.querySelector("header");
      const parts = [...(header?.querySelectorAll("a, button") ?? [])]
        .map((part) => part.getBoundingClientRect())
        .filter((box) => box.width > 0);
      return parts.every(
        (box, at) =>
          box.right <= document.documentElement.clientWidth &&
          box.bottom <= 66 &&
          parts.every(
            (other, index) =>
              index === at ||
              Math.min(box.right, other.right) - Math.max(box.left, other.left) <= 0.5,
          ),
      );
    });
  const expectToFit = async () => {
    for (const width of [320, 768, 1024]) {
      await page.setViewportSize({ width, height: 700 });
      expect(await fits(), `${width} px`).toBe(true);
    }
  };
  await page.goto("/about");
  await expect(page.getByRole("banner").getByRole("link", { name: "Войти" })).toBeVisible();
  await expectToFit();
  await page.request.post("/api/register", { data: newVisitor() });
  await page.goto("/about");
  await expect(page.getByRole("button", { name: /^Меню пользователя/ })).toBeVisible();
  await expectToFit();
});
