import { beforeEach, expect, test } from "vitest";
import * as refundRoute from "@/app/api/admin/billing/orders/[id]/refund/route";
import * as historyRoute from "@/app/api/admin/billing/orders/[id]/route";
import * as ordersRoute from "@/app/api/admin/billing/orders/route";
import { newId } from "@/lib/core/ids";
import {
  type ListedOrder,
  type OrderHistory,
  orderHistoryResponse,
} from "@/lib/features/billing/admin/schema";
import { completeDueRefunds } from "@/lib/features/billing/refunds/complete-refund";
import {
  placeOrder,
  postOrderRefresh,
  readGrantedPlan,
  sendNotification,
  settleEvents,
  shopOf,
} from "@/tests/support/api/billing/billing-calls";
import { createPaidInvoice, refundToday } from "@/tests/support/api/billing/invoice-fixtures";
import { call } from "@/tests/support/api/calls/api-call";
import { type RegisteredUser, registerUser } from "@/tests/support/api/calls/registered-user";
import { describeOnDatabases } from "@/tests/support/servers/test-database";
import { setupFakeYookassa } from "@/tests/support/yookassa/setup";

const yookassa = setupFakeYookassa();
const path = "/api/admin/billing/orders";
const day = 24 * 60 * 60 * 1000;
const later = (ms: number) => new Date(Date.now() + ms);

