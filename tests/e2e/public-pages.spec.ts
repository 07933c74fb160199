import type { Page } from "@playwright/test";
import { aliases } from "@/content/navigation";
import { site } from "@/content/site";
import { expect, test } from "@/tests/e2e/page-watch";
import { listPublicPages } from "@/tests/e2e/public-pages";
import { e2eBuildUrl } from "@/tests/support/e2e-address.mjs";

type Head = {
  path: string;
  title: string;
  description: string;
  canonical: string;
  headings: string[];
  crumb: string | null;
  image: string;
  data: { "@type": string }[];
};

/** A page that an operator's change renders anew has the address of the server, all others the build's. */
const siteOrigins = (ownUrl: string | undefined) => [e2eBuildUrl, ownUrl];

async function readHead(page: Page, path: string): Promise<Head> {
  return page.evaluate((path) => {
    const content = (selector: string) =>
      document.querySelector(selector)?.getAttribute("content") ?? "";
    const scripts = document.querySelectorAll('script[type="application/ld+json"]');
    return {
      path,
      title: document.title,
      description: content('head meta[name="description"]'),
      canonical: document.querySelector<HTMLLinkElement>('head link[rel="canonical"]')?.href ?? "",
      headings: [...document.querySelectorAll("h1")].map((heading) => heading.textContent.trim()),
      crumb:
        document.querySelector('nav[aria-label="Вы здесь"] [aria-current="page"]')?.textContent ??
        null,
      image: content('head meta[property="og:image"]'),
      data: [...scripts].map((script) => JSON.parse(script.textContent ?? "")),
    };
  }, path);
}

/** Where a page's links lead, and which of those within its text do not lead to one place of it. */
async function readLinks(page: Page): Promise<{ found: string[]; strayHashes: string[] }> {
  return page.evaluate(() => {
    const addresses = (selector: string) =>
      [...document.querySelectorAll(selector)].map((link) => link.getAttribute("href") ?? "");
    const placesOf = (hash: string) =>
      document.querySelectorAll(`[id="${CSS.escape(decodeURIComponent(hash.slice(1)))}"]`).length;
    return {
      found: addresses("a[href^='/']"),
      strayHashes: addresses("main a[href^='#']").filter((hash) => placesOf(hash) !== 1),
    };
  });
}

test("every public page says what it is, to people and to search engines", async ({
  page,
  request,
  baseURL,
}) => {
  test.setTimeout(600_000);
  const paths = await listPublicPages(request);
  expect(paths.length).toBeGreaterThan(40);
  const origins = siteOrigins(baseURL);
  const links = new Set<string>();
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();

  for (const path of paths) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    const head = await readHead(page, path);

    expect(head.title, path).toContain(site.name);
    expect(head.description.length, `description of ${path}`).toBeGreaterThan(40);
    expect(head.description.length, `description of ${path}`).toBeLessThan(220);
    expect(head.headings.length, `h1 of ${path}`).toBe(1);
    expect(head.headings[0], `h1 of ${path}`).not.toBe("");
    expect(origins, `picture of ${path}`).toContain(new URL(head.image).origin);

    const canonical = new URL(head.canonical);
    expect(origins, path).toContain(canonical.origin);
    if (path.startsWith("/blog/")) {
      expect(canonical.pathname, path).toMatch(/^\/(blog|news)\//);
    } else {
      const expected = aliases[path] ?? path;
      expect(canonical.pathname, path).toBe(expected);
    }
    if (canonical.pathname === path) {
      expect(titles.get(head.title), `title of ${path}`).toBeUndefined();
      titles.set(head.title, path);
      expect(descriptions.get(head.description), `description of ${path}`).toBeUndefined();
      descriptions.set(head.description, path);
    }

    if (path === "/") expect(head.crumb).toBeNull();
    else {
      expect(head.crumb, `crumb of ${path}`).toBeTruthy();
      expect(head.crumb, `crumb of ${path}`).not.toBe("Страница не найдена");
      expect(head.data.map((data) => data["@type"])).toContain("BreadcrumbList");
    }

    const { found, strayHashes } = await readLinks(page);
    for (const href of found) links.add(href.replace(/#.*$/, ""));
    expect(strayHashes, `hashes of ${path} that lead to no place or to two`).toEqual([]);
  }

  const dead: string[] = [];
  // The walk has seen that its own pages are there.
  for (const href of [...links].filter((link) => !paths.includes(link))) {
    const answer = await request.get(href);
    if (answer.status() !== 200) dead.push(`${answer.status()} ${href}`);
  }
  expect(dead).toEqual([]);
});

test("the sitemap names each page once, the robots file names the sitemap", async ({
  request,
  baseURL,
}) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(new Set(addresses).size).toBe(addresses.length);
  const robots = await (await request.get("/robots.txt")).text();
  const sitemaps = [...robots.matchAll(/^Sitemap: (.+)$/gm)].map(([, address]) => address);
  expect(sitemaps).toHaveLength(1);
  expect(siteOrigins(baseURL).map((origin) => `${origin}/sitemap.xml`)).toContain(sitemaps[0]);
  for (const path of ["/api/", "/admin", "/settings"]) expect(robots).toContain(path);
});

test("moved addresses lead on", async ({ page }) => {
  for (const [from, to] of [
    ["/contact", "/contacts"],
    ["/redirect", "/"],
    ["/account", "/login"],
  ] as const) {
    await page.goto(from);
    await expect.poll(() => new URL(page.url()).pathname).toBe(to);
  }
});

test("an unknown address is a page that says so", async ({ page }) => {
  const response = await page.goto("/такой-страницы-нет");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
  await expect(page.getByRole("navigation", { name: "Вы здесь" })).toContainText(
    "Страница не найдена",
  );
});

test("an unknown address of the API answers with its envelope", async ({ request }) => {
  for (const path of ["/api", "/api/such/there/is/none"]) {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(await response.json()).toMatchObject({ code: "NOT_FOUND" });
  }
});

test("the words are there without a script", async ({ browser, request }) => {
  test.setTimeout(600_000);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of await listPublicPages(request)) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
    const words = (await page.locator("main").allInnerTexts()).join(" ").split(/\s+/).length;
    expect(words, `words of ${path}`).toBeGreaterThan(40);
  }
  await context.close();
});
