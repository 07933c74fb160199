import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { makePremium, newCredentials } from "@/tests/support/browser/visitors";

test("API calls open by an anchor and are filtered by a word in the address or the search field", {
  tag: "@exhaustive",
}, async ({ page }) => {
  await test.step("an address with an anchor opens its call", async () => {
    await page.goto("/api-docs#postApiDocuments");
    const call = page.locator("#postApiDocuments");
    await expect(call).toHaveAttribute("open");
    await expect(call.getByText("companyName").first()).toBeVisible();
  });

  await page.goto("/api-docs?q=черновик");
  const calls = page.locator("details[data-words]");
  await expect(page.getByText("Завести черновик")).toBeVisible();
  await expect(page.getByText("Ваши уведомления, новые первыми")).toBeHidden();
  await page.getByLabel("Найти вызов").fill("");
  await expect(page.getByText("Ваши уведомления, новые первыми")).toBeVisible();
  expect(await calls.count()).toBeGreaterThan(40);
  await page.getByLabel("Найти вызов").fill("такого вызова нет");
  await expect(page.getByText("Ничего не нашлось. Попробуйте другое слово.")).toBeVisible();
});

test("an API key is shown once, works, and stops working after it is revoked", async ({ page }) => {
  const visitor = newCredentials();
  const registered = await page.request.post("/api/register", { data: visitor });
  expect(registered.status()).toBe(201);
  await page.goto("/settings");
  const card = page.locator("#api-keys");
  await expect(card.getByText("работают на планах «Премиум» и «Ультра»")).toBeVisible();
  await makePremium(page.request, visitor.email);

  // The administrator's login replaced the cookie of these requests.
  await page.request.post("/api/login", { data: visitor });
  await page.reload();
  await card.getByRole("button", { name: "Создать ключ" }).click();
  await expect(card.getByRole("alert")).toHaveText("Назовите ключ, чтобы узнать его потом");
  await card.getByLabel("Название ключа").fill("Сборка сайта");
  await card.getByRole("button", { name: "Создать ключ" }).click();
  await expect(card.getByText("Ключ создан")).toBeVisible();
  const key = (await card.locator("code").first().textContent()) ?? "";
  expect(key).toMatch(/^spz_[\w-]{43}$/);

  const headers = { authorization: `Bearer ${key}` };
  expect((await page.request.get("/api/documents", { headers })).status()).toBe(200);
  await card.getByRole("button", { name: "Ключ сохранён" }).click();
  await expect(card.getByText(key)).toBeHidden();
  await card.getByRole("button", { name: "Отозвать ключ: Сборка сайта" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Отозвать" }).click();
  await expect(page.getByText("Ключ отозван")).toBeVisible();
  expect((await page.request.get("/api/documents", { headers })).status()).toBe(401);
});
