export type FindableText = {
  title: string;
  excerpt: string;
  tags: readonly string[];
  category: string;
};

/** «Все»: no category chosen. */
export const anyCategory = "";

/**
 * The texts of a category whose title, excerpt or one of the tags has the query in it
 * (docs/specification/content.md#article-search). Order is kept; an empty query finds all.
 */
export function findTexts<T extends FindableText>(
  texts: readonly T[],
  { query, category }: { query: string; category: string },
): T[] {
  const wanted = foldText(query);
  return texts.filter(
    (text) =>
      (category === anyCategory || text.category === category) &&
      [text.title, text.excerpt, ...text.tags].some((part) => foldText(part).includes(wanted)),
  );
}

/**
 * A text as a search compares it: case, ё and е, kinds of spaces and their number do not matter. Our own
 * texts are typeset, so a phrase in them has non-breaking spaces and joiners that a visitor does not type.
 */
export const foldText = (text: string): string =>
  text
    .toLocaleLowerCase("ru")
    .replaceAll("ё", "е")
    .replaceAll("\u2060", "")
    .replace(/\s+/g, " ")
    .trim();
