import { newId } from "@/lib/core/ids";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import { markPaid } from "@/lib/features/billing/invoices/admin";
import { nextNumber } from "@/lib/features/billing/invoices/numbers";
import type { Caller } from "@/lib/platform/auth/caller";
import type { Database } from "@/lib/platform/db/database";

/** The operator's bank account in these tests; the seller is set in `test-seller.ts`. */
export const testBank = {
  bankName: "ПАО СБЕРБАНК г. Москва",
  bic: "044525225",
  account: "40702810200000000001",
  correspondentAccount: "30101810400000000225",
  kpp: "771201001",
  vatNote: "НДС не облагается: УСН",
  signerPosition: "Генеральный директор",
  signerName: "Иванов И. И.",
};

export const testBuyer = {
  name: "ООО «Покупатель»",
  inn: "7712345671",
  kpp: "771201001",
  address: "190000, Санкт-Петербург, Невский пр., д. 1",
};

/** Stores the operator's bank account. */
export async function createBank(client: Database): Promise<void> {
  const columns = { ...testBank, updatedAt: new Date() };
  await client.billingBank.upsert({
    where: { id: "default" },
    create: { id: "default", ...columns },
    update: columns,
  });
}

const sum = 199_000;

/** A pending invoice over a month of the premium plan, created without the routes. @returns the id of its order */
export async function createInvoice(client: Database, userId: string): Promise<string> {
  const id = newId();
  const now = new Date();
  const order = { plan: "premium", months: 1, amount: sum, title: "План «Премиум», 1 месяц" };
  const { name: buyerName, inn: buyerInn, kpp: buyerKpp, address: buyerAddress } = testBuyer;
  const { kpp: _kpp, ...who } = { ...testBuyer, name: "ООО «Продавец»" };
  await client.$transaction(async (tx) => {
    await tx.billingOrder.create({
      data: { ...order, id, userId, provider: "invoice", createdAt: now },
    });
    const buyer = { buyerName, buyerInn, buyerKpp, buyerAddress };
    const place = await nextNumber(tx, "invoice", now);
    await tx.billingInvoice.create({
      data: { orderId: id, ...place, ...buyer, seller: { ...who, ...testBank }, createdAt: now },
    });
  });
  return id;
}

/** The request body with which an administrator marks an invoice as paid. */
export const paidToday = () => ({
  amount: sum,
  paymentNumber: "1042",
  paidOn: toMoscowDate(new Date()),
});

/** An invoice that an administrator has marked as paid. @returns the id of its order */
export async function createPaidInvoice(
  client: Database,
  { userId, admin }: { userId: string; admin: { id: string; email: string } },
): Promise<string> {
  const id = await createInvoice(client, userId);
  const caller = { userId: admin.id, account: { email: admin.email } } as unknown as Caller;
  await markPaid(client, caller, { id, ...paidToday() }, new Date());
  return id;
}

/** The request body of a refund of such an invoice. */
export const refundToday = () => {
  const { amount, ...paymentOrder } = paidToday();
  return { amount, refunded: 0, paymentOrder };
};
