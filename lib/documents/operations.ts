import "server-only";

import { createHash } from "node:crypto";
import type { AuthorizedUserId } from "@/lib/auth/account";
import type { Visitor } from "@/lib/auth/visitor";
import { loadTemplate } from "@/lib/content/templates";
import { DomainError } from "@/lib/core/errors";
import { toMoscowDate } from "@/lib/core/moscow-time";
import type { Database } from "@/lib/db/database";
import {
  documentNotFound,
  getStoredDocument,
  type StoredDocument,
  toSummary,
} from "@/lib/documents/data";
import { contentDisposition, documentFileName } from "@/lib/documents/export/file-name";
import { renderDocument } from "@/lib/documents/export/render-document";
import * as mutations from "@/lib/documents/mutations";
import { canCreate, canExport } from "@/lib/documents/policy";
import type { CreatedDocument, DocumentFormat } from "@/lib/documents/types";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import { checkAnswers } from "@/lib/engine/answers/warnings";
import { assemble } from "@/lib/engine/assemble/assemble";
import { factsVocabulary } from "@/lib/engine/facts/facts-vocabulary";
import { toFacts } from "@/lib/engine/facts/to-facts";
import { listBlanks } from "@/lib/engine/tree/blanks";
import type { DocumentTree } from "@/lib/engine/tree/document";
import { writeHtmlPage } from "@/lib/engine/writers/html";
import { pageCss } from "@/lib/engine/writers/html/page-css";
import { writeText } from "@/lib/engine/writers/text";
import type { DownloadFile } from "@/lib/http/file-response";

/**
 * Makes a document of the answers and counts it. A generation that fails costs nothing; of parallel
 * calls no more succeed than the monthly limit lets.
 * @throws DomainError PREMIUM_REQUIRED, EMAIL_NOT_CONFIRMED, LIMIT_REACHED; VALIDATION when the type
 * has no template, or the law demands a fact that the answers lack.
 */
export async function createDocument(
  database: Database,
  { userId, account }: Visitor,
  answers: DocumentAnswers,
  { now, requireEmailConfirmation }: { now: Date; requireEmailConfirmation: boolean },
): Promise<CreatedDocument & { tree: DocumentTree }> {
  if (!canCreate(account, answers.type)) {
    throw new DomainError(
      "PREMIUM_REQUIRED",
      "Этот документ создают на премиум-плане. Подробнее: /premium",
    );
  }
  if (requireEmailConfirmation && !account.emailConfirmed) {
    const message = "Подтвердите email: ссылка пришла вам в письме после регистрации.";
    throw new DomainError("EMAIL_NOT_CONFIRMED", message);
  }
  // Outside the transaction: the embedded database has one connection, which everybody waits for.
  const tree = await assembleDocument(answers, now);
  const text = writeText(tree);
  const row = await database.$transaction(async (tx) => {
    if (!(await mutations.takeDocumentSlot(tx, userId, now))) throw limitReached(account);
    return mutations.insertDocument(tx, userId, { answers, tree, text }, now);
  });
  const document = { ...toSummary(row), generatedContent: text, blanks: listBlanks(tree) };
  return { document, warnings: checkAnswers(answers), tree };
}

/** The finished text of the answers at the given instant: no database, no user. */
export async function assembleDocument(answers: DocumentAnswers, now: Date): Promise<DocumentTree> {
  const { template, laws } = await loadTemplate(answers.type);
  const date = toMoscowDate(now);
  return assemble(template, toFacts(answers, { date, edition: 1 }), {
    documentType: answers.type,
    date,
    mode: "final",
    laws,
    vocabulary: factsVocabulary,
  });
}

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
 * One of the user's documents as a whole page of HTML, with the styles that its policy must allow.
 * @throws DomainError NOT_FOUND
 */
export async function viewDocument(
  database: Database,
  userId: AuthorizedUserId,
  id: string,
): Promise<{ html: string; styles: string[] }> {
  const { tree } = await getStoredDocument(database, userId, id);
  return { html: writeHtmlPage(tree), styles: [pageStyle] };
}

/**
 * One of the visitor's documents as a file; recorded as an export when the file is handed over
 * (`recorded`), not when only its headers are asked for.
 * @throws DomainError NOT_FOUND, PREMIUM_REQUIRED; UNAVAILABLE when too many files are being made.
 */
export async function exportDocument(
  database: Database,
  { userId, account }: Visitor,
  { id, format, recorded }: { id: string; format: DocumentFormat; recorded: boolean },
  now: Date,
): Promise<DownloadFile> {
  // First: whoever asks for another user's document must not hear about plans.
  const stored = await getStoredDocument(database, userId, id);
  if (!canExport(account, format)) {
    throw new DomainError(
      "PREMIUM_REQUIRED",
      "Скачивание в форматах DOCX и PDF доступно на премиум-плане. Подробнее: /premium",
    );
  }
  const file = await renderDownload(stored, format);
  if (recorded) await mutations.insertExport(database, id, format, now);
  return file;
}

/** The .docx of a disclaimer that was just made: free on every plan (decisions § 1 «TXT»). */
export async function exportNewDisclaimer(
  database: Database,
  { id, ...stored }: StoredDocument & { id: string },
  now: Date,
): Promise<DownloadFile> {
  const file = await renderDownload(stored, "docx");
  await mutations.insertExport(database, id, "docx", now);
  return file;
}

async function renderDownload(
  stored: StoredDocument,
  format: DocumentFormat,
): Promise<DownloadFile> {
  const { fileName, ...file } = await renderFile(stored, format);
  return { ...file, disposition: contentDisposition(fileName) };
}

/** A document as a file with its name: no database, no user. */
export async function renderFile(
  { owner, tree }: StoredDocument,
  format: DocumentFormat,
): Promise<{ body: Uint8Array<ArrayBuffer>; contentType: string; fileName: string }> {
  const { bytes, contentType } = await renderDocument(tree, format);
  const { documentType: type, date } = tree;
  return { body: bytes, contentType, fileName: documentFileName({ type, owner, date, format }) };
}

function limitReached({ documentsLimit }: { documentsLimit: number }): DomainError {
  return new DomainError(
    "LIMIT_REACHED",
    `LIMIT_REACHED: лимит документов на этот месяц исчерпан (${documentsLimit}). Он обновится 1-го числа, а на премиум-плане он больше.`,
  );
}
