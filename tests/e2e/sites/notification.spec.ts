import { expectAccessible } from "@/tests/support/browser/accessibility";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { failCalls } from "@/tests/support/browser/network/fail-calls";
import { createSiteOwner, shopFacts } from "@/tests/support/browser/site-owner";

test("an owner completes the regulator's notification, records its sending and sees later changes", async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { id, change } = await createSiteOwner(page, request, shopFacts);
  await page.goto(`/sites/${id}`);
  await page.getByRole("main").getByRole("link", { name: "Уведомление Роскомнадзора" }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: "Уведомление Роскомнадзора", exact: true }),
  ).toBeVisible();
  await expectAccessible(page);

  // Facts from the passport can be copied.
  const operator = page.getByRole("region", { name: "Сведения об операторе" });
  await expect(operator).toContainText("ООО «Ромашка»");
  await operator.getByRole("button", { name: "Копировать ИНН" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("7707083893");

  // What only the notification asks is answered here.
  const missing = page.getByRole("region", { name: "Что осталось ответить" });
  await missing.getByRole("link", { name: "Регионы, где обрабатываются данные" }).click();
  const regions = page.getByLabel("Регионы, где обрабатываются данные");
  await expect(regions).toBeFocused();
  await regions.fill("Тверская область");
  await page.getByRole("button", { name: "Сохранить" }).click();
  await expect(operator).toContainText("Тверская область");
  await expect(missing.getByRole("link", { name: "Регионы" })).toBeHidden();

  // The rest is answered at its questions.
  await missing.getByRole("link", { name: "Что вы делаете для защиты данных" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Сведения о сайте" })).toBeVisible();
  await expect(
    page.getByText("Что вы делаете для защиты данных", { exact: true }),
  ).toBeInViewport();
  await page.goBack();

  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "DOCX" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^Уведомление_РКН_romashka\.example_.*\.docx$/);

  // The sent notification is kept; its key is shown on request.
  await page.getByRole("button", { name: "Подал" }).click();
  const dialog = page.getByRole("dialog", { name: "Когда и что подано" });
  await dialog.getByLabel("Номер уведомления").fill("100345000");
  await dialog.getByLabel("Ключ").fill("70700000");
  await failCalls(page, "**/notification/sent", "no response");
  await dialog.getByRole("button", { name: "Сохранить" }).click();
  await expect(page.getByText("Сохранить не удалось")).toBeVisible();
  await page.unroute("**/notification/sent");
  await dialog.getByRole("button", { name: "Сохранить" }).click();
  const sent = page.getByRole("region", { name: "Что подано" });
  await expect(sent).toContainText("№ 100345000");
  await expect(sent).not.toContainText("70700000");
  await sent.getByRole("button", { name: "Показать ключ" }).click();
  await expect(sent).toContainText("70700000");

  await change({ legalAddress: "г. Тверь, ул. Старая, д. 5" });
  await page.reload();
  const title = page.getByText(/^Сведения изменились, подать до 15\s/);
  await expect(title).toBeVisible();
  await expect(page.getByRole("main")).toContainText(
    "Сведения об операторе: адрес регистрации — г. Тверь, ул. Старая, д. 5 (было: г. Тверь, ул. Новая, д. 3)",
  );
  await expectAccessible(page);
  await page.goto(`/sites/${id}`);
  await expect(title).toBeVisible();
});
