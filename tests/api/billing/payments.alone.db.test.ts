import { beforeEach, expect, test } from "vitest";
import { addMonths } from "@/lib/features/billing/terms/months";
import {
  listOrders,
  placeOrder,
  postOrder,
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
const minute = 60_000;
const later = (minutes: number) => new Date(Date.now() + minutes * minute);

describeOnDatabases("a payment", (database) => {
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

  test("is created with the listed price, the title and the return address", async () => {
    const { order, paymentUrl, paymentId } = await placeOrder(payer.token, { months: 2 });
    expect(order).toMatchObject({
      plan: "premium",
      months: 2,
      amount: 398_000,
      currency: "RUB",
      title: "План «Премиум», 2 месяца",
      state: "waiting",
      isTest: true,
      isRenewal: false,
      paidAt: null,
      until: null,
    });
    expect(paymentUrl.startsWith("http")).toBe(true);
    expect(yookassa().shop.bodies.get(paymentId)).toMatchObject({
      amount: { value: "3980.00", currency: "RUB" },
      metadata: { order_id: order.id },
      confirmation: { return_url: `http://localhost:3000/premium/order/${order.id}` },
    });
    expect(yookassa().shop.bodies.get(paymentId)).not.toHaveProperty("save_payment_method");
    expect(await plan()).toMatchObject(free);
  });

  test("gives the plan once after its webhook, however often that is repeated", async () => {
    const { order, paymentId } = await placeOrder(payer.token);
    yookassa().shop.pay(paymentId);
    const [succeeded] = takeNotifications();
    if (!succeeded) throw new Error("no notification");
    expect((await sendNotification(succeeded)).status).toBe(200);
    // Stored and answered; nothing was asked yet.
    expect(await plan()).toMatchObject(free);
    await settleEvents(database.client);
    const given = await plan();
    expect(given).toMatchObject({ subscription: "premium", documentsLimit: 100, grants: 1 });
    const [paid] = await listOrders(payer.token);
    expect(paid).toMatchObject({
      id: order.id,
      state: "paid",
      until: given.premiumUntil?.toISOString(),
    });
    expect(given.premiumUntil).toEqual(addMonths(new Date(paid?.paidAt ?? ""), 1));
    for (let time = 0; time < 3; time += 1) {
      await sendNotification(succeeded);
      await settleEvents(database.client);
      expect((await postOrderRefresh(payer.token, order.id)).status).toBe(200);
    }
    expect(await plan()).toEqual(given);
    expect(await database.client.billingEvent.count()).toBe(1);
  });

  test("writes an audit entry that names the order and no person", async () => {
    const { order, paymentId } = await placeOrder(payer.token);
    yookassa().shop.pay(paymentId);
    await postOrderRefresh(payer.token, order.id);
    const lines = await database.client.auditEntry.findMany();
    expect(lines).toMatchObject([
      {
        action: "payment.plan",
        adminId: null,
        subjectType: "order",
        subjectId: order.id,
        details: {
          paid: "1990.00 RUB",
          isTest: true,
          subscription: { before: "free", after: "premium" },
        },
      },
    ]);
    expect(JSON.stringify(lines)).not.toContain(payer.id);
    expect(JSON.stringify(lines)).not.toContain(payer.email);
  });

  test("gives the plan when the payer returns, without a webhook", async () => {
    const { order, paymentId } = await placeOrder(payer.token);
    expect(await (await postOrderRefresh(payer.token, order.id)).json()).toMatchObject({
      state: "waiting",
    });
    yookassa().shop.pay(paymentId);
    expect(await (await postOrderRefresh(payer.token, order.id)).json()).toMatchObject({
      state: "paid",
    });
    expect(await plan()).toMatchObject({ subscription: "premium", grants: 1 });
  });

  test("is looked up after ten minutes when its webhook was lost", async () => {
    const { paymentId } = await placeOrder(payer.token);
    yookassa().shop.pay(paymentId);
    await settleOrders(database.client, yookassa(), later(9));
    expect(await plan()).toMatchObject(free);
    await settleOrders(database.client, yookassa(), later(11));
    expect(await plan()).toMatchObject({ subscription: "premium", grants: 1 });
  });

  test("gives no plan and cancels the order when refused; the next order is a new one", async () => {
    const { order, paymentId } = await placeOrder(payer.token);
    yookassa().shop.refuse(paymentId);
    const next = await placeOrder(payer.token);
    expect(next.order.id).not.toBe(order.id);
    const states = (await listOrders(payer.token)).map(({ state }) => state);
    expect(states.sort()).toEqual(["canceled", "waiting"]);
    expect(await plan()).toMatchObject(free);
  });

  test("is the same for two orders placed at once", async () => {
    const [one, two] = await Promise.all([placeOrder(payer.token), placeOrder(payer.token)]);
    expect(one.paymentUrl).toBe(two.paymentUrl);
    expect(await listOrders(payer.token)).toHaveLength(1);
  });

  test("is looked up for about a week, then expires, and still gives the plan when paid later", async () => {
    const { order, paymentId } = await placeOrder(payer.token);
    const before = yookassa().requests.length;
    const hours = Array.from({ length: 9 * 24 }, (_, hour) => later((hour + 1) * 60));
    for (const at of hours) await settleOrders(database.client, yookassa(), at);
    const requestCount = yookassa().requests.length - before;
    expect(requestCount).toBeGreaterThan(20);
    expect(requestCount).toBeLessThan(80);
    expect((await listOrders(payer.token))[0]?.state).toBe("expired");
    yookassa().shop.pay(paymentId);
    expect(await (await postOrderRefresh(payer.token, order.id)).json()).toMatchObject({
      state: "paid",
    });
    expect(await plan()).toMatchObject({ subscription: "premium", grants: 1 });
  }, 120_000);

  test("returns 503 while ЮKassa is down; the same order can be paid later", async () => {
    const down = { kind: "status", status: 500, isDone: false } as const;
    yookassa().faults.push(down, down, down);
    const response = await postOrder(payer.token, { plan: "premium", months: 1 });
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("60");
    expect((await response.json()).message).toMatch(/^Платёжный сервис сейчас не отвечает/);
    const { paymentId } = await placeOrder(payer.token);
    expect(await listOrders(payer.token)).toHaveLength(1);
    yookassa().shop.pay(paymentId);
    yookassa().faults.push(down, down, down);
    for (const notification of takeNotifications()) await sendNotification(notification);
    await settleEvents(database.client);
    expect(await plan()).toMatchObject(free);
    await settleEvents(database.client, later(5));
    expect(await plan()).toMatchObject({ subscription: "premium", grants: 1 });
  });

  test("without payment at ЮKassa the order is cancelled", async () => {
    const down = { kind: "status", status: 500, isDone: false } as const;
    yookassa().faults.push(down, down, down);
    await postOrder(payer.token, { plan: "premium", months: 1 });
    await settleOrders(database.client, yookassa(), later(11));
    expect((await listOrders(payer.token))[0]?.state).toBe("canceled");
  });

  test("adds its time to a paid plan, and returns 409 for another plan", async () => {
    for (const months of [1, 3]) {
      const { order, paymentId } = await placeOrder(payer.token, { months });
      yookassa().shop.pay(paymentId);
      await postOrderRefresh(payer.token, order.id);
    }
    const grants = await database.client.billingGrant.findMany({ orderBy: { from: "asc" } });
    expect(grants[1]?.from).toEqual(grants[0]?.until);
    expect((await plan()).premiumUntil).toEqual(grants[1]?.until);
    const other = await postOrder(payer.token, { plan: "ultra", months: 1 });
    expect(other.status).toBe(409);
    expect((await other.json()).message).toMatch(/^У вас оплачен план «Премиум» до \d/);
  });

  test("returns 409 for a plan without an end, and a paid order keeps that plan endless", async () => {
    const { order, paymentId } = await placeOrder(payer.token);
    const endless = { subscription: "ultra", premiumUntil: null, documentsLimit: -1 };
    await database.client.user.update({ where: { id: payer.id }, data: endless });
    expect((await postOrder(payer.token, { plan: "ultra", months: 1 })).status).toBe(409);
    yookassa().shop.pay(paymentId);
    await postOrderRefresh(payer.token, order.id);
    expect(await plan()).toMatchObject({ ...endless, grants: 1 });
  });

  test("gives two plans paid one after the other without losing time", async () => {
    const premium = await placeOrder(payer.token);
    const ultra = await placeOrder(payer.token, { plan: "ultra" });
    for (const { order, paymentId } of [ultra, premium]) {
      yookassa().shop.pay(paymentId);
      await postOrderRefresh(payer.token, order.id);
    }
    const { subscription, premiumUntil, grants } = await plan();
    expect([subscription, grants]).toEqual(["ultra", 2]);
    expect(premiumUntil?.getTime()).toBeGreaterThan(Date.now() + 55 * 24 * 60 * minute);
  });

  test("takes the plan back once after a full refund, and keeps it after a partial one", async () => {
    const { order, paymentId } = await placeOrder(payer.token);
    const { shop } = yookassa();
    shop.pay(paymentId);
    await postOrderRefresh(payer.token, order.id);
    const settle = async () => {
      for (const notification of [...takeNotifications()].reverse())
        await sendNotification(notification);
      await settleEvents(database.client);
    };
    shop.refund({ payment_id: paymentId, amount: { value: "990.00", currency: "RUB" } });
    await settle();
    expect(await plan()).toMatchObject({ subscription: "premium", grants: 1 });
    shop.refund({ payment_id: paymentId, amount: { value: "1000.00", currency: "RUB" } });
    await settle();
    expect(await plan()).toMatchObject({
      subscription: "free",
      premiumUntil: null,
      documentsLimit: 3,
    });
    expect((await listOrders(payer.token))[0]?.state).toBe("refunded");
    await sendWebhook({ event: "payment.succeeded", object: { id: paymentId } });
    await settle();
    expect(await plan()).toMatchObject({ subscription: "free" });
    const lines = await database.client.auditEntry.findMany({ orderBy: { createdAt: "asc" } });
    expect(lines.map(({ action }) => action)).toEqual(["payment.plan", "payment.refund"]);
  });

  test("is kept as paid without the user and gives no plan when the account was deleted", async () => {
    const { paymentId } = await placeOrder(payer.token);
    await database.client.user.delete({ where: { id: payer.id } });
    yookassa().shop.pay(paymentId);
    for (const notification of takeNotifications()) await sendNotification(notification);
    await settleEvents(database.client);
    expect(await database.client.billingOrder.findMany()).toMatchObject([
      { userId: null, state: "paid", amount: 199_000 },
    ]);
    expect(await database.client.billingGrant.findMany()).toMatchObject([{ isGiven: false }]);
    expect(await database.client.billingSubscription.count()).toBe(0);
    expect(await readGrantedPlan(database.client, otherUser.id)).toMatchObject(free);
  });

  test.each([
    ["a yearly price", { period: "в год" }],
    ["a price that is only a minimum", { isPriceFrom: true }],
    ["no price", { price: 0 }],
  ])("returns 409 for a plan with %s", async (_name, change) => {
    const lines = { features: [], plannedFeatures: [], limitations: [] };
    const texts = { name: "П", period: "в месяц", description: "", buttonText: "б", price: 1990 };
    const flags = { isPriceFrom: false, isPopular: false, monthlyLimit: 100 };
    const plans = { cabinet: { premium: { ...lines, ...texts, ...flags, ...change } } };
    await database.client.adminSettings.create({ data: { id: "default", plans } });
    const response = await postOrder(payer.token, { plan: "premium", months: 1 });
    expect(response.status).toBe(409);
    expect((await response.json()).message).toMatch(/^Этот план сейчас нельзя заказать/);
  });

  test("returns 404 for another user's and an unknown order, and 401 to guests", async () => {
    const { order, paymentId } = await placeOrder(payer.token);
    yookassa().shop.pay(paymentId);
    for (const id of [order.id, "z".repeat(24)]) {
      const response = await postOrderRefresh(otherUser.token, id);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ code: "NOT_FOUND", message: "Заказ не найден" });
    }
    expect(await plan()).toMatchObject(free);
    expect(await listOrders(otherUser.token)).toEqual([]);
    expect((await postOrder(undefined, { plan: "premium", months: 1 })).status).toBe(401);
  });

  test.each([
    [{ plan: "free", months: 1 }],
    [{ plan: "premium", months: 0 }],
    [{ plan: "premium", months: 13 }],
    [{ plan: "premium", months: 1.5 }],
    [{ plan: "premium", months: "1" }],
    [{ plan: "premium", months: 1, amount: 1 }],
  ])("rejects the order %j", async (json) => {
    expect((await postOrder(payer.token, json)).status).toBe(400);
    expect(await listOrders(payer.token)).toEqual([]);
  });
});
