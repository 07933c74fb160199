/** The full journey of a new owner: the check of a site, the papers, the plan, the file for the lawyer. */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import {
  type CheckedSites,
  serveCheckedSites,
  shopPage,
} from "@/tests/e2e/site-check/checked-sites";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { goToPayment, press, setupWorkerYookassa } from "@/tests/support/browser/payments";
import { registerIn } from "@/tests/support/browser/privacy-form";
import { newCredentials } from "@/tests/support/browser/visitors";
import { expectGoodScreen, phone, policy, policyOf } from "@/tests/support/browser/walk";
import { wordsOfDocx } from "@/tests/support/documents/document-words";

const yookassa = setupWorkerYookassa();

const owner = "ООО «Пион»";
/** A site with a form and a counter that names its owner. */
const shop = shopPage(
  `<form action="/send"><input name="name"><input name="phone" type="tel"><button>Заказать</button></form>
   <script src="https://mc.yandex.ru/metrika/tag.js"></script><script>ym(12345678, "init", {})</script>
   <footer><p>${owner}, ИНН 7712345671, ОГРН 1027712345671</p></footer>`,
);
const host = "pion.test";
const sites: CheckedSites = { [host]: { "/": shop } };

let stop: (() => Promise<void>) | undefined;
test.beforeEach(async () => {
  stop = await serveCheckedSites(sites);
});
test.afterEach(() => stop?.());

const title = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

const paidPayments = () => [...yookassa().shop.payments.values()].filter(({ paid }) => paid).length;

test("on a phone, a guest checks a site, registers, pays and downloads the policy as Word", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const visitor = newCredentials();
  const paidBefore = paidPayments();

  await test.step("a guest checks the site", async () => {
    await page.goto("/check");
    await page.getByLabel("Адрес сайта").fill(`http://${host}`);
    await page.getByRole("button", { name: "Проверить сайт", exact: true }).click();
    await expect(title(page, host)).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText(/^\d+\sзамечани/)).toBeVisible();
    await expectGoodScreen(page);
  });

  await test.step("the guest registers to keep the report and makes it a site", async () => {
    await page.getByRole("button", { name: "Сохранить в кабинете" }).click();
    const dialog = page.getByRole("dialog", { name: "Сохранить отчёт в кабинете" });
    await expectGoodScreen(page);
    await registerIn(dialog, visitor);
    await expect(page.getByText("Отчёт сохранён")).toBeVisible();
    await page.getByRole("button", { name: "Внести в сведения о сайте" }).click();
    const added = page.getByRole("dialog", { name: "Сайт появился в кабинете" });
    await expect(added.getByRole("listitem").filter({ hasText: "ИНН" })).toBeVisible();
    await expectGoodScreen(page);
    await added.getByRole("link", { name: "Просмотреть сведения" }).click();
  });

  await test.step("the owner completes and confirms the detected facts", async () => {
    await expect(page.getByText("Увидено на сайте, подтвердите")).toBeVisible();
    const name = page.getByLabel("Название организации или фамилия");
    await name.fill(owner);
    await page.getByRole("textbox", { name: "Адрес", exact: true }).fill("г. Тула, ул. Мира, д. 4");
    await page.getByLabel("Электронная почта для обращений").fill("info@pion.example");
    await expectGoodScreen(page);
    await page.getByRole("button", { name: "Сохранить", exact: true }).click();
    await expect(page).toHaveURL(/\/sites\/[\w-]+$/);
    await expect(page.getByText(/Увидено на сайте, подтвердите/)).toHaveCount(0);
  });

  await test.step("the first set of documents is free and created in one step", async () => {
    await page.getByRole("button", { name: /^Составить недостающие: \d+$/ }).click();
    const question = page.getByRole("alertdialog");
    await expectGoodScreen(page);
    await question.getByRole("button", { name: "Составить" }).click();
    await expect(policyOf(page)).toBeVisible();
    await expect(page.getByRole("checkbox", { name: "Проверять раз в месяц" })).toBeChecked();
    await expectGoodScreen(page);
  });

  await test.step("Word is disabled and leads to the paid plan", async () => {
    await policyOf(page).click();
    await expect(page.getByRole("region", { name: /^Текст:/ })).toContainText(owner);
    await expect(page.getByRole("region", { name: "Что осталось вписать" })).toContainText(
      "передаёте ли вы данные за границу",
    );
    await expectGoodScreen(page);
    await page.getByRole("button", { name: `Скачать: ${policy}`, exact: true }).click();
    await expect(page.getByRole("menuitem", { name: "Word (DOCX)" })).toBeDisabled();
    await page.getByRole("menuitem", { name: /на плане «Премиум»$/ }).click();
    await expect(page).toHaveURL(/\/premium$/);
    await expectGoodScreen(page);
  });

  await test.step("the bank refuses the first payment, and the order can be tried again", async () => {
    await page.getByRole("link", { name: "Оформить" }).first().click();
    await expect(title(page, "План «Премиум»")).toBeVisible();
    await expectGoodScreen(page);
    await press(page, "Перейти к оплате");
    await press(page, "Не хватает денег");
    await expect(title(page, "Оплата не прошла")).toBeVisible();
    await expectGoodScreen(page);
    await page.getByRole("link", { name: "Попробовать ещё раз" }).click();
    await goToPayment(page);
  });

  await test.step("a payment page that was left is found again in the cabinet", async () => {
    await page.goto("/settings/plan");
    const history = page.getByRole("region", { name: "Платежи" });
    await expect(history.getByText("Не прошёл")).toBeVisible();
    await expect(history.getByText("Ждёт оплаты")).toBeVisible();
    await expectGoodScreen(page);
    await history.getByRole("link", { name: "Вернуться к оплате" }).click();
    await expect(title(page, "Ждём подтверждения оплаты")).toBeVisible();
    await expectGoodScreen(page);
    await page.getByRole("link", { name: "Вернуться к оплате" }).click();
    await press(page, "Оплатить");
    await expect(title(page, "«Премиум» оплачен")).toBeVisible();
    await expectGoodScreen(page);
    expect(paidPayments()).toBe(paidBefore + 1);
  });

  await test.step("the same document is downloaded as Word and names its owner", async () => {
    await page.getByRole("link", { name: "К моим документам" }).click();
    await page.getByRole("button", { name: `Скачать: ${policy}`, exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("menuitem", { name: "Word (DOCX)" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.docx$/);
    const words = wordsOfDocx(new Uint8Array(await readFile(await download.path()))).join(" ");
    expect(words).toContain(owner);
    expect(words).toContain("7712345671");
    expect(words).toContain(host);
  });
});
