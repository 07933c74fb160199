/** The agreement, the offer and the links between the owner's documents. */

import type { GivenPath } from "@/lib/engine/facts/known";
import type { LintRule } from "@/lib/engine/lint/rule";
import type { Industry } from "@/lib/engine/questions/options";

const shops: readonly Industry[] = ["ecommerce", "marketplace", "retail"];
const links = [
  "links.policy",
  "links.cookie",
  "links.terms",
  "links.offer",
  "links.refund",
] as const satisfies readonly GivenPath[];

/** `www.` and the letter case do not make another site. */
const siteOf = (address: string) => new URL(address).hostname.replace(/^www\./, "");

export const agreementRules: LintRule[] = [
  {
    about: "links.refund",
    types: ["offer"],
    // ЗоЗПП ст. 26.1 п. 4: without written rules of return the buyer has three months instead of seven days.
    find: ({ known, has }) =>
      known["links.refund"] === undefined &&
      (shops.includes(known["site.industry"]) || has("delivery"))
        ? "Оферта без правил возврата. Если не дать их покупателю письменно, срок отказа от товара — три месяца вместо семи дней (закон о защите прав потребителей, ст. 26.1 п. 4). Создайте «Политику возврата» и укажите её адрес"
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
    // ЗоЗПП ст. 10, 16: a change that the consumer could not learn of does not bind.
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
