import type { Page } from "@playwright/test";

/**
 * Opens a page whose scripts are still on their way, as on a slow line: what stands there is the server's
 * HTML alone. The returned function lets them come, and waits until they have run.
 */
export async function openWithDelayedScripts(
  page: Page,
  path: string,
): Promise<() => Promise<void>> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/_next/static/**/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  await page.locator("footer").waitFor();
  return async () => {
    release();
    await page.waitForLoadState("load");
  };
}
