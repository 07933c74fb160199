import "server-only";

import { DomainError, fieldError } from "@/lib/core/errors";
import { type IsoDate, toMoscowDate } from "@/lib/core/time/moscow-time";
import { writeDocument } from "@/lib/engine/assemble/write-document";
import { listAffectedClauses } from "@/lib/engine/citations/cited-norms";
import type { ChangedNorm } from "@/lib/engine/citations/norm-keys";
import { compareDocuments } from "@/lib/engine/compare/compare-documents";
import { templateIdOf } from "@/lib/engine/industry-templates/chosen-template";
import { recordAction } from "@/lib/features/audit/mutations";
import { lockLawChanges } from "@/lib/features/documents/editions/law-notices";
import { createEdition, latestEffectiveDate } from "@/lib/features/documents/editions/operations";
import type { CreatedEdition } from "@/lib/features/documents/record/responses";
import { parseAnswers } from "@/lib/features/documents/record/stored-answers";
import type { CreationSettings } from "@/lib/features/documents/rights/creation-settings";
import { readMissingCitations } from "@/lib/features/law-watch/citations";
import {
  countImpact,
  findLawChange,
  getWatchedDocument,
  type WatchedDocument,
} from "@/lib/features/law-watch/data";
import { markDocuments, startMarking } from "@/lib/features/law-watch/marking";
import { lawWatchMessages } from "@/lib/features/law-watch/messages";
import * as mutations from "@/lib/features/law-watch/mutations";
import { withdrawalNotice } from "@/lib/features/law-watch/notice-texts";
import type {
  ClosedNotices,
  CreatedLawChange,
  DocumentLawNotices,
  LawChangeImpact,
  ProposedEdition,
  WithdrawnLawChange,
} from "@/lib/features/law-watch/responses";
import type { NewLawChange } from "@/lib/features/law-watch/schema";
import {
  findTemplateSource,
  listRevisionsInForce,
} from "@/lib/features/templates/in-force/template-source";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Caller } from "@/lib/platform/auth/caller";
import { loadLaws } from "@/lib/platform/content/templates";
import type { Database } from "@/lib/platform/db/database";
import { wakeOutbox } from "@/lib/platform/outbox/wake";

/** Batches that are marked within the request; the rest is marked after the response. */
const maxSyncBatches = 3;

/** Counts the documents that a change would affect. Changes nothing. @throws DomainError VALIDATION */
export async function previewLawChange(
  database: Database,
  norm: ChangedNorm,
): Promise<LawChangeImpact> {
  await requireKnownLaw(norm.law);
  await readMissingCitations(database);
  return countImpact(database, norm, await listRevisionsInForce(database));
}

/**
 * Withdraws a change that was entered by mistake: its open notices are deleted, their owners are told that there is
 * nothing to do, and later documents are not marked. Accepted and dismissed notices stay.
 * @throws DomainError NOT_FOUND for an unknown or withdrawn change.
 */
export async function withdrawLawChange(
  database: Database,
  admin: Caller,
  id: string,
  now: Date,
): Promise<WithdrawnLawChange> {
  const laws = await loadLaws();
  const withdrawn = await database.$transaction(async (tx) => {
    await lockLawChanges(tx);
    const change = await findLawChange(tx, id);
    const impact =
      change && (await mutations.withdrawLawChange(tx, id, withdrawalNotice(change, laws), now));
    if (!impact) throw new DomainError("NOT_FOUND", lawWatchMessages.noChange);
    const subject = { subjectType: "lawChange", subjectId: id };
    await recordAction(tx, admin, { action: "law.withdraw", ...subject, details: impact }, now);
    return impact;
  });
  wakeOutbox();
  return withdrawn;
}

/**
 * Enters a change of the law: every document whose newest edition cites the norm is marked, its owner notified. Work
 * that does not fit into the request continues in the background, also after a restart.
 * @throws DomainError VALIDATION for a law that is not in `content/laws.yaml`.
 */
export async function enterLawChange(
  database: Database,
  admin: Caller,
  request: NewLawChange,
  now: Date,
): Promise<CreatedLawChange> {
  const impact = await previewLawChange(database, request);
  const change = await database.$transaction(async (tx) => {
    await lockLawChanges(tx);
    const stored = await mutations.insertLawChange(tx, request, now);
    const { law, place, wholeActToo, editionName, inForce, whatChanged } = request;
    const details = { law, place, wholeActToo, editionName, inForce, whatChanged, ...impact };
    const subject = { subjectType: "lawChange", subjectId: stored.id };
    await recordAction(tx, admin, { action: "law.change", ...subject, details }, now);
    return stored;
  });
  const isDone = await markDocuments(database, change, { now, batches: maxSyncBatches });
  // The next start continues what a shutdown interrupts here.
  if (!isDone) startMarking(database, () => now);
  return { change, ...impact };
}

