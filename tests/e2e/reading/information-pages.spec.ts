import { storedInBrowser } from "@/content/site-legal/storage";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { newCredentials } from "@/tests/support/browser/visitors";
import { attribute, elementsOf, textOf } from "@/tests/support/html-elements";
import { admin } from "@/tests/support/test-admin";

test("the site map shows a group for users and another for administrators only", async ({
  page,
}) => {
  const heading = page.getByRole("heading", { name: "Ваш кабинет" });
  const panel = page.getByRole("heading", { name: "Управление" });
  await page.goto("/sitemap");
  await expect(page.getByRole("heading", { name: "Правовая информация" })).toBeVisible();
  await expect(heading).toHaveCount(0);

  const visitor = newCredentials();
  await page.request.post("/api/register", { data: visitor });
  await page.goto("/sitemap");
  await expect(heading).toBeVisible();
  await expect(panel).toHaveCount(0);

  await page.request.post("/api/login", { data: admin });
  await page.goto("/sitemap");
  await expect(heading).toBeVisible();
  await expect(panel).toBeVisible();
});

test("external links are marked as external and pass neither opener nor referrer", async ({
  request,
}) => {
  for (const path of ["/resources", "/roskomnadzor"]) {
    const out = elementsOf(await (await request.get(path)).text())
      .filter(({ tagName }) => tagName === "main")
      .flatMap(elementsOf)
      .filter((it) => it.tagName === "a" && attribute(it, "href").startsWith("http"));
    expect(out.length, path).toBeGreaterThan(5);
    for (const link of out) {
      const label = `${path}: ${attribute(link, "href")}`;
      expect.soft(attribute(link, "rel"), label).toBe("noopener noreferrer");
      expect.soft(textOf(link), label).toContain("внешний сайт");
    }
  }
});

test("the browser stores only what the cookie policy names", async ({ page }) => {
  const visitor = newCredentials();
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
