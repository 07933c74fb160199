/** The agreement, the offer and the links between the owner's documents. */
import type { DocumentType, Industry } from "@/lib/engine/answers/options";
import type { LintRule } from "@/lib/engine/lint/rule";

const agreements: readonly DocumentType[] = ["terms", "offer", "charter"];
const shops: readonly Industry[] = ["ecommerce", "marketplace", "retail"];
const linkFields = ["policyUrl", "cookieUrl", "termsUrl", "offerUrl", "refundUrl"] as const;

/** `www.` and the letter case do not make another site. */
const siteOf = (address: string) => new URL(address).hostname.replace(/^www\./, "");

export const agreementRules: LintRule[] = [
  {
    field: "refundUrl",
    types: ["offer"],
    // ЗоЗПП ст. 26.1 п. 4: without written rules of return the buyer has three months instead of seven days.
    find: ({ answers, has }) =>
      answers.refundUrl === undefined && (shops.includes(answers.industry) || has("delivery"))
        ? "Оферта без правил возврата. Если не дать их покупателю письменно, срок отказа от товара — три месяца вместо семи дней (закон о защите прав потребителей, ст. 26.1 п. 4). Создайте «Политику возврата» и укажите её адрес"
        : null,
  },
  {
    field: "agreementStart",
    types: agreements,
    find: ({ answers, has }) =>
      answers.agreementStart === "after_registration" && !has("registration")
        ? "Соглашение начинает действовать с регистрации, а регистрации среди целей нет"
        : null,
  },
  {
    field: "agreementDuration",
    types: agreements,
    find: ({ answers }) =>
      answers.agreementDuration === "until_new_version" && !answers.canAdminChange
        ? "Соглашение действует до новой редакции, а менять его владелец не вправе. Выберите что-то одно"
        : null,
  },
  {
    field: "notifyChanges",
    types: agreements,
    // ЗоЗПП ст. 10, 16: a change that the consumer could not learn of does not bind.
    find: ({ answers }) =>
      answers.canAdminChange && answers.notifyChanges === "no"
        ? "Условия меняются без уведомления. Для потребителя такое изменение легко оспорить: выберите уведомление хотя бы о существенных"
        : null,
  },
  {
    field: "isSmi",
    types: ["terms", "charter", "privacy"],
    find: ({ answers }) =>
      answers.industry === "journalism" && !answers.isSmi
        ? "Сфера — журналистика и СМИ, а сайт не отмечен как зарегистрированное СМИ. Если регистрация есть, отметьте её: документу нужны выходные данные"
        : null,
  },
  ...linkFields.map(
    (field): LintRule => ({
      field,
      find: ({ answers }) => {
        const link = answers[field];
        return link !== undefined && siteOf(link) !== siteOf(answers.websiteUrl)
          ? "Ссылка ведёт на другой сайт. Проверьте адрес"
          : null;
      },
    }),
  ),
];
