import "server-only";

import { createHash } from "node:crypto";
import { DomainError } from "@/lib/core/errors";
import { toFileName } from "@/lib/core/file-name";
import { firstOfNextMonth, formatRussianDate, toMoscowDate } from "@/lib/core/time/moscow-time";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import { ownerAndSite } from "@/lib/engine/answers/subject";
import { type TemplateSource, writeDocument } from "@/lib/engine/assemble/write-document";
import type { AnswersDraft } from "@/lib/engine/facts/known/known";
import { templateIdOf } from "@/lib/engine/industry-templates/chosen";
import { checkAnswers } from "@/lib/engine/lint/check-answers";
import { siteAddressOf } from "@/lib/engine/passport/site-address";
import { customClausesField, toKnownCustomClauses } from "@/lib/engine/questions/custom-clauses";
import type { DocumentTree } from "@/lib/engine/tree/document";
import { writeHtmlPage } from "@/lib/engine/writers/html";
import { pageCss } from "@/lib/engine/writers/html/page-css";
import { reserveDocumentSlot, type SetItem } from "@/lib/features/documents/allowance/mutations";
import {
  canAddClauses,
  canCreate,
  canExport,
} from "@/lib/features/documents/allowance/plan-rights";
import type { CreationRules } from "@/lib/features/documents/creation-rules";
import {
  documentNotFound,
  getStoredDocument,
  type StoredDocument,
  withLogo,
} from "@/lib/features/documents/data";
import { completeDraft } from "@/lib/features/documents/drafts/mutations";
import { toDocumentDetails, toEdition } from "@/lib/features/documents/editions/edition";
import { markOutdatedEdition } from "@/lib/features/documents/editions/law-notices";
import { insertDocument } from "@/lib/features/documents/editions/mutations";
import { contentDisposition, documentFileName } from "@/lib/features/documents/export/file-name";
import { renderDocument } from "@/lib/features/documents/export/render-document";
import { requireIndustryTemplate } from "@/lib/features/documents/industry-templates";
import * as mutations from "@/lib/features/documents/mutations";
import { itemKey, itemOf } from "@/lib/features/documents/package/package-item";
import type { CreatedDocument } from "@/lib/features/documents/responses";
import { attachToSite } from "@/lib/features/passport/join-site";
import { requireSameSite } from "@/lib/features/passport/same-site";
import { findTemplateSource } from "@/lib/features/templates/in-force/template-source";
import type { Account, AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Caller } from "@/lib/platform/auth/caller";
import { sharedWith } from "@/lib/platform/auth/team/access";
import type { Database } from "@/lib/platform/db/database";
import type { DownloadFile } from "@/lib/platform/http/responses/file-response";
import type { DocumentFormat } from "./export/formats";

/**
 * Makes a document of the answers and counts it. A generation that fails costs nothing; of parallel
 * calls no more succeed than the monthly limit lets. A `draft` becomes the document and keeps its id.
 * @throws DomainError PREMIUM_REQUIRED, EMAIL_NOT_CONFIRMED, LIMIT_REACHED; VALIDATION when the type
 * has no template, or the law demands a fact that the answers lack; NOT_FOUND when the user has no
 * such draft; FORBIDDEN for a member who
 * names another site than the one they work on.
 */
export async function createDocument(
  database: Database,
  caller: Caller,
  answers: DocumentAnswers,
  settings: CreationRules & { draft?: string },
): Promise<CreatedDocument & { tree: DocumentTree }> {
  const { userId, account, acting } = caller;
  const { now, draft } = settings;
  requireSameSite(caller, ownerAndSite(answers).site);
  const source = await requireTemplateSource(database, account, answers, settings);
  const { tree, movedClauses } = writeDocument(source, answers, {
    date: toMoscowDate(now),
    edition: 1,
    mode: "final",
  });
  const edition = toEdition(tree, answers, 1);
  const document = await database.$transaction(async (tx) => {
    const { row, stored } =
      draft === undefined
        ? await insertDocument(tx, userId, edition, now)
        : await completeDraft(
            tx,
            { userId, writerId: acting?.actorId ?? userId },
            draft,
            edition,
            now,
          );
    await attachToSite(tx, userId, { documentId: row.id, answers }, now);
    // Last, because it locks the user's row until the end: parallel calls of one user wait here for each other.
    // Without a slot all that was stored goes with the transaction.
    const changes = await reserveDocumentSlot(tx, userId, { tree, ...setItemOf(answers) }, now);
    if (changes === null) throw limitReached(account, now);
    await markOutdatedEdition(tx, { documentId: row.id, edition: 1, tree }, answers, changes, now);
    return { ...toDocumentDetails(row, edition, stored), ...sharedWith(caller) };
  });
  return { document, warnings: [...checkAnswers(answers), ...movedClauses], tree };
}

/** What a document of these answers is of the first set of its site. */
function setItemOf(answers: DocumentAnswers): SetItem {
  const address = siteAddressOf(ownerAndSite(answers).site);
  return { address, item: itemKey(itemOf(answers.type, answers)) };
}

