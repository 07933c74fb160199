import { readFile } from "node:fs/promises";
import { expectAccessible } from "@/tests/support/browser/accessibility";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { createSiteOwner, shopFacts } from "@/tests/support/browser/site-owner";
import { wordsOfDocx } from "@/tests/support/documents/document-words";

/** docs/specification/internal-papers.md#one-paper */
test("an owner adopts the order for one recipient and downloads the adopted text after a change", {
  tag: "@exhaustive",
}, async ({ page, request }) => {
  const { id, change } = await createSiteOwner(page, request, shopFacts);
  await page.goto(`/sites/${id}/papers`);
  const name = /Поручение\sна\sобработку\sданных.*Надёжный\sхостинг/;
  const row = page.getByRole("listitem").filter({ has: page.getByRole("link", { name }) });
  await expect(row).toContainText("Не утверждён");
  await row.getByRole("link", { name }).click();

  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  // A recipient is identified by a hash of its name, so that URLs contain no name.
  expect(decodeURIComponent(page.url())).not.toContain("хостинг");
  const text = page.getByRole("region", { name: "Текст документа" });
  await expect(text).toContainText("ООО «Надёжный хостинг»");
  await expect(text).toContainText("[указать: ИНН и адрес исполнителя]");
  await expectAccessible(page);

  await page.getByRole("button", { name: /^Отметить\sутверждённым:\sПоручение/ }).click();
  const dialog = page.getByRole("dialog", { name: "Когда утверждён" });
  await dialog.getByLabel("Номер").fill("17");
  await dialog.getByRole("button", { name: "Сохранить" }).click();
  const adoptions = page.getByRole("region", { name: "Утверждённые тексты" });
  await expect(adoptions).toContainText("№ 17");

  // The owner moves: adopted texts stay as signed.
  await change({ legalAddress: "г. Псков, ул. Старая, д. 8" });
  await page.reload();
  await expect(page.getByRole("region", { name: "Сведения изменились" })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    adoptions.getByRole("button", { name: /^DOCX/ }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(
    /^Поручение_на_обработку_ООО_«?_?Надёжный_хостинг.*\.docx$/,
  );
  const words = wordsOfDocx(new Uint8Array(await readFile(await file.path()))).join(" ");
  expect(words).toContain("ул. Новая, д. 3");
  expect(words).not.toContain("Псков");
});
