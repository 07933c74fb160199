/**
 * A process that takes orders and settles payments, for tests that kill it: one JSON command per line in, one line out.
 * Once armed it kills itself with SIGKILL at a moment between two database statements, which is every moment at which a
 * server could die with something stored and something not.
 */
import { createInterface } from "node:readline";
import { placeOrder } from "@/lib/features/billing/orders/operations";
import { pollDueOrders } from "@/lib/features/billing/orders/order-loop";
import { billingOutbox, recordWebhookEvent } from "@/lib/features/billing/settle/events";
import type { Caller } from "@/lib/platform/auth/caller";
import { environment } from "@/lib/platform/config/environment";
import type { Database } from "@/lib/platform/db/database";
import { setCurrentDatabase } from "@/lib/platform/db/lifecycle";
import { openPostgres } from "@/lib/platform/db/postgres";
import { deliverDue } from "@/lib/platform/outbox/deliver-due";

export type PaymentCommand =
  /** Dies at this moment, counted from now; 0 never. Returns how many there have been since the last time. */
  | { do: "arm"; killAt: number }
  | { do: "place"; userId: string; email: string }
  | { do: "webhook"; paymentId: string }
  /** What the loops of a server do, this many hours later. */
  | { do: "settle"; hours: number };

const [url = ""] = process.argv.slice(2);
const opened = openPostgres(url);
let moments = 0;
let killAt = 0;

function pass(): void {
  moments += 1;
  if (moments === killAt) process.kill(process.pid, "SIGKILL");
}

const client = opened.client.$extends({
  query: {
    $allOperations: async ({ args, query }) => {
      pass();
      const result = await query(args);
      pass();
      return result;
    },
  },
}) as unknown as Database;
setCurrentDatabase({ ...opened, client });

const { signal } = new AbortController();

async function run(command: PaymentCommand): Promise<object> {
  if (command.do === "arm") {
    const passed = moments;
    moments = 0;
    killAt = command.killAt;
    return { passed };
  }
  if (command.do === "place") {
    const { userId, email } = command;
    const caller = { userId, account: { email } } as unknown as Caller;
    const order = { plan: "premium", months: 1, renews: false } as const;
    const { paymentUrl } = await placeOrder(client, caller, order, { now: new Date(), signal });
    return { paymentId: (paymentUrl ?? "").split("/").at(-1) ?? "" };
  }
  if (command.do === "webhook") {
    const event = { kind: "payment.succeeded", objectId: command.paymentId } as const;
    await recordWebhookEvent(client, event, new Date());
    return {};
  }
  const at = new Date(Date.now() + command.hours * 3_600_000);
  const options = { now: () => at, random: () => 0.5, signal };
  const { yookassa: shop } = environment();
  if (!shop) throw new Error("no keys");
  while ((await deliverDue(client, billingOutbox, options, signal)) > 0);
  while ((await pollDueOrders(client, shop, options)) > 0);
  return {};
}

console.log(JSON.stringify({ ready: true }));
for await (const line of createInterface({ input: process.stdin })) {
  console.log(JSON.stringify(await run(JSON.parse(line) as PaymentCommand)));
}
await opened.close();
