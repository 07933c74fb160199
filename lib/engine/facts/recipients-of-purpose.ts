/** Which of the recipients get the data of a purpose. */
import { never } from "@/lib/core/invariant";
import type { RowKey } from "@/lib/engine/facts/processing";
import type { Recipient } from "@/lib/engine/facts/recipients";

/** Purposes that a contractor in the owner's words most likely serves. */
const fulfilment: RowKey[] = ["order_processing", "delivery", "contract"];
/** Purposes that no such contractor serves: counters are named for themselves. */
const technical: RowKey[] = ["operation", "analytics"];
/** Contractors whose work is plain from what the owner calls them. */
const trades: { pattern: RegExp; purposes: RowKey[] }[] = [
  {
    pattern: /рассыл|unisender|юнисендер|sendsay|mailganer|dashamail|mailchimp|sendpulse|mindbox/i,
    purposes: ["newsletter"],
  },
  { pattern: /работодател|кадров|hh\.ru|хедхантер|headhunter/i, purposes: ["recruitment"] },
  {
    pattern: /достав|курьер|перевозч|сдэк|почта росси/i,
    purposes: ["delivery", "order_processing"],
  },
];

/**
 * Whether a recipient in the owner's words serves a purpose. One text may name several: «ООО «Курьер»,
 * сервис рассылок» serves deliveries and mailings.
 */
function contractorServes(name: string | null, key: RowKey, keys: RowKey[]): boolean {
  return (name ?? "").split(/[,;]|\sи\s/).some((words) => {
    const trade = trades.find(
      ({ pattern, purposes }) =>
        pattern.test(words) && purposes.some((purpose) => keys.includes(purpose)),
    );
    if (trade) return trade.purposes.includes(key);
    if (fulfilment.some((purpose) => keys.includes(purpose))) return fulfilment.includes(key);
    return !technical.includes(key);
  });
}

/** Who of the recipients gets the data of this purpose. */
export function recipientsForPurpose(
  key: RowKey,
  keys: RowKey[],
  recipients: Recipient[],
): Recipient[] {
  const first = (candidates: RowKey[]) => candidates.find((candidate) => keys.includes(candidate));
  const serves = ({ kind, name }: Recipient): boolean => {
    switch (kind) {
      case "hosting":
      case "platform":
        return true;
      case "payment":
        return key === "payment";
      case "analytics":
        return key === "analytics";
      case "social":
        return key === (first(["registration", "feedback", "operation"]) ?? keys[0]);
      case "seller":
      case "host":
        return fulfilment.includes(key);
      case "other":
        return contractorServes(name, key, keys);
      default:
        return never(kind, "recipient");
    }
  };
  return recipients.filter(serves);
}

/** The name as a row of the matrix shows it; nothing for one that is not named. */
export function recipientName({ kind, name }: Recipient): string[] {
  if (name === null) return [];
  return [kind === "hosting" ? `${name} (хостинг)` : name];
}
