import "server-only";

import { toMoscowDate } from "@/lib/core/time/moscow-time";
import { confirmedFacts, parseFacts } from "@/lib/engine/passport/facts";
import type { DocumentType } from "@/lib/engine/questions/vocabulary/options";
import { findEvidence, type SiteEvidence } from "@/lib/features/checklist/evidence/find-evidence";
import type { ChecklistEvidence } from "@/lib/features/checklist/schema";
import { parseReport } from "@/lib/features/site-check/report/parse-report";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Transaction } from "@/lib/platform/db/database";

/** More documents would add nothing: only one of each type matters. */
const maxDocuments = 200;

/**
 * Returns what is known about the items of the checklist: from the newest check that could read one of the user's
 * sites, and from the documents and the passport of that site; if none was checked, of the newest site.
 */
export async function getEvidence(
  database: Transaction,
  userId: AuthorizedUserId,
): Promise<ChecklistEvidence> {
  const check = await database.siteCheck.findFirst({
    where: { userId, finishedAt: { not: null }, report: { path: ["isRead"], equals: true } },
    orderBy: [{ requestedAt: "desc" }, { id: "desc" }],
    select: { id: true, host: true, siteId: true, finishedAt: true, report: true },
  });
  const site = await database.site.findFirst({
    where: { userId, ...(check?.siteId && { id: check.siteId }) },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { id: true, passport: true },
  });
  const documents = await database.userDocument.findMany({
    where: { userId, status: "completed", ...(site && { siteId: site.id }) },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: maxDocuments,
    select: { id: true, type: true, name: true, publishedAt: true },
  });
  return findEvidence({
    check: check?.finishedAt ? toKnownCheck(check, check.finishedAt) : null,
    documents: documents.map(({ type, publishedAt, ...document }) => ({
      ...document,
      type: type as DocumentType,
      isPublic: publishedAt !== null,
    })),
    site: site && { id: site.id, measures: measuresOf(site.passport) },
  });
}

function toKnownCheck(
  { id, host, report }: { id: string; host: string; report: unknown },
  finishedAt: Date,
): SiteEvidence["check"] {
  const day = toMoscowDate(finishedAt).split("-").reverse().join(".");
  const read = parseReport(report);
  return read && { id, host, day, report: read };
}

/** Only what the owner has said. */
function measuresOf(passport: unknown): string[] {
  const measures = confirmedFacts(parseFacts(passport)).protectionMeasures?.value;
  return Array.isArray(measures) ? measures : [];
}
