import { beforeEach, describe, expect, test } from "vitest";
import {
  listOrders,
  placeOrder,
  postOrderRefresh,
  readGrantedPlan,
  sendNotification,
  sendWebhook,
  settleEvents,
  settleOrders,
} from "@/tests/support/api/billing/billing-calls";
import { type RegisteredUser, registerUser } from "@/tests/support/api/calls/registered-user";
import { describeOnDatabases } from "@/tests/support/servers/test-database";
import { setupFakeYookassa } from "@/tests/support/yookassa/setup";

const yookassa = setupFakeYookassa();
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);

describeOnDatabases("payments and webhooks that are wrong or forged", (database) => {
  let payer: RegisteredUser;
  let otherUser: RegisteredUser;

  beforeEach(async () => {
    await database.clear();
    yookassa().notifications.length = 0;
    yookassa().faults.length = 0;
    [payer, otherUser] = [await registerUser(), await registerUser()];
  });

  const plan = () => readGrantedPlan(database.client, payer.id);
  const free = { subscription: "free", premiumUntil: null, documentsLimit: 3, grants: 0 };
  const takeNotifications = () => yookassa().notifications.splice(0);

  describe("a payment that differs from the order", () => {
    test.each([
      ["the sum differs", (p: Found) => ({ ...p, amount: { value: "1.00", currency: "RUB" } })],
      [
        "the sum is a kopeck less",
        (p: Found) => ({ ...p, amount: { value: "1989.99", currency: "RUB" } }),
      ],
      [
        "the currency differs",
        (p: Found) => ({ ...p, amount: { value: "1990.00", currency: "KZT" } }),
      ],
      [
        "the shop differs",
        (p: Found) => ({ ...p, recipient: { account_id: "1", gateway_id: "1" } }),
      ],
      ["it is no test payment", (p: Found) => ({ ...p, test: false })],
      ["it names no order", (p: Found) => ({ ...p, metadata: {} })],
      [
        "it names an unknown order",
        (p: Found) => ({ ...p, metadata: { order_id: "z".repeat(24) } }),
      ],
      ["it is not paid", (p: Found) => ({ ...p, paid: false })],
    ])("gives no plan when %s", async (_name, change) => {
      const { order, paymentId } = await placeOrder(payer.token);
      const { shop } = yookassa();
      shop.pay(paymentId);
      const found = shop.payments.get(paymentId);
      if (!found) throw new Error("no payment");
      shop.payments.set(paymentId, change(found));
      await sendWebhook({ event: "payment.succeeded", object: { id: paymentId } });
      await settleEvents(database.client);
      expect((await postOrderRefresh(payer.token, order.id)).status).toBe(200);
      await settleOrders(database.client, yookassa(), later(11));
      expect(await plan()).toMatchObject(free);
      expect(await database.client.auditEntry.count()).toBe(0);
      // The test made the change itself; once it is undone, the payment is found.
      shop.payments.set(paymentId, found);
      await postOrderRefresh(payer.token, order.id);
      expect(await plan()).toMatchObject({ subscription: "premium", grants: 1 });
    });

    test("pays its own order and no other", async () => {
      const cheap = await placeOrder(payer.token);
      const dear = await placeOrder(otherUser.token, { plan: "ultra", months: 12 });
      yookassa().shop.pay(cheap.paymentId);
      await sendWebhook({ event: "payment.succeeded", object: { id: dear.paymentId } });
      await sendWebhook({ event: "payment.succeeded", object: { id: cheap.paymentId } });
      await settleEvents(database.client);
      expect(await plan()).toMatchObject({ subscription: "premium", grants: 1 });
      expect(await readGrantedPlan(database.client, otherUser.id)).toMatchObject(free);
    });
  });

  describe("a forged webhook", () => {
    test.each([
      ["the id of an unknown payment", () => "2f3b588d-000f-5000-8000-1d6e87c7fbde"],
      ["a path in place of an id", () => "payments"],
    ])("has no effect with %s", async (_name, idOf) => {
      await placeOrder(payer.token);
      const response = await sendWebhook({
        event: "payment.succeeded",
        object: { id: idOf(), status: "succeeded", paid: true, amount: { value: "1990.00" } },
      });
      expect(response.status).toBe(200);
      await settleEvents(database.client);
      expect(await plan()).toMatchObject(free);
    });

    test("has no effect while the payment waits, and does not hide the real one", async () => {
      const { paymentId } = await placeOrder(payer.token);
      const forged = { event: "payment.succeeded", object: { id: paymentId, paid: true } };
      await sendWebhook(forged);
      await settleEvents(database.client);
      expect(await plan()).toMatchObject(free);
      yookassa().shop.pay(paymentId);
      for (const notification of takeNotifications()) await sendNotification(notification);
      await settleEvents(database.client);
      expect(await plan()).toMatchObject({ subscription: "premium", grants: 1 });
    });

    test("does not hide a real one of the same kind after it was handled", async () => {
      const { order, paymentId } = await placeOrder(payer.token);
      await sendWebhook({ event: "payment.canceled", object: { id: paymentId } });
      await settleEvents(database.client);
      expect((await listOrders(payer.token))[0]).toMatchObject({ id: order.id, state: "waiting" });
      yookassa().shop.refuse(paymentId);
      for (const notification of takeNotifications()) await sendNotification(notification);
      await settleEvents(database.client);
      expect((await listOrders(payer.token))[0]?.state).toBe("canceled");
    });

    test.each([
      { event: "payment.succeeded" },
      { event: "payment.succeeded", object: { id: "../x" } },
    ])("is rejected with a wrong shape: %j", async (json) => {
      expect((await sendWebhook(json)).status).toBe(400);
      expect(await database.client.billingEvent.count()).toBe(0);
    });

    test("with an unknown event returns 200 and is not stored", async () => {
      const json = { event: "deal.closed", object: { id: "1" } };
      expect((await sendWebhook(json)).status).toBe(200);
      expect(await database.client.billingEvent.count()).toBe(0);
    });
  });
});

type Found = NonNullable<ReturnType<ReturnType<typeof yookassa>["shop"]["payments"]["get"]>>;
