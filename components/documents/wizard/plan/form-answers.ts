import { z } from "zod";
import { disclaimerAnswersSchema } from "@/lib/engine/answers/disclaimer-schema";
import { formAnswersSchema } from "@/lib/engine/answers/schema";
import { definitionOf, questionKeys } from "@/lib/engine/questions/questions";
import { lines } from "@/lib/engine/text";

/** What the wizard asks for besides what the route must have (docs/specification/wizard.md#full-form). */
const askedBesides = Object.fromEntries(
  questionKeys.flatMap((key) => {
    const question = definitionOf(key);
    return question.kind === "lines" && question.requiredInForm
      ? [[key, lines(question.max).min(1, question.requiredInForm)]]
      : [];
  }),
);

/** What step 2 is checked against: the schema of `POST /api/documents`. */
export const wizardSchema = z.discriminatedUnion(
  "type",
  [formAnswersSchema.extend(askedBesides), disclaimerAnswersSchema],
  { error: "Выберите тип документа" },
);
