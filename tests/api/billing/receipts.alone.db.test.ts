import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { planDueRenewals } from "@/lib/features/billing/orders/order-loop";
import {
  listOrders,
  placeOrder,
  postOrderRefresh,
  readPlan,
  settleOrders,
} from "@/tests/support/api/billing/billing-calls";
import { type RegisteredUser, registerUser } from "@/tests/support/api/calls/registered-user";
import { describeOnDatabases } from "@/tests/support/servers/test-database";
import { setupFakeYookassa } from "@/tests/support/yookassa/setup";

const yookassa = setupFakeYookassa();
const day = 24 * 60 * 60 * 1000;

beforeAll(() => {
  process.env.YOOKASSA_VAT_CODE = "1";
});
afterAll(() => {
  delete process.env.YOOKASSA_VAT_CODE;
});

describeOnDatabases("the receipt of an order", (database) => {
  let payer: RegisteredUser;

  beforeEach(async () => {
    await database.clear();
    yookassa().faults.length = 0;
    payer = await registerUser();
  });

  const receiptOf = (paymentId: string) => yookassa().shop.bodies.get(paymentId)?.receipt;

  test("is sent to the account's address or to the one given in the order", async () => {
    const own = await placeOrder(payer.token);
    expect(receiptOf(own.paymentId)?.customer?.email).toBe(payer.email);
    const named = await placeOrder(payer.token, { email: "buh@example.ru" });
    // Another address is another order: the payment of the first one has its receipt already.
    expect(named.order.id).not.toBe(own.order.id);
    expect(receiptOf(named.paymentId)?.customer?.email).toBe("buh@example.ru");
    expect((await placeOrder(payer.token, { email: "buh@example.ru" })).order.id).toBe(
      named.order.id,
    );
    const addresses = (await listOrders(payer.token)).map(({ receiptEmail }) => receiptEmail);
    expect(addresses.sort()).toEqual(["buh@example.ru", payer.email].sort());
  });

  test("is sent to the last receipt's address after a renewal", async () => {
    const { order, paymentId } = await placeOrder(payer.token, {
      renews: true,
      email: "buh@example.ru",
    });
    yookassa().shop.pay(paymentId);
    await postOrderRefresh(payer.token, order.id);
    const end = Date.parse((await readPlan(payer.token)).until ?? "");
    await planDueRenewals(database.client, new Date(end - 3 * day));
    // The loop of orders with the settings of this file.
    await settleOrders(database.client, yookassa(), new Date(end - day + 1000), { vatCode: 1 });
    const [last] = [...yookassa().shop.bodies.values()].slice(-1);
    expect(last).toMatchObject({
      payment_method_id: expect.any(String),
      receipt: { customer: { email: "buh@example.ru" } },
    });
  });

  test("loses its address when the account is deleted, and the order is kept", async () => {
    await placeOrder(payer.token, { email: "buh@example.ru" });
    await database.client.user.delete({ where: { id: payer.id } });
    expect(await database.client.billingReceipt.count()).toBe(0);
    expect(await database.client.billingOrder.findMany()).toMatchObject([{ userId: null }]);
  });
});
