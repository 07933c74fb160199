import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import type { CreatedDocument } from "@/lib/features/documents/responses";
import { expect, test } from "@/tests/e2e/helpers/page-watch";
import { newVisitor } from "@/tests/e2e/helpers/people";

const run = promisify(execFile);

const answers = {
  type: "privacy",
  companyName: "ООО «Ромашка»",
  websiteUrl: "https://romashka.ru",
  contactEmail: "info@romashka.ru",
  inn: "7707083893",
  ogrn: "1027700132195",
  legalAddress: "101000, г. Москва, ул. Мясницкая, д. 1",
  processingPurposes: ["feedback"],
  dataTypesCollected: ["full_name", "email"],
  consentWithdrawalMethod: ["email"],
};

/** A signed-in visitor with one policy, on its page. */
async function openOwnPolicy(page: Page): Promise<string> {
  const registered = await page.request.post("/api/register", { data: newVisitor() });
  expect(registered.status()).toBe(201);
  const created = await page.request.post("/api/documents", { data: answers });
  const { document } = (await created.json()) as CreatedDocument;
  await page.goto(`/documents/${document.id}`);
  await expect(page.getByRole("region", { name: /^Текст:/ })).toContainText("ООО «Ромашка»");
  return document.id;
}

test("an edit becomes edition 2, whose words stand beside those of edition 1", async ({ page }) => {
  const id = await openOwnPolicy(page);
  await page.getByRole("button", { name: "Изменить и создать новую редакцию" }).click();
  const wizard = page.getByRole("dialog");
  const name = wizard.getByLabel("Название организации или фамилия, имя и отчество");
  await expect(name).toHaveValue("ООО «Ромашка»");
  await name.fill("ООО «Василёк»");
  await wizard.getByRole("button", { name: "Проверить ответы" }).click();
  await expect(wizard.getByRole("heading", { name: "Проверьте ответы" })).toBeFocused();
  await wizard.getByRole("button", { name: "Создать редакцию" }).click();
  await expect(page.getByRole("heading", { name: "Редакция 2 готова" })).toBeVisible();

  await page.goto(`/documents/${id}?compare=1..2`);
  const comparison = page.getByRole("region", { name: /Что изменилось/ });
  await expect(comparison.locator("del").filter({ hasText: "Ромашка" }).first()).toBeVisible();
  await expect(comparison.locator("ins").filter({ hasText: "Василёк" }).first()).toBeVisible();

  await page.goto(`/documents/${id}?edition=1`);
  const text = page.getByRole("region", { name: /^Текст:/ });
  await expect(text).toContainText("ООО «Ромашка»");
  await expect(text).not.toContainText("Василёк");

  // Each edition has an address, and «Back» goes through them, from the list too.
  await page.getByRole("button", { name: /^Редакция № 2/ }).click();
  await expect(page).toHaveURL(`/documents/${id}`);
  await expect(text).toContainText("Василёк");
  await page.goBack();
  await expect(page).toHaveURL(`/documents/${id}?edition=1`);
  await expect(text).not.toContainText("Василёк");
  await page.getByRole("link", { name: "← Мои документы" }).click();
  await page.getByRole("link", { name: /^Открыть: / }).click();
  await expect(page).toHaveURL(`/documents/${id}`);
  await expect(text).toContainText("Василёк");
  await page.goBack();
  await expect(page).toHaveURL("/documents");
  await page.goBack();
  await expect(page).toHaveURL(`/documents/${id}?edition=1`);
  await expect(text).not.toContainText("Василёк");
});

test("a document's page holds nothing of it, and shows it to nobody but its owner", async ({
  page,
}) => {
  const id = await openOwnPolicy(page);
  const shell = await page.request.get(`/documents/${id}`);
  expect(shell.status()).toBe(200);
  const html = await shell.text();
  expect(html).not.toContain("Ромашка");
  // Rendered for this address, with the styles that the build found for another.
  expect(html).toContain("<style>@font-face");

  await page.request.post("/api/register", { data: newVisitor() });
  for (const path of [`/documents/${id}`, `/documents/${"z".repeat(24)}`]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "Документ не найден" })).toBeVisible();
  }
  await page.context().clearCookies();
  await page.goto(`/documents/${id}`);
  await expect(page.getByRole("main").getByRole("link", { name: "Войти" })).toHaveAttribute(
    "href",
    `/auth?next=/documents/${id}`,
  );
  expect((await page.request.get("/documents/item")).status()).toBe(404);
});

test("a document is opened by link, read without scripts, and its QR code leads there", async ({
  page,
  browser,
  baseURL,
}) => {
  await openOwnPolicy(page);
  await page.getByRole("button", { name: "Открыть по ссылке" }).click();
  const address = await page.getByRole("textbox", { name: "Адрес страницы" }).inputValue();
  expect(address.startsWith(`${baseURL}/d/`)).toBe(true);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "QR в PNG" }).click();
  const { stdout } = await run(process.env.ZBARIMG_PATH ?? "zbarimg", [
    "--quiet",
    "--raw",
    await (await download).path(),
  ]);
  expect(stdout.trim()).toBe(address);

  const reader = await browser.newContext({ javaScriptEnabled: false });
  const publicPage = await reader.newPage();
  await publicPage.goto(address);
  await expect(publicPage.getByRole("heading", { level: 1 })).toContainText("Политика");
  await expect(publicPage.locator("body")).toContainText("ООО «Ромашка»");
  await expect(publicPage.locator("body")).toContainText("Редакция № 1");
  await expect(publicPage.locator("script")).toHaveCount(0);
  await expect(publicPage.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);

  await page.getByRole("button", { name: "Закрыть страницу" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Закрыть страницу" }).click();
  await expect(page.getByRole("button", { name: "Открыть по ссылке" })).toBeVisible();
  expect((await publicPage.goto(address))?.status()).toBe(404);
  await reader.close();
});

test("the page to host oneself is one file with all that it needs", async ({ page, browser }) => {
  await openOwnPolicy(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Скачать страницу (HTML)" }).click();
  const html = await readFile(await (await download).path(), "utf8");

  const reader = await browser.newContext({ offline: true, javaScriptEnabled: false });
  const own = await reader.newPage();
  const requests: string[] = [];
  own.on("request", (request) => requests.push(request.url()));
  await own.setContent(html);
  await expect(own.getByRole("heading", { level: 1 })).toContainText("Политика");
  expect(requests.filter((url) => !url.startsWith("data:"))).toEqual([]);
  await reader.close();
});
