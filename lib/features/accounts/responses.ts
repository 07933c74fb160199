import { z } from "zod";
import { companyTypes, roles, subscriptions } from "@/lib/platform/auth/roles";
import { instant } from "@/lib/platform/http/responses/response-schemas";

export const currentUserResponse = z.strictObject({
  /**
   * Not `identifier`: the fallback admin's id is not in our format
   * (docs/specification/accounts.md#admin-fallback).
   */
  id: z.string(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  role: z.enum(roles),
  subscription: z.enum(subscriptions),
  /** Documents created in the current Moscow month. */
  documentsCreated: z.int().describe("Создано документов в этом месяце (по Москве)"),
  /** -1 means unlimited. */
  documentsLimit: z.int().describe("Сколько документов в месяц даёт план; −1 — без ограничения"),
  profileImageUrl: z.string().nullable(),
  companyName: z.string().nullable(),
  companyType: z.enum(companyTypes),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  avatarUrl: z.string().nullable(),
  emailConfirmed: z.boolean(),
  /** Until when a password that the server made up signs in, ISO 8601; absent for one of their own. */
  passwordExpiresAt: instant
    .optional()
    .describe(
      "Есть, пока у администратора пароль первого запуска: до этого времени его нужно сменить",
    ),
  /**
   * True for the fallback admin while the database is out of reach
   * (docs/specification/accounts.md#admin-fallback).
   */
  degraded: z
    .literal(true)
    .optional()
    .describe("Есть, только пока база данных недоступна и администратора узнали по токену"),
});

/** The signed-in user as the client reads it (docs/specification/accounts.md#current-user). */
export type CurrentUser = z.output<typeof currentUserResponse>;

export const signedInResponse = z.strictObject({
  token: z.string().describe("Токен сеанса для заголовка Authorization: Bearer"),
  user: currentUserResponse,
});

/** The response of `/api/login` and `/api/register`. */
export type SignedIn = z.output<typeof signedInResponse>;

export const emailChangedResponse = z.strictObject({ message: z.string(), email: z.string() });

export const passwordChangedResponse = z.strictObject({
  message: z.string(),
  endedSessions: z.int().min(0),
});
