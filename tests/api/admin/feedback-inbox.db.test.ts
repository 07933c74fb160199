import { beforeEach, expect, test } from "vitest";
import * as oneRoute from "@/app/api/admin/feedback/[id]/route";
import * as inboxRoute from "@/app/api/admin/feedback/route";
import * as feedbackRoute from "@/app/api/feedback/route";
import * as notificationsRoute from "@/app/api/notifications/route";
import { newId } from "@/lib/core/ids";
import { emailRetentionMs, eraseAnsweredAuthors } from "@/lib/features/feedback/inbox/mutations";
import type { InboxItem, InboxMessage } from "@/lib/features/feedback/inbox/responses";
import { call } from "@/tests/support/api/calls/api-call";
import { type RegisteredUser, registerUser } from "@/tests/support/api/calls/registered-user";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const path = "/api/admin/feedback";
const form = {
  type: "question",
  title: "Где взять справку",
  description: "Не нашла, как скачать документ.",
  priority: "high",
  rating: 4,
  satisfaction: "satisfied",
  features: ["mobile_app"],
  agreeToDataProcessing: true,
};

const inbox = (token: string | undefined, search = "") =>
  call(inboxRoute.GET, path + search, { token });
const open = (token: string | undefined, id: string) =>
  call(oneRoute.GET, `${path}/${id}`, { token, params: { id } });
const change = (token: string | undefined, id: string, json: unknown) =>
  call(oneRoute.PATCH, `${path}/${id}`, { method: "PATCH", token, json, params: { id } });

