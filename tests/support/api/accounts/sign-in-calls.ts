import { newId } from "@/lib/core/ids";
import { insertSignIn, saveProfile } from "@/lib/features/accounts/providers/mutations";
import type { Database } from "@/lib/platform/db/database";

/** Any of the services; the stand-in of the file has both. */
export const providerParameters = { parameters: { provider: "yandex" } };

/** A sign-in of somebody new that a service has confirmed, by the cookie of its browser. */
export async function confirmedSignIn(client: Database) {
  const subject = newId();
  const signIn = { provider: "yandex", userId: null, next: null, ref: null, checks: {} } as const;
  const token = await insertSignIn(client, signIn, new Date());
  const email = `${subject}@yandex.ru`;
  const profile = { subject, email, isProven: true, firstName: "Ольга", lastName: null };
  await saveProfile(client, token, profile);
  return { headers: { cookie: `service-sign-in=${token}` } };
}

/** Joins a service's user to an account, past the service. */
export async function connectIdentity(client: Database, userId: string): Promise<void> {
  const identity = { userId, provider: "yandex", subject: newId() };
  await client.providerIdentity.deleteMany({ where: { userId } });
  await client.providerIdentity.create({ data: identity });
}
