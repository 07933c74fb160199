/**
 * Default texts of an owner's cookie banner. Russia has no law on cookies: they are treated as personal data when they
 * distinguish a visitor (152-ФЗ ст. 3 п. 1), a cautious reading that the builder names as such.
 */

import type { TagChangeKind } from "@/lib/tools/cookie-banner/rewrite-tags";
import {
  type BannerCategory,
  type BannerLanguage,
  bannerCategories,
} from "@/lib/tools/cookie-banner/settings/choices";
import type { BannerTexts } from "@/lib/tools/cookie-banner/settings/settings";

/** Explains the texts of the banner; shown next to the fields of the builder. */
export const bannerNorms: Record<Exclude<keyof BannerTexts, "categories"> | "categories", string> =
  {
    title:
      "О чём спрашивают, видно сразу: согласие должно быть информированным — 152-ФЗ, ст. 9 ч. 1",
    body: "Кто и зачем получит сведения: согласие должно быть конкретным и информированным — 152-ФЗ, ст. 9 ч. 1; сведения о браузере и действиях на сайте осторожнее считать персональными данными — ст. 3 п. 1",
    accept:
      "Согласие — это действие посетителя, молчание им не считается — 152-ФЗ, ст. 6 ч. 1 п. 1, ст. 9 ч. 1",
    refuse: "Согласие даётся свободно, поэтому отказаться так же просто — 152-ФЗ, ст. 9 ч. 1",
    settings: "На каждую цель — своё согласие: оно должно быть предметным — 152-ФЗ, ст. 9 ч. 1",
    save: "Выбранное посетителем сохраняется: доказывать согласие должен владелец сайта — 152-ФЗ, ст. 9 ч. 3",
    reopen: "Согласие можно отозвать, поэтому выбор всегда под рукой — 152-ФЗ, ст. 9 ч. 2",
    policyLink:
      "Подробности — в политике: согласие должно быть информированным — 152-ФЗ, ст. 9 ч. 1",
    necessary: "Без этих файлов страницы не открыть, согласия о них не спрашивают",
    necessaryHint: "Без этих файлов страницы не открыть, согласия о них не спрашивают",
    leftBehind: "Что отозвано и что осталось, посетитель должен знать — 152-ФЗ, ст. 9 ч. 2",
    categories: "Цели названы отдельно и заранее не отмечены — 152-ФЗ, ст. 9 ч. 1",
  };

const purposes: Record<BannerLanguage, Record<BannerCategory, string>> = {
  ru: {
    functional: "дополнительные возможности",
    analytics: "статистику",
    advertising: "рекламу",
  },
  en: { functional: "extra features", analytics: "statistics", advertising: "advertising" },
};

const and: Record<BannerLanguage, string> = { ru: " и ", en: " and " };

const bodies: Record<BannerLanguage, (purpose: string) => string> = {
  ru: (purpose) =>
    `С вашего согласия сайт включит ${purpose}. Сервисы получат IP-адрес, сведения о браузере и действиях на сайте и запишут свои файлы. Без согласия они выключены. Решение можно изменить в любой момент.`,
  en: (purpose) =>
    `If you agree, this site will turn on ${purpose}. The services will receive your IP address, data about your browser and what you do here, and will store files of their own. Without your consent they stay off. You can change your mind at any time.`,
};

const texts: Record<BannerLanguage, Omit<BannerTexts, "body">> = {
  ru: {
    title: "Файлы cookie и счётчики",
    accept: "Принять",
    refuse: "Отказаться",
    settings: "Настроить",
    save: "Сохранить выбор",
    reopen: "Настройки cookie",
    policyLink: "Подробнее о файлах cookie",
    necessary: "Необходимые",
    necessaryHint: "Помнят ваш выбор и нужны, чтобы страницы открывались. Всегда включены.",
    categories: {
      functional: {
        name: "Дополнительные возможности",
        hint: "Встроенные сервисы: обращаются к своим серверам, когда открыта страница.",
      },
      analytics: { name: "Статистика", hint: "Считает посещения и действия на страницах." },
      advertising: { name: "Реклама", hint: "Подбирает рекламу и показывает, как она сработала." },
    },
    leftBehind:
      "Согласие отозвано, сервисы выключены. Их файлы на этом сайте мы стёрли, а то, что они хранят на своих адресах, стирается только в настройках браузера:",
  },
  en: {
    title: "Cookies and counters",
    accept: "Accept",
    refuse: "Decline",
    settings: "Choose",
    save: "Save my choice",
    reopen: "Cookie settings",
    policyLink: "More about cookies",
    necessary: "Necessary",
    necessaryHint: "Remember your choice and let the pages open. Always on.",
    categories: {
      functional: {
        name: "Extra features",
        hint: "Embedded services, which call their own servers while a page is open.",
      },
      analytics: { name: "Statistics", hint: "Counts visits and what is done on the pages." },
      advertising: { name: "Advertising", hint: "Selects ads and measures how they worked." },
    },
    leftBehind:
      "Your consent is withdrawn and the services are off. We erased their files on this site; what they keep at their own addresses can only be erased in the settings of your browser:",
  },
};

/**
 * Returns the default texts. They name only the purposes of the site's services, so that nothing is asked for that the
 * site does not do.
 */
export function bannerTexts(
  language: BannerLanguage,
  categories: readonly BannerCategory[] = bannerCategories,
): BannerTexts {
  const purposeNames = bannerCategories
    .filter((category) => categories.includes(category))
    .map((category) => purposes[language][category]);
  const list =
    purposeNames.length > 1
      ? `${purposeNames.slice(0, -1).join(", ")}${and[language]}${purposeNames.at(-1)}`
      : (purposeNames[0] ?? purposes[language].analytics);
  return { ...texts[language], body: bodies[language](list) };
}

/** What was done to each tag of the pasted code. */
export const tagChangeLabels: Record<TagChangeKind, string> = {
  script: "запустится после согласия",
  source: "загрузится после согласия",
  noscript: "убрали: без скриптов этот пиксель срабатывал бы у всех",
  hint: "убрали: браузер обращался бы к сервису заранее",
  kept: "уже ждёт согласия",
  unknown: "не узнали и оставили как есть: проверьте, что это за скрипт",
};
