/**
 * Every change by an administrator is in the audit log. This test walks `app/api/admin/**\/route.ts` and requires a row
 * in `calls` below for every method that can change something (all but GET, HEAD, OPTIONS).
 *
 * To add a route: one row per method, keyed `"<METHOD> <path of the folder>"`, with the request and the action that has
 * to be logged. `prepare` creates what the call needs and returns the segments of the path; `action: null` is for a
 * call that only reads (a preview, a count) and must not add to the log.
 */
import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import * as auditRoute from "@/app/api/admin/audit/route";
import * as usersRoute from "@/app/api/admin/users/[userId]/route";
import { newId } from "@/lib/core/ids";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import { describeFacts } from "@/lib/features/admin/audit-export/describe-facts";
import { type AuditAction, auditActions } from "@/lib/features/audit/actions";
import type { AuditEntry } from "@/lib/features/audit/schema";
import { insertLawChange } from "@/lib/features/law-watch/mutations";
import { saveBot } from "@/lib/features/telegram/mutations";
import type { RouteHandler } from "@/lib/platform/http/define-route";
import {
  createInvoice,
  createPaidInvoice,
  paidToday,
  refundToday,
  testBank,
} from "@/tests/support/api/billing/invoice-fixtures";
import { call } from "@/tests/support/api/calls/api-call";
import { type RegisteredUser, registerUser } from "@/tests/support/api/calls/registered-user";
import { setupFakeBotApi } from "@/tests/support/servers/bot-api-server";
import { describeOnDatabases, type TestDatabase } from "@/tests/support/servers/test-database";

type Fixture = { database: TestDatabase; admin: RegisteredUser; user: RegisteredUser };
type AuditedCall = {
  action: AuditAction | null;
  json?: unknown;
  /** The segments of the path, after creating what the call needs. */
  prepare?: (fixture: Fixture) => Promise<Record<string, string>> | Record<string, string>;
};

const botToken = "123456789:AAabcdefghijklmnopqrstuvwxyz0123456";
setupFakeBotApi();

const theUser = ({ user }: Fixture) => ({ userId: user.id });

const waitingRequest = async ({ database, user }: Fixture) => {
  const data = { id: newId(), userId: user.id, plan: "premium", planName: "Премиум", months: 1 };
  await database.client.planRequest.create({ data });
  return { id: data.id };
};

const lawChange = {
  law: "152-ФЗ",
  place: "ст. 9 ч. 4",
  wholeActToo: false,
  editionName: "в редакции от 01.03.2027",
  inForce: "2027-03-01",
  whatChanged: "В согласии указывают ещё одно",
};

