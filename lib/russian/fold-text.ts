/**
 * A text as a search compares it: case, ё and е, kinds of spaces and their number do not matter. Our own
 * texts are typeset, so a phrase in them has non-breaking spaces and joiners that nobody types.
 */
export const foldText = (text: string): string =>
  text
    .toLocaleLowerCase("ru")
    .replaceAll("ё", "е")
    .replaceAll("\u2060", "")
    .replace(/\s+/g, " ")
    .trim();
