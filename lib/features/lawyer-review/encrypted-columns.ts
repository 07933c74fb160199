import "server-only";

import { z } from "zod";
import { encryptedColumns } from "@/lib/platform/auth/encrypted-columns";
import type { Transaction } from "@/lib/platform/db/database";

/** Texts of people who do not use the service themselves and were invited by the owner. */
const columns = encryptedColumns("lawyer-review", {
  asked: z.string(),
  opinion: z.strictObject({ name: z.string(), remark: z.string() }),
  text: z.string(),
});
export const { encryptColumn, decryptColumn } = columns;

/** Encrypts with the current secret what was encrypted with the previous one. */
export async function reencryptLawyerKeys(database: Transaction): Promise<void> {
  await columns.renewRows(
    ({ after, old, take }) =>
      database.lawyerLink.findMany({
        where: { id: { gt: after }, OR: [{ asked: old }, { opinion: old }] },
        orderBy: { id: "asc" },
        take,
        select: { id: true, asked: true, opinion: true },
      }),
    (where, data) => database.lawyerLink.updateMany({ where, data }),
  );
  await columns.renewRows(
    ({ after, old, take }) =>
      database.lawyerRemark.findMany({
        where: { id: { gt: after }, text: old },
        orderBy: { id: "asc" },
        take,
        select: { id: true, text: true, updatedAt: true },
      }),
    // The text is the same, so its date must not change.
    (where, data, { updatedAt }) =>
      database.lawyerRemark.updateMany({ where, data: { ...data, updatedAt } }),
  );
}
