import { readdirSync } from "node:fs";
import { basename, dirname } from "node:path";
import type { APIRequestContext } from "@playwright/test";
import { aliases } from "@/content/navigation";
import { site } from "@/content/site";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { listPublicPages } from "@/tests/support/browser/list-public-pages";
import { attribute, elementsOf, type HtmlElement, textOf } from "@/tests/support/html-elements";
import { e2eBuildUrl } from "@/tests/support/runner/e2e-address.mjs";

/** A page that is rendered again after an operator's change has the server's address, all others the build's. */
const siteOrigins = (ownUrl: string | undefined) => [e2eBuildUrl, ownUrl];

/** A page without a browser: what search engines and visitors without scripts get. */
async function readPage(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  const all = elementsOf(await response.text());
  const named = (name: string) => all.filter(({ tagName }) => tagName === name);
  const meta = (name: string) =>
    named("meta").find((it) => [attribute(it, "name"), attribute(it, "property")].includes(name));
  const place = named("nav").find((nav) => attribute(nav, "aria-label") === "Вы здесь");
  const addresses = (links: HtmlElement[]) => links.map((link) => attribute(link, "href"));
  const inText = named("main")
    .flatMap(elementsOf)
    .filter(({ tagName }) => tagName === "a");
  const contentOf = (found?: HtmlElement) => (found ? attribute(found, "content") : "");
  return {
    title: named("title").map(textOf).join(""),
    description: contentOf(meta("description")),
    image: contentOf(meta("og:image")),
    canonical: addresses(named("link").filter((link) => attribute(link, "rel") === "canonical")),
    headings: named("h1").map((heading) => textOf(heading).trim()),
    crumb: place
      ? elementsOf(place)
          .filter((part) => attribute(part, "aria-current") === "page")
          .map(textOf)
          .join("")
      : null,
    data: named("script")
      .filter((script) => attribute(script, "type") === "application/ld+json")
      .map((script): { "@type": string } => JSON.parse(textOf(script))),
    words: named("main").flatMap((main) => textOf(main).split(/\s+/)),
    links: addresses(named("a")).filter((href) => href.startsWith("/")),
    /** Links within the text that do not have exactly one target. */
    strayHashes: addresses(inText).filter(
      (href) =>
        href.startsWith("#") &&
        all.filter((it) => attribute(it, "id") === decodeURIComponent(href.slice(1))).length !== 1,
    ),
  };
}

