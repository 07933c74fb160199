/**
 * The guarantee of decision 0039: whenever the server dies between an order and its plan, the plan is given exactly
 * once. A process with the real operations, on a real PostgreSQL, is killed with SIGKILL before and after each
 * statement: order stored, payment requested, payment stored, webhook stored, event claimed, payment fetched, grant
 * written, plan given, event marked. The next process recovers the state.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { addMonths } from "@/lib/features/billing/terms/months";
import type { OpenDatabase } from "@/lib/platform/db/connection/open-database";
import { openPostgres } from "@/lib/platform/db/postgres";
import { templateDatabase } from "@/tests/support/servers/databases/database-server";
import { programCommand } from "@/tests/support/servers/processes/program";
import { createPostgresDatabase } from "@/tests/support/servers/test-database";
import type { PaymentCommand } from "@/tests/support/yookassa/payment-process";
import { shopKeys, startYookassa, type YookassaServer } from "@/tests/support/yookassa/server";

/** From the issue: at least this many. */
const leastKills = 50;

let yookassa: YookassaServer;
let postgres: Awaited<ReturnType<typeof createPostgresDatabase>>;
let database: OpenDatabase;
let living: PaymentServer | undefined;

beforeAll(async () => {
  yookassa = await startYookassa();
  postgres = await createPostgresDatabase(templateDatabase);
  database = openPostgres(postgres.url);
});
afterAll(async () => {
  living?.process.kill("SIGKILL");
  await living?.exit;
  await database.close();
  await postgres.remove();
  await yookassa.close();
});

type PaymentServer = {
  process: ChildProcess;
  /** Null if it was killed in the middle. */
  ask: (command: PaymentCommand) => Promise<Record<string, unknown> | null>;
  exit: Promise<NodeJS.Signals | null>;
};

async function start(): Promise<PaymentServer> {
  const [node, ...given] = programCommand("tests/support/yookassa/payment-process.ts", [
    postgres.url,
  ]);
  const child = spawn(node, given, {
    stdio: ["pipe", "pipe", "pipe"],
    env: {
      ...process.env,
      YOOKASSA_API_ROOT: yookassa.root,
      YOOKASSA_SHOP_ID: shopKeys.shopId,
      YOOKASSA_SECRET_KEY: shopKeys.secretKey,
      YOOKASSA_TEST: "true",
    },
  });
  let errors = "";
  child.stderr.on("data", (chunk) => {
    errors += chunk;
  });
  // A command to a process that has just died.
  child.stdin.on("error", () => {});
  const exit = new Promise<NodeJS.Signals | null>((resolve) =>
    child.once("close", (_code, signal) => resolve(signal)),
  );
  const waiting: ((line: string) => void)[] = [];
  createInterface({ input: child.stdout }).on("line", (line) => {
    if (line.startsWith('{"level"')) return;
    waiting.shift()?.(line);
  });
  const next = async () => {
    const reply = new Promise<string>((resolve) => waiting.push(resolve));
    const line = await Promise.race([reply, exit.then(() => null)]);
    if (line !== null) return JSON.parse(line) as Record<string, unknown>;
    if ((await exit) !== "SIGKILL") throw new Error(errors);
    return null;
  };
  const ready = next();
  await ready;
  const ask = (command: PaymentCommand) => {
    const answer = next();
    child.stdin.write(`${JSON.stringify(command)}\n`);
    return answer;
  };
  living = { process: child, ask, exit };
  return living;
}

async function newUser() {
  const userId = newId();
  const email = `${userId}@example.ru`;
  await database.client.user.create({ data: { id: userId, email, password: "x" } });
  return { userId, email };
}
type Payer = Awaited<ReturnType<typeof newUser>>;

const stateOf = async ({ userId }: Payer) => {
  const where = { order: { userId } };
  return {
    user: await database.client.user.findUniqueOrThrow({ where: { id: userId } }),
    orders: await database.client.billingOrder.findMany({ where: { userId } }),
    grants: await database.client.billingGrant.findMany({ where }),
    payments: await database.client.billingPayment.findMany({ where }),
  };
};

