import { z } from "zod";
import { signInProviders } from "@/lib/core/access/sign-in-providers";
import { isSameSitePath } from "@/lib/core/same-site-path";
import { lineSchema } from "@/lib/engine/text-schemas";
import { existingPassword } from "@/lib/features/accounts/schema";
import { loginCodeRequest } from "@/lib/features/accounts/second-factor/schema";

/** Segments of `/api/auth/providers/{provider}` and `/api/user/sign-in-methods/{provider}`. */
export const providerParams = z.object({ provider: z.enum(signInProviders) });

const absentWhenEmpty = (value: string | null | undefined) =>
  value === null || value === "" ? undefined : value;

/** Body of `POST /api/auth/providers/{provider}`. */
export const providerStartRequest = z.strictObject({
  /** Where to go after the sign-in: a path of this site. */
  next: z.preprocess(
    absentWhenEmpty,
    z
      .string()
      .max(2000, "Слишком длинный путь")
      .refine(isSameSitePath, "Нужен путь этого сайта")
      .optional(),
  ),
  /** The referrer's code, for a registration. */
  ref: z.preprocess(absentWhenEmpty, lineSchema(50).optional()),
});
export type ProviderStartRequest = z.input<typeof providerStartRequest>;
export type ProviderStart = z.output<typeof providerStartRequest>;

/** The query of a service's callback; other parameters are not read. */
export const providerReturnQuery = z.object({
  code: z.string().max(2000).optional(),
  state: z.string().max(500).optional(),
  /** Only from VK ID. */
  device_id: z.string().max(500).optional(),
  error: z.string().max(200).optional(),
});
export type ProviderReturn = z.output<typeof providerReturnQuery>;

/** Body of `POST /api/auth/provider-sign-in`. */
export const providerSignInRequest = z.strictObject({
  code: loginCodeRequest,
  /** Whether a new account may be created on the terms that the screen names. */
  accepts: z.boolean().optional(),
});
export type ProviderSignInRequest = z.input<typeof providerSignInRequest>;

/** Body of `POST` and `DELETE /api/user/sign-in-methods/{provider}`: see `requireRecentPassword`. */
export const methodChangeRequest = z.strictObject({
  password: existingPassword("Введите пароль").optional(),
});
