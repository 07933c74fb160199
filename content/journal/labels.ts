/** Texts of the consent journal that several screens and files share. */
import { bannerCategoryLabels } from "@/content/tools/banner-builder";
import type { consentEvents } from "@/lib/tools/consent-record";
import type { BannerCategory } from "@/lib/tools/cookie-banner/settings/choices";

type Event = (typeof consentEvents)[number];

export const consentEventLabels: Record<Event, string> = {
  given: "Выбор сделан",
  changed: "Выбор изменён",
  withdrawn: "Согласие отозвано",
  askedAgain: "Спрошено заново",
};

export const consentSourceLabels = { banner: "баннер", form: "форма" } as const;

/** What a visitor allowed or refused, under the name that the banner used; purposes of forms keep their own names. */
export const choiceName = (key: string): string =>
  Object.hasOwn(bannerCategoryLabels, key) ? bannerCategoryLabels[key as BannerCategory] : key;

/** For the owner's cookie policy, when the service stores the records (152-ФЗ ст. 6 ч. 3). */
export const orderSentence = (service: string) =>
  `Журнал согласий на cookie по нашему поручению ведёт «${service}»: в нём случайный номер браузера, время, ваш выбор и страница, на которой он сделан, без имени и IP-адреса.`;
