import { beforeEach, describe, expect, test } from "vitest";
import * as deleteRoute from "@/app/api/user/delete/route";
import { formatRussianDate, toMoscowDate } from "@/lib/core/time/moscow-time";
import { notifyOfPlanEnds } from "@/lib/features/billing/renewal/notify-of-plan-ends";
import { planRenewals } from "@/lib/features/billing/renewal/plan-renewals";
import { decryptMethod } from "@/lib/features/billing/renewal/saved-method";
import { applyPayment } from "@/lib/features/billing/settle/apply-payment";
import { addMonths } from "@/lib/features/billing/terms/months";
import { fetchPayment } from "@/lib/features/billing/yookassa/api";
import {
  cancelRenewal,
  listOrders,
  placeOrder,
  postOrderRefresh,
  readGrantedPlan,
  readRenewal,
  settleOrders,
  shopOf,
} from "@/tests/support/api/billing/billing-calls";
import { call } from "@/tests/support/api/calls/api-call";
import { type RegisteredUser, registerUser } from "@/tests/support/api/calls/registered-user";
import { describeOnDatabases } from "@/tests/support/servers/test-database";
import { setupFakeYookassa } from "@/tests/support/yookassa/setup";

const yookassa = setupFakeYookassa();
const day = 24 * 60 * 60 * 1000;

