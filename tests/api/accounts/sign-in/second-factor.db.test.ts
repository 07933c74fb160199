/** Login with a code after the password: TOTP of RFC 6238, recovery codes, an administrator's help. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as removeRoute from "@/app/api/admin/users/[userId]/second-factor/route";
import * as usersRoute from "@/app/api/admin/users/route";
import * as loginRoute from "@/app/api/login/route";
import * as codesRoute from "@/app/api/user/second-factor/recovery-codes/route";
import * as factorRoute from "@/app/api/user/second-factor/route";
import type {
  SecondFactorConfirmed,
  SecondFactorSecret,
} from "@/lib/features/accounts/second-factor/responses";
import { call } from "@/tests/support/api/api-call";
import { codeOf } from "@/tests/support/api/authenticator";
import {
  getCurrentUser,
  type RegisteredUser,
  registerUser,
  signInAgain,
} from "@/tests/support/api/registered-user";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const path = "/api/user/second-factor";
const state = async (token: string) => (await call(factorRoute.GET, path, { token })).json();
const begin = (token: string, json: object) => call(factorRoute.POST, path, { token, json });
const confirm = (token: string, json: object) =>
  call(factorRoute.PUT, path, { method: "PUT", token, json });
const disable = (token: string, json: object) =>
  call(factorRoute.DELETE, path, { method: "DELETE", token, json });
const renewCodes = (token: string, json: object) =>
  call(codesRoute.POST, `${path}/recovery-codes`, { token, json });
const login = (json: object) => call(loginRoute.POST, "/api/login", { json });
const remove = (token: string, userId: string) =>
  call(removeRoute.DELETE, `/api/admin/users/${userId}/second-factor`, {
    method: "DELETE",
    token,
    params: { userId },
  });

const step = 30_000;
const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

describeOnDatabases("a second factor", (database) => {
  let owner: RegisteredUser;

  beforeEach(async () => {
    await database.clear();
    // In the middle of a step, which ends when the test says so.
    vi.useFakeTimers({
      now: Math.floor(Date.now() / step) * step + step / 2,
      toFake: ["Date"],
    });
    owner = await registerUser();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const secretOf = async (person: RegisteredUser) => {
    const response = await begin(person.token, { password: person.password });
    expect(response.status).toBe(200);
    return (await response.json()) as SecondFactorSecret;
  };
  /** Switches it on, and lets the step of its first code pass. */
  const switchOn = async (person: RegisteredUser) => {
    const { secret } = await secretOf(person);
    const response = await confirm(person.token, { code: codeOf(secret) });
    expect(response.status).toBe(200);
    later(step);
    return { secret, ...((await response.json()) as SecondFactorConfirmed) };
  };
  const emails = async (recipient: string) =>
    (await database.client.outboxMail.findMany({ where: { recipient }, select: { subject: true } }))
      .map(({ subject }) => subject)
      .sort();

  test("is asked for after it was switched on, and the other sessions end", async () => {
    const elsewhere = await signInAgain(owner);
    expect(await state(owner.token)).toEqual({
      isOn: false,
      since: null,
      recoveryCodesLeft: 0,
      isRequired: false,
    });
    const { secret, recoveryCodes, endedSessions } = await switchOn(owner);
    expect(endedSessions).toBe(1);
    expect((await getCurrentUser(elsewhere)).status).toBe(401);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await state(owner.token)).toMatchObject({ isOn: true, recoveryCodesLeft: 10 });
    expect(await emails(owner.email)).toContain("Вход с кодом включён");

    const asked = await login({ email: owner.email, password: owner.password });
    expect(asked.status).toBe(401);
    expect(await asked.json()).toEqual({
      code: "SECOND_FACTOR_REQUIRED",
      message: "Введите код из приложения",
    });
    expect(asked.headers.getSetCookie().join()).not.toContain("auth-token=e");
    const [first = "", second = ""] = [codeOf(secret).slice(0, 3), codeOf(secret).slice(3)];
    const response = await login({ ...credentials(owner), code: ` ${first} ${second} ` });
    expect(response.status).toBe(200);
  });

  const credentials = ({ email, password }: RegisteredUser) => ({ email, password });

  test("is asked for where the field is empty, and a wrong code signs nobody in", async () => {
    await switchOn(owner);
    for (const code of ["", "000000"]) {
      const refused = await login({ ...credentials(owner), code });
      expect(refused.status).toBe(401);
      expect(await refused.json()).toMatchObject({ code: "SECOND_FACTOR_REQUIRED" });
      expect(refused.headers.getSetCookie()).toEqual([]);
    }
  });

  test("is told of to nobody who does not know the password", async () => {
    const { secret } = await switchOn(owner);
    const plain = await registerUser();
    const responses = [
      await login({ email: owner.email, password: "не тот пароль" }),
      await login({ email: owner.email, password: "не тот пароль", code: codeOf(secret) }),
      await login({ email: plain.email, password: "не тот пароль" }),
      await login({ email: "nobody@example.ru", password: "не тот пароль", code: "123456" }),
    ];
    for (const response of responses) {
      expect(response.status).toBe(401);
      expect(await response.json()).toEqual({
        code: "UNAUTHENTICATED",
        message: "Неверный email или пароль",
      });
    }
    // Nor is its code used up by that.
    expect((await login({ ...credentials(owner), code: codeOf(secret) })).status).toBe(200);
  });

  test("a code that an account does not have is no hindrance, an empty field is none", async () => {
    expect((await login({ ...credentials(owner), code: "123456" })).status).toBe(200);
    expect((await login({ ...credentials(owner), code: "" })).status).toBe(200);
  });

  test("no code is taken twice, nor one older than the last", async () => {
    const { secret } = await switchOn(owner);
    const before = codeOf(secret, -30);
    const code = codeOf(secret);
    expect((await login({ ...credentials(owner), code })).status).toBe(200);
    for (const old of [code, before]) {
      const refused = await login({ ...credentials(owner), code: old });
      expect(refused.status).toBe(401);
      expect(await refused.json()).toEqual({
        code: "SECOND_FACTOR_REQUIRED",
        message: "Неверный код",
        fieldErrors: { code: ["Неверный код"] },
      });
    }
    later(step);
    expect((await login({ ...credentials(owner), code: codeOf(secret) })).status).toBe(200);
  });

  test("of two that come with one code at once, one gets in", async () => {
    const { secret, recoveryCodes } = await switchOn(owner);
    for (const code of [codeOf(secret), recoveryCodes[0]]) {
      const both = await Promise.all([1, 2].map(() => login({ ...credentials(owner), code })));
      expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    }
  });

  test("a clock that is half a minute off signs in, one of two minutes does not", async () => {
    const { secret } = await switchOn(owner);
    for (const seconds of [-120, 120]) {
      const code = codeOf(secret, seconds);
      expect((await login({ ...credentials(owner), code })).status, `${seconds}`).toBe(401);
    }
    later(2 * step);
    expect((await login({ ...credentials(owner), code: codeOf(secret, -30) })).status).toBe(200);
    later(2 * step);
    expect((await login({ ...credentials(owner), code: codeOf(secret, 30) })).status).toBe(200);
  });

  test("a recovery code signs in once, however it is typed", async () => {
    const { recoveryCodes } = await switchOn(owner);
    const [code = ""] = recoveryCodes;
    const typed = code.toUpperCase().replaceAll("-", " ").replaceAll("0", "O");
    expect((await login({ ...credentials(owner), code: typed })).status).toBe(200);
    expect((await login({ ...credentials(owner), code })).status).toBe(401);
    expect(await state(owner.token)).toMatchObject({ recoveryCodesLeft: 9 });
  });

  test("a recovery code is another one's of nobody", async () => {
    const { recoveryCodes } = await switchOn(owner);
    const other = await registerUser();
    await switchOn(other);
    expect((await login({ ...credentials(other), code: recoveryCodes[0] })).status).toBe(401);
  });

  test("guessing ends after ten wrong codes, for that account alone", async () => {
    const { secret } = await switchOn(owner);
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await login({ ...credentials(owner), code: "000000" })).status).toBe(401);
    }
    const refused = await login({ ...credentials(owner), code: codeOf(secret) });
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("900");
    const other = await registerUser();
    const theirs = await switchOn(other);
    expect((await login({ ...credentials(other), code: codeOf(theirs.secret) })).status).toBe(200);
    later(16 * 60 * 1000);
    expect((await login({ ...credentials(owner), code: codeOf(secret) })).status).toBe(200);
  });

  test("thirty wrong codes a day are all, however slowly they come", async () => {
    const { secret } = await switchOn(owner);
    for (let tries = 0; tries < 30; tries += 1) {
      if (tries % 10 === 0) later(16 * 60 * 1000);
      expect((await login({ ...credentials(owner), code: "000000" })).status).toBe(401);
    }
    later(16 * 60 * 1000);
    expect((await login({ ...credentials(owner), code: codeOf(secret) })).status).toBe(429);
    later(24 * 60 * 60 * 1000);
    expect((await login({ ...credentials(owner), code: codeOf(secret) })).status).toBe(200);
  });

  describe("being set up", () => {
    test("needs the password, and asks no login for a code yet", async () => {
      const refused = await begin(owner.token, { password: "не тот пароль" });
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({
        fieldErrors: { password: ["Неверный пароль"] },
      });
      const { secret, uri } = await secretOf(owner);
      expect(new URL(uri).searchParams.get("secret")).toBe(secret);
      expect(await state(owner.token)).toMatchObject({ isOn: false });
      expect((await login(credentials(owner))).status).toBe(200);
    });

    test("goes on by a code of its own secret alone, the newest one", async () => {
      const before = await secretOf(owner);
      const { secret } = await secretOf(owner);
      for (const code of ["000000", codeOf(before.secret), codeOf(secret, 300)]) {
        const refused = await confirm(owner.token, { code });
        expect(refused.status).toBe(400);
        expect(await refused.json()).toMatchObject({ code: "VALIDATION" });
      }
      expect((await confirm(owner.token, { code: codeOf(secret) })).status).toBe(200);
      // The code that switched it on signs nobody in.
      expect((await login({ ...credentials(owner), code: codeOf(secret) })).status).toBe(401);
    });

    test("is over after an hour, and not there without a beginning", async () => {
      expect((await confirm(owner.token, { code: "123456" })).status).toBe(409);
      const { secret } = await secretOf(owner);
      later(61 * 60 * 1000);
      expect((await confirm(owner.token, { code: codeOf(secret) })).status).toBe(409);
    });

    test("of two confirmations at once one is done", async () => {
      const { secret } = await secretOf(owner);
      const code = codeOf(secret);
      const both = await Promise.all([1, 2].map(() => confirm(owner.token, { code })));
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await state(owner.token)).toMatchObject({ isOn: true, recoveryCodesLeft: 10 });
    });

    test("does not replace one that is on", async () => {
      const { secret } = await switchOn(owner);
      expect((await begin(owner.token, { password: owner.password })).status).toBe(409);
      expect((await login({ ...credentials(owner), code: codeOf(secret) })).status).toBe(200);
    });
  });

  test("needs the password and a code to be switched off", async () => {
    const { secret } = await switchOn(owner);
    const { password } = owner;
    const code = codeOf(secret);
    const refused: [object, string][] = [
      [{ password }, "code"],
      [{ code }, "password"],
      [{ password: "не тот пароль", code }, "password"],
      [{ password, code: "000000" }, "code"],
    ];
    for (const [body, field] of refused) {
      const response = await disable(owner.token, body);
      expect(response.status).toBe(400);
      expect((await response.json()).fieldErrors).toHaveProperty([field]);
    }
    expect((await disable(owner.token, { password, code })).status).toBe(200);
    expect(await state(owner.token)).toMatchObject({ isOn: false, recoveryCodesLeft: 0 });
    expect((await login(credentials(owner))).status).toBe(200);
    expect(await emails(owner.email)).toContain("Вход с кодом отключён");
    expect(await database.client.recoveryCode.count()).toBe(0);
  });

  test("new recovery codes need both as well, and void the old ones", async () => {
    const { secret, recoveryCodes: old } = await switchOn(owner);
    const { password } = owner;
    expect((await renewCodes(owner.token, { password, code: "000000" })).status).toBe(400);
    const response = await renewCodes(owner.token, { password, code: codeOf(secret) });
    const { recoveryCodes } = (await response.json()) as SecondFactorConfirmed;
    expect(await emails(owner.email)).toContain("Запасные коды заменены");
    expect((await login({ ...credentials(owner), code: old[1] })).status).toBe(401);
    expect((await login({ ...credentials(owner), code: recoveryCodes[1] })).status).toBe(200);
  });

  test("nothing of it stands readable in the database", async () => {
    const { secret, recoveryCodes } = await switchOn(owner);
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

    test("takes it off another's account: sessions end, the owner gets an e-mail", async () => {
      await switchOn(owner);
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

    test("never their own", async () => {
      await switchOn(admin);
      expect((await remove(admin.token, admin.id)).status).toBe(403);
      expect(await state(admin.token)).toMatchObject({ isOn: true });
    });
  });
});
