import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { CreatedDocument } from "@/lib/features/documents/record/responses";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { failCalls } from "@/tests/support/browser/network/fail-calls";
import { fillPrivacyForm } from "@/tests/support/browser/privacy-form";
import { newCredentials } from "@/tests/support/browser/visitors";

/** The messages of docs/specification/messages.md#messages about documents that no other test produces. */

const limitReached = {
  status: 403,
  code: "LIMIT_REACHED",
  message: "LIMIT_REACHED: лимит исчерпан",
} as const;
const limitTitle = "Лимит документов исчерпан";
const limitText = "Перейдите на премиум-план для безлимитного создания документов.";

/** The calls that make a document, with or without a draft. */
const documents = /\/api\/documents(\?|$)/;

const register = (page: Page) => page.request.post("/api/register", { data: newCredentials() });

test("the wizard reports a failed document, a created one and one without a text", {
  tag: "@exhaustive",
}, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await register(page);
  const wizard = await fillPrivacyForm(page, "ООО «Ромашка»");
  const create = wizard.getByRole("button", { name: "Создать документ" });
  const alert = wizard.getByRole("alert");

  await test.step("a failed creation is explained", async () => {
    await failCalls(page, documents, limitReached, "POST");
    await create.click();
    await expect(alert).toContainText(limitTitle);
    await expect(alert).toContainText(limitText);
    await failCalls(page, documents, { status: 500, message: "Диск переполнен." }, "POST");
    await create.click();
    await expect(alert).toContainText("Ошибка создания документа");
    await expect(alert).toContainText("Диск переполнен.");
    await failCalls(page, documents, "nothing readable", "POST");
    await create.click();
    await expect(alert).toContainText("Произошла ошибка при создании документа");
  });

  await test.step("a created document and the download of its file are reported", async () => {
    await page.unroute(documents);
    await create.click();
    await expect(page.getByText("Документ создан!", { exact: true })).toBeVisible();
    const txt = page.getByRole("button", { name: "Скачать TXT" });
    await failCalls(page, "**/api/documents/*/download**", "nothing readable");
    await txt.click();
    await expect(page.getByText("Ошибка скачивания")).toBeVisible();
    await expect(page.getByText("Не удалось скачать файл")).toBeVisible();
    await page.unroute("**/api/documents/*/download**");
    const download = page.waitForEvent("download");
    await txt.click();
    expect(await readFile(await (await download).path(), "utf8")).toContain("Ромашка");
    await expect(page.getByText("Файл скачан!")).toBeVisible();
    await page.getByRole("button", { name: "Копировать текст" }).click();
    await expect(page.getByRole("button", { name: "Скопировано!" })).toBeVisible();
  });

  await test.step("a document without a text is reported wherever its text is requested", async () => {
    await fillPrivacyForm(page, "ООО «Ромашка»");
    await page.route(documents, async (route) => {
      if (route.request().method() !== "POST") return route.fallback();
      const response = await route.fetch();
      const created = (await response.json()) as CreatedDocument;
      const document = { ...created.document, generatedContent: null };
      return route.fulfill({ response, json: { ...created, document } });
    });
    await create.click();
    await expect(page.getByText("Содержимое документа недоступно")).toBeVisible();
    for (const name of ["Копировать текст", "Предпросмотр", "Скачать TXT"]) {
      await page.getByRole("button", { name }).click();
      const toast = page.locator("[data-sonner-toast]").filter({ hasText: "не найдено" }).last();
      await expect(toast.getByText("Ошибка", { exact: true })).toBeVisible();
      await expect(toast.getByText("Содержимое документа не найдено")).toBeVisible();
    }
  });
});

test("the library reports failed and successful previews, downloads and deletions", {
  tag: "@exhaustive",
}, async ({ page }) => {
  await register(page);
  await page.request.post("/api/documents", { data: shopAnswers });
  await page.goto("/documents");
  const toast = (text: string) =>
    page.locator("[data-sonner-toast]").filter({ hasText: text }).first();

  const view = "**/api/documents/*/view**";
  const open = page.getByRole("button", { name: /^Предпросмотр: / });
  for (const [wrong, text] of [
    ["nothing readable", "Не удалось открыть документ"],
    ["no response", "Ошибка при просмотре документа"],
    [{ status: 401, code: "UNAUTHENTICATED", message: "Сеанс" }, "Необходима авторизация"],
  ] as const) {
    await failCalls(page, view, wrong);
    await open.click();
    await expect(toast(text)).toBeVisible();
  }

  for (const [wrong, text] of [
    ["nothing readable", "Не удалось скачать документ"],
    ["no response", "Ошибка при скачивании документа"],
  ] as const) {
    await failCalls(page, "**/api/documents/*/download**", wrong);
    await page.getByRole("button", { name: /^Скачать: / }).click();
    await page.getByRole("menuitem", { name: /TXT/ }).click();
    await expect(toast(text)).toBeVisible();
  }

  const everything = page.getByRole("button", { name: "Скачать все (ZIP)" });
  await failCalls(page, "**/api/download-project**", "nothing readable");
  await everything.click();
  await expect(toast("Ошибка при скачивании проекта")).toContainText("Не удалось скачать проект");
  await page.unroute("**/api/download-project**");
  const download = page.waitForEvent("download");
  await everything.click();
  expect((await download).suggestedFilename()).toMatch(/\.zip$/);
  await expect(toast("Проект успешно скачан")).toBeVisible();

  const remove = async () => {
    await page.getByRole("button", { name: /^Удалить: / }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Удалить" }).click();
  };
  await failCalls(page, /\/api\/documents\/\w+$/, "nothing readable", "DELETE");
  await remove();
  await expect(toast("Не удалось удалить документ")).toBeVisible();
  await page.unroute(/\/api\/documents\/\w+$/);
  await remove();
  await expect(toast("Документ удален")).toContainText(
    "Документ успешно удален из вашей библиотеки",
  );
});
