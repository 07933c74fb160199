import { z } from "zod";
import { roles, subscriptions } from "@/lib/auth/roles";
import { instant } from "@/lib/http/answer-schemas";
import type { CurrentUser, SignedIn } from "@/lib/users/types";

export const currentUserAnswer = z.strictObject({
  /** Not `identifier`: the fallback admin has none of ours (decisions § 2). */
  id: z.string(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  role: z.enum(roles),
  subscription: z.enum(subscriptions),
  documentsCreated: z.int().describe("Создано документов в этом месяце (по Москве)"),
  documentsLimit: z.int().describe("Сколько документов в месяц даёт план; −1 — без ограничения"),
  profileImageUrl: z.string().nullable(),
  companyName: z.string().nullable(),
  companyType: z.enum(["individual", "business"]),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  avatarUrl: z.string().nullable(),
  emailConfirmed: z.boolean(),
  passwordExpiresAt: instant
    .optional()
    .describe(
      "Есть, пока у администратора пароль первого запуска: до этого времени его нужно сменить",
    ),
  degraded: z
    .literal(true)
    .optional()
    .describe("Есть, только пока база данных недоступна и администратора узнали по токену"),
}) satisfies z.ZodType<CurrentUser>;

export const signedInAnswer = z.strictObject({
  token: z.string().describe("Токен сеанса для заголовка Authorization: Bearer"),
  user: currentUserAnswer,
}) satisfies z.ZodType<SignedIn>;

export const emailChangedAnswer = z.strictObject({ message: z.string(), email: z.string() });

export const passwordChangedAnswer = z.strictObject({
  message: z.string(),
  endedSessions: z.int().min(0),
});
