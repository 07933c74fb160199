import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { applyPayment } from "@/lib/features/billing/settle/apply-payment";
import { billingOutbox, recordWebhookEvent } from "@/lib/features/billing/settle/events";
import { openPayment } from "@/lib/features/billing/settle/sync-order";
import { addMonths } from "@/lib/features/billing/terms/months";
import { fetchPayment } from "@/lib/features/billing/yookassa/api";
import type { Database } from "@/lib/platform/db/database";
import { claimDue } from "@/lib/platform/outbox/mutations";
import {
  placeOrder,
  postOrderRefresh,
  readGrantedPlan,
  sendNotification,
  settleEvents,
  settleOrders,
  shopOf,
} from "@/tests/support/api/billing/billing-calls";
import { registerUser } from "@/tests/support/api/calls/registered-user";
import {
  describeOnBothDatabases,
  openTestDatabase,
  type TestDatabase,
} from "@/tests/support/servers/test-database";
import { setupFakeYookassa } from "@/tests/support/yookassa/setup";
import type { Notification } from "@/tests/support/yookassa/shop";

const yookassa = setupFakeYookassa();
const options = { signal: new AbortController().signal, now: () => new Date() };
const hour = 60 * 60 * 1000;
const later = (hours: number) => new Date(Date.now() + hours * hour);

/** A user with an order and a pending payment, created without the routes. */
async function order({ client }: TestDatabase, months = 1) {
  const userId = newId();
  const email = `${userId}@example.ru`;
  await client.user.create({ data: { id: userId, email, password: "x" } });
  const created = await client.billingOrder.create({
    data: {
      id: newId(),
      userId,
      plan: "premium",
      months,
      amount: 199_000 * months,
      title: "План",
      isTest: true,
      dueAt: later(0.2),
    },
  });
  await openPayment(client, shopOf(yookassa()), { order: created, email }, options);
  const payment = await client.billingPayment.findFirstOrThrow({ where: { orderId: created.id } });
  return { userId, orderId: created.id, paymentId: payment.providerId };
}

const apply = async (database: Database, paymentId: string) => {
  const shop = shopOf(yookassa());
  await applyPayment(database, shop, await fetchPayment(shop, paymentId, options), new Date());
};

/** The faults in the results of one payment. */
async function faultsOf(database: TestDatabase, userId: string, isPaid: boolean) {
  const { subscription, premiumUntil, grants } = await readGrantedPlan(database.client, userId);
  const grant = await database.client.billingGrant.findFirst({ where: { order: { userId } } });
  if (!isPaid) {
    return subscription === "free" && premiumUntil === null && grants === 0 ? [] : ["given unpaid"];
  }
  const until = grant && addMonths(grant.from, 1);
  return [
    ...(grants === 1 ? [] : [`given ${grants} times`]),
    ...(subscription === "premium" ? [] : [`has ${subscription}`]),
    ...(premiumUntil?.getTime() === until?.getTime() ? [] : ["has another end"]),
  ];
}

type Step =
  | { do: "pay" | "refuse" | "return" | "settle" | "lease" | "look" | "forge" | "reverse" }
  | { do: "deliver"; which: number }
  | { do: "lose"; which: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Step>({ do: "pay" }) },
  { weight: 1, arbitrary: fc.constant<Step>({ do: "refuse" }) },
  { weight: 2, arbitrary: fc.constant<Step>({ do: "return" }) },
  { weight: 3, arbitrary: fc.constant<Step>({ do: "settle" }) },
  { weight: 1, arbitrary: fc.constant<Step>({ do: "lease" }) },
  { weight: 1, arbitrary: fc.constant<Step>({ do: "look" }) },
  { weight: 2, arbitrary: fc.constant<Step>({ do: "forge" }) },
  { weight: 1, arbitrary: fc.constant<Step>({ do: "reverse" }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant("deliver" as const), which: fc.nat(5) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("lose" as const), which: fc.nat(5) }) },
);

describe("payment events in any order, late, repeated, forged or lost", () => {
  const database = openTestDatabase("postgresql");

  test("give a paid plan exactly once and an unpaid one never, in 1000 sequences", {
    tags: ["exhaustive"],
    timeout: 900_000,
  }, async () => {
    let paid = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 9 }), async (steps) => {
        const { shop, notifications } = yookassa();
        const { userId, orderId, paymentId } = await order(database);
        notifications.length = 0;
        const at = (which: number) => notifications[which % Math.max(1, notifications.length)];
        const note = async (notification: Notification | undefined) => {
          if (!notification) return;
          const { event: kind, object } = notification;
          await recordWebhookEvent(database.client, { kind, objectId: object.id }, new Date());
        };
        for (const now of steps) {
          if (now.do === "pay") shop.pay(paymentId);
          if (now.do === "refuse") shop.refuse(paymentId);
          if (now.do === "return") await apply(database.client, paymentId);
          if (now.do === "settle") await settleEvents(database.client);
          if (now.do === "look") await settleOrders(database.client, yookassa(), later(1));
          if (now.do === "reverse") notifications.reverse();
          // Delivered repeatedly: the row stays in the list.
          if (now.do === "deliver") await note(at(now.which));
          if (now.do === "lose") notifications.splice(now.which, 1);
          if (now.do === "forge") {
            const kind = "payment.succeeded" as const;
            await recordWebhookEvent(database.client, { kind, objectId: paymentId }, new Date());
          }
          if (now.do === "lease") await killBeforeMark(database);
          const isPaid = shop.payments.get(paymentId)?.paid === true;
          const { grants } = await readGrantedPlan(database.client, userId);
          if (grants > (isPaid ? 1 : 0)) throw new Error(`${grants} grants after ${now.do}`);
        }
        await settleEvents(database.client, later(1));
        await settleOrders(database.client, yookassa(), later(24));
        const payment = shop.payments.get(paymentId);
        const isPaid = payment?.paid === true;
        if (isPaid) paid += 1;
        expect(await faultsOf(database, userId, isPaid)).toEqual([]);
        const { state } = await database.client.billingOrder.findUniqueOrThrow({
          where: { id: orderId },
        });
        const ends = { succeeded: "paid", canceled: "canceled" } as Record<string, string>;
        expect(state).toBe(ends[payment?.status ?? ""] ?? "waiting");
        await database.client.billingOrder.deleteMany();
        await database.client.billingEvent.deleteMany();
      }),
      { numRuns: 1000, seed: 20261127 },
    );
    // Makes sure that something was killed.
    expect(paid).toBeGreaterThan(300);
  });
});

