import { z } from "zod";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import { documentTypes, industries, keysOf } from "@/lib/engine/questions/vocabulary/options";
import { industryTemplateResponse } from "@/lib/features/templates/responses";

/** Segments of `/api/templates/{type}/example`; an unknown type is a 404, not a 400. */
export const exampleParams = z.object({ type: z.string() });

export const templateSummaryResponse = z.strictObject({
  type: z.enum(documentTypes),
  name: z.string(),
  description: z.string(),
  isPremium: z.boolean(),
  /** Industries for whose special rules this type is suggested. */
  industries: z.array(z.enum(keysOf(industries))),
  /** Variants for one industry with questions of their own: `templateId` and `templateAnswers` of a new document. */
  industryTemplates: z.array(industryTemplateResponse),
});

/** A type of document as `GET /api/templates` lists it. */
export type TemplateSummary = z.output<typeof templateSummaryResponse>;

export const exampleResponse = z.strictObject({
  type: z.enum(documentTypes),
  title: z.string(),
  /** The fictitious owner, as its documents name it. */
  owner: z.string(),
  /** An HTML fragment without scripts and styles. */
  html: z.string(),
  text: z.string(),
  answers: z
    .custom<DocumentAnswers>((value) => typeof value === "object" && value !== null)
    .meta({ type: "object", description: "Ответы на вопросы формы" }),
});

/** The response of `GET /api/templates/{type}/example`. */
export type ExampleDocument = z.output<typeof exampleResponse>;
