/** How long data are kept, and how a consent is withdrawn. */

import { defineSection } from "@/lib/engine/questions/vocabulary/definition";
import {
  consentPurposes,
  correctableGrounds,
  dataTypes,
  recipientPurposes,
  retentionPeriods,
  withdrawalMethods,
} from "@/lib/engine/questions/vocabulary/options";

/** Terms and withdrawal (152-ФЗ ст. 5 ч. 7, ст. 9 ч. 2). */
export const retentionSection = defineSection({
  id: "retention",
  title: "Сроки и отзыв",
  intro: "Сколько вы храните данные и как человек может передумать.",
  wording: {
    cookie: {
      title: "Отзыв согласия",
      intro: "Как человек может отказаться от cookie, на которые согласился.",
    },
  },
  questions: {
    dataRetentionPeriod: {
      kind: "choice",
      control: "radio",
      options: retentionPeriods,
      default: "until-consent-withdrawal",
      label: "Сколько хранить данные",
      hint: "Разумный выбор для магазина — 3 года, для простой формы заявки — до отзыва согласия.",
      why: "Срок обязателен, и он не может быть больше, чем нужно для цели. Если срок задаёт закон, мы напишем об этом сами.",
      norm: "152-ФЗ, ст. 5 ч. 7, ст. 14 ч. 7 п. 6",
      askedFor: ["privacy", "consent"],
      inSummary: "always",
      fact: { path: "retention.period" },
    },
    customRetentionPeriod: {
      kind: "line",
      max: 300,
      label: "Свой срок хранения",
      hint: "Если ни один вариант не подошёл: «6 месяцев», «2 года после последнего заказа». Он заменит выбранный выше.",
      why: "Срок можно установить любой, лишь бы он отвечал цели и был назван прямо.",
      norm: "152-ФЗ, ст. 5 ч. 7",
      askedFor: ["privacy", "consent"],
      replaces: "dataRetentionPeriod",
      inSummary: "always",
      fact: { path: "retention.custom" },
    },
    consentWithdrawalMethod: {
      kind: "choices",
      options: withdrawalMethods,
      label: "Как человек может отозвать согласие",
      hint: "Выберите способы, которые вы готовы принимать. Самый простой — письмо на электронную почту.",
      why: "Согласие можно отозвать в любой момент, и способ отзыва должен быть назван.",
      norm: "152-ФЗ, ст. 9 ч. 2, ч. 4 п. 8",
      askedFor: ["privacy", "consent", "cookie"],
      inSummary: "always",
      fact: { path: "withdrawal", label: "способы отзыва согласия", ifNone: ["email"] },
    },
    withdrawalFormUrl: {
      kind: "webAddress",
      wrong: "Некорректная ссылка на форму отзыва согласия",
      label: "Страница с формой отзыва согласия",
      hint: "Например, romashka.ru/otzyv-soglasiya.",
      why: "Вы выбрали отзыв через форму: человек должен знать, где она.",
      norm: "152-ФЗ, ст. 9 ч. 2",
      askedFor: ["privacy", "consent", "cookie"],
      shownWhen: { consentWithdrawalMethod: ["form"] },
      fact: { path: "withdrawal.formUrl", label: "адрес страницы с формой отзыва согласия" },
    },
  },
});

/** The table that follows from the answers, and the owner's corrections of it (152-ФЗ ст. 18.1 ч. 1 п. 2). */
export const processingTableSection = defineSection({
  id: "processing-table",
  title: "Таблица обработки",
  intro: "Так документы опишут каждую цель. Посмотрите: неверную строку можно исправить.",
  questions: {
    processing: {
      kind: "rows",
      view: "matrix",
      max: 30,
      item: "Исправление",
      items: "исправлений",
      add: "Исправить",
      details: "",
      label: "Что, чьё, зачем и как долго",
      hint: "Таблица составлена по вашим ответам. Исправленное напечатают все документы: политика, согласия и остальные.",
      why: "Для каждой цели закон требует назвать людей, данные, основание и срок. Неверная строка хуже пропуска: с ней сверяют ваш сайт.",
      norm: "152-ФЗ, ст. 18.1 ч. 1 п. 2, ст. 5 ч. 2, 5",
      askedFor: ["privacy", "consent"],
      inSummary: "always",
      fact: { path: "purposes.corrected" },
      columns: {
        purpose: {
          kind: "choice",
          options: recipientPurposes,
          unset: "Выберите",
          required: "Укажите цель, которую исправляете",
          label: "Цель",
          inSummary: true,
        },
        subjects: {
          kind: "line",
          max: 300,
          within: "item",
          label: "Чьи данные",
          hint: "Во множественном числе: «покупатели, получатели заказов».",
        },
        data: {
          kind: "choices",
          options: dataTypes,
          offered: "data",
          label: "Какие данные",
        },
        ground: {
          kind: "choice",
          options: correctableGrounds,
          unset: "Как предложено",
          label: "На каком основании",
        },
        term: {
          kind: "choice",
          options: { ...retentionPeriods, own: "Своими словами" },
          unset: "Как предложено",
          label: "Сколько хранятся",
        },
        ownTerm: {
          kind: "line",
          max: 300,
          within: "item",
          label: "Срок своими словами",
          hint: "Например: «2 года со дня последнего занятия».",
          shownWhen: { column: "term", is: ["own"] },
        },
      },
    },
    usualTerms: {
      kind: "yesNo",
      default: false,
      label: "Журнал сервера хранится до 30 дней, статистика — до 1 года",
      hint: "Это обычные сроки, их увидите в таблице. Если у вас иначе или вы не знаете, не отмечайте: документы скажут «не дольше, чем нужно для цели». Свой срок каждой цели задают в таблице.",
      why: "Срок числом печатаем, только если вы его назвали: с ним сверяют ваш сайт.",
      norm: "152-ФЗ, ст. 5 ч. 7, ст. 18.1 ч. 1 п. 2",
      askedFor: ["privacy", "consent"],
      inSummary: "always",
      fact: { path: "retention.usual", label: "обычные ли сроки журнала и статистики" },
    },
  },
});

/**
 * 152-ФЗ ст. 9 ч. 1: a consent is for one purpose, and so is the document. A client of the API that names no purpose
 * gets all consents that the owner needs, each on a page of its own.
 */
export const consentSection = defineSection({
  id: "consent-purpose",
  title: "Какое согласие нужно",
  intro: "Из ответов выше видно, на что вам нужно согласие человека.",
  questions: {
    consentPurpose: {
      kind: "choice",
      control: "neededConsents",
      options: consentPurposes,
      unset: "По одному на каждую цель",
      label: "Для какой цели нужно согласие",
      hint: "Согласие даётся на одну цель, и каждое — отдельный документ: для рассылки — своё, для статистики — своё. Остальные вы получите потом одной кнопкой «Комплект документов».",
      why: "Согласие должно быть конкретным, и его нельзя объединять с другими документами. Одна отметка на всё сразу — нарушение.",
      norm: "152-ФЗ, ст. 9 ч. 1, ч. 4 п. 4",
      askedFor: ["consent"],
      core: true,
      inSummary: "always",
      role: "consent",
      fact: { path: "consent.purpose" },
    },
  },
});
