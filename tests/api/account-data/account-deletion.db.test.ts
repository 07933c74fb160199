import { beforeEach, describe, expect, test } from "vitest";
import * as deleteRoute from "@/app/api/user/delete/route";
import { newId } from "@/lib/core/ids";
import { contentState } from "@/lib/startup/watch-content";
import { type Call, call, cookieOf } from "@/tests/support/api/calls/api-call";
import {
  getCurrentUser,
  type RegisteredUser,
  registerUser,
  signInAgain,
} from "@/tests/support/api/calls/registered-user";
import {
  createDocument,
  openPublic,
  publishDocument,
} from "@/tests/support/api/documents/document-calls";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const remove = (token: string | undefined, options: Call = {}) =>
  call(deleteRoute.DELETE, "/api/user/delete", { ...options, method: "DELETE", token });

describeOnDatabases("DELETE /api/user/delete", (database) => {
  let owner: RegisteredUser;
  let friend: RegisteredUser;

  beforeEach(async () => {
    await database.clear();
    owner = await registerUser();
    friend = await registerUser();
  });

  /** Makes every session of the owner `minutes` old. */
  const age = (minutes: number) =>
    database.client.session.updateMany({
      where: { userId: owner.id },
      data: { createdAt: new Date(Date.now() - minutes * 60_000) },
    });

  test("deletes the account without a body in a fresh session and ends all its sessions", async () => {
    const elsewhere = await signInAgain(owner);
    const response = await remove(owner.token);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ message: "Аккаунт удален" });
    expect(cookieOf(response)).toBe("");
    for (const token of [owner.token, elsewhere])
      expect((await getCurrentUser(token)).status).toBe(401);
    expect(await database.client.user.findMany({ select: { id: true } })).toEqual([
      { id: friend.id },
    ]);
    await expect(signInAgain(owner)).rejects.toThrow();
    // The address is free again.
    await registerUser({ email: owner.email });
  });

  test.each([
    ["no body but its type", { headers: { "content-type": "application/json" } }],
    ["an empty body", { body: "", headers: { "content-type": "application/json" } }],
    ["an empty object", { json: {} }],
  ])("accepts %s in a fresh session", async (_case, options) => {
    expect((await remove(owner.token, options)).status).toBe(200);
  });

  describe("in a session older than 15 minutes", () => {
    beforeEach(() => age(16));

    test("requires the password", async () => {
      const response = await remove(owner.token);
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({
        code: "VALIDATION",
        message: "Введите пароль, чтобы удалить аккаунт",
        fieldErrors: { password: ["Введите пароль, чтобы удалить аккаунт"] },
      });
      expect((await getCurrentUser(owner.token)).status).toBe(200);
    });

    test("deletes the account with the right password", async () => {
      const json = { password: owner.password };
      expect((await remove(owner.token, { json })).status).toBe(200);
      expect((await getCurrentUser(owner.token)).status).toBe(401);
    });
  });

  test.each([
    [{ password: "не тот" }, "Неверный пароль"],
    [{ password: "" }, "Введите пароль"],
    [{ password: 5 }, "Введите пароль"],
  ])("rejects a wrong password even in a fresh session: %j", async (json, message) => {
    const response = await remove(owner.token, { json });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ fieldErrors: { password: [message] } });
    expect((await getCurrentUser(owner.token)).status).toBe(200);
  });

  test.each([
    [{ body: "{", headers: { "content-type": "application/json" } }, 400],
    [{ body: "password=1", headers: { "content-type": "text/plain" } }, 415],
    [{ json: { id: "x" } }, 400],
  ])("rejects the body %j and keeps the account", async (options, status) => {
    expect((await remove(owner.token, options)).status).toBe(status);
    expect((await getCurrentUser(owner.token)).status).toBe(200);
  });

  test("deletes the documents and their public pages", async () => {
    const document = await createDocument(owner.token);
    const { publicId } = await publishDocument(owner.token, document.id);
    expect((await openPublic(publicId ?? "")).status).toBe(200);
    expect((await remove(owner.token)).status).toBe(200);
    expect((await openPublic(publicId ?? "")).status).toBe(404);
    expect(await database.client.documentVersion.count()).toBe(0);
  });

  describe("for data that others still need", () => {
    const review = (email: string, isApproved = false) =>
      database.client.review.create({
        data: { id: newId(), userName: "Имя", email, comment: "Текст", isApproved },
      });

    test("removes the user's id and address from feedback, e-mails and confirmed reviews", async () => {
      const db = database.client;
      const { id: userId, email } = owner;
      await db.user.update({ where: { id: userId }, data: { emailConfirmed: true } });
      await db.user.update({ where: { id: friend.id }, data: { referredBy: userId } });
      for (const { id, email: address } of [owner, friend]) {
        await db.feedback.create({
          data: { id: newId(), userId: id, subject: "Тема", message: "Текст", email: address },
        });
        await db.outboxMail.create({
          data: { id: newId(), recipient: address, subject: "Тема", text: "Текст" },
        });
        await review(address);
      }
      expect((await remove(owner.token)).status).toBe(200);
      expect(await db.feedback.findMany({ orderBy: { isAnonymous: "desc" } })).toMatchObject([
        { userId: null, email: null, isAnonymous: true, message: "Текст" },
        { userId: friend.id, email: friend.email, isAnonymous: false },
      ]);
      const mails = await db.outboxMail.findMany();
      // The friend's own e-mail of the registration is the second one.
      expect(mails.map(({ recipient }) => recipient)).toEqual([friend.email, friend.email]);
      expect(await db.review.findMany()).toMatchObject([{ email: friend.email }]);
      expect(await db.user.findMany()).toMatchObject([{ id: friend.id, referredBy: null }]);
      const rows = await everyText();
      expect(rows.filter((row) => row.includes(email) || row.includes(userId))).toEqual([]);
    });

    test("keeps reviews under an address that the user never confirmed", async () => {
      await review(owner.email);
      expect((await remove(owner.token)).status).toBe(200);
      expect(await database.client.review.count()).toBe(1);
    });

    test.each([true, false])(
      "renders the pages again if a review was published: %s",
      async (seen) => {
        const { id } = owner;
        await database.client.user.update({ where: { id }, data: { emailConfirmed: true } });
        await review(owner.email, seen);
        expect((await remove(owner.token)).status).toBe(200);
        expect((await contentState(database.client, new Date())).split(" ")[0]).toBe(
          seen ? "1" : "0",
        );
      },
    );

    /** Every row of every table as text. */
    async function everyText(): Promise<string[]> {
      const { rows: tables } = await database.pool.query(
        "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'",
      );
      const all: string[] = [];
      for (const { name } of tables) {
        const { rows } = await database.pool.query(
          `SELECT row_to_json(t)::text AS row FROM "${name}" t`,
        );
        all.push(...rows.map(({ row }) => row));
      }
      return all;
    }
  });

  describe("for an administrator", () => {
    const promote = (...people: RegisteredUser[]) =>
      database.client.user.updateMany({
        where: { id: { in: people.map(({ id }) => id) } },
        data: { role: "admin" },
      });

    test("refuses to delete the only administrator", async () => {
      await promote(owner);
      const response = await remove(owner.token, { json: { password: owner.password } });
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ code: "FORBIDDEN" });
      expect((await getCurrentUser(owner.token)).status).toBe(200);
    });

    test("refuses to delete the last administrator when the other one is blocked", async () => {
      await promote(owner, friend);
      await database.client.user.update({
        where: { id: friend.id },
        data: { blockedAt: new Date() },
      });
      const response = await remove(owner.token, { json: { password: owner.password } });
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ code: "FORBIDDEN" });
      expect((await getCurrentUser(owner.token)).status).toBe(200);
    });

    test("keeps one administrator when two delete themselves at the same moment", async () => {
      await promote(owner, friend);
      const responses = await Promise.all([remove(owner.token), remove(friend.token)]);
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 403]);
      expect(await database.client.user.count({ where: { role: "admin" } })).toBe(1);
    });
  });

  test("returns 401 without a session and after it was ended", async () => {
    await database.client.session.deleteMany({ where: { userId: owner.id } });
    for (const token of [undefined, owner.token]) {
      expect((await remove(token)).status).toBe(401);
    }
    expect(await database.client.user.count()).toBe(2);
  });
});
