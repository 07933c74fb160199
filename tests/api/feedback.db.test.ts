import { beforeEach, describe, expect, test } from "vitest";
import * as feedbackRoute from "@/app/api/feedback/route";
import * as logoutRoute from "@/app/api/logout/route";
import { siteConsentVersion } from "@/content/site-legal/consents";
import { eraseFeedbackAuthor } from "@/lib/features/feedback/mutations";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import { limits } from "@/lib/platform/http/limits/limits";
import { type Call, call } from "@/tests/support/api/api-call";
import { createAccount } from "@/tests/support/api/registered-user";
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

describeOnDatabases("feedback", (database) => {
  beforeEach(() => database.clear());

  const onlyRow = async () => {
    const [row, ...others] = await database.client.feedback.findMany();
    expect(others).toEqual([]);
    return row;
  };

  test("of a guest is taken whole, with the proof of the consents", async () => {
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

  test("of the fewest fields gets the defaults; without an address there is no newsletter", async () => {
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

  test("of a user belongs to the account and defaults to its e-mail", async () => {
    const { token, user } = await register("owner@example.ru");
    await send(least, { token });
    await send({ ...least, title: "Без ответа", email: "" }, { token });
    const rows = await database.client.feedback.findMany({ orderBy: { createdAt: "asc" } });
    expect(rows).toMatchObject([
      { userId: user.id, email: "owner@example.ru", isAnonymous: false },
      { userId: user.id, email: null, isAnonymous: false },
    ]);
  });

  test("of somebody whose session has ended is taken as a guest's", async () => {
    const { token } = await register("owner@example.ru");
    await call(logoutRoute.POST, "/api/logout", { method: "POST", token });
    expect((await send(least, { token })).status).toBe(201);
    expect((await send(least, { token: "nonsense" })).status).toBe(201);
    expect(await database.client.feedback.count({ where: { userId: null } })).toBe(2);
  });

  test("is listed to its author alone, newest first, with status and answer", async () => {
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

  describe("that is wrong", () => {
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
    ])("names the field: %s = %.20j", async (field, value, message) => {
      const response = await send({ ...whole, [field]: value });
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({
        code: "VALIDATION",
        message,
        fieldErrors: { [field]: [message] },
      });
      expect(await database.client.feedback.count()).toBe(0);
    });

    test("names all fields at once", async () => {
      const response = await send({ email: "нет" });
      expect((await response.json()).fieldErrors).toEqual({
        title: ["Тема обязательна"],
        description: [short],
        email: ["Введите корректный email"],
        agreeToDataProcessing: [consent],
      });
    });
  });

  test("is JSON from our own pages and nothing else", async () => {
    const body = JSON.stringify(least);
    const headers = { "content-type": "text/plain" };
    const plain = await call(feedbackRoute.POST, "/api/feedback", { body, headers });
    expect(plain.status).toBe(415);
    const foreign = await send(least, { headers: { origin: "https://evil.example" } });
    expect(foreign.status).toBe(403);
    expect(await database.client.feedback.count()).toBe(0);
  });

  test("keeps markup as text and drops what nobody sees", async () => {
    const description = "<script>alert(1)</script>\r\nвторая\u0000 строка\u202e";
    const { feedback } = await (await send({ ...least, description })).json();
    expect(feedback.description).toBe("<script>alert(1)</script>\nвторая строка");
  });

  test("stays without its author when the account goes", async () => {
    const { token, user } = await register("owner@example.ru");
    await send(least, { token });
    await eraseFeedbackAuthor(database.client, user.id as AuthorizedUserId);
    const row = await onlyRow();
    expect(row).toMatchObject({ email: null, isAnonymous: true, subject: "Тёмная тема" });
    expect(row?.details).not.toHaveProperty("consent");
    expect(row?.details).toMatchObject({ priority: "medium" });
  });

  test("is limited for one user", async () => {
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
