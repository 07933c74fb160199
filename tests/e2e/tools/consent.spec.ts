import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectNoViolations } from "@/tests/support/browser/accessibility";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { removeFrameSandbox } from "@/tests/support/browser/remove-frame-sandbox";

const previewOf = (page: Page) => page.frameLocator("iframe[title='Как увидит посетитель']");

async function download(page: Page): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Скачать HTML" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("soglasiya.html");
  return readFile(await file.path(), "utf8");
}

test("the consent checkboxes follow the choices and the typed text", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/consent-generator");
  const boxes = previewOf(page).getByRole("checkbox");
  const policy = page.getByLabel("Адрес политики");

  await test.step("the page explains that a checkbox is no consent yet, and is accessible", async () => {
    await expect(page.getByText("Галочка — ещё не согласие.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Составьте согласие" })).toHaveAttribute(
      "href",
      "/generator?type=consent",
    );
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
      "href",
      /\/generators\/consent$/,
    );
    await expect(boxes).toHaveCount(1);
    await removeFrameSandbox(page);
    await expectNoViolations(page);
  });

  await test.step("the preview shows each chosen checkbox unchecked, and typed markup as text", async () => {
    await page.getByRole("checkbox", { name: /^Рассылка/ }).check();
    await page.getByRole("checkbox", { name: /^Реклама/ }).check();
    await expect(boxes).toHaveCount(3);
    for (const box of await boxes.all()) await expect(box).not.toBeChecked();
    await expect(page).toHaveURL(/\?types=dataProcessing%2Cmarketing%2Cnewsletter$/);

    const name = "ООО «<b>Ромашка</b>» & Ко";
    await page.getByLabel("Название организации или имя владельца").fill(name);
    await expect(previewOf(page).getByText(`Оператор персональных данных: ${name}`)).toBeVisible();
    // The style of the template is applied inside the frame, whatever our own policy is.
    await expect(previewOf(page).locator(".consents")).toHaveCSS("border-top-left-radius", "6px");
    const steps = await page.evaluate(() => window.history.length);
    await page.getByLabel("Цель формы").fill("запись на приём");
    await expect(previewOf(page).getByText("Цель: запись на приём")).toBeVisible();
    expect(await page.evaluate(() => window.history.length)).toBe(steps);
    await expect(page.locator("iframe")).toHaveAttribute("sandbox", "");
  });

  await test.step("a piece of code is copied as shown", async () => {
    const markup = page.getByRole("region", { name: "Разметка" });
    await markup.getByRole("button").click();
    await expect(markup.getByRole("button", { name: "Скопировано!" })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await markup.locator("pre").textContent());
    expect(copied).toMatch(/^<fieldset class="consents">[\s\S]*<\/fieldset>$/);
    await expect(markup.getByRole("button", { name: "Скопировать разметку" })).toBeVisible();
  });

  await test.step("an invalid address and e-mail are reported at their fields and do not get into the code", async () => {
    await policy.fill("javascript:alert(1)");
    await page.getByLabel("Почта для отзыва согласия").fill("info");
    await page.getByRole("button", { name: "Скачать HTML" }).click();
    await expect(policy).toBeFocused();
    await expect(policy).toHaveAccessibleDescription(/Начните с https:\/\//);
    await expect(page.getByText("Введите корректный email")).toBeVisible();
    await expect(page.locator("pre").first()).not.toContainText("javascript");
    await policy.fill("https://romashka.ru/politika");
    await page.getByLabel("Почта для отзыва согласия").fill("info@romashka.ru");
    expect(await download(page)).toContain('href="https://romashka.ru/politika"');
  });

  await test.step("without a chosen consent there is an explanation and no code", async () => {
    for (const name of [/^Обработка/, /^Рассылка/, /^Реклама/]) {
      await page.getByRole("checkbox", { name }).uncheck();
    }
    const types = page.getByRole("group", { name: "Типы согласия" });
    await expect(types.getByText("Выберите хотя бы один тип согласия")).toBeVisible();
    await expect(page.locator("iframe")).toHaveCount(0);
    await expect(page.getByRole("button", { name: /Скачать|Скопировать/ })).toHaveCount(0);
    await page.reload();
    await expect(page.getByLabel("Обработка персональных данных")).not.toBeChecked();
  });
});

test("the downloaded consent page is accessible and sends the ticked consents", {
  tag: "@exhaustive",
}, async ({ page }) => {
  await page.goto("/generators/consent?types=dataProcessing,newsletter&record=1");
  await page.getByLabel("Редакция согласия").fill("№ 2");
  const withRecord = await download(page);
  for (const name of [/^Реклама/, /^Аналитика/, /^Файлы cookie/, /^Передача третьим/]) {
    await page.getByRole("checkbox", { name }).check();
  }
  await page.getByLabel("Почта для отзыва согласия").fill("info@romashka.ru");
  const styled = await download(page);
  await page.getByRole("radio", { name: /^Только разметка/ }).check();
  await expect(page).toHaveURL(/&template=plain$/);
  const plain = await download(page);
  expect([styled, plain].map((html) => html.includes("<style"))).toEqual([true, false]);

  for (const [name, html] of Object.entries({ styled, plain })) {
    await test.step(`the page is accessible, ${name}`, async () => {
      await page.goto("about:blank");
      await page.setContent(html);
      await expect(page.getByRole("checkbox")).toHaveCount(6);
      await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
      await expectNoViolations(page);
    });
  }

  await test.step("the form requires the main consent and sends edition and time of ticked ones", async () => {
    await page.goto("about:blank");
    await page.setContent(withRecord);
    // As on a site whose script sends the form; nothing must leave the test.
    await page.evaluate(() => {
      document.querySelector("form")?.addEventListener("submit", (event) => {
        event.preventDefault();
        const form = new FormData(event.target as HTMLFormElement);
        document.title = JSON.stringify(Object.fromEntries(form));
      });
    });
    await page.getByRole("button", { name: "Отправить" }).click();
    await expect(page).toHaveTitle("Согласия посетителя");
    await page.getByRole("checkbox").first().check();
    await page.getByRole("button", { name: "Отправить" }).click();
    const sent: Record<string, string> = JSON.parse(await page.title());
    expect(sent).toMatchObject({
      consent_data_processing: "№ 2",
      consent_data_processing_version: "№ 2",
      consent_newsletter_time: "",
      consent_newsletter_version: "",
    });
    expect(sent).not.toHaveProperty("consent_newsletter");
    const sentAt = Date.parse(sent.consent_data_processing_time ?? "");
    expect(Math.abs(Date.now() - sentAt)).toBeLessThan(60_000);
  });
});
