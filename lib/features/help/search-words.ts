/**
 * Search in help articles. Pure: the server prepares the words, the browser searches them. Each word is sent only once,
 * so that long articles cost the help page little.
 */

const parts = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll("ё", "е")
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** The distinct words of a text, in lower case. */
export const toSearchWords = (text: string): string => [...new Set(parts(text))].join(" ");

/** Whether each word of the query, or its beginning or end, is among the words. */
export const hasWords = (words: string, query: string): boolean =>
  parts(query).every((part) => words.includes(part));
