import "server-only";

import { fieldError } from "@/lib/core/errors";
import { tooCommon } from "@/lib/features/accounts/schema";
import { isKnownPassword } from "@/lib/platform/auth/passwords/known-password";

/**
 * What the schema of a new password cannot check, because the browser has it too.
 * @throws DomainError VALIDATION, shown at `field`, for a password that guessers have on their lists.
 */
export function rejectCommonPassword(password: string, field: string): void {
  if (!isKnownPassword(password)) return;
  throw fieldError(field, tooCommon);
}
