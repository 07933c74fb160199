import type { Page } from "@playwright/test";

/** Delays calls to these addresses, as a slow server would; the returned function releases them. */
export async function delayCalls(page: Page, addresses: string): Promise<() => Promise<void>> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return async () => {
    const answered = page.waitForResponse(addresses);
    release();
    await answered;
    await page.unroute(addresses);
  };
}
