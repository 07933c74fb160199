import "server-only";

import type { Transaction } from "@/lib/platform/db/database";

/** Whether a login to the account asks for a code after the password. */
export async function hasSecondFactor(database: Transaction, userId: string): Promise<boolean> {
  return (await database.secondFactor.count({ where: { userId, enabledAt: { not: null } } })) === 1;
}
