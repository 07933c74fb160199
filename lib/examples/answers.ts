import { z } from "zod";
import { documentTypes, industries, keysOf } from "@/lib/engine/answers/options";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import type { ExampleDocument, TemplateSummary } from "@/lib/examples/types";

export const templateSummaryAnswer = z.strictObject({
  type: z.enum(documentTypes),
  name: z.string(),
  description: z.string(),
  isPremium: z.boolean(),
  industries: z.array(z.enum(keysOf(industries))),
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
