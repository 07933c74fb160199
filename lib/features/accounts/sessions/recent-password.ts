import "server-only";

import { DomainError, fieldError } from "@/lib/core/errors";
import { findPasswordHash } from "@/lib/features/accounts/data";
import { requirePassword } from "@/lib/features/accounts/password-proof";
import { getLastPasswordProof } from "@/lib/features/accounts/sessions/data";
import { recordPasswordProof } from "@/lib/features/accounts/sessions/mutations";
import type { Caller } from "@/lib/platform/auth/caller";
import { noPassword } from "@/lib/platform/auth/passwords/password";
import type { Database } from "@/lib/platform/db/database";

/** For this long after the password was typed, a session does not need it again. */
const freshMs = 15 * 60 * 1000;

/**
 * Requires the caller's password, unless it was typed in this session, or the session was started through a service,
 * within the last quarter of an hour: a token found in an open browser or a log must not be enough. Users without a
 * password have to sign in again.
 * @throws what `requirePassword` throws; DomainError VALIDATION with `missing` when it is required and absent; CONFLICT
 * when the account has no password.
 */
export async function requireRecentPassword(
  database: Database,
  { userId, sessionId }: Caller,
  { password, missing }: { password: string | undefined; missing: string },
  now: Date,
): Promise<void> {
  if (password !== undefined) {
    await requirePassword(database, userId, { password, field: "password" }, now);
    return recordPasswordProof(database, sessionId, now);
  }
  const proven = await getLastPasswordProof(database, userId, sessionId);
  if (now.getTime() - proven.getTime() > freshMs) {
    if ((await findPasswordHash(database, userId)) === noPassword) {
      throw new DomainError(
        "CONFLICT",
        "Вы вошли давно. Выйдите, войдите ещё раз и повторите: так мы убедимся, что это вы.",
      );
    }
    throw fieldError("password", missing);
  }
}
