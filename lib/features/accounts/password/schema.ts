import { z } from "zod";
import { knownPassword, newPassword } from "@/lib/features/accounts/schema";

/** Body of `PATCH /api/user/password` and the form of `/settings`. */
export const passwordChangeRequest = z.strictObject({
  currentPassword: knownPassword("Введите нынешний пароль"),
  newPassword: newPassword("Введите новый пароль"),
});

export type PasswordChange = z.output<typeof passwordChangeRequest>;
