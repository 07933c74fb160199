import { beforeEach, describe, expect, test } from "vitest";
import * as forgotRoute from "@/app/api/auth/forgot-password/route";
import * as loginRoute from "@/app/api/auth/login/route";
import * as registerRoute from "@/app/api/auth/register/route";
import * as loginAlias from "@/app/api/login/route";
import type { SignedIn } from "@/lib/features/accounts/responses";
import { call, cookieOf } from "@/tests/support/api/calls/api-call";
import {
  getCurrentUserBy,
  testPassword as password,
  registerOverRoute,
} from "@/tests/support/api/calls/registered-user";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

describeOnDatabases("POST /api/login", (database) => {
  beforeEach(() => database.clear());

  describe("login", () => {
    test("works on both routes and ignores the case of the e-mail", async () => {
      const { user } = await registerOverRoute("owner@example.ru");
      for (const route of [loginRoute, loginAlias]) {
        const json = { email: " Owner@Example.ru", password };
        const response = await call(route.POST, "/api/login", { json });
        expect(response.status).toBe(200);
        const signedIn = (await response.json()) as SignedIn;
        expect(signedIn.user).toEqual(user);
        expect(cookieOf(response)).toBe(signedIn.token);
        expect((await getCurrentUserBy({ token: signedIn.token })).status).toBe(200);
      }
    });

    test("returns the same 401 for an unknown e-mail and a wrong password", async () => {
      await registerOverRoute("owner@example.ru");
      const responses = await Promise.all(
        ["owner@example.ru", "nobody@example.ru"].map(async (email) => {
          const json = { email, password: "неверный пароль" };
          const response = await call(loginRoute.POST, "/api/login", { json });
          return {
            status: response.status,
            body: await response.json(),
            cookies: response.headers.getSetCookie(),
          };
        }),
      );
      expect(responses[0]).toEqual({
        status: 401,
        body: { code: "UNAUTHENTICATED", message: "Неверный email или пароль" },
        cookies: [],
      });
      expect(responses[1]).toEqual(responses[0]);
    });

    test("requires e-mail and password", async () => {
      const response = await call(loginRoute.POST, "/api/login", { json: { email: "" } });
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({
        code: "VALIDATION",
        message: "Email и пароль обязательны",
        fieldErrors: {
          email: ["Email и пароль обязательны"],
          password: ["Email и пароль обязательны"],
        },
      });
    });

    test("returns 401 to a password with characters that the database cannot store", async () => {
      const email = "owner@example.ru";
      const login = { email, password: "\u0000\ud800" };
      expect((await call(loginRoute.POST, "/api/login", { json: login })).status).toBe(401);
      await registerOverRoute(email, {
        password: "\u0000верный\ud800 пароль",
        ref: "\u0000",
        lastName: "\u0000",
      });
    });

    test.each(["\u0000", "\ud800", "\udfff", "\u200b", "\u202e"])(
      "rejects an e-mail with an invisible or broken character: %j",
      async (sign) => {
        await registerOverRoute("owner@example.ru");
        for (const email of [`own${sign}er@example.ru`, `new@exam${sign}ple.ru`, `a@b.ru${sign}`]) {
          for (const [route, path] of [
            [registerRoute.POST, "/api/register"],
            [loginRoute.POST, "/api/login"],
            [forgotRoute.POST, "/api/auth/forgot-password"],
          ] as const) {
            const isReset = path === "/api/auth/forgot-password";
            const json = isReset ? { email } : { email, password };
            const response = await call(route, path, { json });
            expect(response.status, `${path} ${JSON.stringify(email)}`).toBe(400);
            expect(await response.json()).toMatchObject({
              code: "VALIDATION",
              fieldErrors: { email: ["Некорректный email"] },
            });
          }
        }
        expect(await database.client.user.count()).toBe(1);
      },
    );

    test("returns 429 after ten wrong passwords in a row; a right one resets the count", async () => {
      // A separate address: the process remembers who is over a limit, whatever tests delete.
      const email = `${database.kind}-limited@example.ru`;
      await registerOverRoute(email);
      const attempt = async (text: string) => {
        const json = { email, password: text };
        return call(loginRoute.POST, "/api/login", { json });
      };
      for (let wrong = 0; wrong < 9; wrong += 1) expect((await attempt("wrong")).status).toBe(401);
      expect((await attempt(password)).status).toBe(200);
      for (let wrong = 0; wrong < 10; wrong += 1) expect((await attempt("wrong")).status).toBe(401);
      const refused = await attempt(password);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(800);
      expect(await refused.json()).toMatchObject({ code: "RATE_LIMITED" });
    });

    test("returns 429 after ten attempts at an unknown e-mail", async () => {
      const json = { email: `${database.kind}-nobody@example.ru`, password };
      const attempt = async () => (await call(loginRoute.POST, "/api/login", { json })).status;
      for (let wrong = 0; wrong < 10; wrong += 1) expect(await attempt()).toBe(401);
      expect(await attempt()).toBe(429);
    });

    test("returns 403 to a blocked account", async () => {
      const { token } = await registerOverRoute("owner@example.ru");
      await database.client.user.updateMany({ data: { blockedAt: new Date() } });
      const json = { email: "owner@example.ru", password };
      const response = await call(loginRoute.POST, "/api/login", { json });
      expect(response.status).toBe(403);
      expect((await getCurrentUserBy({ token })).status).toBe(401);
    });
  });
});
