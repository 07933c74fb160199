import { z } from "zod";
import { itemKey } from "@/lib/documents/package/package-item";
import { consentPurposes, documentTypes, keysOf } from "@/lib/engine/answers/options";
import { documentAnswersSchema } from "@/lib/engine/answers/schema";

const item = z.strictObject({
  type: z.enum(documentTypes, "Выберите тип документа"),
  consentPurpose: z.enum(keysOf(consentPurposes), "Выберите вариант из списка").optional(),
});

/** Body of `POST /api/documents/package`: the answers to one form, and which documents to make of them. */
export const packageSchema = z.strictObject({
  answers: documentAnswersSchema,
  documents: z
    .array(item, "Назовите документы")
    .min(1, "Назовите хотя бы один документ")
    .max(40, "Слишком много документов")
    .refine(
      (items) => new Set(items.map(itemKey)).size === items.length,
      "Один документ назван дважды",
    )
    .refine(
      (items) => items.every(({ type, consentPurpose }) => type === "consent" || !consentPurpose),
      "Цель бывает только у согласия",
    ),
});
