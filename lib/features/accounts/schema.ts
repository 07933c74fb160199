import { z } from "zod";
import { emailAddress } from "@/lib/engine/answers/web-address";
import { lineSchema } from "@/lib/engine/text-schemas";
import { normaliseEmail } from "@/lib/features/accounts/normalise-email";
import { isCommonPassword } from "@/lib/platform/auth/passwords/common-passwords";

/** The message when either field is empty (docs/specification/accounts.md#registration). */
export const credentialsRequired = "Email и пароль обязательны";

/** The message for a very common password. */
export const tooCommon = "Этот пароль слишком простой: его подбирают первым";

const characters = (text: string) => [...text].length;

/**
 * A new password: 8 to 128 characters, any of them, exactly as typed (ASVS 6.2.8), but none of the most common
 * passwords. Source: docs/specification/accounts.md#passwords.
 */
export const newPassword = (missing: string) =>
  z
    .string(missing)
    .min(1, { error: missing, abort: true })
    .max(512, { error: "Пароль должен быть не длиннее 128 символов", abort: true })
    .refine((text) => characters(text) >= 8, {
      error: "Пароль должен быть не короче 8 символов",
      abort: true,
    })
    .refine((text) => characters(text) <= 128, {
      error: "Пароль должен быть не длиннее 128 символов",
      abort: true,
    })
    .refine((text) => !isCommonPassword(text), tooCommon);

/** Lower-cased in JavaScript, because the databases fold Cyrillic differently, and in one spelling. */
export const accountEmail = z
  .string(credentialsRequired)
  .trim()
  .min(1, { error: credentialsRequired, abort: true })
  .toLowerCase()
  .pipe(emailAddress("Некорректный email"))
  .transform(normaliseEmail)
  // Normalisation may leave an invalid domain.
  .pipe(emailAddress("Некорректный email"));

/** An existing password: the rules for a new one would reveal what it cannot be. */
export const existingPassword = (missing: string) =>
  z.string(missing).min(1, missing).max(512, "Пароль должен быть не длиннее 128 символов");

const optionalName = z.preprocess(
  (value: string | null | undefined) => (value === null || value === "" ? undefined : value),
  lineSchema(100).optional(),
);

/** Body of `POST /api/register` and the registration form. */
export const registrationRequest = z.strictObject({
  email: accountEmail,
  password: newPassword(credentialsRequired),
  firstName: optionalName,
  lastName: optionalName,
  /** The referrer's code, from `/register?ref=CODE`; an unknown one is ignored. */
  ref: z.preprocess(
    (value: string | null | undefined) => (value === null || value === "" ? undefined : value),
    lineSchema(50).optional(),
  ),
});

/** The request as it is sent, before parsing. */
export type RegistrationRequest = z.input<typeof registrationRequest>;
export type Registration = z.output<typeof registrationRequest>;
