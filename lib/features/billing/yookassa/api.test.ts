import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  createPayment,
  createRefund,
  fetchPayment,
  fetchRefund,
} from "@/lib/features/billing/yookassa/api";
import { YookassaError } from "@/lib/features/billing/yookassa/request";
import type { YookassaShop } from "@/lib/platform/config/yookassa";
import {
  type Fault,
  shopKeys,
  startYookassa,
  type YookassaServer,
} from "@/tests/support/yookassa/server";

const order = { id: "o".repeat(24), amount: 199_001, currency: "RUB", title: "План «Премиум»" };
const page = { kind: "page", returnUrl: "https://example.ru/premium", savesMethod: false } as const;
const details = { way: page, email: "ivan@example.ru" };
/** So that no test waits for real pauses. */
const quick = { signal: new AbortController().signal, timeoutMs: 500, pausesMs: [1, 1] };

let server: YookassaServer;
let shop: YookassaShop;
beforeEach(async () => {
  server = await startYookassa();
  shop = { ...shopKeys, isTest: true, apiRoot: server.root, receipt: undefined };
});
afterEach(() => server.close());

const failed = async (call: Promise<unknown>): Promise<YookassaError> => {
  const error = await call.catch((thrown) => thrown);
  if (!(error instanceof YookassaError)) throw new Error("not refused", { cause: error });
  return error;
};

describe("createPayment", () => {
  test("sends the sum in roubles, the order's id and a payment page, where it is then paid", async () => {
    const payment = await createPayment(shop, order, details, quick);
    expect(server.shop.bodies.get(payment.id)).toEqual({
      amount: { value: "1990.01", currency: "RUB" },
      capture: true,
      description: order.title,
      metadata: { order_id: order.id },
      confirmation: { type: "redirect", return_url: page.returnUrl },
    });
    expect(payment).toMatchObject({ status: "pending", paid: false, test: true });
    const address = payment.confirmation?.confirmation_url ?? "";
    expect(await (await fetch(address)).text()).toContain("Отказаться");
    const closed = await fetch(`${address}/close`, { method: "POST", redirect: "manual" });
    expect(closed.headers.get("location")).toBe(page.returnUrl);
    expect((await fetchPayment(shop, payment.id, quick)).status).toBe("pending");
    await fetch(`${address}/pay`, { method: "POST", redirect: "manual" });
    expect(await fetchPayment(shop, payment.id, quick)).toMatchObject({
      status: "succeeded",
      paid: true,
      payment_method: { saved: false },
    });
  });

  test("sends a receipt when the shop's VAT and tax codes are known", async () => {
    const receipt = { vatCode: 1, taxSystem: 2 };
    const { id } = await createPayment({ ...shop, receipt }, order, details, quick);
    expect(server.shop.bodies.get(id)?.receipt).toEqual({
      customer: { email: "ivan@example.ru" },
      items: [
        {
          description: order.title,
          quantity: 1,
          amount: { value: "1990.01", currency: "RUB" },
          vat_code: 1,
          payment_subject: "service",
          payment_mode: "full_payment",
        },
      ],
      tax_system_code: 2,
    });
  });

  test("returns the same payment for the same order and rejects another sum for it", async () => {
    const first = await createPayment(shop, order, details, quick);
    expect((await createPayment(shop, order, details, quick)).id).toBe(first.id);
    const error = await failed(createPayment(shop, { ...order, amount: 1 }, details, quick));
    expect(error).toMatchObject({ status: 400, isFinal: true });
    expect(server.shop.payments.size).toBe(1);
  });

  test("charges a saved method without a page and is refused after the method is gone", async () => {
    const saving = { ...details, way: { ...page, savesMethod: true } };
    const { id } = await createPayment(shop, order, saving, quick);
    server.shop.pay(id);
    const method = (await fetchPayment(shop, id, quick)).payment_method;
    expect(method?.saved).toBe(true);
    const way = { kind: "saved", method: method?.id ?? "" } as const;
    const charge = { way, email: "ivan@example.ru" };
    const paid = await createPayment(shop, { ...order, id: "p".repeat(24) }, charge, quick);
    expect(paid.status).toBe("succeeded");
    expect(paid.confirmation).toBeUndefined();
    server.shop.forgetMethods();
    const refused = createPayment(shop, { ...order, id: "q".repeat(24) }, charge, quick);
    expect((await failed(refused)).isFinal).toBe(true);
  });
});

