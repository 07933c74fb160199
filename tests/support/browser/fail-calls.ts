import type { Page, Route } from "@playwright/test";

/** How a call may go wrong: a proxy's page, no connection, or a response of our own shape. */
export type FailedCall =
  | "nothing readable"
  | "no response"
  | { status: number; code?: string; message: string };

/**
 * Lets the calls of one path (and method, all unless given) go wrong from now on; the last word on a
 * path holds. `page.unroute(path)` lets them through again.
 */
export async function failCalls(
  page: Page,
  path: string | RegExp,
  wrong: FailedCall,
  method?: string,
) {
  await page.unroute(path);
  await page.route(path, (route: Route) => {
    if (method && route.request().method() !== method) return route.fallback();
    if (wrong === "no response") return route.abort();
    if (wrong === "nothing readable") return route.fulfill({ status: 502, body: "<html>" });
    const { status, ...json } = wrong;
    return route.fulfill({ status, json });
  });
}
