/** The full journey of a studio: its plan and organisation, its clients' sites, their papers, the lawyer, the transfer. */
import type { Browser, Page } from "@playwright/test";
import { createLawyerLinkOnPage, markReviewed } from "@/tests/support/browser/cabinet/lawyer-link";
import {
  createOrganisation,
  invite,
  offerSite,
  registerFromEmailLink,
} from "@/tests/support/browser/cabinet/organisations";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { goToPayment, press, setupWorkerYookassa } from "@/tests/support/browser/payments";
import { readMailedLink } from "@/tests/support/browser/read-mail";
import { newCredentials } from "@/tests/support/browser/visitors";
import { desktop, expectGoodScreen, phone, policyOf } from "@/tests/support/browser/walk";

setupWorkerYookassa();

const clients = [
  { address: "astra.example", owner: "ООО «Астра»", email: "info@astra.example" },
  { address: "bereza.example", owner: "ООО «Берёза»", email: "info@bereza.example" },
  { address: "vereja.example", owner: "ООО «Верея»", email: "info@vereja.example" },
];
const table = [
  "Адрес сайта;Владелец;ИНН;ОГРН;Юридический адрес;Почта",
  ...clients.map(
    ({ address, owner, email }) =>
      `${address};${owner};7712345671;1027712345671;г. Тула, ул. Мира, д. 4;${email}`,
  ),
].join("\n");
const [first] = clients;
if (!first) throw new Error("no client");

/** Another user on a phone of their own. */
async function otherPerson(browser: Browser): Promise<Page> {
  return (await browser.newContext({ locale: "ru-RU", viewport: phone })).newPage();
}

