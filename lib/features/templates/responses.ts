import { z } from "zod";
import type { DocumentComparison } from "@/lib/engine/compare/comparison";
import { extraKinds } from "@/lib/engine/industry-templates/schema";
import { documentTypes, industries, keysOf } from "@/lib/engine/questions/vocabulary/options";
import type { Finding } from "@/lib/engine/template/language/finding";
import type { Template } from "@/lib/engine/template/language/nodes";

const plainObject = <T>(description: string) =>
  z
    .custom<T>((value) => typeof value === "object" && value !== null)
    .meta({ type: "object", description });

/** A question of a `form.yaml`, which was checked when it was compiled. */
export const extraQuestionResponse = z.strictObject({
  key: z.string(),
  label: z.string(),
  hint: z.string().optional(),
  kind: z.enum(extraKinds),
  options: z.record(z.string(), z.string()).optional(),
  isRequired: z.boolean(),
});

export const industryTemplateResponse = z.strictObject({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  type: z.enum(documentTypes),
  industry: z.enum(keysOf(industries)),
  isPremium: z.boolean(),
  isUltra: z.boolean(),
  /** A description of what it adds. */
  features: z.array(z.string()),
  formConfig: z.strictObject({
    questions: z.array(
      extraQuestionResponse.extend({
        condition: z.strictObject({ key: z.string(), equals: z.string() }).optional(),
      }),
    ),
  }),
});

/** A template that an operator changed; two texts that differ have different revisions. */
const changedTemplate = z.strictObject({
  key: z.string(),
  edition: z.int(),
  revision: z.string(),
});

export const currentTemplatesResponse = z.strictObject({
  changed: z.array(changedTemplate),
  /** All industry templates in force, with their questions. */
  industryTemplates: z.array(industryTemplateResponse),
});

/** The response of `GET /api/template-editions`. */
export type CurrentTemplates = z.output<typeof currentTemplatesResponse>;

export const currentTemplateResponse = changedTemplate.extend({
  template: plainObject<Template>("Собранный шаблон"),
  industryTemplate: industryTemplateResponse.nullable(),
});

/** The response of `GET /api/template-editions/{key}`. */
export type CurrentTemplate = z.output<typeof currentTemplateResponse>;

/** The compiled sources of a template. */
export type CompiledTemplate = Pick<CurrentTemplate, "template" | "industryTemplate">;

/** `shipped`: the text of the program applies; `broken`: it applies because the operator's no longer compiles. */
const state = z.enum(["shipped", "edited", "broken"]);
export type TemplateState = z.output<typeof state>;

/** The sources of a template; `form` is the YAML of an industry template, null of a base one. */
const text = z.strictObject({ content: z.string(), form: z.string().nullable() });
export type TemplateText = z.output<typeof text>;

export const listedTemplateResponse = z.strictObject({
  key: z.string(),
  type: z.enum(documentTypes),
  name: z.string(),
  isIndustryTemplate: z.boolean(),
  state,
  /** 0: nothing was ever published. */
  edition: z.int(),
  note: z.string().nullable(),
  authorEmail: z.string().nullable(),
  publishedAt: z.iso.datetime().nullable(),
  /** The program has brought another text since this edition was published. */
  isShippedNewer: z.boolean(),
});

/** One line of `GET /api/admin/templates`. */
export type ListedTemplate = z.output<typeof listedTemplateResponse>;

/** Answers on which an edition can be tried. */
const sample = z.strictObject({ id: z.string(), name: z.string() });
export type TemplateSample = z.output<typeof sample>;

export const editedTemplateResponse = listedTemplateResponse.extend({
  ...text.shape,
  samples: z.array(sample),
});

/** The response of `GET /api/admin/templates/{key}`. */
export type EditedTemplate = z.output<typeof editedTemplateResponse>;

export const editionSummaryResponse = z.strictObject({
  edition: z.int(),
  note: z.string(),
  authorEmail: z.string().nullable(),
  createdAt: z.iso.datetime(),
});

/** One line of `GET /api/admin/templates/{key}/editions`, newest first; the shipped text is not among them. */
export type TemplateEditionSummary = z.output<typeof editionSummaryResponse>;

export const editionResponse = z.strictObject({ edition: z.int(), ...text.shape });

/** The response of `GET /api/admin/templates/{key}/editions/{edition}`; edition 0 is the shipped text. */
export type TemplateEdition = z.output<typeof editionResponse>;

/**
 * Something wrong with an edition, and in which of its texts; `other`: in a passage, or in a template built upon it.
 */
const finding = z.strictObject({
  part: z.enum(["content", "form", "other"]),
  file: z.string(),
  line: z.int(),
  column: z.int(),
  severity: z.enum(["error", "warning"]),
  message: z.string(),
  suggestion: z.string().optional(),
}) satisfies z.ZodType<Finding>;
export type TemplateFinding = z.output<typeof finding>;

const findings = z.array(finding);

export const checkResponse = z.strictObject({ findings });

/** The response of `POST /api/admin/templates/{key}/check`. */
export type TemplateCheck = z.output<typeof checkResponse>;

export const previewResponse = z.strictObject({
  findings,
  html: z.string().nullable(),
  /** The comparison with the document of the edition in force. */
  comparison: plainObject<DocumentComparison>("Что изменилось в документе").nullable(),
});

/** The response of `POST /api/admin/templates/{key}/preview`; no text when there are errors. */
export type TemplatePreview = z.output<typeof previewResponse>;

export const publishedEditionResponse = z.strictObject({ findings, edition: z.int(), state });

/** The response of `POST /api/admin/templates/{key}/editions`. */
export type PublishedEdition = z.output<typeof publishedEditionResponse>;
