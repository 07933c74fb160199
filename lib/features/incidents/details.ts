import "server-only";

import { z } from "zod";
import { type IncidentFieldKey, incidentFieldKeys } from "@/content/incidents/incidents";
import {
  currentPrefix,
  decryptStored,
  encryptStored,
  reencryptStored,
} from "@/lib/platform/auth/stored-secret";
import type { Transaction } from "@/lib/platform/db/database";

const withAllFields = (written: Partial<Record<IncidentFieldKey, string>>) =>
  Object.fromEntries(incidentFieldKeys.map((key) => [key, written[key] ?? ""])) as Record<
    IncidentFieldKey,
    string
  >;

const incidentDetails = z.strictObject({
  /** Absent in details written before the field existed. */
  fields: z.partialRecord(z.enum(incidentFieldKeys), z.string()).transform(withAllFields),
  /** Why the time of discovery was corrected. */
  correction: z.string(),
  /** Numbers and keys from the regulator's portal. */
  noticeNumber: z.string(),
  resultsNumber: z.string(),
});
export type IncidentDetails = z.output<typeof incidentDetails>;

/** Details with nothing written yet. */
export const noDetails = (): IncidentDetails => ({
  fields: withAllFields({}),
  correction: "",
  noticeNumber: "",
  resultsNumber: "",
});

const encryptionContextOf = (id: string) => `site-incident:${id}`;

/** The details encrypted for storage: readable only in this row. */
export const encryptDetails = (id: string, details: IncidentDetails): string =>
  encryptStored(JSON.stringify(details), encryptionContextOf(id));

/** Null when none of our keys decrypts it. */
export function decryptDetails(id: string, stored: string): IncidentDetails | null {
  const text = decryptStored(stored, encryptionContextOf(id));
  return text === null ? null : incidentDetails.parse(JSON.parse(text));
}

/** Encrypts with the current secret what was encrypted with the previous one; values that no key decrypts stay. */
export async function reencryptIncidentKeys(database: Transaction): Promise<void> {
  const rows = await database.siteIncident.findMany({
    where: { NOT: { details: { startsWith: currentPrefix() } } },
    select: { id: true, details: true },
  });
  for (const { id, details } of rows) {
    const renewed = reencryptStored(details, encryptionContextOf(id));
    // Only while the value is unchanged: its owner may be writing.
    if (renewed) {
      await database.siteIncident.updateMany({
        where: { id, details },
        data: { details: renewed },
      });
    }
  }
}
