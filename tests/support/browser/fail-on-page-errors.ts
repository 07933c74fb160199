import { test as base, expect, type Page } from "@playwright/test";
import { e2eOwnServer } from "@/tests/support/runner/e2e-address.mjs";

const paymentOrigin = () => `http://127.0.0.1:${e2eOwnServer().paymentsPort}`;

/**
 * Every end-to-end test that opens a page fails on what a visitor would never report: an error in the
 * console, a script that the policy refused, a request to another origin, a page that threw.
 */
export const test = base.extend<{ visitedOrigins: string[] }>({
  /** Where the browser itself is sent to, besides the site: a service of sign-in. */
  visitedOrigins: [[], { option: true }],
  page: async ({ page, baseURL, visitedOrigins }, use) => {
    const problems = await collectProblems(page, new URL(baseURL ?? "").origin, visitedOrigins);
    await use(page);
    expect(problems).toEqual([]);
  },
});

/** What goes wrong on a page from now on. */
async function collectProblems(
  page: Page,
  own: string,
  visited: readonly string[],
): Promise<string[]> {
  const problems: string[] = [];
  page.on("console", (message) => {
    // The browser itself reports refused responses (401 of a guest's user lookup) as errors. What the router
    // asks for ahead is all ours: there is nothing in it to refuse.
    const isRefusal =
      message.text().startsWith("Failed to load resource") &&
      !/[?&]_rsc=/.test(message.location().url);
    // The test itself took the line away.
    const isOffline = message.text().includes("net::ERR_INTERNET_DISCONNECTED");
    // Of Playwright's tracer, not ours: its script in the frame that previews an owner's HTML and runs
    // none (a unit test of lib/tools/consent-html holds to that), its reading of pictures from memory.
    const isTracer =
      message.text().startsWith("Blocked script execution in 'about:srcdoc'") ||
      message.text().startsWith("Connecting to 'blob:");
    if (["error", "warning"].includes(message.type()) && !isRefusal && !isOffline && !isTracer)
      problems.push(`${message.text()} ${message.location().url}`);
  });
  // The console is silent where a script catches the error of what the policy refused.
  await page.addInitScript(() =>
    document.addEventListener("securitypolicyviolation", (event) =>
      console.error("The policy refused", event.effectiveDirective, event.blockedURI),
    ),
  );
  page.on("pageerror", (error) => problems.push(String(error)));
  page.on("request", (request) => {
    const url = new URL(request.url());
    const isOurs = url.origin === own || ["data:", "blob:", "about:"].includes(url.protocol);
    // The page is left for it, to pay or to sign in: nothing of a page of ours may come from there.
    const isVisit =
      request.isNavigationRequest() && [...visited, paymentOrigin()].includes(url.origin);
    if (!isOurs && !isVisit) problems.push(`foreign request: ${request.url()}`);
  });
  return problems;
}

export { expect };
