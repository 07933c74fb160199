/** The purposes for which personal data are collected, and the data. */

import { defineSection } from "@/lib/engine/questions/vocabulary/definition";
import {
  dataTypes,
  processingPurposes,
  typesAboutSite,
} from "@/lib/engine/questions/vocabulary/options";

/** Types of data except those that have a purpose and a ground of their own. */
const {
  health: _health,
  biometric: _biometric,
  ip_address: _address,
  cookies: _cookies,
  device_info: _device,
  ...ordinaryDataTypes
} = dataTypes;

/** A return policy only needs to know what the site does. */
const butReturn = typesAboutSite.filter((type) => type !== "return");
/** Documents that describe each purpose. */
const dataDocuments = ["privacy", "consent"] as const;
const whatSiteDoes = "Что люди делают на сайте: от этого зависят условия документа.";

/** Purposes and data (152-ФЗ ст. 5, 18.1). */
export const dataSection = defineSection({
  id: "data",
  title: "Данные и цели",
  intro: "Самое важное: для каждой цели закон требует назвать свои данные, основание и срок.",
  wording: {
    terms: { intro: whatSiteDoes },
    charter: { intro: whatSiteDoes },
    offer: { title: "Что делает сайт", intro: whatSiteDoes },
    return: { title: "Что делает сайт", intro: whatSiteDoes },
  },
  questions: {
    processingPurposes: {
      kind: "choices",
      options: processingPurposes,
      label: "Для чего вы собираете данные",
      hint: "Отметьте всё, что делаете на самом деле. Форма «Свяжитесь с нами» — «Обратная связь», счётчик посещений — «Статистика».",
      why: "Закон требует описать данные, сроки и порядок уничтожения для каждой цели отдельно. Данные, собранные без цели, хранить нельзя.",
      norm: "152-ФЗ, ст. 5 ч. 2, ст. 18.1 ч. 1 п. 2",
      askedFor: typesAboutSite,
      inSummary: "always",
      role: "purposes",
      fact: { path: "purposes.chosen" },
      seen: { compared: "named" },
    },
    otherPurpose: {
      kind: "line",
      max: 500,
      label: "Другая цель",
      hint: "Одной фразой с существительного: «проведение конкурсов и розыгрышей».",
      why: "Цель, которой нет в документе, — нарушение, даже если данные собраны с согласия.",
      norm: "152-ФЗ, ст. 5 ч. 2",
      askedFor: typesAboutSite,
      shownWhen: { processingPurposes: ["other"] },
      fact: { path: "purposes.other", within: "phrase" },
    },
    otherPurposeSubjects: {
      kind: "line",
      max: 300,
      label: "Чьи данные нужны для другой цели",
      hint: "Во множественном числе: «участники конкурса», «ученики и их родители».",
      why: "Закон требует назвать людей, чьи данные обрабатываются, для каждой цели. Сами мы этого не знаем.",
      norm: "152-ФЗ, ст. 18.1 ч. 1 п. 2",
      askedFor: dataDocuments,
      shownWhen: { processingPurposes: ["other"] },
      fact: { path: "purposes.otherSubjects", within: "item" },
    },
    otherPurposeData: {
      kind: "choices",
      options: ordinaryDataTypes,
      label: "Какие данные нужны для другой цели",
      hint: "Только те, без которых её не достичь. Для фотографий с занятий это «Фотография», а не телефон.",
      why: "Данные описывают для каждой цели отдельно: лишние собирать нельзя, а без нужных согласие ничего не разрешает.",
      norm: "152-ФЗ, ст. 5 ч. 4, 5, ст. 9 ч. 4 п. 5",
      askedFor: dataDocuments,
      shownWhen: { processingPurposes: ["other"] },
      fact: { path: "purposes.otherData" },
    },
    otherPurposeGround: {
      kind: "choice",
      control: "radio",
      options: {
        consent: "Согласие человека",
        contract: "Договор с ним",
        law: "Требование закона",
        unknown: "Не знаю",
      },
      default: "unknown",
      label: "На каком основании",
      hint: "Услуга, которую человек заказал, — договор. То, к чему обязывает закон, — закон. Всё остальное, на что он может не соглашаться, — согласие.",
      why: "От основания зависит, нужно ли согласие и можно ли его отозвать. Неверное основание делает обработку незаконной.",
      norm: "152-ФЗ, ст. 6 ч. 1",
      askedFor: dataDocuments,
      shownWhen: { processingPurposes: ["other"] },
      fact: { path: "purposes.otherGround" },
    },
    dataTypesCollected: {
      kind: "choices",
      options: dataTypes,
      label: "Какие данные вы получаете",
      hint: "Поля ваших форм и то, что сайт узнаёт сам: IP-адрес, файлы cookie, сведения о браузере. Откройте каждую форму сайта и сверьтесь с ней; лишнего не отмечайте.",
      why: "Перечень данных обязателен и не может быть избыточным: каждому виду нужна цель.",
      norm: "152-ФЗ, ст. 5 ч. 4, 5, ст. 18.1 ч. 1 п. 2",
      askedFor: butReturn,
      inSummary: "always",
      role: "data",
      fact: { path: "data.collected" },
      seen: { compared: "named" },
    },
    otherDataTypes: {
      kind: "line",
      max: 500,
      label: "Другие данные",
      hint: "Через запятую: «размер одежды, кличка питомца».",
      why: "Перечень должен быть полным: того, чего в нём нет, собирать нельзя.",
      norm: "152-ФЗ, ст. 18.1 ч. 1 п. 2",
      askedFor: butReturn,
      shownWhen: { dataTypesCollected: ["other"] },
      fact: { path: "data.other", within: "item" },
      seen: { compared: "named", listsNames: true },
    },
    dataTypes: {
      kind: "choices",
      options: dataTypes,
      notAsked:
        "A document has answers of its own, so a second list of data would only be asked twice; what an API client sends there is shown in the first list",
      shownIn: "dataTypesCollected",
      fact: { path: "data.added" },
    },
  },
});
