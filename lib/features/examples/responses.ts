import { z } from "zod";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import { documentTypes, industries, keysOf } from "@/lib/engine/questions/options";
import type { ExampleDocument, TemplateSummary } from "@/lib/features/examples/types";
import { industryTemplateResponse } from "@/lib/features/templates/responses";

export const templateSummaryResponse = z.strictObject({
  type: z.enum(documentTypes),
  name: z.string(),
  description: z.string(),
  isPremium: z.boolean(),
  industries: z.array(z.enum(keysOf(industries))),
  industryTemplates: z.array(industryTemplateResponse),
}) satisfies z.ZodType<TemplateSummary>;

export const exampleResponse = z.strictObject({
  type: z.enum(documentTypes),
  title: z.string(),
  owner: z.string(),
  html: z.string(),
  text: z.string(),
  answers: z
    .custom<DocumentAnswers>((value) => typeof value === "object" && value !== null)
    .meta({ type: "object", description: "Ответы на вопросы формы" }),
}) satisfies z.ZodType<ExampleDocument>;
