/** Clauses of texts that are not written with a template; they have places in braces. Pure. */
import type { Block, Inline, Norm } from "@/lib/engine/tree/document";
import { paragraph, text } from "@/lib/engine/tree/plain-blocks";
import { typesetDocument } from "@/lib/russian/typography";

/** Places in braces are filled with a known fact or a blank. */
export type FillableClause = {
  text: string;
  /** Places of 152-ФЗ, which the text calls «Закон». */
  norms: readonly Norm[];
  items?: readonly string[];
};

/** Returns the content of a place by its name. */
export type PlaceholderResolver = (name: string) => Inline[];

/** Returns a function that fills places with known values, and all others with blanks. */
export const placeholderResolver =
  (
    known: Readonly<Record<string, Inline[]>>,
    blanks: Readonly<Record<string, string>>,
  ): PlaceholderResolver =>
  (name) => {
    const value = known[name];
    return value && value.length > 0 ? value : [{ type: "blank", hint: blanks[name] ?? name }];
  };

/** Returns the words with their places filled. */
export const fillPlaceholders = (value: string, fill: PlaceholderResolver): Inline[] =>
  // Split by braces: words and names alternate.
  typesetDocument(value)
    .split(/[{}]/)
    .flatMap((part, at) => (at % 2 === 0 ? (part === "" ? [] : [text(part)]) : fill(part)));

/** A numbered provision with its norms at its end. */
export function filledClause(
  { text: value, norms, items = [] }: FillableClause,
  number: string,
  fill: PlaceholderResolver,
): Block {
  const places = norms.map(({ place }) => place).join(", ");
  const citation = typesetDocument(` (${places} Закона)${items.length > 0 ? "" : "."}`);
  return {
    type: "clause",
    id: `clause-${number.replace(".", "-")}`,
    number,
    norms: [...norms],
    children: [
      { type: "paragraph", children: withCitation(fillPlaceholders(value, fill), citation) },
      ...(items.length > 0
        ? [{ type: "list", items: items.map((item) => [paragraph(item)]) } satisfies Block]
        : []),
    ],
  };
}

/** Inserts the norms before the punctuation that ends the sentence. */
function withCitation(inlines: Inline[], citation: string): Inline[] {
  const last = inlines.at(-1);
  if (last?.type === "value") {
    const value = { ...last, text: last.text.replace(/[\s.;]+$/, "") };
    return [...inlines.slice(0, -1), value, text(citation)];
  }
  if (last?.type !== "text") return [...inlines, text(citation)];
  const end = /[.:]$/.exec(last.text)?.[0] ?? "";
  const content = last.text.slice(0, last.text.length - end.length);
  return [...inlines.slice(0, -1), text(`${content}${citation.replace(/\.$/, "")}${end}`)];
}
