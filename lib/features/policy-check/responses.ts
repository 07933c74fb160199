import { z } from "zod";
import { readAnswersSchema } from "@/lib/features/policy-check/facts/read-answers";

const quote = z
  .strictObject({ text: z.string(), start: z.int().min(0), end: z.int().min(0) })
  .describe("Место текста, как его прислали; не длиннее 200 знаков");

export const policyElement = z.strictObject({
  id: z.string(),
  title: z.string(),
  state: z.enum(["there", "partly", "absent", "outdated"]),
  quote: quote.optional(),
  norm: z.string(),
});

export const policyFinding = z.strictObject({
  rule: z.string(),
  quote,
  norm: z.string(),
  advice: z.string(),
});

/** The shape of `PolicyReport`. */
export const policyReportShape = {
  elements: z.array(policyElement),
  findings: z.array(policyFinding),
  score: z
    .int()
    .min(0)
    .max(100)
    .describe("Доля требований с их весом; без списка ничего не говорит"),
};

/** The response of `POST /api/policy-checks`. */
export const policyCheckResponse = z.strictObject({
  ...policyReportShape,
  address: z.string().nullable().describe("Адрес, который ответил, если проверяли по адресу"),
  length: z.int().min(0).describe("Сколько знаков прочитано"),
  answers: readAnswersSchema.describe(
    "Ответы нашей анкеты, которые стоят в тексте: ими можно заполнить мастер",
  ),
});
export type PolicyCheck = z.output<typeof policyCheckResponse>;
