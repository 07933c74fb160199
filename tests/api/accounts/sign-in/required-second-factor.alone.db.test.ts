/** A server whose operator requires a second factor of administrators. */
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import * as statsRoute from "@/app/api/admin/stats/route";
import { totpCode } from "@/tests/support/api/accounts/authenticator";
import { beginSecondFactor, factorCalls } from "@/tests/support/api/accounts/second-factor-calls";
import { call } from "@/tests/support/api/calls/api-call";
import { type RegisteredUser, registerUser } from "@/tests/support/api/calls/registered-user";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

// Before the first request: settings are read once per process.
beforeAll(() => {
  process.env.REQUIRE_ADMIN_SECOND_FACTOR = "true";
});
afterAll(() => {
  delete process.env.REQUIRE_ADMIN_SECOND_FACTOR;
});

const stats = (token: string) => call(statsRoute.GET, "/api/admin/stats", { token });
const isRequired = async ({ token }: RegisteredUser) => (await factorCalls.read(token)).isRequired;

describeOnDatabases("when a second factor is required of administrators", (database) => {
  beforeEach(() => database.clear());

  test("refuses an administrator's calls until it is enabled, and says where to enable it", async () => {
    const [admin, user] = [await registerUser(), await registerUser()];
    await database.client.user.update({ where: { id: admin.id }, data: { role: "admin" } });
    expect([await isRequired(admin), await isRequired(user)]).toEqual([true, false]);
    const refused = await stats(admin.token);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toEqual({
      code: "FORBIDDEN",
      message: "Администратору нужен вход с кодом. Включите его: Настройки → Вход с кодом.",
    });

    const { secret } = await beginSecondFactor(admin);
    expect((await stats(admin.token)).status).toBe(403);
    await factorCalls.confirm(admin.token, { code: totpCode(secret) });
    expect((await stats(admin.token)).status).toBe(200);
    expect(await (await stats(user.token)).json()).toMatchObject({ message: "Доступ запрещен" });
  });
});
