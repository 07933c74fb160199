import { z } from "zod";
import { accountEmail, existingPassword } from "@/lib/features/accounts/schema";

/** Body of `POST /api/user/email` and the form of `/settings`. */
export const emailChangeRequest = z.strictObject({
  email: z
    .string("Введите новый адрес")
    .trim()
    .min(1, { error: "Введите новый адрес", abort: true })
    .pipe(accountEmail),
  password: existingPassword("Введите пароль"),
});

export type EmailChangeRequest = z.input<typeof emailChangeRequest>;

const linkMissing = "В ссылке нет кода. Откройте её из письма ещё раз.";

/** Body of `POST /api/auth/change-email`. */
export const emailConfirmationRequest = z.strictObject({
  token: z.string(linkMissing).min(1, linkMissing).max(200, "Некорректная ссылка"),
});