/** A key may name several calls of one method: `"PATCH /x (what)"`. */
const calls: Record<string, AuditedCall> = {
  "PATCH /api/admin/users/[userId]/role": {
    action: "user.role",
    json: { role: "premium" },
    prepare: theUser,
  },
  "PATCH /api/admin/users/[userId] (plan)": {
    action: "user.plan",
    json: { subscription: "ultra" },
    prepare: theUser,
  },
  "PATCH /api/admin/users/[userId] (block)": {
    action: "user.block",
    json: { blocked: true },
    prepare: theUser,
  },
  "PATCH /api/admin/users/[userId] (earnings)": {
    action: "user.earnings",
    json: { referralEarnings: 150 },
    prepare: theUser,
  },
  "PATCH /api/admin/plan-requests/[id] (granted)": {
    action: "plan-request.grant",
    json: { state: "granted", months: 1 },
    prepare: waitingRequest,
  },
  "PATCH /api/admin/plan-requests/[id] (declined)": {
    action: "plan-request.decline",
    json: { state: "declined", reason: "Счёт не оплачен" },
    prepare: waitingRequest,
  },
  "DELETE /api/admin/users/[userId]/second-factor": {
    action: "user.second-factor",
    prepare: async (fixture) => {
      const data = { userId: fixture.user.id, secret: "v1", enabledAt: new Date() };
      await fixture.database.client.secondFactor.create({ data });
      return theUser(fixture);
    },
  },
  "POST /api/admin/users/[userId]/notes": {
    action: "user.note",
    json: { text: "Просил счёт" },
    prepare: theUser,
  },
  "DELETE /api/admin/users/[userId]/notes/[noteId]": {
    action: "user.note-delete",
    prepare: async (fixture) => {
      const noteId = newId();
      const { userId } = theUser(fixture);
      await fixture.database.client.userNote.create({ data: { id: noteId, userId, text: "т" } });
      return { userId, noteId };
    },
  },
  "PATCH /api/admin/settings": { action: "settings.update", json: { freePlanLimit: 5 } },
  "PUT /api/admin/seo": {
    action: "seo.update",
    json: { path: "/pricing", title: "Цены", description: null },
  },
  "PATCH /api/admin/reviews/[id]": {
    action: "review.moderate",
    json: { isApproved: true },
    prepare: createReview,
  },
  "DELETE /api/admin/reviews/[id]": { action: "review.delete", prepare: createReview },
  "POST /api/admin/send-notification": {
    action: "notification.send",
    json: { title: "Закон изменился", message: "Проверьте документы" },
  },
  "POST /api/admin/send-notification/count": { action: null, json: {} },
  "POST /api/admin/planned-notifications": {
    action: "notification.plan",
    json: { title: "Профилактика", message: "Ночью" },
  },
  "PUT /api/admin/planned-notifications/[id]": {
    action: "notification.plan",
    json: { title: "Профилактика", message: "Днём" },
    prepare: createPlanned,
  },
  "DELETE /api/admin/planned-notifications/[id]": {
    action: "notification.cancel",
    prepare: createPlanned,
  },
  "PATCH /api/admin/feedback/[id]": {
    action: "feedback.status",
    json: { status: "in_progress" },
    prepare: createFeedback,
  },
  "POST /api/admin/posts": {
    action: "post.create",
    json: { title: "Новый порядок", category: "legal_news", section: "news" },
  },
  "PATCH /api/admin/posts/[id]": {
    action: "post.update",
    json: { title: "Новый порядок" },
    prepare: createPost,
  },
  "DELETE /api/admin/posts/[id]": { action: "post.delete", prepare: createPost },
  "POST /api/admin/help": {
    action: "help.create",
    json: { title: "Как сменить хостинг", category: "law", isPublished: false },
  },
  "PATCH /api/admin/help/[id]": {
    action: "help.update",
    json: { order: 3 },
    prepare: createHelpArticle,
  },
  "DELETE /api/admin/help/[id]": { action: "help.delete", prepare: createHelpArticle },
  "POST /api/admin/law-changes": { action: "law.change", json: lawChange },
  "DELETE /api/admin/law-changes/[id]": { action: "law.withdraw", prepare: enterChange },
  "PUT /api/admin/laws/checked": {
    action: "law.check",
    json: { law: "152-ФЗ", checkedOn: toMoscowDate(new Date()), status: "checked" },
  },
  "PUT /api/admin/telegram": {
    action: "telegram.connect",
    json: { botToken, channelId: "@operator" },
  },
  "DELETE /api/admin/telegram": { action: "telegram.disconnect" },
  "POST /api/admin/telegram/test": { action: "telegram.test", prepare: anOperatorBot },
  "POST /api/admin/mail/test": { action: "mail.test" },
  "POST /api/admin/templates/[key]/editions": {
    action: "template.publish",
    json: { after: 0, note: "Исходный текст", restore: 0 },
    prepare: () => ({ key: "socialDisclaimer" }),
  },
  "POST /api/admin/templates/[key]/check": {
    action: null,
    json: { content: "# Отказ" },
    prepare: () => ({ key: "socialDisclaimer" }),
  },
  "POST /api/admin/templates/[key]/preview": {
    action: null,
    json: { edition: 0, sample: "socialDisclaimer" },
    prepare: () => ({ key: "socialDisclaimer" }),
  },
  "POST /api/admin/mail/[id]/retry": { action: "mail.retry", prepare: createFailedMail },
  "POST /api/admin/checks/excluded": {
    action: "checks.exclude",
    json: { host: "https://www.romashka.ru/contacts" },
  },
  "PUT /api/admin/billing/bank": { action: "settings.bank", json: testBank },
  "POST /api/admin/billing/invoices/[id]/paid": {
    action: "invoice.paid",
    json: paidToday(),
    prepare: anInvoice,
  },
  "POST /api/admin/billing/invoices/[id]/act": { action: "invoice.act", prepare: laterInvoice },
  "DELETE /api/admin/billing/invoices/[id]": { action: "invoice.withdraw", prepare: anInvoice },
  "POST /api/admin/billing/orders/[id]/refund": {
    action: "payment.return",
    json: refundToday(),
    prepare: aPaidInvoice,
  },
  "DELETE /api/admin/checks/excluded/[host]": { action: "checks.include", prepare: excludedHost },
};

