import "server-only";

import { z } from "zod";
import { sealedColumns } from "@/lib/platform/auth/sealed-columns";
import { currentPrefix } from "@/lib/platform/auth/stored-secret";
import type { Transaction } from "@/lib/platform/db/database";

/** What people typed who have nothing to do with the service, and whom the owner named. */
const columns = sealedColumns("lawyer-review", {
  asked: z.string(),
  opinion: z.strictObject({ name: z.string(), remark: z.string() }),
  text: z.string(),
});
export const { seal, unseal } = columns;

const rowsAtOnce = 200;

/**
 * Encrypts with the secret in force what was encrypted with the one before (`AUTH_SECRET_PREVIOUS`). What no key can
 * decrypt stays: its secret may be restored.
 */
export async function renewLawyerKeys(database: Transaction): Promise<void> {
  const old = { not: { startsWith: currentPrefix() } };
  await inBatches(
    (last) =>
      database.lawyerLink.findMany({
        where: { id: { gt: last }, OR: [{ asked: old }, { opinion: old }] },
        orderBy: { id: "asc" },
        take: rowsAtOnce,
        select: { id: true, asked: true, opinion: true },
      }),
    async ({ id, asked, opinion }) => {
      // Only while it is the same: somebody may be writing it.
      const renewedAsked = columns.renew("asked", id, asked);
      if (renewedAsked) {
        await database.lawyerLink.updateMany({
          where: { id, asked },
          data: { asked: renewedAsked },
        });
      }
      const renewedOpinion = opinion && columns.renew("opinion", id, opinion);
      if (!renewedOpinion) return;
      await database.lawyerLink.updateMany({
        where: { id, opinion },
        data: { opinion: renewedOpinion },
      });
    },
  );
  await inBatches(
    (last) =>
      database.lawyerRemark.findMany({
        where: { id: { gt: last }, text: old },
        orderBy: { id: "asc" },
        take: rowsAtOnce,
        select: { id: true, text: true, updatedAt: true },
      }),
    async ({ id, text, updatedAt }) => {
      const renewed = columns.renew("text", id, text);
      if (!renewed) return;
      // The same words: for whoever has read them they are no newer.
      await database.lawyerRemark.updateMany({
        where: { id, text },
        data: { text: renewed, updatedAt },
      });
    },
  );
}

async function inBatches<Row extends { id: string }>(
  read: (last: string) => Promise<Row[]>,
  renew: (row: Row) => Promise<void>,
): Promise<void> {
  let last = "";
  for (;;) {
    const rows = await read(last);
    for (const row of rows) await renew(row);
    if (rows.length < rowsAtOnce) return;
    last = rows.at(-1)?.id ?? last;
  }
}
