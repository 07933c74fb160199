/** The words with a capital at the beginning, as a sentence begins: «восемь документов» → «Восемь документов». */
export const capitalised = (words: string): string =>
  words.charAt(0).toUpperCase() + words.slice(1);