describeOnDatabases("/api/admin/feedback", (database) => {
  let admin: RegisteredUser;
  let author: RegisteredUser;

  beforeEach(async () => {
    await database.clear();
    admin = await registerUser();
    author = await registerUser();
    await database.client.user.update({ where: { id: admin.id }, data: { role: "admin" } });
  });

  async function write(more: object = {}, token?: string): Promise<string> {
    const json = { ...form, ...more };
    const response = await call(feedbackRoute.POST, "/api/feedback", { json, token });
    expect(response.status).toBe(201);
    return (await response.json()).feedback.id;
  }
  // A registration writes an e-mail too.
  const emails = () =>
    database.client.outboxMail.findMany({ where: { subject: "Ответ на ваше обращение" } });
  const log = () => database.client.auditEntry.findMany({ orderBy: { createdAt: "asc" } });
  const notificationsOf = async ({ token }: RegisteredUser) =>
    (await call(notificationsRoute.GET, "/api/notifications", { token })).json();

  test("lists messages newest first, filters by status and type, and opens one in full", async () => {
    const first = await write({ email: "guest@example.ru" });
    const second = await write({ type: "complaint", email: "" }, author.token);
    const items = (await (await inbox(admin.token)).json()) as InboxItem[];
    expect(items).toMatchObject([
      { id: second, type: "complaint", status: "new", hasEmail: false, hasAccount: true },
      { id: first, type: "question", priority: "high", hasEmail: true, hasAccount: false },
    ]);
    const search = "?type=question&status=new&limit=1";
    await write({ email: "guest@example.ru" });
    const filtered = await inbox(admin.token, search);
    expect(await filtered.json()).toHaveLength(1);
    expect(filtered.headers.get("link")).toContain("status=new&type=question");
    expect(await (await inbox(admin.token, "?status=closed")).json()).toEqual([]);
    expect((await inbox(admin.token, "?status=lost")).status).toBe(400);

    const whole = (await (await open(admin.token, first)).json()) as InboxMessage;
    expect(whole).toMatchObject({
      title: form.title,
      email: "guest@example.ru",
      account: null,
      satisfaction: "satisfied",
      usability: null,
      features: ["mobile_app"],
      agreeToNewsletters: false,
      answeredAt: null,
    });
    expect(whole.consent?.version).toMatch(/^№/);
    expect((await open(admin.token, newId())).status).toBe(404);
    expect((await open(admin.token, "x")).status).toBe(400);
  });

  test("an answer is sent once by mail and as a notification, and logged", async () => {
    const id = await write({}, author.token);
    const answer = { adminResponse: "Кнопка «Скачать» стоит над текстом.\nНапишите, если её нет." };
    const changed = await change(admin.token, id, answer);
    expect(changed.status).toBe(200);
    expect(await changed.json()).toMatchObject({ ...answer, status: "answered" });
    // A second press of the button sends nothing.
    await change(admin.token, id, answer);
    expect(await emails()).toMatchObject([{ recipient: author.email }]);
    const [{ text = "" } = {}] = await emails();
    expect(text).toContain("Кнопка «Скачать» стоит над текстом.");
    expect(text).toContain("Где взять справку");
    expect(await notificationsOf(author)).toMatchObject([
      { title: "Ответ на ваше обращение", link: "/feedback" },
    ]);
    const own = await call(feedbackRoute.GET, "/api/feedback", { token: author.token });
    expect(await own.json()).toMatchObject([{ ...answer, status: "answered" }]);
    expect(await log()).toMatchObject([
      {
        action: "feedback.answer",
        subjectId: id,
        details: { before: "new", status: "answered", byMail: true, inCabinet: true },
      },
      { action: "feedback.status", details: { before: "answered", status: "answered" } },
    ]);
  });

  test("answers a guest by mail and a user without an address in the cabinet", async () => {
    const guest = await write({ email: "guest@example.ru" });
    await change(admin.token, guest, { adminResponse: "Да" });
    expect(await emails()).toMatchObject([{ recipient: "guest@example.ru" }]);
    const silent = await write({ email: "" }, author.token);
    await change(admin.token, silent, { adminResponse: "Да", status: "closed" });
    expect(await emails()).toHaveLength(1);
    expect(await notificationsOf(author)).toHaveLength(1);
    expect(await (await open(admin.token, silent)).json()).toMatchObject({ status: "closed" });
  });

  test("returns 409 to an answer without recipient, but lets the status be changed", async () => {
    const id = await write();
    const refused = await change(admin.token, id, { adminResponse: "Да" });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      message: "Ответить некому: автор не оставил почту и писал не из кабинета.",
    });
    expect((await change(admin.token, id, { status: "closed" })).status).toBe(200);
    expect(await emails()).toEqual([]);
    expect(await log()).toMatchObject([{ action: "feedback.status" }]);
  });

  test("returns 401 to guests and 403 to other users", async () => {
    const id = await write({}, author.token);
    for (const [token, status] of [
      [undefined, 401],
      [author.token, 403],
    ] as const) {
      expect((await inbox(token)).status).toBe(status);
      expect((await open(token, id)).status).toBe(status);
      expect((await change(token, id, { status: "closed" })).status).toBe(status);
    }
  });

  test.each([
    [{}, ""],
    [{ status: "lost" }, "status"],
    [{ adminResponse: " " }, "adminResponse"],
    [{ adminResponse: "я".repeat(5001) }, "adminResponse"],
    [{ status: "new", title: "x" }, "title"],
  ])("rejects %.40j", async (json, field) => {
    const id = await write({}, author.token);
    const response = await change(admin.token, id, json);
    expect(response.status).toBe(400);
    expect(Object.keys((await response.json()).fieldErrors)).toEqual([field]);
    expect((await change(admin.token, newId(), { status: "new" })).status).toBe(404);
  });

  test("erases address and consent proof 30 days after the answer and keeps the text", async () => {
    const closed = await write({ email: "guest@example.ru" });
    const open_ = await write({ email: "guest@example.ru" });
    const news = await write({ email: "guest@example.ru", agreeToNewsletters: true });
    for (const id of [closed, news]) await change(admin.token, id, { status: "answered" });
    const row = (id: string) => database.client.feedback.findUniqueOrThrow({ where: { id } });
    const { updatedAt } = await row(closed);
    const later = (ms: number) => new Date(updatedAt.getTime() + ms);
    expect(await eraseAnsweredAuthors(database.client, later(emailRetentionMs - 1))).toBe(0);
    const month = later(emailRetentionMs + 10_000);
    expect(await eraseAnsweredAuthors(database.client, month)).toBe(1);
    expect(await eraseAnsweredAuthors(database.client, month)).toBe(0);
    expect(await row(closed)).toMatchObject({
      email: null,
      isAnonymous: true,
      subject: form.title,
    });
    expect((await row(closed)).details).not.toHaveProperty("consent");
    expect(await row(open_)).toMatchObject({ email: "guest@example.ru" });
    expect(await row(news)).toMatchObject({ email: "guest@example.ru" });
  });
});
