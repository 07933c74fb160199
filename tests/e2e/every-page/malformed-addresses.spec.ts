import { request as httpRequest, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { expect, test } from "@playwright/test";

/** Paths whose last segment is arbitrary: pages, files, calls. */
const folders = [
  ...["/", "/news/", "/blog/", "/help/", "/articles/", "/examples/", "/privacy/consents/"],
  ...["/d/", "/d/fonts/", "/share/", "/documents/", "/admin/", "/_next/static/"],
  ...["/api/", "/api/documents/", "/api/templates/", "/api/template-editions/", "/api/auth/"],
];
const parts = [
  ...["%00", "a%00b", "%00/", "%2500", "%00.rsc", "%01", "%0d%0a", "%7f", "%ef%bf%bf"],
  ...["%ff", "%", "%zz", "%c0%80", "%ed%a0%80", "%2f", "%5c", "%F0%9F%98%80"],
  ...["%5Bslug%5D", "%5Btype]", "[purpose]", "(.)x", "__proto__", "%D1%8E".repeat(1200)],
];
const pages = ["/", "/news", "/examples", "/login", "/d/x", "/api/blog", "/api/documents"];
const queries = [
  ...["?%00", "?x=%00", "?type=%00", "?edition=%00", "?cursor=%00", "?limit=%00", "?_rsc=%00"],
  ...["?x=%ff", "?%", "?q=%ed%a0%80", "?nxtPslug=%00", "?a[b]=%00", `?x=${"a".repeat(8000)}`],
];

test("no malformed address causes a server error", { tag: "@exhaustive" }, async ({ baseURL }) => {
  const strange = [
    ...folders.flatMap((folder) => parts.map((part) => folder + part)),
    ...pages.flatMap((page) => queries.map((query) => page + query)),
  ];
  // As a browser opens the address and as the router fetches it.
  const remaining = strange.flatMap((path) => [false, true].map((asData) => ({ path, asData })));
  const failures: string[] = [];
  const askInTurn = async () => {
    for (let next = remaining.pop(); next; next = remaining.pop()) {
      const response = await ask(baseURL ?? "", next.path, next.asData);
      response.resume();
      const { statusCode = 0 } = response;
      if (statusCode >= 500) failures.push(`${statusCode} ${next.path.slice(0, 60)}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, askInTurn));
  expect(failures).toEqual([]);
});

test("an address that no text can have returns a page with status 404", async ({ baseURL }) => {
  for (const path of ["/news/%00", "/blog/%00", "/help/a%00b", "/articles/%5Bslug%5D", "/d/%00"]) {
    const response = await ask(baseURL ?? "", path, false);
    expect.soft(response.statusCode, path).toBe(404);
    expect.soft(response.headers["content-type"], path).toMatch(/^text\/html/);
    expect.soft(await text(response), path).toContain("не найден");
  }
});

/** Requests the exact path, which URL parsing would normalise, as a page or as the router's data for it. */
async function ask(baseURL: string, path: string, asData: boolean): Promise<IncomingMessage> {
  const { hostname, port } = new URL(baseURL);
  const headers = asData ? { rsc: "1" } : undefined;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    httpRequest({ hostname, port, path, headers, agent: false }, resolve).on("error", reject).end();
  });
  // Router data have their own URL, to which Next redirects requests at the page's.
  const { location = "" } = response.headers;
  const isTold = location.startsWith("/") && location.includes("_rsc") && !path.includes("_rsc");
  if (!isTold) return response;
  response.resume();
  return ask(baseURL, location, asData);
}
