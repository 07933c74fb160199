/** Who the owner is: requisites that are mistyped, missing, or of somebody else. */
import type { LintRule } from "@/lib/engine/lint/rule";
import { checkInn, checkOgrn } from "@/lib/russian/requisites";

const companyName =
  /^(?:ооо|ао|пао|зао|оао|нко|ано|фгуп|фгбу|муп|общество|акционерное)(?=[\s«"(]|$)/i;
const traderName = /^(?:ип|индивидуальный предприниматель)(?=[\s«"(,]|$)/i;

export const ownerRules: LintRule[] = [
  {
    field: "ownerType",
    find: ({ answers, ownerKind }) =>
      ownerKind === "person" &&
      (companyName.test(answers.companyName) || traderName.test(answers.companyName))
        ? "Выбрано физическое лицо, а название похоже на организацию или предпринимателя. Проверьте, кто владелец: от этого зависят обязанности"
        : null,
  },
  {
    field: "companyName",
    find: ({ answers: { companyName: name } }) =>
      name === name.toLowerCase() && /[а-яё]/.test(name)
        ? "Название или имя написано строчными буквами. В документе оно будет стоять так же"
        : null,
  },
  { field: "inn", find: ({ answers }) => (answers.inn ? checkInn(answers.inn) : null) },
  {
    field: "inn",
    // ЗоЗПП ст. 9 п. 1; 149-ФЗ ст. 10 ч. 2.
    find: ({ answers, ownerKind }) =>
      answers.inn === undefined && ownerKind !== "person"
        ? "Нет ИНН. Организация и предприниматель указывают его, чтобы посетитель знал, с кем имеет дело (149-ФЗ, ст. 10 ч. 2)"
        : null,
  },
  { field: "ogrn", find: ({ answers }) => (answers.ogrn ? checkOgrn(answers.ogrn) : null) },
  {
    field: "ogrn",
    find: ({ answers: { inn, ogrn } }) => {
      if (inn?.length === 10 && ogrn?.length === 15) {
        return "ИНН из 10 цифр бывает у организации, а ОГРНИП — у предпринимателя";
      }
      return inn?.length === 12 && ogrn?.length === 13
        ? "ИНН из 12 цифр бывает у предпринимателя, а ОГРН из 13 — у организации"
        : null;
    },
  },
  {
    field: "ogrn",
    find: ({ answers, ownerKind }) => {
      if (answers.ogrn !== undefined || ownerKind === "person") return null;
      const number = ownerKind === "company" ? "ОГРН" : "ОГРНИП";
      return `Нет ${number}. Продавец и исполнитель обязаны его указать (закон о защите прав потребителей, ст. 9)`;
    },
  },
  {
    field: "legalAddress",
    find: ({ answers }) =>
      answers.legalAddress === undefined
        ? "Нет адреса. Его называют политика и согласие, на него присылают запросы и возвраты (152-ФЗ, ст. 9 ч. 4 п. 3)"
        : null,
  },
  {
    field: "responsiblePersonName",
    types: ["privacy"],
    find: ({ answers, ownerKind }) =>
      ownerKind === "company" && answers.responsiblePersonName === undefined
        ? "Не назван ответственный за обработку персональных данных. Организация обязана его назначить (152-ФЗ, ст. 22.1 ч. 1)"
        : null,
  },
  {
    field: "websiteUrl",
    find: ({ answers }) =>
      answers.websiteUrl.startsWith("http://")
        ? "Сайт открывается без шифрования (http). Данные из форм можно перехватить: подключите https"
        : null,
  },
];
