import { expectNoViolations } from "@/tests/support/browser/accessibility";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { fillPrivacyForm, openSection } from "@/tests/support/browser/privacy-form";

test("a row of the processing table is corrected by keyboard, shown in the document and restored", {
  tag: "@exhaustive",
}, async ({ page }) => {
  const wizard = await fillPrivacyForm(page, "ООО «Ромашка»");
  await openSection(wizard, "Данные и цели");
  await wizard.getByRole("checkbox", { name: "Обратная связь и обработка обращений" }).check();
  for (const data of ["Адрес электронной почты", "Номер телефона"]) {
    await wizard.getByRole("checkbox", { name: data, exact: true }).check();
  }
  await wizard.getByRole("button", { name: /^Таблица обработки/ }).press("Enter");
  const open = wizard.getByRole("button", { name: "Посмотреть таблицу" });
  await open.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Таблица обработки" });
  const row = dialog.getByRole("row", { name: /^Обратная связь/ });

  await test.step("the row has the data and ground of the document", async () => {
    await expect(row).toContainText("Адрес электронной почты; номер телефона");
    await expect(row).toContainText("Согласие субъекта");
  });

  await test.step("data, ground and term change in the table at once", async () => {
    await dialog.getByRole("button", { name: /^Исправить: Обратная связь/ }).press("Enter");
    await expect(dialog.getByLabel("Чьи данные")).toBeFocused();
    await page.keyboard.type("ученики и их родители");
    await dialog.getByRole("checkbox", { name: "Номер телефона" }).press(" ");
    await dialog.getByLabel("На каком основании").selectOption("contract");
    await dialog.getByLabel("Сколько хранятся").selectOption("own");
    await dialog.getByLabel("Срок своими словами").fill("2 месяца со дня ответа");
    await expect(row).toContainText("Ученики и их родители");
    await expect(row).not.toContainText("номер телефона");
    await expect(row).toContainText("Договор с субъектом");
    await expect(row).toContainText("2 месяца со дня ответа");
    await expect(row).toContainText("Исправлено вами");
  });

  await test.step("the last kind of data cannot be unchecked", async () => {
    const email = dialog.getByRole("checkbox", { name: "Адрес электронной почты" });
    await email.press(" ");
    await expect(email).toBeChecked();
    await expect(dialog.getByText("Хотя бы один вид данных должен остаться")).toBeVisible();
  });

  await test.step("a ground fixed by law cannot be changed, with an explanation", async () => {
    await dialog.getByRole("button", { name: /^Исправить: Работа Сайта/ }).press("Enter");
    await expect(dialog.getByText("Основание изменить нельзя.")).toBeVisible();
    await dialog.getByRole("button", { name: "Свернуть" }).press("Enter");
    await expect(dialog.getByRole("button", { name: /^Исправить: Работа Сайта/ })).toBeFocused();
  });

  await test.step("the table is accessible", async () => {
    await expectNoViolations(page);
  });

  await test.step("the document shows the correction and the draft keeps it", async () => {
    await page.keyboard.press("Escape");
    await expect(open).toBeFocused();
    await expect(wizard.getByText("Вы исправили 1 строку.")).toBeVisible();
    const paper = page.getByRole("region", { name: "Документ" });
    await expect(paper.getByText("2 месяца со дня ответа").first()).toBeVisible();
    const draft = () => page.evaluate(() => localStorage.getItem("document-draft:guest"));
    await expect.poll(draft).toContain("2 месяца со дня ответа");
  });

  await test.step("the correction is removed and restored", async () => {
    await open.press("Enter");
    await dialog.getByRole("button", { name: /^Вернуть как предложено/ }).press("Enter");
    await expect(row).toContainText("Адрес электронной почты; номер телефона");
    await dialog.getByRole("button", { name: /^Вернуть исправление/ }).press("Enter");
    await expect(row).toContainText("2 месяца со дня ответа");
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("shows the processing table as cards that fit the screen", { tag: "@exhaustive" }, async ({
    page,
  }) => {
    const wizard = await fillPrivacyForm(page, "ООО «Ромашка»");
    await wizard.getByRole("button", { name: /^Таблица обработки/ }).click();
    await wizard.getByRole("button", { name: "Посмотреть таблицу" }).click();
    const dialog = page.getByRole("dialog", { name: "Таблица обработки" });
    await expect(dialog.getByRole("table")).toHaveCount(0);
    const card = dialog.getByRole("listitem").filter({ hasText: "Работа Сайта" });
    await card.getByRole("button", { name: /^Исправить/ }).click();
    await card.getByLabel("Чьи данные").fill("читатели");
    await expect(card.getByRole("definition").filter({ hasText: "Читатели" })).toBeVisible();
    await expectNoViolations(page);
    const overflow = await dialog.evaluate((part) => part.scrollWidth - part.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await dialog.getByRole("button", { name: "Готово" }).click();
    await expect(dialog).toHaveCount(0);
  });
});
