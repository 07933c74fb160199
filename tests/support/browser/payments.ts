import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { e2eWorkerServer } from "@/tests/support/runner/e2e-address.mjs";
import { startYookassa, type YookassaServer } from "@/tests/support/yookassa/server";

/** The fake ЮKassa that this worker's server uses, while the tests of a file run. Call it at the top of the file. */
export function setupWorkerYookassa(): () => YookassaServer {
  let server: YookassaServer | undefined;
  test.beforeAll(async () => {
    server = await startYookassa(e2eWorkerServer().paymentsPort);
  });
  test.afterAll(() => server?.close());
  return () => {
    if (!server) throw new Error("the stand-in of ЮKassa is there while tests run");
    return server;
  };
}

/** Clicks a button of an order, or of the payment page. */
export const press = (page: Page, name: string) => page.getByRole("button", { name }).click();

/** Goes from the open order to the payment page. */
export async function goToPayment(page: Page): Promise<void> {
  await press(page, "Перейти к оплате");
  await expect(page.getByRole("heading", { name: /^Оплата\s\d/ })).toBeVisible();
}

/** Sends the fake's notifications, this many times. */
export async function deliverWebhooks(
  server: YookassaServer,
  request: APIRequestContext,
  times = 1,
): Promise<void> {
  for (const notification of server.notifications.splice(0)) {
    for (let time = 0; time < times; time += 1) {
      const response = await request.post("/api/billing/yookassa", { data: notification });
      expect(response.status()).toBe(200);
    }
  }
}

/** Makes the next requests to ЮKassa fail. */
export function failNextRequests(server: YookassaServer, requests: number): void {
  for (let request = 0; request < requests; request += 1) {
    server.faults.push({ kind: "status", status: 500, isDone: false });
  }
}
