/** Words of the journal of consents that several screens and files share. */
import type { consentEvents } from "@/lib/tools/consent-record/record";

type Event = (typeof consentEvents)[number];

export const eventWords: Record<Event, string> = {
  given: "Выбор сделан",
  changed: "Выбор изменён",
  withdrawn: "Согласие отозвано",
  askedAgain: "Спрошено заново",
};

export const sourceWords = { banner: "баннер", form: "форма" } as const;

/** Of the banner's categories; purposes of forms are shown by their own names. */
export const categoryWords: Record<string, string> = {
  necessary: "необходимые",
  functional: "функциональные",
  analytics: "аналитика",
  advertising: "реклама",
};

/** For the owner's cookie policy, once the records come to the service (152-ФЗ ст. 6 ч. 3). */
export const orderSentence = (service: string) =>
  `Журнал согласий на cookie по нашему поручению ведёт «${service}»: в нём случайный номер браузера, время, ваш выбор и страница, на которой он сделан, без имени и IP-адреса.`;
