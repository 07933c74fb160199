import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { SignedIn } from "@/lib/features/accounts/responses";
import { expect, test } from "@/tests/e2e/helpers/page-watch";
import { newVisitor, type Visitor } from "@/tests/e2e/helpers/people";

/** Registers over the API and opens the settings signed in. */
async function openSettings(page: Page, more: object = {}): Promise<Visitor & SignedIn> {
  const visitor = newVisitor();
  const response = await page.request.post("/api/register", { data: { ...visitor, ...more } });
  const signedIn = (await response.json()) as SignedIn;
  await page.goto("/settings");
  await page.evaluate((token) => localStorage.setItem("auth-token", token), signedIn.token);
  await expect(page.getByText("Это устройство")).toBeVisible();
  return { ...visitor, ...signedIn };
}

const landingTitle = "Документы для сайта, которые требует закон";

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

for (const path of ["/settings", "/notifications", "/dashboard"]) {
  test(`a guest is sent from ${path} to the login and comes back`, async ({ page }) => {
    const visitor = newVisitor();
    await page.request.post("/api/register", { data: visitor });
    await page.context().clearCookies();
    await page.goto(path);
    await expect(page).toHaveURL(`/login?next=${path}`);
    await page.getByLabel("Email").fill(visitor.email);
    await page.getByLabel("Пароль", { exact: true }).fill(visitor.password);
    await page.getByRole("button", { name: "Войти", exact: true }).click();
    await expect(page).toHaveURL(path);
  });
}

test("the profile is checked, saved and shown", async ({ page }) => {
  const { email } = await openSettings(page);
  const picture = section(page, "Изображение");
  await expect(picture.getByText(email), "without a name the address stands once").toHaveCount(1);
  const form = section(page, "Личные данные");
  await form.getByRole("button", { name: "Сохранить" }).click();
  const summary = form.getByRole("region", { name: "Обратите внимание на ошибки" });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toHaveText(["Имя обязательно", "Фамилия обязательна"]);
  await summary.getByRole("link", { name: "Фамилия обязательна" }).click();
  await expect(form.getByLabel("Фамилия")).toBeFocused();

  await form.getByLabel("Имя", { exact: true }).fill("Анна");
  await form.getByLabel("Фамилия").fill("Смирнова");
  await expect(form.getByLabel("Название компании")).toHaveCount(0);
  await form.getByLabel("Компания или ИП").check();
  await form.getByLabel("Название компании").fill("ООО «Ромашка»");
  await form.getByRole("button", { name: "Сохранить" }).click();
  await expect(page.getByText("Профиль обновлен")).toBeVisible();
  await expect(picture.getByText("Анна Смирнова")).toBeVisible();
  await expect(picture.getByText(email)).toBeVisible();

  await page.reload();
  await expect(form.getByLabel("Название компании")).toHaveValue("ООО «Ромашка»");
  await form.getByLabel("Частное лицо").check();
  await form.getByRole("button", { name: "Сохранить" }).click();
  await expect(page.getByText("Профиль обновлен")).toBeVisible();
  await form.getByLabel("Компания или ИП").check();
  await expect(form.getByLabel("Название компании")).toHaveValue("");
});

test("a refusal of the server keeps what was typed", async ({ page }) => {
  await openSettings(page, { firstName: "Анна", lastName: "Смирнова" });
  const form = section(page, "Личные данные");
  await form.getByLabel("Телефон").fill("8 800");
  await page.route("**/api/user/profile", (route) => route.abort());
  await form.getByRole("button", { name: "Сохранить" }).click();
  await expect(page.getByText("Не удалось обновить профиль")).toBeVisible();
  await expect(form.getByRole("alert")).toContainText("Нет связи с сервером");
  await expect(form.getByLabel("Телефон")).toHaveValue("8 800");
});

