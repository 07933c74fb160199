import type { Page } from "@playwright/test";
import { expect } from "@/tests/support/browser/fail-on-page-errors";

/**
 * On the page of a document: creates a link for a lawyer.
 * @returns its address, which is shown only once
 */
export async function createLawyerLinkOnPage(page: Page, lawyerName: string): Promise<string> {
  const panel = page.getByRole("region", { name: "Показать юристу" });
  await panel.getByRole("button", { name: "Создать ссылку" }).click();
  const dialog = page.getByRole("dialog", { name: "Показать юристу" });
  await dialog.getByLabel("Кого вы просите").fill(lawyerName);
  await dialog.getByRole("button", { name: "Создать ссылку" }).click();
  const made = page.getByRole("dialog", { name: "Ссылка готова" });
  const address = await made.getByLabel("Адрес для юриста").inputValue();
  await made.getByRole("button", { name: "Готово" }).click();
  await expect(panel).toContainText(lawyerName);
  return address;
}

/** On the page of the link: marks it as reviewed by a lawyer of this name, with a remark about the whole document. */
export async function markReviewed(lawyer: Page, name: string, general: string): Promise<void> {
  await lawyer.getByLabel("Фамилия, имя, отчество").fill(name);
  await lawyer.getByLabel("Общее замечание").fill(general);
  await lawyer.getByRole("button", { name: "Просмотрено", exact: true }).click();
  await expect(lawyer.getByText(`Вы отметили: просмотрено юристом: ${name}`)).toBeVisible();
}
