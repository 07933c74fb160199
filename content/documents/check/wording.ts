/** A pattern that a text must not match, and its name in the report of a failed check. */
export type Wording = { id: string; says: RegExp };
/** Two statements that must not both be in one document. */
export type Contradiction = [RegExp, RegExp];

/** What no document of any type may say. */
export const forbiddenEverywhere: Wording[] = [
  { id: "x-placeholders", says: /\{\{|\}\}|\{[а-яa-z]|undefined|\bnull\b|NaN|«»|\(\s*\)|_{3,}/i },
  // The court decision of 21.03.2022 made an exception for it.
  { id: "x-whatsapp-banned", says: /whatsapp/i },
  { id: "x-control-word", says: /@(?:если|иначе|для каждого|вставить|конец|реквизиты|страница)/ },
];

/** Signs of an incorrectly assembled sentence. */
export const sentenceMistakes: Wording[] = [
  { id: "double punctuation", says: /[,;:]\s*[,;.:]|\.\.|;\s*$\n\s*$|\s[,;.:!?](?:\s|$)/m },
  { id: "double space", says: /\S {2,}\S/ },
  { id: "exclamation mark", says: /!/ },
  { id: "straight quotes", says: /"/ },
  { id: "hyphen for a dash", says: /\s-\s/ },
  { id: "repeated word", says: /(?:^|[\s(«])([а-яё]{3,}) \1(?=[\s,.;:)»])/i },
  { id: "empty label", says: /:\s*[.;]/ },
  // «Ознакомлен(а)»: a form that leaves the gender to the reader.
  { id: "double ending", says: /[а-яё]\((?:а|ы|ей|ая|ой|ий|ла|ась|ами|ся)\)/i },
];

/**
 * A term that the text uses with a capital letter and never introduces («далее — Товар», «далее
 * названы Товаром»): a clause about goods has strayed into a contract about services, or the reverse.
 *
 * @param stem the term without its ending: «Товар», «Услуг»
 */
export function undefinedTermRule(stem: string): Wording {
  const introduced = `далее — ${stem}[а-я]*\\)|далее названы ${stem}[а-я]*`;
  return {
    id: `undefined ${stem}`,
    says: new RegExp(
      `^(?![\\s\\S]*(?:${introduced}))[\\s\\S]*?(?:[а-я)»,;:—] |\\d\\. )${stem}[а-я]*`,
    ),
  };
}
