/** Reads from a policy who the operator is, the operator's address and the site. */
import { isDomainName } from "@/lib/features/policy-check/find/domain-name";
import type { NormalisedText } from "@/lib/features/policy-check/find/normalise";
import type { Place } from "@/lib/features/policy-check/find/text-pattern";
import {
  findRegistrationNumbers,
  isInvalid,
  recipientWords,
} from "@/lib/features/policy-check/rules/compared";

/** A text as it was given and as normalised for the rules. */
export type ReadText = { original: string; normalised: NormalisedText };

const forms =
  "общество с ограниченной ответственностью|публичное акционерное общество|акционерное общество|автономная некоммерческая организация|ооо|оао|зао|пао|ао|ано|нко|фонд";
const company = new RegExp(
  `(?<![а-я])(?:${forms}) ?"[^"\\n]{1,120}"(?! ?\\d)|(?<![а-я])(?:ип|индивидуальный предприниматель) [а-я-]{2,40} [а-я]{2,30} [а-я]{2,30}(?:вич|вна|чна|оглы|кызы)(?![а-я])`,
  "g",
);
const person = /(?<![а-я])[а-я-]{2,40} [а-я]{2,30} [а-я]{2,30}(?:вич|вна|чна)(?![а-я])/g;

/** «далее — Оператор» after a name, «Оператором является» before it. */
const isNamedAfter =
  /^[^.\n]{0,160}?далее(?: по тексту)?[ ,:"-]{0,4}(?:оператор|компани|обществ|администраци|продав|исполнител)/;
const isNamedBefore =
  /(?:оператор(?:ом)?|владел[а-я]{2,4} сайта|администраци[а-я]{1,2} сайта)(?: персональных данных)?(?: является| выступает)?[ :,(-]{0,4}$/;

/** The operator's name with its legal form, in the original case; undefined when it is not clear who it is. */
export function findOperator(text: ReadText): { name: string; isCompany: boolean } | undefined {
  const places = placesOf(text.normalised.text, company);
  const place = choose(text, places);
  if (place) return { name: originalOf(text, place), isCompany: true };
  if (places.length > 0) return undefined;
  const people = placesOf(text.normalised.text, person).filter((item) => isNamed(text, item));
  const [first] = people;
  return first && { name: originalOf(text, first), isCompany: false };
}

function choose(text: ReadText, places: readonly Place[]): Place | undefined {
  const named = places.find((place) => isNamed(text, place));
  if (named) return named;
  const candidates = places.filter(
    ({ start }) =>
      !recipientWords.test(text.normalised.text.slice(Math.max(0, start - 100), start)),
  );
  const names = new Set(candidates.map(({ start, end }) => text.normalised.text.slice(start, end)));
  return names.size === 1 ? candidates[0] : undefined;
}

const isNamed = ({ normalised: { text } }: ReadText, { start, end }: Place) =>
  isNamedAfter.test(text.slice(end, end + 220)) ||
  isNamedBefore.test(text.slice(Math.max(0, start - 60), start));

/** The operator's registration number, if the text contains exactly one valid number. */
export function findNumber({ normalised: { text } }: ReadText, kinds: readonly string[]) {
  const candidates = findRegistrationNumbers(text).filter(
    (number) =>
      kinds.includes(number.kind) &&
      !isInvalid(number) &&
      !recipientWords.test(text.slice(Math.max(0, number.start - 160), number.start)),
  );
  const values = new Set(candidates.map(({ digits }) => digits));
  return values.size === 1 ? candidates[0]?.digits : undefined;
}

/** The text after «адрес:» up to the end of the line or to the next of the requisites. */
export function findAddress(text: ReadText): string | undefined {
  const pattern =
    /(?:(?:юридический|почтовый|фактический) адрес|адрес (?:места )?(?:нахождения|регистрации|оператора)|место нахождения|местонахождение|адрес) ?(?:оператора )?[:-] ?/g;
  for (const { end } of placesOf(text.normalised.text, pattern)) {
    const rest = text.normalised.text.slice(end, end + 250);
    const length = rest.search(
      /\n|;|[,.] ?(?:инн|огрн|кпп|тел(?![а-я])|телефон|e-?mail|электронн|адрес|почта|сайт)|\)/,
    );
    const address = rest.slice(0, length < 0 ? rest.length : length);
    const isPlace = /(?<!\d)\d{6}(?!\d)|(?<![а-я])(?:г\.|город|ул\.|улица|пр-т|проспект)/.test(
      address,
    );
    if (isPlace && !address.includes("@")) {
      return addressPartsOf(originalOf(text, { start: end, end: end + address.length }));
    }
  }
  return undefined;
}

/** Words with which a part of an address may begin in lower case: «г. Тверь», «ул. Новая», «д. 3», «оф. 12». */
const partOfAddress =
  /^(?:[А-ЯЁ\d]|(?:г|ул|д|дом|пр|просп|пр-т|пр-кт|проспект|пер|переулок|пл|площадь|наб|набережная|ш|шоссе|корп|корпус|к|стр|строение|лит|литера?|оф|офис|пом|помещ|помещение|ком|комната|кв|квартира|эт|этаж|подъезд|р-н|район|обл|область|край|республика|город|улица|проезд|бульвар|б-р|тер|мкр|пос|п|с|село|дер|деревня|станица|пгт|вн|муниципальный)(?![а-яё]))/;

/** The comma-separated parts up to the first that is not part of an address: «…, д. 3, обрабатывает данные». */
function addressPartsOf(written: string): string {
  const parts = written
    // A capital letter after a number or a whole word begins the next sentence.
    .replace(/(?<=\d|(?<!просп)[а-яё]{4})\. [А-ЯЁ].*$/s, "")
    .split(/, ?/);
  const end = parts.findIndex((part) => !partOfAddress.test(part));
  return parts
    .slice(0, end < 0 ? parts.length : end)
    .join(", ")
    .replace(/[\s,.]+$/, "");
}

/** The address that the text names most often; undefined when two are named equally often. */
export function findEmail({ normalised: { text } }: ReadText): string | undefined {
  return mostFrequent(text.match(/[a-z0-9._+-]{1,64}@[a-zа-я0-9.-]{1,120}\.[a-zа-я]{2,20}/g) ?? []);
}

/** Hosts that many policies name and that are nobody's own site. */
const foreign =
  /(?:^|\.)(?:yandex|google|vk|ok|t|telegram|rkn|gov|facebook|instagram|whatsapp|youtube|mail|rambler|gmail|tilda|consultant|garant|pd|roskomnadzor|gosuslugi|apple|microsoft|mozilla|opera|w3|kremlin|pravo)\.[a-zа-я.]{2,10}$/;

/** The site that the text is about: the host next to «сайт», if no other is named as often. */
export function findSite({ normalised: { text } }: ReadText): string | undefined {
  const pattern =
    /(?<![@a-zа-я0-9._-])(?:https?:\/\/)?(?:www\.)?((?:[a-zа-я0-9-]{1,63}\.){1,3}(?:xn--[a-z0-9-]{2,59}|[a-zа-я]{2,24}))(?![a-zа-я0-9-])(?!\.[a-zа-я0-9])/g;
  const hosts = [...text.matchAll(pattern)]
    .filter(
      ({ index, 1: host = "" }) =>
        isDomainName(host) &&
        !foreign.test(host) &&
        /сайт|магазин|портал|ресурс|платформ/.test(
          text.slice(Math.max(0, index - 120), index + 120),
        ),
    )
    .map(({ 1: host = "" }) => host);
  return mostFrequent(hosts);
}

function mostFrequent(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [first, second] = [...counts].toSorted(([, a], [, b]) => b - a);
  return first && first[1] !== second?.[1] ? first[0] : undefined;
}

const placesOf = (text: string, pattern: RegExp): Place[] =>
  [...text.matchAll(new RegExp(pattern.source, "g"))].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }));

/** Returns the place in the given text, on one line. */
function originalOf(
  { original: given, normalised: { offsets } }: ReadText,
  { start, end }: Place,
): string {
  const from = offsets[start] ?? 0;
  const to = (offsets[end - 1] ?? given.length - 1) + 1;
  return given
    .slice(from, to)
    .replace(/[\u00ad\u200b]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}
