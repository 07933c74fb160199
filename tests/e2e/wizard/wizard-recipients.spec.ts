import { expectNoViolations } from "@/tests/support/browser/accessibility";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { fillPrivacyForm, openSection } from "@/tests/support/browser/privacy-form";

const transfer = "Передача третьим лицам";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("recipients are added, described, removed, restored and kept in the draft", {
    tag: "@exhaustive",
  }, async ({ page }) => {
    const wizard = await fillPrivacyForm(page, "ООО «Ромашка»");
    await openSection(wizard, "Данные и цели");
    await wizard.getByRole("checkbox", { name: "Доставка", exact: true }).check();
    await wizard.getByRole("checkbox", { name: "Номер телефона", exact: true }).check();
    await openSection(wizard, transfer);
    const card = (number: number) => wizard.getByRole("group", { name: `Получатель ${number}` });
    const name = (number: number) =>
      card(number).getByRole("textbox", { name: /^Название, как в договоре/ });
    const add = wizard.getByRole("button", { name: "Добавить получателя" });

    await test.step("a click adds a recipient with its name focused", async () => {
      await add.click();
      await expect(name(1)).toBeFocused();
      await name(1).fill("ООО «Санки»");
      await card(1).getByLabel("Чем занимается").selectOption("delivery");
    });

    await test.step("its details offer the owner's purposes and data and name the usual ones", async () => {
      await card(1)
        .getByRole("button", { name: /^Подробности/ })
        .click();
      await expect(card(1)).toContainText("документы назовут обычное для этой работы: доставка.");
      await card(1).getByRole("checkbox", { name: "Доставка", exact: true }).check();
      await expect(card(1).getByRole("checkbox", { name: "Электронная почта" })).toHaveCount(0);
      await card(1).getByRole("checkbox", { name: "Номер телефона", exact: true }).check();
      await card(1).getByLabel("ИНН").fill("7707083894");
      await page.keyboard.press("Tab");
      await expect(card(1).getByText(/в ИНН опечатка/)).toBeVisible();
      await card(1).getByLabel("ИНН").fill("7707083893");
      await card(1).getByLabel("Страна", { exact: true }).selectOption("RU");
    });

    await test.step("the form fits the screen and is accessible", async () => {
      await expectNoViolations(page);
      const overflow = await card(1).evaluate((part) => part.scrollWidth - part.clientWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });

    await test.step("a removed recipient is restored at its place", async () => {
      await add.click();
      await name(2).fill("ИП Тихий");
      await wizard.getByRole("button", { name: "Убрать: Получатель 1" }).click();
      await expect(name(1)).toHaveValue("ИП Тихий");
      // Expanding one record does not expand the next.
      await expect(card(1).getByLabel("Страна", { exact: true })).toHaveCount(0);
      await wizard.getByRole("button", { name: "Вернуть" }).click();
      await expect(name(2)).toHaveValue("ИП Тихий");
      await expect(wizard.getByText("ООО «Санки» — Доставка").first()).toBeVisible();
    });

    await test.step("a draft keeps the recipients, also an incomplete one", async () => {
      await name(2).fill("");
      await card(2).getByLabel("Чем занимается").selectOption("crm");
      await expect
        .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
        .toContain("crm");
      await page.reload();
      const again = page.getByRole("dialog");
      await openSection(again, transfer);
      await expect(again.getByRole("button", { name: /ООО «Санки» — Доставка/ })).toBeVisible();
      await expect(again.getByRole("button", { name: /CRM, учёт заявок/ })).toBeVisible();
    });
  });
});

test("by keyboard, an error leads to its field, and the document names the recipient", {
  tag: "@exhaustive",
}, async ({ page }) => {
  const wizard = await fillPrivacyForm(page, "ООО «Ромашка»");
  const press = (key: string) => page.keyboard.press(key);
  await wizard.getByRole("button", { name: new RegExp(`^${transfer}`) }).press("Enter");
  await wizard.getByRole("button", { name: "Добавить получателя" }).press("Enter");
  const name = wizard.getByRole("textbox", { name: /^Название, как в договоре/ });
  await expect(name).toBeFocused();
  await press("Tab");
  await expect(wizard.getByLabel("Чем занимается")).toBeFocused();
  await press("ArrowDown");
  await expect(wizard.getByLabel("Чем занимается")).not.toHaveValue("");

  await wizard.getByRole("button", { name: "Проверить ответы" }).press("Enter");
  const problems = wizard.getByRole("region", { name: "Обратите внимание на ошибки" });
  await expect(problems).toBeFocused();
  await problems.getByRole("link", { name: "Получатель 1: Укажите, кто это" }).press("Enter");
  await expect(name).toBeFocused();
  await page.keyboard.type("ООО «Звонок-Т»");
  await expect(
    page.getByRole("region", { name: "Документ" }).getByText("ООО «Звонок-Т»").first(),
  ).toBeVisible();

  await press("Shift+Tab");
  await expect(wizard.getByRole("button", { name: "Убрать: Получатель 1" })).toBeFocused();
  await press("Enter");
  await expect(wizard.getByRole("button", { name: "Добавить получателя" })).toBeFocused();
  await expect(name).toHaveCount(0);
});
