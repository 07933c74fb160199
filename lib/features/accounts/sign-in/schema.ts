import { z } from "zod";
import { identifierSchema } from "@/lib/engine/text-schemas";
import { normaliseEmail } from "@/lib/features/accounts/normalise-email";
import { credentialsRequired, existingPassword } from "@/lib/features/accounts/schema";
import { loginCodeRequest } from "@/lib/features/accounts/second-factor/schema";

/** Body of `POST /api/login`. */
export const loginRequest = z.strictObject({
  email: z
    .string(credentialsRequired)
    .pipe(identifierSchema(254, "Некорректный email").min(1, credentialsRequired))
    .transform(normaliseEmail),
  password: existingPassword(credentialsRequired),
  /** The second-factor code, if the account has one: decision 0015. */
  code: loginCodeRequest,
});

/** The request as it is sent, before parsing. */
export type LoginRequest = z.input<typeof loginRequest>;
export type Login = z.output<typeof loginRequest>;
