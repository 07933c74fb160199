import { z } from "zod";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import { documentComparison } from "@/lib/engine/compare/comparison";
import type { AnswersDraft } from "@/lib/engine/facts/known/known-facts";
import type { AnswerFinding } from "@/lib/engine/lint/check-answers";
import { documentTypes } from "@/lib/engine/questions/vocabulary/options";
import { siteAccessResponse } from "@/lib/platform/auth/site-access";
import { identifier, instant } from "@/lib/platform/http/responses/response-schemas";

const isObject = (value: unknown) =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const summaryShape = {
  id: identifier,
  name: z.string(),
  type: z.enum(documentTypes),
  edition: z.int().min(0).describe("Номер новейшей редакции; у черновика 0"),
  shared: siteAccessResponse,
  /** See `/api/documents/{id}/publication`. */
  publication: z
    .strictObject({ publicId: z.string(), allowsIndexing: z.boolean() })
    .nullable()
    .describe("null, пока документ не открыт всем по ссылке"),
  /** ISO 8601, UTC, as all instants here. */
  createdAt: instant,
  updatedAt: instant,
};

/**
 * Only an object: the stored answers were parsed before they were stored, and the request's schema has transforms,
 * which a response must not have.
 */
const answers = z
  .custom<DocumentAnswers>(isObject)
  .meta({ type: "object", description: "Ответы на вопросы формы, из которых составлен документ" });
const draftAnswers = z
  .custom<AnswersDraft>(isObject)
  .meta({ type: "object", description: "Что введено в форму к этому времени" });

const completedShape = { ...summaryShape, status: z.literal("completed"), formData: answers };
/** The answers so far: the form is still being filled in. */
const draftShape = { ...summaryShape, status: z.literal("draft"), formData: draftAnswers };

export const documentSummaryResponse = z.discriminatedUnion("status", [
  z.strictObject(completedShape),
  z.strictObject(draftShape),
]);

/** A document in a list: what `GET /api/documents` returns, newest first. */
export type DocumentSummary = z.output<typeof documentSummaryResponse>;

export const editionSummaryResponse = z.strictObject({
  edition: z.int().min(1),
  effectiveDate: z.iso.date().describe("С какого дня действует, по Москве"),
  createdAt: instant,
  /** Hash of the template from which it was made. */
  templateRevision: z.string(),
  blanks: z.int().min(0).describe("Сколько сведений владельцу осталось вписать"),
});

/** An edition of a document, as `GET /api/documents/{id}/editions` lists it, newest first. */
export type EditionSummary = z.output<typeof editionSummaryResponse>;

const detailsShape = {
  generatedContent: z.string().nullable().describe("Текст документа; у черновика null"),
  blanks: z
    .array(z.string())
    .describe("Сведения, которые осталось вписать, как они стоят в тексте"),
  /** The edition of the text; null for a draft. `edition` stays the number of the newest. */
  shownEdition: editionSummaryResponse.nullable(),
};

export const documentDetailsResponse = z.discriminatedUnion("status", [
  z.strictObject({ ...completedShape, ...detailsShape }),
  z.strictObject({ ...draftShape, ...detailsShape }),
]);

/**
 * One document, as `GET /api/documents/{id}` returns it; with `?edition=N` the text, answers and blanks are those of
 * that edition.
 */
export type DocumentDetails = z.output<typeof documentDetailsResponse>;

export const findingResponse = z.strictObject({
  field: z.string(),
  message: z.string(),
}) satisfies z.ZodType<AnswerFinding>;

export const createdDocumentResponse = z.strictObject({
  document: documentDetailsResponse,
  warnings: z
    .array(findingResponse)
    .describe("На что стоит взглянуть ещё раз; документ уже составлен"),
});

/** The response of `POST /api/documents`. */
export type CreatedDocument = z.output<typeof createdDocumentResponse>;

export const createdEditionResponse = createdDocumentResponse.extend({ edition: z.int().min(1) });

/** The response of `POST /api/documents/{id}/editions`: `edition` is the number of the new edition. */
export type CreatedEdition = z.output<typeof createdEditionResponse>;

export const editionComparisonResponse = z.strictObject({
  from: editionSummaryResponse,
  to: editionSummaryResponse,
  comparison: documentComparison,
});

/** The response of `GET /api/documents/{id}/comparison`. */
export type EditionComparison = z.output<typeof editionComparisonResponse>;

export const publicationResponse = z.strictObject({
  isPublic: z.boolean(),
  /** Whether search engines may list the page. */
  allowsIndexing: z.boolean(),
  takesRequests: z
    .boolean()
    .describe(
      "Принимает ли страница запросы людей: форма, из которой запись попадает в реестр сайта",
    ),
  /** Null until the document is published for the first time; never changes after that. */
  publicId: z.string().nullable(),
  /** The full URL, `https://…/d/{publicId}`; null together with `publicId`. */
  address: z.string().nullable(),
  /** Since when it is public; null while it is not. */
  publishedAt: instant.nullable(),
});

/** Whether a document is public, as `/api/documents/{id}/publication` returns it. */
export type Publication = z.output<typeof publicationResponse>;
