/**
 * The schema of the answers, one for the wizard, the API, the command line and the drafts, derived from the questions.
 * Source: docs/specification/data.md#names, docs/specification/form.md#option-lists.
 */
import { z } from "zod";
import { disclaimerAnswersSchema } from "@/lib/engine/answers/disclaimer-schema";
import { shapeOf } from "@/lib/engine/answers/schema-of";
import { questions } from "@/lib/engine/questions/questions";
import { formDocumentTypes } from "@/lib/engine/questions/vocabulary/options";

const documentTypeMessage = "Выберите тип документа";

/** All fields of the document form except its type. */
export const answersShape = shapeOf(questions);

export const formAnswersSchema = z.strictObject({
  type: z.enum(formDocumentTypes, documentTypeMessage),
  ...answersShape,
});

/** The body of `POST /api/documents`, the wizard's form and the command line's profile. */
export const documentAnswersSchema = z.discriminatedUnion(
  "type",
  [formAnswersSchema, disclaimerAnswersSchema],
  { error: documentTypeMessage },
);

export type FormAnswers = z.output<typeof formAnswersSchema>;
/** Parsed answers of any document. */
export type DocumentAnswers = z.output<typeof documentAnswersSchema>;
/** What a form or a request may send before parsing. */
export type DocumentAnswersInput = z.input<typeof documentAnswersSchema>;
