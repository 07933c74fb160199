/** Rules on the recipients that the owner names: who they are, what they get, what the law requires. */
import type { KnownFacts } from "@/lib/engine/facts/known/known-facts";
import { buildProcessingMatrix } from "@/lib/engine/facts/processing/matrix/processing-matrix";
import {
  namesBannedNetwork,
  recipientsOf,
  unnamedRecipients,
} from "@/lib/engine/facts/processing/recipients";
import { contractorsOf } from "@/lib/engine/facts/processing/recipients/contractors";
import { platformSetsCookies } from "@/lib/engine/facts/processing/recipients/platform";
import type { Recipient } from "@/lib/engine/facts/processing/recipients/recipient";
import { lacksProcessingContract } from "@/lib/engine/facts/processing/recipients-of-purpose";
import type { LintRule } from "@/lib/engine/lint/rule";
import { checkInn } from "@/lib/russian/requisites";

const contractorRecipients = (known: KnownFacts): Recipient[] => {
  const names = new Set(contractorsOf(known).map(({ name }) => name));
  return recipientsOf(known).filter(
    ({ name, answer }) => answer || (name !== null && names.has(name)),
  );
};
const listNames = (contractors: readonly { name: string | null }[]) =>
  contractors.map(({ name }) => (name ? `«${name}»` : "получатель без названия")).join(", ");
const isRecipientMissing = (known: KnownFacts, work: Recipient["role"]) =>
  unnamedRecipients(known).some(({ role }) => role === work);

export const recipientRules: LintRule[] = [
  {
    about: "transfers.contractors",
    find: ({ known }) =>
      contractorRecipients(known).some(({ foreignCountries }) => foreignCountries !== null)
        ? "Среди получателей есть иностранный. До начала передачи подайте уведомление в Роскомнадзор (152-ФЗ, ст. 12 ч. 3)"
        : null,
  },
  {
    about: "transfers.contractors",
    // 152-ФЗ ст. 14 ч. 7 п. 4: who gets which data, and why.
    find: ({ known }) => {
      const unclear = contractorsOf(known).filter(
        ({ role, answer }) => role === null && !(answer?.purposes.length && answer.data.length),
      );
      if (unclear.length === 0) return null;
      const unclearNames = listNames(unclear);
      return `Выберите, чем занимается ${unclearNames}, а если занятия в списке нет — отметьте цели и данные. Пока этого нет, в документах останутся пометки «указать»`;
    },
  },
  {
    about: "transfers.contractors",
    // 152-ФЗ ст. 6 ч. 3.
    find: ({ known }) => {
      const withoutContract = contractorRecipients(known).filter(lacksProcessingContract);
      return withoutContract.length === 0
        ? null
        : `С теми, кто работает с данными для вас, нужен договор о поручении обработки (152-ФЗ, ст. 6 ч. 3), а его нет: ${listNames(withoutContract)}. Заключите его до передачи`;
    },
  },
  {
    about: "transfers.contractors",
    // 152-ФЗ ст. 5 ч. 2, 5.
    find: ({ known }) => {
      const keys = buildProcessingMatrix(known).map(({ key }) => key);
      const wrong = contractorsOf(known).filter(({ answer }) =>
        answer?.purposes.some((purpose) => !keys.includes(purpose)),
      );
      return wrong.length === 0
        ? null
        : `Получатель отмечен для цели, которой среди целей нет: ${listNames(wrong)}. Отметьте цель выше или уберите её у получателя`;
    },
  },
  {
    about: "transfers.contractors",
    find: ({ known, collects }) => {
      const wrong = contractorsOf(known).filter(({ answer }) =>
        answer?.data.some((type) => type !== "order" && type !== "message" && !collects(type)),
      );
      return wrong.length === 0
        ? null
        : `Получатель отмечен для данных, которых вы не собираете: ${listNames(wrong)}. Отметьте данные выше или уберите их у получателя`;
    },
  },
  {
    about: "transfers.contractors",
    find: ({ known }) => {
      const warnings = known["transfers.contractors"].flatMap(({ name, inn }) => {
        const warning = inn === undefined ? null : checkInn(inn);
        return warning === null ? [] : [`${name ?? "получатель без названия"}: ${warning}`];
      });
      return warnings.length === 0 ? null : `Проверьте ИНН. ${warnings.join("; ")}`;
    },
  },
  {
    about: "transfers.contractors",
    types: ["privacy", "consent"],
    // 152-ФЗ ст. 14 ч. 7 п. 4.
    find: ({ known }) =>
      isRecipientMissing(known, "delivery")
        ? "Выбрана доставка, а служба доставки не названа. Впишите её: она получает имя, телефон и адрес покупателя. Если заказы везёт ваш курьер, отметьте это"
        : null,
  },
  {
    about: "transfers.contractors",
    types: ["privacy", "consent"],
    // 152-ФЗ ст. 6 ч. 3, ст. 14 ч. 7 п. 9.
    find: ({ known }) =>
      isRecipientMissing(known, "mailing")
        ? "Выбраны рассылки, а кто их отправляет, не сказано. Впишите сервис: в нём хранится список подписчиков. Если рассылаете без сервиса, отметьте это"
        : null,
  },
  {
    about: "platform.statisticsOff",
    types: ["privacy"],
    // 152-ФЗ ст. 6 ч. 1 п. 1, ст. 18.1 ч. 1 п. 2: such files are set when the site is opened for the first time.
    find: ({ known }) =>
      platformSetsCookies(known)
        ? "Конструктор ведёт свою статистику и ставит файлы cookie. Выключите её в его настройках и отметьте это или назовите её среди счётчиков: без согласия посетителя её включать нельзя"
        : null,
  },
  {
    about: "transfers.contractors",
    find: ({ known }) =>
      namesBannedNetwork(known)
        ? "Названа запрещённая в России сеть. Размещать в ней рекламу и передавать ей данные нельзя: уберите её с сайта"
        : null,
  },
];
