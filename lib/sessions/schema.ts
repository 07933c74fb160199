import { z } from "zod";
import { isId } from "@/lib/core/ids";
import { line } from "@/lib/engine/answers/text";
import { credentialsRequired, knownPassword } from "@/lib/users/schema";

/** Body of `POST /api/login`. */
export const loginSchema = z.strictObject({
  email: line(254, credentialsRequired).min(1, credentialsRequired).toLowerCase(),
  password: knownPassword(credentialsRequired),
});

export type Login = z.output<typeof loginSchema>;

/** Segments of `/api/user/sessions/{id}`. */
export const sessionParams = z.object({ id: z.string().refine(isId) });
