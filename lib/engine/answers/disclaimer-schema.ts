import { z } from "zod";
import { shapeOf } from "@/lib/engine/answers/schema-of";
import { disclaimerQuestions } from "@/lib/engine/questions/definitions/disclaimer";
import type { QuestionDefinition } from "@/lib/engine/questions/vocabulary/definition";

/** Returns the schema of a question with the messages of the short form. */
function ofShortForm(question: QuestionDefinition): QuestionDefinition {
  const wrong = "disclaimer" in question ? question.disclaimer?.wrong : undefined;
  if (wrong === undefined) return question;
  switch (question.kind) {
    case "line":
      return { ...question, required: wrong };
    case "webAddress":
    case "email":
      return { ...question, wrong };
    default:
      return question;
  }
}

/** Has five fields and messages of its own (docs/specification/form.md#short-form). */
export const disclaimerAnswersSchema = z.strictObject({
  type: z.literal("socialDisclaimer"),
  ...shapeOf(disclaimerQuestions, ofShortForm),
});
