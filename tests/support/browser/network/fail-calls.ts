import type { Page, Route } from "@playwright/test";

/** How a call may fail: a proxy's error page, no connection, or a response of our own shape. */
export type FailedCall =
  | "nothing readable"
  | "no response"
  | { status: number; code?: string; message: string };

/**
 * Makes the calls of one path fail from now on (of one method, if given); the latest setting for a path wins.
 * `page.unroute(path)` restores them.
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
