import { z } from "zod";
import { existingPassword } from "@/lib/features/accounts/schema";

/**
 * Body of `DELETE /api/user/delete`, which may be left out (docs/specification/accounts.md#account-deletion);
 * `operations.ts` says when the password is required.
 */
export const accountDeletionRequest = z.strictObject({
  password: existingPassword("Введите пароль").optional(),
});
