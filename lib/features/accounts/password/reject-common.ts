import "server-only";

import { fieldError } from "@/lib/core/errors";
import { tooCommon } from "@/lib/features/accounts/schema";
import { isKnownPassword } from "@/lib/platform/auth/passwords/known-password";

/**
 * The check of a new password that its schema cannot do, because the schema also runs in the browser.
 * @throws DomainError VALIDATION, shown at `field`, for a password on lists of common passwords.
 */
export function rejectCommonPassword(password: string, field: string): void {
  if (!isKnownPassword(password)) return;
  throw fieldError(field, tooCommon);
}
