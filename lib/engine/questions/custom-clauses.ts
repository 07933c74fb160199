/**
 * Custom clauses: words that the owner or their lawyer adds to a section, or puts in place of a clause of the
 * template. Literal text, never markup; kept with the document and inserted again in its next edition. Stored
 * as `customFields`. Source: docs/specification/documents.md#custom-clauses. Without zod: the preview reads
 * them on every keystroke. What a request may send: `customClausesSchema`.
 */
import { cleanText } from "@/lib/core/clean-text";
import type { KeyWith } from "@/lib/engine/questions/questions";

export type CustomClauses = {
  /** Put at the end of a section, in this order. */
  additions: { section: string; text: string }[];
  replacements: {
    clause: string;
    text: string;
    /** The replaced words of the template, so that a later change of them can be reported. */
    replaced: string;
  }[];
};

/** The field of the form that holds them. */
export const customClausesField: KeyWith<"kind", "customClauses"> = "customFields";

/** Custom clauses of parsed answers; undefined where there are none. */
export function getCustomClauses(answers: object): CustomClauses | undefined {
  return (answers as { [customClausesField]?: CustomClauses })[customClausesField];
}

/** The name of a section or clause in the template: `{#id}`, or one made by the compiler. */
export const placePattern = /^[a-z0-9-]{1,80}$/;
/** Characters of one clause. */
export const maxClauseLength = 5000;
/** How many characters of the replaced words are kept. */
export const maxReplacedLength = 20_000;

/**
 * The custom clauses of a form that is still being filled in: only those that `customClausesSchema` accepts, parsed.
 * @returns null when there are none
 */
export function toKnownCustomClauses(draft: unknown): CustomClauses | null {
  const additions = itemsOf(draft, "additions").flatMap((item) => {
    const section = placeOf(item.section);
    const text = wordsOf(item.text, maxClauseLength);
    return section && text && hasOnly(item, 2) ? [{ section, text }] : [];
  });
  const replacements = itemsOf(draft, "replacements").flatMap((item) => {
    const clause = placeOf(item.clause);
    const text = wordsOf(item.text, maxClauseLength);
    const replaced = wordsOf(item.replaced, maxReplacedLength);
    return clause && text && replaced !== null && hasOnly(item, 3)
      ? [{ clause, text, replaced }]
      : [];
  });
  return additions.length + replacements.length > 0 ? { additions, replacements } : null;
}

function itemsOf(draft: unknown, list: keyof CustomClauses): Record<string, unknown>[] {
  const items = (draft as Partial<Record<keyof CustomClauses, unknown>> | null | undefined)?.[list];
  return Array.isArray(items) ? items.filter((item) => typeof item === "object" && item) : [];
}

const hasOnly = (item: object, keys: number) => Object.keys(item).length === keys;

const placeOf = (value: unknown): string | null =>
  typeof value === "string" && placePattern.test(value) ? value : null;

/** As `lines()` of `text.ts` reads a text; null for what it refuses. */
function wordsOf(value: unknown, max: number): string | null {
  if (typeof value !== "string" || value.length > max * 2) return null;
  const text = cleanText(value).trim();
  return text.length > max ? null : text;
}
