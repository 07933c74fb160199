import type { Page } from "@playwright/test";
import type { SignedIn } from "@/lib/features/accounts/responses";
import { expect, test } from "@/tests/e2e/helpers/page-watch";
import { newVisitor } from "@/tests/e2e/helpers/people";
import { admin } from "@/tests/support/test-admin";

/** Signs in as the screens do: the token of the answer, stored under its contract's name. */
async function signIn(page: Page, who: { email: string; password: string }) {
  const response = await page.request.post("/api/login", { data: who });
  const { token } = (await response.json()) as SignedIn;
  await page.addInitScript((stored) => localStorage.setItem("auth-token", stored), token);
  return token;
}

async function newUser(page: Page) {
  const visitor = newVisitor();
  await page.request.post("/api/register", { data: visitor });
  return visitor;
}

test.describe("the panel of somebody who is no administrator", () => {
  const denied = async (page: Page) => {
    await page.goto("/admin/users");
    await expect(page.getByRole("heading", { level: 1, name: "Доступ запрещен" })).toBeVisible();
    const login = page.locator("#content").getByRole("link", { name: "Войти" });
    await expect(login).toHaveAttribute("href", "/login?next=%2Fadmin%2Fusers");
  };

  test("is closed to a guest", async ({ page }) => denied(page));

  test("is closed to a plain user", async ({ page }) => {
    await signIn(page, await newUser(page));
    await denied(page);
  });

  test("is closed to a token that nobody signed", async ({ page }) => {
    const forged = Buffer.from(JSON.stringify({ id: "1", email: "a@a.ru", role: "admin" }));
    await page.addInitScript(
      (stored) => localStorage.setItem("auth-token", stored),
      forged.toString("base64"),
    );
    await denied(page);
  });
});