test("the chosen picture stands in the header at once and after a reload", async ({ page }) => {
  await openSettings(page, { firstName: "Анна" });
  const pictures = page.locator('img[src="/avatars/2.svg"]');
  await page.getByRole("button", { name: "Выбрать изображение" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("radio")).toHaveCount(6);
  await dialog.getByRole("button", { name: "Сохранить" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Выберите одно из шести изображений");
  await dialog.getByText("Сова").click();
  await dialog.getByRole("button", { name: "Сохранить" }).click();
  await expect(page.getByText("Аватар обновлен")).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(pictures).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole("banner").locator('img[src="/avatars/2.svg"]')).toBeVisible();
  await page.getByRole("button", { name: "Убрать" }).click();
  await expect(pictures).toHaveCount(0);
});

test("the password changes and the other session ends", async ({ page, playwright, baseURL }) => {
  const { email, password } = await openSettings(page);
  const elsewhere = await playwright.request.newContext({ baseURL });
  await elsewhere.post("/api/login", { data: { email, password } });
  const form = section(page, "Пароль");
  await form.getByLabel("Нынешний пароль").fill("не тот");
  await form.getByLabel("Новый пароль").fill("новый длинный пароль 2");
  await form.getByRole("button", { name: "Изменить пароль" }).click();
  await expect(form.getByText("Неверный пароль").first()).toBeVisible();
  await form.getByLabel("Нынешний пароль").fill(password);
  await form.getByRole("button", { name: "Изменить пароль" }).click();
  await expect(page.getByText("Пароль изменён")).toBeVisible();
  await expect(form.getByLabel("Новый пароль")).toHaveValue("");
  expect((await elsewhere.get("/api/auth/user")).status()).toBe(401);
  await elsewhere.dispose();
});

test("sessions are listed and end", async ({ page, playwright, baseURL }) => {
  const { email, password } = await openSettings(page);
  const others = await Promise.all(
    ["YaBrowser/24.10 Chrome/130.0", "Firefox/132.0"].map((browser) =>
      playwright.request.newContext({
        baseURL,
        userAgent: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${browser}`,
      }),
    ),
  );
  for (const context of others) await context.post("/api/login", { data: { email, password } });
  await page.reload();
  const list = section(page, "Активные сеансы");
  await expect(list.getByRole("listitem")).toHaveCount(3);
  await expect(list.getByRole("listitem").first()).toContainText("Это устройство");
  await list.getByRole("button", { name: "Завершить сеанс: Яндекс Браузер, Windows" }).click();
  await expect(page.getByText("Сеанс завершён")).toBeVisible();
  await expect(list.getByRole("listitem")).toHaveCount(2);
  const statuses = await Promise.all(others.map((context) => context.get("/api/auth/user")));
  expect(statuses.map((response) => response.status())).toEqual([401, 200]);
  for (const context of others) await context.dispose();
});

test("one's data come as a file", async ({ page }) => {
  const { email } = await openSettings(page);
  const download = page.waitForEvent("download");
  await section(page, "Ваши данные").getByRole("button", { name: "Скачать мои данные" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^Мои_данные_\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(await readFile(await file.path(), "utf8"));
  expect(data.account.email).toBe(email);
});

test("the account is deleted with the password, this browser forgets it, and it ends at the landing page", async ({
  page,
}) => {
  const { email, password, user } = await openSettings(page);
  await page.evaluate(
    (keys) => {
      for (const key of keys) localStorage.setItem(key, "{}");
    },
    [`document-draft:${user.id}`, `document-draft:${user.id}:edition:x`],
  );
  await page.getByRole("button", { name: "Удалить аккаунт" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: "Скачать мои данные" })).toBeVisible();
  const remove = dialog.getByRole("button", { name: "Удалить аккаунт" });
  await remove.click();
  await expect(dialog.getByText("Введите пароль")).toBeVisible();
  await dialog.getByLabel("Пароль", { exact: true }).fill("не тот");
  await remove.click();
  await expect(dialog.getByText("Неверный пароль")).toBeVisible();
  await dialog.getByLabel("Пароль", { exact: true }).fill(password);
  await remove.click();
  await expect(page).toHaveURL("/");
  await expect(page.getByText("Аккаунт удален")).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Войти" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(landingTitle);
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => key.startsWith("document-draft") || key === "auth-token")).toEqual(
    [],
  );
  const login = await page.request.post("/api/login", { data: { email, password } });
  expect(login.status()).toBe(401);
  // Once: whoever opens a page after that is told of nothing.
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(landingTitle);
  await page.getByRole("heading", { level: 1 }).click();
  await expect(page.getByText("Аккаунт удален")).toHaveCount(0);
});
