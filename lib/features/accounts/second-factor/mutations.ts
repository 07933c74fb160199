import "server-only";

import {
  hashRecoveryCode,
  newRecoveryCodes,
} from "@/lib/features/accounts/second-factor/recovery-code";
import {
  currentPrefix,
  decryptStored,
  encryptStored,
  reencryptStored,
} from "@/lib/platform/auth/stored-secret";
import { findTotpStep } from "@/lib/platform/auth/totp";
import type { Transaction } from "@/lib/platform/db/database";

/** How long a secret may wait for its first code. */
const setupMs = 60 * 60 * 1000;

/** Binds the secret to this column: copied anywhere else it cannot be decrypted. */
const encryptionContextOf = (userId: string) => `second-factor:${userId}`;

/**
 * Stores a pending secret, which waits for its first code; replaces an earlier pending one.
 * @returns false when a second factor is enabled: it is not replaced.
 */
export async function savePendingSecret(
  tx: Transaction,
  userId: string,
  secret: string,
  now: Date,
): Promise<boolean> {
  const stored = encryptStored(secret, encryptionContextOf(userId));
  // One statement: of two windows that start at once, the later secret wins.
  const count = await tx.$executeRaw`
    INSERT INTO second_factors ("userId", secret, "createdAt") VALUES (${userId}, ${stored}, ${now})
    ON CONFLICT ("userId") DO UPDATE SET secret = ${stored}, "lastStep" = 0, "createdAt" = ${now}
      WHERE second_factors."enabledAt" IS NULL`;
  return count === 1;
}

/**
 * Enables the second factor with the first code of the pending secret.
 * @returns why it was not enabled: no pending secret (any more), or a wrong code.
 */
export async function enableByCode(
  tx: Transaction,
  userId: string,
  code: string,
  now: Date,
): Promise<"enabled" | "nothing waits" | "wrong code"> {
  const waiting = {
    userId,
    enabledAt: null,
    createdAt: { gt: new Date(now.getTime() - setupMs) },
  };
  const row = await tx.secondFactor.findFirst({ where: waiting, select: { secret: true } });
  const secret = row && decryptStored(row.secret, encryptionContextOf(userId));
  if (!row || secret === null) return "nothing waits";
  const step = findTotpStep(secret, withoutBlanks(code), now);
  if (step === null) return "wrong code";
  const { count } = await tx.secondFactor.updateMany({
    // Only while it is the same secret: another window may have started over.
    where: { ...waiting, secret: row.secret },
    data: { enabledAt: now, lastStep: step },
  });
  return count === 1 ? "enabled" : "nothing waits";
}

/**
 * Uses up a code of the authenticator or a recovery code. One statement does it: of two parallel logins with the same
 * code only one succeeds.
 * @returns false for a wrong, an old or a used one.
 */
export async function consumeCode(
  database: Transaction,
  userId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const codeHash = hashRecoveryCode(code);
  if (codeHash !== null) {
    const { count } = await database.recoveryCode.deleteMany({ where: { userId, codeHash } });
    return count === 1;
  }
  const row = await database.secondFactor.findFirst({
    where: { userId, enabledAt: { not: null } },
    select: { secret: true },
  });
  const secret = row && decryptStored(row.secret, encryptionContextOf(userId));
  if (!row || secret === null) return false;
  const step = findTotpStep(secret, withoutBlanks(code), now);
  if (step === null) return false;
  const { count } = await database.secondFactor.updateMany({
    where: { userId, secret: row.secret, lastStep: { lt: step } },
    data: { lastStep: step },
  });
  return count === 1;
}

/** Authenticators show a code as «123 456». */
const withoutBlanks = (code: string) => code.replace(/[\s-]/g, "");

/** Replaces all remaining recovery codes by new ones. @returns the new codes, which cannot be read again. */
export async function replaceRecoveryCodes(tx: Transaction, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.recoveryCode.createMany({
    data: codes.map((code) => ({ userId, codeHash: hashRecoveryCode(code) ?? "" })),
  });
  return codes;
}

/** Removes the second factor with its recovery codes. @returns false when none is enabled. */
export async function deleteSecondFactor(tx: Transaction, userId: string): Promise<boolean> {
  const { count } = await tx.secondFactor.deleteMany({
    where: { userId, enabledAt: { not: null } },
  });
  return count === 1;
}

/** Deletes secrets that were never confirmed. */
export async function deletePendingSecrets(database: Transaction, now: Date): Promise<void> {
  const lt = new Date(now.getTime() - setupMs);
  await database.secondFactor.deleteMany({ where: { enabledAt: null, createdAt: { lt } } });
}

/**
 * Encrypts with the current secret what was encrypted with the previous one (`AUTH_SECRET_PREVIOUS`), so that the old
 * one can be removed. Values that no key can decrypt stay: their secret may be restored.
 */
export async function reencryptSecretKeys(database: Transaction): Promise<void> {
  const rows = await database.secondFactor.findMany({
    where: { NOT: { secret: { startsWith: currentPrefix() } } },
    select: { userId: true, secret: true },
  });
  for (const { userId, secret } of rows) {
    const renewed = reencryptStored(secret, encryptionContextOf(userId));
    // Only while the value is unchanged: its owner may be starting over.
    if (renewed !== null) {
      await database.secondFactor.updateMany({
        where: { userId, secret },
        data: { secret: renewed },
      });
    }
  }
}
