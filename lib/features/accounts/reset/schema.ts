import { z } from "zod";
import { accountEmail, newPassword } from "@/lib/features/accounts/schema";

/** Body of `POST /api/auth/forgot-password`. */
export const resetLinkRequest = z.strictObject({ email: accountEmail });

const linkMissing = "В ссылке нет кода. Откройте её из письма ещё раз.";

/** Body of `POST /api/auth/reset-password`. */
export const passwordResetRequest = z.strictObject({
  token: z.string(linkMissing).min(1, linkMissing).max(200, "Некорректная ссылка"),
  password: newPassword("Введите новый пароль"),
});

export type PasswordResetRequest = z.input<typeof passwordResetRequest>;
export type PasswordReset = z.output<typeof passwordResetRequest>;
