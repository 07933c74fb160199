/** Capitalises the first letter: «восемь документов» → «Восемь документов». */
export function capitalised(text: string): string {
  const first = text.charAt(0);
  const capital = first.toUpperCase();
  return first === capital ? text : capital + text.slice(1);
}

/** «Доставка» → «доставка», to read inside a sentence; «СМС», «IP-адрес» and Latin names stay. */
export const lowerFirst = (text: string): string =>
  /^[А-ЯЁ][а-яё]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** The same for Latin names and single letters too; «ИНН не указан» stays. */
export const lowerFirstUnlessCapitals = (words: string): string =>
  /^\p{Lu}\p{Lu}/u.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1);
