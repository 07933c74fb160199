import { expectAccessible } from "@/tests/support/browser/accessibility";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { createSiteOwner } from "@/tests/support/browser/site-owner";

/** A datetime-local value in Moscow time, that many hours ago. */
const hoursAgo = (hours: number) =>
  new Date(Date.now() + (3 - hours) * 3_600_000).toISOString().slice(0, 16);

test("an owner records a leak, copies a notice and marks it as sent", async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { id } = await createSiteOwner(page, request);
  await page.goto(`/sites/${id}`);
  await page.getByRole("link", { name: "Инцидент" }).click();
  await expect(page.getByText("Инцидентов не записано.")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Записать инцидент" }).click();
  const add = page.getByRole("dialog", { name: "Новый инцидент" });
  await add.getByLabel("Когда выявлен").fill(hoursAgo(-2));
  await add.getByRole("button", { name: "Записать" }).click();
  await expect(add.getByText("Это время ещё не наступило")).toBeVisible();
  await add.getByLabel("Когда выявлен").fill(hoursAgo(20));
  await add.getByRole("button", { name: "Записать" }).click();
  const first = page.getByRole("listitem").filter({ hasText: "Уведомление за 24 часа" });
  const second = page.getByRole("listitem").filter({ hasText: "Уведомление за 72 часа" });
  await expect(first).toContainText(/осталось (4\sчаса 0\sминут|3\sчаса 5\d\sминут)/);
  await expect(second).toContainText(/осталось 5[12]\s/);

  // Once, with a reason.
  await page.getByRole("button", { name: "Исправить время" }).click();
  const dialog = page.getByRole("dialog", { name: "Исправить время" });
  await dialog.getByLabel("Когда выявлен").fill(hoursAgo(26));
  await dialog.getByRole("button", { name: "Исправить" }).click();
  await expect(dialog.getByText("Напишите, почему время было другим")).toBeVisible();
  await dialog.getByLabel("Почему исправляете").fill("Письмо пришло раньше.");
  await dialog.getByRole("button", { name: "Исправить" }).click();
  await expect(page.getByText("Письмо пришло раньше.")).toBeVisible();
  await expect(first).toContainText(/срок прошёл [12]\s/);
  await expect(page.getByRole("button", { name: "Исправить время" })).toBeHidden();
  await expectAccessible(page);

  await page.getByLabel("Что произошло").fill("Файл заказов был открыт по ссылке.");
  await page.getByRole("button", { name: "Скопировать текст" }).first().click();
  await expect(page.getByRole("button", { name: "Скопировано" })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("ООО «Ромашка» сообщает");
  expect(copied).toContain("Файл заказов был открыт по ссылке.");
  expect(copied).toContain("[указать: принятые меры]");
  await page.getByRole("button", { name: "Сохранить" }).click();
  await expect(page.getByText("Сохранено")).toBeVisible();

  await first.getByRole("button", { name: "Отправили" }).click();
  const sent = page.getByRole("dialog", { name: "Отметить отправку" });
  await sent.getByLabel("Номер и ключ портала").fill("№ 5, ключ 7");
  await sent.getByRole("button", { name: "Отметить" }).click();
  await expect(first).toContainText("№ 5, ключ 7");
  await page.reload();
  await expect(page.getByLabel("Что произошло")).toHaveValue("Файл заказов был открыт по ссылке.");
  await expect(first).toContainText("отправлено");

  // Unsaved input stays, however the screen is left.
  await page.getByLabel("Предполагаемый вред людям").fill("Могут звонить мошенники.");
  await expect(page.getByText("Есть несохранённый текст")).toBeVisible();
  await page.getByRole("link", { name: "← Сайт" }).click();
  const calendar = page.getByRole("region", { name: "Календарь обязанностей" });
  await expect(calendar).toContainText("результаты внутреннего расследования");
  await calendar.getByRole("link", { name: /внутреннего расследования/ }).click();
  await expect(page.getByText("Подставлен текст, который вы не сохранили.")).toBeVisible();
  await expect(page.getByLabel("Предполагаемый вред людям")).toHaveValue(
    "Могут звонить мошенники.",
  );
  await expectAccessible(page);
  await page.getByRole("button", { name: "Убрать правки" }).click();
  await expect(page.getByLabel("Предполагаемый вред людям")).toHaveValue("");
  await expect(page.getByLabel("Что произошло")).toHaveValue("Файл заказов был открыт по ссылке.");

  await page.getByRole("button", { name: "Удалить" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Удалить" }).click();
  await expect(page.getByText("Инцидентов не записано.")).toBeVisible();
});
