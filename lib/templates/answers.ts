import { z } from "zod";
import { documentTypes } from "@/lib/engine/answers/options";
import type { DocumentComparison } from "@/lib/engine/compare/comparison";
import type { Template } from "@/lib/engine/template/nodes";
import { extendedTemplateAnswer } from "@/lib/examples/answers";
import type {
  CurrentTemplate,
  CurrentTemplates,
  EditedTemplate,
  ListedTemplate,
  PublishedEdition,
  TemplateCheck,
  TemplateEdition,
  TemplateEditionSummary,
  TemplatePreview,
} from "@/lib/templates/types";

const plainObject = <T>(description: string) =>
  z
    .custom<T>((value) => typeof value === "object" && value !== null)
    .meta({ type: "object", description });

const changed = { key: z.string(), edition: z.int(), revision: z.string() };

export const currentTemplatesAnswer = z.strictObject({
  changed: z.array(z.strictObject(changed)),
  extended: z.array(extendedTemplateAnswer),
}) satisfies z.ZodType<CurrentTemplates>;

export const currentTemplateAnswer = z.strictObject({
  ...changed,
  template: plainObject<Template>("Собранный шаблон"),
  extended: extendedTemplateAnswer.nullable(),
}) satisfies z.ZodType<CurrentTemplate>;

const state = z.enum(["shipped", "edited", "broken"]);
const text = { content: z.string(), form: z.string().nullable() };

const listed = {
  key: z.string(),
  type: z.enum(documentTypes),
  name: z.string(),
  isExtended: z.boolean(),
  state,
  edition: z.int(),
  note: z.string().nullable(),
  authorEmail: z.string().nullable(),
  publishedAt: z.iso.datetime().nullable(),
  isShippedNewer: z.boolean(),
};

export const listedTemplateAnswer = z.strictObject(listed) satisfies z.ZodType<ListedTemplate>;

export const editedTemplateAnswer = z.strictObject({
  ...listed,
  ...text,
  samples: z.array(z.strictObject({ id: z.string(), name: z.string() })),
}) satisfies z.ZodType<EditedTemplate>;

export const editionSummaryAnswer = z.strictObject({
  edition: z.int(),
  note: z.string(),
  authorEmail: z.string().nullable(),
  createdAt: z.iso.datetime(),
}) satisfies z.ZodType<TemplateEditionSummary>;

export const editionAnswer = z.strictObject({
  edition: z.int(),
  ...text,
}) satisfies z.ZodType<TemplateEdition>;

const findings = z.array(
  z.strictObject({
    part: z.enum(["content", "form", "other"]),
    file: z.string(),
    line: z.int(),
    column: z.int(),
    severity: z.enum(["error", "warning"]),
    message: z.string(),
    suggestion: z.string().optional(),
  }),
);

export const checkAnswer = z.strictObject({ findings }) satisfies z.ZodType<TemplateCheck>;

export const previewAnswer = z.strictObject({
  findings,
  html: z.string().nullable(),
  comparison: plainObject<DocumentComparison>("Что изменилось в документе").nullable(),
}) satisfies z.ZodType<TemplatePreview>;

export const publishedEditionAnswer = z.strictObject({
  findings,
  edition: z.int(),
  state,
}) satisfies z.ZodType<PublishedEdition>;
