import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "@/tests/e2e/page-watch";
import { makePremium, newVisitor } from "@/tests/e2e/people";
import { wordsOfDocx, wordsOfPdf, wordsOfText } from "@/tests/support/document-words";

const company = "ООО «Ромашка и партнёры»";

/** Guest: opens the privacy policy's form and answers the questions that must be answered. */
async function fillPrivacyForm(page: Page, name: string) {
  await page.goto("/generator?type=privacy");
  const wizard = page.getByRole("dialog");
  await expect(wizard.getByText("Шаг 2 из 3")).toBeVisible();
  await wizard.getByLabel("Название организации или фамилия, имя и отчество").fill(name);
  await wizard.getByLabel("ИНН").fill("7707083893");
  await wizard.getByLabel(/^ОГРН/).fill("1027700132195");
  await wizard.getByLabel("Электронная почта для обращений").fill("info@romashka.ru");
  await wizard.getByLabel(/^Адрес(?! сайта)/).fill("101000, г. Москва, ул. Мясницкая, д. 1");
  await wizard.getByRole("button", { name: /^\d*\s*Сайт/ }).click();
  await wizard.getByLabel("Адрес сайта").fill("romashka.ru");
  return wizard;
}

async function savedFile(page: Page, button: string): Promise<{ name: string; bytes: Uint8Array }> {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).first().click();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test("a guest fills in the form, registers and holds the policy as text, DOCX and PDF", async ({
  page,
  request,
}) => {
  const visitor = newVisitor();
  const wizard = await fillPrivacyForm(page, company);

  await wizard.getByRole("button", { name: "Создать документ" }).click();
  const registration = page.getByRole("dialog", { name: "Требуется регистрация" });
  await registration.getByLabel("Email").fill(visitor.email);
  await registration.getByLabel("Пароль", { exact: true }).fill(visitor.password);
  await registration.getByRole("button", { name: "Зарегистрироваться" }).click();

  await expect(page.getByRole("heading", { name: "Документ готов!" })).toBeVisible();
  await expect(page.getByRole("region", { name: /^Текст:/ })).toContainText(company);

  const text = await savedFile(page, "Скачать TXT");
  expect(text.name).toMatch(/\.txt$/);
  const words = wordsOfText(new TextDecoder().decode(text.bytes));
  expect(words.join(" ")).toContain(company);

  // The free plan has no DOCX and PDF; the operator grants the plan, the page asks again.
  await expect(page.getByRole("button", { name: "Скачать DOCX" })).toBeDisabled();
  await makePremium(request, visitor.email);
  await page.goto("/documents");
  await page
    .getByRole("button", { name: /Скачать/ })
    .first()
    .click();
  for (const [format, wordsOf] of [
    ["DOCX", wordsOfDocx],
    ["PDF", wordsOfPdf],
  ] as const) {
    const download = page.waitForEvent("download");
    const item = page.getByRole("menuitem", { name: new RegExp(format) });
    if (!(await item.isVisible())) {
      await page
        .getByRole("button", { name: /Скачать/ })
        .first()
        .click();
    }
    await item.click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(new RegExp(`\\.${format.toLowerCase()}$`));
    const found = await wordsOf(await readFile(await file.path()));
    expect(found.join(" ")).toContain(company);
    expect(found).toEqual(words);
  }
});

test("a refused form says what to do and loses nothing", async ({ page }) => {
  await page.goto("/generator?type=privacy");
  const wizard = page.getByRole("dialog");
  await wizard.getByLabel("Электронная почта для обращений").fill("не почта");
  await wizard.getByRole("button", { name: "Создать документ" }).click();

  const summary = wizard.getByRole("region", { name: "Обратите внимание на ошибки" });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toContainText([
    "Название компании или ФИО обязательно",
    "Некорректный email",
  ]);
  await summary.getByRole("link", { name: "Название компании или ФИО обязательно" }).click();
  const name = wizard.getByLabel("Название организации или фамилия, имя и отчество");
  await expect(name).toBeFocused();
  await expect(wizard.getByLabel("Электронная почта для обращений")).toHaveValue("не почта");
});

test("a draft survives closing and reloading", async ({ page }) => {
  await fillPrivacyForm(page, company);
  await page.getByRole("button", { name: "Закрыть форму" }).click();
  await page.reload();
  await page.goto("/generator");
  await page
    .getByRole("button", { name: /Создать документ: / })
    .first()
    .click();
  const wizard = page.getByRole("dialog");
  await expect(wizard.getByLabel("Название организации или фамилия, имя и отчество")).toHaveValue(
    company,
  );
});

test("markup in a company's name is shown as it is and runs nowhere", async ({ page }) => {
  const hostile = "**ООО {{x}} <script>alert(1)</script>@конец";
  let dialogs = 0;
  page.on("dialog", async (dialog) => {
    dialogs += 1;
    await dialog.dismiss();
  });
  const visitor = newVisitor();
  const wizard = await fillPrivacyForm(page, hostile);
  await wizard.getByRole("button", { name: "Создать документ" }).click();
  const registration = page.getByRole("dialog", { name: "Требуется регистрация" });
  await registration.getByLabel("Email").fill(visitor.email);
  await registration.getByLabel("Пароль", { exact: true }).fill(visitor.password);
  await registration.getByRole("button", { name: "Зарегистрироваться" }).click();
  await expect(page.getByRole("region", { name: /^Текст:/ })).toContainText(hostile);

  const popup = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Предпросмотр" }).click();
  await expect((await popup).locator("body")).toContainText(hostile);
  expect(dialogs).toBe(0);
});
