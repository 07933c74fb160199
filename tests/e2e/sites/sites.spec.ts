import type { APIRequestContext, Page } from "@playwright/test";
import type { SignedIn } from "@/lib/features/accounts/responses";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import { expectAccessible } from "@/tests/support/browser/accessibility";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { newCredentials } from "@/tests/support/browser/visitors";

/** A signed-in visitor who has already made a policy, on the page. */
async function ownerWithPolicy(page: Page, request: APIRequestContext): Promise<void> {
  const registered = await request.post("/api/register", { data: newCredentials() });
  const { token } = (await registered.json()) as SignedIn;
  const created = await request.post("/api/documents", {
    headers: { authorization: `Bearer ${token}` },
    data: shopAnswers,
  });
  expect(created.status()).toBe(201);
  await page.addInitScript((value) => localStorage.setItem("auth-token", value), token);
}

test("a site's missing document is created from known answers, and a changed fact updates them all", async ({
  page,
  request,
}) => {
  await ownerWithPolicy(page, request);

  // The dashboard shows the site's progress, and links to it.
  await page.goto("/dashboard");
  await page.getByRole("link", { name: /^romashka\.ru Сделано 1 из \d+; дальше: / }).click();
  await expect(page.getByRole("heading", { level: 1, name: "romashka.ru" })).toBeVisible();
  await expect(page).toHaveTitle("romashka.ru");
  const due = page.getByRole("region", { name: "Что сделать" });

  await page.getByText("О владельце").click();
  await expect(page.getByText(/^Вы ответили \d\d\.\d\d\.\d{4}$/).first()).toBeVisible();
  await expectAccessible(page);

  // Answered questions are not asked again.
  await due.getByRole("button", { name: "Составить: Пользовательское соглашение" }).click();
  const wizard = page.getByRole("dialog", { name: "Пользовательское соглашение" });
  await expect(wizard.getByLabel("Название организации или фамилия")).toHaveValue("ООО «Ромашка»");
  await wizard.getByRole("button", { name: "Создать документ" }).click();
  await expect(wizard.getByRole("heading", { name: "Документ готов!" })).toBeVisible();
  await wizard.getByRole("button", { name: "Закрыть" }).first().click();
  await expect(page.getByText(/^Сделано 2 из \d+$/)).toBeVisible();
  await expect(page.getByRole("region", { name: "Сделано" }).getByRole("link")).toHaveText([
    "Политика обработки персональных данных",
    "Пользовательское соглашение",
  ]);

  // A changed fact shows its effect on each document before it is saved.
  await page.getByRole("link", { name: "Изменить сведения" }).click();
  // What the site does is shown in the owner's words, as in its documents.
  await page.getByRole("button", { name: /^Как работает сайт/ }).click();
  await expect(page.getByRole("checkbox", { name: "Заказы или запись" })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Личный кабинет" })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Доставка заказов" })).not.toBeChecked();
  await expectAccessible(page);
  await page.getByLabel("Название организации или фамилия").fill("");
  await page.getByLabel("ИНН", { exact: true }).fill("12");
  await page.getByRole("button", { name: "Сохранить", exact: true }).click();
  await expect(page.getByRole("alert").getByRole("link", { name: /ИНН/ })).toBeVisible();
  await page.getByLabel("ИНН", { exact: true }).fill(shopAnswers.inn);
  await page.getByLabel("Название организации или фамилия").fill("ООО «Ирис»");
  await page.getByRole("button", { name: "Сохранить", exact: true }).click();
  const review = page.getByRole("dialog", { name: /^Изменится: 2\sдокумента$/ });
  await review.getByRole("button", { name: /^Пользовательское соглашение/ }).click();
  await expect(review.locator("ins").filter({ hasText: "Ирис" }).first()).toBeVisible();
  await expectAccessible(page);
  await review.getByRole("button", { name: /^Сохранить и обновить 2\sдокумента$/ }).click();
  await expect(page.getByText("редакция № 2")).toHaveCount(2);
  await expect(page.getByRole("heading", { name: /разошлись со сведениями/ })).toHaveCount(0);

  // Deleting a site keeps its documents.
  await page.getByRole("button", { name: "Ещё", exact: true }).click();
  await page.getByRole("menuitem", { name: "Удалить сайт" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(/2\sдокумента останутся/);
  await question.getByRole("button", { name: "Удалить сайт" }).click();
  await expect(page.getByText("Сайтов пока нет")).toBeVisible();
  await page.goto("/documents");
  await expect(page.getByText("редакция № 2")).toHaveCount(2);
});

test("a new site copies the answers of another site but not its address", {
  tag: "@exhaustive",
}, async ({ page, request }) => {
  await ownerWithPolicy(page, request);
  await page.goto("/sites");
  await page.getByRole("link", { name: /romashka\.ru/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "romashka.ru" })).toBeVisible();
  await page.getByRole("button", { name: "Ещё", exact: true }).click();
  await page.getByRole("menuitem", { name: "Новый сайт с этими ответами" }).click();
  const dialog = page.getByRole("dialog", { name: "Новый сайт с этими ответами" });
  const address = dialog.getByLabel("Адрес сайта");
  await address.fill("romashka.ru");
  await dialog.getByRole("button", { name: "Добавить" }).click();
  await expect(address).toHaveAccessibleDescription(/уже/);
  await address.fill("vasilek.ru");
  await dialog.getByRole("button", { name: "Добавить" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "vasilek.ru" })).toBeVisible();
  await expect(page.getByText("ООО «Ромашка»").first()).toBeVisible();
  await page.getByRole("link", { name: "Изменить сведения" }).click();
  await expect(page.getByRole("textbox", { name: "Адрес сайта" })).toHaveValue(/vasilek\.ru$/);
});
