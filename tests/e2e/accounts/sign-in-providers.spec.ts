/** The full sign-in with Yandex ID and VK ID, using fakes of both. docs/specification/accounts.md#services */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { SignedIn } from "@/lib/features/accounts/responses";
import { totpCode } from "@/tests/support/api/accounts/authenticator";
import { expectAccessible } from "@/tests/support/browser/accessibility";
import { test as base, expect } from "@/tests/support/browser/fail-on-page-errors";
import { readMailedLink } from "@/tests/support/browser/read-mail";
import { startProductionServer } from "@/tests/support/servers/production-server";
import {
  type FakeProviders,
  fakeProviderSettings,
  startFakeProviders,
} from "@/tests/support/sign-in-providers/fake-providers";

type Services = { url: string; outbox: string; standIn: FakeProviders };

/** A separate server: the others have no provider enabled, like most operators' sites. */
const test = base.extend<object, { services: Services }>({
  services: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern
    async ({}, use) => {
      const data = mkdtempSync(join(tmpdir(), "sign-in-services-"));
      const standIn = await startFakeProviders();
      const server = await startProductionServer({
        ...fakeProviderSettings(standIn),
        DATA_DIR: data,
        RATE_LIMIT_SCALE: "1000",
        BCRYPT_COST: "4",
      });
      standIn.site = server.url;
      await use({ url: server.url, outbox: join(data, "outbox"), standIn });
      await server.stop();
      await standIn.close();
      rmSync(data, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: async ({ services }, use) => use(services.url),
  visitedOrigins: async ({ services }, use) => use([services.standIn.root]),
});

const password = "длинный пароль 1";
const atYandex = (login: string, email = `${login}@yandex.ru`) => ({
  id: `yandex-${login}`,
  login,
  default_email: email,
  first_name: "Ольга",
  last_name: "Петрова",
});
const methods = (page: Page) => page.getByRole("region", { name: "Способы входа" });
const toast = (page: Page, text: string | RegExp) => page.getByText(text).first();

async function register(page: Page, email: string): Promise<string> {
  const response = await page.request.post("/api/register", { data: { email, password } });
  expect(response.status()).toBe(201);
  return ((await response.json()) as SignedIn).token;
}

async function signOut(page: Page): Promise<void> {
  // Leave the page first: it redirects by itself when it finds no signed-in user.
  await page.goto("/robots.txt");
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
}

/** Follows the mailed link and waits until the site has confirmed the address, which takes a call. */
async function confirmEmail(page: Page, email: string, outbox: string): Promise<void> {
  await page.goto(await readMailedLink(email, "/confirm-email", outbox));
  await expect(page.getByRole("heading", { name: "Почта подтверждена" })).toBeVisible();
}

async function goBy(page: Page, service: RegExp): Promise<void> {
  await page.goto("/login?next=/settings");
  await page.getByRole("button", { name: service }).click();
}

test("Yandex ID creates an account and cannot be disconnected while it is the only way to sign in", async ({
  page,
  services: { standIn },
}) => {
  standIn.person = atYandex("novaya.olga");
  await goBy(page, /Яндекс/);
  await expect(page.getByRole("heading", { name: "Создать кабинет?" })).toBeVisible();
  await expect(page.getByText("novaya.olga@yandex.ru")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Создать кабинет" }).click();
  await expect(page).toHaveURL(/\/settings/);

  await expect(methods(page)).toContainText("Пароля нет");
  await expect(methods(page)).toContainText("адрес там: novaya.olga@yandex.ru");
  await methods(page).getByRole("button", { name: "Отключить Яндекс ID" }).click();
  await expect(toast(page, /Сначала задайте пароль|единственный/i)).toBeVisible();
  await page.reload();
  await expect(methods(page).getByRole("button", { name: "Отключить Яндекс ID" })).toBeVisible();

  // She is known now and is asked for nothing.
  await signOut(page);
  await goBy(page, /Яндекс/);
  await expect(page).toHaveURL(/\/settings/);
  await expect(methods(page)).toContainText("novaya.olga@yandex.ru");
});

test("Yandex ID is connected to an account with the same confirmed address after a question", {
  tag: "@exhaustive",
}, async ({ page, services: { standIn, outbox } }) => {
  const email = "davno-olga@yandex.ru";
  await register(page, email);
  // Another person may have registered the address: it is not linked while unconfirmed.
  standIn.person = atYandex("davno.olga", email);
  await page.goto("/");
  await signOut(page);
  await goBy(page, /Яндекс/);
  await expect(page.getByRole("heading", { name: "Войти не получилось" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("адрес в нём не подтверждён");

  await confirmEmail(page, email, outbox);
  await goBy(page, /Яндекс/);
  await expect(page.getByRole("heading", { name: "У вас уже есть кабинет" })).toBeVisible();
  await page.getByRole("button", { name: "Войти и подключить Яндекс ID" }).click();
  await expect(page).toHaveURL(/\/settings/);
  await expect(methods(page)).toContainText("Пароль задан.");

  // With a password there is another way to sign in, so this one can be removed.
  await methods(page).getByRole("button", { name: "Отключить Яндекс ID" }).click();
  const question = page.getByRole("dialog", { name: "Отключить Яндекс ID?" });
  await expect(
    question.or(methods(page).getByRole("button", { name: "Подключить Яндекс ID" })).first(),
  ).toBeVisible();
  if (await question.isVisible()) {
    await question.getByLabel("Пароль").fill(password);
    await question.getByRole("button", { name: "Отключить" }).click();
  }
  await expect(methods(page).getByRole("button", { name: "Подключить Яндекс ID" })).toBeVisible();
});

test("VK ID is connected in the settings and then signs in; a refusal changes nothing", {
  tag: "@exhaustive",
}, async ({ page, services: { standIn } }) => {
  const token = await register(page, "vera@example.ru");
  await page.addInitScript((value) => {
    if (sessionStorage.getItem("began")) return;
    sessionStorage.setItem("began", "yes");
    localStorage.setItem("auth-token", value);
  }, token);

  await test.step("a refusal on the service's page changes nothing", async () => {
    standIn.person = null;
    await page.goto("/settings");
    await methods(page).getByRole("button", { name: "Подключить VK ID" }).click();
    await expect(toast(page, "Вы не дали разрешения.")).toBeVisible();
    await expect(methods(page).getByRole("button", { name: "Подключить VK ID" })).toBeVisible();
    // The URL no longer mentions it.
    await expect(page).toHaveURL(/\/settings#sign-in-methods$/);
  });

  await test.step("consent connects the service", async () => {
    standIn.person = {
      user_id: "7654321",
      first_name: "Вера",
      last_name: "Ильина",
      email: "vera@vk.example",
    };
    await methods(page).getByRole("button", { name: "Подключить VK ID" }).click();
    await expect(toast(page, "Способ входа подключён")).toBeVisible();
    await expect(methods(page)).toContainText("адрес там: vera@vk.example");
    await expectAccessible(page);
  });

  await test.step("the connected service signs in", async () => {
    await signOut(page);
    await goBy(page, /VK/);
    await expect(page).toHaveURL(/\/settings/);
    await expect(methods(page)).toContainText("vera@vk.example");
    await expect(page.getByText(/VK ID/).first()).toBeVisible();
  });

  await test.step("a refusal at sign-in signs nobody in", async () => {
    await signOut(page);
    standIn.person = null;
    await goBy(page, /VK/);
    await expect(page.getByRole("heading", { name: "Войти не получилось" })).toBeVisible();
    await expect(page.getByRole("main")).toContainText("Вы не разрешили сервису назвать вас");
    await page.goto("/settings");
    await expect(page).toHaveURL(/\/(login|auth)/);
  });
});

test("asks for the second factor after a sign-in by Yandex ID", { tag: "@exhaustive" }, async ({
  page,
  services: { standIn, outbox },
}) => {
  const email = "strogaya@yandex.ru";
  const token = await register(page, email);
  const headers = { authorization: `Bearer ${token}` };
  await confirmEmail(page, email, outbox);
  const begun = await page.request.post("/api/user/second-factor", { headers, data: { password } });
  const { secret } = (await begun.json()) as { secret: string };
  const code = totpCode(secret);
  const switched = await page.request.put("/api/user/second-factor", { headers, data: { code } });
  expect(switched.ok()).toBe(true);
  const { recoveryCodes } = (await switched.json()) as { recoveryCodes: string[] };
  await signOut(page);

  standIn.person = atYandex("strogaya");
  await goBy(page, /Яндекс/);
  await page.getByRole("button", { name: "Войти и подключить Яндекс ID" }).click();
  await expect(page.getByRole("heading", { name: "Введите код" })).toBeVisible();
  const codeField = page.getByLabel(/Код/);
  await codeField.fill("000000");
  await page.getByRole("button", { name: "Войти", exact: true }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Неверный код" })).toBeVisible();
  // Nothing is accessible before the code is right.
  expect((await page.request.get("/api/user/sign-in-methods")).status()).toBe(401);
  // The authenticator's code was used to switch it on, and works only once.
  await codeField.fill(recoveryCodes[0] ?? "");
  await page.getByRole("button", { name: "Войти", exact: true }).click();
  await expect(page).toHaveURL(/\/settings/);
  await expect(methods(page)).toContainText("strogaya@yandex.ru");
});
