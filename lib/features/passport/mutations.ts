import "server-only";

import type { SiteFacts } from "@/lib/engine/passport/facts";
import type { StoredPassport } from "@/lib/features/passport/data";
import type { Transaction } from "@/lib/platform/db/database";
import type { InputJsonObject } from "@/lib/platform/db/generated/internal/prismaNamespace";

/**
 * Replaces the facts of a site; the previous ones stay as an earlier edition.
 * @returns false when another call has changed the passport meanwhile.
 */
export async function savePassport(
  tx: Transaction,
  { id, edition, facts: earlier, passportAt }: StoredPassport,
  facts: SiteFacts,
  now: Date,
): Promise<boolean> {
  const { count } = await tx.site.updateMany({
    where: { id, edition },
    data: {
      passport: facts as unknown as InputJsonObject,
      edition: edition + 1,
      passportAt: now,
      updatedAt: now,
    },
  });
  if (count === 0) return false;
  await tx.sitePassportEdition.create({
    data: {
      siteId: id,
      edition,
      facts: earlier as unknown as InputJsonObject,
      createdAt: passportAt,
    },
  });
  return true;
}