describeOnDatabases("a renewal", (database) => {
  let payer: RegisteredUser;

  beforeEach(async () => {
    await database.clear();
    yookassa().notifications.length = 0;
    yookassa().faults.length = 0;
    payer = await registerUser();
  });

  /** An order that was paid; with `renews` its payer agreed to renewals. */
  async function buy(asked: object = {}) {
    const placed = await placeOrder(payer.token, asked);
    yookassa().shop.pay(placed.paymentId);
    await postOrderRefresh(payer.token, placed.order.id);
    return placed;
  }
  const end = async () =>
    (await readGrantedPlan(database.client, payer.id)).premiumUntil ?? new Date(0);
  const daysBefore = async (days: number) => new Date((await end()).getTime() - days * day);
  const plan = (at: Date) => planRenewals(database.client, shopOf(yookassa()), at);
  const emails = () =>
    database.client.outboxMail.findMany({
      where: {
        recipient: payer.email,
        OR: [{ subject: { contains: "план" } }, { subject: { startsWith: "План" } }],
      },
      orderBy: { createdAt: "asc" },
    });
  const stored = () =>
    database.client.billingSubscription.findUniqueOrThrow({ where: { userId: payer.id } });

  test("is not planned without the payer's consent, and no payment method is saved", async () => {
    const { paymentId } = await buy();
    expect(yookassa().shop.bodies.get(paymentId)).not.toHaveProperty("save_payment_method");
    expect(await readRenewal(payer.token)).toMatchObject({ plan: "premium", renews: false });
    expect(await stored()).toMatchObject({ method: null });
    expect(await plan(await daysBefore(2))).toBe(0);
  });

  test("is announced three days before the end, charged one day before, and adds its time", async () => {
    const { paymentId } = await buy({ renews: true });
    const { method } = await stored();
    const token = yookassa().shop.payments.get(paymentId)?.payment_method?.id;
    expect(token).toBeDefined();
    expect(method).not.toContain(token);
    expect(decryptMethod(payer.id, method)).toBe(token);
    expect(decryptMethod("x", method)).toBeNull();

    const first = await end();
    expect(await plan(await daysBefore(4))).toBe(0);
    const times = [await daysBefore(2.9), await daysBefore(2.5), await daysBefore(2)];
    expect(await Promise.all(times.map(plan))).toEqual(expect.arrayContaining([1, 0, 0]));
    const [email, ...more] = await emails();
    expect(more).toEqual([]);
    expect(email?.subject).toMatch(/спишем 1.990.₽ за продление плана$/);
    expect(email?.text).toContain("План «Премиум», 1 месяц");

    await settleOrders(database.client, yookassa(), await daysBefore(1.1));
    expect((await readGrantedPlan(database.client, payer.id)).grants).toBe(1);
    await settleOrders(database.client, yookassa(), await daysBefore(0.9));
    const [renewal] = await listOrders(payer.token);
    expect(renewal).toMatchObject({ isRenewal: true, state: "paid", amount: 199_000 });
    const began = await database.client.billingGrant.findFirstOrThrow({ orderBy: { from: "asc" } });
    expect(await end()).toEqual(addMonths(began.from, 2));
    expect((await end()).getTime()).toBeGreaterThan(first.getTime());
    expect(await readRenewal(payer.token)).toMatchObject({ renews: true });
  });

  test("keeps the day of the month in Moscow: 31 January, 28 February, 31 March", async () => {
    const moscow = (text: string) => new Date(`${text}+03:00`);
    const { paymentId } = await placeOrder(payer.token, { renews: true });
    yookassa().shop.pay(paymentId);
    const shop = shopOf(yookassa());
    const payment = await fetchPayment(shop, paymentId, { signal: new AbortController().signal });
    // In UTC it is still the 30th.
    await applyPayment(database.client, shop, payment, moscow("2027-01-31T01:30:00"));
    expect(await end()).toEqual(moscow("2027-02-28T01:30:00"));
    expect(await plan(moscow("2027-02-25T01:29:59"))).toBe(0);
    expect(await plan(moscow("2027-02-25T01:30:00"))).toBe(1);
    await settleOrders(database.client, yookassa(), moscow("2027-02-27T01:29:59"));
    expect((await readGrantedPlan(database.client, payer.id)).grants).toBe(1);
    await settleOrders(database.client, yookassa(), moscow("2027-02-27T01:30:00"));
    expect((await readGrantedPlan(database.client, payer.id)).grants).toBe(2);
    expect(await end()).toEqual(moscow("2027-03-31T01:30:00"));
  });

  test("with a lost response is requested with the same key and charged once", async () => {
    await buy({ renews: true });
    await plan(await daysBefore(2.5));
    const paid = yookassa().shop.payments.size;
    const lost = { kind: "broken", isDone: true } as const;
    yookassa().faults.push(lost, lost, lost);
    const due = await daysBefore(0.9);
    await settleOrders(database.client, yookassa(), due);
    expect((await readGrantedPlan(database.client, payer.id)).grants).toBe(1);
    await settleOrders(database.client, yookassa(), new Date(due.getTime() + day / 2));
    expect(yookassa().shop.payments.size).toBe(paid + 1);
    expect((await readGrantedPlan(database.client, payer.id)).grants).toBe(2);
  });

  test("expires uncharged when it is too late for its idempotence key", async () => {
    await buy({ renews: true });
    await plan(await daysBefore(2.5));
    const paid = yookassa().shop.payments.size;
    await settleOrders(database.client, yookassa(), await daysBefore(0.1));
    expect(yookassa().shop.payments.size).toBe(paid);
    expect((await listOrders(payer.token))[0]?.state).toBe("expired");
    expect(await readRenewal(payer.token)).toMatchObject({ renews: false });
  });

  test("is given up a day before the end when the plan is no longer sold, with one e-mail", async () => {
    await buy({ renews: true });
    const paid = yookassa().shop.payments.size;
    const lines = { features: [], plannedFeatures: [], limitations: [] };
    const texts = { name: "П", period: "в год", description: "", buttonText: "б", price: 1990 };
    const flags = { isPriceFrom: false, isPopular: false, monthlyLimit: 100 };
    const plans = { cabinet: { premium: { ...lines, ...texts, ...flags } } };
    await database.client.adminSettings.create({ data: { id: "default", plans } });
    // Until then the operator may put it back.
    expect(await plan(await daysBefore(2))).toBe(0);
    expect(await readRenewal(payer.token)).toMatchObject({ renews: true });
    expect(await emails()).toEqual([]);
    const last = await daysBefore(0.9);
    await Promise.all([plan(last), plan(last)]);
    expect(await plan(last)).toBe(0);
    expect(await readRenewal(payer.token)).toMatchObject({ renews: false, method: null });
    const [email, ...more] = await emails();
    expect(more).toEqual([]);
    expect(email?.subject).toBe("Продлить план не получится");
    expect(email?.text.replace(/\s/g, " ")).toContain("больше не продаётся");
    expect(email?.text).not.toContain("Списать деньги");
    expect(yookassa().shop.payments.size).toBe(paid);
    expect(await readGrantedPlan(database.client, payer.id)).toMatchObject({
      subscription: "premium",
    });
  });

  test("charges no more than the last payment, and less after a price cut", async () => {
    await buy({ renews: true });
    const price = (premium: number) => {
      const text = { features: [], plannedFeatures: [], limitations: [] };
      const texts = { name: "П", period: "в месяц", description: "", buttonText: "б" };
      const flags = { isPriceFrom: false, isPopular: false, monthlyLimit: 100 };
      const plans = { cabinet: { premium: { ...text, ...texts, ...flags, price: premium } } };
      const columns = { plans };
      return database.client.adminSettings.upsert({
        where: { id: "default" },
        create: { id: "default", ...columns },
        update: columns,
      });
    };
    await price(2990);
    await plan(await daysBefore(2.5));
    expect((await listOrders(payer.token))[0]?.amount).toBe(199_000);
    await database.client.billingOrder.deleteMany({ where: { state: "waiting" } });
    await price(990);
    await plan(await daysBefore(2.5));
    expect((await listOrders(payer.token))[0]?.amount).toBe(99_000);
  });

  test("is not charged when the plan was paid by hand, and is planned for the new end", async () => {
    await buy({ renews: true });
    const due = await daysBefore(0.9);
    await plan(await daysBefore(2.5));
    await buy();
    const paid = yookassa().shop.payments.size;
    await settleOrders(database.client, yookassa(), due);
    expect(yookassa().shop.payments.size).toBe(paid);
    expect(await emails()).toHaveLength(1);
    expect(await readRenewal(payer.token)).toMatchObject({ renews: true });
    expect(await plan(await daysBefore(2.5))).toBe(1);
  });

  test("is not charged when an administrator has changed the plan", async () => {
    await buy({ renews: true });
    const due = await daysBefore(0.9);
    await plan(await daysBefore(2.5));
    const paid = yookassa().shop.payments.size;
    const change = { subscription: "free", premiumUntil: null };
    await database.client.user.update({ where: { id: payer.id }, data: change });
    await settleOrders(database.client, yookassa(), due);
    expect(yookassa().shop.payments.size).toBe(paid);
  });

  test("refused by the bank is cancelled: the payer gets an e-mail and the method is deleted", async () => {
    await buy({ renews: true });
    await plan(await daysBefore(2.5));
    yookassa().shop.forgetMethods();
    await settleOrders(database.client, yookassa(), await daysBefore(0.9));
    expect((await listOrders(payer.token))[0]?.state).toBe("canceled");
    expect(await stored()).toMatchObject({ renews: false, method: null });
    expect((await emails()).at(-1)?.subject).toBe("Продлить план не получилось");
    expect(await readGrantedPlan(database.client, payer.id)).toMatchObject({
      subscription: "premium",
    });
  });

  describe("cancelled by the payer", () => {
    test("is not charged, loses its payment method and keeps the paid time", async () => {
      await buy({ renews: true });
      await plan(await daysBefore(2.5));
      const paid = yookassa().shop.payments.size;
      const until = await end();
      for (let time = 0; time < 2; time += 1) {
        const response = await cancelRenewal(payer.token);
        expect(response.status).toBe(200);
        expect((await response.json()).subscription).toMatchObject({
          renews: false,
          cancelledAt: expect.any(String),
          paidUntil: until.toISOString(),
        });
      }
      expect(await stored()).toMatchObject({ method: null });
      expect(await plan(await daysBefore(2))).toBe(0);
      await settleOrders(database.client, yookassa(), await daysBefore(0.9));
      expect(yookassa().shop.payments.size).toBe(paid);
      expect(await readGrantedPlan(database.client, payer.id)).toMatchObject({
        subscription: "premium",
      });
      expect(await emails()).toHaveLength(1);
    });

    test("stays cancelled when an older order is paid", async () => {
      await buy();
      const open = await placeOrder(payer.token, { renews: true });
      await cancelRenewal(payer.token);
      yookassa().shop.pay(open.paymentId);
      await postOrderRefresh(payer.token, open.order.id);
      expect((await readGrantedPlan(database.client, payer.id)).grants).toBe(2);
      expect(await stored()).toMatchObject({ renews: false, method: null });
    });

    test("is agreed to again by a new order", async () => {
      await buy({ renews: true });
      await cancelRenewal(payer.token);
      await buy({ renews: true, months: 2 });
      expect(await readRenewal(payer.token)).toMatchObject({ renews: true, months: 2 });
    });

    test("is not affected by another user's call", async () => {
      await buy({ renews: true });
      const otherUser = await registerUser();
      await cancelRenewal(otherUser.token);
      expect((await cancelRenewal(undefined)).status).toBe(401);
      expect(await readRenewal(payer.token)).toMatchObject({ renews: true });
    });
  });

  test("is deleted with the account, and paid orders are kept without the user", async () => {
    const { order } = await buy({ renews: true });
    await plan(await daysBefore(2.5));
    const removed = await call(deleteRoute.DELETE, "/api/user/delete", {
      method: "DELETE",
      token: payer.token,
    });
    expect(removed.status).toBe(200);
    expect(await database.client.billingSubscription.count()).toBe(0);
    const paid = yookassa().shop.payments.size;
    await settleOrders(database.client, yookassa(), new Date(Date.now() + 40 * day));
    expect(yookassa().shop.payments.size).toBe(paid);
    const rows = await database.client.billingOrder.findMany({
      where: { state: "paid" },
      include: { payments: true, grant: true },
    });
    expect(rows).toMatchObject([{ id: order.id, userId: null, payments: [{ amount: 199_000 }] }]);
    const kept = JSON.stringify([rows, await database.client.auditEntry.findMany()]);
    expect(kept).not.toContain(payer.id);
    expect(kept).not.toContain(payer.email);
  });

  describe("when the payer did not agree to renewals", () => {
    const tell = (at: Date) => notifyOfPlanEnds(database.client, at);

    test("is replaced by one e-mail a week before each end", async () => {
      await buy();
      expect(await tell(await daysBefore(7.1))).toBe(0);
      const times = [await daysBefore(6.9), await daysBefore(6.5), await daysBefore(6)];
      expect((await Promise.all(times.map(tell))).sort()).toEqual([0, 0, 1]);
      const [email, ...more] = await emails();
      expect(more).toEqual([]);
      const day = formatRussianDate(toMoscowDate(await end()));
      expect(email?.subject).toBe(`План «Премиум» закончится ${day}`);
      expect(email?.text).toContain("/premium/order?plan=premium&months=1");
      expect(await database.client.notification.count({ where: { userId: payer.id } })).toBe(2);
      await buy();
      expect(await tell(await daysBefore(6.9))).toBe(1);
    });

    test("sends no e-mail while it renews automatically or after the plan was ended by hand", async () => {
      await buy({ renews: true });
      expect(await tell(await daysBefore(6))).toBe(0);
      await cancelRenewal(payer.token);
      expect(await tell(await daysBefore(6))).toBe(1);
      const other = await registerUser();
      payer = other;
      await buy();
      await database.client.user.update({
        where: { id: other.id },
        data: { subscription: "free", premiumUntil: null },
      });
      expect(await tell(new Date((await stored()).paidUntil.getTime() - day))).toBe(0);
    });
  });
});
