/**
 * The papers of a leak other than the two notices: a letter to the people concerned and the act of the internal
 * investigation. Places in braces are filled by `lib/features/incidents/papers` from the record and the facts of the
 * site, or become blanks.
 *
 * For a lawyer: 152-ФЗ ст. 21 ч. 3.1 requires an investigation and its results but no act, and does not require a
 * letter to the people. Ст. 21 ч. 3 does when wrongful processing by the operator or the processor is ended: that reply
 * is in `answers.ts`.
 */

import type { FillableClause } from "@/lib/engine/tree/clause-placeholders";
import type { Norm } from "@/lib/engine/tree/document";

export const incidentPapers = {
  letter: {
    name: "Письмо людям",
    title: "Сообщение об инциденте с персональными данными",
    filePrefix: "Письмо_об_инциденте",
    norm: "ст. 21 ч. 3, 3.1",
    note: "Это совет, а не обязанность: о письме людям часть 3.1 не говорит, но предупреждённый человек успеет защититься. Обязательно сообщить людям, когда нарушение при обработке у вас или вашего подрядчика устранено: часть 3.",
  },
  act: {
    name: "Акт расследования",
    title: "Акт внутреннего расследования инцидента с персональными данными",
    filePrefix: "Акт_расследования_инцидента",
    norm: "ст. 21 ч. 3.1 п. 2",
    note: "Закон требует провести расследование и сообщить его результаты. Акт он не называет: им вы подтвердите, что расследование было.",
  },
} as const;

export type IncidentPaper = keyof typeof incidentPapers;
export const incidentPaperKeys = Object.keys(incidentPapers) as IncidentPaper[];

/** Blanks for missing facts. Those of the typed fields are in `incidentFields` of `incident.ts`. */
export const incidentPaperBlanks = {
  number: "номер",
  person: "кому: фамилия, имя, отчество",
  operator: "наименование оператора",
  address: "адрес оператора",
  email: "электронная почта для вопросов",
  noticeAt: "когда сообщено",
  noticeSent: "когда сообщено, номер и ключ портала",
  resultsSent: "когда сообщено, номер и ключ портала",
  attacks: "когда и как сообщено либо «инцидент не компьютерный»",
  people: "когда и как сообщено либо «не сообщалось»",
} as const;

/** The letter: paragraphs, lines with their topics, and the rights that everyone has by law. */
export const incidentLetter = {
  head: ["Исх. № {number} от {today}", "{person}"],
  opening:
    "{operator} сообщает: {foundAt} по московскому времени выявлен инцидент с персональными данными. Он касается и ваших данных.",
  parts: [
    { label: "Что произошло", place: "{what}" },
    { label: "Какие ваши данные затронуты", place: "{data}" },
    { label: "Чем это может грозить", place: "{harm}" },
    { label: "Что мы сделали", place: "{measures}" },
    { label: "Что советуем сделать вам", place: "{advice}" },
    {
      label: "Роскомнадзору сообщено",
      // Without the number: the key of the portal is printed with it.
      place: "{noticeAt} (152-ФЗ, ст. 21 ч. 3.1 п. 1)",
    },
  ],
  rightsTitle: "По закону вы вправе:",
  rights: [
    "узнать, какие ваши данные обрабатываются, зачем и на каком основании (152-ФЗ, ст. 14 ч. 1, 7);",
    "требовать уточнить, заблокировать или уничтожить данные, которые неполны, устарели, неточны, получены незаконно или не нужны для цели обработки (152-ФЗ, ст. 14 ч. 1);",
    "отозвать согласие, если данные обрабатываются по нему (152-ФЗ, ст. 9 ч. 2);",
    "обжаловать наши действия в Роскомнадзор или в суд (152-ФЗ, ст. 17 ч. 1);",
    "требовать через суд возмещения убытков и компенсации морального вреда (152-ФЗ, ст. 17 ч. 2).",
  ],
  contact: "С вопросами пишите по адресу {email} или {address}.",
  foot: "{operator}",
} as const;

const norm = (place: string): Norm => ({ law: "152-ФЗ", place });
const first = [norm("ст. 21 ч. 3.1 п. 1")];
const second = [norm("ст. 21 ч. 3.1 п. 2")];

type ActClause = FillableClause & {
  /** Only when the moment was corrected. */
  isOfCorrection?: true;
};

export const incidentAct: readonly { title: string; clauses: readonly ActClause[] }[] = [
  {
    title: "Что расследовано",
    clauses: [
      {
        text: "Проведено внутреннее расследование инцидента с персональными данными, о котором говорит Федеральный закон от 27.07.2006 № 152-ФЗ «О персональных данных» (далее — Закон). Оператор: {operator}, {address}. Сайт оператора: {site}.",
        norms: second,
      },
      {
        text: "Инцидент выявлен {foundAt} по московскому времени: от этого часа считаются 24 и 72 часа.",
        norms: [norm("ст. 21 ч. 3.1")],
      },
      {
        text: "Сначала было записано другое время, {firstFoundAt}. Почему оно исправлено: {correction}",
        norms: [norm("ст. 21 ч. 3.1")],
        isOfCorrection: true,
      },
      { text: "Расследование провели: {investigators}", norms: second },
    ],
  },
  {
    title: "Что установлено",
    clauses: [
      { text: "Что произошло: {what}", norms: first },
      { text: "Какие персональные данные затронуты: {data}", norms: [norm("ст. 21 ч. 3.1")] },
      { text: "Предполагаемые причины: {causes}", norms: first },
      {
        text: "Предполагаемый вред, нанесённый правам субъектов персональных данных: {harm}",
        norms: first,
      },
      { text: "Результаты расследования: {results}", norms: second },
      { text: "Лица, действия которых стали причиной инцидента: {persons}", norms: second },
    ],
  },
  {
    title: "Что сделано",
    clauses: [
      { text: "Меры по устранению последствий инцидента: {measures}", norms: first },
      {
        text: "Что изменено, чтобы инцидент не повторился: {prevention}",
        norms: [norm("ст. 19 ч. 1"), norm("ст. 19 ч. 2 п. 6")],
      },
    ],
  },
  {
    title: "Кому сообщено",
    clauses: [
      {
        text: "Роскомнадзору об инциденте: {noticeSent}. Срок — 24 часа, до {noticeEnds}.",
        norms: first,
      },
      {
        text: "Роскомнадзору о результатах расследования: {resultsSent}. Срок — 72 часа, до {resultsEnds}.",
        norms: second,
      },
      { text: "С Роскомнадзором по этому инциденту взаимодействует: {contact}", norms: first },
      {
        text: "Государственной системе обнаружения, предупреждения и ликвидации последствий компьютерных атак: {attacks}.",
        norms: [norm("ст. 19 ч. 12")],
      },
      {
        text: "Людям, чьи данные затронуты: {people}. Часть 3.1 статьи 21 Закона писать им не обязывает.",
        norms: [norm("ст. 21 ч. 3.1")],
      },
    ],
  },
];

/** What is filled in by hand in both papers. */
export const incidentPaperHandwritten = {
  place: "место составления",
  day: "дата",
  number: "номер",
  post: "должность",
  signature: "подпись",
  name: "фамилия и инициалы",
  signatures: "Подписи",
  read: "С актом ознакомлен руководитель оператора либо сам оператор",
} as const;
