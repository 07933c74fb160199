/** The ticks of the signed-in. Those of a guest: information-pages.spec.ts. */
import type { Page } from "@playwright/test";
import { expect, test } from "@/tests/e2e/helpers/page-watch";
import { newVisitor, type Visitor } from "@/tests/e2e/helpers/people";

const box = (page: Page, name: RegExp) => page.getByRole("checkbox", { name });
const policy = /^Политика обработки/;
const https = /^Все страницы/;
const deletion = /^Данные удаляются/;

const isKept = (page: Page) =>
  expect(page.getByText("Отметки сохранены в кабинете.")).toBeVisible();

/** The ticks as they lie in the account. */
async function inAccount(page: Page): Promise<string[]> {
  const answer = await page.request.get("/api/user/checklist");
  const done = Object.entries((await answer.json()) as Record<string, boolean>);
  return done.filter(([, isDone]) => isDone).map(([id]) => id);
}

async function signIn(page: Page, visitor: Visitor) {
  const answer = await page.request.post("/api/login", { data: visitor });
  expect(answer.ok()).toBe(true);
}

async function register(page: Page): Promise<Visitor> {
  const visitor = newVisitor();
  const answer = await page.request.post("/api/register", { data: visitor });
  expect(answer.ok()).toBe(true);
  return visitor;
}

test("a guest's ticks come along into the account and meet those of other devices", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto("/important");
  await box(page, policy).check();
  const visitor = await register(page);
  await page.goto("/important");
  await expect(box(page, policy)).toBeChecked();
  await isKept(page);
  expect(await inAccount(page)).toEqual(["privacy-policy"]);

  const context = await browser.newContext({ baseURL });
  const other = await context.newPage();
  await other.goto("/important");
  await box(other, https).check();
  await signIn(other, visitor);
  await other.goto("/help/checklist");
  await isKept(other);
  await expect(box(other, policy)).toBeChecked();
  await expect(box(other, https)).toBeChecked();
  await box(other, policy).uncheck();
  await box(other, deletion).check();
  await expect.poll(() => inAccount(other)).toEqual(["ssl-certificate", "data-deletion"]);
  await context.close();

  // What was taken back there does not return from here.
  await page.goto("/important");
  await expect(box(page, deletion)).toBeChecked();
  await expect(box(page, policy)).not.toBeChecked();
  await page.getByRole("button", { name: "Снять отметки" }).click();
  await expect.poll(() => inAccount(page)).toEqual([]);
});

test("the ticks of an account stay with it, not with the browser", async ({ page }) => {
  const visitor = await register(page);
  await page.goto("/important");
  await box(page, https).check();
  await expect.poll(() => inAccount(page)).toEqual(["ssl-certificate"]);
  await isKept(page);

  await page.request.post("/api/logout");
  await page.goto("/important");
  await expect(box(page, https)).not.toBeChecked();
  await box(page, policy).check();

  await register(page);
  await page.goto("/important");
  await isKept(page);
  expect(await inAccount(page)).toEqual(["privacy-policy"]);

  // Another one signs in without a visit as a guest in between.
  await signIn(page, visitor);
  await page.goto("/important");
  await isKept(page);
  expect(await inAccount(page)).toEqual(["ssl-certificate"]);
  await expect(box(page, policy)).not.toBeChecked();
});

test("a tick that cannot be kept stays in the browser and is kept later", async ({ page }) => {
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
