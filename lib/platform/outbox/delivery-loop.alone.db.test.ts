import { afterEach, beforeEach, expect, test } from "vitest";
import type { QueuedMail } from "@/lib/platform/mail/mail";
import { queueMail } from "@/lib/platform/mail/mutations";
import { sendOverSmtp } from "@/lib/platform/mail/send-smtp";
import { startDeliveryLoop } from "@/lib/platform/outbox/delivery-loop";
import type { Outbox } from "@/lib/platform/outbox/outbox";
import { type MailServer, startMailServer } from "@/tests/support/servers/mail-server";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

/** How often the loop has read the time: at each look, and for each e-mail that it sent. */
let readings = 0;
const now = () => {
  readings += 1;
  return new Date();
};
const options = { now, random: () => 0.5 };
const mail = { recipient: "ivan@example.ru", subject: "Проверка связи", text: "Здравствуйте." };

describeOnDatabases("the delivery loop", (database) => {
  let server: MailServer;
  let stop: (() => Promise<void>) | undefined;

  beforeEach(() => database.clear());
  afterEach(async () => {
    await stop?.();
    await server.close();
  });

  const start = () => {
    readings = 0;
    const outbox: Outbox<QueuedMail> = {
      table: "mail_outbox",
      deliver: (mail, signal) => sendOverSmtp(server.url, mail, signal),
    };
    stop = startDeliveryLoop(outbox, options);
  };

  test("sends what waits at the start, and what is queued later at once", async () => {
    server = await startMailServer();
    await queueMail(database.client, mail, new Date());
    start();
    await expect.poll(() => server.emails.length, { timeout: 20_000 }).toBe(1);
    // A look, its e-mail, and the look that finds nothing: then the loop sleeps.
    await expect.poll(() => readings).toBeGreaterThanOrEqual(3);
    await queueMail(database.client, mail, new Date());
    await expect.poll(() => server.emails.length, { timeout: 4_000 }).toBe(2);
  });

  test("finishes the current e-mail on stop and starts no other", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let isHolding = false;
    server = await startMailServer({
      onData: (stream, _session, callback) => {
        isHolding = true;
        stream.resume();
        stream.on("end", () => void held.then(() => callback()));
      },
    });
    await queueMail(database.client, mail, new Date());
    start();
    await expect.poll(() => isHolding, { timeout: 20_000 }).toBe(true);
    const stopped = stop?.();
    await queueMail(database.client, { ...mail, subject: "Второе" }, new Date());
    release();
    await stopped;
    const rows = await database.client.outboxMail.findMany({ orderBy: { createdAt: "asc" } });
    expect(rows.map(({ sentAt, attempts }) => [sentAt !== null, attempts])).toEqual([
      [true, 1],
      [false, 0],
    ]);
  });
});
