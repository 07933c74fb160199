import "server-only";

import {
  currentPrefix,
  decryptStored,
  encryptStored,
  reencryptStored,
} from "@/lib/platform/auth/stored-secret";
import type { Transaction } from "@/lib/platform/db/database";

const encryptionContextOf = (userId: string) => `billing-subscription.method:${userId}`;

/** The encrypted token of a saved payment method; readable only in this user's row. */
export const encryptMethod = (userId: string, method: string): string =>
  encryptStored(method, encryptionContextOf(userId));

/** Null when there is none, and when none of our keys decrypts it. */
export const decryptMethod = (userId: string, stored: string | null): string | null =>
  stored && decryptStored(stored, encryptionContextOf(userId));

/** Encrypts with the current secret what was encrypted with the previous one; values that no key decrypts stay. */
export async function reencryptMethodKeys(database: Transaction): Promise<void> {
  const rows = await database.billingSubscription.findMany({
    where: { method: { not: null }, NOT: { method: { startsWith: currentPrefix() } } },
    select: { userId: true, method: true },
  });
  for (const { userId, method } of rows) {
    const renewed = method && reencryptStored(method, encryptionContextOf(userId));
    // Only while the value is unchanged: its owner may be cancelling renewals.
    if (renewed) {
      await database.billingSubscription.updateMany({
        where: { userId, method },
        data: { method: renewed },
      });
    }
  }
}
