import { XMLParser } from "fast-xml-parser";
import { expectNoViolations } from "@/tests/support/browser/accessibility";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { attribute, elementsOf } from "@/tests/support/html-elements";

// That an unknown address returns 404: every-page/public-pages.spec.ts.

test("the page lists all articles without a script and links to their RSS feed", async ({
  request,
}) => {
  const all = elementsOf(await (await request.get("/articles?q=чего-то-такого-нет")).text());
  expect(all.filter(({ tagName }) => tagName === "article")).toHaveLength(5);

  const feed = all.find((it) => attribute(it, "type") === "application/rss+xml");
  expect(feed && attribute(feed, "rel")).toBe("alternate");
  const response = await request.get(new URL(feed ? attribute(feed, "href") : "").pathname);
  expect(response.headers()["content-type"]).toContain("application/rss+xml");
  const { rss } = new XMLParser().parse(await response.text());
  expect(rss.channel.item).toHaveLength(5);
  for (const { link } of rss.channel.item) {
    expect((await request.get(new URL(link).pathname)).status()).toBe(200);
  }
});

test("articles are searched and filtered, with the filter in the address, and read", async ({
  page,
}) => {
  const articles = page.getByRole("article");
  const every = page.getByRole("button", { name: "Все", exact: true });
  const search = page.getByRole("searchbox", { name: "Поиск по статьям" });

  await test.step("a link opens the filtered list and ignores an unknown category", async () => {
    await page.goto("/articles?category=Погода&q=152-фз");
    await expect(articles.filter({ hasText: "Что закон" })).toBeVisible();
    await page.goto("/articles?category=Безопасность");
    await expect(articles).toHaveCount(1);
    await every.click();
    await expect(page).toHaveURL(/\/articles$/);
  });

  await test.step("words and a category filter the list and are in the address", async () => {
    const count = page.locator("[aria-live=polite]").filter({ hasText: /стат/ });
    await expect(count).toHaveText("5\u00a0статей");
    await search.fill("УТЕЧК");
    await expect(page).toHaveURL(/\?q=/);
    await expect(articles).toHaveCount(1);
    await expect(count).toHaveText("1\u00a0статья из 5");

    const rights = page.getByRole("button", { name: "Права граждан" });
    await rights.click();
    await expect(rights).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByText("Статьи не найдены")).toBeVisible();
    await expect(articles).toHaveCount(0);

    await page.goBack();
    await expect(articles).toHaveCount(1);
    await page.goForward();
    await page.getByRole("button", { name: "Показать все" }).click();
    await expect(articles).toHaveCount(5);
    await expect(page).toHaveURL(/\/articles$/);
    await expect(every).toHaveAttribute("aria-pressed", "true");
  });

  await test.step("an article has contents and neighbours", async () => {
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
  });

  await test.step("a table fits on a phone and is accessible", async () => {
    const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
    await page.setViewportSize({ width: 320, height: 800 });
    const table = page.getByRole("table").first();
    // Out of view it keeps the height of the wider window, and would seem to scroll.
    await table.scrollIntoViewIfNeeded();
    await expect(table.getByRole("columnheader")).toHaveCount(4);
    const row = table.getByRole("row").nth(1);
    await expect(row.getByRole("cell")).toHaveCount(4);
    const fits = await table.evaluate((element) => element.scrollWidth <= element.clientWidth);
    expect(fits).toBe(true);
    await expectNoViolations(page, { within: "article" });
    await page.setViewportSize({ width, height });
  });

  await test.step("an article links to the list", async () => {
    await page.getByRole("link", { name: "Все статьи" }).first().click();
    await expect(page).toHaveURL(/\/articles$/);
  });
});
