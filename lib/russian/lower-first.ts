/** «Доставка» → «доставка», to read inside a sentence; «СМС», «IP-адрес» and Latin names stay. */
export const lowerFirst = (words: string): string =>
  /^[А-ЯЁ][а-яё]/.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
