import { expectAccessible } from "@/tests/support/browser/accessibility";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { createSiteOwner, shopFacts } from "@/tests/support/browser/site-owner";

test("an owner answers the papers' questions, downloads and adopts a paper, and sees later changes", async ({
  page,
  request,
}) => {
  const { id, change } = await createSiteOwner(page, request, {
    ...shopFacts,
    responsiblePersonName: "Смирнова Ольга Петровна",
  });
  await page.goto(`/sites/${id}`);
  await page.getByRole("main").getByRole("link", { name: "Внутренние документы" }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: "Внутренние документы", exact: true }),
  ).toBeVisible();
  await expect(page).toHaveTitle("Внутренние документы: romashka.example");
  await expectAccessible(page);

  // Unsaved input survives a reload.
  const city = page.getByLabel("Город, где составляют документы");
  await city.fill("г. Тверь");
  page.once("dialog", (dialog) => dialog.accept());
  await page.reload();
  await expect(city).toHaveValue("г. Тверь");

  // A wrong answer is reported at its field, and no input is lost.
  await page.getByLabel("Должность руководителя").fill("х".repeat(600));
  await page.getByRole("button", { name: "Сохранить" }).click();
  const problems = page.getByRole("region", { name: "Обратите внимание на ошибки" });
  await expect(problems).toContainText("«Должность руководителя»: не длиннее 500 символов");
  await page.getByLabel("Должность руководителя").fill("Директор");
  await page.getByLabel("Фамилия и инициалы руководителя").fill("В. В. Ветров");
  await page.getByRole("button", { name: "Сохранить" }).click();
  await expect(page.getByText("Сохранено")).toBeVisible();
  await expect(city).toHaveValue("г. Тверь");

  const name = "Приказ о назначении ответственного";
  const row = page.getByRole("listitem").filter({ hasText: name });
  await expect(row).toContainText("Не утверждён");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    row.getByRole("button", { name: `DOCX: ${name}` }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^Приказ_об_ответственном_romashka\.example_.*\.docx$/);

  await row.getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page).toHaveTitle(`${name}: romashka.example`);
  const text = page.getByRole("region", { name: "Текст документа" });
  await expect(text).toContainText("Смирнова Ольга Петровна");
  await expect(text).toContainText("Ветров");
  await expectAccessible(page);

  // Missing answers link to the questions, which are collapsed by now.
  await page.getByRole("link", { name: "Вопросы к этим документам" }).click();
  await expect(city).toBeVisible();
  await page.goBack();

  await page.getByRole("button", { name: `Отметить утверждённым: ${name}` }).click();
  const dialog = page.getByRole("dialog", { name: "Когда утверждён" });
  await dialog.getByLabel("Номер").fill("3");
  await dialog.getByRole("button", { name: "Сохранить" }).click();
  const adoptions = page.getByRole("region", { name: "Утверждённые тексты" });
  await expect(adoptions).toContainText("№ 3");

  await change({ responsiblePersonName: "Кузнецов Пётр Ильич" });
  await page.reload();
  const changed = page.getByRole("region", { name: "Сведения изменились" });
  await expect(changed.locator(".document del").first()).toContainText("Смирнова");
  await expectAccessible(page);
  await page.goto(`/sites/${id}`);
  await expect(page.getByText("Сведения изменились: утвердите заново 1 документ.")).toBeVisible();

  // Once withdrawn it must be adopted again.
  await page.goto(`/sites/${id}/papers/responsible-order`);
  await adoptions.getByRole("button", { name: "Снять отметку" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Снять отметку" }).click();
  await expect(page.getByText("Не утверждён")).toBeVisible();
});
