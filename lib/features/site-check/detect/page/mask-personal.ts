/** Masks phones, e-mails and names in texts from a site: none of them may be stored. */

const email =
  /[\p{L}\d._%+-]{1,64}(?:@|%40|&#64;| ?\[at\] ?)[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,5}/giu;
/**
 * `+7 (495) 000-00-00`, `8-800-000-00-00`, `79160000000`, `(495) 000-11-22`; an ИНН of Moscow begins with 77, but has
 * ten digits.
 */
const phones = [
  /\+\s?\d[\d\s()\u00A0.–-]{7,20}\d/g,
  /(?<![\d-])(?=(?:[\s\u00A0().–-]{0,3}\d){11}(?!\d))[78][\s\u00A0.–-]?\(?\d{3,5}\)?[\s\u00A0.–-]?\d{1,3}[\s\u00A0.–-]?\d{2}[\s\u00A0.–-]?\d{2}(?![\d])/g,
  /\(\d{3,5}\)[\s\u00A0]?\d{1,3}[\s\u00A0–-]\d{2}[\s\u00A0–-]?\d{2}/g,
  /(?<!\d)\d{3}[\s\u00A0–-]\d{2}[\s\u00A0–-]\d{2}(?!\d)/g,
  /(?<=(?:tel|wa\.me|phone|whatsapp)\W{0,12})\d{7,15}/gi,
];

const capital = "[А-ЯЁ][а-яё]{1,25}(?:-[А-ЯЁ][а-яё]{1,25})?";
const initial = "[А-ЯЁ]\\.";
const patronymic =
  "[А-ЯЁ][а-яё]{1,20}(?:ович|евич|ич|овн|евн|ичн|иничн)(?:а|у|ем|ом|е|ы|ой|ою)?(?![а-яё])";
/** First names by their stems, for names of two words. */
const firstNames =
  "Александр|Алексе|Алин|Алл[аыуе]|Анастаси|Анатоли|Андре|Анн|Антон|Артем|Артём|Богдан|Борис|Вадим|Валенти|Валери|Василис|Василь|Васили|Вер[аыуе]|Виктор|Виктори|Витали|Владимир|Владислав|Вячеслав|Галин|Геннади|Георги|Григори|Дарь|Денис|Дмитри|Евгени|Екатерин|Елен|Елизавет|Жанн|Зо[яию]|Иван|Игор|Ильд|Иль|Инн[аыуео]|Ирин|Карин|Кирилл|Константин|Ксени|Ларис|Льв[аоу]|Леонид|Лиди|Любов|Людмил|Макар|Максим|Маргарит|Марин|Мари|Матве|Михаил|Надежд|Натал|Никит|Никола|Нин|Оксан|Олег|Ольг|Павел|Павл|Петр|Пётр|Полин|Раис|Роман|Руслан|Светлан|Семен|Семён|Серге|Софь|Софи|Станислав|Степан|Тамар|Тать|Тимофе|Ульян|Федор|Фёдор|Юли|Юри|Яков|Ярослав";
const ending = "[а-яё]{0,4}";

/*
 * In capitals («ДИРЕКТОР ИВАНОВ ПЁТР ИЛЬИЧ») nothing shows where a name begins, and each neighbour looks like a
 * surname: only endings that names have count, so that «ПЕТРУШКА СВЕЖАЯ» stays.
 */
const upper = "[А-ЯЁ]{2,25}(?:-[А-ЯЁ]{2,25})?";
const upperPatronymic =
  "[А-ЯЁ]{2,20}(?:ОВИЧ|ЕВИЧ|ЬИЧ|ОВН|ЕВН|ИЧН|ИНИЧН)(?:А|У|ЕМ|ОМ|Е|Ы|ОЙ|ОЮ)?(?![А-ЯЁ])";
const upperFirst = `(?:${firstNames.toUpperCase()})(?:(?:ЯН|[ИЬ])?(?:[АЯЫИУЮЕЙЬ]|ОЙ|ЕЙ|ОМ|ЕМ))?(?![А-ЯЁ])`;
const upperNames = [
  new RegExp(`(?<![А-ЯЁ])(?:${upper} )?${upper} ${upperPatronymic}(?: ${upper})?`, "g"),
  new RegExp(`(?<![А-ЯЁ])(?!ИНН |КПП |ОГРН)${upper} ${initial} ?${initial}`, "g"),
  new RegExp(`(?<![А-ЯЁ])${initial} ?${initial} ?${upper}`, "g"),
  new RegExp(`(?<![А-ЯЁ])${upperFirst} ${upper}`, "g"),
  new RegExp(`(?<![А-ЯЁ])${upper} ${upperFirst}`, "g"),
];

const names = [
  new RegExp(`(?:${capital} )?${capital} ${patronymic}(?: ${capital})?`, "g"),
  new RegExp(`(?<![А-Яа-яЁё])${capital} ${initial} ?${initial}`, "g"),
  new RegExp(`(?<![А-Яа-яЁё])${initial} ?${initial} ?${capital}`, "g"),
  new RegExp(`(?<![А-Яа-яЁё])(?:${firstNames})${ending} ${capital}`, "g"),
  new RegExp(`(?<![А-Яа-яЁё])${capital} (?:${firstNames})${ending}(?![а-яё])`, "g"),
  /(?<![A-Za-z])(?:alexander|alexey|andrey|anna|anton|dmitry|ekaterina|elena|evgeny|irina|ivan|maria|maxim|mikhail|natalia|olga|pavel|petr|sergey|svetlana|tatiana|vladimir|yulia)[\s_.-][a-z]{3,20}(?![A-Za-z])/gi,
  ...upperNames,
];

/** Also hidden in pictures of a page (`browser/page-mask.ts`). */
export const personalPatterns: readonly RegExp[] = [email, ...phones, ...names];

/** The text with placeholders for phones, e-mails and names. */
export function maskPersonal(text: string): string {
  let masked = text.replace(email, "[почта]");
  for (const phone of phones) masked = masked.replace(phone, "[телефон]");
  for (const name of names) masked = masked.replace(name, "[имя]");
  return masked;
}
