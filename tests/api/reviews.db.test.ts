import { beforeEach, describe, expect, test } from "vitest";
import * as moderationRoute from "@/app/api/admin/reviews/[id]/route";
import * as adminReviewsRoute from "@/app/api/admin/reviews/route";
import * as reviewsRoute from "@/app/api/reviews/route";
import { siteConsentVersion } from "@/content/site-legal/consents";
import { newId } from "@/lib/core/ids";
import type { SignedIn } from "@/lib/features/accounts/responses";
import { firstReviews } from "@/lib/features/reviews/calls";
import { firstReviewsForPage } from "@/lib/features/reviews/for-page";
import { contentState } from "@/lib/startup/watch-content";
import { call } from "@/tests/support/api/calls/api-call";
import { createAccount } from "@/tests/support/api/calls/registered-user";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const review = {
  userName: "Ольга",
  email: "Olga@Example.ru",
  rating: 4,
  comment: "Политику собрала за вечер, юрист поправил два пункта.",
};

const send = (json: unknown) => call(reviewsRoute.POST, "/api/reviews", { json });
const published = async (search = "") =>
  (await call(reviewsRoute.GET, `/api/reviews${search}`)).json();
const fetched = async (path: string) => {
  const response = await call(reviewsRoute.GET, path);
  return { headers: response.headers, body: await response.json() };
};
const moderate = (token: string | undefined, id: string, json: unknown) =>
  call(moderationRoute.PATCH, `/api/admin/reviews/${id}`, {
    method: "PATCH",
    params: { id },
    json,
    ...(token === undefined ? {} : { token }),
  });

const register = (email: string) => createAccount({ email });

