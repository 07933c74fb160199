/** Capitalises the first letter: «восемь документов» → «Восемь документов». */
export function capitalised(words: string): string {
  const first = words.charAt(0);
  const capital = first.toUpperCase();
  return first === capital ? words : capital + words.slice(1);
}

/** «Доставка» → «доставка», to read inside a sentence; «СМС», «IP-адрес» and Latin names stay. */
export const lowerFirst = (words: string): string =>
  /^[А-ЯЁ][а-яё]/.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
