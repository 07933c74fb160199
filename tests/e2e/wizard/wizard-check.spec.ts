import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { answerPrivacyForm, createWithRegistration } from "@/tests/support/browser/privacy-form";
import { newCredentials } from "@/tests/support/browser/visitors";

const company = "ООО «Ромашка»";
const nameLabel = "Название организации или фамилия, имя и отчество";

test("the wizard shows the answers and their findings before the document is created", async ({
  page,
}) => {
  await page.goto("/generator?type=privacy&industry=medical");
  const wizard = page.getByRole("dialog");
  const address = wizard.getByRole("textbox", { name: "Адрес сайта", exact: true });
  const check = wizard.getByRole("button", { name: "Проверить ответы" });
  const heading = wizard.getByRole("heading", { name: "Проверьте ответы" });

  await test.step("the check rejects what the form rejects", async () => {
    await check.click();
    await expect(wizard.getByRole("region", { name: "Обратите внимание на ошибки" })).toBeFocused();
    await expect(wizard.getByLabel("Чем вы занимаетесь")).toHaveValue("medical");
  });

  await test.step("the check shows the answers", async () => {
    await answerPrivacyForm(wizard, company);
    await address.fill("http://romashka.ru");
    await check.click();
    await expect(heading).toBeFocused();
    await expect(wizard.getByText("Шаг 2 из 3")).toBeVisible();
    const owner = wizard.getByRole("region", { name: "О владельце" });
    await expect(owner.getByRole("definition").filter({ hasText: company })).toBeVisible();
  });

  await test.step("a finding leads to its answer and disappears after the correction", async () => {
    const finding = wizard.getByRole("listitem").filter({ hasText: "без шифрования" });
    await finding.getByRole("link", { name: "К ответу" }).click();
    await expect(address).toBeFocused();
    await address.fill("romashka.ru");
    await check.click();
    await expect(heading).toBeFocused();
    await expect(finding).toHaveCount(0);
  });

  await test.step("an answer is opened from the check, and the document created", async () => {
    await wizard.getByRole("link", { name: `Изменить ответ «${nameLabel}»` }).click();
    await expect(wizard.getByLabel(nameLabel)).toBeFocused();
    await check.click();
    await createWithRegistration(page, wizard, newCredentials());
  });
});
