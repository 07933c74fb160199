import "server-only";

import type { ErrorCode } from "@/lib/core/error-codes";
import { DomainError, fieldError } from "@/lib/core/errors";
import { consumeCode } from "@/lib/features/accounts/second-factor/mutations";
import { hasSecondFactor } from "@/lib/platform/auth/account";
import type { Database } from "@/lib/platform/db/database";
import { secondFactorFailures } from "@/lib/platform/http/limits/limits";
import { consumeRateLimit, resetRateLimits } from "@/lib/platform/http/limits/rate-limit";

/**
 * Checks the second factor after a correct password.
 * @throws DomainError with `errorCode` for a wrong, an old or a used code; RATE_LIMITED after ten failures.
 */
export async function requireCode(
  database: Database,
  userId: string,
  { code, errorCode }: { code: string; errorCode: ErrorCode },
  now: Date,
): Promise<void> {
  const counters = secondFactorFailures.map((rule) => ({ ...rule, subject: userId }));
  for (const counter of counters) await consumeRateLimit(database, counter, now);
  if (!(await consumeCode(database, userId, code, now))) {
    throw fieldError("code", "Неверный код", { code: errorCode });
  }
  for (const counter of counters) await resetRateLimits(database, counter);
}

/**
 * Checks the code that a login needs after a correct password.
 * @throws DomainError SECOND_FACTOR_REQUIRED for a missing or wrong code; RATE_LIMITED.
 */
export async function requireLoginCode(
  database: Database,
  userId: string,
  code: string | undefined,
  now: Date,
): Promise<void> {
  if (!(await hasSecondFactor(database, userId))) return;
  const errorCode = "SECOND_FACTOR_REQUIRED";
  if (code === undefined) throw new DomainError(errorCode, "Введите код из приложения");
  await requireCode(database, userId, { code, errorCode }, now);
}
