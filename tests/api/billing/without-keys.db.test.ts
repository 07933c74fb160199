import { beforeEach, expect, test } from "vitest";
import { startOrderLoop } from "@/lib/features/billing/orders/order-loop";
import {
  askForOrder,
  cancelRenewal,
  listOrders,
  readRenewal,
  refresh,
  sendWebhook,
} from "@/tests/support/api/billing-calls";
import { registerUser } from "@/tests/support/api/registered-user";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

describeOnDatabases("without keys of ЮKassa", (database) => {
  beforeEach(() => database.clear());

  test("nothing is sold, with a sentence that says so, and no order is left behind", async () => {
    const { token } = await registerUser();
    const response = await askForOrder(token, { plan: "premium", months: 1 });
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      code: "UNAVAILABLE",
      message:
        "Оплата на сайте пока не подключена. Напишите нам, и мы включим план вручную: контакты внизу страницы.",
    });
    expect(await listOrders(token)).toEqual([]);
    expect(await readRenewal(token)).toBeNull();
    expect((await cancelRenewal(token)).status).toBe(200);
  });

  test("the webhook is no address", async () => {
    const json = { event: "payment.succeeded", object: { id: "1" } };
    expect((await sendWebhook(json)).status).toBe(404);
    expect(await database.client.billingEvent.count()).toBe(0);
  });

  test("an order of the time before stays as it was, and nobody is asked about it", async () => {
    const { token, id: userId } = await registerUser();
    const order = { plan: "premium", months: 1, amount: 199_000, title: "План" };
    const id = "a".repeat(24);
    await database.client.billingOrder.create({
      data: { ...order, id, userId, dueAt: new Date(0) },
    });
    expect(await (await refresh(token, id)).json()).toMatchObject({ state: "waiting" });
    const stop = startOrderLoop({ now: () => new Date() });
    await stop();
    const left = await database.client.billingOrder.findUniqueOrThrow({ where: { id } });
    expect(left.dueAt).toEqual(new Date(0));
  });
});
