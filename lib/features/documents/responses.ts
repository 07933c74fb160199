import { z } from "zod";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import type { ComparedBlock, DocumentComparison } from "@/lib/engine/compare/comparison";
import type { AnswersDraft } from "@/lib/engine/facts/draft";
import type { Finding } from "@/lib/engine/lint/check-answers";
import { documentTypes } from "@/lib/engine/questions/options";
import type {
  CreatedDocument,
  CreatedEdition,
  DocumentDetails,
  DocumentSummary,
  EditionComparison,
  EditionSummary,
  Publication,
} from "@/lib/features/documents/types";
import { identifier, instant } from "@/lib/platform/http/response-schemas";

const isObject = (value: unknown) =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const summaryShape = {
  id: identifier,
  name: z.string(),
  type: z.enum(documentTypes),
  edition: z.int().min(0).describe("Номер новейшей редакции; у черновика 0"),
  publication: z
    .strictObject({ publicId: z.string(), allowsIndexing: z.boolean() })
    .nullable()
    .describe("null, пока документ не открыт всем по ссылке"),
  createdAt: instant,
  updatedAt: instant,
};

/** As parsed once before they were stored: the request's own schema has transforms, an answer none. */
const answers = z
  .custom<DocumentAnswers>(isObject)
  .meta({ type: "object", description: "Ответы на вопросы формы, из которых составлен документ" });
const draftAnswers = z
  .custom<AnswersDraft>(isObject)
  .meta({ type: "object", description: "Что введено в форму к этому времени" });

const completedShape = { ...summaryShape, status: z.literal("completed"), formData: answers };
const draftShape = { ...summaryShape, status: z.literal("draft"), formData: draftAnswers };

export const documentSummaryResponse = z.discriminatedUnion("status", [
  z.strictObject(completedShape),
  z.strictObject(draftShape),
]) satisfies z.ZodType<DocumentSummary>;

export const editionSummaryResponse = z.strictObject({
  edition: z.int().min(1),
  effectiveDate: z.iso.date().describe("С какого дня действует, по Москве"),
  createdAt: instant,
  templateRevision: z.string(),
  blanks: z.int().min(0).describe("Сколько сведений владельцу осталось вписать"),
}) satisfies z.ZodType<EditionSummary>;

const detailsShape = {
  generatedContent: z.string().nullable().describe("Текст документа; у черновика null"),
  blanks: z
    .array(z.string())
    .describe("Сведения, которые осталось вписать, как они стоят в тексте"),
  shownEdition: editionSummaryResponse.nullable(),
};

export const documentDetailsResponse = z.discriminatedUnion("status", [
  z.strictObject({ ...completedShape, ...detailsShape }),
  z.strictObject({ ...draftShape, ...detailsShape }),
]) satisfies z.ZodType<DocumentDetails>;

export const findingResponse = z.strictObject({
  field: z.string(),
  message: z.string(),
}) satisfies z.ZodType<Finding>;

export const createdDocumentResponse = z.strictObject({
  document: documentDetailsResponse,
  warnings: z
    .array(findingResponse)
    .describe("На что стоит взглянуть ещё раз; документ уже составлен"),
}) satisfies z.ZodType<CreatedDocument>;

export const createdEditionResponse = createdDocumentResponse.extend({
  edition: z.int().min(1),
}) satisfies z.ZodType<CreatedEdition>;

const changes = ["same", "added", "removed", "changed"] as const;
const own = z.enum(["added", "replaced"]).nullable();

const comparedBlock = z.strictObject({
  kind: z.enum(changes),
  what: z.enum([
    "heading",
    "clause",
    "paragraph",
    "listItem",
    "tableRow",
    "requisite",
  ]) satisfies z.ZodType<ComparedBlock["what"]>,
  number: z.strictObject({ before: z.string().nullable(), after: z.string().nullable() }),
  own: z.strictObject({ before: own, after: own }),
  depth: z.int().min(0),
  far: z.boolean(),
  words: z.array(
    z.strictObject({
      text: z.string(),
      mark: z.enum(["same", "added", "removed"]),
      before: z.string().optional(),
    }),
  ),
});

export const comparisonResponse = z.strictObject({
  blocks: z.array(comparedBlock),
  counts: z.record(z.enum(changes), z.int().min(0)),
}) satisfies z.ZodType<DocumentComparison>;

export const editionComparisonResponse = z.strictObject({
  from: editionSummaryResponse,
  to: editionSummaryResponse,
  comparison: comparisonResponse,
}) satisfies z.ZodType<EditionComparison>;

export const publicationResponse = z.strictObject({
  isPublic: z.boolean(),
  allowsIndexing: z.boolean(),
  publicId: z.string().nullable(),
  address: z.string().nullable(),
  publishedAt: instant.nullable(),
}) satisfies z.ZodType<Publication>;
