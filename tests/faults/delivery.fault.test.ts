/**
 * The guarantee of decision 0009: whatever happens to the server while e-mails and messages are sent, each arrives, and
 * at most those in flight at that moment arrive twice. A real server is killed with SIGKILL and stopped with SIGTERM
 * while sending to a real SMTP server and a Bot API.
 */
import { mkdirSync, rmSync } from "node:fs";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { OpenDatabase } from "@/lib/platform/db/connection/open-database";
import { openEmbedded } from "@/lib/platform/db/embedded/embedded";
import { openPostgres } from "@/lib/platform/db/postgres";
import { batchSize } from "@/lib/platform/outbox/deliver-due";
import { ApiSession } from "@/tests/support/api/calls/api-session";
import { type BotApiServer, startBotApi } from "@/tests/support/servers/bot-api-server";
import { templateDatabase } from "@/tests/support/servers/databases/database-server";
import { copyEmbeddedTemplate } from "@/tests/support/servers/databases/embedded-template";
import { type MailServer, startMailServer } from "@/tests/support/servers/mail-server";
import {
  type ProductionServer,
  startProductionServer,
} from "@/tests/support/servers/production-server";
import { createPostgresDatabase } from "@/tests/support/servers/test-database";
import { admin } from "@/tests/support/test-admin";

const kills = 3;
/** Messages of each kind per round: more than a server sends before it is killed. */
const queued = 90;
/** How long the receiving server takes to respond, in milliseconds: long enough for a kill to fall into it. */
const responseMs = 25;
const tables = ["mail_outbox", "telegram_outbox"] as const;
const dataDir = ".tmp/delivery-data";

/** Received messages by name: `письмо 3.17` is number 17 of round 3. */
type Arrivals = { mail: string[]; telegram: string[] };

