import { createHash, randomUUID } from "node:crypto";

/** The ledger of a fake ЮKassa: payments and refunds, by its documented contract, without HTTP. */

type Amount = { value: string; currency: string };
export type FakePayment = {
  id: string;
  status: "pending" | "waiting_for_capture" | "succeeded" | "canceled";
  paid: boolean;
  amount: Amount;
  refunded_amount?: Amount;
  recipient: { account_id: string; gateway_id: string };
  test: boolean;
  metadata: Record<string, string>;
  created_at: string;
  description?: string;
  confirmation?: { type: "redirect"; confirmation_url: string };
  payment_method?: { type: "bank_card"; id: string; saved: boolean; card: { last4: string } };
  cancellation_details?: { party: string; reason: string };
};
export type FakeRefund = {
  id: string;
  payment_id: string;
  status: "succeeded";
  amount: Amount;
};
export type FakeEvent =
  | "payment.succeeded"
  | "payment.canceled"
  | "payment.waiting_for_capture"
  | "refund.succeeded";
/** A notification as it is posted to the shop's URL. */
export type Notification = {
  type: "notification";
  event: FakeEvent;
  object: FakePayment | FakeRefund;
};

/** An error as the API words it. */
export class RefusedError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

const invalid = (message: string) => new RefusedError(400, "invalid_request", message);
const kopecksOf = ({ value }: Amount) => {
  if (!/^\d+\.\d\d$/.test(value)) throw invalid("amount.value");
  return BigInt(value.replace(".", ""));
};
const amountOf = (kopecks: bigint, currency: string): Amount => {
  const digits = String(kopecks).padStart(3, "0");
  return { value: `${digits.slice(0, -2)}.${digits.slice(-2)}`, currency };
};

export type PaymentBody = {
  amount: Amount;
  capture?: boolean;
  description?: string;
  metadata?: Record<string, string>;
  confirmation?: { type: string; return_url?: string };
  save_payment_method?: boolean;
  payment_method_id?: string;
  receipt?: { customer?: { email?: string }; items?: { amount: Amount; vat_code: number }[] };
};
export type RefundBody = { payment_id: string; amount: Amount };

export class FakeShop {
  readonly payments = new Map<string, FakePayment>();
  readonly refunds = new Map<string, FakeRefund>();
  /** The request of each payment. */
  readonly bodies = new Map<string, PaymentBody>();
  readonly #keys = new Map<string, { digest: string; result: object }>();
  readonly #methods = new Set<string>();

  constructor(
    private readonly options: {
      shopId: string;
      isTest: boolean;
      pageOf: (id: string) => string;
      notify: (notification: Notification) => void;
    },
  ) {}

  /** The same key with the same body returns the same object; with another body it is refused. */
  once<T extends object>(key: string | undefined, body: unknown, act: () => T): T {
    if (!key || key.length > 64) throw invalid("Idempotence-Key");
    const digest = createHash("sha256").update(JSON.stringify(body)).digest("hex");
    const known = this.#keys.get(key);
    if (known && known.digest !== digest) throw invalid("Idempotence key duplicated");
    if (known) return known.result as T;
    const result = act();
    this.#keys.set(key, { digest, result });
    return result;
  }

  createPayment(body: PaymentBody): FakePayment {
    if (kopecksOf(body.amount) <= 0n) throw invalid("amount.value");
    if (body.receipt) checkReceipt(body, body.receipt);
    const id = randomUUID();
    const payment: FakePayment = {
      id,
      status: "pending",
      paid: false,
      amount: { ...body.amount },
      recipient: { account_id: this.options.shopId, gateway_id: "1" },
      test: this.options.isTest,
      metadata: { ...body.metadata },
      created_at: new Date().toISOString(),
    };
    if (body.description) payment.description = body.description;
    if (body.payment_method_id) {
      if (!this.#methods.has(body.payment_method_id)) throw invalid("payment_method_id");
    } else if (body.confirmation?.type !== "redirect" || !body.confirmation.return_url) {
      throw invalid("confirmation");
    } else {
      payment.confirmation = { type: "redirect", confirmation_url: this.options.pageOf(id) };
    }
    this.payments.set(id, payment);
    this.bodies.set(id, body);
    if (body.payment_method_id) this.pay(id);
    return payment;
  }

  /** Saved methods that their owner has revoked at the bank: charging one is refused. */
  forgetMethods(): void {
    this.#methods.clear();
  }

  /** The payer clicks «Оплатить». */
  pay(id: string): void {
    const payment = this.#pending(id);
    if (!payment) return;
    const body = this.bodies.get(id);
    const method = body?.payment_method_id ?? randomUUID();
    const saved = body?.save_payment_method === true || body?.payment_method_id !== undefined;
    if (saved) this.#methods.add(method);
    const card = { last4: "4444" };
    payment.payment_method = { type: "bank_card", id: method, saved, card };
    payment.status = body?.capture ? "succeeded" : "waiting_for_capture";
    payment.paid = true;
    this.options.notify(notificationOf(`payment.${payment.status}`, payment));
  }

  /** The payer clicks «Отказаться», or does not pay in time. */
  refuse(id: string, reason = "canceled_by_payer"): void {
    const payment = this.#pending(id);
    if (!payment) return;
    payment.status = "canceled";
    payment.cancellation_details = { party: "yoo_money", reason };
    this.options.notify(notificationOf("payment.canceled", payment));
  }

  refund({ payment_id, amount }: RefundBody): FakeRefund {
    const payment = this.payments.get(payment_id);
    if (payment?.status !== "succeeded") throw invalid("payment_id");
    const before = payment.refunded_amount ? kopecksOf(payment.refunded_amount) : 0n;
    const after = before + kopecksOf(amount);
    if (after > kopecksOf(payment.amount) || amount.currency !== payment.amount.currency) {
      throw invalid("amount");
    }
    payment.refunded_amount = amountOf(after, amount.currency);
    const refund: FakeRefund = { id: randomUUID(), payment_id, status: "succeeded", amount };
    this.refunds.set(refund.id, refund);
    this.options.notify(notificationOf("refund.succeeded", refund));
    return refund;
  }

  #pending(id: string): FakePayment | undefined {
    const payment = this.payments.get(id);
    return payment?.status === "pending" ? payment : undefined;
  }
}

const notificationOf = (event: string, object: FakePayment | FakeRefund): Notification => ({
  type: "notification",
  event: event as FakeEvent,
  // A snapshot of that moment: a late notification reports the past state.
  object: structuredClone(object),
});

function checkReceipt(
  { amount }: PaymentBody,
  { customer, items = [] }: NonNullable<PaymentBody["receipt"]>,
) {
  if (!customer?.email) throw invalid("receipt.customer");
  const sum = items.reduce((all, item) => all + kopecksOf(item.amount), 0n);
  if (sum !== kopecksOf(amount)) throw invalid("receipt.items");
  if (items.some(({ vat_code }) => !(vat_code >= 1 && vat_code <= 12))) throw invalid("vat_code");
}
