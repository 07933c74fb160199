import { beforeEach, describe, expect, test, vi } from "vitest";
import * as invoicesRoute from "@/app/api/billing/invoices/route";
import { startOrderLoop } from "@/lib/features/billing/orders/order-loop";
import {
  cancelRenewal,
  getQuote,
  listOrders,
  postOrder,
  postOrderRefresh,
  readOffers,
  readRenewal,
  sendWebhook,
} from "@/tests/support/api/billing/billing-calls";
import { createBank, testBuyer } from "@/tests/support/api/billing/invoice-fixtures";
import { call } from "@/tests/support/api/calls/api-call";
import { registerUser } from "@/tests/support/api/calls/registered-user";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

// `content/site.ts` reads the seller when it is loaded.
await vi.hoisted(async () =>
  (await import("@/tests/support/api/billing/test-seller")).setTestSeller(),
);

const notConnected = {
  code: "UNAVAILABLE",
  message:
    "Оплата на сайте пока не подключена. Оставьте заявку на план: администратор ответит, как заплатить, и включит его.",
};

// docs/specification/plans.md#ways-to-pay
describeOnDatabases("without ЮKassa keys", (database) => {
  beforeEach(() => database.clear());

  test("an order and a quote return 503, and no order is stored", async () => {
    const { token } = await registerUser();
    const response = await postOrder(token, { plan: "premium", months: 1 });
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual(notConnected);
    expect(await listOrders(token)).toEqual([]);
    expect(await readRenewal(token)).toBeNull();
    expect((await cancelRenewal(token)).status).toBe(200);
    expect(await readOffers()).toEqual({ plans: [], ways: [] });
    const quote = await getQuote(token, "premium");
    expect(quote.status).toBe(503);
    expect(await quote.json()).toEqual(notConnected);
  });

  describe("when bank details are saved", () => {
    beforeEach(() => createBank(database.client));

    test("plans are sold by invoice only", async () => {
      expect(await readOffers()).toEqual({ plans: ["premium", "ultra"], ways: ["invoice"] });
      const { token } = await registerUser();
      const quote = await getQuote(token, "premium");
      expect(quote.status).toBe(200);
      expect(await quote.json()).toMatchObject({
        ways: ["invoice"],
        vatNote: "НДС не облагается: УСН",
        makesReceipts: false,
        isTest: false,
        options: [{ months: 1, amount: 199_000 }, {}, {}, {}],
      });
      const json = { plan: "premium", months: 3, buyer: testBuyer };
      const ordered = await call(invoicesRoute.POST, "/api/billing/invoices", { token, json });
      expect(ordered.status).toBe(201);
      expect(await listOrders(token)).toMatchObject([
        { provider: "invoice", state: "waiting", amount: 597_000, paymentUrl: null },
      ]);
    });

    test("an order by ЮKassa returns 503 and is not stored", async () => {
      const { token } = await registerUser();
      const response = await postOrder(token, { plan: "premium", months: 1 });
      expect(response.status).toBe(503);
      expect(await response.json()).toEqual(notConnected);
      expect(await listOrders(token)).toEqual([]);
    });
  });

  test("the webhook returns 404", async () => {
    const json = { event: "payment.succeeded", object: { id: "1" } };
    expect((await sendWebhook(json)).status).toBe(404);
    expect(await database.client.billingEvent.count()).toBe(0);
  });

  test("an older order stays as it is and is not looked up", async () => {
    const { token, id: userId } = await registerUser();
    const order = { plan: "premium", months: 1, amount: 199_000, title: "План" };
    const id = "a".repeat(24);
    await database.client.billingOrder.create({
      data: { ...order, id, userId, dueAt: new Date(0) },
    });
    expect(await (await postOrderRefresh(token, id)).json()).toMatchObject({ state: "waiting" });
    const stop = startOrderLoop({ now: () => new Date() });
    await stop();
    const left = await database.client.billingOrder.findUniqueOrThrow({ where: { id } });
    expect(left.dueAt).toEqual(new Date(0));
  });
});
