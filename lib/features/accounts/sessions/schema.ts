import { z } from "zod";
import { isId } from "@/lib/core/ids";
import { knownPassword } from "@/lib/features/accounts/schema";

/** Body of `DELETE /api/user/sessions` and `…/{id}`, which may be left out: see `requireRecentPassword`. */
export const sessionsEnd = z.strictObject({
  password: knownPassword("Введите пароль").optional(),
});

/** Segments of `/api/user/sessions/{id}`. */
export const sessionParams = z.object({ id: z.string().refine(isId) });
