import "server-only";

import type { SecondFactorState } from "@/lib/features/accounts/second-factor/responses";
import type { Caller } from "@/lib/platform/auth/caller";
import { environment } from "@/lib/platform/config/environment";
import type { Transaction } from "@/lib/platform/db/database";

/** The caller's second factor; one that is still being set up does not count. */
export async function getSecondFactor(
  database: Transaction,
  { userId, account }: Caller,
): Promise<SecondFactorState> {
  const row = await database.secondFactor.findFirst({
    where: { userId, enabledAt: { not: null } },
    select: { enabledAt: true, _count: { select: { recoveryCodes: true } } },
  });
  return {
    isOn: row !== null,
    since: row?.enabledAt?.toISOString() ?? null,
    recoveryCodesLeft: row?._count.recoveryCodes ?? 0,
    isRequired: account.role === "admin" && environment().requireAdminSecondFactor,
  };
}
