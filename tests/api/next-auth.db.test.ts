import { afterEach, beforeEach, describe, expect, test } from "vitest";
import * as nextAuthRoute from "@/app/api/auth/[...nextauth]/route";
import * as userRoute from "@/app/api/auth/user/route";
import * as factorRoute from "@/app/api/user/second-factor/route";
import { mintToken } from "@/lib/platform/auth/token";
import { setCurrentDatabase } from "@/lib/platform/db/lifecycle";
import { openPostgres } from "@/lib/platform/db/postgres";
import { type Call, call, cookieOf } from "@/tests/support/api-call";
import { codeOf } from "@/tests/support/authenticator";
import { password, registered } from "@/tests/support/person";
import { describeOnBothDatabases } from "@/tests/support/test-database";

const form = { "content-type": "application/x-www-form-urlencoded" };

function nextAuth(path: string, options: Call = {}) {
  const method = options.method ?? (options.body === undefined ? "GET" : "POST");
  const handler = method === "POST" ? nextAuthRoute.POST : nextAuthRoute.GET;
  return call(handler, `/api/auth/${path}`, {
    ...options,
    method,
    params: { nextauth: path.replace(/\?.*/, "").split("/") },
  });
}

/** What next-auth's own client does: a CSRF token first, then a form with it. */
async function submit(path: string, fields: Record<string, string>, session?: string) {
  const csrf = await nextAuth("csrf");
  const { csrfToken } = await csrf.json();
  const cookies = csrf.headers.getSetCookie().map((line) => line.split(";")[0]);
  if (session) cookies.push(`auth-token=${session}`);
  return nextAuth(path, {
    body: new URLSearchParams({ ...fields, csrfToken, json: "true" }),
    headers: { ...form, cookie: cookies.join("; ") },
  });
}

const register = () => registered({ email: "owner@example.ru" });

const statusOf = async (token: string | undefined) =>
  (await call(userRoute.GET, "/api/auth/user", { token: token ?? "none" })).status;

