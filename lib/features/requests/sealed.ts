import "server-only";

import { z } from "zod";
import { requestChange } from "@/lib/features/requests/responses";
import { sealedColumns } from "@/lib/platform/auth/sealed-columns";
import { currentPrefix } from "@/lib/platform/auth/stored-secret";
import type { Transaction } from "@/lib/platform/db/database";

/** Columns of `site_requests` that may name people who have nothing to do with the service. */
const schemas = {
  details: z.strictObject({ person: z.string(), incoming: z.string(), note: z.string() }),
  reason: z.string(),
  answer: z.strictObject({ outgoing: z.string(), note: z.string() }),
  changes: z.array(requestChange),
};
type Column = keyof typeof schemas;

const sealed = sealedColumns("site-request", schemas);
export const { seal, unseal } = sealed;

/** Rows that are renewed at once. */
const rowsAtOnce = 200;

/**
 * Encrypts with the secret in force what was encrypted with the one before (`AUTH_SECRET_PREVIOUS`). What no key can
 * decrypt stays: its secret may be restored.
 */
export async function renewRequestKeys(database: Transaction): Promise<void> {
  let last = "";
  for (;;) {
    const rows = await database.siteRequest.findMany({
      where: {
        id: { gt: last },
        OR: [
          { NOT: { details: { startsWith: currentPrefix() } } },
          { NOT: { reason: { startsWith: currentPrefix() } } },
          { NOT: { answer: { startsWith: currentPrefix() } } },
          { NOT: { changes: { startsWith: currentPrefix() } } },
        ],
      },
      orderBy: { id: "asc" },
      take: rowsAtOnce,
      select: { id: true, details: true, reason: true, answer: true, changes: true },
    });
    for (const row of rows) await renewRow(database, row);
    if (rows.length < rowsAtOnce) return;
    last = rows.at(-1)?.id ?? last;
  }
}

type Row = { id: string } & Record<Column, string | null>;

async function renewRow(database: Transaction, row: Row): Promise<void> {
  for (const column of Object.keys(schemas) as Column[]) {
    const stored = row[column];
    const renewed = stored && sealed.renew(column, row.id, stored);
    if (!renewed) continue;
    // Only while it is the same: its owner may be correcting it.
    await database.siteRequest.updateMany({
      where: { id: row.id, [column]: stored },
      data: { [column]: renewed },
    });
  }
}
