/**
 * The 24 elements of the rules: 152-ФЗ ст. 9, 14, 15, 20, 21. The test checks that every term of the law is included.
 */
import { type Element, value } from "@/content/documents/check/element";
import type { PaperOwner } from "@/content/internal-papers/check/paper-owner";

const company = (owner: PaperOwner) => owner.kind() === "company";
const named = (owner: PaperOwner) => owner.facts["responsible.name"] !== undefined;
const alone = (owner: PaperOwner) => owner.said("hasStaff") === false;
const publishes = (owner: PaperOwner) =>
  owner.facts["site.userCanPost"] || owner.facts["publishing.own"];
const isGiven = (rows: unknown) => Array.isArray(rows) && rows.length > 0;

export const elements: Element<PaperOwner>[] = [
  {
    id: "q-title",
    says: [/^Правила рассмотрения запросов субъектов персональных данных$/m, /УТВЕРЖДАЮ/],
  },
  {
    id: "q-operator",
    says: [value((facts) => facts["owner.name"]), value((facts) => facts["owner.inn"])],
  },
  { id: "q-no-limit", says: [/Правила не ограничивают прав/] },
  {
    id: "q-responsible",
    when: (owner) => owner.hasStaff() && named(owner),
    says: [value((facts) => facts["responsible.name"])],
  },
  {
    id: "q-responsible-blank",
    when: (owner) => company(owner) && !named(owner),
    says: [/\(далее — Ответственный\): \[указать: /],
    onlyThen: true,
  },
  {
    id: "q-staff",
    when: (owner) => owner.hasStaff(),
    says: [/в тот же день передаёт его Ответственному/, /из-за отпуска или болезни срок ответа/],
    onlyThen: true,
  },
  {
    id: "q-alone",
    when: alone,
    says: [/Запросы принимает и рассматривает сам Оператор; слово/],
    onlyThen: true,
  },
  { id: "q-channels", says: [value((facts) => facts["owner.email"]), /Отказать в приёме.+нельзя/] },
  { id: "q-registration", says: [/В день получения запрос записывают в журнал/] },
  // ст. 14 ч. 3
  {
    id: "q-content",
    says: [
      /номер основного документа, удостоверяющего личность.+дата выдачи и выдавший орган/,
      /сведения, которые подтверждают отношения с Оператором/,
      /подписывается электронной подписью/,
    ],
  },
  { id: "q-no-scan", says: [/Копию или фотографию паспорта не требуют/] },
  { id: "q-representative", says: [/Представитель подтверждает полномочия/] },
  { id: "q-counting", says: [/Дни считают со следующего дня/, /Часы считают с момента/] },
  { id: "q-extension", says: [/один раз.+мотивированное уведомление с причинами/] },
  // ст. 14 ч. 5, 6
  { id: "q-repeated", says: [/Повторный запрос раньше 30 дней рассматривают, если/] },
  // ст. 14 ч. 7
  { id: "q-information", says: [/По запросу субъекта Оператор сообщает:/] },
  {
    id: "q-answer",
    says: [
      /в той форме, в которой пришёл запрос/,
      /Данных других людей в ответе быть не должно/,
      /По телефону персональные данные не сообщают/,
    ],
  },
  { id: "q-refusal", says: [/Отказывают письменно.+ч\. 8 ст\. 14 Закона о персональных данных/] },
  // ст. 21 ч. 1
  { id: "q-blocking", says: [/сразу блокируют на время проверки/] },
  {
    id: "q-recipients",
    when: (owner) =>
      isGiven(owner.fact("recipients")) ||
      owner.fact("unnamed.keeper") === true ||
      owner.fact("app.keeperUnnamed") === true,
    says: [/Данные могут быть у тех, кому они переданы или поручены/],
    onlyThen: true,
  },
  {
    id: "q-withdrawal",
    says: [/Получив отзыв согласия, проверяют/, /подтверждают актом/, /их блокируют, записывают/],
  },
  {
    id: "q-newsletter",
    when: (owner) => owner.hasPurpose("newsletter"),
    says: [/Отказ от рекламы и рассылки исполняют немедленно/],
    onlyThen: true,
  },
  {
    id: "q-distribution",
    when: (owner) => Boolean(publishes(owner)),
    says: [/Требование прекратить распространение данных исполняют сразу/],
    onlyThen: true,
  },
  {
    id: "q-journal",
    says: [
      /Форма журнала запросов/,
      /Кто и как обратился: /,
      /Ответить до: /,
      /хранят 3 года после ответа/,
      /Запрос Роскомнадзора записывают в журнал/,
    ],
  },
];
