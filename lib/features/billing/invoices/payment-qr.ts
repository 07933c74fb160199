import { traceOutline } from "@/lib/tools/qr/outline";
import { isTooLong, makeSymbol } from "@/lib/tools/qr/symbol";

/** What a payment order is filled in with. */
export type PaymentDetails = {
  name: string;
  account: string;
  bankName: string;
  bic: string;
  correspondentAccount: string;
  inn: string;
  kpp: string | null;
  /** Kopecks. */
  sum: number;
  purpose: string;
};

/** Format `ST`, version `0001`, `2` for UTF-8. */
const head = "ST00012";
/** The separator must not stand in a value. */
const value = (text: string, max: number) =>
  text.replaceAll("|", " ").replace(/\s+/g, " ").trim().slice(0, max).trim();

/**
 * The text of a code that a bank's program fills a payment order in from; lengths are the standard's.
 * Source: ГОСТ Р 56042-2014, sections 5 and 6.
 */
export function paymentText(details: PaymentDetails): string {
  const { name, account, bankName, bic, correspondentAccount, inn, kpp, sum, purpose } = details;
  const fields: [string, string | null][] = [
    ["Name", value(name, 160)],
    ["PersonalAcc", account],
    ["BankName", value(bankName, 45)],
    ["BIC", bic],
    ["CorrespAcc", correspondentAccount],
    ["PayeeINN", inn],
    ["KPP", kpp],
    ["Sum", String(sum)],
    ["Purpose", value(purpose, 210)],
  ];
  const given = fields.filter(([, text]) => text !== null && text !== "");
  return [head, ...given.map(([field, text]) => `${field}=${text}`)].join("|");
}

/** Empty modules around a code: ISO/IEC 18004. */
const border = 4;

/**
 * The code as black outlines, a module to a unit, with its border.
 * @throws Error where the text is longer than a code holds, which these lengths rule out
 */
export function drawPaymentCode(text: string): { outline: string; side: number } {
  const symbol = makeSymbol(text, { level: "M", hasLogo: false });
  if (isTooLong(symbol)) throw new Error("a payment's text is too long for a code");
  const outline = traceOutline(symbol.size, symbol.isDark, (cell) => cell + border);
  return { outline, side: symbol.size + 2 * border };
}
