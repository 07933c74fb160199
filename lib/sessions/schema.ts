import { z } from "zod";
import { isId } from "@/lib/core/ids";
import { line } from "@/lib/engine/answers/text";
import { oneEmail } from "@/lib/users/one-email";
import { credentialsRequired, knownPassword } from "@/lib/users/schema";
import { loginCode } from "@/lib/users/second-factor/schema";

/** Body of `DELETE /api/user/sessions` and `…/{id}`, which may be left out: see `requireRecentPassword`. */
export const sessionsEnd = z.strictObject({
  password: knownPassword("Введите пароль").optional(),
});

/** Body of `POST /api/login`. */
export const loginSchema = z.strictObject({
  email: line(254, credentialsRequired).min(1, credentialsRequired).transform(oneEmail),
  password: knownPassword(credentialsRequired),
  /** Of the second factor, where the account has one: decision 0015. */
  code: loginCode,
});

export type Login = z.output<typeof loginSchema>;

/** Segments of `/api/user/sessions/{id}`. */
export const sessionParams = z.object({ id: z.string().refine(isId) });
