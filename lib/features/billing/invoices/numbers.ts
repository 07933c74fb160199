import "server-only";

import { toMoscowDate } from "@/lib/core/time/moscow-time";
import type { Paper } from "@/lib/features/billing/invoices/schema";
import type { Transaction } from "@/lib/platform/db/database";

/**
 * Returns the next number of an invoice or of a completion certificate, from 1 in each Moscow year. The row is locked
 * until the transaction ends: numbers are assigned one after another, and a number that was rolled back is assigned
 * again, so that the sequence has no gaps.
 * @throws Error when the statement returns no row; what the database throws.
 */
export async function nextNumber(
  tx: Transaction,
  kind: Paper,
  now: Date,
): Promise<{ year: number; number: number }> {
  const year = Number(toMoscowDate(now).slice(0, 4));
  const [row] = await tx.$queryRaw<{ last: number }[]>`
    INSERT INTO billing_counters (kind, year, last) VALUES (${kind}, ${year}, 1)
    ON CONFLICT (kind, year) DO UPDATE SET last = billing_counters.last + 1
    RETURNING last`;
  if (!row) throw new Error("a counter gave no number");
  return { year, number: row.last };
}
