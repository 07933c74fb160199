/** Rules of 152-ФЗ on purposes, data, grounds and terms: combinations that contradict each other. */

import { namesOtherPurpose } from "@/lib/engine/facts/processing/chosen-data";
import { allowedGrounds } from "@/lib/engine/facts/processing/corrections";
import { analyticsUses } from "@/lib/engine/facts/processing/recipients/counters";
import type { LintRule } from "@/lib/engine/lint/rule";
import { correctionRules } from "@/lib/engine/presets/corrections";
import { recipientPurposes } from "@/lib/engine/questions/vocabulary/options";

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
    about: "site.userCanPost",
    types: ["consent"],
    // 152-ФЗ ст. 10.1 ч. 9; приказ РКН № 18.
    find: ({ known }) =>
      known["site.userCanPost"] && !known["site.postsWithoutData"]
        ? "Согласие на распространение — это форма с полями: имя, контакт, отметка и запреты для каждого вида данных. Одной отметки под комментарием мало. Проще так: пусть посетители подписываются псевдонимом, а личные данные в публикациях запрещены. Отметьте это в ответах, и согласие не понадобится"
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
      const reasons = refused.flatMap(({ purpose }) =>
        purpose ? `«${recipientPurposes[purpose]}»: ${correctionRules[purpose].why}` : [],
      );
      return `Выбрано основание, которого закон здесь не допускает; в документах осталось предложенное. ${reasons.join(" ")}`;
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
