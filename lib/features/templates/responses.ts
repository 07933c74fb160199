import { z } from "zod";
import type { DocumentComparison } from "@/lib/engine/compare/comparison";
import { extraKinds, type IndustryTemplate } from "@/lib/engine/industry-templates/types";
import { documentTypes, industries, keysOf } from "@/lib/engine/questions/options";
import type { Template } from "@/lib/engine/template/nodes";
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
} from "@/lib/features/templates/types";

const plainObject = <T>(description: string) =>
  z
    .custom<T>((value) => typeof value === "object" && value !== null)
    .meta({ type: "object", description });

export const industryTemplateResponse = z.strictObject({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  type: z.enum(documentTypes),
  industry: z.enum(keysOf(industries)),
  isPremium: z.boolean(),
  isUltra: z.boolean(),
  features: z.array(z.string()),
  formConfig: z.strictObject({
    questions: z.array(
      z.strictObject({
        key: z.string(),
        label: z.string(),
        hint: z.string().optional(),
        kind: z.enum(extraKinds),
        options: z.record(z.string(), z.string()).optional(),
        isRequired: z.boolean(),
        condition: z.strictObject({ key: z.string(), equals: z.string() }).optional(),
      }),
    ),
  }),
}) satisfies z.ZodType<IndustryTemplate>;

const changed = { key: z.string(), edition: z.int(), revision: z.string() };

export const currentTemplatesResponse = z.strictObject({
  changed: z.array(z.strictObject(changed)),
  industryTemplates: z.array(industryTemplateResponse),
}) satisfies z.ZodType<CurrentTemplates>;

export const currentTemplateResponse = z.strictObject({
  ...changed,
  template: plainObject<Template>("Собранный шаблон"),
  industryTemplate: industryTemplateResponse.nullable(),
}) satisfies z.ZodType<CurrentTemplate>;

const state = z.enum(["shipped", "edited", "broken"]);
const text = { content: z.string(), form: z.string().nullable() };

const listed = {
  key: z.string(),
  type: z.enum(documentTypes),
  name: z.string(),
  isIndustryTemplate: z.boolean(),
  state,
  edition: z.int(),
  note: z.string().nullable(),
  authorEmail: z.string().nullable(),
  publishedAt: z.iso.datetime().nullable(),
  isShippedNewer: z.boolean(),
};

export const listedTemplateResponse = z.strictObject(listed) satisfies z.ZodType<ListedTemplate>;

export const editedTemplateResponse = z.strictObject({
  ...listed,
  ...text,
  samples: z.array(z.strictObject({ id: z.string(), name: z.string() })),
}) satisfies z.ZodType<EditedTemplate>;

export const editionSummaryResponse = z.strictObject({
  edition: z.int(),
  note: z.string(),
  authorEmail: z.string().nullable(),
  createdAt: z.iso.datetime(),
}) satisfies z.ZodType<TemplateEditionSummary>;

export const editionResponse = z.strictObject({
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

export const checkResponse = z.strictObject({ findings }) satisfies z.ZodType<TemplateCheck>;

export const previewResponse = z.strictObject({
  findings,
  html: z.string().nullable(),
  comparison: plainObject<DocumentComparison>("Что изменилось в документе").nullable(),
}) satisfies z.ZodType<TemplatePreview>;

export const publishedEditionResponse = z.strictObject({
  findings,
  edition: z.int(),
  state,
}) satisfies z.ZodType<PublishedEdition>;
