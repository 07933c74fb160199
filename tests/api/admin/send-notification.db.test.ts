import { beforeEach, describe, expect, test } from "vitest";
import * as countRoute from "@/app/api/admin/send-notification/count/route";
import * as sendRoute from "@/app/api/admin/send-notification/route";
import * as listRoute from "@/app/api/notifications/route";
import { isId, newId } from "@/lib/core/ids";
import type { SentNotification } from "@/lib/features/notifications/broadcast/responses";
import { call } from "@/tests/support/api/calls/api-call";
import { type RegisteredUser, registerUser } from "@/tests/support/api/calls/registered-user";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const path = "/api/admin/send-notification";
const send = (token: string | undefined, json: unknown) =>
  call(sendRoute.POST, path, { token, json });
const count = (token: string | undefined, audience?: unknown) =>
  call(countRoute.POST, `${path}/count`, { token, json: audience ? { audience } : {} });
const sentBy = async (token: string) =>
  (await (await call(sendRoute.GET, path, { token })).json()) as SentNotification[];
const listOf = async ({ token }: RegisteredUser) =>
  (await call(listRoute.GET, "/api/notifications", { token })).json();

const texts = { title: "Закон изменился", message: "Проверьте документы" };

describeOnDatabases("/api/admin/send-notification", (database) => {
  let admin: RegisteredUser;
  let free: RegisteredUser;
  let paid: RegisteredUser;

  beforeEach(async () => {
    await database.clear();
    admin = await registerUser();
    free = await registerUser();
    paid = await registerUser();
    await setUser(admin, { role: "admin" });
    await setUser(paid, { subscription: "premium" });
  });

  const setUser = ({ id }: RegisteredUser, data: object) =>
    database.client.user.update({ where: { id }, data });
  const log = () => database.client.auditEntry.findMany({ orderBy: { createdAt: "desc" } });

  test("sends title and message to all users and logs it", async () => {
    const response = await send(admin.token, texts);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ sent: 3 });
    const expected = { ...texts, type: "info", link: null, isRead: false };
    for (const person of [admin, free, paid]) {
      expect(await listOf(person)).toMatchObject([expected]);
    }
    const rows = await database.client.notification.findMany();
    expect(rows.every(({ id }) => isId(id))).toBe(true);
    expect(await log()).toMatchObject([
      {
        adminId: admin.id,
        action: "notification.send",
        subjectType: "notification",
        details: { ...texts, sent: 3 },
      },
    ]);
  });

  test("counts and sends to users whose plan is active and who are not blocked", async () => {
    const ended = await registerUser();
    await setUser(ended, { subscription: "premium", premiumUntil: new Date("2026-01-01") });
    const ahead = await registerUser();
    await setUser(ahead, { subscription: "premium", premiumUntil: new Date("2099-01-01") });
    const blocked = await registerUser();
    await setUser(blocked, { subscription: "premium", blockedAt: new Date() });
    const plan = (subscription: string) => ({ kind: "plan", subscription });
    for (const [audience, expected] of [
      [plan("premium"), 2],
      [plan("free"), 3],
      [plan("ultra"), 0],
      [{ kind: "all" }, 5],
    ] as const) {
      expect(await (await count(admin.token, audience)).json()).toEqual({ count: expected });
      const sent = await send(admin.token, { ...texts, audience });
      expect(await sent.json()).toEqual({ sent: expected });
    }
    expect(await listOf(free)).toHaveLength(2);
    expect(await listOf(ahead)).toHaveLength(2);
  });

  test("sends to one user by e-mail or id, with type and link", async () => {
    const more = { type: "warning", link: "/documents?q=1" };
    const byEmail = { kind: "user", email: ` ${free.email.toUpperCase()} ` };
    expect(await (await count(admin.token, byEmail)).json()).toEqual({ count: 1 });
    const first = await send(admin.token, { ...texts, ...more, audience: byEmail });
    expect(await first.json()).toEqual({ sent: 1 });
    await send(admin.token, { ...texts, audience: { kind: "user", userId: free.id } });
    expect(await listOf(free)).toMatchObject([{ link: null }, more]);
    expect(await listOf(paid)).toEqual([]);
    expect(await sentBy(admin.token)).toMatchObject([
      { ...texts, audience: "user", email: free.email, sent: 1, link: null },
      { ...texts, ...more, audience: "user", email: free.email, adminEmail: admin.email },
    ]);
    await database.client.user.delete({ where: { id: free.id } });
    expect(await sentBy(admin.token)).toMatchObject([{ email: null }, { email: null }]);
  });

  test("counts 0 and returns 404 for an unknown e-mail or id", async () => {
    const audience = { kind: "user", email: "nobody@example.ru" };
    expect(await (await count(admin.token, audience)).json()).toEqual({ count: 0 });
    const response = await send(admin.token, { ...texts, audience });
    expect(response.status).toBe(404);
    const byId = { kind: "user", userId: newId() };
    expect((await send(admin.token, { ...texts, audience: byId })).status).toBe(404);
    expect(await log()).toEqual([]);
  });

  test("returns 401 to guests and 403 to other users", async () => {
    for (const [token, status] of [
      [undefined, 401],
      [paid.token, 403],
    ] as const) {
      expect((await send(token, texts)).status).toBe(status);
      expect((await count(token)).status).toBe(status);
      expect((await call(sendRoute.GET, path, { token })).status).toBe(status);
    }
    expect(await database.client.notification.count()).toBe(0);
  });

  test("lists sent notifications newest first, page by page", async () => {
    for (const title of ["Первое", "Второе", "Третье"]) {
      await send(admin.token, { ...texts, title });
    }
    const first = await call(sendRoute.GET, `${path}?limit=2`, { token: admin.token });
    const next = first.headers.get("link")?.match(/<([^>]+)>; rel="next"/)?.[1] ?? "";
    const second = await call(sendRoute.GET, next, { token: admin.token });
    const titles = [...(await first.json()), ...(await second.json())].map(({ title }) => title);
    expect(titles).toEqual(["Третье", "Второе", "Первое"]);
  });

  describe("with wrong fields", () => {
    const link = "Укажите адрес страницы этого сайта: например, /news";
    const audience = "Получатели — all, plan или user";
    const email = "Введите корректный email";
    const oneUser = "Укажите почту или номер пользователя";
    test.each([
      ["title", { title: " " }, "Введите заголовок"],
      ["title", { title: undefined }, "Введите заголовок"],
      ["title", { title: "я".repeat(201) }, "Не длиннее 200 символов"],
      ["message", { message: "" }, "Введите текст уведомления"],
      ["message", { message: undefined }, "Введите текст уведомления"],
      ["type", { type: "loud" }, "Вид — info, warning, error или success"],
      ["link", { link: "https://evil.example/" }, link],
      ["link", { link: "//evil.example/" }, link],
      ["link", { link: "/\\evil.example/" }, link],
      ["link", { link: "javascript:alert(1)" }, link],
      ["audience.kind", { audience: { kind: "some" } }, audience],
      ["audience", { audience: "all" }, audience],
      ["audience.email", { audience: { kind: "user", email: "x" } }, email],
      ["audience", { audience: { kind: "user" } }, oneUser],
    ])("rejects %s with its message: %j", async (field, more, message) => {
      const response = await send(admin.token, { ...texts, ...more });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ fieldErrors: { [field]: [message] } });
      expect(await database.client.notification.count()).toBe(0);
    });
  });

  test("sends to 10,000 users at once", async () => {
    await database.client.$executeRaw`
      INSERT INTO users (id, email, password, updatedat, "telegramBotToken", "telegramChannelId")
      SELECT left(replace(gen_random_uuid()::text, '-', ''), 24), 'crowd' || n || '@example.ru', '',
        now(), CASE WHEN n % 10 = 0 THEN 'x' END, '@channel'
      FROM generate_series(1, 9997) AS n`;
    const response = await send(admin.token, texts);
    expect(await response.json()).toEqual({ sent: 10_000 });
    expect(await database.client.notification.count()).toBe(10_000);
    expect(await database.client.telegramDelivery.count()).toBe(999);
  }, 120_000);
});
