import { expect, vi } from "vitest";
import * as loginRoute from "@/app/api/login/route";
import * as codesRoute from "@/app/api/user/second-factor/recovery-codes/route";
import * as factorRoute from "@/app/api/user/second-factor/route";
import type {
  SecondFactorConfirmed,
  SecondFactorSecret,
} from "@/lib/features/accounts/second-factor/responses";
import { call } from "@/tests/support/api/api-call";
import { type RegisteredUser, registerUser } from "@/tests/support/api/registered-user";
import type { TestDatabase } from "@/tests/support/servers/test-database";
import { totpCode } from "./authenticator";

const path = "/api/user/second-factor";

/** What a user does with the second factor of the account. */
export const factorCalls = {
  read: async (token: string) => (await call(factorRoute.GET, path, { token })).json(),
  begin: (token: string, json: object) => call(factorRoute.POST, path, { token, json }),
  confirm: (token: string, json: object) =>
    call(factorRoute.PUT, path, { method: "PUT", token, json }),
  disable: (token: string, json: object) =>
    call(factorRoute.DELETE, path, { method: "DELETE", token, json }),
  renewCodes: (token: string, json: object) =>
    call(codesRoute.POST, `${path}/recovery-codes`, { token, json }),
};

export const login = (json: object) => call(loginRoute.POST, "/api/login", { json });

/** As long as one code holds, in milliseconds. */
export const step = 30_000;

/** Moves the clock that `createOwnerMidStep` has stopped. */
export const advanceClock = (ms: number) => vi.setSystemTime(Date.now() + ms);

/** A user in the middle of a step, which ends when the test says so; `vi.useRealTimers()` lets the clock go on. */
export async function createOwnerMidStep(database: TestDatabase): Promise<RegisteredUser> {
  await database.clear();
  vi.useFakeTimers({ now: Math.floor(Date.now() / step) * step + step / 2, toFake: ["Date"] });
  return registerUser();
}

/** What a login begins with. */
export const credentials = ({ email, password }: RegisteredUser) => ({ email, password });

/** Begins to set one up. */
export async function beginSecondFactor(person: RegisteredUser): Promise<SecondFactorSecret> {
  const response = await factorCalls.begin(person.token, { password: person.password });
  expect(response.status).toBe(200);
  return (await response.json()) as SecondFactorSecret;
}

/** Switches it on, and lets the step of its first code pass. */
export async function enableSecondFactor(person: RegisteredUser) {
  const { secret } = await beginSecondFactor(person);
  const response = await factorCalls.confirm(person.token, { code: totpCode(secret) });
  expect(response.status).toBe(200);
  advanceClock(step);
  return { secret, ...((await response.json()) as SecondFactorConfirmed) };
}
