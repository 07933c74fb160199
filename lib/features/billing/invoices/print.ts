/** Invoices and acts as texts to print. Pure: they say what is stored and what was paid, nothing else. */
import { actWords, invoiceNumber, invoiceWords, paymentPurpose } from "@/content/payments/invoices";
import { formatRussianDate, type IsoDate } from "@/lib/core/time/moscow-time";
import type { Block, Inline } from "@/lib/engine/tree/document";
import { heading, paragraph, strong, table, text } from "@/lib/engine/tree/plain-blocks";
import type { Picture } from "@/lib/engine/writers/pdf/pictures";
import type { PrintedText } from "@/lib/engine/writers/shared/document-metadata";
import { drawPaymentCode, paymentText } from "@/lib/features/billing/invoices/payment-qr";
import type { Buyer } from "@/lib/features/billing/invoices/schema";
import type { Seller } from "@/lib/features/billing/invoices/seller";
import { formatPaperSum } from "@/lib/features/billing/terms/kopecks";

/** An invoice as it is stored. */
export type PrintedInvoice = {
  year: number;
  number: number;
  day: IsoDate;
  seller: Seller;
  buyer: Buyer;
  /** What is sold. */
  title: string;
  /** Kopecks. */
  amount: number;
};

/** The act about it. */
export type PrintedAct = {
  year: number;
  number: number;
  day: IsoDate;
  from: IsoDate;
  until: IsoDate;
};

type Printed = { tree: PrintedText; pictures: Picture[] };

const row = (label: string, value: string) => ({ label, value: [text(value)] });
const sole = (label: string, value: string | null) => (value === null ? [] : [row(label, value)]);

/** Half a centimetre a module would be enough for a phone; the code of an invoice takes six centimetres. */
const codeWidth = 230;

/** What the code of an invoice holds. */
export function textOfCode({ seller, amount, ...invoice }: PrintedInvoice): string {
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

/** «27.11.2026»: as payment orders write a day. */
const formatShort = (day: IsoDate) => day.split("-").reverse().join(".");

/** The invoice, with the code below the sum. */
export function printInvoice(invoice: PrintedInvoice): Printed {
  const { seller, buyer, amount } = invoice;
  const words = invoiceWords;
  const title = words.title(
    invoiceNumber(invoice.year, invoice.number),
    formatRussianDate(invoice.day),
  );
  const blocks: Block[] = [
    heading(1, "title", title),
    {
      type: "requisites",
      rows: [
        row(words.seller, seller.name),
        row(words.inn, seller.inn),
        ...sole(words.kpp, seller.kpp),
        row(words.address, seller.address),
        row(words.bank, seller.bankName),
        row(words.bic, seller.bic),
        row(words.account, seller.account),
        row(words.correspondentAccount, seller.correspondentAccount),
        row(words.purpose, purposeOf(invoice)),
      ],
    },
    { type: "requisites", rows: [row(words.buyer, buyer.name), ...requisitesOf(buyer)] },
    itemsOf(invoice),
    totalOf(words.total, amount),
    noteOf(seller.vatNote),
    paragraph(words.access),
    ...signatures([{ side: words.seller, party: seller }]),
    paragraph(words.qr),
  ];
  const { outline, side } = drawPaymentCode(textOfCode(invoice));
  const scale = codeWidth / side;
  const picture: Picture = {
    outline,
    unit: scale,
    after: blocks.length - 1,
    width: codeWidth,
    height: codeWidth,
    words: words.qrAlt,
  };
  return { tree: { title, date: invoice.day, blocks }, pictures: [picture] };
}

/** The act: that access was opened, from when to when (402-ФЗ ст. 9 ч. 2: its obligatory requisites). */
export function printAct(invoice: PrintedInvoice, act: PrintedAct): Printed {
  const { seller, buyer, amount } = invoice;
  const words = actWords;
  const title = words.title(invoiceNumber(act.year, act.number), formatRussianDate(act.day));
  const sides = [
    { side: words.seller, party: seller },
    { side: words.buyer, party: null },
  ];
  const blocks: Block[] = [
    heading(1, "title", title),
    {
      type: "requisites",
      rows: [row(words.seller, seller.name), ...requisitesOf(seller)],
    },
    { type: "requisites", rows: [row(words.buyer, buyer.name), ...requisitesOf(buyer)] },
    paragraph(
      words.ground(invoiceNumber(invoice.year, invoice.number), formatRussianDate(invoice.day)),
    ),
    itemsOf(invoice),
    totalOf(words.total, amount),
    noteOf(seller.vatNote),
    paragraph(words.fact(formatRussianDate(act.from), formatRussianDate(act.until))),
    ...signatures(sides),
  ];
  return { tree: { title, date: act.day, blocks }, pictures: [] };
}

const requisitesOf = ({ inn, kpp, address }: Pick<Buyer, "inn" | "kpp" | "address">) => [
  row(invoiceWords.inn, inn),
  ...sole(invoiceWords.kpp, kpp),
  row(invoiceWords.address, address),
];

const itemsOf = ({ title, amount }: PrintedInvoice) =>
  table(
    [...invoiceWords.columns],
    [["1", title, "1", formatPaperSum(amount), formatPaperSum(amount)]],
  );

const totalOf = (label: string, amount: number): Block => ({
  type: "paragraph",
  children: [strong(`${label}: ${formatPaperSum(amount)} ₽`)],
});

/** The operator's own words. */
const noteOf = (note: string): Block => ({ type: "paragraph", children: [text(note)] });

type Side = { side: string; party: Seller | null };

/** Where people sign: names that were given, and lines for a hand where none were. */
function signatures(sides: Side[]): Block[] {
  const rows = sides.map(({ side, party }): Inline[][] => {
    const { signerPosition = null, signerName = null } = party ?? {};
    const position = signerPosition ? [text(signerPosition)] : byHand(actWords.position);
    const name = byHand(signerName ? `подпись, ${signerName}` : actWords.signature);
    return [[text(side)], position, name];
  });
  return [{ type: "table", header: null, rows }];
}

const byHand = (words: string): Inline[] => [
  { type: "emphasis", byHand: true, children: [text(words)] },
];
