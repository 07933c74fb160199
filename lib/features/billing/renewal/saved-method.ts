import "server-only";

import {
  currentPrefix,
  decryptStored,
  encryptStored,
  reencryptStored,
} from "@/lib/platform/auth/stored-secret";
import type { Transaction } from "@/lib/platform/db/database";

const placeOf = (userId: string) => `billing-subscription.method:${userId}`;

/** The token of a saved method as it is stored: readable only in this user's row. */
export const encryptMethod = (userId: string, method: string): string =>
  encryptStored(method, placeOf(userId));

/** Null where there is none, and for what no key of ours opens. */
export const decryptMethod = (userId: string, stored: string | null): string | null =>
  stored && decryptStored(stored, placeOf(userId));

/** Encrypts with the secret in force what was encrypted with the one before; what no key opens stays. */
export async function reencryptMethodKeys(database: Transaction): Promise<void> {
  const rows = await database.billingSubscription.findMany({
    where: { method: { not: null }, NOT: { method: { startsWith: currentPrefix() } } },
    select: { userId: true, method: true },
  });
  for (const { userId, method } of rows) {
    const renewed = method && reencryptStored(method, placeOf(userId));
    // Only while it is the same: its owner may be refusing renewals.
    if (renewed) {
      await database.billingSubscription.updateMany({
        where: { userId, method },
        data: { method: renewed },
      });
    }
  }
}
