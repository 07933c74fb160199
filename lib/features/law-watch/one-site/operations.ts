import "server-only";

import type { z } from "zod";
import type { DomainError } from "@/lib/core/errors";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import type { DocumentType } from "@/lib/engine/questions/vocabulary/options";
import { type WrittenEdition, writeEdition } from "@/lib/features/documents/editions/operations";
import { storeEditions } from "@/lib/features/documents/editions/store-editions";
import { documentNotFound } from "@/lib/features/documents/record/data";
import { parseAnswers } from "@/lib/features/documents/record/stored-answers";
import type { CreationSettings } from "@/lib/features/documents/rights/creation-settings";
import { listWatchedDocuments, type WatchedDocument } from "@/lib/features/law-watch/data";
import { closeNotices } from "@/lib/features/law-watch/mutations";
import { noticeNotOpen, proposeDate, proposeEdition } from "@/lib/features/law-watch/operations";
import type {
  AcceptedSite,
  SiteLawDocument,
  SiteLawNotices,
} from "@/lib/features/law-watch/responses";
import { type acceptSiteRequest, maxSiteDocuments } from "@/lib/features/law-watch/schema";
import { findSite } from "@/lib/features/sites/data";
import { refusalOf } from "@/lib/features/sites/outdated-documents";
import type { Caller } from "@/lib/platform/auth/caller";
import type { Database, Transaction } from "@/lib/platform/db/database";

/**
 * Returns the documents of a site affected by a changed law, each with the changes that a new edition would make.
 * @throws DomainError NOT_FOUND
 */
export async function getSiteLawNotices(
  database: Database,
  caller: Caller,
  siteId: string,
  settings: CreationSettings,
): Promise<SiteLawNotices> {
  const documents = await findWaiting(database, caller, siteId);
  const changes = new Map(
    documents.flatMap(({ notices }) => notices.map(({ change }) => [change.id, change])),
  );
  return {
    changes: [...changes.values()].sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1)),
    documents: await Promise.all(
      documents.map((document) => describeWaiting(database, caller, document, settings)),
    ),
  };
}

async function describeWaiting(
  database: Database,
  caller: Caller,
  document: WatchedDocument,
  settings: CreationSettings,
): Promise<SiteLawDocument> {
  const { id, name, edition, notices } = document;
  const proposal = await proposeEdition(database, document, toMoscowDate(settings.now));
  const common = {
    ...{ id, name, edition },
    type: document.type as DocumentType,
    notices: notices.map((notice) => notice.id),
  };
  if (proposal.status === "incomplete") {
    return { ...common, differs: true, comparison: null, refusal: proposal.message };
  }
  const { differs, comparison } = proposal;
  // Keeping the text does not need a plan.
  const refusal = differs
    ? await refusalOf(database, caller, parseAnswers(document.answers), settings)
    : null;
  return { ...common, differs, comparison, refusal };
}

/**
 * Accepts the changes of the law for the given documents of a site, in one transaction: those whose text changes get
 * their next edition by the current template, the others keep theirs, and the notices that the owner has seen are
 * closed.
 * @throws DomainError NOT_FOUND for another user's site or document; CONFLICT when one of the documents has no open
 * notice any more or has a newer edition; VALIDATION, PREMIUM_REQUIRED, EMAIL_NOT_CONFIRMED as for any edition. Nothing
 * is changed then.
 */
export async function acceptLawChanges(
  database: Database,
  caller: Caller,
  { id: siteId, documents }: { id: string } & z.output<typeof acceptSiteRequest>,
  settings: CreationSettings,
): Promise<AcceptedSite> {
  const { userId } = caller;
  const { now } = settings;
  const waiting = await findWaiting(database, caller, siteId);
  const written: (WrittenEdition & { alongside: (tx: Transaction) => Promise<void> })[] = [];
  const unchanged: { documentId: string; notices: string[] }[] = [];
  for (const { id, after, notices } of documents.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const document = waiting.find((item) => item.id === id);
    if (!document) throw await findRefusal(database, caller, { id, siteId });
    const open = document.notices.filter((notice) => notices.includes(notice.id));
    if (open.length === 0) throw noticeNotOpen();
    const target = { documentId: id, notices };
    const proposal = await proposeEdition(database, document, toMoscowDate(now));
    if (proposal.status === "ready" && !proposal.differs) {
      if (document.edition !== after) throw noticeNotOpen();
      unchanged.push(target);
      continue;
    }
    const effectiveDate = proposeDate(open, toMoscowDate(now));
    const edition = { id, after, effectiveDate, answers: parseAnswers(document.answers) };
    written.push({
      ...(await writeEdition(database, caller, edition, settings)),
      alongside: async (tx) => {
        await requireClosed(tx, caller, target, { acceptedAt: now });
      },
    });
  }
  const stored = await storeEditions(database, userId, written, {
    now,
    unchanged: async (tx) => {
      for (const target of unchanged) await requireClosed(tx, caller, target, { dismissedAt: now });
    },
  });
  return { documents: stored, kept: unchanged.length };
}

/** Rolls back the second of two parallel calls, which finds nothing to close. */
async function requireClosed(
  tx: Transaction,
  { userId }: Caller,
  target: { documentId: string; notices: string[] },
  closed: { acceptedAt: Date } | { dismissedAt: Date },
): Promise<void> {
  if ((await closeNotices(tx, userId, target, closed)) === 0) throw noticeNotOpen();
}

async function findWaiting(database: Database, { userId }: Caller, siteId: string) {
  await findSite(database, userId, siteId);
  return listWatchedDocuments(database, userId, siteId, maxSiteDocuments);
}

/** The error for a document of the site without open notices, or for one that is not of the site. */
async function findRefusal(
  database: Database,
  { userId }: Caller,
  { id, siteId }: { id: string; siteId: string },
): Promise<DomainError> {
  const count = await database.userDocument.count({ where: { id, siteId, userId } });
  return count === 0 ? documentNotFound() : noticeNotOpen();
}
