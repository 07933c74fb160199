const wordsPerMinute = 180;
const maxExcerptLength = 200;

/** The reading time of a text, in whole minutes. */
export function minutesToRead(words: string): number {
  const count = words === "" ? 0 : words.split(" ").length;
  return Math.max(1, Math.round(count / wordsPerMinute));
}

/** The beginning of a text without an excerpt, up to the end of a word. */
export function truncateWords(words: string): string {
  if (words.length <= maxExcerptLength) return words;
  const cut = words.slice(0, maxExcerptLength);
  return `${cut.slice(0, cut.lastIndexOf(" ")).replace(/[\s,.;:—–-]+$/, "")}…`;
}
