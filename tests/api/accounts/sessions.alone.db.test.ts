import { beforeEach, describe, expect, test, vi } from "vitest";
import * as loginRoute from "@/app/api/auth/login/route";
import * as oneRoute from "@/app/api/user/sessions/[id]/route";
import * as sessionsRoute from "@/app/api/user/sessions/route";
import { newId } from "@/lib/core/ids";
import { applyPasswordReset } from "@/lib/features/accounts/reset/mutations";
import { deleteAllSessions } from "@/lib/features/accounts/sessions/mutations";
import type { ListedSession } from "@/lib/features/accounts/sessions/schema";
import { hashPassword } from "@/lib/platform/auth/passwords/password";
import { call, cookieOf } from "@/tests/support/api/calls/api-call";
import {
  getCurrentUser,
  type RegisteredUser,
  registerUser,
  signInAgain,
} from "@/tests/support/api/calls/registered-user";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

// So that a login has to wait for its hash.
vi.stubEnv("BCRYPT_COST", "10");

const path = "/api/user/sessions";
const list = (token?: string) => call(sessionsRoute.GET, path, { token });
const listed = async (token: string) => (await (await list(token)).json()) as ListedSession[];
const end = (id: string, token?: string) =>
  call(oneRoute.DELETE, `${path}/${id}`, { method: "DELETE", token, params: { id } });
const endBy = (password: unknown, token: string, id?: string) =>
  id === undefined
    ? call(sessionsRoute.DELETE, path, { method: "DELETE", token, json: { password } })
    : call(oneRoute.DELETE, `${path}/${id}`, {
        method: "DELETE",
        token,
        params: { id },
        json: { password },
      });
const endOthers = (token?: string) => call(sessionsRoute.DELETE, path, { method: "DELETE", token });

const phone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1";

