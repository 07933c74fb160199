import { beforeEach, describe, expect, test } from "vitest";
import * as feedbackRoute from "@/app/api/feedback/route";
import * as logoutRoute from "@/app/api/logout/route";
import { siteConsentVersion } from "@/content/site-legal/consents";
import { eraseFeedbackAuthor } from "@/lib/features/feedback/mutations";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import { limits } from "@/lib/platform/http/limits/limits";
import { type Call, call } from "@/tests/support/api/calls/api-call";
import { createAccount } from "@/tests/support/api/calls/registered-user";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const least = {
  title: "Тёмная тема",
  description: "В тёмной теме плохо видно рамки полей.",
  agreeToDataProcessing: true,
};

const whole = {
  ...least,
  type: "complaint",
  category: "interface",
  rating: 4,
  priority: "high",
  email: "Guest@Example.ru",
  agreeToNewsletters: true,
  satisfaction: "satisfied",
  usability: "easy",
  recommend: "probably",
  features: ["mobile_app", "autosave", "mobile_app"],
};

const send = (json: unknown, options: Call = {}) =>
  call(feedbackRoute.POST, "/api/feedback", { json, ...options });
const listed = (token: string, search = "") =>
  call(feedbackRoute.GET, `/api/feedback${search}`, { token });

const register = (email: string) => createAccount({ email });

