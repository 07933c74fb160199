/**
 * Custom clauses: text that the owner or their lawyer adds to a section, or uses instead of a clause of the template.
 * Literal text, never markup; stored with the document and inserted again in its next edition, as `customFields`.
 * Source: docs/specification/documents.md#custom-clauses. Without zod, because the preview reads them on every
 * keystroke. The schema for requests: `customClausesSchema`.
 */
import { cleanText } from "@/lib/core/text/clean-text";
import type { KeyWith } from "@/lib/engine/questions/questions";

export type CustomClauses = {
  /** Appended to a section, in this order. */
  additions: { section: string; text: string }[];
  replacements: {
    clause: string;
    text: string;
    /** The replaced words of the template, so that later changes of them can be reported. */
    replaced: string;
  }[];
};

/** The field of the form that holds them. */
export const customClausesField: KeyWith<"kind", "customClauses"> = "customFields";

/** Returns the custom clauses of parsed answers; undefined when there are none. */
export function getCustomClauses(answers: object): CustomClauses | undefined {
  return (answers as { [customClausesField]?: CustomClauses })[customClausesField];
}

/** The id of a section or clause in the template: `{#id}`, or one made by the compiler. */
export const placePattern = /^[a-z0-9-]{1,80}$/;
/** The maximum length of a clause, in characters. */
export const maxClauseLength = 5000;
/** How many characters of the replaced words are stored. */
export const maxReplacedLength = 20_000;

/**
 * Returns the custom clauses of a form that is still being filled in: only those that `customClausesSchema` accepts,
 * parsed.
 * @returns null when there are none
 */
export function toKnownCustomClauses(draft: unknown): CustomClauses | null {
  const additions = itemsOf(draft, "additions").flatMap((item) => {
    const section = idOf(item.section);
    const text = wordsOf(item.text, maxClauseLength);
    return section && text && hasOnly(item, 2) ? [{ section, text }] : [];
  });
  const replacements = itemsOf(draft, "replacements").flatMap((item) => {
    const clause = idOf(item.clause);
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

const idOf = (value: unknown): string | null =>
  typeof value === "string" && placePattern.test(value) ? value : null;

/** Reads a text with the rules of `lines()` of `text.ts`; null for what it rejects. */
function wordsOf(value: unknown, max: number): string | null {
  if (typeof value !== "string" || value.length > max * 2) return null;
  const text = cleanText(value).trim();
  return text.length > max ? null : text;
}
