import "server-only";

import type { z } from "zod";
import {
  currentPrefix,
  decryptStored,
  encryptStored,
  reencryptStored,
} from "@/lib/platform/auth/stored-secret";

/** Rows that are re-encrypted at once. */
const batchSize = 200;

/** A query for rows, by id, with a value that is not encrypted with the current secret. */
type OldRows = { after: string; old: { not: { startsWith: string } }; take: number };

/** The row and the old value of a replacement. */
type Replaced = { id: string; [column: string]: string };

/**
 * Columns whose values are stored encrypted, each readable in its own column of its own row only.
 * @param table the name that is bound into the encryption; changing it makes stored values unreadable.
 * @param schemas of the value of each column.
 */
export function encryptedColumns<S extends Record<string, z.ZodType>>(table: string, schemas: S) {
  type Column = keyof S & string;
  const encryptionContextOf = (column: Column, id: string) => `${table}.${column}:${id}`;
  return {
    /** Encrypts a value for storage. */
    encryptColumn: <C extends Column>(column: C, id: string, value: z.output<S[C]>): string =>
      encryptStored(JSON.stringify(value), encryptionContextOf(column, id)),

    /** Null for a missing value, and when none of our keys decrypts it. */
    decryptColumn: <C extends Column>(
      column: C,
      id: string,
      stored: string | null,
    ): z.output<S[C]> | null => {
      const text = stored && decryptStored(stored, encryptionContextOf(column, id));
      return text ? (schemas[column] as S[C]).parse(JSON.parse(text)) : null;
    },

    /**
     * Encrypts with the current secret what was encrypted with the previous one (`AUTH_SECRET_PREVIOUS`). Values that
     * no key can decrypt stay: their secret may be restored.
     * @param read rows and their values
     * @param write replaces a value only where it is still the same: somebody may be writing it
     */
    async renewRows<Row extends { id: string } & { [C in Column]?: string | null }>(
      read: (query: OldRows) => Promise<Row[]>,
      write: (where: Replaced, data: Record<string, string>, row: Row) => Promise<unknown>,
    ): Promise<void> {
      const old = { not: { startsWith: currentPrefix() } };
      for (let after = ""; ; ) {
        const rows = await read({ after, old, take: batchSize });
        for (const row of rows) {
          for (const column of Object.keys(schemas) as Column[]) {
            const stored = row[column];
            const renewed = stored && reencryptStored(stored, encryptionContextOf(column, row.id));
            if (renewed) await write({ id: row.id, [column]: stored }, { [column]: renewed }, row);
          }
        }
        const last = rows.at(-1);
        if (!last || rows.length < batchSize) return;
        after = last.id;
      }
    },
  };
}
