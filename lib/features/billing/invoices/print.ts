/** Invoices and completion certificates as documents to print. Pure: they contain only stored data. */
import {
  certificateTexts,
  invoiceNumber,
  invoiceTexts,
  paymentPurpose,
} from "@/content/billing/invoices";
import { formatRussianDate, type IsoDate } from "@/lib/core/time/moscow-time";
import type { Block, Inline } from "@/lib/engine/tree/document";
import { heading, paragraph, strong, table, text } from "@/lib/engine/tree/plain-blocks";
import type { Picture } from "@/lib/engine/writers/pdf/pictures";
import type { PrintedText } from "@/lib/engine/writers/shared/document-metadata";
import { drawPaymentCode, paymentText } from "@/lib/features/billing/invoices/payment-qr";
import type { Buyer } from "@/lib/features/billing/invoices/schema";
import type { Seller } from "@/lib/features/billing/invoices/seller";
import { formatPrintedAmount } from "@/lib/features/billing/terms/kopecks";

/** An invoice as stored. */
export type PrintedInvoice = {
  year: number;
  number: number;
  day: IsoDate;
  seller: Seller;
  buyer: Buyer;
  /** The name of what is sold. */
  title: string;
  /** Kopecks. */
  amount: number;
};

/** The completion certificate (акт) of an invoice. */
export type PrintedCertificate = {
  year: number;
  number: number;
  day: IsoDate;
  from: IsoDate;
  until: IsoDate;
};

type Printed = { tree: PrintedText; pictures: Picture[] };

const row = (label: string, value: string) => ({ label, value: [text(value)] });
const sole = (label: string, value: string | null) => (value === null ? [] : [row(label, value)]);

/** Half a centimetre per module would be enough for a phone; the code of an invoice is six centimetres wide. */
const codeWidth = 230;

/** The text of an invoice's QR code. */
export function paymentCodeText({ seller, amount, ...invoice }: PrintedInvoice): string {
  const { name, account, bankName, bic, correspondentAccount, inn, kpp } = seller;
  const purpose = purposeOf({ ...invoice, seller });
  return paymentText({
    name,
    account,
    bankName,
    bic,
    correspondentAccount,
    inn,
    kpp,
    sum: amount,
    purpose,
  });
}

const purposeOf = (invoice: Omit<PrintedInvoice, "amount">) =>
  paymentPurpose({
    number: invoiceNumber(invoice.year, invoice.number),
    day: formatShort(invoice.day),
    title: invoice.title,
    vatNote: invoice.seller.vatNote,
  });

/** «27.11.2026»: the date format of payment orders. */
const formatShort = (day: IsoDate) => day.split("-").reverse().join(".");

/** The invoice, with the QR code below the total. */
export function printInvoice(invoice: PrintedInvoice): Printed {
  const { seller, buyer, amount } = invoice;
  const texts = invoiceTexts;
  const title = texts.title(
    invoiceNumber(invoice.year, invoice.number),
    formatRussianDate(invoice.day),
  );
  const blocks: Block[] = [
    heading(1, "title", title),
    {
      type: "requisites",
      rows: [
        row(texts.seller, seller.name),
        row(texts.inn, seller.inn),
        ...sole(texts.kpp, seller.kpp),
        row(texts.address, seller.address),
        row(texts.bank, seller.bankName),
        row(texts.bic, seller.bic),
        row(texts.account, seller.account),
        row(texts.correspondentAccount, seller.correspondentAccount),
        row(texts.purpose, purposeOf(invoice)),
      ],
    },
    { type: "requisites", rows: [row(texts.buyer, buyer.name), ...requisitesOf(buyer)] },
    itemsOf(invoice),
    totalOf(texts.total, amount),
    noteOf(seller.vatNote),
    paragraph(texts.access),
    ...signatures([{ side: texts.seller, party: seller }]),
    paragraph(texts.qr),
  ];
  const { outline, side } = drawPaymentCode(paymentCodeText(invoice));
  const scale = codeWidth / side;
  const picture: Picture = {
    outline,
    unit: scale,
    after: blocks.length - 1,
    width: codeWidth,
    height: codeWidth,
    alt: texts.qrAlt,
  };
  return { tree: { title, date: invoice.day, blocks }, pictures: [picture] };
}

/**
 * The completion certificate: it states that access was opened, and for which period (402-ФЗ ст. 9 ч. 2 lists its
 * mandatory fields).
 */
export function printCertificate(
  invoice: PrintedInvoice,
  certificate: PrintedCertificate,
): Printed {
  const { seller, buyer, amount } = invoice;
  const texts = certificateTexts;
  const title = texts.title(
    invoiceNumber(certificate.year, certificate.number),
    formatRussianDate(certificate.day),
  );
  const sides = [
    { side: texts.seller, party: seller },
    { side: texts.buyer, party: null },
  ];
  const blocks: Block[] = [
    heading(1, "title", title),
    {
      type: "requisites",
      rows: [row(texts.seller, seller.name), ...requisitesOf(seller)],
    },
    { type: "requisites", rows: [row(texts.buyer, buyer.name), ...requisitesOf(buyer)] },
    paragraph(
      texts.ground(invoiceNumber(invoice.year, invoice.number), formatRussianDate(invoice.day)),
    ),
    itemsOf(invoice),
    totalOf(texts.total, amount),
    noteOf(seller.vatNote),
    paragraph(
      texts.fact(formatRussianDate(certificate.from), formatRussianDate(certificate.until)),
    ),
    ...signatures(sides),
  ];
  return { tree: { title, date: certificate.day, blocks }, pictures: [] };
}

const requisitesOf = ({ inn, kpp, address }: Pick<Buyer, "inn" | "kpp" | "address">) => [
  row(invoiceTexts.inn, inn),
  ...sole(invoiceTexts.kpp, kpp),
  row(invoiceTexts.address, address),
];

const itemsOf = ({ title, amount }: PrintedInvoice) =>
  table(
    [...invoiceTexts.columns],
    [["1", title, "1", formatPrintedAmount(amount), formatPrintedAmount(amount)]],
  );

const totalOf = (label: string, amount: number): Block => ({
  type: "paragraph",
  children: [strong(`${label}: ${formatPrintedAmount(amount)} ₽`)],
});

/** The note in the operator's own words. */
const noteOf = (note: string): Block => ({ type: "paragraph", children: [text(note)] });

type Side = { side: string; party: Seller | null };

/** Signatures: the names that were given, and blank lines if none were. */
function signatures(sides: Side[]): Block[] {
  const rows = sides.map(({ side, party }): Inline[][] => {
    const { signerPosition = null, signerName = null } = party ?? {};
    const position = signerPosition ? [text(signerPosition)] : byHand(certificateTexts.position);
    const name = byHand(signerName ? `подпись, ${signerName}` : certificateTexts.signature);
    return [[text(side)], position, name];
  });
  return [{ type: "table", header: null, rows }];
}

const byHand = (value: string): Inline[] => [
  { type: "emphasis", byHand: true, children: [text(value)] },
];
