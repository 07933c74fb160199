import { beforeEach, describe, expect, test } from "vitest";
import * as sendRoute from "@/app/api/admin/send-notification/route";
import * as exportRoute from "@/app/api/user/export/route";
import * as telegramRoute from "@/app/api/user/telegram/route";
import * as testRoute from "@/app/api/user/telegram/test/route";
import { telegramOutbox } from "@/lib/features/telegram/outbox";
import { deliverDue, leaseMs, maxAttempts } from "@/lib/platform/outbox/deliver-due";
import { claimDue } from "@/lib/platform/outbox/mutations";
import { call } from "@/tests/support/api/calls/api-call";
import { type RegisteredUser, registerUser } from "@/tests/support/api/calls/registered-user";
import { refusal, setupFakeBotApi, startBotApi } from "@/tests/support/servers/bot-api-server";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const path = "/api/user/telegram";
const botToken = `123456789:${"AAH-x_9".repeat(5)}`;
const otherToken = `987654321:${"BBQ_z-1".repeat(5)}`;
const channelId = "@romashka_news";

const get = (token?: string) => call(telegramRoute.GET, path, { token });
const put = (token: string | undefined, json: unknown) =>
  call(telegramRoute.PUT, path, { method: "PUT", token, json });
const remove = (token?: string) => call(telegramRoute.DELETE, path, { method: "DELETE", token });
const tryOut = (token?: string) => call(testRoute.POST, `${path}/test`, { method: "POST", token });

const bot = setupFakeBotApi();

