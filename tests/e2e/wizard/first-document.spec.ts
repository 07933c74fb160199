import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { withMotion } from "@/tests/support/browser/motion";
import { answerPrivacyForm, createWithRegistration } from "@/tests/support/browser/privacy-form";
import { makePremium, newCredentials } from "@/tests/support/browser/visitors";
import { wordsOfDocx, wordsOfPdf, wordsOfText } from "@/tests/support/documents/document-words";

test.use(withMotion);

const company = "**ООО {{x}} <script>alert(1)</script>@конец";
const nameLabel = "Название организации или фамилия, имя и отчество";

async function fileOf(page: Page, act: () => Promise<void>) {
  const download = page.waitForEvent("download");
  await act();
  const file = await download;
  return {
    name: file.suggestedFilename(),
    bytes: new Uint8Array(await readFile(await file.path())),
  };
}

test("a guest corrects a form, returns to its draft, registers and downloads the policy in three formats", async ({
  page,
  request,
}) => {
  const visitor = newCredentials();
  const wizard = page.getByRole("dialog");
  const alerts: string[] = [];
  page.on("dialog", async (dialog) => {
    alerts.push(dialog.message());
    await dialog.dismiss();
  });

  await test.step("an invalid form lists its errors and keeps what was typed", async () => {
    await page.goto("/generator?type=privacy");
    const email = wizard.getByLabel("Электронная почта для обращений");
    await email.fill("не почта");
    await wizard.getByRole("button", { name: "Создать документ" }).click();
    const summary = wizard.getByRole("region", { name: "Обратите внимание на ошибки" });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole("link")).toContainText([
      "Название компании или ФИО обязательно",
      "Некорректный email",
    ]);
    await summary.getByRole("link", { name: "Название компании или ФИО обязательно" }).click();
    await expect(wizard.getByLabel(nameLabel)).toBeFocused();
    await expect(email).toHaveValue("не почта");
  });

  await test.step("a draft survives closing and reloading", async () => {
    await answerPrivacyForm(wizard, company);
    await page.getByRole("button", { name: "Закрыть форму" }).click();
    await page.reload();
    await page.goto("/generator");
    await page
      .getByRole("button", { name: /Создать документ: / })
      .first()
      .click();
    await expect(wizard.getByLabel(nameLabel)).toHaveValue(company);
  });

  await test.step("markup in a company's name is shown as text and runs nowhere", async () => {
    await createWithRegistration(page, wizard, visitor);
    await expect(page.getByRole("region", { name: /^Текст:/ })).toContainText(company);
    const popup = page.waitForEvent("popup");
    await page.getByRole("button", { name: "Предпросмотр" }).click();
    await expect((await popup).locator("body")).toContainText(company);
    await (await popup).close();
    expect(alerts).toEqual([]);
  });

  const words = await test.step("the text is downloaded as a file", async () => {
    const press = () => page.getByRole("button", { name: "Скачать TXT" }).click();
    const { name, bytes } = await fileOf(page, press);
    expect(name).toMatch(/\.txt$/);
    return wordsOfText(new TextDecoder().decode(bytes));
  });
  expect(words.join(" ")).toContain(company);

  await test.step("a paid plan downloads the same words as DOCX and PDF", async () => {
    // The free plan includes neither: the operator grants the paid one, and the page refetches.
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
});
