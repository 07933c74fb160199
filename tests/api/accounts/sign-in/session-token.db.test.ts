import { beforeEach, describe, expect, test } from "vitest";
import * as loginRoute from "@/app/api/auth/login/route";
import * as logoutRoute from "@/app/api/auth/logout/route";
import * as registerRoute from "@/app/api/auth/register/route";
import * as logoutAlias from "@/app/api/logout/route";
import type { SignedIn } from "@/lib/features/accounts/responses";
import { call, cookieOf } from "@/tests/support/api/calls/api-call";
import {
  getCurrentUserBy,
  testPassword as password,
  registerOverRoute,
} from "@/tests/support/api/calls/registered-user";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

describeOnDatabases("the session token", (database) => {
  beforeEach(() => database.clear());

  describe("the session", () => {
    test.each([
      ["accepts a valid bearer token", { token: "good" }, 200],
      ["accepts a valid cookie", { cookie: "good" }, 200],
      ["accepts a valid bearer token with a void cookie", { token: "good", cookie: "void" }, 200],
      [
        "returns 401 to a void bearer token with a valid cookie",
        { token: "void", cookie: "good" },
        401,
      ],
      ["returns 401 to a void bearer token", { token: "void" }, 401],
      ["returns 401 to a void cookie", { cookie: "void" }, 401],
      ["returns 401 without bearer token and cookie", {}, 401],
    ])("%s", async (_case, carried, status) => {
      const { token } = await registerOverRoute("owner@example.ru");
      const tokens = { good: token, void: `${token.slice(0, -6)}AAAAAA` };
      const pick = (name: unknown) => (name ? tokens[name as keyof typeof tokens] : undefined);
      const given = carried as { token?: string; cookie?: string };
      const response = await getCurrentUserBy({
        token: pick(given.token),
        cookie: pick(given.cookie),
      });
      expect(response.status).toBe(status);
    });

    test("deletes a void cookie unless a bearer token came with it", async () => {
      const response = await getCurrentUserBy({ cookie: "void" });
      expect(cookieOf(response)).toBe("");
      const withBearer = await getCurrentUserBy({ token: "void", cookie: "perhaps-good" });
      expect(cookieOf(withBearer)).toBeUndefined();
    });

    test("rejects forged and malformed tokens", async () => {
      const { token, user } = await registerOverRoute("owner@example.ru");
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
      const claims = { sub: user.id, id: user.id, role: "admin", sid: "x", auth_time: 1 };
      const [header, , iv, ciphertext, tag] = token.split(".");
      for (const forged of [
        `${part({ alg: "none" })}.${part(claims)}.`,
        `${part({ alg: "HS256" })}.${part(claims)}.c2lnbmF0dXJl`,
        Buffer.from(JSON.stringify(claims)).toString("base64"),
        `${part({ alg: "dir", enc: "A256GCM", zip: "DEF" })}..${iv}.${ciphertext}.${tag}`,
        `${header}..${iv}.${ciphertext?.slice(1)}.${tag}`,
        `${header}....`,
        "%",
        "",
        "null",
        "a".repeat(10_000),
      ]) {
        expect((await getCurrentUserBy({ token: forged })).status, forged.slice(0, 60)).toBe(401);
      }
    });

    test("ends at logout for bearer and cookie alike, and another session goes on", async () => {
      const { token } = await registerOverRoute("owner@example.ru");
      const other = await call(loginRoute.POST, "/api/login", {
        json: { email: "owner@example.ru", password },
      });
      const { token: otherToken } = (await other.json()) as SignedIn;
      const response = await call(logoutRoute.POST, "/api/auth/logout", { method: "POST", token });
      expect(response.status).toBe(200);
      expect(cookieOf(response)).toBe("");
      expect((await getCurrentUserBy({ token })).status).toBe(401);
      expect((await getCurrentUserBy({ cookie: token })).status).toBe(401);
      expect((await getCurrentUserBy({ token: otherToken })).status).toBe(200);
    });

    test("ends when the same client logs in or registers, but not after a failed login", async () => {
      const first = await registerOverRoute("owner@example.ru");
      const elsewhere = (await (
        await call(loginRoute.POST, "/api/login", { json: { email: "owner@example.ru", password } })
      ).json()) as SignedIn;
      const json = { email: "owner@example.ru", password };
      const wrong = { ...json, password: "неверный пароль" };
      await call(loginRoute.POST, "/api/login", { json: wrong, cookie: first.token });
      expect((await getCurrentUserBy({ token: first.token })).status).toBe(200);

      const carried = { cookie: first.token, token: "stale" };
      const response = await call(loginRoute.POST, "/api/login", { json, ...carried });
      const second = (await response.json()) as SignedIn;
      expect((await getCurrentUserBy({ token: first.token })).status).toBe(401);
      expect((await getCurrentUserBy({ token: second.token })).status).toBe(200);

      const other = { email: "other@example.ru", password };
      const { token } = second;
      expect((await call(registerRoute.POST, "/api/register", { json: other, token })).status).toBe(
        201,
      );
      expect((await getCurrentUserBy({ token })).status).toBe(401);
      expect((await getCurrentUserBy({ token: elsewhere.token })).status).toBe(200);
    });

    test("ends by its cookie at a logout with a stale bearer token", async () => {
      const { token } = await registerOverRoute("owner@example.ru");
      const carried = { method: "POST", token: "stale", cookie: token };
      expect((await call(logoutAlias.POST, "/api/logout", carried)).status).toBe(200);
      expect((await getCurrentUserBy({ cookie: token })).status).toBe(401);
    });

    test("may be absent: a logout without a session returns 200", async () => {
      const response = await call(logoutAlias.POST, "/api/logout", { method: "POST" });
      expect(response.status).toBe(200);
      expect(cookieOf(response)).toBe("");
    });

    test("reads role and plan from the database on each call", async () => {
      const { token } = await registerOverRoute("owner@example.ru");
      await database.client.user.updateMany({ data: { role: "admin", subscription: "ultra" } });
      const user = await (await getCurrentUserBy({ token })).json();
      expect(user).toMatchObject({ role: "admin", subscription: "ultra" });
    });

    test("counts only documents of this month", async () => {
      const { token } = await registerOverRoute("owner@example.ru");
      await database.client.user.updateMany({
        data: { documentsCreated: 3, documentsMonth: "2020-01" },
      });
      expect(await (await getCurrentUserBy({ token })).json()).toMatchObject({
        documentsCreated: 0,
      });
    });

    test("changes an expired plan to the free plan with its limit", async () => {
      const { token } = await registerOverRoute("owner@example.ru");
      const premium = { role: "premium", subscription: "premium", documentsLimit: 100 };
      const later = new Date(Date.now() + 60_000);
      await database.client.user.updateMany({ data: { ...premium, premiumUntil: later } });
      expect(await (await getCurrentUserBy({ token })).json()).toMatchObject(premium);
      await database.client.user.updateMany({
        data: { premiumUntil: new Date(Date.now() - 1000) },
      });
      const free = { role: "user", subscription: "free", documentsLimit: 3 };
      expect(await (await getCurrentUserBy({ token })).json()).toMatchObject(free);
      expect((await database.client.user.findMany())[0]).toMatchObject({
        ...free,
        premiumUntil: null,
      });
    });

    test("returns 401 after the account was deleted", async () => {
      const { token } = await registerOverRoute("owner@example.ru");
      await database.client.user.deleteMany();
      expect((await getCurrentUserBy({ token })).status).toBe(401);
    });

    test("ends after seven idle days; use extends it to thirty days from its start at most", async () => {
      const { token } = await registerOverRoute("owner@example.ru");
      const day = 24 * 60 * 60 * 1000;
      const age = (createdDaysAgo: number, seenDaysAgo: number) => {
        const lastSeenAt = new Date(Date.now() - seenDaysAgo * day);
        const createdAt = new Date(Date.now() - createdDaysAgo * day);
        const expire = new Date(lastSeenAt.getTime() + 7 * day);
        return database.client.session.updateMany({ data: { createdAt, lastSeenAt, expire } });
      };
      const expiresInDays = async () => {
        const [row] = await database.client.session.findMany();
        return row && Math.round((row.expire.getTime() - Date.now()) / day);
      };
      await age(6, 6);
      expect((await getCurrentUserBy({ token })).status).toBe(200);
      expect(await expiresInDays()).toBe(7);
      await age(28, 1);
      expect((await getCurrentUserBy({ token })).status).toBe(200);
      expect(await expiresInDays()).toBe(2);
      await age(10, 8);
      expect((await getCurrentUserBy({ token })).status).toBe(401);
    });
  });
});
