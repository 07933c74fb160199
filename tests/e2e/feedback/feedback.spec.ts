import type { Page } from "@playwright/test";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { newCredentials } from "@/tests/support/browser/visitors";
import { attribute, elementsOf, textOf } from "@/tests/support/html-elements";

const consent = (page: Page) =>
  page.getByRole("checkbox", { name: /обратная связь и обработка заявок и обращений/ });
const send = (page: Page) => page.getByRole("button", { name: "Отправить отзыв" });
const summary = (page: Page) => page.getByRole("region", { name: "Обратите внимание на ошибки" });

test("the feedback form lists missing fields, keeps typed text, and is empty after it was sent", async ({
  page,
}) => {
  await page.goto("/feedback");
  await expect(consent(page)).not.toBeChecked();
  await expect(page.getByRole("checkbox", { name: /рассылки/ })).not.toBeChecked();
  await send(page).click();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole("link")).toHaveText([
    "Тема обязательна",
    "Сообщение должно содержать минимум 10 символов",
    "Согласие на обработку персональных данных обязательно",
  ]);
  await summary(page).getByRole("link", { name: "Тема обязательна" }).click();
  const title = page.getByLabel("Тема");
  await expect(title).toBeFocused();

  const progress = page.getByRole("progressbar");
  await expect(progress).toHaveAttribute("aria-valuenow", "0");
  await title.fill("Экспорт в ODT");
  await page.getByLabel("Сообщение", { exact: true }).fill("Нужен формат для LibreOffice.");
  await page.getByRole("radio", { name: /Хорошо/ }).check({ force: true });
  await page.getByRole("radio", { name: "Скорее довольны" }).check();
  await page.getByRole("radio", { name: "Очень легко" }).check();
  await page.getByRole("radio", { name: "Да, точно" }).check();
  await page.getByRole("checkbox", { name: "Мобильное приложение" }).check();
  await expect(progress).toHaveAttribute("aria-valuenow", "100");
  await page.getByRole("button", { name: /Убрать ответ: Легко/ }).click();
  await expect(progress).toHaveAttribute("aria-valuenow", "83");

  // A reload keeps everything except the consents, which must be given again.
  await consent(page).check();
  await page.reload();
  await expect(title).toHaveValue("Экспорт в ODT");
  await expect(progress).toHaveAttribute("aria-valuenow", "83");
  await expect(consent(page)).not.toBeChecked();

  await consent(page).check();
  await page.getByLabel(/Email для ответа/).fill("нет");
  await send(page).click();
  await expect(summary(page).getByRole("link")).toHaveText(["Введите корректный email"]);
  await page.getByLabel(/Email для ответа/).fill("guest@example.ru");

  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/feedback", async (route) => {
    await held;
    await route.continue();
  });
  await send(page).click();
  const sending = page.getByRole("button", { name: "Отправляем..." });
  await expect(sending).toBeDisabled();
  release();
  await expect(page.getByRole("status").getByText("Отзыв отправлен!")).toBeVisible();
  await expect(
    page.getByText("Спасибо за ваш отзыв. Мы обязательно его рассмотрим.").first(),
  ).toBeVisible();
  await expect(title).toHaveValue("");
  await expect(progress).toHaveAttribute("aria-valuenow", "0");
  await expect(page.getByRole("radio", { name: "Скорее довольны" })).not.toBeChecked();
  await expect(consent(page)).not.toBeChecked();
  await page.reload();
  await expect(title).toHaveValue("");
});

test("the form has the user's e-mail, keeps its text after a failure and lists the sent message", async ({
  page,
}) => {
  const visitor = newCredentials();
  await page.request.post("/api/register", { data: visitor });
  const title = page.getByLabel("Тема");
  const message = page.getByLabel("Сообщение", { exact: true });

  await test.step("on a phone further questions open on request", async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto("/feedback");
    await expect(page.getByText("Довольны ли вы сервисом")).toBeHidden();
    await page.getByRole("button", { name: "Ответить ещё на четыре вопроса" }).click();
    await expect(page.getByText("Довольны ли вы сервисом")).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await expect(page.getByLabel(/Email для ответа/)).toHaveValue(visitor.email);
  await expect(page.getByRole("heading", { name: "Ваши сообщения" })).toBeHidden();
  await title.fill("Благодарность");
  await message.fill("Политика готова за вечер.");
  await consent(page).check();

  await test.step("a failure is reported in the form and in a toast, and keeps the text", async () => {
    await page.route("**/api/feedback", (route) => route.fulfill({ status: 502, body: "<html>" }));
    await send(page).click();
    const alert = page.getByRole("alert").filter({ hasText: "Не удалось отправить отзыв" });
    await expect(alert).toContainText("Ошибка отправки отзыва");
    await expect(alert).toBeFocused();
    await expect(page.getByText("Ошибка", { exact: true })).toBeVisible();
    await expect(title).toHaveValue("Благодарность");
    await expect(consent(page)).toBeChecked();
    await page.unroute("**/api/feedback");
  });

  await send(page).click();
  await expect(page.getByRole("heading", { name: "Ваши сообщения" })).toBeVisible();
  const item = page.getByRole("listitem").filter({ hasText: "Политика готова за вечер." });
  await expect(item).toContainText("Получено");
});

test("the feedback form is in the page without a script", async ({ request }) => {
  const all = elementsOf(await (await request.get("/feedback")).text());
  const label = all.find((it) => it.tagName === "label" && /^Тема/.test(textOf(it)));
  const field = all.find((it) => label && attribute(it, "id") === attribute(label, "for"));
  expect(field?.tagName).toBe("input");
  expect(all.map(textOf).join(" ")).toContain("Довольны ли вы сервисом");
});
