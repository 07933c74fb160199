import "server-only";

import type { z } from "zod";
import { decryptStored, encryptStored, renewStored } from "@/lib/platform/auth/stored-secret";

/**
 * Columns whose values are stored encrypted, each readable in its own column of its own row alone.
 * @param table what the key of the encryption names; changing it makes what is stored unreadable.
 * @param schemas of the value of each column.
 */
export function sealedColumns<S extends Record<string, z.ZodType>>(table: string, schemas: S) {
  type Column = keyof S & string;
  const placeOf = (column: Column, id: string) => `${table}.${column}:${id}`;
  return {
    /** A value as it is stored. */
    seal: <C extends Column>(column: C, id: string, value: z.output<S[C]>): string =>
      encryptStored(JSON.stringify(value), placeOf(column, id)),

    /** Null for what is not there, and for what no key of ours opens. */
    unseal: <C extends Column>(
      column: C,
      id: string,
      stored: string | null,
    ): z.output<S[C]> | null => {
      const text = stored && decryptStored(stored, placeOf(column, id));
      return text ? (schemas[column] as S[C]).parse(JSON.parse(text)) : null;
    },

    /** The same under the secret in force; null where it is already, and where no key of ours opens it. */
    renew: (column: Column, id: string, stored: string): string | null =>
      renewStored(stored, placeOf(column, id)),
  };
}
