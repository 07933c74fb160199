import { test as base, expect, type Page } from "@playwright/test";
import { e2eWorkerServer } from "@/tests/support/runner/e2e-address.mjs";

const paymentOrigin = () => `http://127.0.0.1:${e2eWorkerServer().paymentsPort}`;

/**
 * Every end-to-end test that opens a page fails on errors that visitors would never report: an error in the console, a
 * script blocked by the policy, a request to another origin, an uncaught exception.
 */
export const test = base.extend<{ visitedOrigins: string[] }>({
  /** Where the browser itself may navigate besides the site: sign-in providers. */
  visitedOrigins: [[], { option: true }],
  page: async ({ page, baseURL, visitedOrigins }, use) => {
    const problems = await collectProblems(page, new URL(baseURL ?? "").origin, visitedOrigins);
    await use(page);
    expect(problems).toEqual([]);
  },
});

/** Collects the errors of a page from now on. */
async function collectProblems(
  page: Page,
  origin: string,
  visited: readonly string[],
): Promise<string[]> {
  const problems: string[] = [];
  page.on("console", (message) => {
    // The browser itself logs rejected responses (401 of a guest's user lookup) as errors. What the router
    // prefetches is all ours: nothing in it can be rejected.
    const isErrorResponse =
      message.text().startsWith("Failed to load resource") &&
      !/[?&]_rsc=/.test(message.location().url);
    // The test itself went offline.
    const isOffline = message.text().includes("net::ERR_INTERNET_DISCONNECTED");
    // From Playwright's tracer, not ours: its script in the sandboxed frame that previews an owner's HTML
    // (a unit test of lib/tools/consent-checkbox covers that), and its reading of pictures from memory.
    const isTracer =
      message.text().startsWith("Blocked script execution in 'about:srcdoc'") ||
      message.text().startsWith("Connecting to 'blob:");
    if (
      ["error", "warning"].includes(message.type()) &&
      !isErrorResponse &&
      !isOffline &&
      !isTracer
    )
      problems.push(`${message.text()} ${message.location().url}`);
  });
  // The console is silent if a script catches the error of what the policy blocked.
  await page.addInitScript(() =>
    document.addEventListener("securitypolicyviolation", (event) =>
      console.error("The policy refused", event.effectiveDirective, event.blockedURI),
    ),
  );
  page.on("pageerror", (error) => problems.push(String(error)));
  page.on("request", (request) => {
    const url = new URL(request.url());
    const isOurs = url.origin === origin || ["data:", "blob:", "about:"].includes(url.protocol);
    // The browser has left for it, to pay or to sign in: no page of ours may send this request.
    const isVisit =
      request.isNavigationRequest() && [...visited, paymentOrigin()].includes(url.origin);
    if (!isOurs && !isVisit) problems.push(`foreign request: ${request.url()}`);
  });
  return problems;
}

export { expect };
