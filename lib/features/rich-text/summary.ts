const wordsPerMinute = 180;
const maxExcerptLength = 200;

/** The reading time of a text, in whole minutes. */
export function minutesToRead(text: string): number {
  const count = text === "" ? 0 : text.split(" ").length;
  return Math.max(1, Math.round(count / wordsPerMinute));
}

/** The beginning of a text without an excerpt, up to the end of a word. */
export function truncateWords(text: string): string {
  if (text.length <= maxExcerptLength) return text;
  const cut = text.slice(0, maxExcerptLength);
  return `${cut.slice(0, cut.lastIndexOf(" ")).replace(/[\s,.;:—–-]+$/, "")}…`;
}
