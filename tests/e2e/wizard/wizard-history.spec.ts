import type { Page } from "@playwright/test";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import {
  createWithRegistration,
  fillPrivacyForm,
  openCheck,
} from "@/tests/support/browser/privacy-form";
import { newCredentials } from "@/tests/support/browser/visitors";

/** A phone, where Back is the usual way to leave anything. */
test.use({ viewport: { width: 360, height: 780 } });

const company = "ООО «Ромашка»";
const nameLabel = "Название организации или фамилия, имя и отчество";

const dialogOf = (page: Page) => page.getByRole("dialog").first();
const step = (page: Page, number: number) =>
  expect(dialogOf(page).getByText(`Шаг ${number} из 3`)).toBeVisible();

/** Opens the landing page, and there the questions of a policy through step 1. */
async function begin(page: Page) {
  await page.goto("/");
  await page.getByRole("button", { name: "Создать документ" }).first().click();
  await step(page, 1);
  const type = "Политика обработки персональных данных";
  await dialogOf(page).getByText(type, { exact: true }).click();
  await dialogOf(page).getByRole("button", { name: "Далее" }).click();
  await dialogOf(page).getByLabel(nameLabel).fill(company);
  await expect(dialogOf(page).getByText("Сохранено в этом браузере")).toBeVisible();
}

/** Goes back to the page before the landing page; the next step starts without a draft. */
async function leave(page: Page) {
  await page.goBack();
  await expect(page).toHaveURL("/help");
  await page.evaluate(() => localStorage.clear());
}

test("Back leads step by step from the wizard to the page, and Forward into the wizard again", {
  tag: "@exhaustive",
}, async ({ page }) => {
  const name = dialogOf(page).getByLabel(nameLabel);
  await page.goto("/help");

  await test.step("Back leads from the document through the steps to the page, Forward in again", async () => {
    await begin(page);
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
    await leave(page);
  });

  await test.step("the wizard's own back button equals the browser's, and closing leaves no history entry", async () => {
    await begin(page);
    await page.getByRole("button", { name: "Назад" }).click();
    await step(page, 1);
    await page.goForward();
    await expect(name).toHaveValue(company);
    await page.getByRole("button", { name: "Закрыть форму" }).click();
    await expect(dialogOf(page)).toBeHidden();
    await leave(page);
  });

  await test.step("a reload loses neither answers nor history, and the landing page leads to the draft", async () => {
    await begin(page);
    await page.reload();
    await expect(dialogOf(page)).toBeHidden();
    const onward = page.getByRole("button", { name: "Продолжить политику: 1 ответ", exact: true });
    await onward.click();
    await expect(name).toHaveValue(company);
    await dialogOf(page).getByRole("textbox", { name: "Адрес", exact: true }).fill("Москва, 1");
    await page.goBack();
    await expect(dialogOf(page)).toBeHidden();
    const more = page.getByRole("button", { name: "Продолжить политику: 2 ответа", exact: true });
    await expect(more).toBeFocused();
    await page.getByRole("button", { name: "Другой документ" }).click();
    await step(page, 1);
    await page.goBack();
    await expect(dialogOf(page)).toBeHidden();
    await leave(page);
  });
});

test("Back closes a dialog over the form, then the form that an address opened; Forward opens it again", {
  tag: "@exhaustive",
}, async ({ page }) => {
  await page.goto("/help");
  const wizard = await fillPrivacyForm(page, company);

  await test.step("Back closes a form that an address opened, and Forward opens it again", async () => {
    await openCheck(wizard);
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

  await test.step("Back closes a dialog over the wizard first", async () => {
    await wizard.getByRole("button", { name: "Создать документ" }).click();
    const registration = page.getByRole("dialog", { name: "Требуется регистрация" });
    await expect(registration).toBeVisible();
    await page.goBack();
    await expect(registration).toBeHidden();
    await expect(wizard).toBeVisible();
  });

  await test.step("from a created document Back leads to the page", async () => {
    await createWithRegistration(page, wizard, newCredentials());
    await page.goBack();
    await expect(dialogOf(page)).toBeHidden();
    await expect(page).toHaveURL("/generator");
    await page.goBack();
    await expect(page).toHaveURL("/help");
  });
});
