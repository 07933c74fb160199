/**
 * The 16 elements of the disclaimer of forbidden networks and the words that prove each.
 * `docs/content-guide.md` says what to do when a check fails.
 */
import { type Element, host, value } from "@/content/documents/check/element";

export const elements: Element[] = [
  { id: "s-title", says: [/^Отказ от использования запрещённых социальных сетей$/im] },
  { id: "s-owner", says: [/Владелец Сайта: \S/, value((facts) => facts["owner.name"])] },
  { id: "s-site", says: [value((facts) => facts["site.address"] && host(facts["site.address"]))] },
  { id: "s-email", says: [/Электронная почта: \S+@/, value((facts) => facts["owner.email"])] },
  {
    id: "s-address",
    when: ({ facts }) => !!facts["owner.address"],
    says: [
      /Адрес: \S/,
      /письмом по адресу: \S/,
      value((facts) => facts["owner.address"]?.replace(/\s*\n\s*/g, " ")),
    ],
    onlyThen: true,
  },
  {
    id: "s-phone",
    when: ({ facts }) => !!facts["owner.phone"],
    says: [/Телефон: \S/, /по телефону: \S/, value((facts) => facts["owner.phone"])],
    onlyThen: true,
  },
  {
    id: "s-meta",
    says: [
      // The mark that a mention requires; that the company is on the list is stated separately.
      /«Деятельность компании Meta Platforms Inc\. запрещена на территории Российской Федерации как экстремистская»/,
      /внесена в перечень организаций, деятельность которых запрещена судом/,
      /на территории Российской Федерации запрещена/,
    ],
  },
  {
    id: "s-court",
    says: [/Решением Тверского районного суда г\. Москвы от 21\.03\.2022 по делу № 02-2473\/2022/],
  },
  { id: "s-products", says: [/Facebook и Instagram — продукты компании Meta Platforms Inc\./] },
  {
    id: "s-no-use",
    says: [
      /не использует на Сайте запрещённые соцсети/,
      /виджетов/,
      /пикселей, счётчиков/,
      /регистрации и входа через запрещённые соцсети/,
      /ссылок на их страницы/,
    ],
  },
  {
    id: "s-no-ads",
    says: [
      /не размещает и не заказывает рекламу в запрещённых соцсетях.+экстремистскими, террористическими или нежелательными.+доступ к которым ограничен/,
      /1 сентября 2025 года \(ч\. 10\.7 ст\. 5 Федерального закона от 13\.03\.2006 № 38-ФЗ «О рекламе» в редакции Федерального закона от 07\.04\.2025 № 72-ФЗ\)/,
    ],
  },
  {
    id: "s-no-affiliation",
    says: [/не связан с компанией Meta Platforms Inc\..+не участвует.+не финансирует/],
  },
  {
    id: "s-mention",
    says: [
      /только для информации и рядом с пометкой: «Деятельность компании Meta/,
      /не демонстрируются/,
    ],
  },
  {
    // The form does not ask whether visitors may publish, so the wording itself is conditional.
    id: "s-users",
    says: [/материалах и комментариях пользователей.+не допускаются.+удаляет их, когда/],
  },
  { id: "s-old", says: [/в материалах прежних лет.+удаляет ссылки и рекламу/] },
  { id: "s-date", says: [/^Дата: \d{1,2} [а-я]+ \d{4} г\.$/m, /Документ действует с \d/] },
];
