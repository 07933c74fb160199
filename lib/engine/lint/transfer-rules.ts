/** Rules of 152-ФЗ on counters, hosting and transfers: who else gets the data, and in which country. */

import {
  recipientsOf,
  sellsTravel,
  staysInRussia,
  unnamedRecipients,
} from "@/lib/engine/facts/processing/recipients";
import { analyticsUses, usesOwnCounter } from "@/lib/engine/facts/processing/recipients/counters";
import { foreignCountriesOf } from "@/lib/engine/facts/processing/recipients/locations";
import { hasOwnServer } from "@/lib/engine/facts/processing/recipients/platform";
import type { LintedAnswers, LintRule } from "@/lib/engine/lint/rule";

const usesGoogle = ({ known }: LintedAnswers) =>
  known["counters.services"].includes("google_analytics") || known["counters.google"] !== undefined;
const sendsTo = ({ known }: LintedAnswers, kind: "analytics" | "payment_systems") =>
  known["transfers.kinds"].includes(kind);

export const transferRules: LintRule[] = [
  {
    about: "transfers.kinds",
    // 152-ФЗ ст. 6 ч. 3, ст. 12.
    find: (linted) => {
      if (analyticsUses(linted.known).length === 0 || sendsTo(linted, "analytics")) return null;
      return usesGoogle(linted)
        ? "Выбран Google Analytics, а передача сервисам аналитики не отмечена. Данные уходят иностранной компании: отметьте передачу (152-ФЗ, ст. 12)"
        : "Выбран счётчик, а передача сервисам аналитики не отмечена. Его владелец получает данные посетителей: отметьте передачу";
    },
  },
  {
    about: "counters.services",
    find: (linted) =>
      usesGoogle(linted)
        ? "Обычный код Google Analytics записывает данные россиян сразу за границей, а это запрещено с 1 июля 2025 года (152-ФЗ, ст. 18 ч. 5). Снимите его с сайта: документ этого не исправит"
        : null,
  },
  {
    about: "counters.services",
    find: (linted) =>
      sendsTo(linted, "analytics") && analyticsUses(linted.known).length === 0
        ? "Отмечена передача сервисам аналитики, но не сказано каким. Выберите сервис"
        : null,
  },
  {
    about: "transfers.paymentSystems",
    find: (linted) =>
      sendsTo(linted, "payment_systems") && linted.known["transfers.paymentSystems"].length === 0
        ? "Отмечена передача платёжным системам, но не сказано каким. Выберите систему"
        : null,
  },
  {
    about: "transfers.kinds",
    find: (linted) =>
      linted.known["transfers.paymentSystems"].length > 0 && !sendsTo(linted, "payment_systems")
        ? "Выбрана платёжная система, а передача данных платёжным системам не отмечена"
        : null,
  },
  {
    about: "hosting.provider",
    // 152-ФЗ ст. 18 ч. 5 в редакции 23-ФЗ.
    find: ({ known }) =>
      foreignCountriesOf(known["hosting.provider"]) === null
        ? null
        : "Хостинг похож на иностранный. Записывать и хранить данные россиян в базах за границей нельзя (152-ФЗ, ст. 18 ч. 5)",
  },
  {
    about: "database.country",
    find: ({ known }) =>
      known["database.country"] === "abroad"
        ? "База с данными россиян за границей запрещена с 1 июля 2025 года (152-ФЗ, ст. 18 ч. 5). Перенесите её в Россию: документ этого не исправит"
        : null,
  },
  {
    about: "counters.choice",
    // 152-ФЗ ст. 9 ч. 1: anyone who agrees to one counter has not agreed to another.
    find: ({ known }) =>
      analyticsUses(known).length > 1 && known["counters.choice"] === "unknown"
        ? "Счётчиков несколько, а как посетитель выбирает между ними, не сказано. Дайте в уведомлении о cookie отметку каждому сервису: согласие на один не заменяет согласия на другой"
        : null,
  },
  {
    about: "database.country",
    types: ["privacy"],
    // 152-ФЗ ст. 14 ч. 7 п. 8: the policy states a transfer abroad, and may deny one only when all locations are known.
    find: ({ known }) => {
      const recipients = recipientsOf(known);
      const hasForeignRecipient = recipients.some(
        ({ foreignCountries }) => foreignCountries !== null,
      );
      const allRecipients = [...recipients, ...unnamedRecipients(known, recipients)];
      return hasForeignRecipient || sellsTravel(known) || staysInRussia(known, allRecipients)
        ? null
        : "Не сказано, в России ли база и все, кто получает данные: в политике останется пометка «указать» о передаче за границу. Узнайте это у хостинга и в договорах";
    },
  },
  {
    about: "hosting.provider",
    // 323-ФЗ ст. 13 ч. 1, 3; 152-ФЗ ст. 6 ч. 3, ст. 10 ч. 2: a host owes no medical secrecy.
    find: ({ known }) =>
      known["site.industry"] === "medical" &&
      known["hosting.provider"] !== undefined &&
      !hasOwnServer(known)
        ? "Запись на приём и сведения о здоровье — врачебная тайна. Хостингу их поручают только с письменного согласия пациента; пока его нет, держите их там, куда у хостинга нет доступа, и впишите, куда приходят заявки (323-ФЗ, ст. 13)"
        : null,
  },
  {
    about: "counters.services",
    // 323-ФЗ ст. 13; 152-ФЗ ст. 10 ч. 2 п. 1: that somebody booked is a secret in itself.
    find: ({ known }) =>
      known["site.industry"] === "medical" && analyticsUses(known).length > 0
        ? "Уберите счётчик со страниц, где записываются на приём и сообщают о здоровье: запись — врачебная тайна, и сервису статистики знать о ней нельзя (323-ФЗ, ст. 13)"
        : null,
  },
  {
    about: "site.platformName",
    // A builder keeps the forms of its sites; a system on one's own server keeps nothing.
    find: ({ known }) =>
      known["site.platform"] !== "simple" || foreignCountriesOf(known["site.platformName"]) === null
        ? null
        : "Конструктор похож на иностранный. Записывать заявки россиян в базы за границей нельзя (152-ФЗ, ст. 18 ч. 5): узнайте, где он их хранит",
  },
  {
    about: "counters.other",
    find: ({ known }) =>
      foreignCountriesOf(known["counters.other"]) === null
        ? null
        : "Счётчик похож на иностранный. Если он записывает данные россиян сразу за границей, снимите его с сайта: это запрещено (152-ФЗ, ст. 18 ч. 5), и документ этого не исправит",
  },
  {
    about: "transfers.kinds",
    types: ["privacy", "consent"],
    // 152-ФЗ ст. 14 ч. 7 п. 4: a card is never charged without a third person.
    find: (linted) =>
      unnamedRecipients(linted.known).some(({ role }) => role === "payment")
        ? "Выбран приём оплаты, а кто принимает платежи, не сказано. Если платят картой или по СБП, отметьте «Платёжные системы» и выберите сервис: он получает данные покупателя. Если сервиса нет, отметьте, как вам платят без него"
        : null,
  },
  {
    about: "transfers.kinds",
    types: ["privacy", "consent", "cookie"],
    find: (linted) =>
      linted.has("analytics") &&
      analyticsUses(linted.known).length === 0 &&
      !usesOwnCounter(linted.known) &&
      !sendsTo(linted, "analytics")
        ? "Выбрана статистика посещений, а чем вы считаете посетителей, не сказано. Отметьте «Сервисы аналитики» и выберите счётчик: его владелец получает данные. Если считаете сами, отметьте это"
        : null,
  },
];
