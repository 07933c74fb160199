import { readFile } from "node:fs/promises";
import type { APIRequestContext, Download, Page } from "@playwright/test";
import type { SignedIn } from "@/lib/features/accounts/responses";
import type { Journal } from "@/lib/features/journal/responses";
import { expectAccessible } from "@/tests/support/browser/accessibility";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { newCredentials } from "@/tests/support/browser/visitors";

const hash = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
const visitorOf = (at: number) => `visitor${String(at).padStart(15, "0")}`;

/** The signed-in owner of a site that has no journal yet. */
async function createJournalOwner(page: Page, request: APIRequestContext) {
  const registered = await request.post("/api/register", { data: newCredentials() });
  const { token } = (await registered.json()) as SignedIn;
  const headers = { authorization: `Bearer ${token}` };
  const data = { address: "romashka.example" };
  const { id } = await (await request.post("/api/sites", { headers, data })).json();
  await page.addInitScript((value) => localStorage.setItem("auth-token", value), token);
  return { id: id as string, headers };
}

const textOf = async (download: Download) => readFile(await download.path(), "utf8");

test("an owner moves the journal to this service, finds a visitor's consent and downloads its proof", async ({
  page,
  request,
}) => {
  const { id, headers } = await createJournalOwner(page, request);
  await page.goto(`/sites/${id}`);
  await page.getByRole("link", { name: "Журнал согласий" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Журнал согласий" })).toBeVisible();
  // On the owner's own server by default, with the file for it.
  await expect(page.getByRole("radio", { name: /^На своём сервере/ })).toBeChecked();
  const [php] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "journal.php" }).click(),
  ]);
  expect(php.suggestedFilename()).toBe("journal.php");
  expect(await textOf(php)).toContain("'https://www.romashka.example'");
  await expectAccessible(page);

  // With us only after the consequences were shown.
  await page.getByRole("radio", { name: /^В этом сервисе/ }).click();
  const question = page.getByRole("alertdialog", { name: "Поручить журнал сервису?" });
  await expect(question).toContainText("ст. 6 ч. 3");
  await question.getByRole("button", { name: "Отмена" }).click();
  await expect(page.getByRole("radio", { name: /^На своём сервере/ })).toBeChecked();
  await page.getByRole("radio", { name: /^В этом сервисе/ }).click();
  await question.getByRole("button", { name: "Поручить" }).click();
  await expect(page.getByRole("button", { name: "Поручение, PDF" })).toBeVisible();
  await expect(page.getByText("Записей пока нет.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Сколько соглашаются" })).toBeHidden();

  const journal = (await (
    await request.get(`/api/sites/${id}/journal`, { headers })
  ).json()) as Journal;
  for (let at = 0; at < 60; at += 1) {
    const choice = { analytics: at % 3 > 0, advertising: false };
    const record = { v: 1, site: id, id: visitorOf(at), seq: 1, event: "given", choice };
    const shown = { text: hash, edition: 2, policy: "", page: "/catalog", source: "banner" };
    const sent = await request.post(`/api/journal/${journal.key}`, {
      headers: { "content-type": "text/plain", origin: "https://romashka.example" },
      data: JSON.stringify({ ...record, ...shown }),
    });
    expect(sent.status()).toBe(204);
  }
  await page.reload();
  await expect(page.getByText("67 % из ответивших разрешили хотя бы одно")).toBeVisible();
  const rows = page.getByRole("region", { name: "Записи" }).getByRole("listitem");
  await expect(rows).toHaveCount(50);
  await page.getByRole("button", { name: "Показать ещё" }).click();
  await expect(rows).toHaveCount(60);
  await expectAccessible(page);

  // A mistyped number is reported; a right one leads to its proof.
  await page.getByLabel("Номер посетителя").fill("visitor7");
  await page.getByRole("button", { name: "Найти" }).click();
  await expect(page.getByText("Номер — 22 знака")).toBeVisible();
  await page.getByLabel("Номер посетителя").fill(visitorOf(7));
  await page.getByRole("button", { name: "Найти" }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText("Статистика — да, Реклама — нет");
  const [extract] = await Promise.all([
    page.waitForEvent("download"),
    rows.getByRole("button", { name: "Выписка, PDF" }).click(),
  ]);
  expect(extract.suggestedFilename()).toMatch(
    /^Доказательство_согласия_romashka\.example_.*\.pdf$/,
  );
  const [table] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Скачать найденное (CSV)" }).click(),
  ]);
  expect((await textOf(table)).trim().split("\r\n")).toHaveLength(2);
  await page.getByRole("button", { name: "Сбросить" }).click();
  // Both pages, as they were left.
  await expect(rows).toHaveCount(60);

  // A shorter term and a purge ask for confirmation.
  await page.getByLabel("Срок", { exact: true }).selectOption("1");
  await page.getByRole("alertdialog").getByRole("button", { name: "Сократить" }).click();
  await expect(page.getByLabel("Срок", { exact: true })).toHaveValue("1");
  await page.getByRole("button", { name: "Удалить записи" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Удалить" }).click();
  await expect(page.getByText("Удалено: 60 записей")).toBeVisible();
  await expect(page.getByText("Записей пока нет.")).toBeVisible();
});
