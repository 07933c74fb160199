import { z } from "zod";
import { documentTypes, industries, keysOf } from "@/lib/engine/answers/options";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import { type ExtendedTemplate, extraKinds } from "@/lib/engine/extended/types";
import type { ExampleDocument, TemplateSummary } from "@/lib/examples/types";

export const extendedTemplateAnswer = z.strictObject({
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
}) satisfies z.ZodType<ExtendedTemplate>;

export const templateSummaryAnswer = z.strictObject({
  type: z.enum(documentTypes),
  name: z.string(),
  description: z.string(),
  isPremium: z.boolean(),
  industries: z.array(z.enum(keysOf(industries))),
  extended: z.array(extendedTemplateAnswer),
}) satisfies z.ZodType<TemplateSummary>;

export const exampleAnswer = z.strictObject({
  type: z.enum(documentTypes),
  title: z.string(),
  owner: z.string(),
  html: z.string(),
  text: z.string(),
  answers: z
    .custom<DocumentAnswers>((value) => typeof value === "object" && value !== null)
    .meta({ type: "object", description: "Ответы на вопросы формы" }),
}) satisfies z.ZodType<ExampleDocument>;
