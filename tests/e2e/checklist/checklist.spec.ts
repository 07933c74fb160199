import type { Page } from "@playwright/test";
import { checklist } from "@/content/checklist/items";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { type Credentials, newCredentials } from "@/tests/support/browser/visitors";

const required = checklist.flatMap(({ items }) => items).filter((item) => item.required);
const box = (page: Page, name: RegExp) => page.getByRole("checkbox", { name });
const policy = /^Политика обработки/;
const https = /^Все страницы/;
const deletion = /^Данные удаляются/;

const isKept = (page: Page) =>
  expect(page.getByText("Отметки сохранены в кабинете.")).toBeVisible();

/** The checked items of the account. */
async function inAccount(page: Page): Promise<string[]> {
  const response = await page.request.get("/api/user/checklist");
  const done = Object.entries((await response.json()) as Record<string, boolean>);
  return done.filter(([, isDone]) => isDone).map(([id]) => id);
}

async function signIn(page: Page, visitor: Credentials) {
  const response = await page.request.post("/api/login", { data: visitor });
  expect(response.ok()).toBe(true);
}

async function register(page: Page): Promise<Credentials> {
  const visitor = newCredentials();
  const response = await page.request.post("/api/register", { data: visitor });
  expect(response.ok()).toBe(true);
  return visitor;
}

test("the checklist stores, counts and prints ticks for a guest and for an account", async ({
  page,
}) => {
  const summary = page.getByText(/^Сделано \d из 8\./);
  await page.goto("/important");
  await expect(summary).toHaveText("Сделано 0 из 8. Обязательных осталось 6.");

  await test.step("the card of compliance is shown only while everything required is done", async () => {
    const card = page.getByRole("heading", { name: /^152-\u2060?ФЗ/ });
    for (const { text } of required) {
      await expect(card).toHaveCount(0);
      await page.getByRole("checkbox", { name: text.slice(0, 20) }).check();
    }
    await expect(card).toBeVisible();
    await expect(page.getByText("Требует внимания")).toHaveCount(0);
    await box(page, https).uncheck();
    await expect(card).toHaveCount(0);
  });

  await test.step("the print has empty boxes", async () => {
    const ticked = box(page, policy);
    await expect(ticked).toBeChecked();
    await page.emulateMedia({ media: "print" });
    await expect(ticked).toHaveCSS("background-image", "none");
    await expect(ticked).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    await expect(page.getByText(/^Сделано/)).toBeHidden();
    await page.emulateMedia({ media: null });
    await page.getByRole("button", { name: "Снять отметки" }).click();
  });

  await test.step("the browser stores the ticks, which are counted, and a finished section is marked", async () => {
    await expect(summary).toHaveText("Сделано 0 из 8. Обязательных осталось 6.");
    const rights = page.locator("section", {
      has: page.getByRole("heading", { name: "Права людей" }),
    });
    await expect(rights.getByText("Требует внимания")).toBeVisible();
    await box(page, deletion).focus();
    await page.keyboard.press("Space");
    await expect(box(page, deletion)).toBeChecked();
    await expect(rights.getByText("Готово")).toBeVisible();
    await expect(summary).toHaveText("Сделано 1 из 8. Обязательных осталось 5.");
    expect(await page.evaluate(() => localStorage.getItem("important-checklist-progress"))).toBe(
      '{"data-deletion":true}',
    );
  });

  await test.step("the second address shows the same ticks and has the canonical one", async () => {
    await page.goto("/help/checklist");
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/important$/);
    await expect(box(page, deletion)).toBeChecked();
    await page.getByRole("button", { name: "Снять отметки" }).click();
    await expect(summary).toHaveText("Сделано 0 из 8. Обязательных осталось 6.");
  });

  await test.step("a tick that the account failed to store is stored later", async () => {
    await register(page);
    await page.goto("/important");
    await isKept(page);
    await page.route("**/api/user/checklist", (route) => route.abort());
    await box(page, policy).check();
    await expect(page.getByText("В кабинете сохранить не удалось.")).toBeVisible();
    await expect(box(page, policy)).toBeChecked();
    await page.unroute("**/api/user/checklist");
    await box(page, https).check();
    await isKept(page);
    expect(await inAccount(page)).toEqual(["privacy-policy", "ssl-certificate"]);

    await page.route("**/api/user/checklist", (route) => route.abort());
    await box(page, deletion).check();
    await expect(page.getByText("В кабинете сохранить не удалось.")).toBeVisible();
    await page.unroute("**/api/user/checklist");
    await page.reload();
    await isKept(page);
    await expect(box(page, deletion)).toBeChecked();
    expect(await inAccount(page)).toEqual(["privacy-policy", "ssl-certificate", "data-deletion"]);
  });
});

