import { test as base, expect } from "@playwright/test";

/**
 * Every end-to-end test fails on what a visitor would never report: an error in the console, a script
 * that the policy refused, a request to another origin, a page that threw.
 */
export const test = base.extend<{ watch: undefined }>({
  watch: [
    async ({ page, baseURL }, use) => {
      const problems: string[] = [];
      const own = new URL(baseURL ?? "").origin;
      page.on("console", (message) => {
        // The browser itself reports refused answers (401 of a guest's user lookup) as errors.
        const isRefusal = message.text().startsWith("Failed to load resource");
        // Of Playwright's tracer, not ours: its script in the frame that previews an owner's HTML and runs
        // none (a unit test of lib/tools/consent-html holds to that), its reading of pictures from memory.
        const isTracer =
          message.text().startsWith("Blocked script execution in 'about:srcdoc'") ||
          message.text().startsWith("Connecting to 'blob:");
        if (["error", "warning"].includes(message.type()) && !isRefusal && !isTracer)
          problems.push(message.text());
      });
      page.on("pageerror", (error) => problems.push(String(error)));
      page.on("request", (request) => {
        const url = new URL(request.url());
        const isOurs = url.origin === own || ["data:", "blob:", "about:"].includes(url.protocol);
        if (!isOurs) problems.push(`foreign request: ${request.url()}`);
      });
      await use(undefined);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
