import type { Page } from "@playwright/test";
import type { SignedIn } from "@/lib/features/accounts/responses";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { failCalls } from "@/tests/support/browser/network/fail-calls";
import { readMailedLink } from "@/tests/support/browser/read-mail";
import { newCredentials } from "@/tests/support/browser/visitors";
import { attribute, elementsOf, textOf } from "@/tests/support/html-elements";
import { admin } from "@/tests/support/test-admin";

/** Signs in as the screens do: stores the token of the response under its contract name. */
async function signIn(page: Page, who: { email: string; password: string }) {
  const response = await page.request.post("/api/login", { data: who });
  const { token } = (await response.json()) as SignedIn;
  await page.addInitScript((stored) => localStorage.setItem("auth-token", stored), token);
  return token;
}

async function newUser(page: Page) {
  const visitor = newCredentials();
  await page.request.post("/api/register", { data: visitor });
  return visitor;
}

test("the panel denies access to a guest, to a plain user and with a forged token", async ({
  page,
}) => {
  const denied = async (part: string) => {
    await page.goto(`/admin/${part}`);
    await expect(page.getByRole("heading", { level: 1, name: "Доступ запрещен" })).toBeVisible();
    const login = page.locator("#content").getByRole("link", { name: "Войти" });
    await expect(login).toHaveAttribute("href", `/login?next=%2Fadmin%2F${part}`);
  };

  await test.step("to a guest", async () => {
    for (const part of ["users", "notifications", "reviews", "feedback", "templates"]) {
      await denied(part);
    }
  });

  await test.step("with a forged token", async () => {
    const forged = Buffer.from(JSON.stringify({ id: "1", email: "a@a.ru", role: "admin" }));
    await page.evaluate(
      (stored) => localStorage.setItem("auth-token", stored),
      forged.toString("base64"),
    );
    await denied("users");
  });

  await test.step("to a plain user", async () => {
    await signIn(page, await newUser(page));
    await denied("users");
  });
});