describeOnDatabases("/api/user/sessions", (database) => {
  let owner: RegisteredUser;

  beforeEach(async () => {
    await database.clear();
    owner = await registerUser();
  });

  test("lists the user's sessions with their devices and marks the current one", async () => {
    const elsewhere = await signInAgain(owner, phone);
    await registerUser();
    const sessions = await listed(owner.token);
    expect(sessions).toHaveLength(2);
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    const other = sessions.find(({ isCurrent }) => !isCurrent);
    expect(other).toEqual({
      id: expect.stringMatching(/^[0-9a-z]{24}$/),
      isCurrent: false,
      device: { browser: "Safari", system: "iOS", kind: "phone" },
      address: null,
      provider: null,
      createdAt: expect.any(String),
      lastSeenAt: expect.any(String),
      expiresAt: expect.any(String),
    });
    expect((await listed(elsewhere)).find(({ isCurrent }) => isCurrent)?.id).toBe(other?.id);
  });

  test("omits expired sessions and lists a row without device data", async () => {
    await signInAgain(owner);
    const { count } = await database.client.session.updateMany({
      where: { userId: owner.id, sess: { path: ["userAgent"], equals: "curl/8.5.0" } },
      data: { expire: new Date(Date.now() - 1000) },
    });
    expect(count).toBe(1);
    await database.client.session.updateMany({
      where: { expire: { gt: new Date() } },
      data: { sess: { cookie: {} } },
    });
    expect(await listed(owner.token)).toMatchObject([
      { isCurrent: true, device: { browser: null, system: null, kind: null }, address: null },
    ]);
  });

  test("ends another session of the user at once and returns 404 the second time", async () => {
    const elsewhere = await signInAgain(owner);
    const other = (await listed(owner.token)).find(({ isCurrent }) => !isCurrent)?.id ?? "";
    const response = await end(other, owner.token);
    expect(await response.json()).toEqual({ message: "Сеанс завершён" });
    expect(cookieOf(response)).toBeUndefined();
    expect((await getCurrentUser(elsewhere)).status).toBe(401);
    expect((await getCurrentUser(owner.token)).status).toBe(200);
    expect((await end(other, owner.token)).status).toBe(404);
  });

  test("ends the current session and deletes its cookie", async () => {
    const [own] = await listed(owner.token);
    const response = await end(own?.id ?? "", owner.token);
    expect(response.status).toBe(200);
    expect(cookieOf(response)).toBe("");
    expect((await getCurrentUser(owner.token)).status).toBe(401);
  });

  test("ends all other sessions of the user and keeps the current one", async () => {
    const others = [await signInAgain(owner), await signInAgain(owner)];
    const otherUser = await registerUser();
    const response = await endOthers(owner.token);
    expect(await response.json()).toEqual({ message: "Остальные сеансы завершены", ended: 2 });
    for (const token of others) expect((await getCurrentUser(token)).status).toBe(401);
    expect((await getCurrentUser(owner.token)).status).toBe(200);
    expect((await getCurrentUser(otherUser.token)).status).toBe(200);
  });

  describe("15 minutes after the password was typed", () => {
    let elsewhere: string;
    let other: string;
    beforeEach(async () => {
      elsewhere = await signInAgain(owner);
      other = (await listed(owner.token)).find(({ isCurrent }) => !isCurrent)?.id ?? "";
      await database.client.session.updateMany({
        where: { userId: owner.id },
        data: { createdAt: new Date(Date.now() - 16 * 60_000) },
      });
    });

    test("requires the right password to end other sessions", async () => {
      for (const refused of [
        await end(other, owner.token),
        await endOthers(owner.token),
        await endBy("не тот пароль", owner.token, other),
        await endBy("не тот пароль", owner.token),
      ]) {
        expect(refused.status).toBe(400);
        expect(await refused.json()).toMatchObject({
          code: "VALIDATION",
          fieldErrors: { password: [expect.any(String)] },
        });
      }
      expect((await getCurrentUser(elsewhere)).status).toBe(200);
      expect((await endBy(owner.password, owner.token, other)).status).toBe(200);
      expect((await getCurrentUser(elsewhere)).status).toBe(401);
    });

    test("accepts a typed password for later calls of the same session only", async () => {
      expect((await endBy(owner.password, owner.token, newId())).status).toBe(404);
      expect((await endOthers(elsewhere)).status).toBe(400);
      expect((await end(other, owner.token)).status).toBe(200);
    });

    test("ends the current session without the password", async () => {
      const own = (await listed(owner.token)).find(({ isCurrent }) => isCurrent)?.id ?? "";
      expect((await end(own, owner.token)).status).toBe(200);
    });
  });

  describe("when the account changes while a login computes the hash", () => {
    /** Runs `change` after the login has read the account and before its hash is computed. */
    async function loginAcross(change: () => Promise<unknown>): Promise<Response> {
      const before = await database.client.rateLimit.count();
      const inFront = Array.from({ length: 12 }, () => hashPassword("чужой пароль"));
      const response = call(loginRoute.POST, "/api/login", {
        json: { email: owner.email, password: owner.password },
      });
      // The count of failed logins, which is raised after reading the account and before hashing.
      await expect.poll(() => database.client.rateLimit.count()).toBeGreaterThan(before + 1);
      await change();
      await Promise.all(inFront);
      return response;
    }

    test("returns 401 and creates no session after the password was reset", async () => {
      const fresh = await hashPassword("новый пароль 2");
      const response = await loginAcross(() =>
        database.client.$transaction(async (tx) => {
          await applyPasswordReset(tx, owner.id, fresh, new Date());
          await deleteAllSessions(tx, owner.id);
        }),
      );
      expect(response.status).toBe(401);
      expect(await database.client.session.count({ where: { userId: owner.id } })).toBe(0);
    });

    test("returns 401 and creates no session after the account was blocked", async () => {
      const response = await loginAcross(() =>
        database.client.user.update({ where: { id: owner.id }, data: { blockedAt: new Date() } }),
      );
      expect(response.status).toBe(401);
      await database.client.user.update({ where: { id: owner.id }, data: { blockedAt: null } });
      expect(await listed(owner.token)).toHaveLength(1);
    });

    test("creates the session after the same password was hashed again", async () => {
      const renewed = await hashPassword(owner.password);
      const change = { where: { id: owner.id }, data: { password: renewed } };
      expect((await loginAcross(() => database.client.user.update(change))).status).toBe(200);
      expect(await listed(owner.token)).toHaveLength(2);
    });
  });

  describe("for a session that the user does not have", () => {
    test("returns 404 to another user's and an unknown session, and does not end it", async () => {
      const otherUser = await registerUser();
      const [theirs] = await listed(otherUser.token);
      for (const id of [theirs?.id ?? "", newId()]) {
        const response = await end(id, owner.token);
        expect(response.status).toBe(404);
        expect(await response.json()).toMatchObject({ code: "NOT_FOUND" });
      }
      expect((await getCurrentUser(otherUser.token)).status).toBe(200);
    });

    test("returns 400 to a malformed id", async () => {
      expect((await end("x", owner.token)).status).toBe(400);
    });
  });

  test("returns 401 without a session and after it was ended", async () => {
    await database.client.session.deleteMany({ where: { userId: owner.id } });
    for (const token of [undefined, owner.token]) {
      const responses = await Promise.all([list(token), endOthers(token), end(newId(), token)]);
      expect(responses.map(({ status }) => status)).toEqual([401, 401, 401]);
    }
  });
});
