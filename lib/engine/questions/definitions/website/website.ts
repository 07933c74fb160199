/** The site: its address and what it does. */

import { hosting } from "@/lib/engine/questions/definitions/website/hosting";
import { massMedium, publishing } from "@/lib/engine/questions/definitions/website/publishing";
import { defineSection } from "@/lib/engine/questions/vocabulary/definition";
import { formDocumentTypes, industries } from "@/lib/engine/questions/vocabulary/options";

const everyForm = formDocumentTypes;

/** Industries that must name their licence: ЗоЗПП ст. 9 п. 2 and their own laws. */
const licensed = [
  "medical",
  "education",
  "pharmaceutical",
  "insurance",
  "fintech",
  "telecommunications",
] as const;

/** The site that the document covers, and what the site does. */
export const websiteSection = defineSection({
  id: "website",
  title: "Сайт",
  intro: "Где действует документ и чем занимается сайт.",
  main: { in: "owner" },
  questions: {
    websiteUrl: {
      kind: "webAddress",
      required: true,
      wrong: "Некорректный URL сайта",
      autoComplete: "url",
      label: "Адрес сайта",
      hint: "Например, romashka.ru или магазин.рф. Начало https:// можно не писать.",
      why: "Документ действует для конкретного сайта и публикуется на его страницах.",
      norm: "152-ФЗ, ст. 18.1 ч. 2",
      askedFor: everyForm,
      core: true,
      ofOwner: true,
      inSummary: "always",
      role: "site",
      importColumn: ["Адрес сайта", "Сайт", "Адрес", "Домен", "URL", "Website", "Site"],
      fact: { path: "site.address", label: "адрес сайта", required: true },
      disclaimer: {
        wrong: "Введите корректный URL",
        label: "Адрес сайта",
        hint: "Например, romashka.ru или магазин.рф.",
      },
    },
    industry: {
      kind: "choice",
      control: "select",
      options: industries,
      default: "other",
      label: "Чем вы занимаетесь",
      hint: "Выберите ближайшее. Если занятий несколько, возьмите то, ради которого люди приходят на сайт.",
      why: "У медицины, образования, финансов, СМИ и ещё ряда занятий есть свои правила. Мы добавим их сами.",
      norm: "152-ФЗ, ст. 18.1 ч. 1 п. 2",
      askedFor: everyForm,
      core: true,
      inSummary: "unless other",
      role: "industry",
      fact: { path: "site.industry", label: "чем занимается владелец сайта" },
    },
    licenseNumber: {
      kind: "line",
      max: 300,
      label: "Лицензия",
      hint: "Номер, дата и кто выдал — из выписки из реестра лицензий. Нужна для медицины, образования и других занятий, которые без неё запрещены; в остальных случаях оставьте пустым.",
      why: "Тот, чьё занятие требует лицензии, обязан сообщить её номер, срок действия и орган, который её выдал.",
      norm: "ЗоЗПП, ст. 9 п. 2",
      askedFor: everyForm,
      core: { industry: licensed },
      shownWhen: [{ type: ["offer", "return"] }, { industry: licensed }],
      fact: {
        path: "owner.license",
        label: "номер, дату и орган выдачи лицензии",
        within: "phrase",
      },
    },
    ...hosting,
    functionalCookies: {
      kind: "yesNo",
      default: false,
      label: "Сайт запоминает настройки посетителя",
      hint: "Город, валюту, тёмную тему, закрытые подсказки — в файлах cookie или в памяти браузера.",
      why: "Такие файлы нужны не для работы сайта, а для удобства: их включают с согласия посетителя и описывают отдельно.",
      norm: "152-ФЗ, ст. 6 ч. 1 п. 1, ст. 18.1 ч. 1 п. 2",
      askedFor: ["privacy", "cookie"],
      fact: { path: "cookies.functional", label: "запоминает ли сайт настройки" },
    },
    ...publishing,
    ...massMedium,
  },
});