/**
 * Returns the changes of the law that one of the user's documents does not follow yet, the affected clauses, and what
 * the current template would write from the same answers.
 * @throws DomainError NOT_FOUND
 */
export async function getLawNotices(
  database: Database,
  userId: AuthorizedUserId,
  id: string,
  now: Date,
): Promise<DocumentLawNotices> {
  const today = toMoscowDate(now);
  const document = await getWatchedDocument(database, userId, id);
  const laws = await loadLaws();
  const notices = document.notices.map((notice) => ({
    ...notice,
    lawTitle: laws[notice.change.law]?.title ?? notice.change.law,
    clauses: listAffectedClauses(document.tree, notice.change),
  }));
  const proposal = notices.length > 0 ? await proposeEdition(database, document, today) : null;
  return { edition: document.edition, notices, proposal };
}

/**
 * Creates the next edition from the same answers by the current template and closes the notices that the owner has
 * seen, in one transaction. Custom clauses stay (docs/decisions/0007-editions-and-custom-clauses.md).
 * @throws DomainError NOT_FOUND; CONFLICT when none of the notices is open, or `after` is not the newest edition;
 * VALIDATION when the answers lack something that the template needs, and for a date out of range; PREMIUM_REQUIRED,
 * EMAIL_NOT_CONFIRMED as for any edition.
 */
export async function acceptLawNotices(
  database: Database,
  caller: Caller,
  request: { id: string; notices: string[]; after: number; effectiveDate?: string },
  settings: CreationSettings,
): Promise<CreatedEdition> {
  const { id, notices, after } = request;
  const document = await getWatchedDocument(database, caller.userId, id);
  const open = document.notices.filter((notice) => notices.includes(notice.id));
  if (open.length === 0) throw noticeNotOpen();
  const effectiveDate = request.effectiveDate ?? proposeDate(open, toMoscowDate(settings.now));
  const answers = parseAnswers(document.answers);
  const closed = { acceptedAt: settings.now };
  return createEdition(
    database,
    caller,
    { id, after, effectiveDate, answers },
    {
      ...settings,
      alongside: async (tx) => {
        await mutations.closeNotices(tx, caller.userId, { documentId: id, notices }, closed);
      },
    },
  );
}

/**
 * Closes notices without a new edition: the owner has decided to keep the text.
 * @throws DomainError NOT_FOUND
 */
export async function dismissLawNotices(
  database: Database,
  userId: AuthorizedUserId,
  { id, notices }: { id: string; notices: string[] },
  now: Date,
): Promise<ClosedNotices> {
  await getWatchedDocument(database, userId, id);
  const closed = { dismissedAt: now };
  return {
    closed: await mutations.closeNotices(database, userId, { documentId: id, notices }, closed),
  };
}

/**
 * Returns the edition that the current template writes from the same answers. It has the date and the number of the
 * newest edition: they always change, and would hide the real changes.
 * @throws DomainError except VALIDATION, which is returned as `incomplete`.
 */
export async function proposeEdition(
  database: Database,
  { answers: stored, edition, tree, notices }: WatchedDocument,
  today: IsoDate,
): Promise<ProposedEdition> {
  try {
    const answers = parseAnswers(stored);
    const source = await findTemplateSource(database, answers.type, templateIdOf(answers));
    const settings = { date: tree.date, edition, mode: "final" } as const;
    const { tree: proposed, movedClauses } = writeDocument(source, answers, settings);
    const comparison = compareDocuments(tree, proposed);
    const { added, removed, changed } = comparison.counts;
    return {
      status: "ready",
      differs: added + removed + changed > 0,
      effectiveDate: proposeDate(notices, today),
      isNewTemplate: proposed.revision !== tree.revision,
      comparison,
      warnings: movedClauses,
    };
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "VALIDATION") throw error;
    return { status: "incomplete", message: error.message };
  }
}

/**
 * The day from which a new edition would apply: today, or, when all changes are in the future, the day of the first
 * one, since the current text is right until then.
 */
export function proposeDate(notices: WatchedDocument["notices"], today: IsoDate): IsoDate {
  const days = notices.map(({ change }) => change.inForce);
  const [first = today] = [...days, latestEffectiveDate(today)].sort();
  return first > today ? first : today;
}

async function requireKnownLaw(law: string): Promise<void> {
  if (Object.hasOwn(await loadLaws(), law)) return;
  throw fieldError("law", lawWatchMessages.law);
}

/** The error when a shown notice is no longer open. */
export function noticeNotOpen(): DomainError {
  return new DomainError(
    "CONFLICT",
    "Этот документ уже не требует обновления. Откройте его заново.",
  );
}
