import type { Page } from "@playwright/test";
import { builtPages } from "@/content/navigation";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { listPublicPages } from "@/tests/support/browser/list-public-pages";
import { openWithDelayedScripts } from "@/tests/support/browser/network/delay-scripts";
import { newCredentials } from "@/tests/support/browser/visitors";

// On a slow connection the HTML arrives long before the scripts: input made meanwhile counts.

test("input in a tool before the scripts have loaded takes effect", {
  tag: "@exhaustive",
}, async ({ page }) => {
  await test.step("the QR code contains the link", async () => {
    const release = await openWithDelayedScripts(page, "/generators/qr");
    const link = page.getByRole("textbox", { name: "Адрес страницы" });
    await link.fill("пример.рф/скидки");
    await release();
    await expect(page.getByText("Код прочитан обратно, данные совпали")).toBeVisible();
    await expect(link).toHaveValue("пример.рф/скидки");
  });

  await test.step("the kind and the border of the code are applied", async () => {
    const release = await openWithDelayedScripts(page, "/generators/qr");
    const link = page.getByRole("textbox", { name: "Адрес страницы" });
    await link.fill("пример.рф/скидки");
    await page.getByRole("radio", { name: "Wi-Fi" }).check({ force: true });
    await page.getByLabel("Поле вокруг кода").selectOption({ label: "Без поля" });
    await release();
    await expect(page).toHaveURL(/\?.*kind=wifi/);
    await expect(page).toHaveURL(/border=0/);
    await expect(page.getByRole("textbox", { name: "Название сети" })).toBeVisible();
    await expect(page.getByLabel("Поле вокруг кода")).toHaveValue("0");
    await page.getByRole("radio", { name: "Ссылка" }).check({ force: true });
    await expect(link).toHaveValue("пример.рф/скидки");
  });

  await test.step("checked boxes and numbers are in the estimate", async () => {
    const release = await openWithDelayedScripts(page, "/calculator");
    await page.getByRole("checkbox", { name: /^Нет политики/ }).check();
    await page.getByRole("checkbox", { name: /^Нет согласия/ }).check();
    await page.getByRole("radio", { name: /^ООО/ }).check();
    await page.getByLabel(/^Оборот за год/).fill("36 000 000");
    await release();
    const result = page.locator("section", {
      has: page.getByRole("heading", { name: "Ориентир штрафа" }),
    });
    await expect(result).toContainText(/240\s000\s₽[\s\S]*780\s000\s₽/);
    await expect(result).toContainText("0,67");
  });

  await test.step("the slider's number of draws is applied", async () => {
    const release = await openWithDelayedScripts(page, "/generators/random?min=1&max=50");
    await page.getByRole("slider", { name: "Сколько чисел" }).fill("7");
    await page.getByLabel("До", { exact: true }).fill("90");
    await release();
    await page.getByRole("button", { name: "Сгенерировать" }).click();
    await expect(
      page.getByRole("list", { name: "Выпавшие числа" }).getByRole("listitem"),
    ).toHaveCount(7);
    await expect(page).toHaveURL(/max=90/);
  });
});

