import "server-only";

import { fieldError } from "@/lib/core/errors";
import { findPasswordHash } from "@/lib/features/accounts/data";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import { noPassword, verifyPassword } from "@/lib/platform/auth/passwords/password";
import type { Database } from "@/lib/platform/db/database";
import { passwordProofFailures } from "@/lib/platform/http/limits/limits";
import { consumeRateLimit, resetRateLimits } from "@/lib/platform/http/limits/rate-limit";

/**
 * Checks that the signed-in user knows the password; `field` is where the form shows the error.
 * @returns the stored hash that matches.
 * @throws DomainError VALIDATION for a wrong or missing password; RATE_LIMITED after ten failures.
 */
export async function requirePassword(
  database: Database,
  userId: AuthorizedUserId,
  { password, field }: { password: string; field: string },
  now: Date,
): Promise<string> {
  const counter = { ...passwordProofFailures, subject: userId };
  await consumeRateLimit(database, counter, now);
  const hash = await findPasswordHash(database, userId);
  if (hash === noPassword) {
    throw fieldError(
      field,
      "У кабинета ещё нет пароля. Задайте его в настройках, в разделе «Способы входа».",
    );
  }
  const isRight = await verifyPassword(password, hash);
  if (hash === null || !isRight) {
    throw fieldError(field, "Неверный пароль");
  }
  await resetRateLimits(database, counter);
  return hash;
}
