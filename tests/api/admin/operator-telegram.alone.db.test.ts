import { beforeEach, expect, test } from "vitest";
import * as telegramRoute from "@/app/api/admin/telegram/route";
import * as feedbackRoute from "@/app/api/feedback/route";
import * as reviewsRoute from "@/app/api/reviews/route";
import { telegramOutbox } from "@/lib/features/telegram/outbox";
import { deliverDue } from "@/lib/platform/outbox/deliver-due";
import { call } from "@/tests/support/api/calls/api-call";
import { type RegisteredUser, registerUser } from "@/tests/support/api/calls/registered-user";
import { setupFakeBotApi } from "@/tests/support/servers/bot-api-server";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const path = "/api/admin/telegram";
const botToken = "123456789:AAabcdefghijklmnopqrstuvwxyz0123456";

const bot = setupFakeBotApi();

describeOnDatabases("the operator's Telegram", (database) => {
  let admin: RegisteredUser;

  beforeEach(async () => {
    await database.clear();
    bot().calls.length = 0;
    admin = await registerUser();
    await database.client.user.update({ where: { id: admin.id }, data: { role: "admin" } });
  });

  const put = (token: string | undefined, json: object) =>
    call(telegramRoute.PUT, path, { method: "PUT", token, json });
  const remove = (token?: string) => call(telegramRoute.DELETE, path, { method: "DELETE", token });
  const sendWords = async () => {
    const json = {
      type: "question",
      category: "general",
      title: "Секретная тема",
      description: "Мой телефон +7 900 000-00-00",
      email: "olga@example.ru",
      agreeToDataProcessing: true,
    };
    const review = { userName: "Ольга", email: "olga@example.ru", rating: 5, comment: "Секрет" };
    const counts = () =>
      Promise.all([database.client.feedback.count(), database.client.review.count()]);
    const before = await counts();
    await call(feedbackRoute.POST, "/api/feedback", { method: "POST", json });
    await call(reviewsRoute.POST, "/api/reviews", { method: "POST", json: review });
    expect(await counts()).toEqual(before.map((count) => count + 1));
  };
  const deliver = () => {
    const options = { now: () => new Date(Date.now() + 60_000), random: () => 0.5 };
    return deliverDue(database.client, telegramOutbox, options, new AbortController().signal);
  };

  test("receives news of messages and reviews without their text or authors", async () => {
    const connected = await put(admin.token, { botToken, channelId: "@operator" });
    expect(await connected.json()).toMatchObject({ isConfigured: true, channelId: "@operator" });
    const { telegramBotToken } = await database.client.adminSettings.findFirstOrThrow();
    expect(telegramBotToken).not.toContain(botToken);
    await sendWords();
    expect(await deliver()).toBe(2);
    const sent = JSON.stringify(bot().calls.filter(({ method }) => method === "sendMessage"));
    expect(sent).toContain("/admin/feedback");
    expect(sent).toContain("/admin/reviews");
    expect(sent).not.toMatch(/Секрет|Ольга|olga|900/);
  });

  test("gets nothing before a bot is connected or after it is deleted, which clears token and channel", async () => {
    const queued = () => database.client.telegramDelivery.count();
    await sendWords();
    expect(await queued()).toBe(0);
    await put(admin.token, { botToken, channelId: "@operator" });
    expect(await (await remove(admin.token)).json()).toMatchObject({ isConfigured: false });
    expect(await database.client.adminSettings.findFirst()).toMatchObject({
      telegramBotToken: null,
      telegramChannelId: null,
    });
    bot().calls.length = 0;
    await sendWords();
    expect(await queued()).toBe(0);
    await deliver();
    expect(bot().calls).toEqual([]);
  });

  test("returns 403 to other users and 401 to guests", async () => {
    const { token } = await registerUser();
    const body = { botToken, channelId: "@operator" };
    expect([(await put(token, body)).status, (await put(undefined, body)).status]).toEqual([
      403, 401,
    ]);
    expect([(await remove(token)).status, (await remove()).status]).toEqual([403, 401]);
  });
});
