import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { SignedIn } from "@/lib/features/accounts/responses";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { delayCalls } from "@/tests/support/browser/network/delay-calls";
import { failCalls } from "@/tests/support/browser/network/fail-calls";
import { type Credentials, newCredentials } from "@/tests/support/browser/visitors";

async function register(page: Page): Promise<Credentials & SignedIn> {
  const visitor = newCredentials();
  const response = await page.request.post("/api/register", { data: visitor });
  return { ...visitor, ...((await response.json()) as SignedIn) };
}

async function openSettings(page: Page, token: string): Promise<void> {
  await page.goto("/settings");
  await page.evaluate((stored) => localStorage.setItem("auth-token", stored), token);
}

const landingTitle = "Документы для сайта, которые требует закон";

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("the profile and the chosen picture are validated, saved and shown after a reload", async ({
  page,
}) => {
  const { email, token } = await register(page);
  await openSettings(page, token);
  await expect(page.getByText("Это устройство")).toBeVisible();
  const form = section(page, "Личные данные");

  await test.step("the profile is validated, saved and shown", async () => {
    const picture = section(page, "Изображение");
    await expect(picture.getByText(email), "without a name the address stands once").toHaveCount(1);
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

  await test.step("text typed during saving is kept", async () => {
    await form.getByLabel("Частное лицо").check();
    const letSave = await delayCalls(page, "**/api/user/profile");
    await form.getByLabel("Имя", { exact: true }).fill("Нина");
    await form.getByRole("button", { name: "Сохранить" }).click();
    await form.getByLabel("Адрес").fill("Тверь");
    await letSave();
    await expect(section(page, "Изображение").getByText("Нина Смирнова")).toBeVisible();
    await expect(form.getByLabel("Адрес")).toHaveValue("Тверь");
    await form.getByLabel("Адрес").fill("");
    await form.getByLabel("Имя", { exact: true }).fill("Анна");
  });

  await test.step("a failed save keeps what was typed", async () => {
    await form.getByLabel("Телефон").fill("8 800");
    await page.route("**/api/user/profile", (route) => route.abort());
    await form.getByRole("button", { name: "Сохранить" }).click();
    await expect(page.getByText("Не удалось обновить профиль")).toBeVisible();
    await expect(form.getByRole("alert")).toContainText("Нет связи с сервером");
    await expect(form.getByLabel("Телефон")).toHaveValue("8 800");
    await page.unroute("**/api/user/profile");
  });

  await test.step("the chosen picture is shown in the header after a save and a reload, not after a failure", async () => {
    const pictures = page.locator('img[src="/avatars/2.svg"]');
    await page.getByRole("button", { name: "Выбрать изображение" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("radio")).toHaveCount(6);
    await dialog.getByRole("button", { name: "Сохранить" }).click();
    await expect(dialog.getByRole("alert")).toContainText("Выберите одно из шести изображений");
    await dialog.getByText("Сова").click();
    await failCalls(page, "**/api/user/avatar", "nothing readable");
    await dialog.getByRole("button", { name: "Сохранить" }).click();
    const toast = page.locator("[data-sonner-toast]").filter({ hasText: "обновить аватар" });
    await expect(toast.getByText("Ошибка", { exact: true })).toBeVisible();
    await expect(toast.getByText("Не удалось обновить аватар")).toBeVisible();
    await page.unroute("**/api/user/avatar");
    await dialog.getByRole("button", { name: "Сохранить" }).click();
    await expect(page.getByText("Аватар обновлен")).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(pictures).toHaveCount(2);
    await page.reload();
    await expect(page.getByRole("banner").locator('img[src="/avatars/2.svg"]')).toBeVisible();
    await page.getByRole("button", { name: "Убрать" }).click();
    await expect(pictures).toHaveCount(0);
  });
});

test("lists the sessions, ends one by a button and the others with a new password", async ({
  page,
  playwright,
  baseURL,
}) => {
  const { email, password, token } = await register(page);
  const others = await Promise.all(
    ["YaBrowser/24.10 Chrome/130.0", "Firefox/132.0"].map((browser) =>
      playwright.request.newContext({
        baseURL,
        userAgent: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${browser}`,
      }),
    ),
  );
  for (const context of others) await context.post("/api/login", { data: { email, password } });
  const statuses = () =>
    Promise.all(others.map(async (context) => (await context.get("/api/auth/user")).status()));

  await test.step("sessions that failed to load are loaded by the same button, which keeps the focus", async () => {
    const path = "**/api/user/sessions";
    await failCalls(page, path, "nothing readable");
    await openSettings(page, token);
    const failure = page.getByRole("alert").filter({ hasText: "Не удалось загрузить сеансы" });
    const retry = failure.getByRole("button", { name: "Загрузить ещё раз" });
    await expect(failure).toContainText("Сервер не ответил.");

    await page.unroute(path);
    let respond = () => {};
    const asked = new Promise<void>((resolve) => {
      respond = resolve;
    });
    await page.route(path, async (route) => {
      await asked;
      await route.continue();
    });
    await retry.focus();
    await page.keyboard.press("Enter");
    await expect(retry).toHaveAttribute("aria-busy", "true");
    await expect(retry).toBeFocused();
    respond();
    await expect(page.getByText("Это устройство")).toBeVisible();
    await expect(failure).toHaveCount(0);
    // The button is gone: the page's content has the focus, and Tab continues from there.
    await expect(page.locator("#content")).toBeFocused();
  });

  await test.step("sessions are listed, and one is ended", async () => {
    const list = section(page, "Активные сеансы");
    await expect(list.getByRole("listitem")).toHaveCount(3);
    await expect(list.getByRole("listitem").first()).toContainText("Это устройство");
    await list.getByRole("button", { name: "Завершить сеанс: Яндекс Браузер, Windows" }).click();
    await expect(page.getByText("Сеанс завершён")).toBeVisible();
    await expect(list.getByRole("listitem")).toHaveCount(2);
    expect(await statuses()).toEqual([401, 200]);
  });

  await test.step("a changed password ends the other session", async () => {
    const form = section(page, "Пароль");
    await form.getByLabel("Нынешний пароль").fill("не тот");
    await form.getByLabel("Новый пароль").fill("новый длинный пароль 2");
    await form.getByRole("button", { name: "Изменить пароль" }).click();
    await expect(form.getByText("Неверный пароль").first()).toBeVisible();
    await form.getByLabel("Нынешний пароль").fill(password);
    await form.getByRole("button", { name: "Изменить пароль" }).click();
    await expect(page.getByText("Пароль изменён")).toBeVisible();
    await expect(form.getByLabel("Новый пароль")).toHaveValue("");
    expect(await statuses()).toEqual([401, 401]);
  });
  for (const context of others) await context.dispose();
});

test("deletes the account after the password and removes its data from this browser", async ({
  page,
}) => {
  const { email, password, token, user } = await register(page);
  await openSettings(page, token);
  const dialog = page.getByRole("dialog");
  const remove = dialog.getByRole("button", { name: "Удалить аккаунт" });
  const field = dialog.getByLabel("Пароль", { exact: true });

  await test.step("the user's data are downloaded as a file", async () => {
    const download = page.waitForEvent("download");
    await section(page, "Ваши данные").getByRole("button", { name: "Скачать мои данные" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^Мои_данные_\d{4}-\d\d-\d\d\.json$/);
    const data = JSON.parse(await readFile(await file.path(), "utf8"));
    expect(data.account.email).toBe(email);
  });

  await test.step("the account stays without the password or when the server fails", async () => {
    await page.evaluate(
      (keys) => {
        for (const key of keys) localStorage.setItem(key, "{}");
      },
      [`document-draft:${user.id}`, `document-draft:${user.id}:edition:x`],
    );
    await page.getByRole("button", { name: "Удалить аккаунт" }).click();
    await expect(dialog.getByRole("button", { name: "Скачать мои данные" })).toBeVisible();
    await remove.click();
    await expect(dialog.getByText("Введите пароль")).toBeVisible();
    await field.fill(password);
    await failCalls(page, "**/api/user/delete", "nothing readable");
    await remove.click();
    await expect(page.getByText("Не удалось удалить аккаунт")).toBeVisible();
    await expect(field).toHaveValue(password);
    await page.unroute("**/api/user/delete");
    await field.fill("не тот");
    await remove.click();
    await expect(dialog.getByText("Неверный пароль")).toBeVisible();
  });

  await test.step("with the password the account and this browser's data of it are deleted", async () => {
    await field.fill(password);
    await remove.click();
    await expect(page).toHaveURL("/");
    await expect(page.getByText("Аккаунт удален")).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: "Войти" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(landingTitle);
    const storedKeys = await page.evaluate(() => Object.keys(localStorage));
    expect(
      storedKeys.filter((key) => key.startsWith("document-draft") || key === "auth-token"),
    ).toEqual([]);
    const login = await page.request.post("/api/login", { data: { email, password } });
    expect(login.status()).toBe(401);
  });

  await test.step("the message about the deletion is not shown after a reload", async () => {
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(landingTitle);
    await page.getByRole("heading", { level: 1 }).click();
    await expect(page.getByText("Аккаунт удален")).toHaveCount(0);
  });
});
