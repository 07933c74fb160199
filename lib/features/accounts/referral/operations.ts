import "server-only";

import { z } from "zod";
import { DomainError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import { environment } from "@/lib/platform/config/environment";
import type { Database } from "@/lib/platform/db/database";

export const referralResponse = z.strictObject({
  code: z.string(),
  /** The address to give to others. */
  url: z.string().describe("Адрес регистрации с вашим кодом"),
  /** How many accounts were registered through it. */
  registrations: z.int().min(0).describe("Сколько человек зарегистрировалось по ссылке"),
  /** Roubles, set by an administrator. */
  earnings: z.int().describe("Начислено, в рублях; меняет только администратор"),
});

/** The response of `GET /api/user/referral`. */
export type Referral = z.output<typeof referralResponse>;

/**
 * Returns the user's referral link and its results. An account older than referral codes gets one now.
 * @throws DomainError UNAUTHENTICATED when the account has been deleted meanwhile.
 */
export async function getReferral(database: Database, userId: AuthorizedUserId): Promise<Referral> {
  // Conditional: a parallel call must not replace a code that was just shown.
  await database.user.updateMany({
    where: { id: userId, referralCode: null },
    data: { referralCode: newId().slice(0, 10) },
  });
  const user = await database.user.findUnique({
    where: { id: userId },
    select: {
      referralCode: true,
      referralEarnings: true,
      _count: { select: { referrals: true } },
    },
  });
  if (!user?.referralCode) throw new DomainError("UNAUTHENTICATED", "Необходима авторизация");
  const { referralCode: code, referralEarnings: earnings, _count } = user;
  const url = `${environment().siteUrl}/register?ref=${code}`;
  return { code, url, registrations: _count.referrals, earnings };
}
