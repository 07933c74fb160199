import { z } from "zod";
import { siteField } from "@/lib/engine/answers/identifying-answers";
import { answersShape } from "@/lib/engine/answers/schema";
import { factKeys } from "@/lib/engine/passport/facts";
import type { QuestionKey } from "@/lib/engine/questions/questions";

export const passportEditionMessage = "Номер редакции паспорта — целое число от 1";

const passportEdition = z
  .string(passportEditionMessage)
  .regex(/^[1-9]\d{0,6}$/, passportEditionMessage)
  .transform(Number);

/** Query of `GET /api/sites/{id}/passport`. */
export const passportQuery = z.object({ edition: passportEdition.optional() });

/** Query of `PUT /api/sites/{id}/passport`. */
export const passportChangeQuery = z.object({
  /** The newest edition that the client has seen. */
  after: passportEdition,
  /** Saves nothing. */
  dryRun: z
    .enum(["true", "false"], "dryRun — true или false")
    .transform((text) => text === "true")
    .default(false),
});

const optional = (key: QuestionKey): z.ZodType =>
  key === siteField
    ? answersShape[key]
    : z.preprocess(
        (value) => (value === null || value === "" ? undefined : value),
        z.optional(answersShape[key]),
      );

/** Body of `PUT /api/sites/{id}/passport`: all facts at once. What is left out or empty is not known. */
export const passportRequest = z.strictObject(
  Object.fromEntries(factKeys.map((key) => [key, optional(key)])) as Record<
    QuestionKey,
    z.ZodOptional
  >,
);
