import { z } from "zod";
import { answersShape } from "@/lib/engine/answers/schema";
import type { AnswersDraft } from "@/lib/engine/facts/known/known-facts";
import { documentTypes } from "@/lib/engine/questions/vocabulary/options";
import { draftObjectSchema } from "@/lib/features/documents/drafts/draft-object-schema";

const documentType = z.enum(documentTypes, "Выберите тип документа");

/** Incomplete answers. A half-filled form is never rejected; an unknown field is. */
const draftAnswers = draftObjectSchema(answersShape)
  .extend({ type: documentType.optional() })
  // Unknown values of a list of choices are ignored when a document is written: the whole form is parsed by its own
  // schema then.
  .transform((answers) => answers as AnswersDraft);

/** Body of `POST /api/documents/drafts`. */
export const newDraftRequest = z.strictObject({ type: documentType, formData: draftAnswers });

export type NewDraft = z.output<typeof newDraftRequest>;

/** Body of `PUT /api/documents/{id}/draft`. */
export const savedDraftRequest = z.strictObject({
  formData: draftAnswers,
  /** The `updatedAt` of the last response; a draft that was saved since is not overwritten. */
  updatedAt: z.iso
    .datetime({ offset: true, error: "Некорректный момент времени" })
    .refine((text) => /^2\d{3}-/.test(text), "Некорректный момент времени")
    .transform((text) => new Date(text))
    .optional(),
});
