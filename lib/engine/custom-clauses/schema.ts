/**
 * Clauses of the owner's own: words that the owner or its lawyer adds to a section, or puts in
 * place of a clause of ours. Literal text, never markup; kept with the document and put in again
 * when it is made anew. Stored as `customFields`. Source:
 * docs/specification/documents.md#custom-clauses.
 */
import { z } from "zod";
import {
  maxClauseLength,
  maxReplacedLength,
  placePattern,
} from "@/lib/engine/custom-clauses/known";
import { lines } from "@/lib/engine/text";

const place = z.string().regex(placePattern, "Неизвестное место в документе");
const words = lines(maxClauseLength).min(1, "Напишите текст пункта");

/** All custom clauses together: with the rest of the form they must fit a request (256 KiB). */
const charactersInAll = 50_000;

const customClausesShape = z.strictObject({
  /** Put at the end of a section, in this order. */
  additions: z
    .array(z.strictObject({ section: place, text: words }))
    .max(50, "Не больше 50 своих пунктов")
    .default([]),
  replacements: z
    .array(
      z.strictObject({
        clause: place,
        text: words,
        /** The words of ours that were replaced, so that a later change of them can be named. */
        replaced: lines(maxReplacedLength),
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
);

export type CustomClauses = z.output<typeof customClausesSchema>;