test("text typed before the scripts have loaded is searched, kept and sent", {
  tag: "@exhaustive",
}, async ({ page }) => {
  await test.step("a search filters the answers", async () => {
    const release = await openWithDelayedScripts(page, "/help");
    await page.getByRole("searchbox", { name: "Поиск по вопросам и ответам" }).fill("половин");
    await release();
    await expect(page.locator("mark").first()).toHaveText("половин");
    await expect(page).toHaveURL(/q=/);
  });

  await test.step("a document's form keeps the text", async () => {
    const release = await openWithDelayedScripts(page, "/social-disclaimer-simple");
    const name = page.getByLabel("Название компании или ФИО");
    await name.fill("ООО «Ромашка»");
    await release();
    await page.getByRole("button", { name: "Создать и скачать .docx" }).click();
    // The others are missing, this one is not.
    await expect(page.getByLabel("Адрес сайта")).toHaveAttribute("aria-invalid", "true");
    await expect(name).toHaveValue("ООО «Ромашка»");
    await expect(name).not.toHaveAttribute("aria-invalid", "true");
  });

  await test.step("feedback is sent as typed", async () => {
    const release = await openWithDelayedScripts(page, "/feedback");
    await page.getByLabel("Тема").fill("Экспорт в ODT");
    await page.getByLabel("Сообщение", { exact: true }).fill("Нужен формат для LibreOffice.");
    await page.getByRole("radio", { name: /Хорошо/ }).check({ force: true });
    const consents = page.getByRole("checkbox", { name: /Даю согласие/ });
    await consents.nth(0).check();
    await consents.nth(1).check();
    await page.getByLabel(/Email для ответа/).fill("guest@example.ru");
    await release();
    await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "50");
    await expect(consents.nth(1)).toBeChecked();
    const sent = page.waitForRequest("**/api/feedback");
    await page.getByRole("button", { name: "Отправить отзыв" }).click();
    expect((await sent).postDataJSON()).toMatchObject({
      title: "Экспорт в ODT",
      description: "Нужен формат для LibreOffice.",
      rating: 4,
      email: "guest@example.ru",
      agreeToDataProcessing: true,
      agreeToNewsletters: true,
    });
  });
});

const fillLogin = async (page: Page, { email, password }: { email: string; password: string }) => {
  await page.getByLabel("Email").fill(email);
  await page.getByRole("textbox", { name: "Пароль" }).fill(password);
};

test("a password submitted before the scripts have loaded stays out of the address and signs in", async ({
  page,
  request,
}) => {
  const visitor = newCredentials();
  await request.post("/api/register", { data: visitor });
  for (const path of ["/register", "/login"]) {
    await test.step(path, async () => {
      const release = await openWithDelayedScripts(page, path);
      await fillLogin(page, visitor);
      await page.keyboard.press("Enter");
      await release();
      expect(new URL(page.url()).search).toBe("");
      await expect(page.getByLabel("Email")).not.toHaveValue("");
    });
  }
  await page.getByRole("button", { name: "Войти" }).click();
  await expect(page).toHaveURL(/\/dashboard/);
});

test("no prerendered form can be submitted by the browser itself", { tag: "@exhaustive" }, async ({
  request,
}) => {
  const paths = [...new Set([...(await listPublicPages(request)), ...builtPages])];
  const forms: string[] = [];
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    for (const [tag] of html.matchAll(/<form\b[^>]*>/g)) forms.push(`${path}: ${tag}`);
  }
  expect(forms.length).toBeGreaterThan(10);
  expect(forms.filter((form) => !form.includes('method="dialog"'))).toEqual([]);
});

test("a button opens its form by keyboard and when pressed before the scripts have loaded", {
  tag: "@exhaustive",
}, async ({ page }) => {
  await test.step("opened by the space bar, the form returns the focus to the button", async () => {
    await page.goto("/", { waitUntil: "networkidle" });
    const create = page.getByRole("button", { name: "Создать документ" }).first();
    await create.focus();
    await page.keyboard.press("Space");
    await expect(page.getByRole("dialog").getByText("Шаг 1 из 3")).toBeVisible();
    await expect(page).toHaveURL("/");
    await page.keyboard.press("Escape");
    await expect(create).toBeFocused();
  });

  await test.step("a form requested early opens when the scripts have loaded", async () => {
    const release = await openWithDelayedScripts(page, "/");
    await page.getByRole("button", { name: "Создать документ" }).first().click();
    await expect(page).toHaveURL("/generator");
    await page.getByRole("button", { name: /^Создать документ: Политика cookie/ }).click();
    await expect(page).toHaveURL("/generator?type=cookie");
    await release();
    await expect(page.getByRole("dialog").getByText("Шаг 2 из 3")).toBeVisible();
  });
});
