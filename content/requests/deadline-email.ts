import { lowerFirst } from "@/lib/russian/first-letter";

/** The e-mail about the deadline of a request. Contains nothing about the person. */

export type DeadlineEmail = {
  /** The title of the kind of request. */
  kind: string;
  duty: string;
  norm: string;
  /** The address of the site. */
  address: string;
  /** Formatted dates. */
  receivedOn: string;
  due: string;
  isForecast: boolean;
};

const forecast =
  "Срок предварительный: он задевает год, для которого ещё нет постановления о переносе выходных.";

/** Sent three days and one day before the deadline. */
export const deadlineEmail = ({
  kind,
  duty,
  norm,
  address,
  receivedOn,
  due,
  isForecast,
}: DeadlineEmail) => ({
  subject: `${address}: срок до ${due}`,
  paragraphs: [
    `Запрос «${kind}» к сайту ${address} пришёл ${receivedOn}, ответа в реестре нет.`,
    `Что сделать до ${due} включительно: ${lowerFirst(duty)} (152-ФЗ, ${norm}).`,
    ...(isForecast ? [forecast] : []),
  ],
  action: "Открыть реестр запросов",
  after: ["Если вы уже ответили, отметьте это в реестре: писем больше не будет."],
});
