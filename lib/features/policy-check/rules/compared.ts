/** Rules that compare: numbers with their check digits and with each other, a date with that of the law. */
import type { Place } from "@/lib/features/policy-check/find/text-pattern";
import { checkInn, checkOgrn } from "@/lib/russian/requisites";

export type Numbered = Place & { kind: string; digits: string };

/** ИНН, ОГРН and ОГРНИП with the digits after them, each number once. */
export function findRegistrationNumbers(text: string): Numbered[] {
  const label = /(?<![а-я])(инн|огрнип|огрн)(?![а-я])[^0-9\n]{0,14}$/;
  const numbers = new Map<string, Numbered>();
  // Searched backwards from the digits: a text has few numbers and may have many labels.
  for (const { index, 0: digits } of text.matchAll(/(?<!\d)\d{5,20}(?!\d)/g)) {
    const found = label.exec(text.slice(Math.max(0, index - 22), index));
    const [before = "", kind = ""] = found ?? [];
    if (!found || numbers.has(kind + digits)) continue;
    const start = index - before.length;
    numbers.set(kind + digits, { start, end: index + digits.length, kind, digits });
  }
  return [...numbers.values()];
}

export const isInvalid = ({ kind, digits }: Numbered) =>
  (kind === "инн" ? checkInn(digits) : checkOgrn(digits)) !== null;

/** Numbers with a wrong length, only zeros, or a wrong check digit. */
export const findInvalidNumbers = (text: string): Place[] =>
  findRegistrationNumbers(text).filter(isInvalid);

/** Others whose number may be next to the operator's: recipients of the data. */
export const recipientWords =
  /хостинг|хранени|провайдер|получател|поруч|метрик|яндекс|банк|сервис|доставк|партнер|подрядчик|третьи|владелец платформы|эквайр|тильда|обработчик|рассыл|исполнител/;

/** The first ИНН that differs from the previous one and is not a recipient's. */
export function findSecondNumber(text: string): Place[] {
  const numbers = findRegistrationNumbers(text).filter(
    (number) =>
      number.kind === "инн" &&
      !recipientWords.test(text.slice(Math.max(0, number.start - 160), number.start)),
  );
  const second = numbers.find(({ digits }) => digits !== numbers[0]?.digits);
  return second ? [second] : [];
}

const months = "январ феврал март апрел ма июн июл август сентябр октябр ноябр декабр".split(" ");

/** The day from which consent has to be separate from other documents (156-ФЗ of 24.06.2025). */
const lawOfToday = 20250901;

/** 20250901 for «01.09.2025» and «1 сентября 2025». */
function dayOf(day: string, month: string, year: string): number {
  const number = /^\d/.test(month)
    ? Number(month)
    : months.findIndex((name) => month.startsWith(name) && month.length <= name.length + 2) + 1;
  return Number(year) * 10_000 + number * 100 + Number(day);
}

/** The newest date of the policy's own edition, if it is before the current law. */
export function findOldEdition(text: string): Place[] {
  const lead =
    /(?:редакци[а-я]{1,2}|действует|вступ[а-я]{2,5} в силу|утвержден[а-я]{0,2}|опубликован[а-я]{0,2}|обновлен[а-я]{0,3}|размещен[а-я]{0,2}|дата [а-я]{4,12})[^\d\n]{0,30}(?:№ ?\d{1,5}[^\d\n]{0,12})?$/;
  const date = /(?<!\d)(\d{1,2})"?[. ]{1,2}(\d{1,2}|[а-я]{3,8})[. ]{1,2}(20\d{2})/g;
  const editions = [...text.matchAll(date)]
    .flatMap(({ index, 0: all, 1: day = "", 2: month = "", 3: year = "" }) => {
      const found = lead.exec(text.slice(Math.max(0, index - 90), index));
      return found
        ? [
            {
              start: index - found[0].length,
              end: index + all.length,
              day: dayOf(day, month, year),
            },
          ]
        : [];
    })
    // The edition of a law is not that of the policy.
    .filter(
      ({ start, end }) =>
        !/-фз|федеральн|правительств|фстэк|кодекс|роскомнадзор/.test(
          text.slice(Math.max(0, start - 60), end + 30),
        ),
    );
  const newest = editions.reduce<(typeof editions)[number] | undefined>(
    (best, edition) => (best && best.day >= edition.day ? best : edition),
    undefined,
  );
  return newest && newest.day < lawOfToday ? [newest] : [];
}