test("the panel shows its breadcrumbs, its reminders and measured figures when it opens", async ({
  page,
}) => {
  await signIn(page, admin);
  const reminder = page.getByRole("heading", { name: "Включите вход с кодом администраторам" });
  const isAt = async (crumbs: string[]) => {
    await expect(page.getByRole("navigation", { name: "Админ-панель" })).toBeVisible();
    const place = page.getByRole("navigation", { name: "Вы здесь" }).getByRole("listitem");
    await expect(place).toContainText(crumbs);
  };

  await test.step("the served pages contain the breadcrumbs", async () => {
    for (const path of ["/admin", "/admin/users"]) {
      const served = await (await page.request.get(path)).text();
      expect(served.includes('aria-label="Вы здесь"')).toBe(true);
    }
  });

  await test.step("the panel appears together with its reminder", async () => {
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route("**/api/user/second-factor", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/admin");
    await expect(page.getByText("Проверяем доступ")).toBeAttached();
    await page.waitForLoadState("load");
    const heading = page.getByRole("heading", { level: 1, name: "Админ-панель" });
    await expect(heading).toHaveCount(0);
    letThrough();
    await expect(heading).toBeVisible();
    await expect(reminder).toBeVisible();
    await isAt(["Главная", "Админ-панель"]);
  });

  await test.step("figures are shown as bars and as a table", async () => {
    await expect(page.getByText("Пользователей", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "30 дней" }).click();
    await page.getByText("По дням, в цифрах").click();
    await expect(
      page.getByRole("table", { name: "Активность по дням" }).getByRole("row"),
    ).toHaveCount(31);
    await expect(page.getByText("10 %")).toBeVisible();
  });

  await test.step("other pages have breadcrumbs and no reminder", async () => {
    await page.goto("/admin/users");
    await isAt(["Главная", "Админ-панель", "Пользователи"]);
    await page.goto("/admin/notifications");
    await expect(
      page.getByRole("heading", { level: 1, name: "Рассылка уведомлений" }),
    ).toBeVisible();
    await expect(reminder).toHaveCount(0);
  });
});

test("the panel's navigation still works when one of its pages fails", {
  tag: "@exhaustive",
}, async ({ context }) => {
  // Not the monitored page: the error goes to the console.
  const page = await context.newPage();
  await signIn(page, admin);
  await page.route("**/api/admin/stats", (route) => route.fulfill({ json: {} }));
  await page.goto("/admin");
  await expect(page.getByRole("heading", { level: 1, name: "Раздел не открылся" })).toBeVisible();
  await page
    .getByRole("navigation", { name: "Админ-панель" })
    .getByRole("link", { name: "Журнал" })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Журнал" })).toBeVisible();
});

test("an administrator finds a user, changes the role and blocks the user; the audit log lists both", async ({
  page,
}) => {
  const user = await newUser(page);
  await signIn(page, admin);
  await page.goto("/admin/users");
  const search = page.getByRole("searchbox", { name: "Найти по почте или имени" });
  await test.step("typing on cancels the previous search request", async () => {
    const first = /\/api\/admin\/users\?q=vis$/;
    await page.route(first, () => undefined);
    const begun = page.waitForRequest(first);
    const ended = page.waitForEvent("requestfailed", (request) => first.test(request.url()));
    await search.fill("vis");
    await begun;
    await search.fill(user.email);
    await ended;
    await page.unroute(first);
  });
  await expect(page).toHaveURL(/\?q=visitor/);
  const open = page.getByRole("button", { name: `Изменить: ${user.email}` });
  await open.click();
  const sheet = page.getByRole("dialog", { name: user.email });

  await test.step("a failed change of the role is reported beside the field, not in a toast", async () => {
    await failCalls(page, "**/api/admin/users/*/role", "nothing readable");
    await sheet.getByLabel("Доступ").selectOption("admin");
    await sheet.getByRole("button", { name: "Сохранить доступ" }).click();
    await expect(sheet.getByRole("alert")).toContainText("Роль не изменена");
    await expect(sheet.getByLabel("Доступ")).toHaveValue("admin");
    await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
    await page.unroute("**/api/admin/users/*/role");
  });

  await test.step("the role is changed, and the user blocked after a question", async () => {
    await sheet.getByRole("button", { name: "Сохранить доступ" }).click();
    await expect(page.getByText("Роль пользователя обновлена")).toBeVisible();
    await expect(sheet.getByRole("checkbox", { name: "Без ограничения" })).toBeChecked();

    await sheet.getByRole("button", { name: "Заблокировать" }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText(user.email);
    await question.getByRole("button", { name: "Отмена" }).click();
    await sheet.getByRole("button", { name: "Заблокировать" }).click();
    await question.getByRole("button", { name: "Заблокировать" }).click();
    await expect(sheet.getByRole("button", { name: "Разблокировать" })).toBeVisible();
    const login = await page.request.post("/api/login", { data: user });
    expect(login.status()).toBe(403);
  });

  await test.step("the audit log lists both", async () => {
    await sheet.getByRole("link", { name: "Что меняли" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Журнал" })).toBeVisible();
    const lines = page.locator("#content").getByRole("listitem").filter({ hasText: user.email });
    await expect(lines).toHaveCount(2);
    await expect(lines.nth(0)).toContainText("Заблокирован пользователь");
    await expect(lines.nth(1)).toContainText("Изменена роль пользователя");
    await expect(lines.nth(1)).toContainText("было: Пользователь");
    await expect(lines.nth(1)).toContainText("стало: Администратор");
  });
});

test("an administrator changes the settings, sends a test e-mail and sees the sent e-mails", async ({
  page,
  request,
}) => {
  const visitor = newCredentials();
  await request.post("/api/register", { data: visitor });
  await signIn(page, admin);
  await page.goto("/admin/settings");

  await test.step("text survives a failed save, is then saved and shown after a reload", async () => {
    const field = page.getByLabel("Подпись к сайту");
    const text = `Наш сайт ${Date.now()}`;
    await field.fill(text);
    const save = page.getByRole("button", { name: "Сохранить контакты" });
    await page.route("**/api/admin/settings", (route) =>
      route.request().method() === "PATCH"
        ? route.fulfill({ status: 503, body: "{}" })
        : route.continue(),
    );
    await save.click();
    await expect(page.getByText("Не удалось сохранить настройки")).toBeVisible();
    await expect(field).toHaveValue(text);
    await page.unroute("**/api/admin/settings");
    await save.click();
    await expect(page.getByText("Настройки сохранены")).toBeVisible();
    await page.reload();
    await expect(page.getByLabel("Подпись к сайту")).toHaveValue(text);
  });

  await test.step("an invalid address is rejected", async () => {
    await page.getByLabel("Telegram", { exact: true }).fill("javascript:alert(1)");
    await page.getByRole("button", { name: "Сохранить контакты" }).click();
    await expect(
      page.getByText("Введите адрес, который начинается с https://").first(),
    ).toBeVisible();
  });

  await test.step("a test e-mail is sent", async () => {
    await expect(page.getByText("SMTP не настроен")).toBeVisible();
    await page.getByRole("button", { name: "Отправить пробное письмо себе" }).click();
    await expect(page.getByText("Письмо отправлено", { exact: true })).toBeVisible();
  });

  await test.step("a plan's description appears on its page", async () => {
    const description = page.getByLabel("Описание", { exact: true }).first();
    const value = "Для тех, кому нужен DOCX";
    const isDescribed = async () => {
      const all = elementsOf(await (await request.get("/premium")).text());
      const texts = all.filter(({ tagName }) => tagName === "p").map(textOf);
      return texts.some((text) => text.replace(/\s/g, " ").includes(value));
    };
    const save = async () => {
      const saved = page.waitForResponse(
        (response) =>
          response.url().endsWith("/api/admin/settings") && response.request().method() === "PATCH",
      );
      await page.getByRole("button", { name: "Сохранить планы" }).click();
      expect((await saved).ok()).toBe(true);
    };
    await description.fill(value);
    await save();
    await expect(page.getByText("Настройки сохранены")).toBeVisible();
    expect(await isDescribed()).toBe(true);
    await description.fill("");
    await save();
    expect(await isDescribed()).toBe(false);
  });

  await test.step("the e-mails are listed by state", async () => {
    await readMailedLink(visitor.email, "/confirm-email");
    await page.goto("/admin/mail");
    const row = page.getByRole("listitem").filter({ hasText: visitor.email });
    await expect(row).toContainText("Подтвердите адрес электронной почты");
    await expect(row).toContainText("Отправлено");
    await page.getByRole("button", { name: "Не ушли" }).click();
    await expect(page.getByText("Неотправленных писем нет")).toBeVisible();
  });
});

test("an administrator changes the head tags of a page and of the whole site", {
  tag: "@exhaustive",
}, async ({ page, request }) => {
  await signIn(page, admin);

  await test.step("a page's title is changed with a preview of search results, and restored", async () => {
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

  await test.step("keywords of the whole site appear on a page", async () => {
    await page.goto("/admin/seo");
    await page.getByText("Весь сайт", { exact: true }).click();
    const keywords = page.getByLabel("Ключевые слова");
    const inPricing = async () => {
      const metas = elementsOf(await (await request.get("/pricing")).text());
      return metas
        .filter((element) => attribute(element, "name") === "keywords")
        .map((element) => attribute(element, "content"));
    };
    const before = await inPricing();
    expect(before).not.toContain("152-ФЗ, политика");
    for (const [text, shown] of [
      ["152-ФЗ, политика", ["152-ФЗ, политика"]],
      ["", before],
    ] as const) {
      await keywords.fill(text);
      const saved = page.waitForResponse((response) => response.request().method() === "PATCH");
      await page.getByRole("button", { name: "Сохранить для сайта" }).click();
      expect((await saved).ok()).toBe(true);
      await expect(page.getByText("Настройки сохранены").first()).toBeVisible();
      expect(await inPricing()).toEqual(shown);
    }
  });
});