/** Orders and pays; false if the server died before its payer saw the payment page. */
async function buy(server: PaymentServer, payer: Payer): Promise<string | null> {
  const placed = await server.ask({ do: "place", ...payer });
  if (!placed) return null;
  const paymentId = String(placed.paymentId);
  yookassa.shop.pay(paymentId);
  return paymentId;
}

type Story = { isPaid: boolean; isWhole: boolean };

/** From the order to the plan, as far as the server lives. */
async function tell(server: PaymentServer, payer: Payer): Promise<Story> {
  const paymentId = await buy(server, payer);
  if (paymentId === null) return { isPaid: false, isWhole: false };
  const noted = await server.ask({ do: "webhook", paymentId });
  const settled = noted && (await server.ask({ do: "settle", hours: 0 }));
  return { isPaid: true, isWhole: settled !== null };
}

/**
 * A payer who saw no payment page tries again; the rest is done by the loops, after the leases of dead processes
 * expire.
 */
async function recover(server: PaymentServer, payer: Payer, { isPaid }: Story): Promise<void> {
  if (!isPaid) expect(await buy(server, payer)).not.toBeNull();
  for (const hours of [1, 24]) {
    expect(await server.ask({ do: "settle", hours })).not.toBeNull();
  }
}

async function expectOnePlan(payer: Payer, when: string): Promise<void> {
  const { user, orders, grants, payments } = await stateOf(payer);
  expect(orders, when).toMatchObject([{ state: "paid" }]);
  expect(payments, when).toMatchObject([{ state: "succeeded", amount: 199_000 }]);
  expect(grants, when).toHaveLength(1);
  const [grant] = grants;
  expect(user, when).toMatchObject({ subscription: "premium", premiumUntil: grant?.until });
  expect(grant?.until, when).toEqual(addMonths(grant?.from ?? new Date(0), 1));
  const lines = { where: { subjectId: orders[0]?.id ?? "" } };
  expect(await database.client.auditEntry.count(lines), when).toBe(1);
  const captured = [...yookassa.shop.payments.values()].filter(
    ({ paid, metadata }) => paid && metadata.order_id === orders[0]?.id,
  );
  expect(captured, when).toHaveLength(1);
}

test(`at least ${leastKills} kills, between every two statements, give each plan exactly once`, async () => {
  let server = await start();
  const first = await newUser();
  await server.ask({ do: "arm", killAt: 0 });
  expect(await tell(server, first)).toEqual({ isPaid: true, isWhole: true });
  await expectOnePlan(first, "without a kill");
  const moments = Number((await server.ask({ do: "arm", killAt: 0 }))?.passed);
  expect(moments).toBeGreaterThanOrEqual(leastKills);
  const left = { nothing: 0, order: 0, payment: 0, event: 0, plan: 0 };
  for (let at = 1; at <= moments; at += 1) {
    const payer = await newUser();
    await server.ask({ do: "arm", killAt: at });
    const story = await tell(server, payer);
    // There may be fewer empty polls at the end than in the first run.
    if (story.isWhole) break;
    expect(await server.exit).toBe("SIGKILL");
    const { orders, payments, grants, user } = await stateOf(payer);
    // The full plan, or none.
    expect(user.subscription, `killed at ${at}`).toBe(grants.length === 1 ? "premium" : "free");
    const events = await database.client.billingEvent.count({ where: { handledAt: null } });
    if (grants.length > 0) left.plan += 1;
    else if (events > 0) left.event += 1;
    else if (payments.length > 0) left.payment += 1;
    else if (orders.length > 0) left.order += 1;
    else left.nothing += 1;
    server = await start();
    await recover(server, payer, story);
    await expectOnePlan(payer, `killed at ${at}`);
  }
  console.info("what the kills left behind", JSON.stringify(left));
  const kills = Object.values(left).reduce((sum, count) => sum + count, 0);
  expect(kills).toBeGreaterThanOrEqual(leastKills);
  // Each of the steps was hit.
  expect(Math.min(...Object.values(left))).toBeGreaterThan(0);
  // Each kill starts another process: a busy machine takes nine minutes for sixty.
}, 1_800_000);
