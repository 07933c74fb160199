import "server-only";

import { documentTypeInfo } from "@/content/documents/document-types";
import { DomainError, fieldError } from "@/lib/core/errors";
import { formatRussianDate, type IsoDate, toMoscowDate } from "@/lib/core/time/moscow-time";
import { ownerAndSite } from "@/lib/engine/answers/identifying-answers";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import { writeDocument } from "@/lib/engine/assemble/write-document";
import { compareDocuments } from "@/lib/engine/compare/compare-documents";
import { type AnswerFinding, checkAnswers } from "@/lib/engine/lint/check-answers";
import type { DocumentType } from "@/lib/engine/questions/vocabulary/options";
import { getNewestEdition, getTwoEditions } from "@/lib/features/documents/editions/data";
import {
  type Edition,
  toDocumentDetails,
  toEdition,
} from "@/lib/features/documents/editions/edition";
import {
  changesOfLaws,
  closeResolvedNotices,
  markOutdatedEdition,
} from "@/lib/features/documents/editions/law-notices";
import {
  advanceDocument,
  insertEdition,
  lockOwner,
} from "@/lib/features/documents/editions/mutations";
import type { NewEdition } from "@/lib/features/documents/editions/schema";
import type {
  CreatedEdition,
  DocumentDetails,
  EditionComparison,
} from "@/lib/features/documents/record/responses";
import {
  type CreationSettings,
  requireTemplateSource,
} from "@/lib/features/documents/rights/creation-settings";
import { attachToSite } from "@/lib/features/passport/join-site";
import { requireSameSite } from "@/lib/features/passport/same-site";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Caller } from "@/lib/platform/auth/caller";
import { callerSiteAccess } from "@/lib/platform/auth/membership/access";
import type { Database, Transaction } from "@/lib/platform/db/database";

type EditionSettings = CreationSettings & {
  /**
   * Runs in the transaction that stores the edition, only when it is stored. By default the law notices that the
   * edition resolves are closed.
   */
  alongside?: (tx: Transaction) => Promise<void>;
};

/** An edition that is written but not stored yet. */
export type WrittenEdition = {
  documentId: string;
  edition: Edition;
  /** The answers of the previous edition. */
  before: DocumentAnswers;
  warnings: AnswerFinding[];
};

/**
 * Creates the next edition of a document from new answers. Uses no slot of the month
 * (docs/specification/documents.md#editions); earlier editions stay as they are.
 * @throws DomainError NOT_FOUND; CONFLICT when `after` is not the newest edition; VALIDATION for another type or a date
 * out of range; PREMIUM_REQUIRED, EMAIL_NOT_CONFIRMED as for a new document; FORBIDDEN for a member who gives the
 * address of another site.
 */
export async function createEdition(
  database: Database,
  caller: Caller,
  request: NewEdition,
  settings: EditionSettings,
): Promise<CreatedEdition> {
  const { userId } = caller;
  const written = await writeEdition(database, caller, request, settings);
  const document = await database.$transaction((tx) => storeEdition(tx, userId, written, settings));
  if (document === null) throw await newerEdition(database, userId, request.id);
  return {
    document: { ...document, ...callerSiteAccess(caller) },
    ...{ warnings: written.warnings, edition: written.edition.number },
  };
}

/**
 * Writes the text of the next edition and makes all checks that may reject it; stores nothing.
 * @throws as `createEdition`
 */
export async function writeEdition(
  database: Database,
  caller: Caller,
  request: NewEdition,
  settings: EditionSettings,
): Promise<WrittenEdition> {
  const { userId, account } = caller;
  const { id, after, answers } = request;
  // First: for another user's document the error must be NOT_FOUND, not one about plans.
  const newest = await getNewestEdition(database, userId, id);
  requireSameType(newest.type, answers.type);
  requireSameSite(caller, ownerAndSite(answers).site);
  const today = toMoscowDate(settings.now);
  const date = request.effectiveDate ?? today;
  requireNearDate(date, today);
  const source = await requireTemplateSource(database, account, answers, settings);
  if (newest.edition !== after) throw newerEditionExists(newest.edition);
  const { tree, movedClauses } = writeDocument(source, answers, {
    date,
    edition: after + 1,
    mode: "final",
  });
  return {
    documentId: id,
    edition: toEdition(tree, answers, after + 1),
    before: newest.answers,
    warnings: [...checkAnswers(answers), ...movedClauses],
  };
}

/**
 * Stores a written edition as the newest of its document, and its answers in the site's passport.
 * @returns null when the document was deleted or has another newest edition; nothing is stored then.
 */
export async function storeEdition(
  tx: Transaction,
  userId: AuthorizedUserId,
  { documentId, edition, before }: WrittenEdition,
  { now, alongside }: Pick<EditionSettings, "now" | "alongside">,
): Promise<DocumentDetails | null> {
  await lockOwner(tx, userId);
  const row = await advanceDocument(tx, userId, documentId, edition, now);
  if (row === null) return null;
  const { answers, number, tree } = edition;
  const stored = await insertEdition(tx, documentId, edition, now);
  await attachToSite(tx, userId, { documentId, answers, before }, now);
  const written = { documentId, edition: number, tree };
  if (alongside) await alongside(tx);
  else await closeResolvedNotices(tx, written, now);
  await markOutdatedEdition(tx, written, answers, await tx.$queryRaw(changesOfLaws(tree)), now);
  return toDocumentDetails(row, edition, stored);
}

/** The error to throw when `storeEdition` finds another newest edition. */
export async function newerEdition(
  database: Database,
  userId: AuthorizedUserId,
  id: string,
): Promise<DomainError> {
  return newerEditionExists((await getNewestEdition(database, userId, id)).edition);
}

/**
 * Compares two editions of one of the user's documents, in either order.
 * @throws DomainError NOT_FOUND when there is no such document or edition, or it is another user's.
 */
export async function compareEditions(
  database: Database,
  userId: AuthorizedUserId,
  request: { id: string; from: number; to: number },
): Promise<EditionComparison> {
  const { from, to } = await getTwoEditions(database, userId, request);
  return {
    from: from.summary,
    to: to.summary,
    comparison: compareDocuments(from.tree, to.tree),
  };
}

/** The type never changes: a document's address, its QR code and links from other documents rely on it. */
function requireSameType(stored: DocumentType, requested: DocumentType): void {
  if (stored === requested) return;
  throw fieldError(
    "type",
    `Новая редакция остаётся того же типа: «${documentTypeInfo(stored).name}». Для другого типа создайте новый документ.`,
  );
}

/** An edition never applies to the past, and a date years ahead is a typing mistake. */
function requireNearDate(date: IsoDate, today: IsoDate): void {
  const latest = latestEffectiveDate(today);
  if (date >= today && date <= latest) return;
  throw fieldError(
    "effectiveDate",
    `Дата вступления в силу — от сегодняшней до ${formatRussianDate(latest)}`,
  );
}

/** The last possible effective date of an edition made today: a year ahead; 29 February → 1 March. */
export function latestEffectiveDate(date: IsoDate): IsoDate {
  const [year, month, day] = date.split("-").map(Number) as [number, number, number];
  return new Date(Date.UTC(year + 1, month - 1, day)).toISOString().slice(0, 10);
}

export function newerEditionExists(newest: number): DomainError {
  return new DomainError(
    "CONFLICT",
    `Пока вы правили, появилась редакция № ${newest}. Откройте документ заново и внесите изменения в неё.`,
  );
}
