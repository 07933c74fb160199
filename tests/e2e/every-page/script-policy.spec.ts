import { expect, test } from "@playwright/test";

// The token is in local storage by contract, so foreign scripts must not run anywhere.
// The last of these is rendered on request.
test("an injected script does not run on any page", async ({ page }) => {
  for (const path of ["/", "/generator", "/login", `/documents/${"z".repeat(24)}`]) {
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
    expect
      .soft(result, path)
      .toEqual({ directive: expect.stringMatching(/^script-src/), ran: false });
  }
});
