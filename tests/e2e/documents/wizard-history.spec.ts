import type { Page } from "@playwright/test";
import { expect, test } from "@/tests/e2e/helpers/page-watch";
import { newVisitor } from "@/tests/e2e/helpers/people";
import { createWithRegistration, fillPrivacyForm } from "@/tests/e2e/helpers/privacy-form";
import { shopAnswers } from "@/tests/support/api/api-session";

/** A phone, where Back is what one leaves everything with. */
test.use({ viewport: { width: 360, height: 780 } });

const company = "ООО «Ромашка»";
const nameLabel = "Название организации или фамилия, имя и отчество";

const dialogOf = (page: Page) => page.getByRole("dialog").first();
const step = (page: Page, number: number) =>
  expect(dialogOf(page).getByText(`Шаг ${number} из 3`)).toBeVisible();

/** From another page to the landing, and there to the questions of a policy by way of step 1. */
async function begin(page: Page) {
  await page.goto("/help");
  await page.goto("/");
  await page.getByRole("button", { name: "Создать документ" }).first().click();
  await step(page, 1);
  const type = "Политика обработки персональных данных";
  await dialogOf(page).getByText(type, { exact: true }).click();
  await dialogOf(page).getByRole("button", { name: "Далее" }).click();
  await dialogOf(page).getByLabel(nameLabel).fill(company);
}

test("Back leads from the document through the steps to the page, Forward in again", async ({
  page,
}) => {
  await begin(page);
  const name = dialogOf(page).getByLabel(nameLabel);
  const document = dialogOf(page).getByText("Ваш документ", { exact: true });
  await page.getByRole("button", { name: "Посмотреть документ" }).click();
  await expect(document).toBeVisible();
  await page.goBack();
  await expect(document).toBeHidden();
  await expect(name).toHaveValue(company);
  await page.goForward();
  await expect(document).toBeVisible();
  await page.goBack();
  await page.goBack();
  await step(page, 1);
  await page.goForward();
  await expect(name).toHaveValue(company);
  await page.goBack();
  await step(page, 1);
  await page.goBack();
  await expect(dialogOf(page)).toBeHidden();
  await expect(page).toHaveURL("/");
  await page.goForward();
  await step(page, 1);
  await page.goBack();
  await expect(dialogOf(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL("/help");
});

test("the wizard's own way back is the browser's, and closing leaves no entry behind", async ({
  page,
}) => {
  await begin(page);
  await page.getByRole("button", { name: "Назад" }).click();
  await step(page, 1);
  await page.goForward();
  await expect(dialogOf(page).getByLabel(nameLabel)).toHaveValue(company);
  await page.getByRole("button", { name: "Закрыть форму" }).click();
  await expect(dialogOf(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL("/help");
});

test("a reload loses neither the answers nor the way back, and the landing leads to the draft", async ({
  page,
}) => {
  await begin(page);
  await expect(dialogOf(page).getByText("Сохранено в этом браузере")).toBeVisible();
  await page.reload();
  await expect(dialogOf(page)).toBeHidden();
  const onward = page.getByRole("button", { name: "Продолжить политику: 1 ответ", exact: true });
  await onward.click();
  await expect(dialogOf(page).getByLabel(nameLabel)).toHaveValue(company);
  await dialogOf(page).getByRole("textbox", { name: "Адрес", exact: true }).fill("Москва, 1");
  await page.goBack();
  await expect(dialogOf(page)).toBeHidden();
  const more = page.getByRole("button", { name: "Продолжить политику: 2 ответа", exact: true });
  await expect(more).toBeFocused();
  await page.getByRole("button", { name: "Другой документ" }).click();
  await step(page, 1);
  await page.goBack();
  await expect(dialogOf(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL("/help");
});

test("a form that an address opens closes with Back, and Forward opens it again", async ({
  page,
}) => {
  const wizard = await fillPrivacyForm(page, company);
  await page.getByRole("button", { name: "Проверить" }).click();
  const check = wizard.getByRole("heading", { name: "Проверьте ответы" });
  await expect(check).toBeVisible();
  await page.goBack();
  await expect(check).toBeHidden();
  await page.goForward();
  await expect(check).toBeVisible();
  await page.reload();
  await expect(wizard.getByLabel(nameLabel)).toHaveValue(company);
  await page.goBack();
  await expect(wizard).toBeHidden();
  await expect(page).toHaveURL("/generator");
  await page.goForward();
  await expect(wizard.getByLabel(nameLabel)).toHaveValue(company);
});

test("a dialog over the wizard goes first; of a document that is made Back leads to the page", async ({
  page,
}) => {
  await page.goto("/help");
  const wizard = await fillPrivacyForm(page, company);
  await wizard.getByRole("button", { name: "Создать документ" }).click();
  const registration = page.getByRole("dialog", { name: "Требуется регистрация" });
  await expect(registration).toBeVisible();
  await page.goBack();
  await expect(registration).toBeHidden();
  await expect(wizard).toBeVisible();
  await createWithRegistration(page, wizard, newVisitor());
  await page.goBack();
  await expect(dialogOf(page)).toBeHidden();
  await expect(page).toHaveURL("/generator");
  await page.goBack();
  await expect(page).toHaveURL("/help");
});

test("from a new edition the link to its changes leads to their page, and Back to the document", async ({
  page,
}) => {
  await page.request.post("/api/register", { data: newVisitor() });
  const created = await page.request.post("/api/documents", { data: shopAnswers });
  const { document } = (await created.json()) as { document: { id: string } };
  await page.goto(`/documents/${document.id}`);
  await page.getByRole("button", { name: "Изменить и создать новую редакцию" }).click();
  await dialogOf(page).getByLabel(nameLabel).fill("ООО «Василёк»");
  await dialogOf(page).getByRole("button", { name: "Создать редакцию" }).click();
  await dialogOf(page).getByRole("link", { name: "Что изменилось" }).click();
  await expect(page).toHaveURL(/compare=1\.\.2$/);
  await expect(dialogOf(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/documents/${document.id}$`));
  await expect(dialogOf(page)).toBeHidden();
});
