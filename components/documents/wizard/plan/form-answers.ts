import { z } from "zod";
import { disclaimerAnswersSchema, formAnswersSchema } from "@/lib/engine/answers/schema";
import { lines } from "@/lib/engine/answers/text";

/** The route's schema; the wizard asks for the address besides (specification § 2, full variant). */
const fullSchema = formAnswersSchema.extend({
  legalAddress: lines(500).min(1, "Укажите адрес владельца сайта"),
});

/** What step 2 is checked against: the schema of `POST /api/documents`. */
export const wizardSchema = z.discriminatedUnion("type", [fullSchema, disclaimerAnswersSchema], {
  error: "Выберите тип документа",
});
