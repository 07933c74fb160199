import { expect, test } from "@/tests/e2e/page-watch";
import { newVisitor } from "@/tests/e2e/people";
import { createWithRegistration, fillPrivacyForm } from "@/tests/e2e/privacy-form";

const company = "ООО «Ромашка»";
const nameLabel = "Название организации или фамилия, имя и отчество";

test("the answers are looked through before the document is made", async ({ page }) => {
  const wizard = await fillPrivacyForm(page, company);
  await wizard.getByLabel(/^ИНН/).fill("7707083894");
  await wizard.getByRole("button", { name: "Проверить ответы" }).click();

  const heading = wizard.getByRole("heading", { name: "Проверьте ответы" });
  await expect(heading).toBeFocused();
  await expect(wizard.getByText("Шаг 2 из 3")).toBeVisible();
  await expect(wizard.getByText("Обратите внимание: 1 замечание")).toBeVisible();
  await expect(wizard.getByRole("definition").filter({ hasText: company })).toBeVisible();

  // A finding leads to its answer, and back.
  await wizard.getByRole("link", { name: "К ответу" }).click();
  const inn = wizard.getByLabel(/^ИНН/);
  await expect(inn).toBeFocused();
  await inn.fill("7707083893");
  await wizard.getByRole("button", { name: "Проверить ответы" }).click();
  await expect(wizard.getByText("Противоречий в ответах нет")).toBeVisible();

  await wizard.getByRole("link", { name: `Изменить: ${nameLabel}` }).click();
  await expect(wizard.getByLabel(nameLabel)).toBeFocused();
  await wizard.getByRole("button", { name: "Проверить ответы" }).click();
  await createWithRegistration(page, wizard, newVisitor());
});

test("the check refuses what the form refuses", async ({ page }) => {
  await page.goto("/generator?type=privacy&industry=medical");
  const wizard = page.getByRole("dialog");
  await wizard.getByRole("button", { name: "Проверить ответы" }).click();
  await expect(wizard.getByRole("region", { name: "Обратите внимание на ошибки" })).toBeFocused();
  await expect(wizard.getByLabel("Чем вы занимаетесь")).toHaveValue("medical");
});
