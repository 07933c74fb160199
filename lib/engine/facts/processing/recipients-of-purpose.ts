/** Which of the recipients get the data of a purpose. */
import { never } from "@/lib/core/invariant";
import type { Recipient } from "@/lib/engine/facts/processing/recipients";
import type { RowKey } from "@/lib/engine/presets/processing";
import type { Trade } from "@/lib/engine/presets/recipients";

/** Purposes that a contractor in the owner's words most likely serves. */
const fulfilment: RowKey[] = ["order_processing", "delivery", "contract"];
/** Purposes that no such contractor serves: counters are named for themselves. */
const technical: RowKey[] = ["operation", "analytics"];

/** Contractors whose work is plain from what the owner calls them. */
const trades: Record<Trade, { pattern: RegExp; purposes: RowKey[] }> = {
  mailing: {
    pattern: /рассыл|unisender|юнисендер|sendsay|mailganer|dashamail|mailchimp|sendpulse|mindbox/i,
    purposes: ["newsletter"],
  },
  recruiting: {
    pattern: /работодател|кадров|hh\.ru|хедхантер|headhunter/i,
    purposes: ["recruitment"],
  },
  carriage: {
    pattern: /достав|курьер|грузоперевоз|сдэк|почта росси/i,
    purposes: ["delivery", "order_processing"],
  },
  insurance: { pattern: /страхов/i, purposes: ["contract", "order_processing"] },
  creditHistory: { pattern: /кредитных историй|(?<![а-яё])бки(?![а-яё])/i, purposes: ["contract"] },
  crm: {
    pattern: /битрикс\s?24|bitrix\s?24|amocrm|(?<![a-zа-яё])crm(?![a-zа-яё])/i,
    purposes: ["feedback", "order_processing", "contract", "registration", "support"],
  },
  // Who learns together sees the record of a lesson: a purpose in the owner's own words.
  learning: {
    pattern: /участник[а-яё]* (?:курс|заняти|групп|обучени)|одногруппник|одноклассник/i,
    purposes: ["other"],
  },
};

/** One text may name several: «ООО «Курьер», сервис рассылок». */
const pieces = (name: string) => name.split(/[,;]|\sи\s/);

const tradeOfPiece = (words: string) =>
  (Object.keys(trades) as Trade[]).find((trade) => trades[trade].pattern.test(words)) ?? null;

/**
 * The trade of the recipients that a text names.
 * @returns null when they differ, or when one of them is not recognised
 */
export function tradeOf(name: string): Trade | null {
  const found = new Set(pieces(name).map(tradeOfPiece));
  const [trade] = found;
  return found.size === 1 && trade ? trade : null;
}

/** Whether a recipient in the owner's words serves a purpose. */
function contractorServes(name: string | null, key: RowKey, keys: RowKey[]): boolean {
  return pieces(name ?? "").some((words) => {
    const trade = tradeOfPiece(words);
    const purposes = trade ? trades[trade].purposes : [];
    if (purposes.some((purpose) => keys.includes(purpose))) return purposes.includes(key);
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

const worksAs = ({ kind, name }: Recipient, ...wanted: Trade[]): boolean => {
  const trade = kind === "other" && name !== null ? tradeOf(name) : null;
  return trade !== null && wanted.includes(trade);
};

/** True for a recipient that processes the data on the owner's behalf (152-ФЗ ст. 6 ч. 3). */
export function actsByOrder(recipient: Recipient): boolean {
  const { kind } = recipient;
  return (
    ["hosting", "platform", "analytics"].includes(kind) || worksAs(recipient, "mailing", "crm")
  );
}

/** True for a recipient that stores what visitors send. */
export function keepsTheSite(recipient: Recipient): boolean {
  return ["hosting", "platform"].includes(recipient.kind) || worksAs(recipient, "crm");
}

/** The name as a row of the matrix shows it; nothing for one that is not named. */
export function recipientName({ kind, name }: Recipient): string[] {
  if (name === null) return [];
  return [kind === "hosting" ? `${name} (хостинг)` : name];
}
