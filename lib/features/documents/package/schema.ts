import { z } from "zod";
import { itemKey } from "@/lib/engine/answers/package-item";
import { documentAnswersSchema } from "@/lib/engine/answers/schema";
import { consentPurposes, documentTypes, keysOf } from "@/lib/engine/questions/vocabulary/options";

const item = z.strictObject({
  type: z.enum(documentTypes, "Выберите тип документа"),
  consentPurpose: z.enum(keysOf(consentPurposes), "Выберите вариант из списка").optional(),
});

/** The documents to create from one set of answers. */
export const packageItems = z
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
  );

/** Body of `POST /api/documents/package`: the answers to one form, and the documents to create from them. */
export const packageRequest = z.strictObject({
  answers: documentAnswersSchema,
  documents: packageItems,
});
