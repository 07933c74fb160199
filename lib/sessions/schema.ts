import { z } from "zod";
import { line } from "@/lib/engine/answers/text";
import { credentialsRequired } from "@/lib/users/schema";

/**
 * Body of `POST /api/login`. No rules of a new password here: whoever logs in has one already, and a
 * refusal by form would tell which passwords cannot be right.
 */
export const loginSchema = z.strictObject({
  email: line(254, credentialsRequired).min(1, credentialsRequired).toLowerCase(),
  password: z
    .string(credentialsRequired)
    .min(1, credentialsRequired)
    .max(512, "Пароль должен быть не длиннее 128 символов"),
});

export type Login = z.output<typeof loginSchema>;
