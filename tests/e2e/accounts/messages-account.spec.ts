import type { Page } from "@playwright/test";
import { expect, test } from "@/tests/e2e/helpers/page-watch";
import { newVisitor } from "@/tests/e2e/helpers/people";
import { answerWith } from "@/tests/e2e/helpers/wrong-answers";
import { admin } from "@/tests/support/test-admin";

/**
 * The messages of docs/specification/messages.md#messages about accounts that no other test
 * produces.
 */

async function register(page: Page) {
  const visitor = newVisitor();
  await page.request.post("/api/register", { data: visitor });
  return visitor;
}

test("the way in says what went wrong and that it worked", async ({ page }) => {
  const visitor = newVisitor();
  const alert = page.locator("#content").getByRole("alert");
  await page.goto("/login");
  await page.getByRole("button", { name: "Войти", exact: true }).click();
  await expect(alert).toContainText("Заполните все поля");
  await expect(alert).toContainText("Email и пароль обязательны");
  await page.getByLabel("Email").fill(visitor.email);
  const password = page.getByLabel("Пароль", { exact: true });
  await password.fill(visitor.password);
  await page.getByRole("button", { name: "Войти", exact: true }).click();
  await expect(alert).toContainText("Ошибка входа");
  await expect(alert).toContainText("Неверный email или пароль");
  await expect(password).toHaveValue("");
  // An answer that says nothing about the password leaves it where it is.
  await answerWith(page, "**/api/login", "no answer");
  await password.fill(visitor.password);
  await page.getByRole("button", { name: "Войти", exact: true }).click();
  await expect(alert).toContainText("Ошибка входа");
  await expect(password).toHaveValue(visitor.password);
  await page.unroute("**/api/login");

  await page.getByRole("tab", { name: "Регистрация" }).click();
  await password.fill(visitor.password);
  const join = page.getByRole("button", { name: "Зарегистрироваться" });
  await answerWith(page, "**/api/register", "nothing readable");
  await join.click();
  await expect(alert).toContainText("Ошибка регистрации");
  await expect(alert).toContainText("Попробуйте другой email");
  await page.unroute("**/api/register");
  await join.click();
  await expect(page.getByText("Успешная регистрация")).toBeVisible();
  await expect(page.getByText("Аккаунт создан! Добро пожаловать!")).toBeVisible();
  await page.waitForURL("**/dashboard");

  await page.evaluate(() => localStorage.removeItem("auth-token"));
  await page.context().clearCookies();
  await page.goto("/login");
  await page.getByLabel("Email").fill(visitor.email);
  await password.fill(visitor.password);
  await page.getByRole("button", { name: "Войти", exact: true }).click();
  await expect(page.getByText("Успешный вход")).toBeVisible();
  await expect(page.getByText("Добро пожаловать!", { exact: true })).toBeVisible();
  await page.waitForURL("**/dashboard");
});

test("a confirmation that fails says why, and so does the letter that cannot be sent", async ({
  page,
}) => {
  await register(page);
  await answerWith(page, "**/api/auth/confirm-email", "no answer");
  await page.goto("/confirm-email?token=abc");
  await expect(
    page.getByRole("heading", { name: "Произошла ошибка при подтверждении email" }),
  ).toBeVisible();
  await page.unroute("**/api/auth/confirm-email");
  await page.getByRole("button", { name: "Попробовать ещё раз" }).click();
  await expect(
    page.getByRole("heading", { name: "Ошибка при подтверждении email", exact: true }),
  ).toBeVisible();

  const resend = page.getByRole("button", { name: "Отправить письмо ещё раз" });
  const said = page.getByRole("alert").filter({ hasText: "письм" });
  await answerWith(page, "**/api/auth/resend-confirmation", "nothing readable");
  await resend.click();
  await expect(said).toContainText("Не удалось отправить письмо подтверждения");
  await answerWith(page, "**/api/auth/resend-confirmation", "no answer");
  await resend.click();
  await expect(said).toContainText("Произошла ошибка при отправке письма");
});

test("neither the picture nor the account goes when the server fails", async ({ page }) => {
  const { password } = await register(page);
  await page.goto("/settings");
  await page.getByRole("button", { name: "Выбрать изображение" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Сова").click();
  await answerWith(page, "**/api/user/avatar", "nothing readable");
  await dialog.getByRole("button", { name: "Сохранить" }).click();
  await expect(page.getByText("Ошибка", { exact: true })).toBeVisible();
  await expect(page.getByText("Не удалось обновить аватар")).toBeVisible();
  await dialog.getByRole("button", { name: "Отмена" }).click();

  await page.getByRole("button", { name: "Удалить аккаунт" }).click();
  await dialog.getByLabel("Пароль", { exact: true }).fill(password);
  await answerWith(page, "**/api/user/delete", "nothing readable");
  await dialog.getByRole("button", { name: "Удалить аккаунт" }).click();
  await expect(page.getByText("Не удалось удалить аккаунт")).toBeVisible();
  await expect(dialog.getByLabel("Пароль", { exact: true })).toHaveValue(password);
});

test("a role that was not changed is said beside the field, not in a toast", async ({ page }) => {
  const visitor = await register(page);
  await page.request.post("/api/login", { data: admin });
  await page.goto(`/admin/users?q=${visitor.email}`);
  await page.getByRole("button", { name: `Изменить: ${visitor.email}` }).click();
  const sheet = page.getByRole("dialog", { name: visitor.email });
  await answerWith(page, "**/api/admin/users/*/role", "nothing readable");
  await sheet.getByLabel("Роль").selectOption("premium");
  await sheet.getByRole("button", { name: "Сохранить роль" }).click();
  await expect(sheet.getByRole("alert")).toContainText("Роль не изменена");
  await expect(sheet.getByLabel("Роль")).toHaveValue("premium");
  await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
});

test("what did not load is asked for again under the same button, which keeps the focus", async ({
  page,
}) => {
  await register(page);
  const path = "**/api/user/sessions";
  await answerWith(page, path, "nothing readable");
  await page.goto("/settings");
  const failure = page.getByRole("alert").filter({ hasText: "Не удалось загрузить сеансы" });
  const retry = failure.getByRole("button", { name: "Загрузить ещё раз" });
  await expect(failure).toContainText("Сервер не ответил.");

  await page.unroute(path);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(path, async (route) => {
    await asked;
    await route.continue();
  });
  await retry.focus();
  await page.keyboard.press("Enter");
  await expect(retry).toHaveAttribute("aria-busy", "true");
  await expect(retry).toBeFocused();
  answer();
  await expect(page.getByText("Это устройство")).toBeVisible();
  await expect(failure).toHaveCount(0);
  // The button is gone: the page's content has the focus, and Tab goes on from there.
  await expect(page.locator("#content")).toBeFocused();
});
