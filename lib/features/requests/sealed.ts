import "server-only";

import { z } from "zod";
import { requestChange } from "@/lib/features/requests/responses";
import {
  currentPrefix,
  decryptStored,
  encryptStored,
  renewStored,
} from "@/lib/platform/auth/stored-secret";
import type { Transaction } from "@/lib/platform/db/database";

/** Columns of `site_requests` that may name people who have nothing to do with the service. */
const columns = ["details", "reason", "answer", "changes"] as const;
type Column = (typeof columns)[number];

const schemas = {
  details: z.strictObject({ person: z.string(), incoming: z.string(), note: z.string() }),
  reason: z.string(),
  answer: z.strictObject({ outgoing: z.string(), note: z.string() }),
  changes: z.array(requestChange),
};
type Sealed<C extends Column> = z.output<(typeof schemas)[C]>;

const placeOf = (column: Column, id: string) => `site-request.${column}:${id}`;

/** A value as it is stored, readable in this column of this row alone. */
export const seal = <C extends Column>(column: C, id: string, value: Sealed<C>): string =>
  encryptStored(JSON.stringify(value), placeOf(column, id));

/** Null for what is not there, and for what no key of ours opens. */
export function unseal<C extends Column>(
  column: C,
  id: string,
  stored: string | null,
): Sealed<C> | null {
  const text = stored && decryptStored(stored, placeOf(column, id));
  return text ? (schemas[column].parse(JSON.parse(text)) as Sealed<C>) : null;
}

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
  for (const column of columns) {
    const stored = row[column];
    const renewed = stored && renewStored(stored, placeOf(column, row.id));
    if (!renewed) continue;
    // Only while it is the same: its owner may be correcting it.
    await database.siteRequest.updateMany({
      where: { id: row.id, [column]: stored },
      data: { [column]: renewed },
    });
  }
}
