import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { attribute, elementsOf } from "@/tests/support/html-elements";

/** One address for each kind of response, including errors and redirects. */
const answers = [
  ["a page", "GET", "/help", 200],
  ["a missing page", "GET", "/net-takoy", 404],
  ["a permanent redirect", "GET", "/account", 308],
  ["a temporary redirect", "GET", "/redirect", 307],
  ["a redirect without the trailing slash", "GET", "/help/", 308],
  ["a response of the API", "GET", "/api/blog", 200],
  ["an error of the API", "GET", "/api/documents", 401],
  ["an unknown call", "GET", "/api/net-takogo", 404],
  ["a wrong method", "PUT", "/api/login", 405],
  ["an unknown method", "TRACE", "/", 405],
  ["a form posted to a page", "POST", "/login", 405],
  ["an unknown public document", "GET", "/d/net", 404],
  ["an icon", "GET", "/favicon.ico", 200],
  ["a sitemap", "GET", "/sitemap.xml", 200],
] as const;

test("every kind of response has the security headers", async ({ request }) => {
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

test("the home page forbids framing and shared caches, and pages and calls limit the referrer", async ({
  request,
}) => {
  const home = (await request.get("/")).headers();
  await test.step("no site may frame the page, and no header names the server's software", () => {
    expect(home["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(home["x-powered-by"]).toBeUndefined();
  });
  await test.step("`/` is not stored in shared caches", () => {
    expect(home["cache-control"]).toBe("private, no-cache");
  });
  await test.step("pages and calls have their referrer policies", async () => {
    const policyOf = async (path: string) => (await request.get(path)).headers()["referrer-policy"];
    expect(home["referrer-policy"]).toBe("strict-origin-when-cross-origin");
    expect(await policyOf("/generator")).toBe("strict-origin-when-cross-origin");
    expect(await policyOf("/api/health/live")).toBe("no-referrer");
    expect(await policyOf("/api/blog")).toBe("no-referrer");
  });
});

test("forged forwarding headers do not change pages, links or redirects", async ({ request }) => {
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
