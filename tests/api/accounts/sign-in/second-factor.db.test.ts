/** Setting up the second factor, disabling it, new recovery codes, and what an administrator may do. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as removeRoute from "@/app/api/admin/users/[userId]/second-factor/route";
import * as usersRoute from "@/app/api/admin/users/route";
import type { SecondFactorConfirmed } from "@/lib/features/accounts/second-factor/responses";
import { totpCode } from "@/tests/support/api/accounts/authenticator";
import {
  advanceClock,
  beginSecondFactor,
  createOwnerMidStep,
  credentials,
  enableSecondFactor,
  factorCalls,
  login,
} from "@/tests/support/api/accounts/second-factor-calls";
import { call } from "@/tests/support/api/calls/api-call";
import {
  getCurrentUser,
  type RegisteredUser,
  registerUser,
} from "@/tests/support/api/calls/registered-user";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const remove = (token: string, userId: string) =>
  call(removeRoute.DELETE, `/api/admin/users/${userId}/second-factor`, {
    method: "DELETE",
    token,
    params: { userId },
  });

describeOnDatabases("a second factor", (database) => {
  let owner: RegisteredUser;

  beforeEach(async () => {
    owner = await createOwnerMidStep(database);
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const emails = async (recipient: string) =>
    (await database.client.outboxMail.findMany({ where: { recipient }, select: { subject: true } }))
      .map(({ subject }) => subject)
      .sort();

  describe("setup", () => {
    test("requires the password and does not affect logins before confirmation", async () => {
      const refused = await factorCalls.begin(owner.token, { password: "не тот пароль" });
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({
        fieldErrors: { password: ["Неверный пароль"] },
      });
      const { secret, uri } = await beginSecondFactor(owner);
      expect(new URL(uri).searchParams.get("secret")).toBe(secret);
      expect(await factorCalls.read(owner.token)).toMatchObject({ isOn: false });
      expect((await login(credentials(owner))).status).toBe(200);
    });

    test("accepts only a code of the newest secret, and that code cannot sign in", async () => {
      const before = await beginSecondFactor(owner);
      const { secret } = await beginSecondFactor(owner);
      for (const code of ["000000", totpCode(before.secret), totpCode(secret, 300)]) {
        const refused = await factorCalls.confirm(owner.token, { code });
        expect(refused.status).toBe(400);
        expect(await refused.json()).toMatchObject({ code: "VALIDATION" });
      }
      expect((await factorCalls.confirm(owner.token, { code: totpCode(secret) })).status).toBe(200);
      // The code that enabled it cannot be used to sign in.
      expect((await login({ ...credentials(owner), code: totpCode(secret) })).status).toBe(401);
    });

    test("returns 409 to a confirmation without a start and an hour after it", async () => {
      expect((await factorCalls.confirm(owner.token, { code: "123456" })).status).toBe(409);
      const { secret } = await beginSecondFactor(owner);
      advanceClock(61 * 60 * 1000);
      expect((await factorCalls.confirm(owner.token, { code: totpCode(secret) })).status).toBe(409);
    });

    test("accepts one of two parallel confirmations", async () => {
      const { secret } = await beginSecondFactor(owner);
      const code = totpCode(secret);
      const both = await Promise.all([1, 2].map(() => factorCalls.confirm(owner.token, { code })));
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await factorCalls.read(owner.token)).toMatchObject({
        isOn: true,
        recoveryCodesLeft: 10,
      });
    });

    test("returns 409 when a second factor is already enabled", async () => {
      const { secret } = await enableSecondFactor(owner);
      expect((await factorCalls.begin(owner.token, { password: owner.password })).status).toBe(409);
      expect((await login({ ...credentials(owner), code: totpCode(secret) })).status).toBe(200);
    });
  });

  test("requires the password and a code to be disabled", async () => {
    const { secret } = await enableSecondFactor(owner);
    const { password } = owner;
    const code = totpCode(secret);
    const refused: [object, string][] = [
      [{ password }, "code"],
      [{ code }, "password"],
      [{ password: "не тот пароль", code }, "password"],
      [{ password, code: "000000" }, "code"],
    ];
    for (const [body, field] of refused) {
      const response = await factorCalls.disable(owner.token, body);
      expect(response.status).toBe(400);
      expect((await response.json()).fieldErrors).toHaveProperty([field]);
    }
    expect((await factorCalls.disable(owner.token, { password, code })).status).toBe(200);
    expect(await factorCalls.read(owner.token)).toMatchObject({
      isOn: false,
      recoveryCodesLeft: 0,
    });
    expect((await login(credentials(owner))).status).toBe(200);
    expect(await emails(owner.email)).toContain("Вход с кодом отключён");
    expect(await database.client.recoveryCode.count()).toBe(0);
  });

  test("new recovery codes need a valid code and void the old ones", async () => {
    const { secret, recoveryCodes: old } = await enableSecondFactor(owner);
    const { password } = owner;
    expect((await factorCalls.renewCodes(owner.token, { password, code: "000000" })).status).toBe(
      400,
    );
    const response = await factorCalls.renewCodes(owner.token, {
      password,
      code: totpCode(secret),
    });
    const { recoveryCodes } = (await response.json()) as SecondFactorConfirmed;
    expect(await emails(owner.email)).toContain("Запасные коды заменены");
    expect((await login({ ...credentials(owner), code: old[1] })).status).toBe(401);
    expect((await login({ ...credentials(owner), code: recoveryCodes[1] })).status).toBe(200);
  });

  test("is stored without readable secret or recovery codes", async () => {
    const { secret, recoveryCodes } = await enableSecondFactor(owner);
    const rows = JSON.stringify([
      await database.client.secondFactor.findMany(),
      await database.client.recoveryCode.findMany(),
      await database.client.outboxMail.findMany(),
    ]);
    for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map(withoutGroups)]) {
      expect(rows).not.toContain(text);
    }
  });

  const withoutGroups = (code: string) => code.replaceAll("-", "");

  describe("an administrator", () => {
    let admin: RegisteredUser;
    beforeEach(async () => {
      admin = await registerUser();
      await database.client.user.update({ where: { id: admin.id }, data: { role: "admin" } });
    });

    test("disables it for another user: sessions end and the owner gets an e-mail", async () => {
      await enableSecondFactor(owner);
      const list = async () =>
        (await (await call(usersRoute.GET, "/api/admin/users", { token: admin.token })).json()) as {
          id: string;
          hasSecondFactor: boolean;
        }[];
      const isListed = async () => (await list()).find(({ id }) => id === owner.id);
      expect(await isListed()).toMatchObject({ hasSecondFactor: true });
      expect((await remove(admin.token, owner.id)).status).toBe(200);
      expect(await isListed()).toMatchObject({ hasSecondFactor: false });
      expect((await getCurrentUser(owner.token)).status).toBe(401);
      expect((await login(credentials(owner))).status).toBe(200);
      expect(await emails(owner.email)).toContain("Вход с кодом отключил администратор");
      expect((await remove(admin.token, owner.id)).status).toBe(404);
    });

    test("cannot disable it for themselves", async () => {
      await enableSecondFactor(admin);
      expect((await remove(admin.token, admin.id)).status).toBe(403);
      expect(await factorCalls.read(admin.token)).toMatchObject({ isOn: true });
    });
  });
});