describeOnDatabases("reviews", (database) => {
  beforeEach(() => database.clear());

  async function registerAdmin(): Promise<SignedIn> {
    const admin = await register("admin@example.ru");
    await database.client.user.update({ where: { id: admin.user.id }, data: { role: "admin" } });
    return admin;
  }

  test("are published after approval only, without the e-mail", async () => {
    const { token } = await registerAdmin();
    const response = await send(review);
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({
      message: "Ваш отзыв будет опубликован после модерации администратором",
    });
    expect(await published()).toEqual([]);

    const waiting = await call(adminReviewsRoute.GET, "/api/admin/reviews?isApproved=false", {
      token,
    });
    const [item] = await waiting.json();
    expect(item).toMatchObject({ userName: "Ольга", email: "olga@example.ru", isApproved: false });

    const approved = await moderate(token, item.id, { isApproved: true });
    expect(await approved.json()).toMatchObject({ id: item.id, isApproved: true });
    const list = await published();
    expect(list).toEqual([
      {
        id: item.id,
        userName: "Ольга",
        rating: 4,
        comment: review.comment,
        isApproved: true,
        createdAt: expect.any(String),
      },
    ]);

    await moderate(token, item.id, { isApproved: false });
    expect(await published()).toEqual([]);
  });

  test("are deleted by an administrator, once", async () => {
    const { token } = await registerAdmin();
    await send(review);
    const { id } = await database.client.review.findFirstOrThrow();
    const remove = () =>
      call(moderationRoute.DELETE, `/api/admin/reviews/${id}`, {
        method: "DELETE",
        token,
        params: { id },
      });
    expect((await remove()).status).toBe(204);
    expect((await remove()).status).toBe(404);
    expect(await database.client.review.count()).toBe(0);
  });

  test("their page is rendered again when a published one changes, and only then", async () => {
    const { token } = await registerAdmin();
    const revision = async () => (await contentState(database.client, new Date())).split(" ")[0];
    const remove = (id: string) =>
      call(moderationRoute.DELETE, `/api/admin/reviews/${id}`, {
        method: "DELETE",
        token,
        params: { id },
      });
    await send(review);
    const waiting = await database.client.review.findFirstOrThrow();
    await send({ ...review, comment: "Второй" });
    const seen = await database.client.review.findFirstOrThrow({ where: { comment: "Второй" } });
    expect((await remove(waiting.id)).status).toBe(204);
    expect(await revision()).toBe("0");
    await moderate(token, seen.id, { isApproved: true });
    expect(await revision()).toBe("1");
    await moderate(token, seen.id, { isApproved: false });
    expect(await revision()).toBe("2");
    await moderate(token, seen.id, { isApproved: true });
    expect((await remove(seen.id)).status).toBe(204);
    expect(await revision()).toBe("4");
  });

  test("the rendered page has the first ones and the address of the rest", async () => {
    expect(await firstReviewsForPage()).toEqual({ reviews: [], next: null });
    for (let index = 0; index < 21; index += 1) {
      await database.client.review.create({
        data: {
          id: newId(),
          userName: `Автор ${index}`,
          email: "author@example.ru",
          comment: "Текст",
          isApproved: true,
          createdAt: new Date(Date.UTC(2026, 10, 1 + index)),
        },
      });
    }
    const first = await firstReviewsForPage();
    const { headers, body } = await fetched(firstReviews);
    expect(first?.reviews).toEqual(body);
    expect(`<${first?.next}>; rel="next"`).toBe(headers.get("link"));
    const last = await fetched(first?.next ?? "");
    expect(last.body).toMatchObject([{ userName: "Автор 0" }]);
    expect(last.headers.get("link")).toBeNull();
    expect(JSON.stringify(first)).not.toContain("@");
  });

  test("moderation is logged without the author's data", async () => {
    const admin = await registerAdmin();
    await send(review);
    const { id } = await database.client.review.findFirstOrThrow();
    await moderate(admin.token, id, { isApproved: true });
    await moderate(admin.token, id, { isApproved: false });
    const remove = { method: "DELETE", token: admin.token, params: { id } };
    await call(moderationRoute.DELETE, `/api/admin/reviews/${id}`, remove);
    await moderate(admin.token, id, { isApproved: true });
    const entries = await database.client.auditEntry.findMany({ orderBy: { createdAt: "asc" } });
    const about = { adminEmail: "admin@example.ru", subjectType: "review", subjectId: id };
    expect(entries).toMatchObject([
      { ...about, action: "review.moderate", details: { isApproved: true } },
      { ...about, action: "review.moderate", details: { isApproved: false } },
      { ...about, action: "review.delete", details: {} },
    ]);
    expect(JSON.stringify(entries)).not.toContain("olga");
  });

  test("moderation returns 401 to guests, 403 to users, 404 and 400 for a wrong id or body", async () => {
    const { token } = await register("owner@example.ru");
    const admin = await registerAdmin();
    await send(review);
    const { id } = await database.client.review.findFirstOrThrow();
    expect((await moderate(undefined, id, { isApproved: true })).status).toBe(401);
    expect((await moderate(token, id, { isApproved: true })).status).toBe(403);
    const remove = { method: "DELETE", token, params: { id } };
    expect((await call(moderationRoute.DELETE, `/api/admin/reviews/${id}`, remove)).status).toBe(
      403,
    );
    expect((await call(adminReviewsRoute.GET, "/api/admin/reviews", { token })).status).toBe(403);
    expect((await moderate(admin.token, newId(), { isApproved: true })).status).toBe(404);
    expect((await moderate(admin.token, "x", { isApproved: true })).status).toBe(400);
    expect((await moderate(admin.token, id, { isApproved: "yes" })).status).toBe(400);
    expect(await published()).toEqual([]);
  });

  test("reject an isApproved field from the author", async () => {
    const response = await send({ ...review, isApproved: true });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      fieldErrors: { isApproved: ["Неизвестное поле"] },
    });
  });

  test("store the proof of consent, and no name without consent to publication", async () => {
    await send({ ...review, agreeToDataProcessing: true, agreeToPublication: true });
    await send({ ...review, agreeToDataProcessing: true, agreeToPublication: false });
    await send({ userName: "Пётр", email: "p@example.ru", comment: "Хорошо" });
    const rows = await database.client.review.findMany({ orderBy: { createdAt: "asc" } });
    expect(rows).toMatchObject([
      {
        userName: "Ольга",
        consent: { purposes: ["feedback", "publication"], version: siteConsentVersion() },
      },
      { userName: "Без имени", consent: { purposes: ["feedback"], page: "/reviews" } },
      { userName: "Пётр", rating: 5, consent: null },
    ]);
  });

  test("are listed newest first, page by page, approved ones only", async () => {
    for (let index = 0; index < 5; index += 1) {
      await database.client.review.create({
        data: {
          id: newId(),
          userName: `Автор ${index}`,
          email: "author@example.ru",
          comment: "Текст",
          isApproved: index !== 2,
          createdAt: new Date(Date.UTC(2026, 10, 1 + index)),
        },
      });
    }
    const seen: string[] = [];
    let path: string | undefined = "/api/reviews?limit=2";
    while (path) {
      const response: Response = await call(reviewsRoute.GET, path);
      seen.push(...(await response.json()).map(({ userName }: { userName: string }) => userName));
      path = response.headers.get("link")?.match(/<([^>]+)>; rel="next"/)?.[1];
    }
    expect(seen).toEqual(["Автор 4", "Автор 3", "Автор 1", "Автор 0"]);
    const wrong = await call(reviewsRoute.GET, "/api/reviews?limit=0");
    expect(wrong.status).toBe(400);
  });

  test("the moderator's next page keeps the filter", async () => {
    const { token } = await registerAdmin();
    await send({ ...review, comment: "Одобрен" });
    const { id } = await database.client.review.findFirstOrThrow();
    await moderate(token, id, { isApproved: true });
    for (const comment of ["Первый", "Второй", "Третий"]) await send({ ...review, comment });
    const read = async (path: string) => {
      const response = await call(adminReviewsRoute.GET, path, { token });
      const comments = (await response.json()).map((item: { comment: string }) => item.comment);
      return { comments, next: response.headers.get("link")?.match(/<([^>]+)>; rel="next"/)?.[1] };
    };
    const first = await read("/api/admin/reviews?isApproved=false&limit=2");
    expect(first.comments).toEqual(["Третий", "Второй"]);
    expect(await read(first.next ?? "")).toEqual({ comments: ["Первый"], next: undefined });
  });

  describe("with wrong fields", () => {
    const consent = "Согласие на обработку персональных данных обязательно";
    test.each([
      ["userName", "", "Введите имя"],
      ["userName", "\u200b", "Введите имя"],
      ["userName", undefined, "Введите имя"],
      ["userName", "я".repeat(101), "Не длиннее 100 символов"],
      ["email", "", "Введите корректный email"],
      ["email", "olga", "Введите корректный email"],
      ["email", "ol\u0000ga@example.ru", "Введите корректный email"],
      ["email", undefined, "Введите корректный email"],
      ["comment", " ", "Введите текст отзыва"],
      ["comment", undefined, "Введите текст отзыва"],
      ["comment", "я".repeat(2001), "Не длиннее 2000 символов"],
      ["rating", 6, "Оценка — целое число от 1 до 5"],
      ["rating", null, "Оценка — целое число от 1 до 5"],
      ["agreeToDataProcessing", false, consent],
      ["agreeToPublication", "yes", "Ответьте да или нет"],
    ])("are rejected: %s = %.20j", async (field, value, message) => {
      const response = await send({ ...review, [field]: value });
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({
        code: "VALIDATION",
        message,
        fieldErrors: { [field]: [message] },
      });
      expect(await database.client.review.count()).toBe(0);
    });
  });

  test("return 415 for another type than JSON and 403 from another site", async () => {
    const body = JSON.stringify(review);
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    expect((await call(reviewsRoute.POST, "/api/reviews", { body, headers })).status).toBe(415);
    const foreign = { json: review, headers: { origin: "https://evil.example" } };
    expect((await call(reviewsRoute.POST, "/api/reviews", foreign)).status).toBe(403);
    expect(await database.client.review.count()).toBe(0);
  });
});
