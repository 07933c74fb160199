import type { Page } from "@playwright/test";

/** Holds calls of these addresses back, as a slow server would; the returned function lets them go on. */
export async function holdCalls(page: Page, addresses: string): Promise<() => Promise<void>> {
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
