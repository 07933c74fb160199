import { expect, test } from "@playwright/test";

// The token lies in local storage by contract, so a foreign script must not run anywhere.
// The last of these is rendered when it is asked for.
for (const path of ["/", "/generator", "/login", `/documents/${"z".repeat(24)}`]) {
  test(`an injected script does not run on ${path}`, async ({ page }) => {
    await page.goto(path);
    const result = await page.evaluate(async () => {
      const refused = new Promise<string>((resolve) => {
        document.addEventListener("securitypolicyviolation", (event) =>
          resolve(event.effectiveDirective),
        );
        setTimeout(() => resolve("no violation"), 3000);
      });
      const script = document.createElement("script");
      script.textContent = "window.injected = true";
      document.body.append(script);
      const directive = await refused;
      return { directive, ran: "injected" in window };
    });
    expect(result).toEqual({ directive: expect.stringMatching(/^script-src/), ran: false });
  });
}

test("no page can be framed, and none names its server", async ({ request }) => {
  const response = await request.get("/");
  expect(response.headers()["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(response.headers()["x-powered-by"]).toBeUndefined();
});

test("a shared cache keeps no answer of the address that is landing and cabinet", async ({
  request,
}) => {
  const response = await request.get("/");
  expect(response.headers()["cache-control"]).toBe("private, no-cache");
});

test("a route may have a referrer policy of its own, every page has the site's", async ({
  request,
}) => {
  const policyOf = async (path: string) => (await request.get(path)).headers()["referrer-policy"];
  expect(await policyOf("/")).toBe("strict-origin-when-cross-origin");
  expect(await policyOf("/generator")).toBe("strict-origin-when-cross-origin");
  expect(await policyOf("/api/health/live")).toBe("no-referrer");
});
