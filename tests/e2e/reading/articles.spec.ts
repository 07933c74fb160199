import type { Page } from "@playwright/test";
import { XMLParser } from "fast-xml-parser";
import { axeOn } from "@/tests/e2e/helpers/axe-on";
import { expect, test } from "@/tests/e2e/helpers/page-watch";
import { attribute, elementsOf } from "@/tests/support/html-elements";

const articles = (page: Page) => page.getByRole("article");

test.describe("the articles", () => {
  test("are all there without a script", async ({ request }) => {
    const html = await (await request.get("/articles?q=чего-то-такого-нет")).text();
    expect(elementsOf(html).filter(({ tagName }) => tagName === "article")).toHaveLength(5);
  });

  test("narrow by words and by category, in the address", async ({ page }) => {
    await page.goto("/articles");
    const count = page.locator("[aria-live=polite]").filter({ hasText: /стат/ });
    await expect(count).toHaveText("5\u00a0статей");

    const search = page.getByRole("searchbox", { name: "Поиск по статьям" });
    await search.fill("УТЕЧК");
    await expect(page).toHaveURL(/\?q=/);
    await expect(articles(page)).toHaveCount(1);
    await expect(count).toHaveText("1\u00a0статья из 5");

    const rights = page.getByRole("button", { name: "Права граждан" });
    await rights.click();
    await expect(rights).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByText("Статьи не найдены")).toBeVisible();
    await expect(articles(page)).toHaveCount(0);

    await page.goBack();
    await expect(articles(page)).toHaveCount(1);
    await page.goForward();
    await page.getByRole("button", { name: "Показать все" }).click();
    await expect(articles(page)).toHaveCount(5);
    await expect(page).toHaveURL(/\/articles$/);
    await expect(page.getByRole("button", { name: "Все", exact: true })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
  });

  test("open filtered from a link, a category that is gone being none", async ({ page }) => {
    await page.goto("/articles?category=Безопасность");
    await expect(articles(page)).toHaveCount(1);
    await page.goto("/articles?category=Погода&q=152-фз");
    await expect(articles(page).filter({ hasText: "Что закон" })).toBeVisible();
  });

  test("are read with contents, neighbours and a way back", async ({ page }) => {
    await page.goto("/articles");
    await page.getByRole("link", { name: /^Человек спрашивает о/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Человек спрашивает");
    await expect(page.getByText("Проверено 21\u00a0ноября 2026")).toBeVisible();

    await page
      .getByRole("navigation", { name: "Содержание" })
      .getByText("Когда можно отказать")
      .click();
    await expect(page).toHaveURL(/#kogda-mozhno-otkazat$/);
    await expect(page.getByRole("heading", { name: "Когда можно отказать" })).toBeInViewport();

    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.map((text) => JSON.parse(text)["@type"])).toContain("Article");

    const neighbours = page.getByRole("navigation", { name: "Соседние тексты" });
    await expect(neighbours.getByRole("link")).toHaveCount(2);
    await page.getByRole("link", { name: "Все статьи" }).first().click();
    await expect(page).toHaveURL(/\/articles$/);
  });

  test("keep their tables whole on a phone, for eyes and ears", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto("/articles/otvet-na-zapros-o-personalnyh-dannyh");
    const table = page.getByRole("table").first();
    await expect(table.getByRole("columnheader")).toHaveCount(4);
    const row = table.getByRole("row").nth(1);
    await expect(row.getByRole("cell")).toHaveCount(4);
    const fits = await table.evaluate((element) => element.scrollWidth <= element.clientWidth);
    expect(fits).toBe(true);
    const { violations } = await (await axeOn(page)).include("article").analyze();
    expect(violations).toEqual([]);
  });

  test("have a feed that the page names", async ({ request }) => {
    const all = elementsOf(await (await request.get("/articles")).text());
    const feed = all.find((it) => attribute(it, "type") === "application/rss+xml");
    expect(feed && attribute(feed, "rel")).toBe("alternate");
    const answer = await request.get(new URL(feed ? attribute(feed, "href") : "").pathname);
    expect(answer.headers()["content-type"]).toContain("application/rss+xml");
    const { rss } = new XMLParser().parse(await answer.text());
    expect(rss.channel.item).toHaveLength(5);
    for (const { link } of rss.channel.item) {
      expect((await request.get(new URL(link).pathname)).status()).toBe(200);
    }
  });

  test("answer 404 to an address that is none", async ({ page }) => {
    // One prerendered page answers for all: the browser knows the folder (decision 0006).
    for (const folder of ["/articles", "/news", "/blog", "/help"]) {
      const missing = await page.goto(`${folder}/no-such-text`);
      expect(missing?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Статья не найдена");
    }
  });
});
