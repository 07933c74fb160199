import { newId } from "@/lib/core/ids";
import { createSession } from "@/lib/features/accounts/sessions/mutations";
import { mintToken } from "@/lib/platform/auth/token";
import type { Database } from "@/lib/platform/db/database";

export type Caller = { id: string; email: string; token: string };

let callers = 0;

/** A signed-in user, created without the form: hashing passwords for hundreds of users would take minutes. */
export async function createSignedInUser(database: Database, data: object = {}): Promise<Caller> {
  callers += 1;
  const id = newId();
  const email = `caller${callers}@example.ru`;
  const now = new Date();
  await database.user.create({
    data: { id, email, password: "none", documentsLimit: 100_000, ...data },
  });
  const sid = await createSession(database, id, { address: null, userAgent: null }, now);
  const authTime = Math.floor(now.getTime() / 1000);
  const token = await mintToken({ sub: id, sid, auth_time: authTime, role: "user" });
  return { id, email, token };
}
