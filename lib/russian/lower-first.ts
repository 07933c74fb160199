/** «Доставка» → «доставка», to read inside a sentence; «СМС», «IP-адрес» and Latin names stay. */
export const lowerFirst = (words: string): string =>
  words.replace(/^[А-ЯЁ](?=[а-яё])/, (letter) => letter.toLowerCase());
