import { afterEach, beforeEach, describe, expect, test } from "vitest";
import * as loginRoute from "@/app/api/auth/login/route";
import * as logoutRoute from "@/app/api/auth/logout/route";
import { setCurrentDatabase } from "@/lib/platform/db/lifecycle";
import { openPostgres } from "@/lib/platform/db/postgres";
import { call, cookieOf } from "@/tests/support/api/calls/api-call";
import {
  getCurrentUserBy,
  testPassword as password,
} from "@/tests/support/api/calls/registered-user";

describe("while the database is out of reach", () => {
  const database = openPostgres("postgresql://nobody:nothing@127.0.0.1:1/none");
  beforeEach(() => setCurrentDatabase(database));
  afterEach(() => setCurrentDatabase(undefined));

  test("a login returns 503 and sets no cookie", async () => {
    const json = { email: "owner@example.ru", password };
    const response = await call(loginRoute.POST, "/api/login", { json });
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("5");
    expect(await response.json()).toMatchObject({ code: "UNAVAILABLE" });
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test("a call with a session cookie returns 503 and keeps the cookie", async () => {
    const { mintToken } = await import("@/lib/platform/auth/token");
    const cookie = await mintToken({ sub: "a", sid: "b", auth_time: now(), role: "user" });
    const response = await getCurrentUserBy({ cookie });
    expect(response.status).toBe(503);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test("a logout returns 503 and still deletes the cookie", async () => {
    const { mintToken } = await import("@/lib/platform/auth/token");
    const token = await mintToken({ sub: "a", sid: "b", auth_time: now(), role: "user" });
    const carried = { method: "POST", cookie: token };
    const response = await call(logoutRoute.POST, "/api/logout", carried);
    expect(response.status).toBe(503);
    expect(cookieOf(response)).toBe("");
  });

  test("a genuine admin's token returns a fallback admin, a user's 503 and a forged one 401", async () => {
    const { mintToken } = await import("@/lib/platform/auth/token");
    const admin = await mintToken({ sub: "a", sid: "b", auth_time: now(), role: "admin" });
    const response = await getCurrentUserBy({ token: admin });
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
    expect((await getCurrentUserBy({ token: user })).status).toBe(503);
    const forged = Buffer.from('{"role":"admin"}').toString("base64");
    expect((await getCurrentUserBy({ token: `x.${forged}.x` })).status).toBe(401);
  });
});

const now = () => Math.floor(Date.now() / 1000);
