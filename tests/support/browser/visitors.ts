import { type APIRequestContext, request as requests } from "@playwright/test";
import type { SignedIn } from "@/lib/features/accounts/responses";
import { e2eWorkerServer } from "@/tests/support/runner/e2e-address.mjs";
import { admin } from "@/tests/support/test-admin";

export type Credentials = { email: string; password: string };

let count = 0;

/** A visitor who has not registered yet; a new one at each call. */
export function newCredentials(): Credentials {
  count += 1;
  return { email: `visitor-${Date.now()}-${count}@example.ru`, password: "длинный пароль 1" };
}

/** Gives a registered visitor the premium plan, as an administrator does. */
export async function makePremium(request: APIRequestContext, email: string): Promise<void> {
  // In a separate client: a login ends the session of its cookie.
  const operator = await requests.newContext({ baseURL: e2eWorkerServer().url });
  const login = await operator.post("/api/login", { data: admin });
  const { token } = (await login.json()) as SignedIn;
  await operator.dispose();
  const headers = { authorization: `Bearer ${token}` };
  const users = await request.get("/api/admin/users?limit=200", { headers });
  const user = ((await users.json()) as { id: string; email: string }[]).find(
    (candidate) => candidate.email === email,
  );
  const change = await request.patch(`/api/admin/users/${user?.id}/role`, {
    headers,
    data: { role: "premium" },
  });
  if (!change.ok()) throw new Error(`${change.status()} ${await change.text()}`);
}
