import { afterEach, beforeEach, describe, expect, test } from "vitest";
import * as forgotRoute from "@/app/api/auth/forgot-password/route";
import * as loginRoute from "@/app/api/auth/login/route";
import * as logoutRoute from "@/app/api/auth/logout/route";
import * as registerRoute from "@/app/api/auth/register/route";
import * as userRoute from "@/app/api/auth/user/route";
import * as loginAlias from "@/app/api/login/route";
import * as logoutAlias from "@/app/api/logout/route";
import * as registerAlias from "@/app/api/register/route";
import type { SignedIn } from "@/lib/features/accounts/responses";
import { setCurrentDatabase } from "@/lib/platform/db/lifecycle";
import { openPostgres } from "@/lib/platform/db/postgres";
import { call, cookieOf } from "@/tests/support/api/api-call";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const password = "верный пароль 1";

async function register(email: string, more: object = {}): Promise<SignedIn> {
  const json = { email, password, ...more };
  const response = await call(registerRoute.POST, "/api/register", { json });
  expect(response.status).toBe(201);
  return response.json();
}

const getCurrentUser = (credentials: { token?: string; cookie?: string }) =>
  call(userRoute.GET, "/api/auth/user", credentials);

describeOnDatabases("accounts", (database) => {
  beforeEach(() => database.clear());

  describe("registration", () => {
    test("gives a token, the user and the cookie, which carry the same token", async () => {
      const json = { email: " Ivan@Пример.РФ ", password, firstName: "Иван", lastName: "" };
      const response = await call(registerAlias.POST, "/api/register", { json });
      expect(response.status).toBe(201);
      const { token, user } = (await response.json()) as SignedIn;
      expect(cookieOf(response)).toBe(token);
      expect(response.headers.getSetCookie()).toEqual([
        expect.stringMatching(/^auth-token=\S+; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly$/),
        // For the browser's code: it carries nothing and opens nothing.
        "signed-in=1; Path=/; Max-Age=2592000; SameSite=Lax",
      ]);
      expect(user).toMatchObject({
        email: "ivan@пример.рф",
        firstName: "Иван",
        lastName: null,
        role: "user",
        subscription: "free",
        documentsCreated: 0,
        documentsLimit: 3,
        companyType: "individual",
      });
      expect(Object.keys(user)).not.toContain("password");
    });

    test("takes an e-mail once, however it is written", async () => {
      await register("owner@example.ru");
      const json = { email: "OWNER@example.ru", password };
      const response = await call(registerRoute.POST, "/api/register", { json });
      expect(response.status).toBe(409);
      expect(await response.json()).toEqual({
        code: "CONFLICT",
        message: "Пользователь с таким email уже зарегистрирован",
        fieldErrors: { email: ["Пользователь с таким email уже зарегистрирован"] },
      });
    });

    test("takes a mailbox once, whichever way its domain is spelt, and lets it in by either", async () => {
      await register("owner@почта.рф");
      const json = { email: "owner@xn--80a1acny.xn--p1ai", password };
      expect((await call(registerRoute.POST, "/api/register", { json })).status).toBe(409);
      expect((await call(loginRoute.POST, "/api/login", { json })).status).toBe(200);
    });

    test("takes one of ten parallel registrations of an e-mail", async () => {
      const json = { email: "race@example.ru", password };
      const responses = await Promise.all(
        Array.from({ length: 10 }, () => call(registerRoute.POST, "/api/register", { json })),
      );
      const statuses = responses.map(({ status }) => status).sort();
      expect(statuses).toEqual([201, ...Array(9).fill(409)]);
    });

    test("sets the limit that the operator has set for the free plan", async () => {
      await database.client.adminSettings.create({ data: { id: "default", freePlanLimit: 7 } });
      const { user } = await register("seven@example.ru");
      expect(user.documentsLimit).toBe(7);
    });

    test("records the referrer and ignores a code that nobody has", async () => {
      const { user: referrer } = await register("referrer@example.ru");
      const { referralCode } = await database.client.user.findUniqueOrThrow({
        where: { id: referrer.id },
      });
      const { user: invited } = await register("invited@example.ru", { ref: referralCode });
      const { user: stranger } = await register("stranger@example.ru", { ref: "no-such-code" });
      const rows = await database.client.user.findMany({ select: { id: true, referredBy: true } });
      const referredBy = new Map(rows.map((row) => [row.id, row.referredBy]));
      expect(referredBy.get(invited.id)).toBe(referrer.id);
      expect(referredBy.get(stranger.id)).toBeNull();
    });

    test.each([
      [{}, { email: ["Email и пароль обязательны"], password: ["Email и пароль обязательны"] }],
      [
        { email: "", password: "" },
        { email: ["Email и пароль обязательны"], password: ["Email и пароль обязательны"] },
      ],
      [{ email: "нет", password }, { email: ["Некорректный email"] }],
      [
        { email: "a@example.ru", password: "коротк" },
        { password: ["Пароль должен быть не короче 8 символов"] },
      ],
      [
        { email: "a@example.ru", password: "ж".repeat(129) },
        { password: ["Пароль должен быть не длиннее 128 символов"] },
      ],
      [
        { email: "a@example.ru", password: "Пароль123" },
        { password: ["Этот пароль слишком простой: его подбирают первым"] },
      ],
      [
        { email: "a@example.ru", password: "Mopar440" },
        { password: ["Этот пароль слишком простой: его подбирают первым"] },
      ],
      [{ email: "a@example.ru", password, role: "admin" }, { role: ["Неизвестное поле"] }],
      [
        { email: ["a@example.ru"], password: 5 },
        { email: ["Email и пароль обязательны"], password: ["Email и пароль обязательны"] },
      ],
    ])("refuses %j and names the fields", async (json, fieldErrors) => {
      const response = await call(registerRoute.POST, "/api/register", { json });
      expect(response.status).toBe(400);
      const body = await response.json();
      expect(body).toMatchObject({ code: "VALIDATION", fieldErrors });
      expect(Object.keys(body.fieldErrors)).toEqual(Object.keys(fieldErrors));
    });

    test("stores no password, only its hash", async () => {
      await register("hash@example.ru");
      const [row] = await database.client.user.findMany();
      expect(row?.password).toMatch(/^bcrypt-hmac-sha384\$[0-9a-f]{8}\$2b\$04\$/);
    });
  });

  describe("login", () => {
    test("works on both addresses, whatever the case of the e-mail", async () => {
      const { user } = await register("owner@example.ru");
      for (const route of [loginRoute, loginAlias]) {
        const json = { email: " Owner@Example.ru", password };
        const response = await call(route.POST, "/api/login", { json });
        expect(response.status).toBe(200);
        const signedIn = (await response.json()) as SignedIn;
        expect(signedIn.user).toEqual(user);
        expect(cookieOf(response)).toBe(signedIn.token);
        expect((await getCurrentUser({ token: signedIn.token })).status).toBe(200);
      }
    });

    test("says the same of an unknown e-mail and of a wrong password", async () => {
      await register("owner@example.ru");
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

    test("asks for both fields", async () => {
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

    test("takes no harm from characters that the database cannot store", async () => {
      const email = "owner@example.ru";
      const login = { email, password: "\u0000\ud800" };
      expect((await call(loginRoute.POST, "/api/login", { json: login })).status).toBe(401);
      await register(email, {
        password: "\u0000верный\ud800 пароль",
        ref: "\u0000",
        lastName: "\u0000",
      });
    });

    test.each(["\u0000", "\ud800", "\udfff", "\u200b", "\u202e"])(
      "takes no address for another that %j was taken out of",
      async (sign) => {
        await register("owner@example.ru");
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

    test("refuses after ten wrong passwords, and a right one clears the count", async () => {
      // An address of its own: a process remembers who is over a limit, whatever tests clear.
      const email = `${database.kind}-limited@example.ru`;
      await register(email);
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

    test("counts tries at an e-mail that nobody has the same way", async () => {
      const json = { email: `${database.kind}-nobody@example.ru`, password };
      const attempt = async () => (await call(loginRoute.POST, "/api/login", { json })).status;
      for (let wrong = 0; wrong < 10; wrong += 1) expect(await attempt()).toBe(401);
      expect(await attempt()).toBe(429);
    });

    test("does not open a blocked account", async () => {
      const { token } = await register("owner@example.ru");
      await database.client.user.updateMany({ data: { blockedAt: new Date() } });
      const json = { email: "owner@example.ru", password };
      const response = await call(loginRoute.POST, "/api/login", { json });
      expect(response.status).toBe(403);
      expect((await getCurrentUser({ token })).status).toBe(401);
    });
  });

  describe("the session", () => {
    test.each([
      ["a good bearer alone", { token: "good" }, 200],
      ["a good cookie alone", { cookie: "good" }, 200],
      ["a good bearer over a void cookie", { token: "good", cookie: "void" }, 200],
      [
        "a void bearer, which a good cookie does not replace",
        { token: "void", cookie: "good" },
        401,
      ],
      ["a void bearer", { token: "void" }, 401],
      ["a void cookie", { cookie: "void" }, 401],
      ["nothing", {}, 401],
    ])("%s", async (_case, carried, status) => {
      const { token } = await register("owner@example.ru");
      const tokens = { good: token, void: `${token.slice(0, -6)}AAAAAA` };
      const pick = (name: unknown) => (name ? tokens[name as keyof typeof tokens] : undefined);
      const given = carried as { token?: string; cookie?: string };
      const response = await getCurrentUser({
        token: pick(given.token),
        cookie: pick(given.cookie),
      });
      expect(response.status).toBe(status);
    });

    test("a void cookie is taken away, so that pages stop looking signed in", async () => {
      const response = await getCurrentUser({ cookie: "void" });
      expect(cookieOf(response)).toBe("");
      const withBearer = await getCurrentUser({ token: "void", cookie: "perhaps-good" });
      expect(cookieOf(withBearer)).toBeUndefined();
    });

    test("does not believe a token that we did not make", async () => {
      const { token, user } = await register("owner@example.ru");
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
        expect((await getCurrentUser({ token: forged })).status, forged.slice(0, 60)).toBe(401);
      }
    });

    test("ends at once with a logout, for the bearer and for the cookie", async () => {
      const { token } = await register("owner@example.ru");
      const other = await call(loginRoute.POST, "/api/login", {
        json: { email: "owner@example.ru", password },
      });
      const { token: kept } = (await other.json()) as SignedIn;
      const response = await call(logoutRoute.POST, "/api/auth/logout", { method: "POST", token });
      expect(response.status).toBe(200);
      expect(cookieOf(response)).toBe("");
      expect((await getCurrentUser({ token })).status).toBe(401);
      expect((await getCurrentUser({ cookie: token })).status).toBe(401);
      expect((await getCurrentUser({ token: kept })).status).toBe(200);
    });

    test("is replaced by a login or a registration of the same client, not left behind", async () => {
      const first = await register("owner@example.ru");
      const elsewhere = (await (
        await call(loginRoute.POST, "/api/login", { json: { email: "owner@example.ru", password } })
      ).json()) as SignedIn;
      const json = { email: "owner@example.ru", password };
      const wrong = { ...json, password: "неверный пароль" };
      await call(loginRoute.POST, "/api/login", { json: wrong, cookie: first.token });
      expect((await getCurrentUser({ token: first.token })).status).toBe(200);

      const carried = { cookie: first.token, token: "stale" };
      const response = await call(loginRoute.POST, "/api/login", { json, ...carried });
      const second = (await response.json()) as SignedIn;
      expect((await getCurrentUser({ token: first.token })).status).toBe(401);
      expect((await getCurrentUser({ token: second.token })).status).toBe(200);

      const other = { email: "other@example.ru", password };
      const { token } = second;
      expect((await call(registerRoute.POST, "/api/register", { json: other, token })).status).toBe(
        201,
      );
      expect((await getCurrentUser({ token })).status).toBe(401);
      expect((await getCurrentUser({ token: elsewhere.token })).status).toBe(200);
    });

    test("a logout with a stale bearer still ends the cookie's session", async () => {
      const { token } = await register("owner@example.ru");
      const carried = { method: "POST", token: "stale", cookie: token };
      expect((await call(logoutAlias.POST, "/api/logout", carried)).status).toBe(200);
      expect((await getCurrentUser({ cookie: token })).status).toBe(401);
    });

    test("a logout without a session is 200 too", async () => {
      const response = await call(logoutAlias.POST, "/api/logout", { method: "POST" });
      expect(response.status).toBe(200);
      expect(cookieOf(response)).toBe("");
    });

    test("reads role and plan from the database on each call", async () => {
      const { token } = await register("owner@example.ru");
      await database.client.user.updateMany({ data: { role: "admin", subscription: "ultra" } });
      const user = await (await getCurrentUser({ token })).json();
      expect(user).toMatchObject({ role: "admin", subscription: "ultra" });
    });

    test("counts only this month's documents", async () => {
      const { token } = await register("owner@example.ru");
      await database.client.user.updateMany({
        data: { documentsCreated: 3, documentsMonth: "2020-01" },
      });
      expect(await (await getCurrentUser({ token })).json()).toMatchObject({ documentsCreated: 0 });
    });

    test("makes a plan free again whose time is over, with the free plan's limit", async () => {
      const { token } = await register("owner@example.ru");
      const premium = { role: "premium", subscription: "premium", documentsLimit: 100 };
      const later = new Date(Date.now() + 60_000);
      await database.client.user.updateMany({ data: { ...premium, premiumUntil: later } });
      expect(await (await getCurrentUser({ token })).json()).toMatchObject(premium);
      await database.client.user.updateMany({
        data: { premiumUntil: new Date(Date.now() - 1000) },
      });
      const free = { role: "user", subscription: "free", documentsLimit: 3 };
      expect(await (await getCurrentUser({ token })).json()).toMatchObject(free);
      expect((await database.client.user.findMany())[0]).toMatchObject({
        ...free,
        premiumUntil: null,
      });
    });

    test("goes when the account goes", async () => {
      const { token } = await register("owner@example.ru");
      await database.client.user.deleteMany();
      expect((await getCurrentUser({ token })).status).toBe(401);
    });

    test("ends after seven idle days, and being used moves that end to thirty days at most", async () => {
      const { token } = await register("owner@example.ru");
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
      expect((await getCurrentUser({ token })).status).toBe(200);
      expect(await expiresInDays()).toBe(7);
      await age(28, 1);
      expect((await getCurrentUser({ token })).status).toBe(200);
      expect(await expiresInDays()).toBe(2);
      await age(10, 8);
      expect((await getCurrentUser({ token })).status).toBe(401);
    });
  });
});

describe("while the database is out of reach", () => {
  const database = openPostgres("postgresql://nobody:nothing@127.0.0.1:1/none");
  beforeEach(() => setCurrentDatabase(database));
  afterEach(() => setCurrentDatabase(undefined));

  test("a login is 503, not a wrong password, and sets no cookie", async () => {
    const json = { email: "owner@example.ru", password };
    const response = await call(loginRoute.POST, "/api/login", { json });
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("5");
    expect(await response.json()).toMatchObject({ code: "UNAVAILABLE" });
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test("a call by the cookie is 503 and takes no cookie away", async () => {
    const { mintToken } = await import("@/lib/platform/auth/token");
    const cookie = await mintToken({ sub: "a", sid: "b", auth_time: now(), role: "user" });
    const response = await getCurrentUser({ cookie });
    expect(response.status).toBe(503);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test("a logout is 503 and still takes the cookie away", async () => {
    const { mintToken } = await import("@/lib/platform/auth/token");
    const token = await mintToken({ sub: "a", sid: "b", auth_time: now(), role: "user" });
    const carried = { method: "POST", cookie: token };
    const response = await call(logoutRoute.POST, "/api/logout", carried);
    expect(response.status).toBe(503);
    expect(cookieOf(response)).toBe("");
  });

  test("a genuine admin's token shows the fallback admin; a user's and a forged one do not", async () => {
    const { mintToken } = await import("@/lib/platform/auth/token");
    const admin = await mintToken({ sub: "a", sid: "b", auth_time: now(), role: "admin" });
    const response = await getCurrentUser({ token: admin });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      firstName: "Admin",
      lastName: "User",
      role: "admin",
      subscription: "premium",
      documentsCreated: 0,
      documentsLimit: -1,
      degraded: true,
    });
    const user = await mintToken({ sub: "a", sid: "b", auth_time: now(), role: "user" });
    expect((await getCurrentUser({ token: user })).status).toBe(503);
    const forged = Buffer.from('{"role":"admin"}').toString("base64");
    expect((await getCurrentUser({ token: `x.${forged}.x` })).status).toBe(401);
  });
});

const now = () => Math.floor(Date.now() / 1000);
