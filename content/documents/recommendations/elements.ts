/**
 * The 13 elements of the rules of recommendations (149-ФЗ ст. 10.2-2, приказ РКН № 149) and the words that prove each.
 * `docs/content-guide.md` explains what to do when a check fails.
 */
import { type Element, host, value } from "@/content/documents/check/element";

export const elements: Element[] = [
  { id: "m-title", says: [/^Правила применения рекомендательных технологий$/im] },
  {
    id: "m-owner",
    says: [
      /Правила устанавливает владелец Сайта \(далее — Владелец сайта\)/,
      value((facts) => facts["owner.name"]),
      value((facts) => facts["owner.email"]),
    ],
  },
  { id: "m-site", says: [value((facts) => facts["site.address"] && host(facts["site.address"]))] },
  {
    id: "m-notice",
    says: [
      /На информационном ресурсе при применении информационных технологий предоставления информации осуществляется сбор, систематизация и анализ сведений, относящихся к предпочтениям пользователей сети «Интернет», находящихся на территории Российской Федерации/,
    ],
  },
  { id: "m-access", says: [/на русском языке.+бесплатно и без регистрации/] },
  { id: "m-things", says: [/Посетителям рекоменду[ею]тся:/] },
  {
    id: "m-process",
    says: [/сбор: [\s\S]*систематизация: [\s\S]*анализ: [\s\S]*предоставление: /],
  },
  { id: "m-methods", says: [/Применяются такие методы:/] },
  {
    id: "m-service",
    when: ({ facts }) => !!facts["recommended.service"],
    onlyThen: true,
    says: [/Программу рекомендаций предоставляет: /],
  },
  { id: "m-data", says: [/Используются сведения о предпочтениях посетителей:/] },
  {
    id: "m-sources",
    says: [/Источники этих сведений:/],
  },
  {
    id: "m-messages",
    says: [
      /юридически значимые сообщения о рекомендательных технологиях принимаются по электронной почте/,
    ],
  },
  {
    id: "m-limits",
    says: [
      /не допускает применения рекомендательных технологий, которые нарушают права и законные интересы граждан и организаций/,
      /не применяются для того, чтобы предоставлять информацию с нарушением законодательства/,
    ],
  },
];
