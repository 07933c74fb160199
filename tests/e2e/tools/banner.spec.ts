import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectNoViolations } from "@/tests/support/browser/accessibility";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";

const frameOf = (page: Page) => page.frameLocator("iframe[title='Как увидит посетитель']");

test("a cookie banner is built from the site's counters and downloaded", async ({ page }) => {
  await page.goto("/cookie-banner");
  const add = page.getByRole("button", { name: "Добавить: Яндекс Метрика" });

  await test.step("without a site and a service the download is refused with reasons", async () => {
    await page.getByRole("button", { name: /^Скачать vybor-/ }).click();
    await expect(
      page.getByText("Укажите адрес сайта: по нему отличают записи журнала"),
    ).toBeVisible();
    await expect(page.getByText(/Добавьте хотя бы один сервис: без них выбирать/)).toBeVisible();
    await expect(page.getByLabel("Адрес сайта", { exact: true })).toBeFocused();
  });

  await test.step("the preview has buttons of one size for consent and refusal", async () => {
    await page.getByLabel("Адрес сайта", { exact: true }).fill("ромашка.рф");
    await add.click();
    const dialog = frameOf(page).getByRole("dialog", { name: "Файлы cookie и счётчики" });
    await expect(dialog).toContainText("С вашего согласия сайт включит статистику.");
    const [accept, refuse] = await Promise.all(
      ["Принять", "Отказаться"].map((name) => dialog.getByRole("button", { name }).boundingBox()),
    );
    expect([refuse?.width, refuse?.height]).toEqual([accept?.width, accept?.height]);
    await dialog.getByRole("button", { name: "Настроить" }).click();
    await expect(dialog.getByRole("switch", { name: "Статистика" })).not.toBeChecked();
    await dialog.getByRole("button", { name: "Отказаться" }).click();
    await expect(frameOf(page).getByRole("button", { name: "Настройки cookie" })).toBeVisible();
    await expectNoViolations(page);
  });

  await test.step("unchanged texts follow the services", async () => {
    await page.getByLabel("Найти сервис").fill("jivo");
    await page.keyboard.press("Enter");
    await page.getByText("Слова баннера", { exact: true }).click();
    await expect(page.locator("#banner-text-body")).toHaveValue(
      /дополнительные возможности и статистику/,
    );
  });

  await test.step("pasted code is rewritten to wait for consent, and a missing service is offered", async () => {
    await page.getByLabel("Замените код счётчиков переписанным").fill(
      `<script>ym(12345678,"init",{});</script>
<script async src="https://mc.yandex.ru/metrika/tag.js"></script>
<script src="https://top-fwz1.mail.ru/js/code.js"></script>`,
    );
    await expect(page.getByText("Счётчик 12345678")).toBeVisible();
    await expect(page.getByText(/о.которых баннер не.спрашивает: Top\.Mail\.Ru\./)).toBeVisible();
    await page.getByRole("button", { name: "Добавить в баннер" }).click();
    const code = page.getByRole("region", { name: "Переписанный код" });
    await expect(code).toContainText('data-src="https://top-fwz1.mail.ru/js/code.js"');
    await expect(code).toContainText('type="text/plain" data-category="analytics"');
  });

  await test.step("the file contains texts and services, and the settings survive a reload", async () => {
    await page.getByRole("radio", { name: /^На моём сервере/ }).check();
    const [journal] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "journal.php" }).click(),
    ]);
    const php = await readFile(await journal.path(), "utf8");
    expect(php).toContain("https://www.xn--80aa3agjl3d.xn--p1ai");
    await page.reload();
    await expect(page.getByLabel("Адрес журнала")).toHaveValue("/journal.php");
    await expect(page.getByLabel("Адрес сайта", { exact: true })).toHaveValue("ромашка.рф");
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: /^Скачать vybor-/ }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^vybor-[a-z]{8}\.js$/);
    const text = await readFile(await file.path(), "utf8");
    for (const part of [
      "xn--80aa3agjl3d.xn--p1ai",
      "top-fwz1.mail.ru",
      "Отказаться",
      "/journal.php",
    ]) {
      expect(text).toContain(part);
    }
  });
});
