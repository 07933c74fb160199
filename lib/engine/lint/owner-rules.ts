/** Rules on the owner's requisites: mistyped, missing, or of another person. */
import type { LintRule } from "@/lib/engine/lint/rule";
import { checkInn, checkOgrn } from "@/lib/russian/requisites";

/** Legal forms at the beginning of names of companies and of sole traders. */
const companyBeginning =
  /^(?:ооо|ао|пао|зао|оао|нко|ано|фгуп|фгбу|муп|общество|акционерное)(?=[\s«"(]|$)/i;
const traderBeginning = /^(?:ип|индивидуальный предприниматель)(?=[\s«"(,]|$)/i;
const ofBusiness = [companyBeginning, traderBeginning];

export const ownerRules: LintRule[] = [
  {
    about: "owner.type",
    find: ({ known, ownerKind }) =>
      ownerKind === "person" &&
      ofBusiness.some((pattern) => pattern.test(known["owner.name"] ?? ""))
        ? "Выбрано физическое лицо, а название похоже на организацию или предпринимателя. Проверьте, кто владелец: от этого зависят обязанности"
        : null,
  },
  {
    about: "owner.name",
    find: ({ known: { "owner.name": name = "" } }) =>
      name === name.toLowerCase() && /[а-яё]/.test(name)
        ? "Название или имя написано строчными буквами. В документе оно будет стоять так же"
        : null,
  },
  {
    about: "owner.inn",
    find: ({ known }) => (known["owner.inn"] ? checkInn(known["owner.inn"]) : null),
  },
  {
    about: "owner.inn",
    // ЗоЗПП ст. 9 п. 1; 149-ФЗ ст. 10 ч. 2.
    find: ({ known, ownerKind }) =>
      known["owner.inn"] === undefined && ownerKind !== "person"
        ? "Нет ИНН. Организация и предприниматель указывают его, чтобы посетитель знал, с кем имеет дело (149-ФЗ, ст. 10 ч. 2)"
        : null,
  },
  {
    about: "owner.registration",
    find: ({ known }) =>
      known["owner.registration"] ? checkOgrn(known["owner.registration"]) : null,
  },
  {
    about: "owner.registration",
    find: ({ known: { "owner.inn": inn, "owner.registration": ogrn } }) => {
      if (inn?.length === 10 && ogrn?.length === 15) {
        return "ИНН из 10 цифр бывает у организации, а ОГРНИП — у предпринимателя";
      }
      return inn?.length === 12 && ogrn?.length === 13
        ? "ИНН из 12 цифр бывает у предпринимателя, а ОГРН из 13 — у организации"
        : null;
    },
  },
  {
    about: "owner.registration",
    find: ({ known, ownerKind }) => {
      if (known["owner.registration"] !== undefined || ownerKind === "person") return null;
      const number = ownerKind === "company" ? "ОГРН" : "ОГРНИП";
      return `Нет ${number}. Продавец и исполнитель обязаны его указать (закон о защите прав потребителей, ст. 9)`;
    },
  },
  {
    about: "owner.address",
    find: ({ known }) =>
      known["owner.address"] === undefined
        ? "Нет адреса. Его называют политика и согласие, на него присылают запросы и возвраты (152-ФЗ, ст. 9 ч. 4 п. 3)"
        : null,
  },
  {
    about: "responsible.name",
    types: ["privacy"],
    find: ({ known, ownerKind }) =>
      ownerKind === "company" && known["responsible.name"] === undefined
        ? "Не назван ответственный за обработку персональных данных. Организация обязана его назначить (152-ФЗ, ст. 22.1 ч. 1)"
        : null,
  },
  {
    about: "site.address",
    find: ({ known }) =>
      known["site.address"]?.startsWith("http://")
        ? "Сайт открывается без шифрования (http). Данные из форм можно перехватить: подключите https"
        : null,
  },
];
