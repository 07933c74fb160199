import type { Page } from "@playwright/test";
import { paperColours } from "@/components/shell/theme/theme";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { withMotion } from "@/tests/support/browser/motion";
import { newCredentials } from "@/tests/support/browser/visitors";

test.use(withMotion);

const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 720 };

/** No part of the header is cut off or overlaps another. */
async function expectHeaderToFit(page: Page) {
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
  for (const width of [320, 768, 1024]) {
    await page.setViewportSize({ width, height: 700 });
    expect(await fits(), `${width} px`).toBe(true);
  }
}

/** Requests for the current user, from now on. */
function watchQuestions(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/auth/user")) requests.push(request.url());
  });
  return requests;
}

test("the invitation to register returns after a reload until it was dismissed eleven times", async ({
  page,
}) => {
  const notice = page.getByRole("complementary", { name: "Приглашение зарегистрироваться" });
  const counted = () =>
    page.evaluate(() => [
      localStorage.getItem("registration-notice-count"),
      localStorage.getItem("registration-notice-closed"),
    ]);

  await test.step("counts a click on «register» too", async () => {
    await page.goto("/");
    await notice.getByRole("link", { name: "Зарегистрироваться" }).click();
    await expect(page).toHaveURL(/\/register$/);
    expect(await counted()).toEqual(["1", null]);
  });

  await page.evaluate(() => localStorage.removeItem("registration-notice-count"));
  await page.goto("/");
  for (const time of [1, 2, 10, 11]) {
    // As if it had been dismissed on as many earlier visits.
    await page.evaluate(
      (before) => before && localStorage.setItem("registration-notice-count", String(before)),
      time - 1,
    );
    await notice.getByRole("button", { name: "Скрыть приглашение" }).click();
    await expect(notice).toBeHidden();
    expect(await counted()).toEqual([String(time), time === 11 ? "true" : null]);
    await page.reload();
    if (time < 11) await expect(notice).toBeVisible();
  }
  await expect(notice).toBeHidden();
});

test("a guest has header, menu and theme without a request for the user", async ({ page }) => {
  const requests = watchQuestions(page);
  const banner = page.getByRole("banner");
  const root = page.locator("html");
  const sign = banner.getByRole("link", { name: "Проверьте свой сайт" });
  const menu = page.getByRole("button", { name: "Открыть меню" });
  const drawer = page.getByRole("dialog", { name: "Меню" });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/about");
  await expect(banner.getByRole("link", { name: "Войти" })).toBeVisible();
  // The theme is light by default, whatever the system's is.
  await expect(root).toHaveClass(/light/);

  await test.step("the header links to the regulator's checklist", () =>
    expect(sign).toHaveAttribute("href", "/important"));
  await test.step("the header fits on every screen", () => expectHeaderToFit(page));

  await test.step("a phone's menu leads a guest to all sections and to the login", async () => {
    await page.setViewportSize(phone);
    await expect(sign).toBeHidden();
    const enter = await banner.getByRole("link", { name: "Войти" }).boundingBox();
    const gap = ((await menu.boundingBox())?.x ?? 0) - (enter?.x ?? 0) - (enter?.width ?? 0);
    // The focus ring is 2 px wide with an offset of 2 px.
    expect(gap).toBeGreaterThan(4);
    await menu.click();
    await expect(
      drawer.getByRole("link", { name: "Войти или зарегистрироваться" }),
    ).toHaveAttribute("href", "/login");
    for (const name of ["Генератор документов", "Помощь", "Контакты", "Новости", "Роскомнадзор"]) {
      await expect(drawer.getByRole("link", { name })).toBeVisible();
    }
    await expect(drawer.getByRole("link", { name: "Мои документы" })).toHaveCount(0);
    await expect(drawer.getByRole("button", { name: "Выйти" })).toHaveCount(0);
    await drawer.getByRole("link", { name: "Контакты" }).click();
    await expect(page).toHaveURL(/\/contacts$/);
    await expect(drawer).toBeHidden();
    await menu.click();
    await drawer.getByText("Проверьте свой сайт").click();
    await expect(page).toHaveURL(/\/important$/);
  });

  await page.waitForLoadState("networkidle");
  expect(requests).toEqual([]);

  await test.step("the theme is stored, and set before the page is drawn", async () => {
    await page.setViewportSize(desk);
    await page.getByRole("button", { name: "Сменить тему: светлая или тёмная" }).click();
    await expect(root).toHaveClass(/dark/);
    expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
    const bar = page.locator("meta[name=theme-color]").first();
    await expect(bar).toHaveAttribute("content", paperColours.dark);
    await page.reload({ waitUntil: "commit" });
    await expect(page.locator("body")).toBeAttached();
    await expect(root).toHaveClass(/dark/);
    await expect(bar).toHaveAttribute("content", paperColours.dark);
    await page.waitForLoadState("networkidle");
    await page.getByRole("button", { name: "Сменить тему: светлая или тёмная" }).click();
    await expect(root).toHaveClass(/light/);
    await expect(bar).toHaveAttribute("content", paperColours.light);
  });
});