/**
 * The template that these answers are written by, where the account may have them written, a new edition
 * included.
 * @throws DomainError PREMIUM_REQUIRED, EMAIL_NOT_CONFIRMED; VALIDATION for an unknown industry template,
 * and for answers that it refuses.
 */
export async function requireTemplateSource(
  database: Database,
  account: Account,
  answers: DocumentAnswers,
  { requireEmailConfirmation }: Pick<CreationRules, "requireEmailConfirmation">,
): Promise<TemplateSource> {
  if (!canCreate(account, answers.type)) {
    throw new DomainError(
      "PREMIUM_REQUIRED",
      "Этот документ создают на премиум-плане. Подробнее: /premium",
    );
  }
  const source = await findTemplateSource(database, answers.type, templateIdOf(answers));
  requireIndustryTemplate(account, answers, source.industryTemplate);
  if (hasCustomClauses(answers) && !canAddClauses(account)) {
    throw new DomainError(
      "PREMIUM_REQUIRED",
      "Свои пункты добавляют на премиум-плане. Уберите их или перейдите на премиум: /premium",
    );
  }
  if (requireEmailConfirmation && !account.emailConfirmed) {
    const message = "Подтвердите email: ссылка пришла вам в письме после регистрации.";
    throw new DomainError("EMAIL_NOT_CONFIRMED", message);
  }
  return source;
}

const hasCustomClauses = (answers: AnswersDraft) =>
  toKnownCustomClauses(answers[customClausesField]) !== null;

/** @throws DomainError NOT_FOUND */
export async function deleteDocument(
  database: Database,
  userId: AuthorizedUserId,
  id: string,
): Promise<void> {
  if (!(await mutations.deleteDocument(database, userId, id))) throw documentNotFound();
}

/** The page's only style sheet, by its hash: no other may apply. */
const pageStyle = `'sha256-${createHash("sha256").update(pageCss).digest("base64")}'`;

/**
 * An edition of one of the user's documents as a whole page of HTML, with the styles that its policy must allow.
 * @throws DomainError NOT_FOUND
 */
export async function viewDocument(
  database: Database,
  userId: AuthorizedUserId,
  wanted: { id: string; edition?: number },
): Promise<{ html: string; styles: string[] }> {
  const { tree } = await getStoredDocument(database, userId, wanted);
  return { html: writeHtmlPage(tree), styles: [pageStyle] };
}

/**
 * An edition of one of the caller's documents as a file; recorded as an export when the file is handed over
 * (`recorded`), not when only its headers are asked for.
 * @throws DomainError NOT_FOUND, PREMIUM_REQUIRED; UNAVAILABLE when too many files are being made.
 */
export async function exportDocument(
  database: Database,
  { userId, account }: Caller,
  wanted: { id: string; edition?: number; format: DocumentFormat; recorded: boolean },
  now: Date,
): Promise<DownloadFile> {
  const { id, format, recorded } = wanted;
  // First: for another user's document the error must be NOT_FOUND, not one about plans.
  const stored = await getStoredDocument(database, userId, wanted);
  if (!canExport(account, format, stored.tree.documentType)) {
    throw new DomainError(
      "PREMIUM_REQUIRED",
      "Скачивание в форматах DOCX и PDF доступно на премиум-плане. Подробнее: /premium",
    );
  }
  const file = await renderDownload(await withLogo(database, stored, format), format);
  if (recorded) await mutations.insertExports(database, id, [format], now);
  return file;
}

/**
 * The .docx of a disclaimer that was just made: free on every plan
 * (docs/specification/plans.md#paid-rights).
 */
export async function exportNewDisclaimer(
  database: Database,
  { id, ...stored }: StoredDocument & { id: string },
  now: Date,
): Promise<DownloadFile> {
  const file = await renderDownload(stored, "docx");
  await mutations.insertExports(database, id, ["docx"], now);
  return file;
}

async function renderDownload(
  stored: StoredDocument,
  format: DocumentFormat,
): Promise<DownloadFile> {
  const { fileName, ...file } = await renderFile(stored, format);
  // The text's name is a contract (docs/specification/api.md#calls); other formats say whose it is
  // and of what day.
  const name = format === "txt" ? toFileName(stored.tree.title, format) : fileName;
  return { ...file, disposition: contentDisposition(name) };
}

/** A document as a file with its name: no database, no user. */
export async function renderFile(
  { owner, subject, tree }: StoredDocument,
  format: DocumentFormat,
): Promise<{ body: Uint8Array<ArrayBuffer>; contentType: string; fileName: string }> {
  const { bytes, contentType } = await renderDocument(tree, format);
  const { documentType: type, date } = tree;
  return {
    body: bytes,
    contentType,
    fileName: documentFileName({ type, subject, owner, date, format }),
  };
}

function limitReached({ documentsLimit }: Account, now: Date): DomainError {
  const opensOn = formatRussianDate(firstOfNextMonth(now));
  return new DomainError(
    "LIMIT_REACHED",
    `LIMIT_REACHED: лимит документов на этот месяц исчерпан (${documentsLimit}). Новый документ можно создать с ${opensOn}, а на премиум-плане лимит больше.`,
  );
}
