import "server-only";

import { z } from "zod";
import { type IncidentFieldKey, incidentFieldKeys } from "@/content/duties/incident";
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
  /** What was written before a field came has nothing in it. */
  fields: z.partialRecord(z.enum(incidentFieldKeys), z.string()).transform(withAllFields),
  /** Why the moment was corrected. */
  correction: z.string(),
  /** Numbers and keys of the regulator's portal. */
  noticeNumber: z.string(),
  resultsNumber: z.string(),
});
export type IncidentDetails = z.output<typeof incidentDetails>;

/** Nothing was written yet. */
export const noDetails = (): IncidentDetails => ({
  fields: withAllFields({}),
  correction: "",
  noticeNumber: "",
  resultsNumber: "",
});

const placeOf = (id: string) => `site-incident:${id}`;

/** What was written, as it is stored: readable only in this row. */
export const encryptDetails = (id: string, details: IncidentDetails): string =>
  encryptStored(JSON.stringify(details), placeOf(id));

/** Null for what no key of ours opens. */
export function decryptDetails(id: string, stored: string): IncidentDetails | null {
  const text = decryptStored(stored, placeOf(id));
  return text === null ? null : incidentDetails.parse(JSON.parse(text));
}

/** Encrypts with the secret in force what was encrypted with the one before; what no key opens stays. */
export async function reencryptIncidentKeys(database: Transaction): Promise<void> {
  const rows = await database.siteIncident.findMany({
    where: { NOT: { details: { startsWith: currentPrefix() } } },
    select: { id: true, details: true },
  });
  for (const { id, details } of rows) {
    const renewed = reencryptStored(details, placeOf(id));
    // Only while it is the same: its owner may be writing.
    if (renewed) {
      await database.siteIncident.updateMany({
        where: { id, details },
        data: { details: renewed },
      });
    }
  }
}
