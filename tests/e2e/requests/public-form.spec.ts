import type { CreatedDocument, Publication } from "@/lib/features/documents/record/responses";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import { expectAccessible, expectNoViolations } from "@/tests/support/browser/accessibility";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { newCredentials } from "@/tests/support/browser/visitors";

test("a visitor without scripts sends a request, which appears in the owner's register", async ({
  page,
  browser,
}) => {
  await page.request.post("/api/register", { data: newCredentials() });
  const created = await page.request.post("/api/documents", { data: shopAnswers });
  const { id } = ((await created.json()) as CreatedDocument).document;
  const publishing = await page.request.put(`/api/documents/${id}/publication`, {
    data: { isPublic: true, allowsIndexing: false },
  });
  const { publicId, address } = (await publishing.json()) as Publication;
  await page.goto(`/documents/${id}`);
  const takes = page.getByRole("checkbox", { name: /^Принимать запросы людей/ });
  await expect(takes).not.toBeChecked();
  // Not `check()`: it verifies immediately, and the box follows the call, which starts shortly after the click.
  await takes.click();
  await expect(takes).toBeEnabled();
  await expect(takes).toBeChecked();

  const context = await browser.newContext({ javaScriptEnabled: false, locale: "ru-RU" });
  const visitor = await context.newPage();
  await visitor.goto(address ?? "");
  await visitor.getByRole("link", { name: /^Спросить о своих данных/ }).click();
  await expect(visitor).toHaveURL(new RegExp(`/d/${publicId}/request$`));
  await visitor.getByLabel("Как к вам обращаться").fill("Анна");
  await visitor.getByRole("textbox", { name: "Запрос", exact: true }).fill("Откуда мой телефон?");
  await visitor.getByRole("button", { name: "Отправить запрос" }).click();
  const mistakes = visitor.getByRole("alert");
  await expect(mistakes).toContainText("Выберите, о чём вы просите");
  await expect(mistakes).toContainText("Напишите, куда ответить");
  await expect(visitor.getByLabel("Как к вам обращаться")).toHaveValue("Анна");
  await mistakes.getByRole("link", { name: "Напишите, куда ответить" }).click();
  await visitor.getByRole("radio", { name: /^Узнать, какие мои данные/ }).check();
  await visitor.getByLabel("Куда ответить").fill("anna@example.ru");
  await visitor.getByRole("button", { name: "Отправить запрос" }).click();
  await expect(visitor.getByRole("heading", { name: "Запрос записан" })).toBeVisible();
  await expect(visitor.getByRole("main")).toContainText("ст. 14 ч. 3");
  const text = await visitor.getByRole("main").textContent();
  const number = /Ф-[0-9A-Z]{6}/.exec(text ?? "")?.[0] ?? "?";
  expect(await context.cookies()).toEqual([]);
  await context.close();

  const [site] = await (await page.request.get("/api/sites")).json();
  await page.goto(`/sites/${site.id}/requests`);
  const open = page.getByRole("region", { name: "Ждут ответа" });
  await expect(open).toContainText("Анна · anna@example.ru");
  await expect(open).toContainText(number);
  await expect(open).toContainText("через форму на сайте");
  await expect(open).toContainText("Откуда мой телефон?");
  await expectAccessible(page);

  // With scripts, which axe needs.
  await page.goto(`/d/${publicId}/request`);
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  }
  await expectNoViolations(page);
});