/** The overview of a client's site: confirms the imported facts, and makes all papers from them. */
async function makePapers(page: Page, { address, owner }: (typeof clients)[number]) {
  await page.goto("/sites");
  await page.getByRole("link", { name: address }).click();
  await page.getByRole("link", { name: "Посмотреть и подтвердить" }).click();
  await expect(page.getByLabel("Название организации или фамилия")).toHaveValue(owner);
  await page.getByRole("button", { name: /^Как работает сайт/ }).click();
  for (const part of ["Заказы или запись", "Рассылка"]) {
    await page.getByRole("checkbox", { name: part }).check();
  }
  await page.getByRole("button", { name: "Сохранить", exact: true }).click();
  await page.getByRole("button", { name: /^Составить недостающие: \d+$/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Составить" }).click();
  await expect(policyOf(page)).toBeVisible();
}

test("a studio buys a plan, imports sites, invites a lawyer and transfers a site to its client", {
  tag: "@exhaustive",
}, async ({ page, browser }) => {
  await page.setViewportSize(desktop);
  await page.request.post("/api/register", { data: newCredentials() });

  await test.step("the studio buys its plan", async () => {
    await page.goto("/premium");
    await page.getByRole("link", { name: "Оформить" }).nth(1).click();
    await expect(page.getByRole("heading", { level: 1, name: "План «Ультра»" })).toBeVisible();
    await goToPayment(page);
    await press(page, "Оплатить");
    await expect(page.getByRole("heading", { name: "«Ультра» оплачен" })).toBeVisible();
    await expectGoodScreen(page);
  });

  await test.step("it creates an organisation with a logo", async () => {
    await createOrganisation(page, "Студия «Лайм»");
    await page.getByLabel("Выбрать файл").setInputFiles("tests/fixtures/grey.jpg");
    await expect(page.getByRole("img", { name: "Логотип" })).toBeVisible();
  });

  await test.step("it imports three sites from a table", async () => {
    await page.goto("/sites");
    await page.getByRole("link", { name: "Из таблицы" }).click();
    await page.getByLabel("Таблица").fill(table);
    await press(page, "Посмотреть, что получится");
    await expect(page.getByText("Новых сайтов: 3")).toBeVisible();
    await expectGoodScreen(page);
    await page.getByRole("button", { name: /^Добавить 3\sсайта$/ }).click();
    await expect(page.getByRole("heading", { name: /^Добавлено: 3\sсайта$/ })).toBeInViewport();
    await expectGoodScreen(page);
  });

  await test.step("it confirms the imported facts and creates each site's documents", async () => {
    for (const client of clients) await makePapers(page, client);
    await expect(page.getByRole("checkbox", { name: "Проверять раз в неделю" })).toBeChecked();
    await expectGoodScreen(page);
    await page.goto("/sites");
    await expect(page.getByRole("link", { name: first.address })).toBeVisible();
    await expectGoodScreen(page);
  });

  const lawyer = await otherPerson(browser);
  await test.step("it invites a lawyer by e-mail, who sees the organisation's sites", async () => {
    await page.goto("/team");
    for (const { address } of clients) {
      await page.getByRole("checkbox", { name: address }).click();
      await expect(page.getByRole("checkbox", { name: address })).toBeChecked();
    }
    await page.getByRole("checkbox", { name: "Назвать студию в документах" }).first().click();
    const member = newCredentials();
    await invite(page, member.email, "Юрист");
    await expectGoodScreen(page);
    await lawyer.goto(await readMailedLink(member.email, "/invitation"));
    await registerFromEmailLink(lawyer, member);
    await press(lawyer, "Принять приглашение");
    await expect(lawyer).toHaveURL(/\/sites$/);
    await expect(lawyer.getByText("команда Студия «Лайм»")).toHaveCount(3);
    await expectGoodScreen(lawyer);
  });

  await test.step("the lawyer comments on the policy and marks it as reviewed", async () => {
    await page.goto("/sites");
    await page.getByRole("link", { name: first.address }).click();
    await policyOf(page).click();
    await lawyer.goto(await createLawyerLinkOnPage(page, "Анна Сергеевна"));
    await lawyer.getByRole("button", { name: "Замечание к пункту 1.2", exact: true }).click();
    await lawyer.getByLabel("Замечание к пункту 1.2").fill("Уточните термин.");
    await press(lawyer, "Сохранить");
    await expect(lawyer.getByRole("main")).toContainText("Сохранено, владелец увидит");
    await markReviewed(lawyer, "Петрова Анна Сергеевна", "В целом готово.");
    await expectGoodScreen(lawyer);
  });

  await test.step("the remark is settled, and the history names the reviewer", async () => {
    await page.reload();
    await press(page, "Разобрать замечания");
    const remarks = page.getByRole("region", { name: "Замечания юриста" });
    await expect(remarks).toContainText("Уточните термин.");
    await expectGoodScreen(page);
    await remarks.getByRole("button", { name: "Учтено" }).click();
    await expect(remarks.getByText("Учтено", { exact: true })).toBeVisible();
    await press(page, "К тексту документа");
    const edition = page.getByRole("listitem").filter({ hasText: /^Редакция № 1/ });
    await expect(edition).toContainText("Просмотрено юристом: Петрова Анна Сергеевна");
    await expectGoodScreen(page);
  });

  const address = await test.step("the published policy names the studio", async () => {
    await expect(page.getByText("«[указать: …]»: их увидят все")).toBeVisible();
    await press(page, "Опубликовать");
    const opened = await page.getByRole("textbox", { name: "Адрес страницы" }).inputValue();
    const theirs = await otherPerson(browser);
    await theirs.goto(opened);
    await expect(theirs.getByText("Подготовлено: Студия «Лайм»")).toBeVisible();
    const logo = theirs.locator("img[src$='/logo']");
    expect(await logo.evaluate((item: HTMLImageElement) => item.naturalWidth)).toBeGreaterThan(0);
    await expectGoodScreen(theirs);
    await theirs.context().close();
    return opened;
  });

  await test.step("the studio transfers the site to its client and loses access", async () => {
    await page.goto("/sites");
    await page.getByRole("link", { name: first.address }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(first.address);
    const home = page.url();
    const client = newCredentials();
    await offerSite(page, client.email);
    await expect(page.getByRole("dialog")).not.toContainText("г..");
    await expectGoodScreen(page);
    const theirs = await otherPerson(browser);
    await theirs.goto(await readMailedLink(client.email, "/site-transfer"));
    await registerFromEmailLink(theirs, client);
    await press(theirs, "Принять сайт");
    await expect(theirs.getByText("Подтвердите email: ссылка")).toBeVisible();
    const confirming = await theirs.context().newPage();
    await confirming.goto(await readMailedLink(client.email, "/confirm-email"));
    await expect(confirming.getByRole("heading", { name: "Почта подтверждена" })).toBeVisible();
    await confirming.close();
    await press(theirs, "Принять сайт");
    await expect(theirs).toHaveURL(home);
    await expect(policyOf(theirs)).toBeVisible();
    await expectGoodScreen(theirs);
    await theirs.goto(address);
    await expect(theirs.getByText(first.owner).first()).toBeVisible();
    await expect(theirs.getByText("Подготовлено:")).toHaveCount(0);
    await theirs.context().close();
    await page.goto(home);
    await expect(page.getByRole("heading", { name: "Сайт не найден" })).toBeVisible();
    await page.goto("/sites");
    await expect(page.getByRole("link", { name: "bereza.example" })).toBeVisible();
    await expect(page.getByText(first.address)).toHaveCount(0);
    await lawyer.reload();
    await lawyer.goto("/sites");
    await expect(lawyer.getByText("команда Студия «Лайм»")).toHaveCount(2);
  });
  await lawyer.context().close();
});
