import type { Page } from "@playwright/test";
import type { CreatedDocument } from "@/lib/features/documents/record/responses";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { openSection } from "@/tests/support/browser/privacy-form";
import { newCredentials } from "@/tests/support/browser/visitors";

// Most of the wizard's code is loaded after its first question: the connection may be lost in between.

const company = "ООО «Ромашка»";
const nameLabel = "Название организации или фамилия, имя и отчество";
const scripts = "**/_next/static/**/*.js";

async function goOffline(page: Page): Promise<() => Promise<void>> {
  await page.route(scripts, (route) => route.abort());
  return () => page.unroute(scripts);
}

/** Delays idle callbacks of the browser; the returned function runs them. */
async function delayIdleCallbacks(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    window.requestIdleCallback = (act) =>
      waiting.push(() => act({ didTimeout: false, timeRemaining: () => 50 }));
    window.cancelIdleCallback = (handle) => {
      waiting[handle - 1] = () => undefined;
    };
    window.addEventListener("quiet-moment", () => {
      window.requestIdleCallback = (act) =>
        window.setTimeout(() => act({ didTimeout: false, timeRemaining: () => 50 }));
      for (const act of waiting.splice(0)) act();
    });
  });
  return () => page.evaluate(() => void window.dispatchEvent(new Event("quiet-moment")));
}

test("the form keeps its answers when its code fails to load, and loads it on a second attempt", {
  tag: "@exhaustive",
}, async ({ page }) => {
  const runIdleCallbacks = await delayIdleCallbacks(page);
  await page.goto("/generator?type=privacy");
  const wizard = page.getByRole("dialog");
  const check = wizard.getByRole("button", { name: /^Проверить/ });
  await wizard.getByLabel(nameLabel).fill(company);

  await test.step("rules that failed to load are loaded on a second attempt", async () => {
    const reconnect = await goOffline(page);
    await check.click();
    await expect(wizard.getByRole("alert")).toContainText(
      "Проверка не загрузилась. Ответы на месте",
    );
    await expect(wizard.getByLabel(nameLabel)).toHaveValue(company);
    await reconnect();
    await check.click();
    await expect(wizard.getByText("Обратите внимание на ошибки")).toBeVisible();
    await expect(wizard.getByText(/^Проверка не загрузилась/)).toHaveCount(0);
    await expect(wizard.getByLabel(nameLabel)).toHaveValue(company);
  });

  await test.step("the form works without a preview that failed to load", async () => {
    const reconnect = await goOffline(page);
    await runIdleCallbacks();
    const document = wizard.getByRole("region", { name: "Предпросмотр документа" });
    await expect(document).toContainText("Предпросмотр не загрузился");
    await wizard.getByRole("textbox", { name: "Адрес сайта", exact: true }).fill("romashka.ru");
    await reconnect();
    await document.getByRole("button", { name: "Попробовать ещё раз" }).click();
    await expect(document).toContainText(company);
    await expect(document).toContainText("romashka.ru");
  });

  await test.step("the preview keeps its text while the text of the other length fails to load", async () => {
    const reconnect = await goOffline(page);
    const document = wizard.getByRole("region", { name: "Предпросмотр документа" });
    await expect(document).not.toContainText("Основные понятия");
    await openSection(wizard, "Данные и цели");
    await wizard.getByLabel("Оформление и исполнение заказов").check();
    await expect(document).toContainText("Предпросмотр не загрузился");
    await expect(document).toContainText(company);
    await reconnect();
    await document.getByRole("button", { name: "Попробовать ещё раз" }).click();
    await expect(document).toContainText("Основные понятия");
    await expect(document).not.toContainText("Предпросмотр не загрузился");
    await expect(document).toContainText(company);
  });
});

test("reports that the checkbox code of a consent failed to load, and loads it on a second attempt", {
  tag: "@exhaustive",
}, async ({ page }) => {
  await page.request.post("/api/register", { data: newCredentials() });
  const created = await page.request.post("/api/documents", {
    data: { ...shopAnswers, type: "consent", consentPurpose: "feedback" },
  });
  const { document } = (await created.json()) as CreatedDocument;
  await page.goto(`/documents/${document.id}`);
  await page.getByRole("button", { name: "Изменить и создать новую редакцию" }).click();
  const wizard = page.getByRole("dialog");
  const create = wizard.getByRole("button", { name: "Создать редакцию" });
  await expect(create).toBeVisible();
  await page.route(scripts, async (route) => {
    const response = await route.fetch();
    // Only the chunk of the consent code fails; the rest of the result loads.
    if ((await response.text()).includes('"ConsentCode"')) return route.abort();
    return route.fulfill({ response });
  });
  await create.click();
  const failure = wizard.getByRole("alert").filter({ hasText: "Код галочки не загрузился" });
  await expect(failure).toBeVisible();
  // Wait for its handlers: a script that is still being fetched would be answered twice.
  await page.unrouteAll({ behavior: "wait" });
  await failure.getByRole("button", { name: "Попробовать ещё раз" }).click();
  await expect(wizard.getByRole("heading", { name: "Код галочки для формы" })).toBeVisible();
  await expect(failure).toHaveCount(0);
});
