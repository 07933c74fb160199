import { newId } from "@/lib/core/ids";
import { insertSignIn, saveProfile } from "@/lib/features/accounts/providers/mutations";
import type { Database } from "@/lib/platform/db/database";

/** Either of the providers; the file's fake has both. */
export const providerParameters = { parameters: { provider: "yandex" } };

/** A new user's sign-in that a provider has confirmed, by the cookie of its browser. */
export async function confirmedSignIn(client: Database) {
  const subject = newId();
  const signIn = { provider: "yandex", userId: null, next: null, ref: null, checks: {} } as const;
  const token = await insertSignIn(client, signIn, new Date());
  const email = `${subject}@yandex.ru`;
  const profile = { subject, email, isProven: true, firstName: "Ольга", lastName: null };
  await saveProfile(client, token, profile);
  return { headers: { cookie: `service-sign-in=${token}` } };
}

/** Links a provider's user to an account directly in the database. */
export async function connectIdentity(client: Database, userId: string): Promise<void> {
  const identity = { userId, provider: "yandex", subject: newId() };
  await client.providerIdentity.deleteMany({ where: { userId } });
  await client.providerIdentity.create({ data: identity });
}
