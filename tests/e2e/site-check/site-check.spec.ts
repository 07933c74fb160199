import type { Page } from "@playwright/test";
import {
  type CheckedSites,
  serveCheckedSites,
  shopPage,
} from "@/tests/e2e/site-check/checked-sites";
import { expectAccessible } from "@/tests/support/browser/accessibility";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { openWithDelayedScripts } from "@/tests/support/browser/network/delay-scripts";
import { setTheme } from "@/tests/support/browser/set-theme";
import { newCredentials } from "@/tests/support/browser/visitors";

const form =
  '<form action="/send"><input name="name"><input name="phone" type="tel"><button>Заказать</button></form>';
const counter =
  '<script>ym(12345678, "init", {webvisor:true})</script><script src="https://mc.yandex.ru/metrika/tag.js"></script>';
const links = '<a href="/policy">Политика обработки персональных данных</a><p>ИНН 7707083893</p>';

const sites: CheckedSites = {};
let stop: (() => Promise<void>) | undefined;

test.beforeEach(async () => {
  sites["romashka.test"] = {
    "/": shopPage(`${form}${counter}${links}`),
    "/policy": shopPage("<h1>Политика</h1><p>ООО «Ромашка» обрабатывает данные.</p>"),
  };
  sites["closed.test"] = { "/robots.txt": "User-agent: *\nDisallow: /", "/": shopPage("") };
  stop = await serveCheckedSites(sites);
});
test.afterEach(() => stop?.());

const askFor = async (page: Page, address: string) => {
  await page.getByLabel("Адрес сайта").fill(address);
  await page.getByRole("button", { name: "Проверить сайт", exact: true }).click();
  await expect(page).toHaveURL(/\/check\/[\w-]{20,}$/);
};
const counterFinding = (page: Page) =>
  page.getByRole("article").filter({ hasText: "mc.yandex.ru/metrika/tag.js" }).last();

