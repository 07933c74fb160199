/**
 * Clauses of the owner's own: words that the owner or its lawyer adds to a section, or puts in place of
 * a clause of ours. Literal text, never markup; kept with the document and put in again when it is made
 * anew. Stored as `customFields`. Source: specification § 3 «user_documents».
 */
import { z } from "zod";
import { lines } from "@/lib/engine/answers/text";

/** The name of a section or clause in the template: `{#id}`, or one made by the compiler. */
const place = z.string().regex(/^[a-z0-9-]{1,80}$/, "Неизвестное место в документе");
const words = lines(5000).min(1, "Напишите текст пункта");

/** All own clauses together: with the rest of the form they must fit a request (256 KiB). */
const charactersInAll = 50_000;

const ownClausesShape = z.strictObject({
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
        replaced: lines(20_000),
      }),
    )
    .max(50, "Не больше 50 замен")
    .default([]),
});

export const ownClausesSchema = ownClausesShape.refine(
  ({ additions, replacements }) =>
    [...additions, ...replacements.flatMap(({ text, replaced }) => [{ text }, { text: replaced }])]
      .map(({ text }) => text.length)
      .reduce((sum, length) => sum + length, 0) <= charactersInAll,
  "Своих пунктов слишком много: вместе с заменёнными они длиннее 50 000 символов",
);

export type OwnClauses = z.output<typeof ownClausesSchema>;

/**
 * Own clauses as far as a form that is still being filled in has them: those that are complete.
 * Null when there are none.
 */
export function toKnownOwnClauses(draft: unknown): OwnClauses | null {
  const { additions, replacements } = ownClausesSchema.shape;
  const known = {
    additions: complete(additions.unwrap().element, draft, "additions"),
    replacements: complete(replacements.unwrap().element, draft, "replacements"),
  };
  return known.additions.length + known.replacements.length > 0 ? known : null;
}

function complete<T>(schema: z.ZodType<T>, draft: unknown, list: keyof OwnClauses): T[] {
  const items = (draft as Partial<Record<keyof OwnClauses, unknown>> | null | undefined)?.[list];
  if (!Array.isArray(items)) return [];
  return items.flatMap((item) => {
    const parsed = schema.safeParse(item);
    return parsed.success ? [parsed.data] : [];
  });
}