test.describe("an administrator", () => {
  test("sees on every page of the panel where it is, from the first moment", async ({ page }) => {
    await signIn(page, admin);
    for (const [path, crumbs] of [
      ["/admin", ["Главная", "Админ-панель"]],
      ["/admin/users", ["Главная", "Админ-панель", "Пользователи"]],
    ] as const) {
      const served = await (await page.request.get(path)).text();
      expect(served.includes('aria-label="Вы здесь"')).toBe(true);
      await page.goto(path);
      await expect(page.getByRole("navigation", { name: "Админ-панель" })).toBeVisible();
      const place = page.getByRole("navigation", { name: "Вы здесь" }).getByRole("listitem");
      await expect(place).toContainText([...crumbs]);
    }
  });

  test("finds a user, changes the role, blocks after a question, and the log tells it", async ({
    page,
  }) => {
    const user = await newUser(page);
    await signIn(page, admin);
    await page.goto("/admin/users");
    await page.getByRole("searchbox", { name: "Найти по почте или имени" }).fill(user.email);
    await expect(page).toHaveURL(/\?q=visitor/);
    const open = page.getByRole("button", { name: `Изменить: ${user.email}` });
    await open.click();
    const sheet = page.getByRole("dialog", { name: user.email });
    await sheet.getByLabel("Роль").selectOption("premium");
    await sheet.getByRole("button", { name: "Сохранить роль" }).click();
    await expect(page.getByText("Роль пользователя обновлена")).toBeVisible();
    await expect(sheet.getByLabel("Документов в месяц")).toHaveValue("100");

    await sheet.getByRole("button", { name: "Заблокировать" }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText(user.email);
    await question.getByRole("button", { name: "Отмена" }).click();
    await sheet.getByRole("button", { name: "Заблокировать" }).click();
    await question.getByRole("button", { name: "Заблокировать" }).click();
    await expect(sheet.getByRole("button", { name: "Разблокировать" })).toBeVisible();
    const login = await page.request.post("/api/login", { data: user });
    expect(login.status()).toBe(403);

    await sheet.getByRole("link", { name: "Что меняли" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Журнал" })).toBeVisible();
    const lines = page.locator("#content").getByRole("listitem").filter({ hasText: user.email });
    await expect(lines).toHaveCount(2);
    await expect(lines.nth(0)).toContainText("Блокировка пользователя");
    await expect(lines.nth(1)).toContainText("Роль пользователя");
    await expect(lines.nth(1)).toContainText("было: Пользователь");
    await expect(lines.nth(1)).toContainText("стало: Премиум");
  });

  test("reads measured figures, as bars and as a table", async ({ page }) => {
    await signIn(page, admin);
    await page.goto("/admin");
    await expect(page.getByText("Пользователей", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "30 дней" }).click();
    await page.getByText("По дням, в цифрах").click();
    await expect(
      page.getByRole("table", { name: "Активность по дням" }).getByRole("row"),
    ).toHaveCount(31);
    await expect(page.getByText("10 %")).toBeVisible();
  });

  test("keeps what was typed when saving fails, then saves and finds it again", async ({
    page,
  }) => {
    await signIn(page, admin);
    await page.goto("/admin/settings");
    const field = page.getByLabel("Подпись к сайту");
    const words = `Наш сайт ${Date.now()}`;
    await field.fill(words);
    const save = page.getByRole("button", { name: "Сохранить контакты" });
    await page.route("**/api/admin/settings", (route) =>
      route.request().method() === "PATCH"
        ? route.fulfill({ status: 503, body: "{}" })
        : route.continue(),
    );
    await save.click();
    await expect(page.getByText("Не удалось сохранить настройки")).toBeVisible();
    await expect(field).toHaveValue(words);
    await page.unroute("**/api/admin/settings");
    await save.click();
    await expect(page.getByText("Настройки сохранены")).toBeVisible();
    await page.reload();
    await expect(page.getByLabel("Подпись к сайту")).toHaveValue(words);

    await page.getByLabel("Telegram", { exact: true }).fill("javascript:alert(1)");
    await page.getByRole("button", { name: "Сохранить контакты" }).click();
    await expect(
      page.getByText("Введите адрес, который начинается с https://").first(),
    ).toBeVisible();
  });

  test("writes the head of a page beside its own words, sees it as a search shows it, and takes it back", async ({
    page,
  }) => {
    await signIn(page, admin);
    await page.goto("/admin/seo?q=/sitemap");
    await page.getByText("/sitemap", { exact: true }).click();
    const preview = page.getByRole("figure");
    await expect(preview).toContainText(/Карта сайта —/);
    await page.getByLabel("Свой заголовок").fill(`Все страницы ${"сайта ".repeat(10)}`);
    await expect(page.getByText("72 из 60: поиск обрежет на 12")).toBeVisible();
    await page.getByLabel("Свой заголовок").fill("Все страницы");
    await expect(preview).toContainText(/Все страницы —/);
    await page.getByRole("button", { name: "Сохранить", exact: true }).click();
    await expect(page.getByText("Изменено")).toBeVisible();
    await page.reload();
    await page.getByText("/sitemap", { exact: true }).click();
    await expect(preview).toContainText(/Все страницы —/);
    await expect(page.getByRole("definition").first()).toHaveText("Карта сайта");
    await page.getByRole("button", { name: "Вернуть исходное" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Вернуть" }).click();
    await expect(page.getByText("Изменено")).toBeHidden();
    await expect(page.getByLabel("Свой заголовок")).toHaveValue("");
    await expect(preview).toContainText(/Карта сайта —/);
  });

  test("says of the whole site what searches read on each page", async ({ page }) => {
    await signIn(page, admin);
    await page.goto("/admin/seo");
    await page.getByText("Весь сайт", { exact: true }).click();
    const keywords = page.getByLabel("Ключевые слова");
    await keywords.fill("152-ФЗ, политика");
    await page.getByRole("button", { name: "Сохранить для сайта" }).click();
    await expect(page.getByText("Настройки сохранены")).toBeVisible();
    await page.goto("/pricing");
    await expect(page.locator('meta[name="keywords"]')).toHaveAttribute(
      "content",
      "152-ФЗ, политика",
    );
    await page.goto("/admin/seo");
    await page.getByText("Весь сайт", { exact: true }).click();
    await keywords.fill("");
    await page.getByRole("button", { name: "Сохранить для сайта" }).click();
    await expect(page.getByText("Настройки сохранены")).toBeVisible();
  });

  test("describes a plan and tries out the mail", async ({ page }) => {
    await signIn(page, admin);
    await page.goto("/admin/settings");
    await expect(page.getByText("SMTP не настроен")).toBeVisible();
    await page.getByRole("button", { name: "Отправить пробное письмо себе" }).click();
    await expect(page.getByText("Письмо отправлено", { exact: true })).toBeVisible();
    const description = page.getByLabel("Описание", { exact: true }).first();
    for (const words of ["Для тех, кому нужен DOCX", ""]) {
      await description.fill(words);
      await page.getByRole("button", { name: "Сохранить планы" }).click();
      await expect(page.getByText("Настройки сохранены")).toBeVisible();
      await page.goto("/premium");
      await expect(page.getByText("Для тех, кому нужен DOCX")).toHaveCount(words ? 1 : 0);
      await page.goto("/admin/settings");
    }
  });
});