async function anInvoice({ database, user }: Fixture) {
  return { id: await createInvoice(database.client, user.id) };
}

async function aPaidInvoice({ database, user, admin }: Fixture) {
  const id = await createPaidInvoice(database.client, { userId: user.id, admin });
  // The log entry of its creation is not what is tested here.
  await database.client.auditEntry.deleteMany();
  return { id };
}

/** A paid invoice whose period has not begun, so its certificate is not issued yet. */
async function laterInvoice(fixture: Fixture) {
  await aPaidInvoice(fixture);
  return aPaidInvoice(fixture);
}

async function anOperatorBot({ database }: Fixture) {
  const bot = { token: botToken, name: null, channelId: "@operator" };
  await saveBot(database.client, null, bot, new Date());
  return {};
}

async function excludedHost({ database }: Fixture) {
  const now = new Date();
  const host = "tulpan.ru";
  await database.client.checkedHost.create({ data: { host, visitedAt: now, excludedAt: now } });
  return { host };
}

async function createPlanned({ database }: Fixture) {
  const id = newId();
  const texts = { title: "Профилактика", message: "Ночью", type: "info" };
  await database.client.plannedNotification.create({
    data: { ...texts, id, adminEmail: "a@example.ru" },
  });
  return { id };
}

async function createReview({ database }: Fixture) {
  const id = newId();
  await database.client.review.create({
    data: { id, userName: "Ольга", email: "olga@example.ru", comment: "Хорошо" },
  });
  return { id };
}

async function createFeedback({ database }: Fixture) {
  const id = newId();
  await database.client.feedback.create({
    data: { id, subject: "Кнопка", message: "Не нажимается" },
  });
  return { id };
}

async function createPost({ database }: Fixture) {
  const id = newId();
  await database.client.blogPost.create({
    data: { id, title: "Порядок", slug: "poriadok", content: "", category: "guides" },
  });
  return { id };
}

async function createHelpArticle({ database }: Fixture) {
  const id = newId();
  await database.client.helpArticle.create({
    data: { id, title: "Порядок", slug: "poriadok", content: "", category: "start" },
  });
  return { id };
}

async function enterChange({ database }: Fixture) {
  const { id } = await insertLawChange(database.client, lawChange, new Date());
  return { id };
}

async function createFailedMail({ database }: Fixture) {
  const id = newId();
  await database.client.outboxMail.create({
    data: {
      id,
      recipient: "olga@example.ru",
      subject: "Письмо",
      text: "Текст",
      failedAt: new Date(),
      lastError: "550 нет такого ящика",
    },
  });
  return { id };
}

const project = join(import.meta.dirname, "../../..");
const files = readdirSync(join(project, "app/api/admin"), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith("route.ts"))
  .map((file) => join(project, "app/api/admin", file));

const pathOf = (file: string) =>
  `/${relative(join(project, "app"), file).replace("/route.ts", "")}`;
const withoutNote = (key: string) => key.replace(/ \(.*\)$/, "");

/** The methods that a route really has: it declares them itself. */
async function changingMethods(file: string): Promise<string[]> {
  const { OPTIONS } = (await import(file)) as { OPTIONS: RouteHandler };
  const response = await call(OPTIONS, pathOf(file), { method: "OPTIONS" });
  const methods = response.headers.get("allow")?.split(", ") ?? [];
  return methods.filter((method) => !["GET", "HEAD", "OPTIONS"].includes(method));
}

test("the table of calls names exactly the methods that can change something", async () => {
  const found: string[] = [];
  for (const file of files) {
    for (const method of await changingMethods(file)) found.push(`${method} ${pathOf(file)}`);
  }
  const listed = new Set(Object.keys(calls).map(withoutNote));
  expect([...listed].sort()).toEqual(found.sort());
});

