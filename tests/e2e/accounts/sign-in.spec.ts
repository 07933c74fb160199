import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { failCalls } from "@/tests/support/browser/network/fail-calls";
import { newCredentials } from "@/tests/support/browser/visitors";

test("reports errors and success of sign-in and registration and returns to the requested page", async ({
  page,
}) => {
  const visitor = newCredentials();
  const alert = page.locator("#content").getByRole("alert");
  const password = page.getByLabel("Пароль", { exact: true });
  const enter = page.getByRole("button", { name: "Войти", exact: true });

  await test.step("a failed sign-in is explained", async () => {
    await page.goto("/login");
    await enter.click();
    await expect(alert).toContainText("Заполните все поля");
    await expect(alert).toContainText("Email и пароль обязательны");
    await page.getByLabel("Email").fill(visitor.email);
    await password.fill(visitor.password);
    await enter.click();
    await expect(alert).toContainText("Ошибка входа");
    await expect(alert).toContainText("Неверный email или пароль");
    await expect(password).toHaveValue("");
    // A response that does not mention the password keeps what was typed.
    await failCalls(page, "**/api/login", "no response");
    await password.fill(visitor.password);
    await enter.click();
    await expect(alert).toContainText("Ошибка входа");
    await expect(alert).not.toContainText("Неверный email или пароль");
    await expect(password).toHaveValue(visitor.password);
    await page.unroute("**/api/login");
  });

  await test.step("a failed registration is explained, and a successful one reported", async () => {
    await page.getByRole("tab", { name: "Регистрация" }).click();
    await password.fill(visitor.password);
    const join = page.getByRole("button", { name: "Зарегистрироваться" });
    await failCalls(page, "**/api/register", "nothing readable");
    await join.click();
    await expect(alert).toContainText("Ошибка регистрации");
    await expect(alert).toContainText("Попробуйте другой email");
    await page.unroute("**/api/register");
    await join.click();
    await expect(page.getByText("Успешная регистрация")).toBeVisible();
    await expect(page.getByText("Аккаунт создан! Добро пожаловать!")).toBeVisible();
    await page.waitForURL("**/dashboard");
  });

  for (const path of ["/settings", "/notifications", "/dashboard"]) {
    await test.step(`a guest is sent from ${path} to the login and returns there`, async () => {
      await page.evaluate(() => localStorage.removeItem("auth-token"));
      await page.context().clearCookies();
      await page.goto(path);
      await expect(page).toHaveURL(`/login?next=${path}`);
      await page.getByLabel("Email").fill(visitor.email);
      await password.fill(visitor.password);
      await enter.click();
      await expect(page.getByText("Успешный вход")).toBeVisible();
      await expect(page.getByText("Добро пожаловать!", { exact: true })).toBeVisible();
      await expect(page).toHaveURL(path);
    });
  }

  await test.step("the login page itself leads to the cabinet", async () => {
    await page.evaluate(() => localStorage.removeItem("auth-token"));
    await page.context().clearCookies();
    await page.goto("/login");
    await page.getByLabel("Email").fill(visitor.email);
    await password.fill(visitor.password);
    await enter.click();
    await page.waitForURL("**/dashboard");
  });
});
