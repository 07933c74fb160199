import "server-only";

import { industrySolutions } from "@/content/examples/industries";
import { exampleProfiles } from "@/content/examples/profiles";
import { documentTypeList } from "@/content/wizard/document-types";
import type { Account } from "@/lib/auth/account";
import { DomainError } from "@/lib/core/errors";
import { toMoscowDate } from "@/lib/core/moscow-time";
import { contentDisposition, documentFileName } from "@/lib/documents/export/file-name";
import { renderDocument } from "@/lib/documents/export/render-document";
import { assembleDocument } from "@/lib/documents/operations";
import { toAnswersOf } from "@/lib/documents/package/answers-of-type";
import { canExport } from "@/lib/documents/policy";
import type { DocumentFormat } from "@/lib/documents/types";
import { type DocumentType, documentTypes } from "@/lib/engine/answers/options";
import { type DocumentAnswers, documentAnswersSchema } from "@/lib/engine/answers/schema";
import type { DocumentTree } from "@/lib/engine/tree/document";
import { writeHtml } from "@/lib/engine/writers/html";
import { writeText } from "@/lib/engine/writers/text";
import type { ExampleDocument, TemplateSummary } from "@/lib/examples/types";
import type { DownloadFile } from "@/lib/http/file-response";
import { catalogueOf, currentlyPublished } from "@/lib/templates/published";

/** All types in the order of the catalogue. */
export async function listTemplates(): Promise<TemplateSummary[]> {
  const extendedTemplates = catalogueOf(await currentlyPublished());
  return documentTypeList.map(({ type, name, description, isPremium }) => ({
    type,
    name,
    description,
    isPremium,
    industries: industrySolutions
      .filter(({ types }) => types.includes(type))
      .map(({ industry }) => industry),
    extended: extendedTemplates.filter((template) => template.type === type),
  }));
}

/**
 * The example of a type in the form that all formats derive from, as the template stands today.
 * @throws DomainError NOT_FOUND when there is no such type.
 */
export async function getExample(
  type: string,
  now: Date,
): Promise<{ type: DocumentType; answers: DocumentAnswers; tree: DocumentTree }> {
  const known = documentTypes.find((candidate) => candidate === type);
  if (!known) throw new DomainError("NOT_FOUND", "Такого документа нет.");
  const answers = exampleAnswers(known);
  const tree = await assembleDocument(answers, { date: toMoscowDate(now), edition: 1 });
  return { type: known, answers, tree };
}

/**
 * The same as the API answers it: the words, a fragment of HTML and the answers behind them.
 * @throws DomainError NOT_FOUND
 */
export async function describeExample(type: string, now: Date): Promise<ExampleDocument> {
  const { tree, answers, ...example } = await getExample(type, now);
  return {
    type: example.type,
    title: tree.title,
    owner: answers.companyName,
    html: writeHtml(tree),
    text: writeText(tree),
    answers,
  };
}

/**
 * The example as a file, in a format that the visitor's plan exports.
 * @throws DomainError NOT_FOUND, PREMIUM_REQUIRED; UNAVAILABLE when too many files are being made.
 */
export async function exportExample(
  account: Account,
  { type, format }: { type: string; format: DocumentFormat },
  now: Date,
): Promise<DownloadFile> {
  const { tree, answers, ...example } = await getExample(type, now);
  if (!canExport(account, format)) {
    throw new DomainError(
      "PREMIUM_REQUIRED",
      "Скачивание примеров в форматах DOCX и PDF доступно на премиум-плане. Подробнее: /premium",
    );
  }
  const { bytes, contentType } = await renderDocument(tree, format);
  const { date } = tree;
  const name = documentFileName({ type: example.type, owner: answers.companyName, date, format });
  return { body: bytes, contentType, disposition: contentDisposition(`Пример_${name}`) };
}

/** The made-up owner's answers as the API would take them. */
export function exampleAnswers(type: DocumentType): DocumentAnswers {
  return documentAnswersSchema.parse(toAnswersOf(type, exampleProfiles[type].answers));
}
