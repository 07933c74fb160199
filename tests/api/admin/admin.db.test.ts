import { beforeEach, expect, test } from "vitest";
import * as roleRoute from "@/app/api/admin/users/[userId]/role/route";
import * as oneRoute from "@/app/api/admin/users/[userId]/route";
import * as usersRoute from "@/app/api/admin/users/route";
import * as loginRoute from "@/app/api/auth/login/route";
import * as userRoute from "@/app/api/auth/user/route";
import type { SignedIn } from "@/lib/features/accounts/responses";
import type { ListedUser } from "@/lib/features/admin/responses";
import { call } from "@/tests/support/api/calls/api-call";
import { createAccount } from "@/tests/support/api/calls/registered-user";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const register = (email: string) => createAccount({ email });

const changeRole = (token: string, userId: string, role: unknown) =>
  call(roleRoute.PATCH, `/api/admin/users/${userId}/role`, {
    method: "PATCH",
    token,
    params: { userId },
    json: { role },
  });

const changeUser = (token: string, userId: string, json: object) =>
  call(oneRoute.PATCH, `/api/admin/users/${userId}`, {
    method: "PATCH",
    token,
    params: { userId },
    json,
  });

describeOnDatabases("administration of users", (database) => {
  beforeEach(() => database.clear());

  /** The first administrator is created directly; later ones through the call. */
  async function registerAdmin(): Promise<SignedIn> {
    const admin = await register("admin@example.ru");
    await database.client.user.update({ where: { id: admin.user.id }, data: { role: "admin" } });
    return admin;
  }

  test('sets plan and limit of a new role and resets them with the role "user"', async () => {
    const admin = await registerAdmin();
    const { token, user } = await register("owner@example.ru");
    const seen = async () => (await call(userRoute.GET, "/api/auth/user", { token })).json();

    const response = await changeRole(admin.token, user.id, "premium");
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ message: "Роль пользователя обновлена" });
    expect(await seen()).toMatchObject({
      role: "premium",
      subscription: "premium",
      documentsLimit: 100,
    });

    await changeRole(admin.token, user.id, "user");
    expect(await seen()).toMatchObject({ role: "user", subscription: "free", documentsLimit: 3 });

    await changeRole(admin.token, user.id, "admin");
    expect(await seen()).toMatchObject({ role: "admin", documentsLimit: -1 });
  });

  test("keeps the term of a plan that a role keeps, and clears one that has passed", async () => {
    const admin = await registerAdmin();
    const { user } = await register("owner@example.ru");
    const termOf = async () =>
      (await database.client.user.findUniqueOrThrow({ where: { id: user.id } })).premiumUntil;
    const give = (premiumUntil: Date) =>
      database.client.user.update({
        where: { id: user.id },
        data: { subscription: "premium", premiumUntil },
      });
    const paidUntil = new Date(Date.now() + 86_400_000);
    await give(paidUntil);
    for (const role of ["premium", "admin", "premium"]) {
      expect((await changeRole(admin.token, user.id, role)).status).toBe(200);
      expect(await termOf(), role).toEqual(paidUntil);
    }
    // The plan ends together with its term.
    await changeRole(admin.token, user.id, "user");
    expect(await termOf()).toBeNull();
    await give(new Date(Date.now() - 86_400_000));
    await changeRole(admin.token, user.id, "premium");
    expect(await termOf()).toBeNull();
  });

  test("lets only administrators list users and change roles, and never their own role", async () => {
    const admin = await registerAdmin();
    const { token, user } = await register("owner@example.ru");
    expect((await changeRole(token, user.id, "admin")).status).toBe(403);
    expect((await call(usersRoute.GET, "/api/admin/users", { token })).status).toBe(403);
    expect((await call(usersRoute.GET, "/api/admin/users")).status).toBe(401);
    expect((await changeRole(admin.token, admin.user.id, "user")).status).toBe(403);
    expect((await changeRole(admin.token, "a".repeat(24), "user")).status).toBe(404);
    const refused = await changeRole(admin.token, user.id, "ultra");
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      fieldErrors: { role: ["Роль — одна из: user, premium, admin"] },
    });
  });

  test("lists users newest first, page by page, without secrets", async () => {
    const admin = await registerAdmin();
    await register("second@example.ru");
    await register("third@example.ru");
    const first = await call(usersRoute.GET, "/api/admin/users?limit=2", { token: admin.token });
    const next = first.headers.get("link")?.match(/<([^>]+)>; rel="next"/)?.[1] ?? "";
    const second = await call(usersRoute.GET, next, { token: admin.token });
    const users = [...(await first.json()), ...(await second.json())];
    expect(users.map(({ email }) => email)).toEqual([
      "third@example.ru",
      "second@example.ru",
      "admin@example.ru",
    ]);
    expect(JSON.stringify(users)).not.toMatch(/password|token/i);
    expect(second.headers.get("link")).toBeNull();
  });

  async function find(token: string, search: string): Promise<string[]> {
    const response = await call(usersRoute.GET, `/api/admin/users?${search}`, { token });
    expect(response.status).toBe(200);
    return ((await response.json()) as ListedUser[]).map(({ email }) => email);
  }

  test("finds users by the beginning of e-mail or name in any case, and by wildcard signs as text", async () => {
    const { token, user: admin } = await registerAdmin();
    const people = [
      ["anna@example.ru", "Анна", "Серова"],
      ["boris@example.ru", "Борис", "Антонов"],
      ["a_c@example.ru", "100%", "Mc Donald"],
    ] as const;
    for (const [email, firstName, lastName] of people) {
      const { user } = await register(email);
      await database.client.user.update({ where: { id: user.id }, data: { firstName, lastName } });
    }
    const q = (text: string) => find(token, `q=${encodeURIComponent(text)}`);
    expect(await q("ANN")).toEqual(["anna@example.ru"]);
    expect(await q("ан")).toEqual(["boris@example.ru", "anna@example.ru"]);
    expect(await q("серова анна")).toEqual(["anna@example.ru"]);
    expect(await q("Анна С")).toEqual(["anna@example.ru"]);
    expect(await q("Mc Don")).toEqual(["a_c@example.ru"]);
    expect(await q("a_")).toEqual(["a_c@example.ru"]);
    expect(await q("%")).toEqual([]);
    expect(await q("100%")).toEqual(["a_c@example.ru"]);
    expect(await q("\\")).toEqual([]);
    expect(await q(admin.id)).toEqual(["admin@example.ru"]);
    expect(await q("")).toHaveLength(4);
  });

  test("combines filters and keeps them in the link to the next page", async () => {
    const { token } = await registerAdmin();
    for (const name of ["one", "two", "three"]) {
      const { user } = await register(`${name}@example.ru`);
      await changeUser(token, user.id, { subscription: "ultra" });
      if (name === "two") await changeUser(token, user.id, { blocked: true });
    }
    expect(await find(token, "role=admin")).toEqual(["admin@example.ru"]);
    expect(await find(token, "subscription=ultra&blocked=false")).toEqual([
      "three@example.ru",
      "one@example.ru",
    ]);
    expect(await find(token, "blocked=true")).toEqual(["two@example.ru"]);
    expect(await find(token, "subscription=ultra&q=t")).toEqual([
      "three@example.ru",
      "two@example.ru",
    ]);
    const first = await call(usersRoute.GET, "/api/admin/users?subscription=ultra&limit=2", {
      token,
    });
    const next = first.headers.get("link")?.match(/<([^>]+)>; rel="next"/)?.[1] ?? "";
    expect(next).toContain("subscription=ultra");
    // Without the filter the administrator would be on it too.
    const rest = await call(usersRoute.GET, next, { token });
    expect((await rest.json()).map(({ email }: ListedUser) => email)).toEqual(["one@example.ru"]);
    expect(rest.headers.get("link")).toBeNull();
    expect((await call(usersRoute.GET, "/api/admin/users?role=owner", { token })).status).toBe(400);
  });

  test("sets a plan's limit unless one is given, and clears the term with the free plan", async () => {
    const admin = await registerAdmin();
    const { user } = await register("owner@example.ru");
    const end = "2099-01-01T00:00:00.000Z";
    const changed = async (json: object) => (await changeUser(admin.token, user.id, json)).json();

    expect(await changed({ subscription: "premium", premiumUntil: end })).toMatchObject({
      subscription: "premium",
      documentsLimit: 100,
      premiumUntil: end,
      referralEarnings: 0,
    });
    expect(await changed({ subscription: "ultra", documentsLimit: 7 })).toMatchObject({
      documentsLimit: 7,
      premiumUntil: end,
    });
    expect(await changed({ subscription: "free" })).toMatchObject({
      documentsLimit: 3,
      premiumUntil: null,
    });
    expect(await changed({ premiumUntil: end })).toMatchObject({
      fieldErrors: { premiumUntil: ["У бесплатного плана нет срока"] },
    });
    expect(
      await changed({ subscription: "premium", premiumUntil: "2020-01-01T00:00:00Z" }),
    ).toEqual({
      code: "VALIDATION",
      message: "Эта дата уже прошла",
      fieldErrors: { premiumUntil: ["Эта дата уже прошла"] },
    });
    expect(await changed({})).toMatchObject({ code: "VALIDATION" });
    expect(await changed({ documentsLimit: -2 })).toMatchObject({ code: "VALIDATION" });
  });

  test("ends every session of a blocked user and refuses login until unblocked", async () => {
    const admin = await registerAdmin();
    const { token, user } = await register("owner@example.ru");
    const json = { email: "owner@example.ru", password: "верный пароль 1" };
    const login = () => call(loginRoute.POST, "/api/login", { json });

    const blocked = await changeUser(admin.token, user.id, { blocked: true });
    expect(await blocked.json()).toMatchObject({ blockedAt: expect.any(String) });
    expect((await call(userRoute.GET, "/api/auth/user", { token })).status).toBe(401);
    expect(await database.client.session.count({ where: { userId: user.id } })).toBe(0);
    expect((await login()).status).toBe(403);

    await changeUser(admin.token, user.id, { blocked: false });
    expect((await login()).status).toBe(200);
  });

  test("refuses self-blocking, and keeps one of two administrators who remove each other", async () => {
    const first = await registerAdmin();
    const second = await register("second@example.ru");
    await changeRole(first.token, second.user.id, "admin");
    expect((await changeUser(first.token, first.user.id, { blocked: true })).status).toBe(403);
    expect((await changeUser(first.token, "a".repeat(24), { blocked: true })).status).toBe(404);

    const responses = await Promise.all([
      changeRole(first.token, second.user.id, "user"),
      changeUser(second.token, first.user.id, { blocked: true }),
    ]);
    expect(responses.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(
      1,
    );
    const remaining = await database.client.user.count({
      where: { role: "admin", blockedAt: null },
    });
    expect(remaining).toBe(1);
  });
});
