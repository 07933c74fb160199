import { lowerFirst } from "@/lib/russian/first-letter";

/** The letter about a term of a request. Nothing that was written about a person. */

export type TermEmail = {
  /** Title of the kind of request. */
  kind: string;
  duty: string;
  norm: string;
  /** Of the site. */
  address: string;
  /** Days as people read them. */
  receivedOn: string;
  due: string;
  isForecast: boolean;
};

const forecast =
  "Срок предварительный: он задевает год, для которого ещё нет постановления о переносе выходных.";

/** The letter three days and one day before a term ends. */
export const termEmail = ({
  kind,
  duty,
  norm,
  address,
  receivedOn,
  due,
  isForecast,
}: TermEmail) => ({
  subject: `${address}: срок до ${due}`,
  paragraphs: [
    `Запрос «${kind}» к сайту ${address} пришёл ${receivedOn}, ответа в реестре нет.`,
    `Что сделать до ${due} включительно: ${lowerFirst(duty)} (152-ФЗ, ${norm}).`,
    ...(isForecast ? [forecast] : []),
  ],
  action: "Открыть реестр запросов",
  after: ["Если вы уже ответили, отметьте это в реестре: писем больше не будет."],
});
