import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "@/tests/e2e/helpers/page-watch";
import { makePremium, newVisitor } from "@/tests/e2e/helpers/people";
import { createWithRegistration, fillPrivacyForm } from "@/tests/e2e/helpers/privacy-form";
import { wordsOfDocx, wordsOfPdf, wordsOfText } from "@/tests/support/documents/document-words";

const company = "ООО «Ромашка и партнёры»";

async function fileOf(page: Page, act: () => Promise<void>) {
  const download = page.waitForEvent("download");
  await act();
  const file = await download;
  return {
    name: file.suggestedFilename(),
    bytes: new Uint8Array(await readFile(await file.path())),
  };
}

test("a guest fills in the form, registers and holds the policy as text, DOCX and PDF", async ({
  page,
  request,
}) => {
  const visitor = newVisitor();
  const wizard = await fillPrivacyForm(page, company);
  await createWithRegistration(page, wizard, visitor);
  await expect(page.getByRole("region", { name: /^Текст:/ })).toContainText(company);

  const text = await fileOf(page, () => page.getByRole("button", { name: "Скачать TXT" }).click());
  expect(text.name).toMatch(/\.txt$/);
  const words = wordsOfText(new TextDecoder().decode(text.bytes));
  expect(words.join(" ")).toContain(company);

  // The free plan has no DOCX and PDF: the operator grants the paid one, and the page asks again.
  await expect(page.getByRole("button", { name: "Скачать DOCX" })).toBeDisabled();
  await makePremium(request, visitor.email);
  await page.goto("/documents");
  for (const [label, extension, wordsOf] of [
    ["Word (DOCX)", ".docx", wordsOfDocx],
    ["PDF", ".pdf", wordsOfPdf],
  ] as const) {
    await page.getByRole("button", { name: /^Скачать: / }).click();
    const file = await fileOf(page, () => page.getByRole("menuitem", { name: label }).click());
    expect(file.name.endsWith(extension)).toBe(true);
    expect(await wordsOf(file.bytes)).toEqual(words);
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
  const wizard = await fillPrivacyForm(page, hostile);
  await createWithRegistration(page, wizard, newVisitor());
  await expect(page.getByRole("region", { name: /^Текст:/ })).toContainText(hostile);

  const popup = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Предпросмотр" }).click();
  await expect((await popup).locator("body")).toContainText(hostile);
  expect(dialogs).toBe(0);
});
