import "server-only";

import { newId } from "@/lib/core/ids";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import { ownerAndSite } from "@/lib/engine/answers/identifying-answers";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import { mergeAnswers, parseFacts, type SiteFacts } from "@/lib/engine/passport/facts";
import { siteAddressOf } from "@/lib/engine/passport/site-address";
import { firstWatchMs } from "@/lib/features/passport/first-check";
import { savePassport } from "@/lib/features/passport/mutations";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Transaction } from "@/lib/platform/db/database";
import { Prisma } from "@/lib/platform/db/generated/client";

/** An edition that was just stored, and the answers of the previous one. */
type StoredEdition = {
  documentId: string;
  answers: DocumentAnswers;
  before?: DocumentAnswers | undefined;
};

type JoinedSite = {
  id: string;
  passport: unknown;
  edition: number;
  passportAt: Date;
  isNew: boolean;
};

/**
 * Attaches the document to the site with its address, which is created if needed, and merges its answers into the
 * site's facts. One conditional statement: of parallel calls one creates the site, the others wait and then find it. In
 * a transaction it comes after the document and before the user's row is locked. It updates no key column, which would
 * block all rows that refer to the site. A watched site is checked a day later: its owner was told to put the document
 * there.
 */
export async function attachToSite(
  tx: Transaction,
  userId: AuthorizedUserId,
  { documentId, answers, before }: StoredEdition,
  now: Date,
): Promise<void> {
  const address = siteAddressOf(ownerAndSite(answers).site);
  // Our schema accepts no document without an address.
  if (address === null) return;
  const date = toMoscowDate(now);
  const first = mergeAnswers({}, answers, { date });
  const [site] = await tx.$queryRaw<JoinedSite[]>`
    WITH site AS (${insertSite(userId, { name: address, address, facts: first }, now)}
      ON CONFLICT ("userId", address) DO UPDATE SET "watchDueAt" = CASE WHEN sites."watchDueAt" IS NOT NULL
        THEN LEAST(sites."watchDueAt", excluded."watchDueAt") END
      RETURNING id, passport, edition, "passportAt", xmax = 0 AS "isNew"
    ), joined AS (
      UPDATE user_documents SET "siteId" = site.id FROM site WHERE user_documents.id = ${documentId}
    )
    SELECT * FROM site`;
  if (!site || site.isNew) return;
  const stored = { ...site, facts: parseFacts(site.passport) };
  const facts = mergeAnswers(stored.facts, answers, { before, date });
  if (facts !== stored.facts) await savePassport(tx, stored, facts, now);
}

type NewSite = { name: string; address: string; facts: SiteFacts };

/** The statement that stores a new site. */
export function insertSite(
  userId: AuthorizedUserId,
  { name, address, facts }: NewSite,
  now: Date,
): Prisma.Sql {
  const watchDueAt = new Date(now.getTime() + firstWatchMs);
  return Prisma.sql`
    INSERT INTO sites (id, "userId", name, address, passport, edition, "passportAt", "createdAt", "updatedAt", "watchDueAt")
    VALUES (${newId()}, ${userId}, ${name}, ${address}, ${JSON.stringify(facts)}::jsonb, 1, ${now}, ${now}, ${now}, ${watchDueAt})`;
}
