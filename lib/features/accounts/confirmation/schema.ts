import { z } from "zod";

/** Words: docs/specification/messages.md#confirmation. */
const tokenMissing = "Токен подтверждения не найден";

/** Body of `POST /api/auth/confirm-email`. */
export const confirmationRequest = z.strictObject({
  token: z.string(tokenMissing).min(1, tokenMissing).max(200, "Некорректная ссылка"),
});

/**
 * Body of `POST /api/auth/resend-confirmation`, which may be left out
 * (docs/specification/accounts.md#e-mail-confirmation): when the visitor is a guest, the token of an old link
 * identifies the recipient.
 */
export const resendingRequest = z.strictObject({
  token: z.string().min(1, tokenMissing).max(200, "Некорректная ссылка").optional(),
});
