import type { Page } from "@playwright/test";
import type { CreatedDocument } from "@/lib/features/documents/responses";
import { expect, test } from "@/tests/e2e/helpers/page-watch";
import { newVisitor } from "@/tests/e2e/helpers/people";
import { shopAnswers } from "@/tests/support/api/api-session";
import { wordsOfHtml, wordsOfText } from "@/tests/support/documents/document-words";

/** A signed-in visitor with a document for each of the answers, the last one newest. */
async function withDocuments(page: Page, ...all: object[]) {
  await page.request.post("/api/register", { data: newVisitor() });
  const made: CreatedDocument["document"][] = [];
  for (const data of all) {
    const response = await page.request.post("/api/documents", { data });
    expect(response.status()).toBe(201);
    made.push(((await response.json()) as CreatedDocument).document);
  }
  return made;
}

const consentTo = (consentPurpose: string) => ({ ...shopAnswers, type: "consent", consentPurpose });
const rows = (page: Page) => page.getByRole("main").getByRole("listitem");

test("«Открыть» leads to the page of the document, and its text opens in a window of its own", async ({
  page,
}) => {
  const [policy] = await withDocuments(page, shopAnswers);
  await page.goto("/documents");
  const popup = page.waitForEvent("popup");
  await page.getByRole("button", { name: `Предпросмотр: ${policy?.name}` }).click();
  await expect((await popup).locator("body")).toContainText("ООО «Ромашка»");
  await page.getByRole("link", { name: `Открыть: ${policy?.name}` }).click();
  await expect(page).toHaveURL(`/documents/${policy?.id}`);
  await expect(
    page.getByRole("button", { name: "Изменить и создать новую редакцию" }),
  ).toBeVisible();
});

test("two consents are told apart in the list, in the cabinet and in what is heard", async ({
  page,
}) => {
  await withDocuments(page, consentTo("feedback"), consentTo("newsletter"));
  await page.goto("/documents");
  for (const name of ["Согласие: Обратная связь", "Согласие: Рассылки"]) {
    const row = rows(page).filter({ has: page.getByRole("heading", { name, exact: true }) });
    await expect(row).toHaveCount(1);
    await expect(row.getByRole("link", { name: `Открыть: ${name}` })).toBeVisible();
    await expect(row.getByRole("button", { name: `Скачать: ${name}` })).toBeVisible();
    // The type is in the name already, the owner and the site stand in one line.
    await expect(row).not.toContainText(/Согласие на\sобработку/);
    await expect(row.getByText("ООО «Ромашка», romashka.ru")).toBeVisible();
  }
  await page.goto("/dashboard");
  await expect(page.getByRole("link", { name: "Согласие: Рассылки", exact: true })).toBeVisible();
  await expect(
    page.getByRole("button", { name: "Предпросмотр: Согласие: Рассылки" }),
  ).toBeVisible();
});

type Clip = { plain: string; html: string | null };

const clipboard = (page: Page): Promise<Clip> =>
  page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const read = async (type: string) =>
      item?.types.includes(type) ? (await item.getType(type)).text() : null;
    return { plain: (await read("text/plain")) ?? "", html: await read("text/html") };
  });

test("a copy keeps headings and tables, or gives their source for a site; the files list HTML", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const [policy] = await withDocuments(page, shopAnswers);
  const words = wordsOfText(policy?.generatedContent ?? "");
  await page.goto(`/documents/${policy?.id}`);
  const menu = page.getByRole("button", { name: "Копировать", exact: true });
  const copied = page.getByRole("button", { name: "Скопировано!" });

  await menu.click();
  await page.getByRole("menuitem", { name: "Копировать текст" }).click();
  await expect(copied).toBeVisible();
  const rich = await clipboard(page);
  expect(rich.plain.replaceAll("\r\n", "\n")).toBe(policy?.generatedContent);
  expect(rich.html).toContain("<table");
  expect(wordsOfHtml(rich.html ?? "")).toEqual(words);

  await expect(menu).toBeVisible();
  await menu.click();
  await page.getByRole("menuitem", { name: /^Копировать для сайта/ }).click();
  await expect(copied).toBeVisible();
  const source = await clipboard(page);
  expect(source.html).toBeNull();
  expect(source.plain).toMatch(/^<h1[\s\S]*<h2[\s\S]*<table style=/);
  expect(source.plain).not.toMatch(/class=|data-|<script|<style/);
  expect(wordsOfHtml(source.plain)).toEqual(words);
  // A link from one clause to another still finds it.
  const [, target] = /href="#([^"]+)"/.exec(source.plain) ?? [];
  expect(source.plain).toContain(`id="${decodeURIComponent(target ?? "none")}"`);

  await page.getByRole("button", { name: /^Скачать: / }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Страница для сайта (HTML)" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.html$/);
});

test("where a browser knows plain text alone, the text is copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => Reflect.deleteProperty(window, "ClipboardItem"));
  const [policy] = await withDocuments(page, shopAnswers);
  await page.goto(`/documents/${policy?.id}`);
  await page.getByRole("button", { name: "Копировать", exact: true }).click();
  await page.getByRole("menuitem", { name: "Копировать текст" }).click();
  await expect(page.getByRole("button", { name: "Скопировано!" })).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text.replaceAll("\r\n", "\n")).toBe(policy?.generatedContent);
});
