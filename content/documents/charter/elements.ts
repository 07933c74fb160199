/**
 * The 25 elements of a site's charter (sources: 149-ФЗ, ГК РФ, 2124-1; each at its clause's norm).
 * `docs/content-guide.md` says what to do when a check fails.
 */
import { type Element, host, value } from "@/content/documents/check/element";

/** List items end with the document's own punctuation. */
const withoutEnd = (statement: string) => statement.replace(/[\s.;,]+$/, "");

export const elements: Element[] = [
  { id: "h-title", says: [/^(?:Устав \(правила\)|Правила) сайта$/m] },
  {
    id: "h-nature",
    says: [
      // The rules of a private person's site are named like this and cannot be mistaken for a founding document.
      (owner) =>
        owner.contract("agreement.rules") === "Устав"
          ? ["Он не является учредительным документом"]
          : [],
      /их акцепт/,
    ],
  },
  {
    id: "h-owner",
    says: [
      /Владелец сайта: \S/,
      value((facts) => facts["owner.name"]),
      value((facts) => facts["owner.email"]),
      value((facts) => facts["owner.address"]?.replace(/[\s,;]*\n[\s,;]*/g, ", ")),
      /дрес: \S/,
    ],
  },
  {
    id: "h-site",
    says: [
      value((facts) => facts["site.address"] && host(facts["site.address"]).split("/")[0]),
      /далее — Сайт\)/,
    ],
  },
  { id: "h-goals", says: [/Сайт создан, чтобы:/, /Чтобы достичь этих целей/] },
  {
    id: "h-roles",
    says: [/за порядком (?:он следит сам и через Модераторов|следит он сам)/, /Пользователь — /],
  },
  {
    id: "h-user-rights",
    says: [
      /^\d+\.\d+\. Пользователь вправе:/m,
      /^\d+\.\d+\. Пользователь обязан:/m,
      ({ facts }) => [...facts["user.rights"], ...facts["user.duties"]].map(withoutEnd),
    ],
  },
  {
    id: "h-admin-rights",
    says: [
      /^\d+\.\d+\. Владелец сайта вправе:/m,
      /^\d+\.\d+\. Владелец сайта обязан:/m,
      ({ facts }) => [...facts["admin.rights"], ...facts["admin.duties"]].map(withoutEnd),
    ],
  },
  {
    id: "h-prohibited",
    says: [
      /На Сайте (?:и с его помощью )?запрещено/,
      ({ facts }) =>
        facts["site.userCanPost"]
          ? [
              "экстремистские материалы",
              "призывы к терроризму",
              "наркотики",
              "порнографи",
              "самоубийства",
              "чужие персональные данные",
              "войны, ненависти и вражды",
            ]
          : [],
    ],
  },
  {
    id: "h-moderation",
    when: ({ facts }) => facts["site.userCanPost"],
    says: [/вправе, но не обязан проверять Публикации/, /удаляется, скрывается или возвращается/],
    onlyThen: true,
  },
  {
    id: "h-complaint",
    says: [
      /пожаловаться на то, что размещено на Сайте: письмом на электронную почту|Жалоба на содержание Сайта направляется на электронную почту/,
      /в срок, который устанавливает закон/,
      /24 час/,
    ],
  },
  {
    id: "h-sanctions",
    says: [
      /^\s*• предупредить его/m,
      /ограничить отдельные возможности Сайта/,
      /заблокировать или удалить Учётную запись|закрыть доступ к Сайту/,
    ],
  },
  { id: "h-appeal", says: [/С мерой можно не согласиться/, /Право обратиться в суд/] },
  { id: "h-ip", says: [/Права на них принадлежат Владельцу сайта|охраняются авторским правом/] },
  {
    id: "h-pd",
    says: [
      /по политике обработки персональных данных/,
      /В (?:Уставе|Правилах) нет согласия на обработку/,
    ],
  },
  {
    id: "h-smi",
    when: ({ facts }) => facts["site.isSmi"],
    says: [
      /\(сетевое издание\)\. Его выходные данные/,
      /Название: \S/,
      /Учредитель \(соучредители\): \S/,
      /Главный редактор: \S/,
      /Регистрация: \S/,
    ],
    onlyThen: true,
  },
  {
    id: "h-smi-contacts",
    when: ({ facts }) => facts["site.isSmi"],
    says: [/Электронная почта и телефон редакции: \S/],
    onlyThen: true,
  },
  {
    id: "h-smi-age",
    when: ({ facts }) => facts["site.isSmi"],
    says: [/Знак информационной продукции: (?:\[указать|\d)/],
    onlyThen: true,
  },
  {
    id: "h-agents",
    when: ({ facts }) => facts["site.isSmi"],
    says: [/создан или распространён иностранным агентом, что упомянутая организация запрещена/],
    onlyThen: true,
  },
  {
    id: "h-banned",
    says: [
      /Meta Platforms Inc\..+Facebook и Instagram — запрещена/,
      /решения Тверского районного суда г\. Москвы от 21\.03\.2022/,
      /Рекламировать и продвигать на Сайте эти социальные сети.+нельзя/,
    ],
  },
  { id: "h-ads", says: [/пометкой «реклама», сведениями о рекламодателе.+\(ERID\)/] },
  {
    id: "h-recommend",
    when: (o) => o.industry("marketplace") || o.hasPurpose("personalization"),
    says: [/рекомендательные технологии/i, /правила их применения/i],
    onlyThen: true,
  },
  {
    id: "h-minors",
    says: [
      ({ facts }) => (facts["links.terms"] ? ["С какого возраста можно заключать договоры"] : []),
      /[Зз]нак(?:ом|а)? информационной продукции|знаком, который указан/,
    ],
  },
  {
    id: "h-change",
    says: [
      /вступает в силу (?:через 10 дней после публикации|по тем же правилам)|не меняет этот документ в одностороннем порядке/,
      /Новая редакция публикуется на Сайте с датой/,
    ],
  },
  {
    id: "h-date",
    says: [/Редакция № 1 от 21 ноября 2026 г\./, /Дата этой редакции — 21 ноября 2026 г\./],
  },
];
