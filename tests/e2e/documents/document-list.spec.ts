import type { Page } from "@playwright/test";
import type { CreatedDocument } from "@/lib/features/documents/record/responses";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { failCalls } from "@/tests/support/browser/network/fail-calls";
import { newCredentials } from "@/tests/support/browser/visitors";
import { wordsOfHtml, wordsOfText } from "@/tests/support/documents/document-words";

/** A signed-in visitor with a document for each of the answers, the last one newest. */
async function withDocuments(page: Page, ...all: object[]) {
  await page.request.post("/api/register", { data: newCredentials() });
  const made: CreatedDocument["document"][] = [];
  for (const data of all) {
    const response = await page.request.post("/api/documents", { data });
    expect(response.status()).toBe(201);
    made.push(((await response.json()) as CreatedDocument).document);
  }
  return made;
}

const consentTo = (consentPurpose: string) => ({ ...shopAnswers, type: "consent", consentPurpose });

type Clip = { plain: string; html: string | null };

const clipboard = (page: Page): Promise<Clip> =>
  page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const read = async (type: string) =>
      item?.types.includes(type) ? (await item.getType(type)).text() : null;
    return { plain: (await read("text/plain")) ?? "", html: await read("text/html") };
  });

test("documents have distinct names in the list, open from it and can be copied from their pages", {
  tag: "@exhaustive",
}, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const [policy] = await withDocuments(
    page,
    shopAnswers,
    consentTo("feedback"),
    consentTo("newsletter"),
  );

  await test.step("two consents have different names in the cabinet and in the list", async () => {
    await page.goto("/dashboard");
    await expect(page.getByRole("link", { name: "Согласие: Рассылки", exact: true })).toBeVisible();
    await expect(
      page.getByRole("button", { name: "Предпросмотр: Согласие: Рассылки" }),
    ).toBeVisible();
    await page.goto("/documents");
    const rows = page.getByRole("main").getByRole("listitem");
    for (const name of ["Согласие: Обратная связь", "Согласие: Рассылки"]) {
      const row = rows.filter({ has: page.getByRole("heading", { name, exact: true }) });
      await expect(row).toHaveCount(1);
      await expect(row.getByRole("link", { name: `Открыть: ${name}` })).toBeVisible();
      await expect(row.getByRole("button", { name: `Скачать: ${name}` })).toBeVisible();
      // The name already contains the type; owner and site are on one line.
      await expect(row).not.toContainText(/Согласие на\sобработку/);
      await expect(row.getByText("ООО «Ромашка», romashka.ru")).toBeVisible();
    }
  });

  await test.step("the preview opens in a new window, «Открыть» leads to the document's page", async () => {
    const popup = page.waitForEvent("popup");
    await page.getByRole("button", { name: `Предпросмотр: ${policy?.name}` }).click();
    await expect((await popup).locator("body")).toContainText("ООО «Ромашка»");
    await (await popup).close();
    await page.getByRole("link", { name: `Открыть: ${policy?.name}` }).click();
    await expect(page).toHaveURL(`/documents/${policy?.id}`);
    await expect(
      page.getByRole("button", { name: "Изменить и создать новую редакцию" }),
    ).toBeVisible();
  });

  const words = wordsOfText(policy?.generatedContent ?? "");
  const menu = page.getByRole("button", { name: "Копировать", exact: true });
  const copied = page.getByRole("button", { name: "Скопировано!" });
  const copy = async (name: string | RegExp) => {
    await menu.click();
    await page.getByRole("menuitem", { name }).click();
    await expect(copied).toBeVisible();
    const clip = await clipboard(page);
    await expect(menu).toBeVisible();
    return clip;
  };

  await test.step("a copy contains headings and tables", async () => {
    const rich = await copy("Копировать текст");
    expect(rich.plain.replaceAll("\r\n", "\n")).toBe(policy?.generatedContent);
    expect(rich.html).toContain("<table");
    expect(wordsOfHtml(rich.html ?? "")).toEqual(words);
  });

  await test.step("the HTML source is copied, and downloaded as a page", async () => {
    const source = await copy(/^Копировать для сайта/);
    expect(source.html).toBeNull();
    expect(source.plain).toMatch(/^<h1[\s\S]*<h2[\s\S]*<table style=/);
    expect(source.plain).not.toMatch(/class=|data-|<script|<style/);
    expect(wordsOfHtml(source.plain)).toEqual(words);
    // A link from one clause to another still works.
    const [, target] = /href="#([^"]+)"/.exec(source.plain) ?? [];
    expect(source.plain).toContain(`id="${decodeURIComponent(target ?? "none")}"`);

    await page.getByRole("button", { name: /^Скачать: / }).click();
    const download = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: "Страница для сайта (HTML)" }).click();
    expect((await download).suggestedFilename()).toMatch(/\.html$/);
  });

  await test.step("a browser that copies only plain text gets the text", async () => {
    await page.evaluate(() => Reflect.deleteProperty(window, "ClipboardItem"));
    const { plain, html } = await copy("Копировать текст");
    expect(plain.replaceAll("\r\n", "\n")).toBe(policy?.generatedContent);
    expect(html).toBeNull();
  });

  await test.step("a deleted document is neither in the list nor on its page", async () => {
    await page.getByRole("link", { name: "← Мои документы" }).click();
    await page.getByRole("button", { name: `Удалить: ${policy?.name}` }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Удалить" }).click();
    await expect(page.getByRole("link", { name: `Открыть: ${policy?.name}` })).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(`/documents/${policy?.id}`);
    await expect(page.getByRole("heading", { name: "Документ не найден" })).toBeVisible();
  });
});

test("the list contains all pages of the API and reports a failed request for law notices", async ({
  page,
}) => {
  const [policy, consent] = await withDocuments(page, shopAnswers, consentTo("feedback"));
  const failure = page.getByText("Не удалось узнать, какие документы требуют обновления");

  await test.step("documents of the API's second page are listed", async () => {
    // One per page: filling real pages would take two hundred documents.
    await page.route("**/api/documents?limit=200*", async (route) => {
      const url = new URL(route.request().url());
      url.searchParams.set("limit", "1");
      const response = await route.fetch({ url: url.href });
      const link = response.headers().link?.replaceAll("limit=1", "limit=200");
      await route.fulfill({ response, headers: { ...response.headers(), ...(link && { link }) } });
    });
    await page.goto("/documents");
    await expect(page.getByRole("link", { name: `Открыть: ${policy?.name}` })).toBeVisible();
    await expect(page.getByRole("link", { name: `Открыть: ${consent?.name}` })).toBeVisible();
    await expect(page.getByText("2 документа")).toBeVisible();
    await page.unroute("**/api/documents?limit=200*");
  });

  await test.step("a failed request for law notices is reported, not shown as «nothing to update»", async () => {
    const notices = "**/api/documents/law-notices";
    await failCalls(page, notices, "nothing readable");
    await page.goto("/documents?state=outdated");
    await expect(failure).toBeVisible();
    await expect(page.getByText("Обновлять нечего")).toHaveCount(0);
    await page.goto("/documents");
    await expect(failure).toBeVisible();
    await expect(page.getByRole("link", { name: /^Открыть: / })).toHaveCount(2);
    await page.unroute(notices);
    await page.getByRole("button", { name: "Загрузить ещё раз" }).click();
    await expect(failure).toHaveCount(0);
  });
});
