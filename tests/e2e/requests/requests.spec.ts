import { readFile } from "node:fs/promises";
import { expectAccessible } from "@/tests/support/browser/accessibility";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { createSiteOwner } from "@/tests/support/browser/site-owner";

test("an owner records a request, copies an answer, extends the term and records the answer", async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { id } = await createSiteOwner(page, request);
  await page.goto(`/sites/${id}`);
  await page.getByRole("link", { name: "Запросы людей" }).click();
  await expect(page.getByText("Сейчас ничего не ждёт ответа.")).toBeVisible();
  await expectAccessible(page);

  // Missing values are reported next to the field, and no input is lost.
  await page.getByRole("button", { name: "Записать запрос" }).click();
  const add = page.getByRole("dialog", { name: "Новый запрос" });
  await add.getByLabel("Кто обратился").fill("Иванов И. И.");
  await add.getByRole("button", { name: "Записать" }).click();
  await expect(add.getByText("Выберите, о чём запрос")).toBeVisible();
  await expect(add.getByLabel("Кто обратился")).toHaveValue("Иванов И. И.");
  await add.getByRole("radio", { name: /^Сведения о данных/ }).check();
  await add.getByLabel("Входящий номер").fill("12");
  await expectAccessible(page);
  await add.getByRole("button", { name: "Записать" }).click();
  const open = page.getByRole("region", { name: "Ждут ответа" });
  await expect(open).toContainText("Иванов И. И.");
  await expect(open).toContainText("вх. № 12");
  await expect(open).toContainText("ст. 14 ч. 3");
  await expectAccessible(page);

  // The text names the operator and the person, and leaves the rest blank.
  await open.getByRole("button", { name: "Тексты ответов" }).click();
  const texts = page.getByRole("dialog", { name: "Тексты ответов" });
  await expect(texts).toContainText("ООО «Ромашка»");
  await texts.getByRole("button", { name: "Скопировать" }).click();
  await expect(texts.getByRole("button", { name: "Скопировано" })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("Иванов И. И.");
  expect(copied).toContain("[указать: адрес оператора]");
  await texts.getByLabel("Какой ответ").selectOption({ label: "Отказать" });
  await expect(texts).toContainText("пункт ч. 8 ст. 14");
  const [refusal] = await Promise.all([
    page.waitForEvent("download"),
    texts.getByRole("button", { name: "DOCX" }).click(),
  ]);
  expect(refusal.suggestedFilename()).toMatch(/^Отказ_.*от_\d{4}-\d\d-\d\d\.docx$/);
  await texts.getByRole("button", { name: "Закрыть" }).click();

  const [calendar] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Скачать в календарь (ICS)" }).click(),
  ]);
  expect(calendar.suggestedFilename()).toBe("Обязанности_romashka.example.ics");
  const file = await readFile(await calendar.path(), "utf8");
  expect(file).toContain("BEGIN:VEVENT");
  expect(file).not.toContain("Иванов");

  // Once, and with a reason.
  await open.getByRole("button", { name: "Продлить" }).click();
  const extend = page.getByRole("dialog", { name: "Продлить срок" });
  await extend.getByRole("button", { name: "Продлить срок" }).click();
  await expect(extend.getByText("Напишите, почему нужен ещё срок")).toBeVisible();
  await extend.getByLabel("Причины").fill("Данные собираем из трёх систем.");
  await extend.getByRole("button", { name: "Продлить срок" }).click();
  await expect(open).toContainText("Данные собираем из трёх систем.");
  await expect(open.getByRole("button", { name: "Продлить" })).toBeHidden();

  // An error is corrected in place, and the previous value is kept.
  await open.getByRole("button", { name: "Исправить запись" }).click();
  const mend = page.getByRole("dialog", { name: "Исправить запись" });
  await expect(mend.getByLabel("Кто обратился")).toHaveValue("Иванов И. И.");
  await mend.getByRole("radio", { name: /^Требование прекратить/ }).check();
  await mend.getByLabel("Кто обратился").fill("Петров П. П.");
  await mend.getByRole("button", { name: "Исправить" }).click();
  await expect(open).toContainText("Петров П. П.");
  await expect(open).toContainText("ст. 21 ч. 5.1");
  await open.getByText("Запись исправлена").click();
  await expect(open).toContainText("«Иванов И. И.» → «Петров П. П.»");
  await expectAccessible(page);

  await open.getByRole("button", { name: "Ответили" }).click();
  const answer = page.getByRole("dialog", { name: "Отметить ответ" });
  await answer.getByLabel("Исходящий номер").fill("7");
  await answer.getByRole("button", { name: "Отметить" }).click();
  await expect(page.getByText("Сейчас ничего не ждёт ответа.")).toBeVisible();
  const answered = page.getByRole("region", { name: "Отвечены" });
  await expect(answered).toContainText("исполнено · исх. № 7");
  await answered.getByRole("button", { name: "Исправить ответ" }).click();
  await expect(answer.getByLabel("Исходящий номер")).toHaveValue("7");
  await answer.getByLabel("Чем закончилось").selectOption("refused");
  await answer.getByRole("button", { name: "Отметить" }).click();
  await expect(answered).toContainText("отказ с мотивами · исх. № 7");

  await answered.getByRole("button", { name: "Удалить" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Удалить" }).click();
  await expect(answered).toContainText("Здесь появятся запросы, на которые вы ответили.");
});
