import "server-only";

import { documentTypeList } from "@/content/documents/document-types";
import { industrySolutions } from "@/content/examples/industries";
import { exampleProfiles } from "@/content/examples/profiles";
import { DomainError } from "@/lib/core/errors";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import { toAnswersForType } from "@/lib/engine/answers/answers-for-type";
import { ownerAndSite } from "@/lib/engine/answers/identifying-answers";
import { type DocumentAnswers, documentAnswersSchema } from "@/lib/engine/answers/schema";
import { type TemplateSource, writeDocument } from "@/lib/engine/assemble/write-document";
import type { IndustryTemplate } from "@/lib/engine/industry-templates/schema";
import { type DocumentType, documentTypes } from "@/lib/engine/questions/vocabulary/options";
import type { DocumentTree } from "@/lib/engine/tree/document";
import { writeHtml } from "@/lib/engine/writers/html";
import { writeText } from "@/lib/engine/writers/text";
import { contentDisposition, documentFileName } from "@/lib/features/documents/export/file-name";
import type { DocumentFormat } from "@/lib/features/documents/export/formats";
import { renderDocument } from "@/lib/features/documents/export/render-document";
import { canExport } from "@/lib/features/documents/rights/plan-rights";
import type { ExampleDocument, TemplateSummary } from "@/lib/features/examples/schema";
import type { Account } from "@/lib/platform/auth/account";
import type { DownloadFile } from "@/lib/platform/http/responses/file-response";

/** All types in the order of the catalogue, each with its industry templates. */
export function listTemplates(industryTemplates: IndustryTemplate[]): TemplateSummary[] {
  return documentTypeList.map(({ type, name, description, isPremium }) => ({
    type,
    name,
    description,
    isPremium,
    industries: industrySolutions
      .filter(({ types }) => types.includes(type))
      .map(({ industry }) => industry),
    industryTemplates: industryTemplates.filter((template) => template.type === type),
  }));
}

/** @throws DomainError NOT_FOUND when there is no such type. */
export function requireExampleType(type: string): DocumentType {
  const known = documentTypes.find((candidate) => candidate === type);
  if (!known) throw new DomainError("NOT_FOUND", "Такого документа нет.");
  return known;
}

/** The example of a type as a document tree, from which all formats are written. */
export function writeExample(
  source: TemplateSource,
  now: Date,
): { answers: DocumentAnswers; tree: DocumentTree } {
  const answers = exampleAnswers(source.type);
  const edition = { date: toMoscowDate(now), edition: 1, mode: "final" } as const;
  return { answers, tree: writeDocument(source, answers, edition).tree };
}

/** The example as the API returns it: its text, an HTML fragment and the answers. */
export function describeExample(source: TemplateSource, now: Date): ExampleDocument {
  const { tree, answers } = writeExample(source, now);
  return {
    type: source.type,
    title: tree.title,
    owner: ownerAndSite(answers).owner,
    html: writeHtml(tree),
    text: writeText(tree),
    answers,
  };
}

/**
 * The example as a file, in a format of the visitor's plan.
 * @throws DomainError PREMIUM_REQUIRED; UNAVAILABLE when too many files are being made.
 */
export async function exportExample(
  account: Account,
  source: TemplateSource,
  format: DocumentFormat,
  now: Date,
): Promise<DownloadFile> {
  if (!canExport(account, format)) {
    throw new DomainError(
      "PREMIUM_REQUIRED",
      "Скачивание примеров в форматах DOCX и PDF доступно на премиум-плане. Подробнее: /premium",
    );
  }
  const { tree, answers } = writeExample(source, now);
  const { bytes, contentType } = await renderDocument(tree, format);
  const { type } = source;
  const { date } = tree;
  const { owner } = ownerAndSite(answers);
  const name = documentFileName({ type, owner, date, format });
  return { body: bytes, contentType, disposition: contentDisposition(`Пример_${name}`) };
}

/** The fictitious owner's answers as the API would receive them. */
export function exampleAnswers(type: DocumentType): DocumentAnswers {
  return documentAnswersSchema.parse(toAnswersForType(type, exampleProfiles[type].answers));
}
