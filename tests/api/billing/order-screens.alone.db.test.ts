import { beforeEach, expect, test, vi } from "vitest";
import { planDueRenewals } from "@/lib/features/billing/orders/order-loop";
import type { Quote } from "@/lib/features/billing/schema";
import { addMonths, dayOfMonth } from "@/lib/features/billing/terms/months";
import {
  cancelRenewal,
  getQuote,
  listOrders,
  placeOrder,
  postOrder,
  postOrderRefresh,
  readOffers,
  readPlan,
  settleOrders,
} from "@/tests/support/api/billing/billing-calls";
import { createBank } from "@/tests/support/api/billing/invoice-fixtures";
import { type RegisteredUser, registerUser } from "@/tests/support/api/calls/registered-user";
import { describeOnDatabases } from "@/tests/support/servers/test-database";
import { setupFakeYookassa } from "@/tests/support/yookassa/setup";

// `content/site.ts` reads the seller when it is loaded.
await vi.hoisted(async () =>
  (await import("@/tests/support/api/billing/test-seller")).setTestSeller(),
);

const yookassa = setupFakeYookassa();
const day = 24 * 60 * 60 * 1000;

describeOnDatabases("the data for an order's screens", (database) => {
  let payer: RegisteredUser;

  beforeEach(async () => {
    await database.clear();
    yookassa().notifications.length = 0;
    yookassa().faults.length = 0;
    payer = await registerUser();
  });

  const quote = async (plan = "premium") =>
    (await (await getQuote(payer.token, plan)).json()) as Quote;

  async function buy(changes: object = {}) {
    const placed = await placeOrder(payer.token, changes);
    yookassa().shop.pay(placed.paymentId);
    await postOrderRefresh(payer.token, placed.order.id);
    return placed;
  }

  const notices = async () =>
    (await database.client.notification.findMany({ orderBy: { createdAt: "asc" } })).map(
      ({ title, link }) => [title, link],
    );

  test("list the plans that are sold by the month", async () => {
    expect(await readOffers()).toEqual({ plans: ["premium", "ultra"], ways: ["yookassa"] });
    expect(await quote()).toMatchObject({ ways: ["yookassa"], vatNote: null });
  });

  test("list an invoice as second way to pay when bank details are saved", async () => {
    await createBank(database.client);
    const ways = ["yookassa", "invoice"];
    expect(await readOffers()).toEqual({ plans: ["premium", "ultra"], ways });
    expect(await quote()).toMatchObject({ ways });
  });

  test("quote sum and end of each term, and continue from the end of a paid plan", async () => {
    const before = await quote();
    expect(before).toMatchObject({ plan: "premium", name: "Премиум", continues: false });
    expect(before.options.map(({ months, amount }) => [months, amount])).toEqual([
      [1, 199_000],
      [3, 597_000],
      [6, 1_194_000],
      [12, 2_388_000],
    ]);
    const { order } = await buy({ months: 3 });
    const [paid] = await listOrders(payer.token);
    expect(paid?.id).toBe(order.id);
    const quoted = before.options[1]?.until ?? "";
    // The test pays later than it asked, the day is the same.
    expect(Date.parse(paid?.until ?? "") - Date.parse(quoted)).toBeLessThan(5 * 60_000);
    const after = await quote();
    expect(after).toMatchObject({ continues: true, from: paid?.until });
    // By the day of the month on which the plan began: from 29 November to 28 February, and then to 29 March.
    const nextEnd = addMonths(new Date(paid?.until ?? ""), 1, dayOfMonth(new Date()));
    expect(after.options[0]?.until).toBe(nextEnd.toISOString());
  });

  test("refuse a quote with the same error as the order", async () => {
    await buy();
    const [asked, ordered] = await Promise.all([
      getQuote(payer.token, "ultra"),
      postOrder(payer.token, { plan: "ultra", months: 1 }),
    ]);
    expect([asked.status, ordered.status]).toEqual([409, 409]);
    expect(await asked.json()).toEqual(await ordered.json());
    expect((await getQuote(undefined, "premium")).status).toBe(401);
    expect((await getQuote(payer.token, "free")).status).toBe(400);
  });

  test("contain the payment's address only while the order waits", async () => {
    const { order, paymentUrl, paymentId } = await placeOrder(payer.token);
    expect(paymentUrl).toContain(paymentId);
    expect(await (await postOrderRefresh(payer.token, order.id)).json()).toMatchObject({
      paymentUrl,
    });
    yookassa().shop.pay(paymentId);
    expect(await (await postOrderRefresh(payer.token, order.id)).json()).toMatchObject({
      state: "paid",
      paymentUrl: null,
    });
  });

  test("return a meanwhile paid order as paid, without a second payment", async () => {
    const { order, paymentId } = await placeOrder(payer.token);
    yookassa().shop.pay(paymentId);
    const again = await postOrder(payer.token, { plan: "premium", months: 1 });
    expect(await again.json()).toMatchObject({ id: order.id, state: "paid", paymentUrl: null });
    expect(yookassa().shop.bodies.size).toBeGreaterThan(0);
    expect(await database.client.billingPayment.count()).toBe(1);
  });

  test.each([
    ["insufficient_funds", "funds"],
    ["3d_secure_failed", "confirmation"],
    ["fraud_suspected", "suspected"],
    ["expired_on_confirmation", "expired"],
    ["a_word_of_tomorrow", "other"],
  ])('map the refusal reason "%s" to what the payer can do', async (reason, refusal) => {
    const { order, paymentId } = await placeOrder(payer.token);
    yookassa().shop.refuse(paymentId, reason);
    expect(await (await postOrderRefresh(payer.token, order.id)).json()).toMatchObject({
      state: "canceled",
      refusal,
    });
  });

  test("return 503 when the payment's address is not ЮKassa's", async () => {
    const { shop } = yookassa();
    const create = shop.createPayment.bind(shop);
    shop.createPayment = (body) => {
      const payment = create(body);
      payment.confirmation = { type: "redirect", confirmation_url: "https://example.com/pay" };
      return payment;
    };
    try {
      const response = await postOrder(payer.token, { plan: "premium", months: 1 });
      expect(response.status).toBe(503);
      expect(await response.text()).not.toContain("example.com");
    } finally {
      shop.createPayment = create;
    }
  });

  test("contain no receipt address when the shop makes no receipts, and reject a bad one", async () => {
    await placeOrder(payer.token, { email: "buh@example.ru" });
    expect(await database.client.billingReceipt.count()).toBe(0);
    expect((await listOrders(payer.token))[0]?.receiptEmail).toBeNull();
    const wrong = await postOrder(payer.token, { plan: "premium", months: 1, email: "почта" });
    expect(wrong.status).toBe(400);
    expect((await wrong.json()).fieldErrors).toHaveProperty("email");
  });

  test("contain the next charge with its method, and neither after the renewal was cancelled", async () => {
    expect(await readPlan(payer.token)).toEqual({
      until: null,
      nextCharge: null,
      subscription: null,
    });
    await buy({ renews: true });
    const { until, nextCharge, subscription } = await readPlan(payer.token);
    expect(subscription).toMatchObject({
      renews: true,
      method: { kind: "bank_card", last4: "4444" },
    });
    const end = Date.parse(until ?? "");
    expect(nextCharge).toEqual({ amount: 199_000, at: new Date(end - day).toISOString() });

    // Three days before: announced, and still the same.
    await planDueRenewals(database.client, new Date(end - 3 * day));
    expect((await readPlan(payer.token)).nextCharge).toEqual(nextCharge);
    expect((await notices()).at(-1)).toEqual([
      expect.stringMatching(/^\d+.* спишем 1.990.₽ за продление плана$/),
      "/settings/plan",
    ]);

    await cancelRenewal(payer.token);
    expect(await readPlan(payer.token)).toMatchObject({
      until,
      nextCharge: null,
      subscription: { renews: false, method: null },
    });
    const left = await database.client.billingSubscription.findFirstOrThrow();
    expect(left).toMatchObject({ method: null, methodKind: null, methodLast4: null });
  });

  test("the user is notified of a paid plan, a renewal and a failed renewal", async () => {
    await buy({ renews: true });
    const end = async () => Date.parse((await readPlan(payer.token)).until ?? "");
    const renew = async () => {
      const at = await end();
      await planDueRenewals(database.client, new Date(at - 3 * day));
      await settleOrders(database.client, yookassa(), new Date(at - day + 1000));
    };
    await renew();
    yookassa().shop.forgetMethods();
    await renew();
    const titles = (await notices()).map(([title]) => title);
    expect(titles.filter((title) => !title?.includes("спишем"))).toEqual([
      "Оплата прошла, план включён",
      "План продлён",
      "Продлить план не получилось",
    ]);
  });
});
