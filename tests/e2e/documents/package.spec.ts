import { readFile } from "node:fs/promises";
import type { APIRequestContext, Page } from "@playwright/test";
import { unzipSync } from "fflate";
import type { SignedIn } from "@/lib/features/accounts/responses";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { failCalls } from "@/tests/support/browser/network/fail-calls";
import { type Credentials, makePremium, newCredentials } from "@/tests/support/browser/visitors";
import {
  wordsOfDocx,
  wordsOfHtml,
  wordsOfPdf,
  wordsOfText,
} from "@/tests/support/documents/document-words";

const company = "ООО «Ромашка»";

/** E-mails and a newsletter need a consent each, the account an agreement: all of them required. */
const answers = {
  ...shopAnswers,
  processingPurposes: ["registration", "order_processing", "feedback", "newsletter"],
};

/** A signed-in visitor who has already made a policy, on the page. */
async function ownerWithPolicy(page: Page, request: APIRequestContext): Promise<Credentials> {
  const visitor = newCredentials();
  const registered = await request.post("/api/register", { data: visitor });
  const { token } = (await registered.json()) as SignedIn;
  const created = await request.post("/api/documents", {
    headers: { authorization: `Bearer ${token}` },
    data: answers,
  });
  expect(created.status()).toBe(201);
  await page.addInitScript((value) => localStorage.setItem("auth-token", value), token);
  return visitor;
}

async function filesOf(page: Page, label: string) {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: label }).click();
  const file = await download;
  const bytes = new Uint8Array(await readFile(await file.path()));
  return { name: file.suggestedFilename(), files: unzipSync(bytes) };
}

const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

test("an owner creates a package from a policy's answers and downloads it as a ZIP with all formats", async ({
  page,
  request,
}) => {
  const visitor = await ownerWithPolicy(page, request);
  await makePremium(request, visitor.email);
  await page.goto("/documents");
  await page.getByRole("button", { name: "Создать комплект" }).click();
  const dialog = page.getByRole("dialog", { name: "Комплект документов" });
  await expect(dialog.getByText("romashka.ru", { exact: true })).toBeVisible();
  await expect(dialog.getByRole("checkbox", { name: /^Политика обработки/ })).not.toBeChecked();
  await dialog.getByRole("checkbox", { name: /^Отказ от запрещённых соцсетей/ }).check();

  // The owner may change the address before anything is made.
  const policy = dialog.getByLabel("Политика обработки персональных данных", { exact: true });
  await expect(policy).toHaveValue("https://romashka.ru/privacy");
  await policy.fill("https://romashka.ru/politika");
  await dialog.getByRole("button", { name: /^Создать \d+ документ/ }).click();
  await expect(dialog.getByRole("heading", { name: "Комплект готов" })).toBeVisible({
    timeout: 120_000,
  });

  const { name, files } = await filesOf(page, "Скачать архив (ZIP)");
  expect(name).toMatch(/^Документы_ООО_Ромашка_\d{4}-\d\d-\d\d\.zip$/);
  const paths = Object.keys(files);
  const manifest = JSON.parse(text(files["manifest.json"])) as {
    documents: { type: string; owner: string; files: Record<string, string> }[];
  };
  const types = manifest.documents.map(({ type }) => type);
  expect(types).toEqual(expect.arrayContaining(["privacy", "terms", "socialDisclaimer"]));
  expect(text(files["README.txt"])).toContain("КУДА ПОЛОЖИТЬ");
  for (const document of manifest.documents) {
    for (const path of Object.values(document.files)) expect(paths).toContain(path);
    const of = (format: string) => files[document.files[format] ?? ""] ?? new Uint8Array();
    const words = wordsOfText(text(of("txt")));
    expect(words.join(" ")).toContain(company);
    expect(wordsOfHtml(text(of("html")))).toEqual(words);
    expect(wordsOfDocx(of("docx"))).toEqual(words);
    expect(await wordsOfPdf(of("pdf"))).toEqual(words);
  }
  const terms = manifest.documents.find(({ type }) => type === "terms");
  expect(text(files[terms?.files.txt ?? ""])).toContain("romashka.ru/politika");
});

test("a free owner sees what the plan excludes and keeps created documents after a failure", {
  tag: "@exhaustive",
}, async ({ page, request }) => {
  await ownerWithPolicy(page, request);
  await page.goto("/documents");
  await page.getByRole("button", { name: "Создать комплект" }).click();
  const dialog = page.getByRole("dialog", { name: "Комплект документов" });
  const ready = dialog.getByRole("heading", { name: "Комплект готов" });

  await test.step("documents outside the plan are disabled", async () => {
    await expect(dialog.getByRole("checkbox", { name: /^Публичная оферта/ })).toBeDisabled();
    await expect(dialog.getByText("лимит месяца они не тратят")).toBeVisible();
  });

  await test.step("after a failure in the middle the rest is created by a retry", async () => {
    // A failed refetch of the list does not matter: the result is still shown.
    await failCalls(page, "**/api/documents?limit=200", "nothing readable");
    let calls = 0;
    await page.route("**/api/documents/package", async (route) => {
      calls += 1;
      if (calls === 2) await route.abort();
      else await route.continue();
    });
    await dialog.getByRole("button", { name: "Создать 3 документа" }).click();
    await expect(dialog.getByRole("heading", { name: "Создано не всё" })).toBeVisible();
    await expect(dialog.getByText("2 из 3").first()).toBeVisible();
    await page.unroute("**/api/documents?limit=200");
    await dialog.getByRole("button", { name: "Повторить" }).click();
    await expect(ready).toBeVisible();
    await expect(dialog.getByRole("status")).toHaveText("3 из 3");
  });

  await test.step("the created documents are in the archive and in the list", async () => {
    const { files } = await filesOf(page, "Скачать архив (ZIP)");
    const folders = new Set(Object.keys(files).map((path) => path.split("/")[0]));
    expect([...folders]).toEqual(["TXT", "HTML", "README.txt", "manifest.json"]);
    await dialog.getByRole("button", { name: "Закрыть" }).last().click();
    await expect(page.getByText("4 документа")).toBeVisible();
  });
});