describeOnDatabases("a refund", (database) => {
  let payer: RegisteredUser;
  let admin: RegisteredUser;

  beforeEach(async () => {
    await database.clear();
    yookassa().notifications.length = 0;
    yookassa().faults.length = 0;
    [payer, admin] = [await registerUser(), await registerUser()];
    await database.client.user.update({ where: { id: admin.id }, data: { role: "admin" } });
  });

  async function buy(changes: object = {}) {
    const placed = await placeOrder(payer.token, changes);
    yookassa().shop.pay(placed.paymentId);
    await postOrderRefresh(payer.token, placed.order.id);
    yookassa().notifications.length = 0;
    return { id: placed.order.id, paymentId: placed.paymentId };
  }
  /** As though it had been paid so many days ago. */
  async function age(id: string, days: number) {
    const back = (date: Date) => new Date(date.getTime() - days * day);
    const { client } = database;
    const grant = await client.billingGrant.findUniqueOrThrow({ where: { orderId: id } });
    const moved = { from: back(grant.from), until: back(grant.until) };
    await client.billingGrant.update({ where: { orderId: id }, data: moved });
    const order = await client.billingOrder.findUniqueOrThrow({ where: { id } });
    const paidAt = back(order.paidAt ?? new Date());
    await client.billingOrder.update({ where: { id }, data: { paidAt } });
    const data = { premiumUntil: moved.until };
    await client.user.update({ where: { id: payer.id }, data });
  }
  const refund = (id: string, json: object, token = admin.token) =>
    call(refundRoute.POST, `${path}/${id}/refund`, { token, params: { id }, json });
  /** As the API's document describes it, and nothing else. */
  const history = async (id: string): Promise<OrderHistory> => {
    const options = { token: admin.token, params: { id } };
    const response = await call(historyRoute.GET, `${path}/${id}`, options);
    return orderHistoryResponse.parse(await response.json());
  };
  const list = async (search = "") => {
    const response = await call(ordersRoute.GET, path + search, { token: admin.token });
    expect(response.status).toBe(200);
    return (await response.json()) as ListedOrder[];
  };
  const plan = () => readGrantedPlan(database.client, payer.id);
  const asks = () => yookassa().requests.filter(({ path: to }) => to === "/v3/refunds");
  const actions = async () =>
    (await database.client.auditEntry.findMany({ orderBy: { createdAt: "asc" } })).map(
      ({ action }) => action,
    );

  test("is proposed in full within fourteen days, made once, and ends the plan", async () => {
    const { id } = await buy();
    const { proposal, order } = await history(id);
    expect(proposal).toEqual({ amount: 199_000, rule: "whole", days: null });
    expect(order).toMatchObject({ email: payer.email, refunded: 0, isOwed: false });
    const before = asks().length;
    const asked = { amount: 199_000, refunded: 0 };
    const answers = await Promise.all([1, 2, 3].map(() => refund(id, asked)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(asks().length - before).toBe(1);
    expect(await plan()).toMatchObject({ subscription: "free", premiumUntil: null, grants: 1 });
    expect((await actions()).sort()).toEqual(["payment.plan", "payment.refund", "payment.return"]);
    expect((await refund(id, asked)).status).toBe(409);
    expect((await refund(id, { ...asked, refunded: 199_000 })).status).toBe(409);
    const after = await history(id);
    expect(after).toMatchObject({
      order: { state: "refunded", refunded: 199_000 },
      refunds: [{ amount: 199_000, state: "succeeded" }],
      proposal: null,
    });
    expect(after.log.map(({ action }) => action)).toContain("payment.return");
    expect(yookassa().shop.refunds.size).toBeGreaterThan(0);
    // The refund's own webhook changes nothing any more.
    for (const notification of yookassa().notifications) await sendNotification(notification);
    await settleEvents(database.client);
    expect(await plan()).toMatchObject({ subscription: "free", grants: 1 });
  });

  test("is proposed for the remaining days after fourteen days, and ends the plan", async () => {
    const { id, paymentId } = await buy();
    await age(id, 20);
    const { proposal } = await history(id);
    const { days } = proposal ?? {};
    if (!proposal || !days) throw new Error("no proposal");
    expect(proposal.rule).toBe("rest");
    expect(days.left).toBe(days.all - 21);
    expect(proposal.amount).toBe(Math.ceil((199_000 * days.left) / days.all));
    expect((await refund(id, { amount: proposal.amount, refunded: 0 })).status).toBe(200);
    expect(await plan()).toMatchObject({ subscription: "free", grants: 1 });
    const roubles = (proposal.amount / 100).toFixed(2);
    expect(yookassa().shop.payments.get(paymentId)?.refunded_amount?.value).toBe(roubles);
  });

  test("takes into account a part that was refunded in ЮKassa's own cabinet", async () => {
    const { id, paymentId } = await buy();
    const sum = { value: "990.00", currency: "RUB" };
    yookassa().shop.refund({ payment_id: paymentId, amount: sum });
    // Not seen yet here: it is asked about before anything is given.
    expect((await refund(id, { amount: 100_000, refunded: 0 })).status).toBe(409);
    expect(await plan()).toMatchObject({ subscription: "premium" });
    const { proposal } = await history(id);
    expect(proposal?.amount).toBe(100_000);
    expect((await refund(id, { amount: 100_001, refunded: 99_000 })).status).toBe(400);
    expect((await refund(id, { amount: 50_000, refunded: 99_000 })).status).toBe(200);
    expect(await plan()).toMatchObject({ subscription: "free" });
  });

  test.each([
    ["done but its response lost", { kind: "broken", isDone: true }],
    ["not done", { kind: "status", status: 500, isDone: false }],
    ["done but answered with an error", { kind: "status", status: 500, isDone: true }],
    ["rate limited", { kind: "status", status: 429, isDone: false }],
  ] as const)(
    "is completed by the loop with the same key when the first request was %s",
    async (_name, fault) => {
      const { id, paymentId } = await buy();
      const before = yookassa().shop.refunds.size;
      const askedBefore = asks().length;
      // The first request asks about the payment; each call is tried three times.
      const pending = refundWithFaults(id, fault);
      expect((await pending).status).toBe(202);
      yookassa().faults.length = 0;
      const shop = shopOf(yookassa());
      const options = { now: () => later(11 * 60_000), signal: new AbortController().signal };
      await Promise.all([1, 2].map(() => completeDueRefunds(database.client, shop, options)));
      expect(yookassa().shop.refunds.size - before).toBe(1);
      // Three attempts of the call and that of the loop: by this key ЮKassa knows them for one.
      const keys = asks().slice(askedBefore);
      expect(keys.length).toBeGreaterThanOrEqual(4);
      expect(new Set(keys.map(({ key }) => key)).size).toBe(1);
      expect(yookassa().shop.payments.get(paymentId)?.refunded_amount?.value).toBe("500.00");
      expect(await plan()).toMatchObject({ subscription: "free", grants: 1 });
      expect((await history(id)).refunds).toMatchObject([{ state: "succeeded" }]);
    },
  );

  type Fault = ReturnType<typeof yookassa>["faults"][number];
  /** The look at the payment goes well, the refund's three attempts do not. */
  function refundWithFaults(id: string, fault: Fault, times = 3) {
    const { shop, faults } = yookassa();
    const { get } = shop.payments;
    shop.payments.get = (key) => {
      shop.payments.get = get;
      for (let time = 0; time < times; time += 1) faults.push(fault);
      return get.call(shop.payments, key);
    };
    // A part: of the whole there would be nothing left to give twice.
    return refund(id, { amount: 50_000, refunded: 0 });
  }

  test("with a lost response is not made again by a second request", async () => {
    const { id, paymentId } = await buy();
    expect((await refundWithFaults(id, { kind: "broken", isDone: true })).status).toBe(202);
    yookassa().faults.length = 0;
    expect((await refund(id, { amount: 50_000, refunded: 0 })).status).toBe(409);
    expect(yookassa().shop.payments.get(paymentId)?.refunded_amount?.value).toBe("500.00");
  });

  test("with a lost response is completed by its webhook", async () => {
    const { id } = await buy();
    expect((await refundWithFaults(id, { kind: "broken", isDone: true })).status).toBe(202);
    yookassa().faults.length = 0;
    for (const notification of yookassa().notifications) await sendNotification(notification);
    await settleEvents(database.client);
    expect(await plan()).toMatchObject({ subscription: "free", grants: 1 });
    expect((await history(id)).refunds).toMatchObject([{ state: "succeeded" }]);
  });

  test("refused by ЮKassa is stored as cancelled, keeps the plan and can be repeated", async () => {
    const { id } = await buy();
    const refused = { kind: "status", status: 403, isDone: false } as const;
    const response = await refundWithFaults(id, refused, 1);
    yookassa().faults.length = 0;
    expect(response.status).toBe(409);
    expect((await response.json()).message).toMatch(/^ЮKassa отказала в возврате/);
    expect(await plan()).toMatchObject({ subscription: "premium" });
    expect((await history(id)).refunds).toMatchObject([{ state: "canceled" }]);
    expect((await refund(id, { amount: 199_000, refunded: 0 })).status).toBe(200);
  });

  test("is noted for an invoice with the number of its payment order, once", async () => {
    const orderId = await createPaidInvoice(database.client, { userId: payer.id, admin });
    const { paymentOrder } = refundToday();
    const { paidOn } = paymentOrder;
    const { invoice: number } = (await history(orderId)).order;
    expect(await plan()).toMatchObject({ subscription: "premium" });
    const asked = { amount: 199_000, refunded: 0 };
    expect((await refund(orderId, asked)).status).toBe(400);
    const answers = await Promise.all(
      [1, 2].map(() => refund(orderId, { ...asked, paymentOrder })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await plan()).toMatchObject({ subscription: "free", grants: 1 });
    expect(await history(orderId)).toMatchObject({
      order: { state: "refunded", refunded: 199_000 },
      refunds: [{ paymentNumber: "1042", paidOn }],
    });
    expect((await list(`?q=${number}`)).map(({ id }) => id)).toEqual([orderId]);
    expect((await list("?q=7712345671")).map(({ id }) => id)).toEqual([orderId]);
  });

  test("is listed as owed until it is made when the payer's account was deleted", async () => {
    const { order, paymentId } = await placeOrder(payer.token);
    await database.client.user.delete({ where: { id: payer.id } });
    yookassa().shop.pay(paymentId);
    for (const notification of yookassa().notifications) await sendNotification(notification);
    await settleEvents(database.client);
    expect(await list("?state=owed")).toMatchObject([{ id: order.id, isOwed: true, email: null }]);
    await age2(order.id);
    expect((await history(order.id)).proposal).toMatchObject({ amount: 199_000, rule: "notGiven" });
    expect((await refund(order.id, { amount: 199_000, refunded: 0 })).status).toBe(200);
    expect(await list("?state=owed")).toEqual([]);
    expect(await list("?state=refunded")).toMatchObject([{ id: order.id, refunded: 199_000 }]);
  });
  const age2 = (id: string) =>
    database.client.billingOrder.update({ where: { id }, data: { paidAt: later(-90 * day) } });

  test("orders are found by id, payment, e-mail and sum", async () => {
    const { id, paymentId } = await buy();
    await placeOrder(admin.token, { plan: "ultra" }).catch(() => null);
    const found = async (q: string) =>
      (await list(`?q=${encodeURIComponent(q)}`)).map((item) => item.id);
    for (const q of [id, paymentId, payer.email.slice(0, 9), "1990", "1 990,00 ₽"]) {
      expect(await found(q), q).toContain(id);
    }
    for (const q of ["%", "_", "1991", "2026-999", "99999999999999999999"]) {
      expect(await found(q), q).toEqual([]);
    }
    expect((await list("?limit=1")).length).toBe(1);
    const events = (await history(id)).payments.map(({ state }) => state);
    expect(events).toEqual(["succeeded"]);
  });

  test("returns 403 to users and 404 for an unknown order", async () => {
    const { id } = await buy();
    expect((await refund(id, { amount: 199_000, refunded: 0 }, payer.token)).status).toBe(403);
    const options = { token: payer.token, params: { id } };
    expect((await call(historyRoute.GET, `${path}/${id}`, options)).status).toBe(403);
    expect((await call(ordersRoute.GET, path, { token: payer.token })).status).toBe(403);
    expect((await refund(newId(), { amount: 1, refunded: 0 })).status).toBe(404);
    expect(await plan()).toMatchObject({ subscription: "premium" });
  });

  test("is not possible for an unpaid order", async () => {
    const { order } = await placeOrder(payer.token);
    expect((await history(order.id)).proposal).toBeNull();
    expect((await refund(order.id, { amount: 199_000, refunded: 0 })).status).toBe(409);
  });
});