/** A server that applies an event and dies before it marks the event as done. */
async function killBeforeMark({ client }: TestDatabase) {
  const now = new Date();
  const claim = { limit: 5, leaseUntil: now };
  const rows = await claimDue<Parameters<typeof billingOutbox.deliver>[0]>(
    client,
    billingOutbox,
    claim,
    now,
  );
  for (const row of rows) await billingOutbox.deliver(row, options.signal).catch(() => {});
}

/** A client that fails at its statement number `at`: its transaction is rolled back. */
function dyingAt(client: Database, at: number): { client: Database; count: () => number } {
  let count = 0;
  const dying = client.$extends({
    query: {
      $allOperations: ({ args, query }) => {
        count += 1;
        if (count === at) throw new Error("killed");
        return query(args);
      },
    },
  });
  return { client: dying as unknown as Database, count: () => count };
}

describeOnBothDatabases("when a server dies", (database) => {
  beforeEach(() => database.clear());

  test("between two statements, the plan is given fully or not at all, and once in the end", async () => {
    const whole = dyingAt(database.client, Number.POSITIVE_INFINITY);
    const first = await order(database);
    yookassa().shop.pay(first.paymentId);
    await apply(whole.client, first.paymentId);
    const statements = whole.count();
    expect(statements).toBeGreaterThan(10);
    expect(await faultsOf(database, first.userId, true)).toEqual([]);
    for (let at = 1; at <= statements; at += 1) {
      const { userId, orderId, paymentId } = await order(database);
      yookassa().shop.pay(paymentId);
      await expect(apply(dyingAt(database.client, at).client, paymentId)).rejects.toThrow("killed");
      expect(await faultsOf(database, userId, false), `killed at ${at}`).toEqual([]);
      const lines = { where: { subjectId: orderId } };
      expect(await database.client.auditEntry.count(lines)).toBe(0);
      // The waiting row restores it.
      await settleOrders(database.client, yookassa(), later(1));
      expect(await faultsOf(database, userId, true), `after ${at}`).toEqual([]);
      expect(await database.client.auditEntry.count(lines)).toBe(1);
    }
  });

  test("after applying an event and before marking it, the plan is not given twice", async () => {
    const { userId, paymentId } = await order(database);
    yookassa().notifications.length = 0;
    yookassa().shop.pay(paymentId);
    for (const { event: kind, object } of yookassa().notifications) {
      await recordWebhookEvent(database.client, { kind, objectId: object.id }, new Date());
    }
    await killBeforeMark(database);
    expect(await faultsOf(database, userId, true)).toEqual([]);
    expect(await database.client.billingEvent.count({ where: { handledAt: null } })).toBe(1);
    await settleEvents(database.client, later(1));
    expect(await faultsOf(database, userId, true)).toEqual([]);
    expect(await database.client.billingEvent.count({ where: { handledAt: null } })).toBe(0);
  });
});

describeOnBothDatabases("parallel calls", (database) => {
  beforeEach(() => database.clear());

  test("give the plan once: twenty returns, the webhook and two servers' loops", async () => {
    const payer = await registerUser();
    const { order: placed, paymentId } = await placeOrder(payer.token);
    yookassa().notifications.length = 0;
    yookassa().shop.pay(paymentId);
    const [succeeded] = yookassa().notifications;
    if (!succeeded) throw new Error("no notification");
    const webhook = async () => {
      await sendNotification(succeeded);
      await Promise.all([settleEvents(database.client), settleEvents(database.client)]);
    };
    const looks = [1, 2].map(() => settleOrders(database.client, yookassa(), later(1)));
    const returns = Array.from({ length: 20 }, () => postOrderRefresh(payer.token, placed.id));
    await Promise.all([webhook(), webhook(), ...looks]);
    const statuses = (await Promise.all(returns)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await faultsOf(database, payer.id, true)).toEqual([]);
    expect(await database.client.auditEntry.count()).toBe(1);
    expect(await database.client.billingPayment.count()).toBe(1);
  });

  test("add up the time of four orders of one user", async () => {
    const payer = await registerUser();
    const orders = [];
    for (const months of [1, 2, 3, 4]) orders.push(await placeOrder(payer.token, { months }));
    for (const { paymentId } of orders) yookassa().shop.pay(paymentId);
    const all = await Promise.all(
      orders.map(({ order }) => postOrderRefresh(payer.token, order.id)),
    );
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { premiumUntil, grants } = await readGrantedPlan(database.client, payer.id);
    expect(grants).toBe(4);
    const first = await database.client.billingGrant.findFirstOrThrow({ orderBy: { from: "asc" } });
    expect(premiumUntil).toEqual(addMonths(first.from, 10));
  });
});
