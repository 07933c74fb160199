import { checklist } from "@/content/pages/checklist";
import { storedInBrowser } from "@/content/site-legal/storage";
import { expect, test } from "@/tests/e2e/helpers/page-watch";
import { newVisitor } from "@/tests/e2e/helpers/people";
import { admin } from "@/tests/support/test-admin";

const items = checklist.flatMap((section) => section.items);
const required = items.filter((item) => item.required);

test.describe("the checklist", () => {
  test("keeps the ticks in the browser, counts them in words, and marks a finished section", async ({
    page,
  }) => {
    await page.goto("/important");
    const summary = page.getByText(/^Сделано \d из 8\./);
    await expect(summary).toHaveText("Сделано 0 из 8. Обязательных осталось 6.");
    const rights = page.locator("section", {
      has: page.getByRole("heading", { name: "Права людей" }),
    });
    await expect(rights.getByText("Требует внимания")).toBeVisible();

    const box = page.getByRole("checkbox", { name: /^Данные удаляются/ });
    await box.focus();
    await page.keyboard.press("Space");
    await expect(box).toBeChecked();
    await expect(rights.getByText("Готово")).toBeVisible();
    await expect(summary).toHaveText("Сделано 1 из 8. Обязательных осталось 5.");
    expect(await page.evaluate(() => localStorage.getItem("important-checklist-progress"))).toBe(
      '{"data-deletion":true}',
    );

    await page.goto("/help/checklist");
    await expect(page.getByRole("checkbox", { name: /^Данные удаляются/ })).toBeChecked();
    await page.getByRole("button", { name: "Снять отметки" }).click();
    await expect(summary).toHaveText("Сделано 0 из 8. Обязательных осталось 6.");
  });

  test("shows the compliance card when everything required is done, and takes it away again", async ({
    page,
  }) => {
    await page.goto("/important");
    const card = page.getByRole("heading", { name: /^152-\u2060?ФЗ/ });
    for (const { text } of required) {
      await expect(card).toHaveCount(0);
      await page.getByRole("checkbox", { name: text.slice(0, 20) }).check();
    }
    await expect(card).toBeVisible();
    await expect(page.getByText("Требует внимания")).toHaveCount(0);
    await page.getByRole("checkbox", { name: /^Все страницы/ }).uncheck();
    await expect(card).toHaveCount(0);
  });

  test("prints empty boxes", async ({ page }) => {
    await page.goto("/important");
    const box = page.getByRole("checkbox", { name: /^Политика обработки/ });
    await box.check();
    await page.emulateMedia({ media: "print" });
    await expect(box).toHaveCSS("background-image", "none");
    await expect(box).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    await expect(page.getByText(/^Сделано/)).toBeHidden();
  });

  test("is canonical under one of its two addresses", async ({ page }) => {
    await page.goto("/help/checklist");
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/important$/);
  });
});

test("the answer about cookies can be changed and withdrawn", async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem("seen")) return;
    localStorage.setItem("seen", "1");
    localStorage.setItem("cookie-consent", "accepted");
    localStorage.setItem("cookie-consent-date", "2026-11-19T21:30:00.000Z");
  });
  await page.goto("/cookie-policy");
  const choice = page.locator("section", {
    has: page.getByRole("heading", { name: "Изменить выбор" }),
  });
  await expect(choice.getByRole("status")).toHaveText("Вы приняли файлы cookie, 20 ноября 2026 г.");
  await choice.getByRole("button", { name: "Отклонить" }).click();
  await expect(choice.getByRole("status")).toContainText("Вы отклонили файлы cookie");
  await page.reload();
  await expect(choice.getByRole("button", { name: "Отклонить" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await choice.getByRole("button", { name: "Сбросить ответ" }).click();
  await expect(choice.getByRole("status")).toHaveText("Вы ещё не ответили");
  expect(await page.evaluate(() => localStorage.getItem("cookie-consent"))).toBeNull();
});

test("the site map has a group for users, and one for the administrator only", async ({ page }) => {
  const own = page.getByRole("heading", { name: "Ваш кабинет" });
  const panel = page.getByRole("heading", { name: "Управление" });
  await page.goto("/sitemap");
  await expect(page.getByRole("heading", { name: "Правовая информация" })).toBeVisible();
  await expect(own).toHaveCount(0);

  const visitor = newVisitor();
  await page.request.post("/api/register", { data: visitor });
  await page.goto("/sitemap");
  await expect(own).toBeVisible();
  await expect(panel).toHaveCount(0);

  await page.request.post("/api/login", { data: admin });
  await page.goto("/sitemap");
  await expect(own).toBeVisible();
});

test("links out of the site give nothing away", async ({ page }) => {
  for (const path of ["/resources", "/roskomnadzor"]) {
    await page.goto(path);
    const out = page.locator("main a[href^=http]");
    expect(await out.count()).toBeGreaterThan(5);
    for (const link of await out.all()) {
      await expect(link).toHaveAttribute("rel", "noopener noreferrer");
      await expect(link).toContainText("внешний сайт");
    }
  }
});

test("remembered addresses lead to today's", async ({ request }) => {
  for (const [from, to] of [
    ["/contact", "/contacts"],
    ["/account", "/settings"],
    ["/redirect", "/"],
  ] as const) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect([307, 308], from).toContain(answer.status());
    expect(answer.headers().location, from).toBe(to);
  }
});

test("nothing lies in the browser that the cookie policy does not name", async ({ page }) => {
  const visitor = newVisitor();
  await page.request.post("/api/register", { data: visitor });
  const kept = new Set<string>();
  for (const path of ["/", "/generator", "/important", "/cookie-policy"]) {
    await page.goto(path);
    if (path === "/important") await page.getByRole("checkbox").first().check();
    if (path === "/cookie-policy") {
      await page.getByRole("button", { name: "Отклонить" }).first().click();
    }
    const keys = await page.evaluate(() => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
    ]);
    for (const key of keys) kept.add(key);
  }
  for (const { name } of await page.context().cookies()) kept.add(name);
  expect(kept.size).toBeGreaterThan(3);
  const named = storedInBrowser.flatMap(({ names }) => names);
  const isNamed = (key: string) =>
    named.some((name) => name === key || (name.endsWith("…") && key.startsWith(name.slice(0, -1))));
  expect([...kept].filter((key) => !isNamed(key))).toEqual([]);
});
