import type { Locator, Page } from "@playwright/test";
import { expect } from "@/tests/support/browser/fail-on-page-errors";
import type { Credentials } from "@/tests/support/browser/visitors";

/** As a guest: opens the privacy policy's form and answers the required questions. */
export async function fillPrivacyForm(page: Page, name: string): Promise<Locator> {
  await page.goto("/generator?type=privacy");
  const wizard = page.getByRole("dialog");
  await expect(wizard.getByText("Шаг 2 из 3")).toBeVisible();
  await answerPrivacyForm(wizard, name);
  return wizard;
}

/** Answers the required questions in the open form. */
export async function answerPrivacyForm(wizard: Locator, name: string): Promise<void> {
  const field = (label: string) => wizard.getByRole("textbox", { name: label, exact: true });
  await wizard.getByLabel("Название организации или фамилия, имя и отчество").fill(name);
  await field("Адрес").fill("101000, г. Москва, ул. Мясницкая, д. 1");
  await field("Электронная почта для обращений").fill("info@romashka.ru");
  await field("Адрес сайта").fill("romashka.ru");
  await openSection(wizard, "О владельце: подробнее");
  await wizard.getByLabel(/^ИНН/).fill("7707083893");
  await wizard.getByLabel(/^ОГРН/).fill("1027700132195");
}

/** Expands a section of the form by its title. */
export async function openSection(wizard: Locator, title: string): Promise<void> {
  const button = wizard.getByRole("heading", { level: 3 }).getByRole("button", {
    name: new RegExp(`^${title}`),
  });
  if ((await button.getAttribute("aria-expanded")) === "false") await button.click();
}

/** Follows the main path to the check of the answers, on a phone and on a desktop. */
export async function openCheck(wizard: Locator): Promise<void> {
  const next = wizard.getByRole("contentinfo").getByRole("button").last();
  while ((await next.textContent())?.startsWith("Дальше: ")) await next.click();
  await next.click();
}

/** As a guest: requests the document, registers in the dialog, waits for the result. */
export async function createWithRegistration(page: Page, wizard: Locator, visitor: Credentials) {
  await wizard.getByRole("button", { name: "Создать документ" }).click();
  const registration = page.getByRole("dialog", { name: "Требуется регистрация" });
  await registerIn(registration, visitor);
  await expect(page.getByRole("heading", { name: "Документ готов!" })).toBeVisible();
}

/** Registers in the open dialog. */
export async function registerIn(registration: Locator, visitor: Credentials) {
  await registration.getByRole("textbox", { name: "Email" }).fill(visitor.email);
  await registration.getByLabel("Пароль", { exact: true }).fill(visitor.password);
  await registration.getByRole("button", { name: "Зарегистрироваться" }).click();
}
