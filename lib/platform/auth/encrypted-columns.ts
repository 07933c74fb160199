import "server-only";

import type { z } from "zod";
import {
  currentPrefix,
  decryptStored,
  encryptStored,
  reencryptStored,
} from "@/lib/platform/auth/stored-secret";

/** Rows that are renewed at once. */
const rowsAtOnce = 200;

/** What a table is asked for: rows with a value that is not encrypted with the secret in force, by their ids. */
type OldRows = { after: string; old: { not: { startsWith: string } }; take: number };

/** The row and the value that are replaced. */
type Replaced = { id: string; [column: string]: string };

/**
 * Columns whose values are stored encrypted, each readable in its own column of its own row only.
 * @param table what the key of the encryption names; changing it makes what is stored unreadable.
 * @param schemas of the value of each column.
 */
export function encryptedColumns<S extends Record<string, z.ZodType>>(table: string, schemas: S) {
  type Column = keyof S & string;
  const placeOf = (column: Column, id: string) => `${table}.${column}:${id}`;
  return {
    /** A value as it is stored. */
    encryptColumn: <C extends Column>(column: C, id: string, value: z.output<S[C]>): string =>
      encryptStored(JSON.stringify(value), placeOf(column, id)),

    /** Null for what is not there, and for what no key of ours opens. */
    decryptColumn: <C extends Column>(
      column: C,
      id: string,
      stored: string | null,
    ): z.output<S[C]> | null => {
      const text = stored && decryptStored(stored, placeOf(column, id));
      return text ? (schemas[column] as S[C]).parse(JSON.parse(text)) : null;
    },

    /**
     * Encrypts with the secret in force what was encrypted with the one before (`AUTH_SECRET_PREVIOUS`). What no key
     * can decrypt stays: its secret may be restored.
     * @param read rows and their values
     * @param write replaces a value only where it is still the same: somebody may be writing it
     */
    async renewRows<Row extends { id: string } & { [C in Column]?: string | null }>(
      read: (asked: OldRows) => Promise<Row[]>,
      write: (where: Replaced, data: Record<string, string>, row: Row) => Promise<unknown>,
    ): Promise<void> {
      const old = { not: { startsWith: currentPrefix() } };
      for (let after = ""; ; ) {
        const rows = await read({ after, old, take: rowsAtOnce });
        for (const row of rows) {
          for (const column of Object.keys(schemas) as Column[]) {
            const stored = row[column];
            const renewed = stored && reencryptStored(stored, placeOf(column, row.id));
            if (renewed) await write({ id: row.id, [column]: stored }, { [column]: renewed }, row);
          }
        }
        const last = rows.at(-1);
        if (!last || rows.length < rowsAtOnce) return;
        after = last.id;
      }
    },
  };
}
