import { labels, listed, type SectionPlan } from "@/components/documents/wizard/plan/question-plan";
import {
  agreementDurations,
  agreementStarts,
  changeNotices,
  paymentSystems,
  thirdParties,
} from "@/lib/engine/answers/options";
import { plural } from "@/lib/russian/plural";

/** When the rules of the site bind, how long, and how they change (ГК РФ ст. 438, 450). */
export const agreement: SectionPlan = {
  id: "agreement",
  title: "Условия соглашения",
  intro: "Когда документ начинает действовать и как меняется.",
  questions: [
    { field: "agreementStart", control: "radio", options: agreementStarts },
    { field: "agreementDuration", control: "radio", options: agreementDurations },
    { field: "canAdminChange", control: "yesNo" },
    { field: "notifyChanges", control: "radio", options: changeNotices },
  ],
  summary: (values) =>
    listed([
      ...labels(agreementDurations, [values.agreementDuration]),
      ...labels(changeNotices, [values.notifyChanges]),
    ]),
};

/** What the parties may and must do besides what every such document says. */
export const rights: SectionPlan = {
  id: "rights",
  title: "Права и обязанности",
  intro: "Обычные права и обязанности мы впишем сами. Добавьте то, что особенного у вас.",
  questions: [
    { field: "userRights", control: "statements" },
    { field: "userObligations", control: "statements" },
    { field: "adminRights", control: "statements" },
    { field: "adminObligations", control: "statements" },
  ],
  summary: ({ userRights, userObligations, adminRights, adminObligations }) => {
    const count = [userRights, userObligations, adminRights, adminObligations].flat().length;
    return `Добавлено: ${plural(count, "пункт", "пункта", "пунктов")}`;
  },
};

/** What a seller tells its buyers besides who it is (ЗоЗПП ст. 9, 26.1). */
export const trade: SectionPlan = {
  id: "trade",
  title: "Продажа и возврат",
  intro: "Как вам платят, где и когда с вами можно связаться о покупке.",
  questions: [
    {
      field: "dataTransferToThirdParties",
      control: "checklist",
      options: { payment_systems: thirdParties.payment_systems },
    },
    {
      field: "paymentSystems",
      control: "checklist",
      options: paymentSystems,
      shownWhen: (values) => values.dataTransferToThirdParties.includes("payment_systems"),
    },
    { field: "workingHours", control: "line" },
    { field: "returnAddress", control: "address" },
  ],
  summary: ({ paymentSystems: systems, workingHours, returnAddress }) =>
    listed([...labels(paymentSystems, systems), workingHours, returnAddress]),
};

/** Clauses in the owner's words: part of a paid plan, for every type but the short disclaimer. */
export const ownClauses: SectionPlan = {
  id: "own",
  title: "Свои пункты",
  intro: "Условия, о которых мы не спросили, вашими словами или словами вашего юриста.",
  questions: [{ field: "customFields", control: "ownClauses" }],
  summary: ({ customFields: { additions, replacements } }) =>
    listed([
      additions.length > 0 ? `добавлено: ${additions.length}` : "",
      replacements.length > 0 ? `заменено: ${replacements.length}` : "",
    ]),
};
