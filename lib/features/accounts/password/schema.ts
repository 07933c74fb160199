import { z } from "zod";
import { existingPassword, newPassword } from "@/lib/features/accounts/schema";

/** Body of `PATCH /api/user/password` and the form of `/settings`. */
export const passwordChangeRequest = z.strictObject({
  currentPassword: existingPassword("Введите нынешний пароль"),
  newPassword: newPassword("Введите новый пароль"),
});

export type PasswordChange = z.output<typeof passwordChangeRequest>;
