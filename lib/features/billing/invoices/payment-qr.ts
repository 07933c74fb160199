import { traceOutline } from "@/lib/tools/qr/outline";
import { isTooLong, makeSymbol } from "@/lib/tools/qr/symbol";

/** The fields of a payment order. */
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
/** The separator must not occur in a value. */
const value = (text: string, max: number) =>
  text.replaceAll("|", " ").replace(/\s+/g, " ").trim().slice(0, max).trim();

/**
 * The text of the QR code from which a bank's app fills in a payment order; maximum lengths are those of the standard.
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
  const filledFields = fields.filter(([, text]) => text !== null && text !== "");
  return [head, ...filledFields.map(([field, text]) => `${field}=${text}`)].join("|");
}

/** The quiet zone around a code, in modules: ISO/IEC 18004. */
const border = 4;

/**
 * The code as black outlines, one unit per module, with its quiet zone.
 * @throws Error when the text is too long for a code, which the maximum lengths rule out
 */
export function drawPaymentCode(text: string): { outline: string; side: number } {
  const symbol = makeSymbol(text, { level: "M", hasLogo: false });
  if (isTooLong(symbol)) throw new Error("a payment's text is too long for a code");
  const outline = traceOutline(symbol.size, symbol.isDark, (cell) => cell + border);
  return { outline, side: symbol.size + 2 * border };
}
