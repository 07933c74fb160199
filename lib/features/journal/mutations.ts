import "server-only";

import { createHash } from "node:crypto";
import { newId } from "@/lib/core/ids";
import { invariant } from "@/lib/core/invariant";
import type { JournalPlace } from "@/lib/features/journal/settings";
import type { Transaction } from "@/lib/platform/db/database";

export type JournalSettings = {
  key: string;
  folder: string;
  place: string;
  years: number;
  oursSince: Date | null;
};

/**
 * Returns the journal of a site with its public key; creates it if needed, for a `GET` too
 * (docs/decisions/0033-journal.md). The banner needs `place` and `key`; `site` in the records is the site's id.
 */
export async function journalKeyOf(
  database: Transaction,
  siteId: string,
  now: Date,
): Promise<JournalSettings> {
  const select = { key: true, folder: true, place: true, years: true, oursSince: true } as const;
  const found = await database.siteJournal.findUnique({ where: { siteId }, select });
  if (found) return found;
  await database.$executeRaw`
    INSERT INTO site_journals ("siteId", key, folder, "createdAt", "updatedAt")
    VALUES (${siteId}, ${newId()}, ${`consents-${newId()}`}, ${now}, ${now}) ON CONFLICT DO NOTHING`;
  return database.siteJournal.findUniqueOrThrow({ where: { siteId }, select });
}

/**
 * Stores the text that a banner or a form shows, for the extract; once, however often it is called.
 * @param shown `hash` is the SHA-256 of `text` in hex, `edition` its number.
 */
export async function saveConsentText(
  transaction: Transaction,
  siteId: string,
  shown: { hash: string; text: string; edition: number },
  now: Date,
): Promise<void> {
  const { hash, text, edition } = shown;
  invariant(hash === createHash("sha256").update(text).digest("hex"), "The hash is of other words");
  await transaction.$executeRaw`
    INSERT INTO consent_texts ("siteId", hash, edition, text, since)
    VALUES (${siteId}, ${hash}, ${edition}, ${text}, ${now}) ON CONFLICT DO NOTHING`;
}

/** Updates the settings of an existing journal. */
export async function updateJournal(
  database: Transaction,
  siteId: string,
  { place, years }: { place?: JournalPlace | undefined; years?: number | undefined },
  now: Date,
): Promise<void> {
  await database.siteJournal.update({
    where: { siteId },
    data: { ...(place ? { place } : {}), ...(years ? { years } : {}), updatedAt: now },
  });
  // The processing agreement applies from when the service was first chosen; choosing it again without a break changes
  // nothing.
  if (place === "ours") {
    await database.siteJournal.updateMany({
      where: { siteId, oursSince: null },
      data: { oursSince: now },
    });
  } else if (place) {
    await database.siteJournal.update({ where: { siteId }, data: { oursSince: null } });
  }
}