test("a site is checked and checked again after a fix; its report is saved in the cabinet", async ({
  page,
}) => {
  await test.step("an address typed before the scripts have loaded is kept, and an invalid one reported at its field", async () => {
    const release = await openWithDelayedScripts(page, "/check");
    const address = page.getByLabel("Адрес сайта");
    await address.fill("http://127.0.0.1/");
    await release();
    await page.getByRole("button", { name: "Проверить сайт", exact: true }).click();
    await expect(address).toHaveAttribute("aria-invalid", "true");
    await expect(address).toBeFocused();
    await expect(address).toHaveAccessibleDescription(/Ошибка/);
  });

  await askFor(page, "http://romashka.test");
  const first = page.url();
  await test.step("the report lists findings with their places, the gravest first", async () => {
    await expect(page.getByRole("heading", { level: 1, name: "romashka.test" })).toBeVisible({
      timeout: 60_000,
    });
    await expect(page).toHaveTitle("Отчёт: romashka.test");
    await expect(page.getByText(/^\d+\sзамечани/)).toBeVisible();
    const levels = page.getByRole("heading", { level: 2, name: /^(Важные|Обычные|На заметку)/ });
    await expect(levels).toHaveText([/^Важные/, /^Обычные/, /^На заметку/]);
    await expect(page.getByRole("status").first()).toContainText("Отчёт готов");
    await expect(counterFinding(page)).toContainText(/строка\s\d/);
    await expect(page.getByRole("region", { name: "Сервисы" })).toContainText("12345678");
    expect(await page.locator("meta[name=robots]").getAttribute("content")).toContain("noindex");
    for (const theme of ["light", "dark"] as const) {
      await setTheme(page, theme);
      await expectAccessible(page);
    }
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step("a finding opens the form with prefilled, named answers", async () => {
    await page
      .getByRole("button", { name: /^Составить политику cookie/ })
      .first()
      .click();
    const wizard = page.getByRole("dialog");
    const note = wizard.getByText("Подставлено из проверки сайта, проверьте");
    await expect(note).toBeVisible();
    await expect(wizard.getByLabel("Адрес сайта")).toHaveValue(/romashka\.test/);
    await page.keyboard.press("Escape");
    await expect(wizard).toBeHidden();
  });

  sites["romashka.test"] = { ...sites["romashka.test"], "/": shopPage(`${form}${links}`) };
  await page.getByRole("button", { name: "Проверить снова" }).click();
  await expect(page).not.toHaveURL(first);
  const second = page.url();
  await test.step("a second check within a minute waits, and the page says until when", async () => {
    await expect(page.getByText(/^Начнём в\s\d\d:\d\d/)).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step("a site that does not answer and one that forbids robots are reported as unread", async () => {
    for (const [host, text] of [
      ["silent.test", "соединение прервалось"],
      ["closed.test", "robots.txt просит роботов не заходить"],
    ] as const) {
      await page.goto("/check");
      await askFor(page, `http://${host}`);
      await expect(page.getByText("Прочитать сайт не удалось")).toBeVisible({ timeout: 60_000 });
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(host);
      await expect(page.getByText(text)).toBeVisible();
      await expect(page.getByText(/нарушений.*нашли/i)).toHaveCount(0);
    }
  });

  await test.step("a guest registers in the report and keeps it", async () => {
    const visitor = newCredentials();
    await page.goto(first);
    await page.getByRole("button", { name: "Сохранить в кабинете" }).click();
    const dialog = page.getByRole("dialog", { name: "Сохранить отчёт в кабинете" });
    await dialog.getByLabel("Email").fill(visitor.email);
    await dialog.getByLabel("Пароль", { exact: true }).fill(visitor.password);
    await dialog.getByRole("button", { name: "Зарегистрироваться" }).click();
    await expect(page.getByText("Отчёт сохранён")).toBeVisible();
    await expect(page.getByRole("button", { name: "Сохранить в кабинете" })).toHaveCount(0);
    await page.goto("/sites");
    const history = page.getByRole("region", { name: "Проверки сайтов" });
    await expect(history.getByRole("link", { name: /romashka\.test/ })).toHaveAttribute(
      "href",
      new URL(first).pathname,
    );
    await history.getByRole("link", { name: /romashka\.test/ }).click();
    await expect(page.getByRole("button", { name: "Удалить" })).toBeVisible();
  });

  await test.step("a site's page shows its last check, whose lines lead to the findings", async () => {
    const created = await page.request.post("/api/sites", { data: { address: "romashka.test" } });
    await page.goto(`/sites/${((await created.json()) as { id: string }).id}`);
    const card = page.getByRole("region", { name: "На сайте" });
    const line = card.getByRole("listitem").first().getByRole("link");
    const address = await line.getAttribute("href");
    expect(address).toMatch(new RegExp(`^${new URL(first).pathname}#[a-z-]+$`));
    await line.click();
    const anchor = new URL(address ?? "", first).hash;
    await expect(page.locator(anchor)).toBeVisible();
  });

  await test.step("the second report lists what disappeared", async () => {
    await page.goto(second);
    const changes = page.getByRole("region", { name: /прошлой проверки/ });
    await expect(changes).toBeVisible({ timeout: 120_000 });
    await expect(changes).toContainText("Ушло");
    await expect(counterFinding(page)).toHaveCount(0);
  });
});

const policy = `Политика обработки персональных данных
Оператор: ООО «Ромашка», ИНН 7707083893, г. Москва, ул. Мясницкая, д. 1.
Мы обрабатываем имя и телефон, чтобы доставить заказ.
Ответ на обращение даём в течение 30 дней.`;

test("a policy pasted as text or chosen as a file is checked for what it has and lacks", async ({
  page,
}) => {
  await page.goto("/check");
  await page.getByRole("tab", { name: "Сайт" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL("/check?tab=text");
  const text = page.getByRole("textbox", { name: "Текст политики" });
  await page.getByRole("button", { name: "Проверить текст" }).click();
  await expect(text).toBeFocused();
  await expect(text).toHaveAccessibleDescription(/Вставьте текст политики или выберите файл/);
  await text.fill(policy);
  await expect(page.getByText(new RegExp(`^${policy.length}\\sзнак\\S* из`))).toBeVisible();
  await page.getByRole("button", { name: "Проверить текст" }).click();
  await expect(page.getByRole("heading", { name: "Что есть в тексте" })).toBeFocused();
  await expect(page.getByRole("region", { name: /^Нет/ })).toContainText("не нашли");
  await expect(page.getByRole("region", { name: /^Есть \d/ })).toContainText("ИНН 7707083893");
  await expect(page.locator("[aria-labelledby=text-findings]")).toContainText("10 рабочих дней");
  await expectAccessible(page);

  await test.step("an unreadable file is reported, and another one is read", async () => {
    const file = page.getByLabel("Выбрать файл");
    const choose = (name: string, buffer: Buffer) =>
      file.setInputFiles({ name, mimeType: "", buffer });
    await choose("politika.docx", Buffer.from("PK\x03\x04broken"));
    await expect(text).toHaveAccessibleDescription(/Файл/);
    await choose("politika.txt", Buffer.from(policy.replace("7707083893", "7728168971")));
    await expect(page.getByText("politika.txt")).toBeVisible();
    await expect(page.getByRole("region", { name: /^Есть \d/ })).toContainText("ИНН 7728168971");
  });

  await page.getByRole("button", { name: "Исправить в мастере" }).click();
  const wizard = page.getByRole("dialog");
  await expect(wizard.getByText("Подставлено из текста политики, проверьте")).toBeVisible();
  await expect(wizard.getByLabel("ИНН", { exact: true })).toHaveValue("7728168971");

  await test.step("after a reload the form still lists the prefilled answers until they are confirmed", async () => {
    const note = wizard.getByText("Подставлено из текста политики, проверьте");
    const named = wizard.getByRole("button", { name: "ИНН", exact: true });
    const address = wizard.getByRole("textbox", { name: "Адрес", exact: true });
    await address.fill("101000, г. Москва, ул. Мясницкая, д. 1");
    await page.goto("/generator?type=privacy");
    await expect(address).toHaveValue(/Мясницкая/);
    await expect(named).toBeVisible();
    await named.click();
    await wizard.getByLabel("ИНН", { exact: true }).fill("7707083893");
    await expect(named).toHaveCount(0);
    await wizard.getByRole("button", { name: "Всё верно" }).click();
    await expect(note).toHaveCount(0);
    await page.reload();
    await expect(address).toHaveValue(/Мясницкая/);
    await expect(note).toHaveCount(0);
  });
});