describe.each(["embedded", "postgresql"] as const)("delivery of messages (%s)", (kind) => {
  let mail: MailServer;
  let botApi: BotApiServer;
  let server: ProductionServer | undefined;
  let postgres: Awaited<ReturnType<typeof createPostgresDatabase>> | undefined;

  beforeAll(async () => {
    rmSync(dataDir, { recursive: true, force: true });
    mkdirSync(dataDir, { recursive: true });
    mail = await startMailServer({
      onMailFrom: (_address, _session, callback) => setTimeout(callback, responseMs),
    });
    botApi = await startBotApi();
    botApi.reply = () => ({ delayMs: responseMs });
    if (kind === "postgresql") postgres = await createPostgresDatabase(templateDatabase);
    else await copyEmbeddedTemplate(dataDir);
  });
  afterEach(() => server?.kill());
  afterAll(async () => {
    await mail.close();
    await botApi.close();
    await postgres?.remove();
  });

  const start = async () => {
    server = await startProductionServer({
      DATA_DIR: dataDir,
      DATABASE_URL: postgres?.url ?? "",
      AUTH_SECRET: "delivery-fault-test-secret-0123456789",
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      RATE_LIMIT_SCALE: "100000",
      SMTP_URL: mail.url,
      TELEGRAM_API_ROOT: botApi.root,
    });
    return server;
  };

  /** Opens the database while no server has it. */
  async function between<Result>(work: (pool: OpenDatabase["pool"]) => Promise<Result>) {
    const database = postgres ? openPostgres(postgres.url) : await openEmbedded(dataDir);
    try {
      if (postgres) await othersGone(database.pool);
      return await work(database.pool);
    } finally {
      await database.close();
    }
  }

  /** PostgreSQL finishes the statements of a killed server: rows could still be claimed or marked. */
  async function othersGone(pool: OpenDatabase["pool"]) {
    const deadline = Date.now() + 20_000;
    for (;;) {
      const { rows } = await pool.query<{ count: number }>(
        `SELECT count(*)::int AS count FROM pg_stat_activity
         WHERE datname = current_database() AND application_name = 'sait-po-zakonu'
           AND pid <> pg_backend_pid()`,
      );
      if (rows[0]?.count === 0) return;
      if (Date.now() > deadline) throw new Error("A killed server's connections stay open");
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  const queue = (round: number) =>
    between(async (pool) => {
      await pool.query(
        `INSERT INTO mail_outbox (id, recipient, subject, text)
         SELECT 'mail-${round}-' || n, 'ivan@example.ru', 'email ${round}.' || n, 'Hello'
         FROM generate_series(1, $1::int) n`,
        [queued],
      );
      await pool.query(
        `INSERT INTO telegram_outbox (id, "userId", text)
         SELECT 'tg-${round}-' || n, users.id, 'message ${round}.' || n
         FROM generate_series(1, $1::int) n, users`,
        [queued],
      );
    });

  /** How many of each kind were in flight when the server died: their lease has not expired. */
  async function countTaken(pool: OpenDatabase["pool"]) {
    const count = async (table: (typeof tables)[number]) => {
      const { rows } = await pool.query<{ count: number }>(
        `SELECT count(*)::int AS count FROM ${table}
         WHERE "sentAt" IS NULL AND "failedAt" IS NULL AND "dueAt" > now()`,
      );
      return rows[0]?.count ?? 0;
    };
    return { mail: await count("mail_outbox"), telegram: await count("telegram_outbox") };
  }

  /**
   * Expires the leases, so that the test does not wait three minutes. Claimed rows come first at the next start;
   * otherwise the last name could arrive while a second copy is still queued.
   */
  const passLease = (pool: OpenDatabase["pool"]) =>
    Promise.all(
      tables.map((table) =>
        pool.query(
          `UPDATE ${table} SET "dueAt" = 'epoch'
           WHERE "sentAt" IS NULL AND "failedAt" IS NULL AND "dueAt" > now()`,
        ),
      ),
    );

  const arrivals = (): Arrivals => ({
    mail: mail.emails.map((email) => /^Subject: (email \S+)/m.exec(email)?.[1] ?? email),
    telegram: botApi.calls.flatMap(({ method, body }) =>
      method === "sendMessage" ? [String(body.text)] : [],
    ),
  });
  const countArrived = () => {
    const { mail: emails, telegram } = arrivals();
    return emails.length + telegram.length;
  };
  const secondCopies = (names: string[]) => names.length - new Set(names).size;

  async function until(holds: () => boolean, { process, output }: ProductionServer) {
    const deadline = Date.now() + 60_000;
    while (!holds()) {
      if (process.exitCode !== null || Date.now() > deadline) throw new Error(output());
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  }

  /** Waits until every name of these rounds has arrived; then nothing may be left to send. */
  async function drain(rounds: number) {
    const running = await start();
    const isWhole = (names: string[]) => new Set(names).size === rounds * queued;
    await until(() => {
      const { mail: emails, telegram } = arrivals();
      return isWhole(emails) && isWhole(telegram);
    }, running);
    expect(await running.stop(), running.output()).toBe(0);
    await between(async (pool) => {
      for (const table of tables) {
        const { rows } = await pool.query(
          `SELECT id, attempts, "lastError" FROM ${table} WHERE "sentAt" IS NULL`,
        );
        expect(rows).toEqual([]);
      }
    });
  }

  test("loses no message and sends none twice when the server is stopped with SIGTERM", async () => {
    const first = await start();
    const session = await ApiSession.open(first.url, "/api/login", admin);
    const bot = { botToken: `123456789:${"A".repeat(35)}`, channelId: "@romashka" };
    expect((await session.request("PUT", "/api/user/telegram", bot)).status).toBe(200);
    expect(await first.stop(), first.output()).toBe(0);

    await queue(1);
    const second = await start();
    await until(() => countArrived() >= queued / 2, second);
    expect(await second.stop(), second.output()).toBe(0);
    expect(countArrived()).toBeLessThan(2 * queued);
    expect(await between(countTaken)).toEqual({ mail: 0, telegram: 0 });

    await drain(1);
    const { mail: emails, telegram } = arrivals();
    expect([secondCopies(emails), secondCopies(telegram)]).toEqual([0, 0]);
  });

  test(`loses no message in ${kills} kills and repeats at most those in flight`, async () => {
    const copies = { mail: 0, telegram: 0 };
    let caught = 0;
    for (let round = 2; round < 2 + kills; round += 1) {
      await queue(round);
      const before = countArrived();
      const running = await start();
      // A different count each round, so that kills hit different moments of a delivery.
      await until(() => countArrived() >= before + 15 + ((round * 7) % 23), running);
      await running.kill();
      const taken = await between(async (pool) => {
        const counts = await countTaken(pool);
        await passLease(pool);
        return counts;
      });
      expect(Math.max(taken.mail, taken.telegram)).toBeLessThanOrEqual(batchSize);
      caught += taken.mail + taken.telegram;
      copies.mail += taken.mail;
      copies.telegram += taken.telegram;
    }
    // Otherwise the kills fell between two batches, and nothing was tested.
    expect(caught).toBeGreaterThan(0);

    await drain(1 + kills);
    const { mail: emails, telegram } = arrivals();
    const twice = [secondCopies(emails), secondCopies(telegram)] as const;
    console.info(`${kind}: ${kills} kills caught ${caught} on their way, ${twice} arrived twice`);
    // Only claimed, unmarked messages can be sent again; at most a batch of each kind per kill.
    expect(twice[0]).toBeLessThanOrEqual(copies.mail);
    expect(twice[1]).toBeLessThanOrEqual(copies.telegram);
    // Both copies of an e-mail have the same Message-ID.
    const ids = new Set(mail.emails.map((email) => /^Message-ID: (\S+)/m.exec(email)?.[1]));
    expect(ids.size).toBe(new Set(emails).size);
  });
});
