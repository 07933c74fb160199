import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { attribute, elementsOf } from "@/tests/support/html-elements";

/** One address for each kind of response, including refusals and redirects. */
const answers = [
  ["a page", "GET", "/help", 200],
  ["a page that is not there", "GET", "/net-takoy", 404],
  ["a redirect", "GET", "/account", 308],
  ["a redirect of ours", "GET", "/redirect", 307],
  ["a redirect that takes a slash off", "GET", "/help/", 308],
  ["a response of the API", "GET", "/api/blog", 200],
  ["a refusal of the API", "GET", "/api/documents", 401],
  ["a call that is not there", "GET", "/api/net-takogo", 404],
  ["a wrong method", "PUT", "/api/login", 405],
  ["a method that nobody knows", "TRACE", "/", 405],
  ["a form that is sent to a page", "POST", "/login", 405],
  ["a public document that is not there", "GET", "/d/net", 404],
  ["an icon", "GET", "/favicon.ico", 200],
  ["a map for search engines", "GET", "/sitemap.xml", 200],
] as const;

test("responses of every kind carry the headers", async ({ request }) => {
  for (const [name, method, path, status] of answers) {
    await test.step(name, async () => {
      const ask = (headers: Record<string, string>) =>
        request.fetch(path, { method, headers, maxRedirects: 0 });
      const plain = await ask({});
      expect.soft(plain.status(), name).toBe(status);
      expect.soft(plain.headers(), name).toMatchObject({
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": expect.stringContaining("camera=()"),
        "referrer-policy": expect.stringMatching(/^(no-referrer|strict-origin-when-cross-origin)$/),
      });
      for (const header of ["strict-transport-security", "x-powered-by", "server"]) {
        expect.soft(plain.headers(), name).not.toHaveProperty(header);
      }
      const overHttps = await ask({ "x-forwarded-proto": "https" });
      expect
        .soft(overHttps.headers()["strict-transport-security"], name)
        .toBe("max-age=31536000; includeSubDomains");
    });
  }

  await test.step("a script of the site", async () => {
    const page = elementsOf(await (await request.get("/help")).text());
    const path = page
      .filter(({ tagName }) => tagName === "script")
      .map((script) => attribute(script, "src"))
      .find((src) => src.includes("/_next/static/"));
    const script = await request.get(path ?? "");
    expect(script.headers()).toMatchObject({
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
    });
  });
});

test("the home page stands in no frame and no shared cache, and no address leaks by its referrer", async ({
  request,
}) => {
  const home = (await request.get("/")).headers();
  await test.step("no page can be framed, and none names its server", () => {
    expect(home["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(home["x-powered-by"]).toBeUndefined();
  });
  await test.step("a shared cache keeps no response of the address that is landing and cabinet", () => {
    expect(home["cache-control"]).toBe("private, no-cache");
  });
  await test.step("a route may have a referrer policy of its own, every page has the site's", async () => {
    const policyOf = async (path: string) => (await request.get(path)).headers()["referrer-policy"];
    expect(home["referrer-policy"]).toBe("strict-origin-when-cross-origin");
    expect(await policyOf("/generator")).toBe("strict-origin-when-cross-origin");
    expect(await policyOf("/api/health/live")).toBe("no-referrer");
    expect(await policyOf("/api/blog")).toBe("no-referrer");
  });
});

test("headers that a client makes up do not get into pages, links and redirects", async ({
  request,
}) => {
  const forged = {
    "x-forwarded-host": "evil.example",
    "x-forwarded-server": "evil.example",
    "x-original-url": "/admin",
    "x-rewrite-url": "/admin",
    "x-middleware-subrequest": "middleware:middleware:middleware:middleware:middleware",
    "x-invoke-path": "/admin",
    "x-nextjs-data": "1",
    "x-now-route-matches": "1=admin",
  };
  for (const path of ["/", "/help", "/account", "/sitemap.xml", "/api/blog", "/login"]) {
    const expected = await request.get(path, { maxRedirects: 0 });
    const response = await request.get(path, { headers: forged, maxRedirects: 0 });
    expect(response.status(), path).toBe(expected.status());
    expect(JSON.stringify(response.headers()), path).not.toContain("evil.example");
    expect(await response.text(), path).not.toContain("evil.example");
    // Nothing of it stays in a cache for the next visitor.
    const next = await request.get(path, { maxRedirects: 0 });
    expect(await next.text(), path).not.toContain("evil.example");
  }
});
