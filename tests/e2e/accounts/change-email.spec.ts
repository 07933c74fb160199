import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { readMailedLink } from "@/tests/support/browser/read-mail";
import { newCredentials } from "@/tests/support/browser/visitors";

test("changes the e-mail address after the link of the e-mail is opened, once", async ({
  page,
}) => {
  const visitor = newCredentials();
  const next = `new-${visitor.email}`;
  await page.request.post("/api/register", { data: visitor });
  await page.goto("/settings");
  const form = page.getByRole("region", { name: "Адрес почты", exact: true });
  await expect(form.getByText(visitor.email)).toBeVisible();
  await form.getByRole("button", { name: "Прислать ссылку" }).click();
  const summary = form.getByRole("region", { name: "Обратите внимание на ошибки" });
  await expect(summary.getByRole("link")).toHaveText(["Введите новый адрес", "Введите пароль"]);
  await form.getByLabel("Новый адрес").fill(next);
  await form.getByLabel("Пароль", { exact: true }).fill("не тот");
  await form.getByRole("button", { name: "Прислать ссылку" }).click();
  await expect(form.getByText("Неверный пароль").first()).toBeVisible();
  await expect(form.getByLabel("Новый адрес")).toHaveValue(next);
  await form.getByLabel("Пароль", { exact: true }).fill(visitor.password);
  await form.getByRole("button", { name: "Прислать ссылку" }).click();
  await expect(form.getByRole("status")).toContainText(next);
  await expect(form.getByLabel("Новый адрес")).toHaveValue("");

  const link = await readMailedLink(next, "/change-email");
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Адрес изменён" })).toBeVisible();
  expect(new URL(page.url()).search).toBe("");
  await page.getByRole("link", { name: "В личный кабинет" }).click();
  await expect(page.getByRole("heading", { name: "Здравствуйте" })).toBeVisible();
  const login = await page.request.post("/api/login", { data: { ...visitor, email: next } });
  expect(login.status()).toBe(200);

  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Адрес не изменён" })).toBeVisible();
  await expect(page.getByText("Запросите смену адреса ещё раз.")).toBeVisible();
  await page.goto("/change-email");
  await expect(page.getByText("В ссылке нет кода.")).toBeVisible();
});
