/**
 * Search in help articles. Pure: the server makes the words, the browser looks in them. Only words travel,
 * each once, so that a long article costs the page of the help centre little.
 */

const parts = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll("ё", "е")
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Each word of a text once, without case. */
export const toSearchWords = (text: string): string => [...new Set(parts(text))].join(" ");

/** Whether every word of the query, or its beginning or end, is among the words. */
export const hasWords = (words: string, query: string): boolean =>
  parts(query).every((part) => words.includes(part));