test("the browser requests the user once for several pages; the menu lists the cabinet and signs out", async ({
  page,
}) => {
  const requests = watchQuestions(page);
  const banner = page.getByRole("banner");
  const visitor = newCredentials();
  await page.request.post("/api/register", { data: visitor });
  await page.goto("/about");
  await expect(banner.getByRole("button", { name: /^Меню пользователя/ })).toBeVisible();
  await test.step("the header fits on every screen", () => expectHeaderToFit(page));
  await page.setViewportSize(desk);
  await banner.getByRole("link", { name: "Мои документы" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Мои документы");
  await banner.getByRole("link", { name: "Новости" }).click();
  await expect(page).toHaveURL(/\/news$/);
  expect(requests).toHaveLength(1);

  await test.step("a user's menu lists the cabinet and signs out", async () => {
    await page.setViewportSize(phone);
    await page.getByRole("button", { name: "Открыть меню" }).click();
    const drawer = page.getByRole("dialog", { name: "Меню" });
    await expect(drawer.getByText(visitor.email).first()).toBeVisible();
    await expect(drawer.getByText("Бесплатный")).toBeVisible();
    for (const name of ["Личный кабинет", "Мои документы", "Уведомления", "Помощь", "Контакты"]) {
      await expect(drawer.getByRole("link", { name })).toBeVisible();
    }
    await expect(drawer.getByRole("button", { name: /тема/ })).toBeVisible();
    await drawer.getByRole("button", { name: "Выйти" }).click();
    await expect(banner.getByRole("link", { name: "Войти" })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe("/");
  });
});

test("a user whose connection was lost for a moment is recognised on the next page", {
  tag: "@exhaustive",
}, async ({ page }) => {
  const banner = page.getByRole("banner");
  async function expectToBeKnown(isLost: (url: URL) => boolean) {
    await page.route(isLost, (route) => route.abort());
    const loss = page.waitForEvent("requestfailed", (request) => isLost(new URL(request.url())));
    await page.goto("/about", { waitUntil: "networkidle" });
    await loss;
    await expect(banner.getByRole("link", { name: "Войти" })).toBeVisible();

    await page.unroute(isLost);
    await banner.getByRole("link", { name: "Новости" }).click();
    await expect(page).toHaveURL(/\/news$/);
    await expect(banner.getByRole("button", { name: /^Меню пользователя/ })).toBeVisible();
  }

  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.goto("/about");
  await expect(page.getByRole("region", { name: "Файлы cookie", exact: true })).toBeVisible();
  await page.waitForLoadState("networkidle");
  // Not loaded for a guest.
  const ofGuest = new Set(fetched);
  await page.request.post("/api/register", { data: newCredentials() });
  await test.step("when the code that requests the user failed to load", () =>
    expectToBeKnown(({ href }) => href.endsWith(".js") && !ofGuest.has(href)));
  await test.step("when the response did not arrive", () =>
    expectToBeKnown(({ pathname }) => pathname === "/api/auth/user"));
});

test("a long page prints without the shell, scrolls to its top, and Back restores its position", {
  tag: "@exhaustive",
}, async ({ page }) => {
  const up = page.getByRole("button", { name: "Наверх" });
  const scrollTop = () => page.evaluate(() => window.scrollY);
  const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top);
  await page.goto("/privacy");

  await test.step("the print has the text and no part of the shell", async () => {
    const cookies = page.getByRole("region", { name: "Файлы cookie", exact: true });
    await expect(cookies).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const part of [
      page.getByRole("banner"),
      page.getByRole("contentinfo"),
      page.getByRole("navigation", { name: "Вы здесь" }),
      cookies,
    ]) {
      await expect(part).toBeHidden();
    }
    await page.emulateMedia({ media: null });
  });

  await test.step("«Наверх» appears after 300 pixels, and scrolls and moves the focus to the top", async () => {
    await scrollTo(301);
    await expect(up).toBeVisible();
    await scrollTo(300);
    await expect(up).toBeHidden();
    await scrollTo(3000);
    await up.click();
    await expect.poll(scrollTop).toBe(0);
    await expect(up).toBeHidden();
    await expect(page.locator("#content")).toBeFocused();
  });

  await test.step("a page opened by a link starts at its top, and Back restores the position", async () => {
    await scrollTo(2500);
    await page.getByRole("navigation", { name: "Основная" }).getByText("Ресурсы").click();
    await expect(page).toHaveURL(/\/resources$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Ресурсы|источник/i);
    expect(await scrollTop()).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/privacy$/);
    await expect.poll(scrollTop).toBeGreaterThan(2000);
  });

  await test.step("on a phone «Наверх» hides when scrolling stops; in a form it is hidden", async () => {
    await page.setViewportSize(phone);
    await page.goto("/generators/qr");
    await scrollTo(500);
    await expect(up).toBeVisible();
    await expect(up).toBeHidden();
    await page.setViewportSize(desk);
    await scrollTo(600);
    await expect(up).toBeVisible();
    await page.goto("/generator");
    await scrollTo(400);
    await expect(up).toBeVisible();
    await page
      .getByRole("button", { name: /Политика cookie/ })
      .first()
      .click();
    await expect(page.getByText("Шаг 2 из 3")).toBeVisible();
    await expect(page.locator("button[aria-label='Наверх']")).toBeHidden();
  });
});
