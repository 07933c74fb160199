import { request as requests } from "@playwright/test";
import type { SignedIn } from "@/lib/features/accounts/responses";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { failCalls } from "@/tests/support/browser/network/fail-calls";
import { newCredentials } from "@/tests/support/browser/visitors";
import { e2eWorkerServer } from "@/tests/support/runner/e2e-address.mjs";

test("an open page shows no data of a user whose session ended or who was replaced in another tab", {
  tag: "@exhaustive",
}, async ({ page, request }) => {
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

  await test.step("after the session ended an opened document asks to sign in", async () => {
    await openList();
    await request.post("/api/logout", { headers: headers() });
    await document.click();
    await expect(page.getByRole("main").getByRole("link", { name: "Войти" })).toBeVisible();
  });

  await test.step("a sign-out in another tab hides this tab's list", async () => {
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

  await test.step("a sign-in of another user in another tab shows that user's list", async () => {
    const again = await request.post("/api/login", { data: visitor });
    token = ((await again.json()) as SignedIn).token;
    await openList();
    // In a separate client: a registration ends the session of its cookie.
    const elsewhere = await requests.newContext({ baseURL: e2eWorkerServer().url });
    const otherUser = await elsewhere.post("/api/register", { data: newCredentials() });
    const other = await page.context().newPage();
    await other.goto("/about");
    await other.evaluate(
      (stored) => localStorage.setItem("auth-token", stored),
      ((await otherUser.json()) as SignedIn).token,
    );
    await elsewhere.dispose();
    await expect(page.getByText("Документов пока нет")).toBeVisible();
    await other.close();
  });
});

test("the user menu can be loaded again when its code failed to load", {
  tag: "@exhaustive",
}, async ({ page }) => {
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

test("a guest's tab shows the user menu after a sign-in in another tab", {
  tag: "@exhaustive",
}, async ({ page }) => {
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

test("a failed request for the user neither ends the session nor hides a known user", {
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
  const response = page.waitForResponse(lookup);
  await page.evaluate(() =>
    window.dispatchEvent(new StorageEvent("storage", { key: "auth-token", newValue: "newer" })),
  );
  await response;
  await page.getByRole("link", { name: "Мои документы" }).first().click();
  await expect(page.getByText("Документов пока нет")).toBeVisible();
});