test("ticks belong to the account, not to the browser, and merge with those of other devices", {
  tag: "@exhaustive",
}, async ({ page, request }) => {
  const visitor = await test.step("a guest's ticks are stored in the new account", async () => {
    await page.goto("/important");
    await box(page, policy).check();
    const registered = await register(page);
    await page.goto("/important");
    await expect(box(page, policy)).toBeChecked();
    await isKept(page);
    expect(await inAccount(page)).toEqual(["privacy-policy"]);
    return registered;
  });

  await test.step("an account's ticks are not shown after a sign-out or to another user", async () => {
    await page.request.post("/api/logout");
    await page.goto("/important");
    await expect(box(page, policy)).not.toBeChecked();
    await box(page, https).check();

    await register(page);
    await page.goto("/important");
    await isKept(page);
    expect(await inAccount(page)).toEqual(["ssl-certificate"]);

    // Another user signs in without a visit as a guest in between.
    await signIn(page, visitor);
    await page.goto("/important");
    await isKept(page);
    expect(await inAccount(page)).toEqual(["privacy-policy"]);
    await expect(box(page, https)).not.toBeChecked();
  });

  await test.step("a guest's ticks are merged with those of the account", async () => {
    await page.request.post("/api/logout");
    await page.goto("/important");
    await expect(box(page, policy)).not.toBeChecked();
    await box(page, https).check();
    await signIn(page, visitor);
    await page.goto("/help/checklist");
    await isKept(page);
    await expect(box(page, policy)).toBeChecked();
    await expect(box(page, https)).toBeChecked();
    await box(page, policy).uncheck();
    await box(page, deletion).check();
    await expect.poll(() => inAccount(page)).toEqual(["ssl-certificate", "data-deletion"]);
  });

  await test.step("a tick removed on another device is not restored from here", async () => {
    await request.post("/api/login", { data: visitor });
    const data = { "privacy-policy": true, "data-deletion": false };
    expect((await request.put("/api/user/checklist", { data })).ok()).toBe(true);
    await page.goto("/important");
    await expect(box(page, policy)).toBeChecked();
    await expect(box(page, deletion)).not.toBeChecked();
    await page.getByRole("button", { name: "Снять отметки" }).click();
    await expect.poll(() => inAccount(page)).toEqual([]);
  });

  await test.step("a document in the cabinet ticks its item until the user removes the tick or signs out", async () => {
    const created = await page.request.post("/api/documents/package", {
      data: { answers: shopAnswers, documents: [{ type: "terms" }] },
    });
    expect(created.ok()).toBe(true);
    await page.goto("/important");
    const item = page.locator("#user-agreement");
    await expect(item.getByText("есть в кабинете")).toBeVisible();
    await expect(item.getByRole("checkbox")).toBeChecked();
    await item.getByRole("checkbox").uncheck();
    await expect(item.getByText("Вы сняли отметку.")).toBeVisible();
    await page.request.post("/api/logout");
    await page.goto("/important");
    await expect(item.getByRole("checkbox")).not.toBeChecked();
    await expect(item.getByText("есть в кабинете")).toHaveCount(0);
  });
});
