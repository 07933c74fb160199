/** Rules of 152-ФЗ on purposes, data, transfers and terms: combinations that contradict each other. */

import { namesOtherPurpose } from "@/lib/engine/facts/processing/chosen-data";
import { allowedGrounds } from "@/lib/engine/facts/processing/corrections";
import {
  recipientsOf,
  sellsTravel,
  staysInRussia,
  unnamedRecipients,
} from "@/lib/engine/facts/processing/recipients";
import { analyticsUses, usesOwnCounter } from "@/lib/engine/facts/processing/recipients/counters";
import { foreignCountriesOf } from "@/lib/engine/facts/processing/recipients/places";
import { hasOwnServer } from "@/lib/engine/facts/processing/recipients/platform";
import type { LintedAnswers, LintRule } from "@/lib/engine/lint/rule";
import { correctionRules } from "@/lib/engine/presets/corrections";
import { recipientPurposes } from "@/lib/engine/questions/vocabulary/options";

const usesGoogle = ({ known }: LintedAnswers) =>
  known["counters.services"].includes("google_analytics") || known["counters.google"] !== undefined;
const sendsTo = ({ known }: LintedAnswers, kind: "analytics" | "payment_systems") =>
  known["transfers.kinds"].includes(kind);

export const processingRules: LintRule[] = [
  {
    about: "purposes.chosen",
    find: ({ known }) =>
      known["purposes.chosen"].length === 0 && known["purposes.other"] === undefined
        ? "Не выбрана ни одна цель. Обрабатывать данные можно только для заранее определённых целей (152-ФЗ, ст. 5 ч. 2)"
        : null,
  },
  {
    about: "purposes.chosen",
    find: (linted) =>
      analyticsUses(linted.known).length > 0 && !linted.has("analytics")
        ? "На сайте есть счётчик, а цели «Статистика и анализ посещаемости» среди целей нет. Отметьте её"
        : null,
  },
  {
    about: "purposes.chosen",
    types: ["privacy", "terms", "cookie", "offer"],
    // 152-ФЗ ст. 9 ч. 1 and ст. 15; 38-ФЗ ст. 18 ч. 1.
    find: ({ has }) =>
      has("newsletter")
        ? "Для рассылки нужно отдельное предварительное согласие, которое не соединено с другими. Создайте документ «Согласие» и поставьте у подписки свою галочку (152-ФЗ, ст. 15)"
        : null,
  },
  {
    about: "data.collected",
    find: ({ has, collects }) =>
      has("newsletter") && !collects("email") && !collects("phone")
        ? "Рассылка выбрана, а ни электронной почты, ни телефона среди данных нет"
        : null,
  },
  {
    about: "data.collected",
    find: ({ has, collects }) =>
      has("delivery") && !collects("address")
        ? "Доставка выбрана, а адреса среди данных нет"
        : null,
  },
  {
    about: "data.collected",
    find: ({ has, collects }) =>
      (has("feedback") || has("support")) && !collects("email") && !collects("phone")
        ? "На обращения нужно отвечать, а ни электронной почты, ни телефона среди данных нет"
        : null,
  },
  {
    about: "data.collected",
    find: ({ known, collects }) =>
      analyticsUses(known).length > 0 && !collects("cookies")
        ? "Счётчик ставит файлы cookie, а среди данных их нет. Отметьте «Файлы cookie»"
        : null,
  },
  {
    about: "data.collected",
    find: ({ known, collects }) =>
      known["site.industry"] === "medical" && !collects("health")
        ? "Клиника обрабатывает сведения о здоровье, а среди данных их нет. Отметьте их: для них нужно особое основание (152-ФЗ, ст. 10)"
        : null,
  },
  {
    about: "data.collected",
    types: ["privacy", "consent"],
    find: ({ collects }) =>
      collects("health") || collects("biometric")
        ? "Для сведений о здоровье и биометрии согласие нужно в письменной форме: галочки на сайте недостаточно (152-ФЗ, ст. 10 ч. 2 п. 1, ст. 11 ч. 1)"
        : null,
  },
  {
    about: "data.collected",
    types: ["privacy", "consent"],
    find: ({ collects }) =>
      collects("biometric")
        ? "Узнавать людей по биометрии и хранить её вне Единой биометрической системы вправе не все: обычно нужна аккредитация, а обычный хостинг для этого не годится. Проверьте, можно ли это вам (572-ФЗ)"
        : null,
  },
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
    about: "site.userCanPost",
    types: ["consent"],
    // 152-ФЗ ст. 10.1 ч. 9; приказ РКН № 18.
    find: ({ known }) =>
      known["site.userCanPost"] && !known["site.postsWithoutData"]
        ? "Согласие на распространение — это форма с полями: имя, контакт, отметка и запреты для каждого вида данных. Одной отметки под комментарием мало. Проще так: пусть посетители подписываются псевдонимом, а личные данные в публикациях запрещены. Отметьте это в ответах, и согласие не понадобится"
        : null,
  },
  {
    about: "database.country",
    types: ["privacy"],
    // 152-ФЗ ст. 14 ч. 7 п. 8: a transfer abroad is told of, and denied by who knows.
    find: ({ known }) => {
      const recipients = recipientsOf(known);
      const isTold = recipients.some(({ foreignCountries }) => foreignCountries !== null);
      const everybody = [...recipients, ...unnamedRecipients(known, recipients)];
      return isTold || sellsTravel(known) || staysInRussia(known, everybody)
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
  {
    about: "purposes.otherGround",
    types: ["privacy", "consent"],
    // 152-ФЗ ст. 6 ч. 1, ст. 18.1 ч. 1 п. 2.
    find: ({ known }) =>
      namesOtherPurpose(known) && known["purposes.otherGround"] === "unknown"
        ? "У цели, которую вы назвали сами, нет основания. Выберите его: от него зависит, нужно ли согласие (152-ФЗ, ст. 6 ч. 1)"
        : null,
  },
  {
    about: "purposes.otherData",
    types: ["privacy", "consent"],
    find: ({ known }) =>
      namesOtherPurpose(known) && known["purposes.otherData"].length === 0
        ? "Не сказано, какие данные нужны для цели, которую вы назвали сами: в документах останется пометка «указать»"
        : null,
  },
  {
    about: "purposes.corrected",
    // 152-ФЗ ст. 6 ч. 1, ст. 10, 10.1, 11, 15.
    find: ({ known }) => {
      const refused = known["purposes.corrected"].filter(
        ({ purpose, ground }) =>
          purpose && ground && !allowedGrounds(purpose, known).includes(ground),
      );
      if (refused.length === 0) return null;
      const words = refused.flatMap(({ purpose }) =>
        purpose ? `«${recipientPurposes[purpose]}»: ${correctionRules[purpose].why}` : [],
      );
      return `Выбрано основание, которого закон здесь не допускает; в документах осталось предложенное. ${words.join(" ")}`;
    },
  },
  {
    about: "retention.period",
    find: ({ known, has }) =>
      known["retention.period"] === "until-account-deletion" && !has("registration")
        ? "Срок — «до удаления учётной записи», а регистрации среди целей нет. Выберите другой срок или отметьте регистрацию"
        : null,
  },
  {
    about: "withdrawal",
    // 152-ФЗ ст. 9 ч. 4 п. 8.
    find: ({ known }) =>
      known.withdrawal.length === 0
        ? "Не выбрано, как отозвать согласие. Закон требует назвать способ (152-ФЗ, ст. 9 ч. 4 п. 8)"
        : null,
  },
  {
    about: "withdrawal",
    find: ({ known, has }) =>
      known.withdrawal.includes("account") && !has("registration")
        ? "Отозвать согласие предлагается в личном кабинете, а регистрации среди целей нет"
        : null,
  },
  {
    about: "owner.phone",
    find: ({ known }) =>
      known.withdrawal.includes("phone") && known["owner.phone"] === undefined
        ? "Отозвать согласие предлагается по телефону, а телефон не указан"
        : null,
  },
  {
    about: "withdrawal.formUrl",
    find: ({ known }) =>
      known.withdrawal.includes("form") && known["withdrawal.formUrl"] === undefined
        ? "Отозвать согласие предлагается через форму, а адрес формы не указан"
        : null,
  },
];
