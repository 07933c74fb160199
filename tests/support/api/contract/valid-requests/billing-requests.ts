import type { Database } from "@/lib/platform/db/database";
import {
  createBank,
  createInvoice,
  createPaidInvoice,
  paidToday,
  refundToday,
  testBuyer,
} from "@/tests/support/api/billing/invoice-fixtures";
import type { Caller } from "@/tests/support/api/calls/signed-in-user";
import type {
  RequestFixture,
  RequestMaker,
} from "@/tests/support/api/contract/valid-requests/request-fixture";

/** Valid requests about payments, by call. */
export const billingMakers: Record<string, RequestMaker> = {
  "POST /api/billing/orders": async ({ client }, caller) => ({
    json: { plan: await payablePlan(client, caller), months: 1 },
  }),
  "GET /api/billing/quote": async ({ client }, caller) => ({
    search: `?plan=${await payablePlan(client, caller)}`,
  }),
  "POST /api/billing/invoices": async ({ client }, caller) => {
    await createBank(client);
    const plan = await payablePlan(client, caller);
    return { json: { plan, months: 1, buyer: testBuyer } };
  },
  "GET /api/admin/billing/invoices/{id}/file": waitingInvoice,
  "DELETE /api/admin/billing/invoices/{id}": waitingInvoice,
  "POST /api/admin/billing/invoices/{id}/paid": async (fixture) => ({
    ...(await waitingInvoice(fixture)),
    json: paidToday(),
  }),
  "POST /api/admin/billing/invoices/{id}/act": paidInvoice,
  "GET /api/admin/billing/orders/{id}": paidInvoice,
  "POST /api/admin/billing/orders/{id}/refund": async (fixture) => ({
    ...(await paidInvoice(fixture)),
    json: refundToday(),
  }),
};

async function waitingInvoice({ client, other }: RequestFixture) {
  return { parameters: { id: await createInvoice(client, other.id) } };
}

async function paidInvoice({ client, other, admin }: RequestFixture) {
  return { parameters: { id: await createPaidInvoice(client, { userId: other.id, admin }) } };
}

/** The plan that the caller can buy: a user who has one has it until next month. */
async function payablePlan(client: Database, caller: Caller | null): Promise<string> {
  const where = { id: caller?.id ?? "", subscription: { not: "free" } };
  const premiumUntil = new Date(Date.now() + 30 * 24 * 3_600_000);
  await client.user.updateMany({ where, data: { premiumUntil } });
  return (await client.user.findFirst({ where }))?.subscription ?? "premium";
}