describeOnDatabases("Telegram of a user", (database) => {
  let owner: RegisteredUser;
  let admin: RegisteredUser;
  let now: Date;

  beforeEach(async () => {
    await database.clear();
    bot().calls.length = 0;
    bot().reply = () => undefined;
    owner = await registerUser();
    admin = await registerUser();
    await database.client.user.update({ where: { id: admin.id }, data: { role: "admin" } });
    now = new Date(Date.now() + 60_000);
  });

  const connect = (more: object = {}) => put(owner.token, { botToken, channelId, ...more });
  const notify = () =>
    call(sendRoute.POST, "/api/admin/send-notification", {
      token: admin.token,
      json: {
        title: "Закон изменился",
        message: "Проверьте <b>документы</b>",
        link: "/documents",
        audience: { kind: "user", userId: owner.id },
      },
    });
  const deliver = (deliveryMs = 5000) => {
    const options = { now: () => now, random: () => 0.5, deliveryMs };
    return deliverDue(database.client, telegramOutbox, options, new AbortController().signal);
  };
  const delivery = () => database.client.telegramDelivery.findFirstOrThrow();
  const sent = () => bot().calls.filter(({ method }) => method === "sendMessage");
  const pass = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };

  describe("/api/user/telegram", () => {
    test("saves settings, returns them without the token, and deletes them with waiting messages", async () => {
      const none = { isConfigured: false, channelId: null, botName: null, lastFailure: null };
      expect(await (await get(owner.token)).json()).toEqual(none);
      const saved = { isConfigured: true, channelId, botName: "romashka_bot", lastFailure: null };
      const response = await connect();
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual(saved);
      expect(await (await get(owner.token)).json()).toEqual(saved);
      const row = await database.client.user.findUniqueOrThrow({ where: { id: owner.id } });
      expect(row.telegramBotToken).toMatch(/^v1\./);
      expect(row.telegramBotToken).not.toContain(botToken.slice(10));
      expect(await (await get(admin.token)).json()).toEqual(none);
      await notify();
      for (let times = 0; times < 2; times += 1) {
        expect(await (await remove(owner.token)).json()).toEqual(none);
      }
      expect(await database.client.telegramDelivery.count()).toBe(0);
    });

    test("accepts a new channel without the token when a bot is connected", async () => {
      expect((await put(owner.token, { channelId })).status).toBe(400);
      await connect();
      const changed = await put(owner.token, { channelId: "-1001234567890" });
      expect(await changed.json()).toMatchObject({ channelId: "-1001234567890" });
      await tryOut(owner.token);
      expect(sent()).toMatchObject([{ token: botToken, body: { chat_id: "-1001234567890" } }]);
    });

    test("rejects a token that Telegram refuses, but not when Telegram is unreachable", async () => {
      bot().reply = () => refusal(401, "Unauthorized");
      const refused = await connect();
      expect(refused.status).toBe(400);
      const text = await refused.text();
      expect(JSON.parse(text).fieldErrors.botToken).toEqual([
        "Telegram не узнал этот токен. Скопируйте его у @BotFather ещё раз.",
      ]);
      expect(text).not.toContain(botToken);
      bot().reply = () => refusal(502, "Bad Gateway");
      expect(await (await connect()).json()).toMatchObject({ isConfigured: true, botName: null });
    });

    test.each([
      [{ botToken: "token" }, "botToken"],
      [{ botToken: `${botToken}/../x` }, "botToken"],
      [{ botToken: `${botToken}?` }, "botToken"],
      [{ channelId: "channel" }, "channelId"],
      [{ channelId: "" }, "channelId"],
      [{ channelId: "https://t.me/channel" }, "channelId"],
      [{ more: 1 }, "more"],
    ])("rejects %.40j", async (more, field) => {
      const response = await connect(more);
      expect(response.status).toBe(400);
      expect(Object.keys((await response.json()).fieldErrors)).toEqual([field]);
      expect(bot().calls).toEqual([]);
    });

    test("returns 401 without a session", async () => {
      for (const response of [await get(), await put(undefined, {}), await remove()]) {
        expect(response.status).toBe(401);
      }
      expect((await tryOut()).status).toBe(401);
    });

    test("does not decrypt a bot token copied from another user's row", async () => {
      await connect();
      const row = await database.client.user.findUniqueOrThrow({ where: { id: owner.id } });
      await database.client.user.update({
        where: { id: admin.id },
        data: { telegramBotToken: row.telegramBotToken, telegramChannelId: channelId },
      });
      const response = await tryOut(admin.token);
      expect(response.status).toBe(409);
      expect((await response.json()).message).toMatch(/^Токен бота больше не читается/);
      expect(sent()).toEqual([]);
    });

    test("exports the channel without the token with the account", async () => {
      await connect();
      await notify();
      const text = await (
        await call(exportRoute.GET, "/api/user/export", { token: owner.token })
      ).text();
      expect(text).toContain(channelId);
      expect(text).not.toContain(botToken);
      expect(text).not.toContain("v1.");
    });
  });

  describe("the test message", () => {
    test("is sent at once when a bot is connected, and returns 409 otherwise", async () => {
      expect((await tryOut(owner.token)).status).toBe(409);
      await connect();
      const response = await tryOut(owner.token);
      expect(await response.json()).toEqual({ message: "Сообщение отправлено" });
      expect(sent()).toMatchObject([{ token: botToken, body: { chat_id: channelId } }]);
    });

    test.each([
      [refusal(401, "Unauthorized"), 409, "Telegram не узнал токен бота"],
      [refusal(403, "Forbidden: bot is not a member"), 409, "Бот не может писать в канал"],
      [refusal(400, "Bad Request: chat not found"), 409, "Telegram не нашёл канал"],
      [refusal(500, "Internal"), 503, "Telegram не принял сообщение"],
      [{ status: 502, json: [] }, 503, "Telegram не отвечает"],
    ])("returns the reason when Telegram answers %j", async (reply, status, reason) => {
      await connect();
      bot().reply = () => reply;
      const response = await tryOut(owner.token);
      expect(response.status).toBe(status);
      const text = await response.text();
      expect(JSON.parse(text).message).toContain(reason);
      expect(text).not.toContain(botToken.slice(10));
    });
  });

  describe("a notification", () => {
    test("is sent to the channel once, as plain text with its link", async () => {
      await notify();
      expect(await database.client.telegramDelivery.count()).toBe(0);
      await connect();
      await notify();
      expect(await deliver()).toBe(1);
      expect(await deliver()).toBe(0);
      expect(sent()).toEqual([
        {
          token: botToken,
          method: "sendMessage",
          body: {
            chat_id: channelId,
            text: "Закон изменился\n\nПроверьте <b>документы</b>\n\nhttp://localhost:3000/documents",
          },
        },
      ]);
      expect(await delivery()).toMatchObject({ sentAt: now, failedAt: null, attempts: 1 });
    });

    test("is sent by the bot that is connected at the time of sending", async () => {
      await connect();
      await notify();
      await connect({ botToken: otherToken });
      await deliver();
      expect(sent()).toMatchObject([{ token: otherToken }]);
    });

    test("is sent later after Telegram was down", async () => {
      await connect();
      await notify();
      bot().reply = () => refusal(502, "Bad Gateway");
      await deliver();
      expect(await delivery()).toMatchObject({ sentAt: null, failedAt: null, attempts: 1 });
      expect(await deliver()).toBe(0);
      pass(31_000);
      bot().reply = () => undefined;
      expect(await deliver()).toBe(1);
      expect(await delivery()).toMatchObject({ sentAt: now, lastError: null, attempts: 2 });
    });

    test("is sent later when Telegram was too slow to answer", async () => {
      await connect();
      await notify();
      bot().reply = () => ({ delayMs: 3000 });
      await deliver(200);
      expect(await delivery()).toMatchObject({ sentAt: null, lastError: "Telegram не отвечает" });
      pass(31_000);
      bot().reply = () => undefined;
      await deliver();
      expect(await delivery()).toMatchObject({ sentAt: now });
    });

    test("is retried after the time that Telegram names in a 429", async () => {
      await connect();
      await notify();
      bot().reply = () => refusal(429, "Too Many Requests", { parameters: { retry_after: 120 } });
      await deliver();
      expect((await delivery()).dueAt).toEqual(new Date(now.getTime() + 120_000));
      pass(119_000);
      expect(await deliver()).toBe(0);
      pass(1000);
      bot().reply = () => undefined;
      expect(await deliver()).toBe(1);
      expect(await delivery()).toMatchObject({ sentAt: now });
    });

    test.each([
      [401, "Telegram не узнал токен бота"],
      [403, "Бот не может писать в канал"],
      [400, "Telegram не нашёл канал"],
    ])("is not retried after a %i, and the settings show the reason", async (status, reason) => {
      await connect();
      await notify();
      bot().reply = () => refusal(status, "No");
      await deliver();
      expect(await delivery()).toMatchObject({ failedAt: now, attempts: 1 });
      pass(24 * 60 * 60 * 1000);
      expect(await deliver()).toBe(0);
      const settings = await (await get(owner.token)).json();
      expect(settings.lastFailure.reason).toContain(reason);
      bot().reply = () => undefined;
      expect(await (await connect()).json()).toMatchObject({ lastFailure: null });
    });

    test("is given up after the last attempt", async () => {
      await connect();
      await notify();
      bot().reply = () => refusal(500, "Internal");
      for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
        expect(await deliver()).toBe(1);
        pass(12 * 60 * 60 * 1000);
      }
      expect(await deliver()).toBe(0);
      expect((await delivery()).failedAt).not.toBeNull();
    });

    test("is sent after its lease when a server died between claiming and sending", async () => {
      await connect();
      await notify();
      const lease = { limit: 5, leaseUntil: new Date(now.getTime() + leaseMs) };
      expect(await claimDue(database.client, telegramOutbox, lease, now)).toHaveLength(1);
      expect(await deliver()).toBe(0);
      pass(leaseMs);
      expect(await deliver()).toBe(1);
      expect(sent()).toHaveLength(1);
      expect(await delivery()).toMatchObject({ sentAt: now, attempts: 2 });
    });

    test("stores a connection failure without the token", async () => {
      await connect();
      await notify();
      await bot().close();
      try {
        await deliver();
        const { lastError } = await delivery();
        expect(lastError).toBe("Telegram не отвечает");
      } finally {
        const port = Number(new URL(bot().root).port);
        const again = await startBotApi(port);
        bot().close = again.close;
        bot().calls = again.calls;
        again.reply = (request) => bot().reply(request);
      }
    });
  });
});
