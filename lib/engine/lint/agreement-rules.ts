/** Rules on the agreement, the offer and the links between the owner's documents. */

import type { KnownFactPath } from "@/lib/engine/facts/known/known-facts";
import { tradeFacts } from "@/lib/engine/facts/trade";
import type { LintRule } from "@/lib/engine/lint/rule";
import { tradeOfIndustry } from "@/lib/engine/presets/trade";

const links = [
  "links.policy",
  "links.cookie",
  "links.terms",
  "links.offer",
  "links.refund",
] as const satisfies readonly KnownFactPath[];

const commercial =
  /^(?:ООО|АО|ПАО|ЗАО|Общество с ограниченной|(?:Публичное )?акционерное)(?=[\s«"])/i;

/** `www.` and the letter case do not make another site. */
const siteOf = (address: string) => new URL(address).hostname.replace(/^www\./, "");

export const agreementRules: LintRule[] = [
  {
    about: "links.refund",
    types: ["offer"],
    // ЗоЗПП ст. 26.1 п. 4: without written rules of return the buyer has three months instead of seven days.
    find: ({ known }) => {
      const facts = tradeFacts(known);
      const sellsGoods = facts["trade.goods"] === true && facts["trade.invitation"] !== true;
      return known["links.refund"] === undefined && sellsGoods
        ? "Оферта без правил возврата. Если не дать их покупателю письменно, срок отказа от товара — три месяца вместо семи дней (закон о защите прав потребителей, ст. 26.1 п. 4). Создайте «Политику возврата» и укажите её адрес"
        : null;
    },
  },
  {
    about: "trade.sold",
    // ГК РФ ст. 432 п. 1: there is no contract without a subject, and no other answer gives it.
    types: ["offer", "return"],
    find: ({ known, has }) => {
      const isUnknown =
        known["site.industry"] === "other" &&
        known["trade.sold"].length === 0 &&
        known["trade.subjectInWords"] === undefined &&
        !has("delivery");
      return isUnknown
        ? "Не сказано, что вы продаёте: документ описывает услуги, а вместо предмета договора оставляет пропуск. Отметьте товары или услуги и назовите их"
        : null;
    },
  },
  {
    about: "purposes.chosen",
    // ГК РФ ст. 437 п. 1: without orders or payments on the site there is no offer.
    types: ["offer"],
    find: ({ known }) =>
      tradeFacts(known)["trade.invitation"] === true &&
      tradeOfIndustry[known["site.industry"]].invitation === undefined
        ? "Среди целей нет ни заказов, ни оплаты, поэтому документ — не оферта, а приглашение: договор заключают отдельно. Если на сайте оформляют заказ или платят, отметьте эти цели"
        : null,
  },
  {
    about: "trade.sold",
    // ГК РФ ст. 437: the document of a clinic or a travel agency is an invitation; goods are sold by an offer.
    types: ["offer"],
    find: ({ known }) =>
      (known["site.industry"] === "medical" || known["site.industry"] === "travel") &&
      known["trade.sold"].includes("services") &&
      known["trade.sold"].length > 1
        ? "Этот документ — только о записи на услуги: договор о них подписывают отдельно. Для того, что вы продаёте на сайте кроме услуг, создайте ещё одну оферту, где отмечено лишь это"
        : null,
  },
  {
    about: "trade.sold",
    types: ["offer", "return"],
    // ГК РФ ст. 582 п. 1: citizens, non-profit organisations, the state; a gift among traders is forbidden (ст. 575).
    find: ({ known }) =>
      tradeFacts(known)["trade.donations"] === true && commercial.test(known["owner.name"] ?? "")
        ? "Коммерческая организация пожертвований принимать не вправе (ГК РФ, ст. 582 п. 1): их принимают граждане, некоммерческие организации, учреждения. Уберите пожертвования или проверьте владельца"
        : null,
  },
  {
    about: "trade.tax",
    types: ["offer", "return"],
    // 422-ФЗ ст. 2: only citizens, sole traders among them.
    find: ({ known, ownerKind }) =>
      known["trade.tax"] === "npd" && ownerKind === "company"
        ? "Налог на профессиональный доход платят граждане и ИП, но не организации. Проверьте режим или вид владельца"
        : null,
  },
  {
    about: "deal.noShow",
    // ЗоЗПП ст. 32: courts let the seller keep only the actual costs.
    find: ({ known }) =>
      known["deal.noShow"] === "counted"
        ? "Полная оплата за неявку спорна: от потребителя суды обычно требуют только возместить ваши расходы (закон о защите прав потребителей, ст. 32). Надёжнее «Удерживаем только свои расходы»"
        : null,
  },
  {
    about: "agreement.start",
    find: ({ known, has }) =>
      known["agreement.start"] === "after_registration" && !has("registration")
        ? "Соглашение начинает действовать с регистрации, а регистрации среди целей нет"
        : null,
  },
  {
    about: "agreement.duration",
    find: ({ known }) =>
      known["agreement.duration"] === "until_new_version" && !known["agreement.canChange"]
        ? "Соглашение действует до новой редакции, а менять его владелец не вправе. Выберите что-то одно"
        : null,
  },
  {
    about: "agreement.notice",
    // ЗоЗПП ст. 10, 16: a consumer is not bound by a change that was not announced.
    find: ({ known }) =>
      known["agreement.canChange"] && known["agreement.notice"] === "no"
        ? "Условия меняются без уведомления. Для потребителя такое изменение легко оспорить: выберите уведомление хотя бы о существенных"
        : null,
  },
  {
    about: "site.isSmi",
    types: ["terms", "charter", "privacy"],
    find: ({ known }) =>
      known["site.industry"] === "journalism" && !known["site.isSmi"]
        ? "Сфера — журналистика и СМИ, а сайт не отмечен как зарегистрированное СМИ. Если регистрация есть, отметьте её: документу нужны выходные данные"
        : null,
  },
  ...links.map(
    (about): LintRule => ({
      about,
      find: ({ known }) => {
        const [link, site] = [known[about], known["site.address"]];
        return link !== undefined && site !== undefined && siteOf(link) !== siteOf(site)
          ? "Ссылка ведёт на другой сайт. Проверьте адрес"
          : null;
      },
    }),
  ),
];
