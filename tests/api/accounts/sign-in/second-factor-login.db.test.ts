/** Login with a code after the password: TOTP of RFC 6238, recovery codes. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { totpCode } from "@/tests/support/api/accounts/authenticator";
import {
  advanceClock,
  createOwnerMidStep,
  credentials,
  enableSecondFactor,
  factorCalls,
  login,
  stepMs,
} from "@/tests/support/api/accounts/second-factor-calls";
import {
  getCurrentUser,
  type RegisteredUser,
  registerUser,
  signInAgain,
} from "@/tests/support/api/calls/registered-user";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

describeOnDatabases("login with a second factor", (database) => {
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

  test("requires a code after it was enabled, which also ends the other sessions", async () => {
    const elsewhere = await signInAgain(owner);
    expect(await factorCalls.read(owner.token)).toEqual({
      isOn: false,
      since: null,
      recoveryCodesLeft: 0,
      isRequired: false,
    });
    const { secret, recoveryCodes, endedSessions } = await enableSecondFactor(owner);
    expect(endedSessions).toBe(1);
    expect((await getCurrentUser(elsewhere)).status).toBe(401);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await factorCalls.read(owner.token)).toMatchObject({
      isOn: true,
      recoveryCodesLeft: 10,
    });
    expect(await emails(owner.email)).toContain("Вход с кодом включён");

    const asked = await login({ email: owner.email, password: owner.password });
    expect(asked.status).toBe(401);
    expect(await asked.json()).toEqual({
      code: "SECOND_FACTOR_REQUIRED",
      message: "Введите код из приложения",
    });
    expect(asked.headers.getSetCookie().join()).not.toContain("auth-token=e");
    const [first = "", second = ""] = [totpCode(secret).slice(0, 3), totpCode(secret).slice(3)];
    const response = await login({ ...credentials(owner), code: ` ${first} ${second} ` });
    expect(response.status).toBe(200);
  });

  test("returns 401 without a session to an empty and a wrong code", async () => {
    await enableSecondFactor(owner);
    for (const code of ["", "000000"]) {
      const refused = await login({ ...credentials(owner), code });
      expect(refused.status).toBe(401);
      expect(await refused.json()).toMatchObject({ code: "SECOND_FACTOR_REQUIRED" });
      expect(refused.headers.getSetCookie()).toEqual([]);
    }
  });

  test("does not reveal the second factor or use up its code without the right password", async () => {
    const { secret } = await enableSecondFactor(owner);
    const plain = await registerUser();
    const responses = [
      await login({ email: owner.email, password: "не тот пароль" }),
      await login({ email: owner.email, password: "не тот пароль", code: totpCode(secret) }),
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
    // And its code is not used up by that.
    expect((await login({ ...credentials(owner), code: totpCode(secret) })).status).toBe(200);
  });

  test("ignores a code when the account has no second factor", async () => {
    expect((await login({ ...credentials(owner), code: "123456" })).status).toBe(200);
    expect((await login({ ...credentials(owner), code: "" })).status).toBe(200);
  });

  test("rejects a used code and one older than the last", async () => {
    const { secret } = await enableSecondFactor(owner);
    const before = totpCode(secret, -30);
    const code = totpCode(secret);
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
    advanceClock(stepMs);
    expect((await login({ ...credentials(owner), code: totpCode(secret) })).status).toBe(200);
  });

  test("accepts one of two parallel logins with the same code", async () => {
    const { secret, recoveryCodes } = await enableSecondFactor(owner);
    for (const code of [totpCode(secret), recoveryCodes[0]]) {
      const both = await Promise.all([1, 2].map(() => login({ ...credentials(owner), code })));
      expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    }
  });

  test("accepts a clock that is half a minute off and rejects one two minutes off", async () => {
    const { secret } = await enableSecondFactor(owner);
    for (const seconds of [-120, 120]) {
      const code = totpCode(secret, seconds);
      expect((await login({ ...credentials(owner), code })).status, `${seconds}`).toBe(401);
    }
    advanceClock(2 * stepMs);
    expect((await login({ ...credentials(owner), code: totpCode(secret, -30) })).status).toBe(200);
    advanceClock(2 * stepMs);
    expect((await login({ ...credentials(owner), code: totpCode(secret, 30) })).status).toBe(200);
  });

  test("accepts a recovery code once, with other case, separators and O for 0", async () => {
    const { recoveryCodes } = await enableSecondFactor(owner);
    const [code = ""] = recoveryCodes;
    const typed = code.toUpperCase().replaceAll("-", " ").replaceAll("0", "O");
    expect((await login({ ...credentials(owner), code: typed })).status).toBe(200);
    expect((await login({ ...credentials(owner), code })).status).toBe(401);
    expect(await factorCalls.read(owner.token)).toMatchObject({ recoveryCodesLeft: 9 });
  });

  test("rejects another user's recovery code", async () => {
    const { recoveryCodes } = await enableSecondFactor(owner);
    const other = await registerUser();
    await enableSecondFactor(other);
    expect((await login({ ...credentials(other), code: recoveryCodes[0] })).status).toBe(401);
  });

  test("returns 429 after ten wrong codes, for that account only and for 15 minutes", async () => {
    const { secret } = await enableSecondFactor(owner);
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await login({ ...credentials(owner), code: "000000" })).status).toBe(401);
    }
    const refused = await login({ ...credentials(owner), code: totpCode(secret) });
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("900");
    const other = await registerUser();
    const theirs = await enableSecondFactor(other);
    expect((await login({ ...credentials(other), code: totpCode(theirs.secret) })).status).toBe(
      200,
    );
    advanceClock(16 * 60 * 1000);
    expect((await login({ ...credentials(owner), code: totpCode(secret) })).status).toBe(200);
  });

  test("returns 429 after thirty wrong codes in a day, however slowly they come", async () => {
    const { secret } = await enableSecondFactor(owner);
    for (let tries = 0; tries < 30; tries += 1) {
      if (tries % 10 === 0) advanceClock(16 * 60 * 1000);
      expect((await login({ ...credentials(owner), code: "000000" })).status).toBe(401);
    }
    advanceClock(16 * 60 * 1000);
    expect((await login({ ...credentials(owner), code: totpCode(secret) })).status).toBe(429);
    advanceClock(24 * 60 * 60 * 1000);
    expect((await login({ ...credentials(owner), code: totpCode(secret) })).status).toBe(200);
  });
});
