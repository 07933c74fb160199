import type { Page } from "@playwright/test";

/**
 * Opens a page whose scripts are still loading, as on a slow connection: it shows the server's HTML only. The returned
 * function lets them load, and waits until they have run.
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