describeOnDatabases("/api/feedback", (database) => {
  beforeEach(() => database.clear());

  const onlyRow = async () => {
    const [row, ...others] = await database.client.feedback.findMany();
    expect(others).toEqual([]);
    return row;
  };

  test("stores all fields of a guest's message with the proof of consent", async () => {
    const response = await send(whole);
    expect(response.status).toBe(201);
    const body = await response.json();
    expect(body.message).toBe("Спасибо за ваш отзыв. Мы обязательно его рассмотрим.");
    expect(body.feedback).toMatchObject({
      type: "complaint",
      title: "Тёмная тема",
      rating: 4,
      priority: "high",
      status: "new",
      adminResponse: null,
    });
    expect(JSON.stringify(body)).not.toContain("example.ru");
    expect(await onlyRow()).toMatchObject({
      userId: null,
      email: "guest@example.ru",
      isAnonymous: false,
      subject: "Тёмная тема",
      status: "new",
      details: {
        satisfaction: "satisfied",
        usability: "easy",
        recommend: "probably",
        features: ["mobile_app", "autosave"],
        agreeToNewsletters: true,
        consent: {
          purposes: ["feedback", "newsletter"],
          version: siteConsentVersion(),
          page: "/feedback",
        },
      },
    });
  });

  test("sets defaults, and no newsletter without an address", async () => {
    await send({ ...least, agreeToNewsletters: true, rating: null, satisfaction: "" });
    expect(await onlyRow()).toMatchObject({
      type: "suggestion",
      category: "general",
      rating: null,
      email: null,
      isAnonymous: true,
      details: {
        priority: "medium",
        agreeToNewsletters: false,
        consent: { purposes: ["feedback"] },
      },
    });
  });

  test("stores a user's message with the account, and its e-mail unless the field is empty", async () => {
    const { token, user } = await register("owner@example.ru");
    await send(least, { token });
    await send({ ...least, title: "Без ответа", email: "" }, { token });
    const rows = await database.client.feedback.findMany({ orderBy: { createdAt: "asc" } });
    expect(rows).toMatchObject([
      { userId: user.id, email: "owner@example.ru", isAnonymous: false },
      { userId: user.id, email: null, isAnonymous: false },
    ]);
  });

  test("stores a message with an ended or invalid session as a guest's", async () => {
    const { token } = await register("owner@example.ru");
    await call(logoutRoute.POST, "/api/logout", { method: "POST", token });
    expect((await send(least, { token })).status).toBe(201);
    expect((await send(least, { token: "nonsense" })).status).toBe(201);
    expect(await database.client.feedback.count({ where: { userId: null } })).toBe(2);
  });

  test("lists only the user's messages, newest first, with status and answer", async () => {
    const owner = await register("owner@example.ru");
    const other = await register("other@example.ru");
    for (const title of ["Первое", "Второе", "Третье"]) {
      await send({ ...least, title }, { token: owner.token });
    }
    await send({ ...least, title: "Чужое" }, { token: other.token });
    await send({ ...least, title: "Ничьё" });
    await database.client.feedback.updateMany({
      where: { subject: "Второе" },
      data: { status: "answered", adminResponse: "Исправили." },
    });
    const first = await listed(owner.token, "?limit=2");
    const next = first.headers.get("link")?.match(/<([^>]+)>; rel="next"/)?.[1] ?? "";
    const second = await call(feedbackRoute.GET, next, { token: owner.token });
    const all = [...(await first.json()), ...(await second.json())];
    expect(all).toMatchObject([
      { title: "Третье", status: "new", adminResponse: null },
      { title: "Второе", status: "answered", adminResponse: "Исправили." },
      { title: "Первое" },
    ]);
    expect(JSON.stringify(all)).not.toMatch(/email|example\.ru|consent/);
    expect(second.headers.get("link")).toBeNull();
    expect((await call(feedbackRoute.GET, "/api/feedback")).status).toBe(401);
  });

  describe("with wrong fields", () => {
    const pick = "Выберите вариант из списка";
    const consent = "Согласие на обработку персональных данных обязательно";
    const short = "Сообщение должно содержать минимум 10 символов";
    test.each([
      ["title", "", "Тема обязательна"],
      ["title", " \u0000\u200b ", "Тема обязательна"],
      ["title", undefined, "Тема обязательна"],
      ["title", 5, "Тема обязательна"],
      ["title", "я".repeat(201), "Не длиннее 200 символов"],
      ["description", "123456789", short],
      ["description", `123456789${" ".repeat(20)}`, short],
      ["description", undefined, short],
      ["description", "я".repeat(5001), "Не длиннее 5000 символов"],
      ["description", "я".repeat(50_000), "Не длиннее 5000 символов"],
      ["type", "praise", pick],
      ["category", "other", pick],
      ["priority", "urgent", pick],
      ["satisfaction", "perhaps", pick],
      ["usability", "perhaps", pick],
      ["recommend", "perhaps", pick],
      ["rating", 0, "Оценка — целое число от 1 до 5"],
      ["rating", 6, "Оценка — целое число от 1 до 5"],
      ["rating", 4.5, "Оценка — целое число от 1 до 5"],
      ["rating", "5", "Оценка — целое число от 1 до 5"],
      ["email", "нет", "Введите корректный email"],
      ["email", 5, "Введите корректный email"],
      ["agreeToDataProcessing", false, consent],
      ["agreeToDataProcessing", undefined, consent],
      ["agreeToDataProcessing", "true", consent],
      ["agreeToNewsletters", "yes", "Ответьте да или нет"],
      ["features", "mobile_app", "Передайте список строк"],
      ["features", Array(21).fill("mobile_app"), "Не больше 20"],
      ["features", ["я".repeat(101)], "Не длиннее 100 символов"],
      ["status", "closed", "Неизвестное поле"],
      ["userId", "a".repeat(24), "Неизвестное поле"],
    ])("rejects %s = %.20j with its message", async (field, value, message) => {
      const response = await send({ ...whole, [field]: value });
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({
        code: "VALIDATION",
        message,
        fieldErrors: { [field]: [message] },
      });
      expect(await database.client.feedback.count()).toBe(0);
    });

    test("rejects all wrong fields at once", async () => {
      const response = await send({ email: "нет" });
      expect((await response.json()).fieldErrors).toEqual({
        title: ["Тема обязательна"],
        description: [short],
        email: ["Введите корректный email"],
        agreeToDataProcessing: [consent],
      });
    });
  });

  test("returns 415 for another type than JSON and 403 from another site", async () => {
    const body = JSON.stringify(least);
    const headers = { "content-type": "text/plain" };
    const plain = await call(feedbackRoute.POST, "/api/feedback", { body, headers });
    expect(plain.status).toBe(415);
    const foreign = await send(least, { headers: { origin: "https://evil.example" } });
    expect(foreign.status).toBe(403);
    expect(await database.client.feedback.count()).toBe(0);
  });

  test("keeps markup as text and removes invisible characters", async () => {
    const description = "<script>alert(1)</script>\r\nвторая\u0000 строка\u202e";
    const { feedback } = await (await send({ ...least, description })).json();
    expect(feedback.description).toBe("<script>alert(1)</script>\nвторая строка");
  });

  test("removes address and consent proof with the account and keeps the text", async () => {
    const { token, user } = await register("owner@example.ru");
    await send(least, { token });
    await eraseFeedbackAuthor(database.client, user.id as AuthorizedUserId);
    const row = await onlyRow();
    expect(row).toMatchObject({ email: null, isAnonymous: true, subject: "Тёмная тема" });
    expect(row?.details).not.toHaveProperty("consent");
    expect(row?.details).toMatchObject({ priority: "medium" });
  });

  test("returns 429 over the limit of one user", async () => {
    const { token } = await register(`${database.kind}-busy@example.ru`);
    const [rule] = limits.sendFeedback.rules;
    for (let sent = 0; sent < rule.hits; sent += 1) {
      expect((await send(least, { token })).status).toBe(201);
    }
    const refused = await send(least, { token });
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).not.toBeNull();
    expect(await refused.json()).toMatchObject({ code: "RATE_LIMITED" });
  });
});
