import { request as requests } from "@playwright/test";
import type { SignedIn } from "@/lib/features/accounts/responses";
import { shopAnswers } from "@/tests/support/api/api-session";
import { failCalls } from "@/tests/support/browser/fail-calls";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { newCredentials } from "@/tests/support/browser/visitors";
import { e2eWorkerServer } from "@/tests/support/runner/e2e-address.mjs";

test("a page never goes on with somebody who is no longer here", { tag: "@exhaustive" }, async ({
  page,
  request,
}) => {
  const visitor = newCredentials();
  const registered = await request.post("/api/register", { data: visitor });
  let { token } = (await registered.json()) as SignedIn;
  const headers = () => ({ authorization: `Bearer ${token}` });
  await request.post("/api/documents", { headers: headers(), data: shopAnswers });
  const wayIn = page.getByText("Здесь хранятся документы, которые вы создали. Войдите");
  const document = page.getByRole("link", { name: /^Открыть: Политика/ });
  const openList = async () => {
    await page.goto("/login");
    await page.evaluate((stored) => localStorage.setItem("auth-token", stored), token);
    await page.goto("/documents");
    await expect(document).toBeVisible();
  };

  await test.step("a screen that an ended session leaves empty shows the way in", async () => {
    await openList();
    await request.post("/api/logout", { headers: headers() });
    await document.click();
    await expect(page.getByRole("main").getByRole("link", { name: "Войти" })).toBeVisible();
  });

  await test.step("a sign-out in another tab ends this one's page too", async () => {
    const again = await request.post("/api/login", { data: visitor });
    token = ((await again.json()) as SignedIn).token;
    await openList();
    const other = await page.context().newPage();
    await other.goto("/documents");
    await other.getByRole("button", { name: /^Меню пользователя/ }).click();
    await other.getByRole("menuitem", { name: "Выйти" }).click();
    await expect(other).toHaveURL("/");
    await expect(wayIn).toBeVisible();
    await expect(document).toHaveCount(0);
    await other.close();
  });

  await test.step("so does a sign-in of somebody else, whose list is shown then", async () => {
    const again = await request.post("/api/login", { data: visitor });
    token = ((await again.json()) as SignedIn).token;
    await openList();
    // In a separate client: a registration ends the session of its cookie.
    const elsewhere = await requests.newContext({ baseURL: e2eWorkerServer().url });
    const stranger = await elsewhere.post("/api/register", { data: newCredentials() });
    const other = await page.context().newPage();
    await other.goto("/about");
    await other.evaluate(
      (stored) => localStorage.setItem("auth-token", stored),
      ((await stranger.json()) as SignedIn).token,
    );
    await elsewhere.dispose();
    await expect(page.getByText("Документов пока нет")).toBeVisible();
    await other.close();
  });
});

test("a menu whose code did not load is asked for again", { tag: "@exhaustive" }, async ({
  page,
}) => {
  await page.request.post("/api/register", { data: newCredentials() });
  const scripts = "**/_next/static/chunks/**";
  await page.route(scripts, async (route) => {
    const response = await route.fetch();
    // Only the menu's own code, and from the start: everything else on the page must work.
    if ((await response.text()).includes('"UserMenu"')) return route.abort("internetdisconnected");
    return route.fulfill({ response });
  });
  await page.goto("/about");
  const retry = page.getByRole("button", { name: "Открыть меню" });
  await expect(retry).toBeVisible();
  // Wait for its handlers: a script that is still being fetched would be answered twice.
  await page.unrouteAll({ behavior: "wait" });
  await retry.click();
  await expect(page.getByRole("button", { name: /^Меню пользователя/ })).toBeVisible();
});

test("a guest's tab hears of a sign-in in another one", { tag: "@exhaustive" }, async ({
  page,
}) => {
  await page.goto("/about");
  const wayIn = page.getByRole("banner").getByRole("link", { name: "Войти" });
  await expect(wayIn).toBeVisible();
  const elsewhere = await requests.newContext({ baseURL: e2eWorkerServer().url });
  const registered = await elsewhere.post("/api/register", { data: newCredentials() });
  const { token } = (await registered.json()) as SignedIn;
  await elsewhere.dispose();
  const other = await page.context().newPage();
  await other.goto("/contacts");
  await other.evaluate((stored) => localStorage.setItem("auth-token", stored), token);
  await expect(page.getByRole("button", { name: /^Меню пользователя/ })).toBeVisible();
  await expect(wayIn).toHaveCount(0);
  await other.close();
});

test("a server that cannot be asked ends no session, and takes no known user away", {
  tag: "@exhaustive",
}, async ({ page }) => {
  const lookup = "**/api/auth/user";
  await page.request.post("/api/register", { data: newCredentials() });
  await failCalls(page, lookup, "nothing readable");
  await page.goto("/");
  await expect(page.getByText("Не удалось загрузить кабинет")).toBeVisible();
  const retry = page.getByRole("button", { name: "Загрузить ещё раз" });
  await expect(retry).toBeEnabled();
  await page.unroute(lookup);
  // A lazily loaded part of the page also asks: if it is the first, no button is left to click.
  await retry.click({ timeout: 5_000 }).catch(() => expect(retry).toHaveCount(0));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Здравствуйте");

  // Another tab has a newer token, and the server is unreachable again.
  await failCalls(page, lookup, "nothing readable");
  const asked = page.waitForResponse(lookup);
  await page.evaluate(() =>
    window.dispatchEvent(new StorageEvent("storage", { key: "auth-token", newValue: "newer" })),
  );
  await asked;
  await page.getByRole("link", { name: "Мои документы" }).first().click();
  await expect(page.getByText("Документов пока нет")).toBeVisible();
});
