import { z } from "zod";
import { knownPassword } from "@/lib/users/schema";

/**
 * Body of `DELETE /api/user/delete`, which may be left out as specification § 7 has it; see
 * `operations.ts` for when the password is asked.
 */
export const accountDeletion = z.strictObject({
  password: knownPassword("Введите пароль").optional(),
});
