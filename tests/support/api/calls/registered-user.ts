import { createHash, randomUUID } from "node:crypto";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import * as loginRoute from "@/app/api/auth/login/route";
import * as registerRoute from "@/app/api/auth/register/route";
import * as userRoute from "@/app/api/auth/user/route";
import { createAccountWithSession } from "@/lib/features/accounts/registration/operations";
import type { SignedIn } from "@/lib/features/accounts/responses";
import { type Registration, registrationRequest } from "@/lib/features/accounts/schema";
import { hashPassword, needsRehash } from "@/lib/platform/auth/passwords/password";
import { environment } from "@/lib/platform/config/environment";
import { getDatabase } from "@/lib/platform/db/get-database";
import { call } from "@/tests/support/api/calls/api-call";

export type RegisteredUser = { token: string; id: string; email: string; password: string };

/** The password of all test users. */
export const testPassword = "верный пароль 1";

let people = 0;
let hash: Promise<string> | undefined;

/** A user who has just registered. */
export async function registerUser(more: Partial<Registration> = {}): Promise<RegisteredUser> {
  people += 1;
  const { token, user } = await createAccount({ email: `someone${people}@example.ru`, ...more });
  return { email: user.email, password: testPassword, token, id: user.id };
}

/**
 * An account as registration leaves it, created without the route: a hash takes 50 ms of CPU time, and all test users
 * have the same password. `registration.db.test.ts` registers over the route.
 */
export async function createAccount(registration: Partial<Registration>): Promise<SignedIn> {
  const { password: _typed, ...owner } = registrationRequest.parse({
    ...registration,
    password: testPassword,
  });
  hash ??= hashOnce();
  const passwordHash = await hash;
  const origin = { address: null, userAgent: null };
  return createAccountWithSession(
    await getDatabase(),
    { ...owner, passwordHash },
    origin,
    new Date(),
  );
}

/** A user who has registered as a visitor does. */
export async function registerOverRoute(email: string, more: object = {}): Promise<SignedIn> {
  const json = { email, password: testPassword, ...more };
  const response = await call(registerRoute.POST, "/api/register", { json });
  expect(response.status).toBe(201);
  return response.json();
}

/** The hash of that password, cached next to the secret it was made with. */
async function hashOnce(): Promise<string> {
  const name = createHash("sha256").update(testPassword).digest("hex").slice(0, 16);
  const file = join(environment().dataDir, `password-${name}`);
  const stored = await readFile(file, "utf8").catch(() => "");
  if (!needsRehash(stored)) return stored;
  const hash = await hashPassword(testPassword);
  // Another test file may do the same at this moment.
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, hash);
  await rename(draft, file);
  return hash;
}

/** Creates another session of the user, from the given browser. */
export async function signInAgain(
  { email, password }: Pick<RegisteredUser, "email" | "password">,
  userAgent = "curl/8.5.0",
): Promise<string> {
  const options = { json: { email, password }, headers: { "user-agent": userAgent } };
  const response = await call(loginRoute.POST, "/api/login", options);
  expect(response.status).toBe(200);
  return ((await response.json()) as SignedIn).token;
}

/** The user that the server recognises by a bearer token, a cookie or both. */
export const getCurrentUserBy = (credentials: { token?: string; cookie?: string }) =>
  call(userRoute.GET, "/api/auth/user", credentials);

export const getCurrentUser = (token: string) => getCurrentUserBy({ token });