describeOnDatabases("the audit log", (database) => {
  let fixture: Fixture;

  beforeEach(async () => {
    await database.clear();
    const [admin, user] = [await registerUser(), await registerUser()];
    await database.client.user.update({ where: { id: admin.id }, data: { role: "admin" } });
    fixture = { database, admin, user };
  });

  const list = (search = "", token = fixture.admin.token) =>
    call(auditRoute.GET, `/api/admin/audit${search}`, { token });
  const read = async (search = "") => (await (await list(search)).json()) as AuditEntry[];

  test.each(Object.entries(calls))(
    "contains exactly the declared action after %s",
    async (key, { action, json, prepare }) => {
      const [method = "", path = ""] = withoutNote(key).split(" ");
      const params = (await prepare?.(fixture)) ?? {};
      const routes = (await import(join(project, "app", path, "route.ts"))) as Record<
        string,
        RouteHandler
      >;
      const handler = routes[method] as RouteHandler;
      const address = path.replace(/\[(\w+)\]/g, (_all, name) => params[name] ?? "");
      const send = (token: string) => call(handler, address, { method, token, json, params });

      expect((await send(fixture.user.token)).status).toBe(403);
      expect(await read()).toEqual([]);
      const response = await send(fixture.admin.token);
      expect([200, 201, 202, 204]).toContain(response.status);
      // Except what a payment changed by itself.
      const lines = (await read()).filter(({ adminEmail }) => adminEmail !== "оплата");
      expect(lines.map((line) => line.action)).toEqual(action === null ? [] : [action]);
      for (const line of lines) expect(line.adminEmail).toBe(fixture.admin.email);
      // A detail without a label would be shown by its key.
      const names = lines.flatMap(describeFacts).map(({ name }) => name);
      expect(names.filter((name) => name !== "Telegram" && !/[А-ЯЁ]/.test(name))).toEqual([]);
    },
  );

  const change = (json: object) =>
    call(usersRoute.PATCH, `/api/admin/users/${fixture.user.id}`, {
      method: "PATCH",
      token: fixture.admin.token,
      params: { userId: fixture.user.id },
      json,
    });

  test("stores the values before and after, and nothing when nothing changed", async () => {
    await change({ referralEarnings: 300 });
    // Nothing differs, so nothing is logged.
    await change({ referralEarnings: 300 });
    expect(await read()).toMatchObject([
      {
        action: "user.earnings",
        subjectType: "user",
        subjectId: fixture.user.id,
        details: { email: fixture.user.email, referralEarnings: { before: 0, after: 300 } },
      },
    ]);
  });

  describe("GET /api/admin/audit", () => {
    beforeEach(async () => {
      await change({ referralEarnings: 1 });
      await change({ subscription: "ultra" });
      await change({ blocked: true });
    });

    test("filters by action, administrator and subject", async () => {
      expect(await read("?action=user.block")).toMatchObject([{ action: "user.block" }]);
      expect(await read(`?admin=${fixture.admin.email}`)).toHaveLength(3);
      expect(await read("?admin=nobody@example.ru")).toEqual([]);
      expect(await read(`?subject=${fixture.user.id}`)).toHaveLength(3);
      expect((await list("?action=nothing")).status).toBe(400);
    });

    test("lists entries newest first and keeps the filter on the next page", async () => {
      const first = await list(`?limit=2&admin=${fixture.admin.email}`);
      const next = first.headers.get("link")?.match(/(\?[^>]+)>; rel="next"/)?.[1] ?? "";
      const rest = await list(next);
      const actions = [...(await first.json()), ...(await rest.json())].map(({ action }) => action);
      expect(actions).toEqual(["user.block", "user.plan", "user.earnings"]);
      expect(rest.headers.get("link")).toBeNull();
    });

    test("returns 401 to guests and after the session was ended, and 403 to other users", async () => {
      expect((await call(auditRoute.GET, "/api/admin/audit")).status).toBe(401);
      expect((await list("", fixture.user.token)).status).toBe(401);
      const other = await registerUser();
      expect((await list("", other.token)).status).toBe(403);
    });

    test("keeps the administrator's e-mail after the account was deleted", async () => {
      const second = await registerUser();
      await database.client.user.update({ where: { id: second.id }, data: { role: "admin" } });
      await database.client.user.delete({ where: { id: fixture.admin.id } });
      const lines = (await (await list("", second.token)).json()) as AuditEntry[];
      expect(lines).toHaveLength(3);
      for (const line of lines) expect(line.adminEmail).toBe(fixture.admin.email);
    });
  });
});

test("every audit action has a Russian name", () => {
  for (const label of Object.values(auditActions)) expect(label).toMatch(/^[А-ЯЁ]/);
});
