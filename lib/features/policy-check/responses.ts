import { z } from "zod";
import { readAnswersSchema } from "@/lib/features/policy-check/facts/read-answers";
import { policyReport } from "@/lib/features/policy-check/report/policy-report";

/** The response of `POST /api/policy-checks`. */
export const policyCheckResponse = z.strictObject({
  ...policyReport.shape,
  address: z.string().nullable().describe("Адрес, который ответил, если проверяли по адресу"),
  length: z.int().min(0).describe("Сколько знаков прочитано"),
  answers: readAnswersSchema.describe(
    "Ответы нашей анкеты, которые стоят в тексте: ими можно заполнить мастер",
  ),
});
export type PolicyCheck = z.output<typeof policyCheckResponse>;
