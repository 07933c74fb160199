import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { readMailedLink } from "@/tests/support/browser/read-mail";
import { newCredentials } from "@/tests/support/browser/visitors";

test("resets a forgotten password by an e-mailed link, once, and ends other sessions", async ({
  page,
  playwright,
  baseURL,
}) => {
  const visitor = newCredentials();
  const elsewhere = await playwright.request.newContext({ baseURL });
  await elsewhere.post("/api/register", { data: visitor });

  await page.goto("/login");
  await page.getByRole("link", { name: "Забыли пароль?" }).click();
  await expect(page.getByRole("heading", { name: "Восстановление пароля" })).toBeVisible();
  await page.getByRole("button", { name: "Прислать ссылку" }).click();
  await expect(page.getByText("Ошибка: Укажите email")).toBeVisible();
  await page.getByLabel("Email").fill(visitor.email);
  await page.getByRole("button", { name: "Прислать ссылку" }).click();
  await expect(page.getByRole("heading", { name: "Проверьте почту" })).toBeVisible();

  const link = await readMailedLink(visitor.email, "/reset-password");
  await page.goto(link);
  const field = page.getByRole("textbox", { name: "Новый пароль" });
  await field.fill("короче");
  expect(new URL(page.url()).search).toBe("");
  await page.getByRole("button", { name: "Сохранить пароль" }).click();
  await expect(page.getByText("Пароль должен быть не короче 8 символов")).toBeVisible();
  await field.fill("совсем новый пароль 2");
  await page.getByRole("button", { name: "Сохранить пароль" }).click();
  await expect(page.getByRole("heading", { name: "Пароль изменён" })).toBeVisible();

  expect((await elsewhere.get("/api/auth/user")).status()).toBe(401);
  await elsewhere.dispose();

  await page.getByRole("link", { name: "Войти" }).last().click();
  await page.getByLabel("Email").fill(visitor.email);
  await page.getByRole("textbox", { name: "Пароль" }).fill("совсем новый пароль 2");
  await page.getByRole("button", { name: "Войти", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Здравствуйте" })).toBeVisible();

  await page.goto(link);
  await page.getByRole("textbox", { name: "Новый пароль" }).fill("ещё один пароль 3");
  await page.getByRole("button", { name: "Сохранить пароль" }).click();
  await expect(page.getByRole("heading", { name: "Ссылка не подошла" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Запросить новую" })).toBeVisible();
});
