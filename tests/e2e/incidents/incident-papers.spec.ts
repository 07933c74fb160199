import { readFile } from "node:fs/promises";
import type { Download } from "@playwright/test";
import { expectAccessible } from "@/tests/support/browser/accessibility";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { createSiteOwner } from "@/tests/support/browser/site-owner";
import { wordsOfDocx } from "@/tests/support/documents/document-words";

const wordsOf = async (file: Download) =>
  wordsOfDocx(new Uint8Array(await readFile(await file.path())))
    .join(" ")
    .replace(/\s+/g, " ");

/** docs/specification/requests.md#incidents */
test("an owner opens the letter and the act about a leak and downloads them with the entered text", {
  tag: "@exhaustive",
}, async ({ page, request, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { id } = await createSiteOwner(page, request);
  await page.goto(`/sites/${id}/incident`);
  await page.getByRole("button", { name: "Записать инцидент" }).click();
  const add = page.getByRole("dialog", { name: "Новый инцидент" });
  await add.getByRole("button", { name: "Записать" }).click();
  await page.getByLabel("Что произошло").fill("Файл заказов был открыт по ссылке.");
  await page.getByLabel("Какие данные этих людей затронуты").fill("Имя и телефон");
  await page.getByLabel("Кто провёл расследование").fill("директор В. В. Ветров");

  await expect(page.getByText("Это совет, а не обязанность")).toBeVisible();
  await page.getByRole("button", { name: "Открыть: Письмо людям" }).click();
  const letter = page.getByRole("dialog", { name: "Письмо людям" });
  await expect(letter).toContainText("Какие ваши данные затронуты: Имя и телефон");
  await expect(letter).toContainText("[указать: что человеку стоит сделать]");
  await expect(letter).toContainText("сохранится перед скачиванием");
  await expectAccessible(page);
  await letter.getByRole("button", { name: "Скопировать текст" }).click();
  await expect(letter.getByRole("button", { name: "Скопировано" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("Имя и телефон");
  const [letterFile] = await Promise.all([
    page.waitForEvent("download"),
    letter.getByRole("button", { name: "DOCX: Письмо людям" }).click(),
  ]);
  expect(letterFile.suggestedFilename()).toMatch(
    /^Письмо_об_инциденте_romashka\.example_.*\.docx$/,
  );
  const words = await wordsOf(letterFile);
  expect(words).toContain("Файл заказов был открыт по ссылке.");
  expect(words).toContain("Имя и телефон");
  await letter.getByRole("button", { name: "Закрыть" }).click();
  // The input of the file is saved.
  await expect(page.getByText("Есть несохранённый текст")).toBeHidden();

  await page.getByRole("button", { name: "Открыть: Акт расследования" }).click();
  const act = page.getByRole("dialog", { name: "Акт расследования" });
  await expect(act).toContainText("директор В. В. Ветров");
  const [actFile] = await Promise.all([
    page.waitForEvent("download"),
    act.getByRole("button", { name: "DOCX: Акт расследования" }).click(),
  ]);
  expect(await wordsOf(actFile)).toContain("Расследование провели: директор В. В. Ветров");
});
