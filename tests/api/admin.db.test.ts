import { beforeEach, expect, test } from "vitest";
import * as roleRoute from "@/app/api/admin/users/[userId]/role/route";
import * as usersRoute from "@/app/api/admin/users/route";
import * as userRoute from "@/app/api/auth/user/route";
import * as registerRoute from "@/app/api/register/route";
import type { SignedIn } from "@/lib/users/types";
import { call } from "@/tests/support/api-call";
import { describeOnBothDatabases } from "@/tests/support/test-database";

async function register(email: string): Promise<SignedIn> {
  const json = { email, password: "верный пароль 1" };
  return (await call(registerRoute.POST, "/api/register", { json })).json();
}

const changeRole = (token: string, userId: string, role: unknown) =>
  call(roleRoute.PATCH, `/api/admin/users/${userId}/role`, {
    method: "PATCH",
    token,
    params: { userId },
    json: { role },
  });

describeOnBothDatabases("administration of users", (database) => {
  beforeEach(() => database.clear());

  /** Somebody has to be the first; later ones are made through the call. */
  async function registerAdmin(): Promise<SignedIn> {
    const admin = await register("admin@example.ru");
    await database.client.user.update({ where: { id: admin.user.id }, data: { role: "admin" } });
    return admin;
  }

  test("a role brings its plan and its limit, and takes them away again", async () => {
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

  test("only an administrator changes roles and sees the list, and nobody their own", async () => {
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

  test("the list is newest first, page by page, without secrets", async () => {
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
});
