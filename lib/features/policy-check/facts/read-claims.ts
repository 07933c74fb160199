/** The claims of a policy about its site that the site may contradict. */

import type { ReadText } from "@/lib/features/policy-check/facts/owner-answers";
import { findMatches } from "@/lib/features/policy-check/find/places";
import { quoteOf } from "@/lib/features/policy-check/find/quote";
import type { Quote } from "@/lib/features/policy-check/report/policy-report";
import {
  findRegistrationNumbers,
  isInvalid,
  recipientWords,
} from "@/lib/features/policy-check/rules/compared";

/** Makes a denial conditional: with «кроме» or «без согласия» it says something else. */
const exceptions =
  /кроме|исключени|без (?:[а-я]{1,20} )?(?:согласи|ведома|разрешени|уведомлени)|если (?!иное)|только|иначе|не связанн|в случаях|установленных|предусмотренных/;

const denials = {
  thirdParties: [
    [
      /не (?:будут |будет )?(?:переда|предоставля|раскрыва|сообща)[а-я]{1,6}|не осуществля[а-я]{1,4} передач|передач[а-я] [^.\n]{0,40}не (?:осуществля|производ|допуска)/,
      /треть[а-я]{1,3} (?:лиц|сторон)/,
    ],
  ],
  crossBorder: [
    [
      /трансграничн/,
      /не (?:осуществля|производ|ведет|допуска|предполага|планиру|выполня)|отсутству|(?<![а-я])нет(?![а-я])/,
    ],
    [
      /не (?:переда|вывоз)[а-я]{1,6}[^.\n]{0,60}(?:за границу|за рубеж|за пределы (?:рф|росси)|иностранн)/,
    ],
  ],
  cookies: [
    [
      /не (?:использу|применя|собира|сохраня|устанавлива)[а-я]{1,5}[^.\n]{0,30}(?:cookie|куки|счетчик|средств[а-я]? аналитики)/,
    ],
    [/(?:cookie|куки)[^.\n]{0,20} не (?:использу|применя|собира|устанавлива)/],
  ],
} as const satisfies Record<string, readonly (readonly [RegExp, ...RegExp[]])[]>;
export type DenialKind = keyof typeof denials;

/** Topics that a policy mentions with any word. */
const topics = {
  newsletter:
    /рассыл|рекламн|новост|подписк|маркетинг|(?:информирован|уведомл)[а-я]{1,4}[^.\n]{0,80}(?:акци|предложени|скидк|услуг|товар)/,
  counters:
    /метрик|аналитик|статистик|cookie|куки(?![а-я])|счетчик|google analytics|веб-маяк|пиксел/,
} as const;
export type Topic = keyof typeof topics;

export type PolicyClaims = {
  /** The place of an unconditional denial. */
  denials: Partial<Record<DenialKind, Quote>>;
  speaksOf: Record<Topic, boolean>;
  /** The valid registration numbers in the text, except those of recipients. */
  numbers: { kind: "inn" | "ogrn"; value: string; quote: Quote }[];
};

/** Reads the claims of a policy. Pure; a sentence with an exception is not an unconditional denial. */
export function readClaims(text: ReadText): PolicyClaims {
  const value = text.normalised.text;
  const quotes = Object.entries(denials).flatMap(([kind, says]) => {
    const [place] = findMatches(
      { says, unless: kind === "thirdParties" ? [exceptions] : [/если |кроме|исключени/] },
      value,
    );
    return place ? [[kind, quoteOf(text.original, text.normalised, place)]] : [];
  });
  return {
    denials: Object.fromEntries(quotes),
    speaksOf: { newsletter: topics.newsletter.test(value), counters: topics.counters.test(value) },
    numbers: findRegistrationNumbers(value)
      .filter(
        (number) =>
          !isInvalid(number) &&
          !recipientWords.test(value.slice(Math.max(0, number.start - 160), number.start)),
      )
      .slice(0, 20)
      .map((number) => ({
        kind: number.kind === "инн" ? "inn" : "ogrn",
        value: number.digits,
        quote: quoteOf(text.original, text.normalised, number),
      })),
  };
}
