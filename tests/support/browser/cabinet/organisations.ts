import type { Page } from "@playwright/test";
import { expect } from "@/tests/support/browser/fail-on-page-errors";
import { registerIn } from "@/tests/support/browser/privacy-form";
import type { Credentials } from "@/tests/support/browser/visitors";

/** `/team`: creates an organisation of this name. */
export async function createOrganisation(page: Page, name: string): Promise<void> {
  await page.goto("/team");
  await page.getByLabel("Название").fill(name);
  await page.getByRole("button", { name: "Завести команду" }).click();
  await expect(page.getByRole("heading", { name })).toBeVisible();
}

/** `/team` of its owner: invites a member by e-mail; as an editor unless another role is given. */
export async function invite(page: Page, email: string, role = "Редактор"): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Роль", { exact: true }).selectOption(role);
  await page.getByRole("button", { name: "Отправить приглашение" }).click();
  await expect(page.getByRole("region", { name: "Ждут ответа" })).toContainText(email);
}

/** Registers the addressee on the page of an e-mailed offer. */
export async function registerFromEmailLink(page: Page, visitor: Credentials): Promise<void> {
  await page.getByRole("tab", { name: "Регистрация" }).click();
  // The e-mail was sent to this address.
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(visitor.email);
  await registerIn(page.getByRole("tabpanel"), visitor);
}

/** On a site's overview: offers it to another owner. The offer stays open. */
export async function offerSite(page: Page, email: string): Promise<void> {
  await page.getByRole("button", { name: "Ещё", exact: true }).click();
  await page.getByRole("menuitem", { name: "Передать другому владельцу" }).click();
  const dialog = page.getByRole("dialog", { name: "Передать сайт другому владельцу" });
  await dialog.getByLabel("Email нового владельца").fill(email);
  await dialog.getByRole("button", { name: "Отправить предложение" }).click();
  await expect(dialog.getByText("Ждём ответа")).toBeVisible();
}
