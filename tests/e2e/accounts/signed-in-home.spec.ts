import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { newCredentials } from "@/tests/support/browser/visitors";

/** The breadcrumb, as the server sends it. */
const wayBack = 'aria-label="Вы здесь"';

test("shows the landing page at `/` to a guest and the cabinet to a user", async ({ page }) => {
  await test.step("after a sign-in the link to `/` shows the cabinet instead of the cached landing page", async () => {
    const visitor = newCredentials();
    await page.request.post("/api/register", { data: visitor });
    await page.context().clearCookies();
    // The router prefetches the landing page, because links here lead to `/`.
    await page.goto("/login");
    await page.waitForLoadState("networkidle");
    await page.getByLabel("Email").fill(visitor.email);
    await page.getByLabel("Пароль", { exact: true }).fill(visitor.password);
    await page.getByRole("button", { name: "Войти", exact: true }).click();
    await expect(page).toHaveURL("/dashboard");
    await page.waitForLoadState("networkidle");
    await page.getByRole("banner").getByRole("link", { name: "Главная" }).hover();
    await page.waitForLoadState("networkidle");
    await page.getByRole("banner").getByRole("link", { name: "Главная" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Здравствуйте");
    await expect(page.getByRole("navigation", { name: "Вы здесь" })).toHaveCount(0);
  });

  await test.step("the cabinet has breadcrumbs at its own address but not at `/`", async () => {
    const served = async (path: string) => {
      const html = await (await page.request.get(path)).text();
      return { title: /<title>(.*?)<\/title>/.exec(html)?.[1], hasWayBack: html.includes(wayBack) };
    };
    const title = "Личный кабинет — Сайт по закону";
    expect(await served("/")).toEqual({ title, hasWayBack: false });
    expect(await served("/dashboard")).toEqual({ title, hasWayBack: true });

    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Здравствуйте");
    await expect(page.getByRole("navigation", { name: "Вы здесь" })).toHaveCount(0);
    // The page behind it has no address of its own.
    await page.goto("/home");
    await expect(page).toHaveURL("/");
  });
});
