import { expect, vi } from "vitest";
import * as loginRoute from "@/app/api/login/route";
import * as codesRoute from "@/app/api/user/second-factor/recovery-codes/route";
import * as factorRoute from "@/app/api/user/second-factor/route";
import type {
  SecondFactorConfirmed,
  SecondFactorSecret,
} from "@/lib/features/accounts/second-factor/responses";
import { totpCode } from "@/tests/support/api/accounts/authenticator";
import { call } from "@/tests/support/api/calls/api-call";
import { type RegisteredUser, registerUser } from "@/tests/support/api/calls/registered-user";
import type { TestDatabase } from "@/tests/support/servers/test-database";

const path = "/api/user/second-factor";

/** A user's calls about the second factor. */
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

/** How long one code is valid, in milliseconds. */
export const stepMs = 30_000;

/** Advances the clock that `createOwnerMidStep` has stopped. */
export const advanceClock = (ms: number) => vi.setSystemTime(Date.now() + ms);

/** A user in the middle of a time step, which ends when the test says so; `vi.useRealTimers()` restarts the clock. */
export async function createOwnerMidStep(database: TestDatabase): Promise<RegisteredUser> {
  await database.clear();
  vi.useFakeTimers({
    now: Math.floor(Date.now() / stepMs) * stepMs + stepMs / 2,
    toFake: ["Date"],
  });
  return registerUser();
}

/** The first step of a login. */
export const credentials = ({ email, password }: RegisteredUser) => ({ email, password });

/** Starts the setup. */
export async function beginSecondFactor(person: RegisteredUser): Promise<SecondFactorSecret> {
  const response = await factorCalls.begin(person.token, { password: person.password });
  expect(response.status).toBe(200);
  return (await response.json()) as SecondFactorSecret;
}

/** Switches it on, and waits for the step of its first code to pass. */
export async function enableSecondFactor(person: RegisteredUser) {
  const { secret } = await beginSecondFactor(person);
  const response = await factorCalls.confirm(person.token, { code: totpCode(secret) });
  expect(response.status).toBe(200);
  advanceClock(stepMs);
  return { secret, ...((await response.json()) as SecondFactorConfirmed) };
}
