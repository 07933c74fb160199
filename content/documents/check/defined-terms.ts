import type { Wording } from "@/content/documents/check/wording";

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
