import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { QueuedMail } from "@/lib/platform/mail/mail";
import { deleteOldMail, queueMail } from "@/lib/platform/mail/mutations";
import { sendOverSmtp } from "@/lib/platform/mail/send-smtp";
import { deliverDue, leaseMs, maxAttempts } from "@/lib/platform/outbox/deliver-due";
import { claimDue } from "@/lib/platform/outbox/mutations";
import type { Outbox } from "@/lib/platform/outbox/outbox";
import { type MailServer, refusal, startMailServer } from "@/tests/support/servers/mail-server";
import { describeOnBothDatabases } from "@/tests/support/servers/test-database";

const noon = new Date("2026-11-21T12:00:00Z");
const mail = { recipient: "ivan@example.ru", subject: "Проверка связи", text: "Здравствуйте!" };

describeOnBothDatabases("sending mail", (database) => {
  let server: MailServer | undefined;
  let now = noon;
  const stop = new AbortController();

  beforeEach(() => {
    now = noon;
    return database.clear();
  });
  afterEach(async () => {
    await server?.close();
    server = undefined;
  });

  const queue = (more: object = {}) => queueMail(database.client, { ...mail, ...more }, now);
  const over = (url: string): Outbox<QueuedMail> => ({
    table: "mail_outbox",
    deliver: (mail, signal) => sendOverSmtp(url, mail, signal),
  });
  const send = (url: string, deliveryMs = 10_000) => {
    const options = { now: () => now, random: () => 0.5, deliveryMs };
    return deliverDue(database.client, over(url), options, stop.signal);
  };
  const stored = () => database.client.outboxMail.findFirstOrThrow();
  const pass = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };

  test("delivers an e-mail once and deletes its text", async () => {
    server = await startMailServer();
    await queue({ html: "<p>Здравствуйте!</p>" });
    const { id } = await stored();
    expect(await send(server.url)).toBe(1);
    expect(await send(server.url)).toBe(0);
    expect(server.emails).toHaveLength(1);
    expect(server.emails[0]).toContain("To: ivan@example.ru");
    expect(server.emails[0]).toContain(`Message-ID: <${id}@localhost>`);
    expect(server.emails[0]).toContain("multipart/alternative");
    expect(await stored()).toMatchObject({
      sentAt: noon,
      failedAt: null,
      attempts: 1,
      text: "",
      html: null,
    });
  });

  test("sends each of 12 e-mails once from two instances at once", async () => {
    server = await startMailServer();
    for (let count = 0; count < 12; count += 1) await queue({ subject: `Письмо ${count}` });
    const instance = async (url: string) => {
      while ((await send(url)) > 0);
    };
    await Promise.all([instance(server.url), instance(server.url)]);
    expect(server.emails).toHaveLength(12);
    expect(new Set(server.emails.map((text) => /Message-ID: (\S+)/.exec(text)?.[1])).size).toBe(12);
  });

  test("retries with growing pauses while the server is down", async () => {
    const gone = await startMailServer();
    await gone.close();
    await queue();
    await send(gone.url);
    expect(await stored()).toMatchObject({
      attempts: 1,
      dueAt: new Date(noon.getTime() + 30_000),
      lastError: expect.stringContaining("ECONNREFUSED"),
    });
    expect(await send(gone.url)).toBe(0);
    pass(30_000);
    await send(gone.url);
    expect(await stored()).toMatchObject({ dueAt: new Date(now.getTime() + 60_000) });
    server = await startMailServer({}, gone.port);
    pass(60_000);
    await send(server.url);
    expect(server.emails).toHaveLength(1);
    expect(await stored()).toMatchObject({ sentAt: now, attempts: 3, lastError: null });
  });

  test("ends a delivery that takes too long and closes the connection", async () => {
    let closed = false;
    server = await startMailServer({
      onData: () => {},
      onClose: () => {
        closed = true;
      },
    });
    await queue();
    await send(server.url, 500);
    expect(await stored()).toMatchObject({
      sentAt: null,
      failedAt: null,
      lastError: "Отправка не закончилась вовремя",
    });
    await expect.poll(() => closed).toBe(true);
  });

  describe("when the server refuses", () => {
    test("retries after a temporary error (4xx)", async () => {
      server = await startMailServer({
        onRcptTo: (_address, _session, callback) => callback(refusal(451, "Greylisted")),
      });
      await queue();
      await send(server.url);
      expect(await stored()).toMatchObject({ failedAt: null, dueAt: new Date(+noon + 30_000) });
    });

    test.each(["onRcptTo", "onData"] as const)(
      "gives up after a permanent error (5xx, %s) and keeps the text",
      async (stage) => {
        server = await startMailServer({
          onRcptTo: (_address, _session, callback) =>
            callback(stage === "onRcptTo" ? refusal(550, "No such user") : undefined),
          onData: (stream, _session, callback) => {
            stream.resume();
            stream.on("end", () => callback(refusal(554, "Spam")));
          },
        });
        await queue();
        await send(server.url);
        expect(await stored()).toMatchObject({ failedAt: noon, attempts: 1, text: mail.text });
        pass(24 * 60 * 60 * 1000);
        expect(await send(server.url)).toBe(0);
      },
    );

    test("retries up to the last attempt after a permanent error about the sender", async () => {
      server = await startMailServer({
        onMailFrom: (_address, _session, callback) => callback(refusal(550, "Relaying denied")),
      });
      await queue();
      for (let count = 0; count < maxAttempts; count += 1) {
        expect(await send(server.url)).toBe(1);
        pass(10 * 60 * 60 * 1000);
      }
      expect(await stored()).toMatchObject({ attempts: maxAttempts });
      expect((await stored()).failedAt).not.toBeNull();
      expect(await send(server.url)).toBe(0);
    });
  });

  test("sends an e-mail after its lease when the sender has died", async () => {
    server = await startMailServer();
    await queue();
    // What a process does before it is killed in the middle of sending.
    const lease = { limit: 5, leaseUntil: new Date(now.getTime() + leaseMs) };
    expect(await claimDue(database.client, over(server.url), lease, now)).toHaveLength(1);
    expect(await send(server.url)).toBe(0);
    pass(leaseMs);
    expect(await send(server.url)).toBe(1);
    expect(server.emails).toHaveLength(1);
    expect(await stored()).toMatchObject({ sentAt: now, attempts: 2 });
  });

  test("aborts a delivery on stop and sends the e-mail later", async () => {
    const silent = await startMailServer({ onData: () => {} });
    await queue();
    const stopping = new AbortController();
    const options = { now: () => now, random: () => 0.5 };
    setTimeout(() => stopping.abort(), 300);
    await deliverDue(database.client, over(silent.url), options, stopping.signal);
    await silent.close();
    expect(await stored()).toMatchObject({ sentAt: null, failedAt: null });
    server = await startMailServer();
    pass(30_000);
    expect(await send(server.url)).toBe(1);
    expect(server.emails).toHaveLength(1);
  });

  test("stores no e-mail of a rolled back transaction", async () => {
    const cause = database.client.$transaction(async (tx) => {
      await queueMail(tx, mail, now);
      throw new Error("rolled back");
    });
    await expect(cause).rejects.toThrow("rolled back");
    expect(await database.client.outboxMail.count()).toBe(0);
  });

  test("deletes sent and failed e-mails after 30 days and keeps waiting ones", async () => {
    await queue({ subject: "ждёт" });
    const sent = { ...mail, createdAt: noon };
    await database.client.outboxMail.create({ data: { ...sent, id: "sent", sentAt: noon } });
    await database.client.outboxMail.create({ data: { ...sent, id: "failed", failedAt: noon } });
    pass(30 * 24 * 60 * 60 * 1000);
    await deleteOldMail(database.client, now);
    expect(await database.client.outboxMail.count()).toBe(3);
    pass(1000);
    await deleteOldMail(database.client, now);
    expect(await stored()).toMatchObject({ subject: "ждёт" });
  });
});
