import { z } from "zod";
import {
  type CustomClauses,
  maxClauseLength,
  maxReplacedLength,
  placePattern,
} from "@/lib/engine/questions/custom-clauses";
import { multilineSchema } from "@/lib/engine/text-schemas";

const place = z.string().regex(placePattern, "Неизвестное место в документе");
const clauseText = multilineSchema(maxClauseLength).min(1, "Напишите текст пункта");

/** The limit for all custom clauses together: with the rest of the form they must fit a request (256 KiB). */
const charactersInAll = 50_000;

const customClausesShape = z.strictObject({
  additions: z
    .array(z.strictObject({ section: place, text: clauseText }))
    .max(50, "Не больше 50 своих пунктов")
    .default([]),
  replacements: z
    .array(
      z.strictObject({
        clause: place,
        text: clauseText,
        replaced: multilineSchema(maxReplacedLength),
      }),
    )
    .max(50, "Не больше 50 замен")
    .default([]),
});

export const customClausesSchema = customClausesShape.refine(
  ({ additions, replacements }) =>
    [...additions, ...replacements.flatMap(({ text, replaced }) => [{ text }, { text: replaced }])]
      .map(({ text }) => text.length)
      .reduce((sum, length) => sum + length, 0) <= charactersInAll,
  "Своих пунктов слишком много: вместе с заменёнными они длиннее 50 000 символов",
) satisfies z.ZodType<CustomClauses>;