describeOnBothDatabases("next-auth's endpoints", (database) => {
  beforeEach(() => database.clear());

  test("sign in with a password to a session of ours, and out of it", async () => {
    await register();
    const answer = await submit("callback/credentials", { email: "Owner@example.ru", password });
    expect(answer.status).toBe(200);
    const token = cookieOf(answer);
    expect(await statusOf(token)).toBe(200);
    expect(answer.headers.getSetCookie().find((line) => line.startsWith("auth-token"))).toMatch(
      /HttpOnly; SameSite=Lax/,
    );
    const out = await submit("signout", {}, token);
    expect(cookieOf(out)).toBe("");
    expect(await statusOf(token)).toBe(401);
  });

  test("a login replaces the session of the cookie that came along", async () => {
    const { token } = await register();
    const login = { email: "owner@example.ru", password };
    const answer = await submit("callback/credentials", login, token);
    expect(await statusOf(token)).toBe(401);
    expect(await statusOf(cookieOf(answer))).toBe(200);
  });

  test("refuse a wrong password and say no more than ours", async () => {
    await register();
    for (const email of ["owner@example.ru", "nobody@example.ru"]) {
      const answer = await submit("callback/credentials", { email, password: "wrong" });
      expect(answer.status).toBe(401);
      expect(cookieOf(answer)).toBeUndefined();
      expect((await answer.json()).url).toMatch(/error=CredentialsSignin/);
    }
  });

  test("ask for the code of a second factor as ours does", async () => {
    const { token } = await register();
    const path = "/api/user/second-factor";
    const begun = await call(factorRoute.POST, path, { token, json: { password } });
    const { secret } = await begun.json();
    const json = { code: codeOf(secret) };
    const confirmed = await call(factorRoute.PUT, path, { method: "PUT", token, json });
    const { recoveryCodes } = await confirmed.json();
    const login = { email: "owner@example.ru", password };
    for (const code of [undefined, "", "000000"]) {
      const fields = code === undefined ? login : { ...login, code };
      const refused = await submit("callback/credentials", fields);
      expect(refused.status).toBe(401);
      expect(await refused.json()).toMatchObject({ code: "SECOND_FACTOR_REQUIRED" });
      expect(cookieOf(refused)).toBeUndefined();
    }
    const code = recoveryCodes[0];
    const wrong = await submit("callback/credentials", { ...login, password: "wrong", code });
    expect((await wrong.json()).url).toMatch(/error=CredentialsSignin/);
    const answer = await submit("callback/credentials", { ...login, code });
    expect(await statusOf(cookieOf(answer))).toBe(200);
  });

  test("count wrong passwords together with ours", async () => {
    const email = `${database.kind}-next-auth@example.ru`;
    for (let wrong = 0; wrong < 10; wrong += 1) {
      expect((await submit("callback/credentials", { email, password })).status).toBe(401);
    }
    expect((await submit("callback/credentials", { email, password })).status).toBe(429);
  });

  test("do nothing without the CSRF token", async () => {
    await register();
    const answer = await nextAuth("callback/credentials", {
      body: new URLSearchParams({ email: "owner@example.ru", password, json: "true" }),
      headers: form,
    });
    expect(cookieOf(answer)).toBeUndefined();
    expect(await database.client.session.count()).toBe(1);
  });

  test("show the session of a cookie, and end a dead one", async () => {
    const { token, user } = await register();
    const alive = await nextAuth("session", { cookie: token });
    expect(await alive.json()).toMatchObject({ user: { id: user.id, role: "user" } });
    // Made anew, it is the same session, no longer one.
    expect(await statusOf(cookieOf(alive))).toBe(200);
    await database.client.session.deleteMany();
    const dead = await nextAuth("session", { cookie: token });
    expect(await dead.json()).toEqual({});
    expect(cookieOf(dead)).toBe("");
  });

  test.each([
    ["GET", "_log"],
    ["GET", "verify-request"],
    ["GET", "callback/credentials"],
    ["GET", "nonsense"],
    ["POST", "_log"],
    ["POST", "session"],
    ["POST", "signin/credentials"],
    ["POST", "nonsense"],
  ])("%s %s is shut", async (method, path) => {
    const body = method === "POST" ? new URLSearchParams({ level: "error" }) : undefined;
    const answer = await nextAuth(path, { method, body, headers: body && form });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: "NOT_FOUND" });
  });

  test.each([
    ["a cut JSON body", "{", { "content-type": "application/json" }, 400],
    ["300 KB", "x".repeat(300_000), form, 413],
    ["a file", "x", { "content-type": "multipart/form-data; boundary=x" }, 415],
  ])("answer %s with the envelope", async (_case, body, headers, status) => {
    const answer = await nextAuth("callback/credentials", { body, headers });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toHaveProperty("code");
  });

  test.each(["%", "javascript:alert(1)", "nonsense"])(
    "are not upset by a callback cookie of %s",
    async (value) => {
      const headers = { cookie: `next-auth.callback-url=${value}` };
      expect((await nextAuth("session", { headers })).status).toBeLessThan(500);
    },
  );

  test.each([
    ["/страница", "http://localhost:3000/%D1%81%D1%82%D1%80%D0%B0%D0%BD%D0%B8%D1%86%D0%B0"],
    ["/a\r\nset-cookie: b=c", "http://localhost:3000/aset-cookie:%20b=c"],
    ["http://localhost:3000/a\u0000b", "http://localhost:3000/a%00b"],
    ["/\ud800", "http://localhost:3000/%EF%BF%BD"],
    ["http://", "http://localhost:3000"],
    [["https://evil.example"], "http://localhost:3000"],
    [{ a: 1 }, "http://localhost:3000"],
    [5, "http://localhost:3000"],
  ])("send a visitor who wants to %j to %s", async (callbackUrl, location) => {
    const csrf = await nextAuth("csrf");
    const { csrfToken } = await csrf.json();
    const cookie = csrf.headers.getSetCookie().map((line) => line.split(";")[0]);
    const answer = await nextAuth("signout", {
      body: JSON.stringify({ csrfToken, callbackUrl }),
      headers: { "content-type": "application/json", cookie: cookie.join("; ") },
    });
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toBe(location);
  });

  test("carry any error to the login page", async () => {
    const answer = await nextAuth(`error?error=${encodeURIComponent("ж\r\na: b")}`);
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toBe("/login?error=%D0%B6%0D%0Aa: b");
  });

  test("lead to the login page without an error that nobody named", async () => {
    for (const path of ["error", "error?error="]) {
      const answer = await nextAuth(path);
      expect([answer.status, answer.headers.get("location")]).toEqual([302, "/login"]);
    }
  });

  test("send no visitor to another site", async () => {
    await register();
    for (const callbackUrl of ["https://evil.example/", "//evil.example", "javascript:alert(1)"]) {
      const answer = await submit("callback/credentials", {
        email: "owner@example.ru",
        password,
        callbackUrl,
      });
      expect((await answer.json()).url).toMatch(/^http:\/\/localhost:3000/);
    }
  });
});

describe("while the database is out of reach", () => {
  const database = openPostgres("postgresql://nobody:nothing@127.0.0.1:1/none");
  beforeEach(() => setCurrentDatabase(database));
  afterEach(() => setCurrentDatabase(undefined));

  test("next-auth's session is 503 and takes no cookie away", async () => {
    const auth_time = Math.floor(Date.now() / 1000);
    const cookie = await mintToken({ sub: "a", sid: "b", auth_time, role: "user" });
    const answer = await nextAuth("session", { cookie });
    expect(answer.status).toBe(503);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});
