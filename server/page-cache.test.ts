import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { nodeFs } from "next/dist/server/lib/node-fs-methods.js";
import { getRouteCacheKey } from "next/dist/server/lib/route-cache-key.js";
import type { RouteKind } from "next/dist/server/route-kind.js";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { refreshPages } from "@/lib/platform/http/refresh-pages";
import { textStylesFile } from "@/server/critical-styles.mjs";
import { installPageFinisher } from "@/server/finish-page.mjs";
import PageCache from "@/server/page-cache.mjs";
import { scriptHash } from "@/server/script-policy.mjs";

const symbols = ["finish-page", "content"].map((name) => Symbol.for(`sait-po-zakonu.${name}`));
const faces = "@font-face{src:url(/x)}";
const link = '<link rel="stylesheet" href="/_next/static/a.css" data-precedence="next"/>';
const html =
  `<!DOCTYPE html><html lang="ru"><head><meta charset="utf-8"/>${link}<title>а</title></head>` +
  "<body><p>$& а</p><script>ours()</script><script>evil()</script></body></html>";

let built = "";
let cache: InstanceType<typeof PageCache>;
const write = (name: string, text: string) => {
  const file = join(built, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

beforeEach(() => {
  built = mkdtempSync(join(tmpdir(), "pages-"));
  const routes: Record<string, { dataRoute: string | null }> = { "/rss.xml": { dataRoute: null } };
  for (const name of ["index", "home", "help", "news/known", "_not-found"]) {
    write(`server/app/${name}.html`, `<head><style>${faces}.${name}{}</style></head>`);
    routes[name === "index" ? "/" : `/${name}`] = { dataRoute: `/${name}.rsc` };
  }
  write("prerender-manifest.json", JSON.stringify({ routes }));
  write(textStylesFile, `${faces}.text{}`);
  write("own-scripts.json", JSON.stringify([scriptHash("ours()")]));
  installPageFinisher(built);
  const options = {
    fs: nodeFs,
    flushToDisk: false,
    maxMemoryCacheSize: 1_000_000,
    revalidatedTags: [],
  };
  cache = Reflect.construct(PageCache, [{ ...options, serverDistDir: built }]);
});
afterEach(() => {
  rmSync(built, { recursive: true });
  for (const symbol of symbols) Reflect.deleteProperty(globalThis, symbol);
});

const owner = { kind: "APP_PAGE" as RouteKind, sourceRoute: "/(site)/[x]/page" };
/** A key in Next's own form, which no document promises, with any address. */
const keyOf = (address: string) => getRouteCacheKey("/x", owner).replace(/\/x$/, () => address);

test("Next calls the landing page «index» in its keys", () => {
  expect(getRouteCacheKey("/", owner)).toBe(keyOf("/index"));
});

/** A page as Next passes it to its cache and to the visitors who wait for it. */
async function rendered(path: string, status?: number, page = html) {
  const value = { kind: "APP_PAGE", html: page, headers: { "x-nextjs-prerender": "1" }, status };
  const key = keyOf(path);
  await cache.set(key, value as never, {} as never);
  return { key, value };
}

describe("a page rendered at run time", () => {
  test("gets a policy that allows only our scripts and keeps its other headers", async () => {
    const { value } = await rendered("/other");
    expect(value.headers).toEqual({
      "x-nextjs-prerender": "1",
      "content-security-policy": `script-src 'self' 'sha256-${scriptHash("ours()")}'; object-src 'none'; base-uri 'none'`,
    });
  });

  test("is stored with its policy", async () => {
    const { key, value } = await rendered("/help");
    const cached = await cache.get(key, { kind: "APP_PAGE" } as never);
    expect(cached?.value).toEqual(value);
  });

  test("has a policy for the waiting visitor even when it is not stored", async () => {
    const key = keyOf("/news/moved");
    await cache.get(key, { kind: "APP_PAGE" } as never);
    refreshPages();
    const { value } = await rendered("/news/moved");
    expect(value.headers).toHaveProperty("content-security-policy");
    expect(await cache.get(key, { kind: "APP_PAGE" } as never)).toBeNull();
  });

  test("has its stylesheet link at the end of the body", async () => {
    const { value } = await rendered("/help");
    expect(value.html).toContain("<p>$& а</p>");
    expect(value.html).toContain(`${link}</body></html>`);
    expect(value.html.split(link)).toHaveLength(2);
  });

  test.each([
    ["/index", undefined, ".index{}"],
    ["/home", undefined, ".home{}"],
    ["/help", undefined, ".help{}"],
    ["/news/known", undefined, ".news/known{}"],
    ["/news/new", undefined, ".text{}"],
    ["/help/new", undefined, ".text{}"],
    ["/help/none", 404, "._not-found{}"],
  ])("%s (%s) gets the style rules of its page or of texts", async (path, status, styles) => {
    const { value } = await rendered(path, status);
    expect(value.html).toContain(`<style>${faces}${styles}</style></head>`);
  });

  // The browser puts the stylesheets before what is there: other rules would then override theirs.
  test("gets only fonts and variables when Next leaves the stylesheet to the browser", async () => {
    const { value } = await rendered("/news/none", 404, html.replace(link, ""));
    expect(value.html).toContain(`<style>${faces}</style></head>`);
  });

  // Fonts and registered variables are in no stylesheet.
  test.each(["/other", "/rss.xml", "/../server/app/help", "/help/../../x", "/%2e%2e/help.html"])(
    "gets the style rules of texts for an unknown path: %s",
    async (path) => {
      const { value } = await rendered(path);
      expect(value.html).toContain(`<style>${faces}.text{}</style></head>`);
    },
  );
});

test("stores the response of a route unchanged", async () => {
  const value = { kind: "APP_ROUTE", body: Buffer.from("<p>"), headers: {}, status: 200 };
  await cache.set("/route-cache/APP_ROUTE/0a1b/$/news/rss.xml", value as never, {} as never);
  expect(value).toEqual({ kind: "APP_ROUTE", body: Buffer.from("<p>"), headers: {}, status: 200 });
});