const faults: [string, Fault][] = [
  ["500 before the work", { kind: "status", status: 500, isDone: false }],
  ["500 after the work", { kind: "status", status: 500, isDone: true }],
  ["429", { kind: "status", status: 429, isDone: false }],
  ["503 after the work", { kind: "status", status: 503, isDone: true }],
  ["silence before the work", { kind: "silence", isDone: false }],
  ["silence after the work", { kind: "silence", isDone: true }],
  ["a broken connection after the work", { kind: "broken", isDone: true }],
];

describe.each(faults)("createPayment after %s", { tags: ["slow"] }, (_name, fault) => {
  test("retries with the same key and makes one payment", async () => {
    server.faults.push(fault, fault);
    const { id } = await createPayment(shop, order, details, quick);
    expect([...server.shop.payments.keys()]).toEqual([id]);
    const keys = server.requests.map(({ key }) => key);
    expect(keys).toEqual([order.id, order.id, order.id]);
  });

  test("throws a temporary error when all three attempts fail", async () => {
    server.faults.push(fault, fault, fault);
    expect((await failed(createPayment(shop, order, details, quick))).isFinal).toBe(false);
    expect(server.requests).toHaveLength(3);
  });
});

test("reports a wrong key as a temporary error and never prints the key", async () => {
  const secretKey = "live_wrong_0123456789";
  const error = await failed(createPayment({ ...shop, secretKey }, order, details, quick));
  expect(error).toMatchObject({ status: 401, isFinal: false });
  expect(error.message).toBe("ЮKassa не узнала ключ магазина");
  const nobody = { ...shop, apiRoot: "http://127.0.0.1:1/v3" };
  for (const thrown of [error, await failed(fetchPayment(nobody, "1", quick))]) {
    const whole = `${thrown.stack} ${JSON.stringify(thrown)} ${thrown.cause}`;
    expect(whole).not.toContain("0123456789");
    expect(whole).not.toContain(Buffer.from(shopKeys.secretKey).toString("base64").slice(0, 12));
  }
});

test("reports an unknown payment as a final error and does not follow a path inside an id", async () => {
  expect(await failed(fetchPayment(shop, "none", quick))).toMatchObject({
    status: 404,
    isFinal: true,
  });
  const { id } = await createPayment(shop, order, details, quick);
  expect((await failed(fetchPayment(shop, `../payments/${id}`, quick))).status).toBe(404);
});

test("stops waiting for the server at once when the caller aborts", async () => {
  const stop = new AbortController();
  server.faults.push({ kind: "silence", isDone: false });
  const call = failed(
    fetchPayment(shop, "1", { ...quick, signal: stop.signal, timeoutMs: 60_000 }),
  );
  setTimeout(() => stop.abort(), 20);
  expect((await call).status).toBeNull();
  expect(server.requests.length).toBeLessThanOrEqual(1);
});

test("createRefund refunds parts, once per key, and is refused above the sum paid", async () => {
  const { id } = await createPayment(shop, order, details, quick);
  const part = { paymentId: id, amount: 100_000, currency: "RUB", key: "k1" };
  expect((await failed(createRefund(shop, part, quick))).status).toBe(400);
  server.shop.pay(id);
  const refund = await createRefund(shop, { ...part, key: "k2" }, quick);
  expect((await createRefund(shop, { ...part, key: "k2" }, quick)).id).toBe(refund.id);
  expect(await fetchRefund(shop, refund.id, quick)).toMatchObject({
    payment_id: id,
    status: "succeeded",
  });
  expect((await failed(createRefund(shop, { ...part, key: "k3" }, quick))).status).toBe(400);
  expect((await fetchPayment(shop, id, quick)).refunded_amount?.value).toBe("1000.00");
});