test("every public page has unique head tags, one heading and no dead links without a script", {
  tag: "@exhaustive",
}, async ({ request, baseURL }) => {
  const paths = await listPublicPages(request);
  expect(paths.length).toBeGreaterThan(40);
  const origins = siteOrigins(baseURL);
  const links = new Set<string>();
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();

  for (const path of paths) {
    const page = await readPage(request, path);
    expect(page.title, path).toContain(site.name);
    expect(page.description.length, `description of ${path}`).toBeGreaterThan(40);
    expect(page.description.length, `description of ${path}`).toBeLessThan(220);
    expect(page.headings.length, `h1 of ${path}`).toBe(1);
    expect(page.headings[0], `h1 of ${path}`).not.toBe("");
    expect(page.words.length, `words of ${path}`).toBeGreaterThan(40);
    // A term of those who install the service; paper copies may be called that.
    expect(page.words.join(" "), path).not.toMatch(/этого экземпляра|экземпляр\S* (сервис|сайт)/i);
    expect(origins, `picture of ${path}`).toContain(new URL(page.image).origin);

    expect(page.canonical.length, `canonical link of ${path}`).toBe(1);
    const canonical = new URL(page.canonical[0] ?? "");
    expect(origins, path).toContain(canonical.origin);
    if (path.startsWith("/blog/")) {
      expect(canonical.pathname, path).toMatch(/^\/(blog|news)\//);
    } else {
      const expected = aliases[path] ?? path;
      expect(canonical.pathname, path).toBe(expected);
    }
    if (canonical.pathname === path) {
      expect(titles.get(page.title), `title of ${path}`).toBeUndefined();
      titles.set(page.title, path);
      expect(descriptions.get(page.description), `description of ${path}`).toBeUndefined();
      descriptions.set(page.description, path);
    }

    if (path === "/") expect(page.crumb).toBeNull();
    else {
      expect(page.crumb, `crumb of ${path}`).toBeTruthy();
      expect(page.crumb, `crumb of ${path}`).not.toBe("Страница не найдена");
      expect(page.data.map((data) => data["@type"])).toContain("BreadcrumbList");
    }

    for (const href of page.links) links.add(href.replace(/#.*$/, ""));
    expect(page.strayHashes, `hashes of ${path} that lead to no place or to two`).toEqual([]);
  }

  const dead: string[] = [];
  // The walk has covered its own pages.
  for (const href of [...links].filter((link) => !paths.includes(link))) {
    const response = await request.get(href);
    if (response.status() !== 200) dead.push(`${response.status()} ${href}`);
  }
  expect(dead).toEqual([]);
});

test("the sitemap lists each page once, and robots.txt names the sitemap", async ({
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
  expect([...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path)).toEqual(["/api/"]);
});

/** The addresses of all pages in a folder of `app`, with an id that nothing has. */
const pagesIn = (folder: string) =>
  readdirSync(`app/${folder}`, { recursive: true, encoding: "utf8" })
    .filter((file) => basename(file) === "page.tsx")
    .map((file) => `/${dirname(file)}`.replace("[id]", "z".repeat(24)))
    .map((path) => path.replace("[paper]", "responsible-order"))
    // The cabinet at `/`, which has no address of its own.
    .filter((path) => path !== "/home");

test("search engines are kept out of the cabinet and the panel, and of no public page", async ({
  request,
}) => {
  const found = ["/auth", "/login", "/register"];
  const kept = [...pagesIn("(account)"), ...pagesIn("(admin)"), "/pricing/request"];
  const closed = kept.filter((path) => !found.includes(path));
  expect(closed.length).toBeGreaterThan(45);
  for (const path of [...closed, ...found, ...(await listPublicPages(request))]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const isKeptOut = elementsOf(await response.text()).some(
      (it) => attribute(it, "name") === "robots" && attribute(it, "content").includes("noindex"),
    );
    expect(isKeptOut, path).toBe(closed.includes(path));
  }
});

// That a guest continues from the settings to the login: accounts/sign-in.spec.ts.
test("moved addresses redirect to existing pages", async ({ request }) => {
  for (const [from, to] of [
    ["/contact", "/contacts"],
    ["/account", "/settings"],
    ["/redirect", "/"],
  ] as const) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect([307, 308], from).toContain(response.status());
    expect(response.headers().location, from).toBe(to);
    expect((await request.get(from)).status(), from).toBe(200);
  }
});

test("an unknown address shows a page with status 404", async ({ page }) => {
  const title = page.getByRole("heading", { level: 1 });
  const response = await page.goto("/такой-страницы-нет");
  expect(response?.status()).toBe(404);
  await expect(title).toHaveText("404 Page Not Found");
  await expect(page.getByRole("navigation", { name: "Вы здесь" })).toContainText(
    "Страница не найдена",
  );
  // One prerendered page serves all missing texts; the browser chooses its text by folder (decision 0006).
  for (const folder of ["/articles", "/news", "/blog", "/help"]) {
    const missing = await page.goto(`${folder}/no-such-text`);
    expect.soft(missing?.status(), folder).toBe(404);
    await expect.soft(title, folder).toHaveText("Статья не найдена");
  }
});

test("an unknown address of the API returns 404 with an error code", async ({ request }) => {
  // Includes the paths of next-auth's own handler, which is not mounted.
  for (const [method, path] of [
    ["GET", "/api"],
    ["GET", "/api/such/there/is/none"],
    ["GET", "/api/auth"],
    ["GET", "/api/auth/session"],
    ["GET", "/api/auth/csrf"],
    ["POST", "/api/auth/callback/credentials"],
    ["POST", "/api/auth/_log"],
  ] as const) {
    const response = await request.fetch(path, { method });
    expect(response.status(), path).toBe(404);
    expect(await response.json(), path).toMatchObject({ code: "NOT_FOUND" });
    expect(response.headers(), path).not.toHaveProperty("set-cookie");
  }
});
