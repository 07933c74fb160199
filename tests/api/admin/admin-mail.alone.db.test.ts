import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as retryRoute from "@/app/api/admin/mail/[id]/retry/route";
import * as deliveryRoute from "@/app/api/admin/mail/delivery/route";
import * as mailRoute from "@/app/api/admin/mail/route";
import * as trialRoute from "@/app/api/admin/mail/test/route";
import { newId } from "@/lib/core/ids";
import type { ListedMail } from "@/lib/features/admin/mail/schema";
import { call } from "@/tests/support/api/calls/api-call";
import { type RegisteredUser, registerUser } from "@/tests/support/api/calls/registered-user";
import { type MailServer, refusal, startMailServer } from "@/tests/support/servers/mail-server";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const path = "/api/admin/mail";
const list = (token?: string, search = "") => call(mailRoute.GET, path + search, { token });
const retry = (id: string, token?: string) =>
  call(retryRoute.POST, `${path}/${id}/retry`, { method: "POST", token, params: { id } });
const minutes = (count: number) => new Date(Date.now() + count * 60_000);

/** The mail server's reply to the next e-mail; null accepts it. */
let refused: Error | null = null;
let server: MailServer;

beforeAll(async () => {
  server = await startMailServer({
    onRcptTo: (_address, _session, callback) => callback(refused),
  });
  // Read once, at the first call.
  process.env.SMTP_URL = server.url;
});
afterAll(async () => {
  delete process.env.SMTP_URL;
  await server.close();
});

describeOnDatabases("/api/admin/mail", (database) => {
  let admin: RegisteredUser;
  let otherUser: RegisteredUser;

  beforeEach(async () => {
    await database.clear();
    admin = await registerUser();
    otherUser = await registerUser();
    await database.client.user.update({ where: { id: admin.id }, data: { role: "admin" } });
    await database.client.outboxMail.deleteMany();
  });

  async function store(more: object = {}): Promise<string> {
    const id = newId();
    const message = { subject: "Тема", text: "секретная ссылка", html: "<p>секретная ссылка</p>" };
    await database.client.outboxMail.create({
      data: { id, recipient: "ivan@example.ru", ...message, ...more },
    });
    return id;
  }
  const ids = async (search: string) =>
    ((await (await list(admin.token, search)).json()) as ListedMail[]).map(({ id }) => id);

  test("lists e-mails newest first, by state and page, without their text", async () => {
    const queued = await store({ createdAt: minutes(-3) });
    const sent = await store({ createdAt: minutes(-2), sentAt: minutes(-1), attempts: 1 });
    const failed = await store({ createdAt: minutes(-1), failedAt: minutes(0), lastError: "550" });
    const text = await (await list(admin.token)).text();
    expect(text).not.toContain("секретная");
    const mail = JSON.parse(text) as ListedMail[];
    expect(mail.map(({ id, state }) => [id, state])).toEqual([
      [failed, "failed"],
      [sent, "sent"],
      [queued, "queued"],
    ]);
    expect(await ids("?state=queued")).toEqual([queued]);
    expect(await ids("?state=sent")).toEqual([sent]);
    expect(await ids("?state=failed")).toEqual([failed]);
    expect((await list(admin.token, "?state=lost")).status).toBe(400);
    const first = await list(admin.token, "?limit=2");
    const next = first.headers.get("link")?.match(/(\?[^>]+)>; rel="next"/)?.[1] ?? "";
    expect(await ids(next)).toEqual([queued]);
  });

  describe("POST /api/admin/mail/[id]/retry", () => {
    test("queues a failed e-mail again and writes an entry to the audit log", async () => {
      const id = await store({ failedAt: minutes(-9), attempts: 12, lastError: "550" });
      const response = await retry(id, admin.token);
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ id, state: "queued", attempts: 0 });
      const entries = await database.client.auditEntry.findMany();
      expect(entries).toMatchObject([
        { action: "mail.retry", subjectType: "mail", subjectId: id, adminId: admin.id },
      ]);
    });

    test("returns 409 for a sent e-mail or one being sent, 404 for an unknown and 400 for a bad id", async () => {
      const sent = await store({ sentAt: minutes(-1), lastError: "451" });
      const underWay = await store({ dueAt: minutes(2), attempts: 2, lastError: "451" });
      expect((await retry(sent, admin.token)).status).toBe(409);
      expect((await retry(underWay, admin.token)).status).toBe(409);
      expect((await retry(newId(), admin.token)).status).toBe(404);
      expect((await retry("нет", admin.token)).status).toBe(400);
      expect(await database.client.auditEntry.count()).toBe(0);
    });

    test("makes an e-mail that waits for its next attempt due now", async () => {
      const id = await store({ dueAt: minutes(90), attempts: 8, lastError: "ECONNREFUSED" });
      expect((await retry(id, admin.token)).status).toBe(200);
      const { dueAt } = await database.client.outboxMail.findUniqueOrThrow({ where: { id } });
      expect(dueAt.getTime()).toBeLessThanOrEqual(Date.now());
    });
  });

  describe("POST /api/admin/mail/test", () => {
    const send = (token?: string) =>
      call(trialRoute.POST, `${path}/test`, { method: "POST", token });

    test("sends an e-mail to the administrator at once and writes an entry to the audit log", async () => {
      refused = null;
      server.emails.length = 0;
      expect(await (await send(admin.token)).json()).toEqual({ message: "Письмо отправлено" });
      expect(server.emails).toHaveLength(1);
      expect(server.emails[0]).toContain(`To: ${admin.email}`);
      expect(await database.client.auditEntry.findMany()).toMatchObject([
        { action: "mail.test", adminId: admin.id, details: { email: admin.email } },
      ]);
    });

    test("returns the server's reason with 409 for a permanent and 503 for a temporary refusal", async () => {
      refused = refusal(550, "No such mailbox");
      const response = await send(admin.token);
      expect([response.status, (await response.json()).message]).toEqual([
        409,
        expect.stringContaining("No such mailbox"),
      ]);
      refused = refusal(451, "Try later");
      const later = await send(admin.token);
      expect([later.status, (await later.json()).message]).toEqual([
        503,
        expect.stringContaining("Try later"),
      ]);
      refused = null;
    });

    test("and GET delivery answer administrators only, and delivery names no password", async () => {
      const read = (token?: string) => call(deliveryRoute.GET, `${path}/delivery`, { token });
      const { host } = new URL(server.url);
      expect(await (await read(admin.token)).json()).toEqual({
        way: "smtp",
        server: host,
        from: "no-reply@localhost",
      });
      for (const attempt of [read, send]) {
        expect((await attempt()).status).toBe(401);
        expect((await attempt(otherUser.token)).status).toBe(403);
      }
    });
  });

  test("returns 401 to guests and 403 to other users", async () => {
    const id = await store({ failedAt: minutes(-1), lastError: "550" });
    expect((await list()).status).toBe(401);
    expect((await list(otherUser.token)).status).toBe(403);
    expect((await retry(id)).status).toBe(401);
    expect((await retry(id, otherUser.token)).status).toBe(403);
  });
});
